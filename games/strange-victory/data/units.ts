/** 2.0 The 89 counters. Numbers marked reconstructed were set by play: see docs/CALIBRATION.md. */
import { deduced, historical, printed, reconstructed, type Fact } from '../../../engine/facts.ts';
import type { Letter } from './map.ts';

export interface CommanderRow {
  readonly name: string;
  /** The Korps he leads; the Korps stand in the order of their commanders. */
  readonly korps: string;
  readonly cap: number;
  readonly src: { readonly name: Fact; readonly cap: Fact };
}
/** 4.1.2 The commanders, in the order of their Korps; the cap is the top of the Audacity Track. */
export const COMMANDER_ROWS: readonly CommanderRow[] = [
  {
    name: 'Rommel',
    korps: 'XV Korps',
    cap: 4,
    src: {
      name: printed('4.1.2'),
      cap: reconstructed('the boldest after Guderian; the track must hold the re-roll and the gain of 8.3.7'),
    },
  },
  {
    name: 'Reinhardt',
    korps: 'XXXXI Korps',
    cap: 3,
    src: { name: printed('4.1.2'), cap: reconstructed('dutiful and competent (4.1.2): the shortest track') },
  },
  {
    name: 'Guderian',
    korps: 'XIX Korps',
    cap: 5,
    src: {
      name: printed('4.1.2'),
      cap: reconstructed('three divisions and the drive to the coast: the longest track'),
    },
  },
];

export interface DivisionRow {
  readonly name: string;
  readonly korps: string;
  /** Dice on the Advancing and on the Resupply face. */
  readonly advancing: number;
  readonly resupply: number;
  readonly src: { readonly korps: Fact; readonly advancing: Fact; readonly resupply: Fact };
}
const FEWER = reconstructed('1 or 2 in resupply (8.3.1): one die fewer than advancing');
/** 4.2.1 The seven divisions. */
export const DIVISION_ROWS: readonly DivisionRow[] = [
  {
    name: '7th',
    korps: 'XV Korps',
    advancing: 3,
    resupply: 2,
    src: { korps: printed('4.1.2'), advancing: printed('8.3.7'), resupply: FEWER },
  },
  {
    name: '5th',
    korps: 'XV Korps',
    advancing: 2,
    resupply: 1,
    src: {
      korps: printed('4.1.2'),
      advancing: reconstructed('324 tanks, but its heavy company went to the 7th (4.1.2)'),
      resupply: FEWER,
    },
  },
  {
    name: '6th',
    korps: 'XXXXI Korps',
    advancing: 2,
    resupply: 1,
    src: {
      korps: historical('XXXXI Korps, May 1940'),
      advancing: reconstructed('218 tanks, most of them Czech 35(t)'),
      resupply: FEWER,
    },
  },
  {
    name: '8th',
    korps: 'XXXXI Korps',
    advancing: 2,
    resupply: 1,
    src: {
      korps: historical('XXXXI Korps, May 1940'),
      advancing: reconstructed('212 tanks, came up late'),
      resupply: FEWER,
    },
  },
  {
    name: '1st',
    korps: 'XIX Korps',
    advancing: 3,
    resupply: 2,
    src: {
      korps: historical('XIX Korps, May 1940'),
      advancing: reconstructed('256 tanks, the main effort at Sedan'),
      resupply: FEWER,
    },
  },
  {
    name: '2nd',
    korps: 'XIX Korps',
    advancing: 2,
    resupply: 1,
    src: {
      korps: historical('XIX Korps, May 1940'),
      advancing: reconstructed('266 tanks, first at the sea; its artillery was late at the Meuse'),
      resupply: FEWER,
    },
  },
  {
    name: '10th',
    korps: 'XIX Korps',
    advancing: 2,
    resupply: 1,
    src: {
      korps: historical('XIX Korps, May 1940'),
      advancing: reconstructed('275 tanks, its guns lent out and held at Stonne'),
      resupply: FEWER,
    },
  },
];

export const TYPES = [
  'stuka',
  'guns',
  'recon',
  'gas',
  'giraud',
  'breakdown',
  'refugees',
  'infantry',
  'armour',
] as const;
export type Type = (typeof TYPES)[number];
export const BAGS = [
  'Garrison A',
  'Garrison B',
  'Garrison C',
  'Garrison I',
  'Coastal Defense',
  'Reaction B',
  'Reaction C',
] as const;
export type Bag = (typeof BAGS)[number];

/** A counter other than a division. Starting assets come from no bag. */
export interface CounterRow {
  readonly label: string;
  readonly shown: string;
  readonly type: Type;
  readonly strength: number;
  readonly bag?: Bag;
  readonly src: Fact;
}

const SPLIT = reconstructed(
  'seven starting assets (4.2.2); only Stuka and Guns can be among them: Gas is excluded by 8.3.7, Recon and Giraud are turned up',
);
const asset = (type: 'stuka' | 'guns', n: number): CounterRow => ({
  label: `${type === 'stuka' ? 'Stuka' : 'Guns'} ${n}`,
  shown: type === 'stuka' ? 'Stuka' : 'Guns',
  type,
  strength: 0,
  src: SPLIT,
});

/** 4.2.2 The seven starting assets. */
const STARTING: readonly CounterRow[] = [
  asset('stuka', 1),
  asset('stuka', 2),
  asset('stuka', 3),
  asset('stuka', 4),
  asset('guns', 1),
  asset('guns', 2),
  asset('guns', 3),
];

type Kind = readonly [shown: string, type: Type, strength: number, count: number, src: Fact];
const fill = (bag: Bag, prefix: string, kinds: readonly Kind[]): readonly CounterRow[] =>
  kinds
    .flatMap(kind => Array.from({ length: kind[3] }, () => kind))
    .map(([name, type, strength, , src], i) => {
      const shown = strength ? `${name} ${strength}` : name;
      return { label: `${prefix}${i + 1} ${shown}`, shown, type, strength, bag, src };
    });

const KINDS_PRINTED = 'kinds of garrison are printed (8.2.12), how many of each is ours';
const mix = (why: string): Fact => reconstructed(`${why}; ${KINDS_PRINTED}`);

/** 4.3 One garrison for each lettered area (6.0): 10 A, 12 B, 13 C, 7 I. */
const garrison = (letter: Letter, kinds: readonly Kind[]): readonly CounterRow[] =>
  fill(`Garrison ${letter}`, letter, kinds);
const GARRISONS: readonly CounterRow[] = [
  ...garrison('A', [
    ['Infantry', 'infantry', 3, 2, mix('reserve divisions of 2nd and 9th Army in field works')],
    ['Infantry', 'infantry', 4, 4, mix('102nd Fortress Division, the machine-gunners of Montherme')],
    ['Armoured cars', 'armour', 4, 1, mix('reconnaissance groups of the cavalry divisions')],
    ['Recon', 'recon', 0, 1, mix('undefended road, found by scouts')],
    ['Breakdown', 'breakdown', 0, 2, mix('Ardennes tracks')],
  ]),
  ...garrison('B', [
    ['Infantry', 'infantry', 4, 1, mix('what 9th Army had left behind the Sambre')],
    [
      'Infantry',
      'infantry',
      5,
      5,
      mix('4th North African, 1st Moroccan and 9th Motorised Divisions, regulars on the Sambre and Oise'),
    ],
    ['Hotchkiss', 'armour', 5, 1, mix('1st Light Mechanised Division')],
    ['Char B', 'armour', 6, 1, mix('1st and 2nd Armoured Divisions, caught refuelling')],
    [
      'Somua',
      'armour',
      6,
      1,
      deduced('a Somua of strength 6 is turned up at Cambrai (8.3.7); that Cambrai has the letter B is ours'),
    ],
    ['Giraud', 'giraud', 0, 1, deduced('one general, named in 8.3.3; taken on 19 May near Le Catelet')],
    ['Recon', 'recon', 0, 1, mix('a gap between two armies')],
    ['Breakdown', 'breakdown', 0, 1, mix('200 km on their own tracks')],
  ]),
  ...garrison('C', [
    [
      'Infantry',
      'infantry',
      3,
      8,
      mix(
        'British 12th, 23rd and 46th Divisions on the lines of communication, French 7th Army falling back on the Somme',
      ),
    ],
    ['Renault', 'armour', 4, 1, mix('independent tank battalions')],
    ['Matilda', 'armour', 6, 1, mix('1st Army Tank Brigade at Arras')],
    ['Recon', 'recon', 0, 1, mix('open country behind the front')],
    ['Gas', 'gas', 0, 1, mix('an army fuel dump')],
    ['Breakdown', 'breakdown', 0, 1, mix('worn out after ten days')],
  ]),
  ...garrison('I', [
    [
      'Infantry',
      'infantry',
      2,
      2,
      deduced('Avesnes defends with 6 or 8 (3.1.5), so code I infantry is 2 or 3; the split is ours'),
    ],
    [
      'Infantry',
      'infantry',
      3,
      5,
      deduced('Avesnes defends with 6 or 8 (3.1.5), so code I infantry is 2 or 3; the split is ours'),
    ],
  ]),
];

/** 4.5 Six Coastal Defense counters. */
const COASTAL = fill('Coastal Defense', 'Coast ', [
  [
    'Infantry',
    'infantry',
    2,
    4,
    reconstructed('six counters (3.2.5): rear parties, marines and French coastal troops'),
  ],
  [
    'Infantry',
    'infantry',
    4,
    1,
    deduced('a 3 and a 4 stand together at Calais in 8.3.2; code I garrisons are at most 3'),
  ],
  [
    'Cruisers',
    'armour',
    4,
    1,
    historical('3rd Royal Tank Regiment landed at Calais on 22 May 1940; its strength is ours'),
  ],
]);

/** 4.4 Reactions: what 89 counters leave, in two letters (9.1.2). */
const LEFT = '89 counters less all others leave 15 reactions; kinds are printed (9.1.3), how many of each is ours';
const REACTIONS = [
  ...fill('Reaction B', 'RB', [
    ['Char B', 'armour', 6, 4, reconstructed(`4th Armoured Division at Montcornet and Crecy; ${LEFT}`)],
    [
      'Somua',
      'armour',
      6,
      2,
      reconstructed(`its cuirassiers, and the light mechanised divisions in the Mormal forest; ${LEFT}`),
    ],
    ['Refugees', 'refugees', 0, 1, reconstructed(LEFT)],
    ['Recon', 'recon', 0, 1, reconstructed(LEFT)],
  ]),
  ...fill('Reaction C', 'RC', [
    ['Matilda', 'armour', 6, 1, reconstructed(`Arras, 21 May; ${LEFT}`)],
    ['Hotchkiss', 'armour', 5, 2, reconstructed(`remnants of the Cavalry Corps; ${LEFT}`)],
    ['Renault', 'armour', 4, 2, reconstructed(`battalions thrown in piecemeal; ${LEFT}`)],
    ['Refugees', 'refugees', 0, 1, reconstructed(LEFT)],
    ['Recon', 'recon', 0, 1, reconstructed(LEFT)],
  ]),
];

/** Every counter that lies somewhere, but for divisions: starting assets first. */
export const COUNTERS: readonly CounterRow[] = [...STARTING, ...GARRISONS, ...COASTAL, ...REACTIONS];

/** 4.1, 4.6 Markers that only show a number, so that no row of the state stands for them. */
export const MARKERS = [
  { name: 'Progress', count: 2, src: printed('4.1.1') },
  { name: 'Commander', count: 3, src: printed('4.1.2') },
  { name: 'Damage', count: 7, src: deduced('one for each division; 89 counters leave 22 for damage and reactions') },
] as const;
