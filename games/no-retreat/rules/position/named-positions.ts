/** Named positions of a turn, so that a position can be set to 'german combat' without knowing the procedures. */
import { labelled } from '../../../../engine/labels.ts';
import type { Saved } from '../../../../engine/save.ts';
import type { State, Vars } from '../../../../engine/state.ts';
import type { SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { RESULTS, type Result } from '../../data/rows.ts';
import { labelsOf } from '../../game.ts';
import { counterattackOf, freshBattle, type Battle } from '../combat/battle-vars.ts';
import { convertedBy } from '../combat/conversions.ts';
import { joinsWith } from '../combat/battle-draft.ts';
import { ableAt, forceOf, owedNow } from '../combat/obligations.ts';
import { oddsOf, tablesFor } from '../combat/odds.ts';
import { firstIn } from '../plans/planned-moves.ts';
import { isFrance, placeOf, sideName, sideNo, unitsIn } from '../../model/state.ts';

type Flow = Saved['flow'];
type Side = 'german' | 'allied';
const GAME = { proc: 'game', at: '4.0/1' } as const;
const turn = (g: State, at: string): Flow => [GAME, { proc: 'turn', at, vars: { first: sideName(firstIn(g)) } }];
/** The player turn of a side, before the other's or after it (24.2). */
const player = (g: State, side: Side, at: string): Flow => [
  ...turn(g, side === sideName(firstIn(g)) ? '4.0/second' : '@end'),
  { proc: 'playerTurn', at, vars: { side } },
];
type FrameVars = Flow[number]['vars'];
const phase = (g: State, side: Side, after: string, proc: string, at: string, vars: FrameVars = {}): Flow => [
  ...player(g, side, after),
  { proc, at, vars: { side, ...vars } },
];
const combat = (g: State, side: Side, at: string): Flow =>
  phase(g, side, '22.2', 'combat', at, { hexes: [], attackers: [], credit: 0 });
const ofSide = (g: State, side: Side): readonly (readonly [string, Flow])[] => [
  [`${side} turn`, player(g, side, '12.0')],
  [`${side} movement`, phase(g, side, '14.0', 'movement', '13.0/start')],
  [`${side} combat`, combat(g, side, '14.0')],
  [`${side} battles`, combat(g, side, '14.2')],
  [`${side} reserves`, phase(g, side, '@end', 'reserve', '16.1')],
];
// Battles ---------------------------------------------------------------------------------------------------------------
/** The battle that the position itself offers: the first marked hex, attacked by all units that may attack together, on the first table they may use. */
const battleOf = (g: State, side: SideNo): Battle | undefined => {
  const [hex] = owedNow(g, side);
  if (hex === undefined) return undefined;
  const attackers: number[] = [];
  for (const u of ableAt(g, side, hex)) if (joinsWith(g, { attackers }, u).ok) attackers.push(u);
  const force = forceOf(g, side, attackers, [hex]);
  const [table] = tablesFor(g, force);
  return table && freshBattle({ ...force, defenders: unitsIn(g, hex), table, phasing: side });
};
const STEPS = ['allied marker', 'german marker', 'allied card', 'german card', 'die'] as const;
/** 14.7 The battle after this die result: as converted by rules, with who used armour. */
const rolled = (g: State, b: Battle, result: Result): Battle => {
  const { armour, label } = oddsOf(g, b);
  return { ...b, result: convertedBy(g, b, result), armour, odds: label };
};
/** 14.5 Each step of that battle, a counterattack in it, and each result of the die. */
const battlesOf = (g: State, side: Side): readonly (readonly [string, Flow])[] => {
  const b = battleOf(g, sideNo(side));
  if (!b) return [];
  const at = (step: string, vars: Vars): Flow => [
    ...combat(g, side, '14.2'),
    { proc: 'battle', at: step, vars: labelled(labelsOf(boxOf(g)), vars) as Vars },
  ];
  const back = counterattackOf(b, [...new Set(b.attackers.map(u => placeOf(g, u)))], 0);
  return [
    ...STEPS.map(step => [`${side} battle ${step}`, at(`14.5/${step}`, b)] as const),
    [`${side} battle counterattack`, at('14.5/table', back)],
    ...RESULTS.map(result => [`${side} battle ${result}`, at('14.7/wish', rolled(g, b, result))] as const),
  ];
};
/** Every phase of both sides, and the steps of the battle that the position offers. */
export const momentsOf = (g: State): { readonly [name: string]: Flow } =>
  Object.fromEntries<Flow>([
    ['start of turn', turn(g, '20.1.7')],
    ['checks', turn(g, '7.0')],
    ['strategic', turn(g, '8.0')],
    [
      'events',
      [...turn(g, '9.0/allied'), { proc: 'strategic', at: '8.2', vars: { side: 'allied', passes: 0, card: '?' } }],
    ],
    ['allied organisation', turn(g, '9.0/allied')],
    ['german organisation', turn(g, '9.0/german')],
    ...['A', 'B', 'C', 'D', ...(isFrance(g) ? ['E'] : [])].map(s => [`deployment ${s}`, turn(g, `10.0/${s}`)] as const),
    ['deployment', turn(g, '10.0/A')],
    ...(isFrance(g) ? [['airdrops', turn(g, '10.0/F')] as const] : []),
    ...ofSide(g, 'german'),
    [
      'blitzkrieg',
      [
        ...player(g, 'german', '16.0'),
        { proc: 'blitzkrieg', at: '15.0/start', vars: { acted: [], kept: [], homes: [] } },
      ],
    ],
    ...ofSide(g, 'allied'),
    ...battlesOf(g, 'german'),
    ...battlesOf(g, 'allied'),
  ]);
