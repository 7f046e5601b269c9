/** Sequence of play, turn track, markers, neutrals, exits and victory, each line with its case. */
import { frameOf } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { A, G, type SideNo } from '../army.ts';
import { boxOf, chartsOf } from '../box.ts';
import { levelOf, SCENARIOS } from '../data/charts.ts';
import { BELGIUM, citiesOf, GERMANY, labelOf, LUXEMBOURG, NETHERLANDS, SWITZERLAND } from '../ground.ts';
import {
  AT,
  beside,
  CAPITULATED,
  controls,
  fortIn,
  GERMAN,
  is1940,
  NEUTRAL,
  NEUTRALS,
  placeName,
  placeOf,
  scenarioOf,
  sideName,
  standing,
  TURN_TRACK,
  turnOf,
} from '../state.ts';
import { dynamoNow, EXITS } from '../rules/exits.ts';
import { counted } from '../../../engine/words.ts';
import { germanCitiesLost, vpLines, vpNow, vpOf } from '../rules/victory.ts';
import type { SideName } from './units.ts';

// 5.0 The sequence of play ---------------------------------------------------------------------------------------
export interface StepView {
  readonly name: string;
  readonly case: string;
  readonly state: 'past' | 'now' | 'next';
}
export interface SequenceView {
  readonly roman: string;
  readonly name: string;
  readonly steps: readonly StepView[];
}

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
  const fightFirst = f?.vars.side === side ? f.vars.first === 1 : !is1940(v) && side === A && !v.n[AT.supplyCrisis];
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
      [theirs!, ...(v.n[AT.violated] === turn ? [['dyle', 'Dyle-Breda Plan', '5.16'] as const] : []), ...allied],
    ],
    [
      'End of the turn',
      [
        ['check', 'Allied victory check', '5.11'],
        ['supply', 'Supply check', '5.12'],
        ...(turn >= chartsOf(v).dynamo.fromTurn && !v.n[AT.dynamo]
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
/** The innermost procedure tells: while it runs, its caller already stands at the step to come back to. */
const keyNow = (v: State): string => {
  const asked = v.wait.for === 'choice' ? v.wait.ask.kind : '';
  const setUp = frameOf(v, 'setUp');
  const side = frameOf(v, 'playerTurn')?.vars.side as SideNo | undefined;
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
export const sequenceView = (v: State): readonly SequenceView[] => {
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
        state: at === now ? ('now' as const) : at < now ? ('past' as const) : ('next' as const),
      };
    }),
  }));
};
/** Set-up is before turn 1 begins. */
export const isSetUp = (v: State): boolean =>
  frameOf(v, 'setUp') !== undefined || (v.wait.for === 'choice' && v.wait.ask.kind === 'declaring');

// The turn track and the markers -----------------------------------------------------------------------------------
export interface TurnView {
  readonly turn: number;
  readonly date: string;
  readonly state: 'past' | 'now' | 'next';
  /** What this turn brings: reinforcements, markers on the track, checks that begin. */
  readonly notes: readonly { readonly text: string; readonly case: string }[];
}
const notesOf = (v: State, turn: number): TurnView['notes'] => {
  const crisis = chartsOf(v).crisis.find(c => c.turn === turn);
  const dynamo = v.n[AT.dynamo]!;
  if (!is1940(v))
    return crisis
      ? [
          {
            text: `Supply crisis on ${crisis.die.from === crisis.die.to ? crisis.die.to : `${crisis.die.from}–${crisis.die.to}`}`,
            case: '5.5',
          },
        ]
      : [];
  const arrives =
    placeOf(v, boxOf(v).UNIT_NAMES.indexOf(chartsOf(v).reinforcement.unit)) === beside(v, TURN_TRACK) &&
    turn === chartsOf(v).reinforcement.turn;
  return [
    ...(arrives ? [{ text: `${chartsOf(v).reinforcement.unit} may arrive`, case: '9.4' }] : []),
    ...(dynamo > 0 && turn > dynamo && turn <= dynamo + chartsOf(v).dynamo.turns
      ? [{ text: 'Operation Dynamo', case: '5.13' }]
      : []),
    ...(turn === chartsOf(v).coup.turn ? [{ text: 'Airborne coup', case: '5.9' }] : []),
    ...(turn === chartsOf(v).halt.fromTurn ? [{ text: 'Panzer halt checks begin', case: '5.10' }] : []),
    ...(turn === chartsOf(v).dynamo.fromTurn && !dynamo ? [{ text: 'Dynamo may be declared', case: '5.13' }] : []),
  ];
};
export const turnViews = (v: State): readonly TurnView[] =>
  chartsOf(v).turns[SCENARIOS[scenarioOf(v)]!].map(({ turn, date }) => ({
    turn,
    date,
    state: turn < turnOf(v) ? ('past' as const) : turn === turnOf(v) ? ('now' as const) : ('next' as const),
    notes: notesOf(v, turn),
  }));

export interface MarkersView {
  readonly sickleCut: boolean;
  readonly coup: 'ready' | 'used';
  readonly dynamo: {
    readonly declared: number;
    readonly port: string;
    readonly now: boolean;
    readonly stepsThisTurn: number;
    readonly stepsATurn: number;
  };
  readonly halt: { readonly count: number; readonly now: 'no' | 'half' | 'full' };
  readonly supplyCrisis: boolean;
  /** 5.16 The die of this turn, 0 if there was none, and what it does. */
  readonly dyle: { readonly die: number; readonly words: string };
  readonly replacements: { readonly german: number; readonly french: number; readonly refit: 'ready' | 'used' };
  /** 5.17 */
  readonly fourthArmoured: 'ready' | 'used';
}
const HALT_WORDS = ['no', 'half', 'full'] as const;
const readyOrUsed = (n: number | undefined): 'ready' | 'used' => (n === 1 ? 'used' : 'ready');
export const markersView = (v: State): MarkersView => ({
  sickleCut: v.n[AT.sickleCut] === 1,
  coup: readyOrUsed(v.n[AT.coup]),
  dynamo: {
    declared: v.n[AT.dynamo]!,
    port: v.n[AT.dynamo] ? placeName(v, v.n[AT.dynamoPort]!) : '',
    now: dynamoNow(v),
    stepsThisTurn: v.n[AT.evacuatedSteps]!,
    stepsATurn: chartsOf(v).dynamo.stepsATurn,
  },
  halt: { count: v.n[AT.halts]!, now: HALT_WORDS[v.n[AT.halted]!]! },
  supplyCrisis: v.n[AT.supplyCrisis] === 1,
  dyle: {
    die: v.n[AT.dyleRoll]!,
    words: chartsOf(v).dyle.find(r => v.n[AT.dyleRoll]! >= r.die.from && v.n[AT.dyleRoll]! <= r.die.to)?.name ?? '',
  },
  replacements: {
    german: v.n[AT.germanReplacements]!,
    french: v.n[AT.frenchReplacements]!,
    refit: readyOrUsed(v.n[AT.refit]),
  },
  fourthArmoured: readyOrUsed(v.n[AT.fourthArmoured]),
});

// Neutrals and exits -------------------------------------------------------------------------------------------------
export interface NeutralView {
  readonly name: string;
  readonly standing: 'neutral' | 'at war' | 'capitulated';
  /** The turn it was violated, 0 if it was not. */
  readonly violated: number;
  /** 4.3 City hexes in German hands, and how many make it give up; 0 of 0 for Luxembourg. */
  readonly cities: number;
  readonly needed: number;
  readonly words: string;
}
const STANDINGS = ['neutral', 'at war', 'capitulated'] as const;
const GROUNDS = [BELGIUM, NETHERLANDS, LUXEMBOURG, SWITZERLAND];
/** 4.3 How many city hexes make each give up, and in words. */
const needed = (v: State, neutral: number): number => {
  const { Belgium, Netherlands } = chartsOf(v).capitulation;
  return [Belgium, Netherlands, 0, citiesOf(v, SWITZERLAND).length][neutral]!;
};
const until = (v: State, neutral: number): string =>
  [
    `gives up at ${needed(v, neutral)} city hexes, or when no British unit is on the map`,
    `gives up at ${needed(v, neutral)} city hexes`,
    'gives up when a German enters',
    'a die decides: it fights forward, or holds the redoubt to the end',
  ][neutral]!;
const SWISS_WORDS = [
  '',
  'fights forward: gives up when all its cities or its army are gone',
  'its army is in the redoubt: it never gives up',
];
export const neutralViews = (v: State): readonly NeutralView[] =>
  NEUTRALS.map((name, n) => ({
    name,
    standing: STANDINGS[standing(v, n)]!,
    violated: v.n[AT.violated + n]!,
    cities: citiesOf(v, GROUNDS[n]!).filter(hex => controls(v, G, hex)).length,
    needed: needed(v, n),
    words: !is1940(v)
      ? 'out of play in 1939'
      : standing(v, n) === CAPITULATED
        ? 'has given up; its army is gone'
        : (n === 3 && SWISS_WORDS[v.n[AT.swiss]!]) || until(v, n),
  }));

export interface ExitView {
  readonly name: string;
  readonly case: string;
  readonly who: SideName;
  readonly hexes: readonly string[];
  readonly open: boolean;
  readonly words: string;
}
/** 4.5, 4.6, 5.13, 5.14 The ways off the map; none in 1939. */
export const exitViews = (v: State): readonly ExitView[] => {
  if (!is1940(v)) return [];
  const declared = v.n[AT.dynamo]! > 0;
  const exit = (i: number, who: SideNo, hexes: readonly number[], open: boolean, words: string): ExitView => ({
    name: EXITS[i]!.name,
    case: EXITS[i]!.case,
    who: sideName(who),
    hexes: hexes.map(hex => labelOf(v, hex)),
    open,
    words,
  });
  return [
    exit(0, G, boxOf(v).BRITTANY, true, 'a mechanised corps, for 1 MP: one point'),
    exit(1, G, boxOf(v).SOUTH_EDGE, true, 'a mechanised corps, for 1 MP: one point'),
    exit(
      2,
      A,
      boxOf(v).WEST_EDGE,
      declared && !v.n[AT.brittany],
      v.n[AT.brittany] ? 'shut: a mechanised corps has left this way' : 'British corps once Dynamo is declared',
    ),
    exit(
      3,
      A,
      boxOf(v).SOUTH_EDGE_ALL,
      declared && v.n[AT.mediterranean] !== 2,
      v.n[AT.mediterranean] === 2
        ? 'shut: a mechanised corps has left this way'
        : 'British corps once Dynamo is declared',
    ),
    exit(
      4,
      A,
      declared ? [v.n[AT.dynamoPort]!] : [],
      dynamoNow(v),
      `${chartsOf(v).dynamo.stepsATurn} steps a turn in the ${chartsOf(v).dynamo.turns} turns after it is declared`,
    ),
  ];
};

// 4.0 Victory ----------------------------------------------------------------------------------------------------------
export interface VictoryLine {
  readonly case: string;
  readonly name: string;
  readonly points: number;
  /** Most it can be; negative for debits; 0 where it is no matter of points (1939). */
  readonly most: number;
  /** How it stands: 'Paris: 1 of 3 hexes'. */
  readonly detail: string;
}
export interface VictoryView {
  /** German points; in 1939 the German cities in French hands, which a die must not exceed. */
  readonly points: number;
  readonly lines: readonly VictoryLine[];
  /** 1940 only. */
  readonly levels: readonly {
    readonly name: string;
    readonly winner: string;
    readonly from?: number;
    readonly to?: number;
    readonly now: boolean;
  }[];
  /** How it ended at once, before or against the points. */
  readonly ended?: { readonly case: string; readonly words: string };
  /** '5 points', and how it stands in a few words. */
  readonly shown: string;
  readonly words: string;
}
/** 4.9 */
const mostLost = (v: State): number => chartsOf(v).victory.find(r => r.case === '4.9')!.most;
const held = (v: State, hexes: readonly number[]): number => hexes.filter(hex => controls(v, G, hex)).length;
const detailOf = (v: State, c: string): string => {
  switch (c) {
    case '4.3':
      return `${NEUTRALS.filter((_, n) => standing(v, n) === CAPITULATED).length} of ${chartsOf(v).overturn.neutrals} have given up`;
    case '4.4':
      return v.n[AT.onDyle]
        ? 'French units were on the Dyle'
        : standing(v, 0) === NEUTRAL
          ? 'only once Belgium is violated'
          : 'no French unit in overland supply was there: scored at the end';
    case '4.5':
      return v.n[AT.brittany] ? 'a mechanised corps left to the west' : 'none has left to the west';
    case '4.6':
      return v.n[AT.mediterranean] === 2
        ? 'a mechanised corps left to the south'
        : v.n[AT.mediterranean]
          ? 'Dijon or Lyon was German'
          : `Dijon, Lyon: one hex is enough (${held(v, boxOf(v).MEDITERRANEAN_CITIES)} of ${boxOf(v).MEDITERRANEAN_CITIES.length})`;
    case '4.7':
      return v.n[AT.paris]
        ? 'Paris was German'
        : `${held(v, boxOf(v).PARIS)} of ${chartsOf(v).overturn.parisHexes} hexes of Paris`;
    case '4.8':
      return v.n[AT.maginot]
        ? 'overturned'
        : `${boxOf(v).MAGINOT_HEXES.filter(hex => fortIn(v, hex) < 0).length} of ${chartsOf(v).overturn.maginotForts} forts destroyed, or all cut off`;
    case '4.9':
      return `${v.n[AT.britishLost]} of ${mostLost(v)} lost while out of supply`;
    default:
      return `${v.n[AT.panzersLost]} lost; with no point left the game ends`;
  }
};
const ENDS: { readonly [why: string]: string } = {
  '4.1 allied': 'The French are next to the Ruhr, or the die over its cities fell',
  '4.1 german': 'The Germans have held to the last turn',
  '4.2 allied': 'The Allies are next to the Ruhr, or the die over German cities fell',
  '4.10 allied': 'A mechanised corps was lost, and no point is left',
};
const endedAs = (v: State): VictoryView['ended'] => {
  const { why, winner } = (v.wait.for === 'over' ? v.wait.result : {}) as {
    readonly why?: string;
    readonly winner?: string;
  };
  const words = ENDS[`${why} ${winner}`];
  return why && words ? { case: why, words } : undefined;
};
const victory1940 = (v: State): VictoryView => {
  const ended = endedAs(v);
  const points = ended ? vpNow(v) : vpOf(v);
  const level = ended ? chartsOf(v).levels[0]! : levelOf(chartsOf(v).levels, points);
  const cities = germanCitiesLost(v);
  return {
    points,
    ...(ended ? { ended } : {}),
    shown: points === 1 ? '1 point' : `${points} points`,
    words: level.name,
    lines: [
      ...vpLines(v).map(l => {
        const row = chartsOf(v).victory.find(r => r.case === l.case)!;
        return { case: l.case, name: l.name, points: l.points, most: row.each * row.most, detail: detailOf(v, l.case) };
      }),
      {
        case: '4.2',
        name: 'Allies in Germany',
        points: 0,
        most: 0,
        detail: cities
          ? `${counted(cities, 'German city hex', 'German city hexes')} lost: they win on a die of ${cities} or less`
          : 'no city lost; the Ruhr wins at once',
      },
    ],
    levels: chartsOf(v).levels.map(l => ({
      name: l.name,
      winner: l.winner,
      ...(l.from === undefined ? {} : { from: l.from }),
      ...(l.to === undefined ? {} : { to: l.to }),
      now: l === level,
    })),
  };
};
const victory1939 = (v: State): VictoryView => {
  const points = germanCitiesLost(v);
  const of = citiesOf(v, GERMANY).length;
  const ended = endedAs(v);
  return {
    points,
    ...(ended ? { ended } : {}),
    shown: `${points} of ${of} cities`,
    levels: [],
    words:
      v.wait.for === 'over'
        ? (v.wait.result as { readonly winner: string }).winner === GERMAN
          ? 'The Germans have held'
          : 'The French have won'
        : points
          ? `The French win on a die of ${points} or less at the end of the turn`
          : 'The Germans hold',
    lines: [
      {
        case: '4.1',
        name: 'German cities in French hands',
        points,
        most: 0,
        detail: `${points} of ${of}: the French win if the die does not exceed it`,
      },
      {
        case: '4.1',
        name: 'Next to the Ruhr',
        points: 0,
        most: 0,
        detail: 'a French unit next to a Ruhr hex wins at once',
      },
      { case: '4.1', name: 'Until turn 7', points: 0, most: 0, detail: 'otherwise the Germans win' },
    ],
  };
};
export const victoryView = (v: State): VictoryView => (is1940(v) ? victory1940(v) : victory1939(v));
