/** 5.0 The sequence of play, as the strip above the map shows it. */
import type { State } from '../../../engine/state.ts';
import { whenOf, type PartOfTurn } from '../../../engine/view.ts';
import { A, G, type SideNo } from '../model/army.ts';
import { chartsOf } from '../model/box.ts';
import { frameOf } from '../rules/flow.ts';
import { AT, is1940, scenarioOf, turnOf } from '../model/state.ts';

type Planned = readonly [key: string, name: string, c: string];
type Plan = readonly (readonly [group: string, steps: readonly Planned[]])[];
const SET_UP: readonly Plan[] = [
  [
    [
      'Set-up',
      [
        ['set0', 'Neutrals', '3.6'],
        ['set1', 'Anglo-French', '3.7'],
        ['sickle', 'Sickle Cut', '3.8'],
        ['set2', 'German', '3.8'],
      ],
    ],
  ],
  [
    [
      'Set-up',
      [
        ['set2', 'German', '3.3'],
        ['set1', 'French', '3.5'],
      ],
    ],
  ],
];
/** A side's two phases in the order that was chosen, or that the rules fix (5.2). */
const phasesOf = (v: State, side: SideNo): readonly Planned[] => {
  const f = frameOf(v, 'playerTurn');
  const fightFirst = f?.vars.side === side ? f.vars.first === 1 : !is1940(v) && side === A && !v.cells[AT.supplyCrisis];
  const move: Planned = [`move${side}`, 'Movement', '10.0'];
  const fight: Planned = [`fight${side}`, 'Combat', '11.0'];
  return [
    [`order${side}`, 'Order of phases', is1940(v) ? '5.7' : '5.2'],
    ...(fightFirst ? [fight, move] : [move, fight]),
  ];
};
const turn1940 = (v: State): Plan => {
  const turn = turnOf(v);
  const [order, ...german] = phasesOf(v, G);
  const [theirs, ...allied] = phasesOf(v, A);
  return [
    [
      'German player turn',
      [
        ...(turn === chartsOf(v).coup.turn ? [['coup', 'Airborne coup', '5.9'] as const] : []),
        order!,
        ...(turn >= chartsOf(v).halt.fromTurn ? [['halt', 'Panzer halt check', '5.10'] as const] : []),
        ...german,
      ],
    ],
    [
      'Allied player turn',
      [theirs!, ...(v.cells[AT.violated] === turn ? [['dyle', 'Dyle-Breda Plan', '5.16'] as const] : []), ...allied],
    ],
    [
      'End of the turn',
      [
        ['check', 'Allied victory check', '5.11'],
        ['supply', 'Supply check', '5.12'],
        ...(turn >= chartsOf(v).dynamo.fromTurn && !v.cells[AT.dynamo]
          ? [['dynamo', 'Operation Dynamo', '5.13'] as const]
          : []),
        ['rep0', 'German replacements', '9.1'],
        ['rep1', 'French replacements', '9.3'],
      ],
    ],
  ];
};
const turn1939 = (v: State): Plan => [
  ...(chartsOf(v).crisis.some(c => c.turn === turnOf(v))
    ? [['German supply', [['crisis', 'Supply crisis check', '5.5']]] as const]
    : []),
  ['French player turn', phasesOf(v, A)],
  ['German player turn', phasesOf(v, G)],
  [
    'End of the turn',
    [
      ['check', 'French victory check', '5.3'],
      ['supply', 'French supply check', '5.4'],
    ],
  ],
];
/** Read from the innermost procedure, because the frames below it already point at the step after it. */
const keyNow = (v: State): string => {
  const asked = v.wait.for === 'choice' ? v.wait.ask.kind : '';
  const setUp = frameOf(v, 'setUp');
  const side = frameOf(v, 'playerTurn')?.vars.side;
  const replacements = frameOf(v, 'replacements');
  if (setUp) return `set${setUp.vars.group}`;
  if (side !== undefined) return `${frameOf(v, 'movement') ? 'move' : frameOf(v, 'combat') ? 'fight' : 'order'}${side}`;
  if (replacements) return `rep${replacements.vars.side}`;
  return asked === 'declaring'
    ? 'sickle'
    : asked === 'evacuating'
      ? 'dynamo'
      : asked === 'dropping' || frameOf(v, 'coup')
        ? 'coup'
        : '';
};
const ROMAN = ['I', 'II', 'III', 'IV'];
export const sequenceView = (v: State): readonly PartOfTurn[] => {
  const key = keyNow(v);
  const plan =
    key.startsWith('set') || key === 'sickle' ? SET_UP[scenarioOf(v)]! : is1940(v) ? turn1940(v) : turn1939(v);
  const keys = plan.flatMap(([, steps]) => steps.map(s => s[0]));
  const now = keys.indexOf(key);
  return plan.map(([name, steps], i) => ({
    roman: plan.length > 1 ? ROMAN[i]! : '',
    name,
    steps: steps.map(([k, step, c]) => {
      const at = keys.indexOf(k);
      return {
        name: step,
        case: c,
        state: whenOf(at, now),
      };
    }),
  }));
};
/** Set-up is before turn 1 begins. */
export const isSetUp = (v: State): boolean =>
  frameOf(v, 'setUp') !== undefined || (v.wait.for === 'choice' && v.wait.ask.kind === 'declaring');
