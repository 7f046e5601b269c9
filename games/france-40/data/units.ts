/**
 * 2.0 The 228 counters. The rulebook prints no list: names are historical, and every factor is reconstructed from this formula.
 *
 *   corps 1940    factor = round(troops + division × n × quality × arm), at least 1
 *   division 1939 factor = round(division × quality × arm), at least 1
 *
 * `n` is the corps' divisions (a motorised division of a panzer corps counts half; attached brigades are fractions); `quality` is A active,
 * B reserve, C fortress or Landwehr; `troops` is corps artillery, for panzers also the air force; `arm` is 1 but for horse and light tanks.
 * A unit with fewer steps has the share `left` of its full factors, rounded. All numbers are in KNOBS: calibration turns them and nothing else.
 */
import { deduced, historical, printed, reconstructed, type Fact } from '../../../engine/facts.ts';

export const NATIONS = ['German', 'French', 'British', 'Belgian', 'Dutch', 'Swiss'] as const;
export type Nation = (typeof NATIONS)[number];
/** `light mechanised` is French and not of the mechanised class (2.5). */
export const UNIT_TYPES = [
  'infantry',
  'motorised',
  'mountain',
  'colonial',
  'north african',
  'cavalry',
  'light mechanised',
  'panzer',
  'panzergrenadier',
  'fort',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
export type Quality = 'A' | 'B' | 'C';
export type Factors = readonly [attack: number, defence: number];

export interface UnitRow {
  /** Unique: 'G 41 Pz', 'F XXI', 'UK I', 'G39 36 ID', 'ML 2731'. */
  readonly name: string;
  readonly nation: Nation;
  readonly scenario: '1940' | '1939' | 'both';
  readonly type: UnitType;
  readonly size: 'corps' | 'division' | 'fort';
  /** Attack and defence at each number of steps left, full strength first. */
  readonly factors: readonly Factors[];
  readonly counters: 1 | 2;
  /** Where a fort stands. */
  readonly hex?: string;
  /** Where it stood on 10 May 1940 or in September 1939. */
  readonly historical?: string;
  readonly src?: { readonly name: Fact; readonly factors: Fact };
}
export interface SourcedUnit extends UnitRow {
  readonly src: NonNullable<UnitRow['src']>;
}
export const stepsOf = (u: UnitRow): number => u.factors.length;
/** 2.5 Mechanised class. */
export const isMechanised = (u: UnitRow): boolean => u.type === 'panzer' || u.type === 'panzergrenadier';
/** 2.12 Static units. */
export const isFort = (u: UnitRow): boolean => u.size === 'fort';

interface Rate {
  readonly troops: Factors;
  readonly division: Factors;
}
export interface Knobs {
  readonly corps: { readonly [N in Nation]: Rate };
  readonly panzer: Rate;
  readonly quality: { readonly [Q in Quality]: number };
  readonly division: { readonly German: Factors; readonly French: Factors };
  readonly divisionQuality: { readonly [Q in Quality]: number };
  readonly arm: { readonly [T in UnitType]?: Factors };
  readonly steps: { readonly [N in Nation]: 1 | 2 | 4 };
  readonly left: { readonly 1: readonly number[]; readonly 2: readonly number[]; readonly 4: readonly number[] };
  readonly fort: {
    readonly maginot: readonly number[];
    readonly westWall: readonly number[];
    readonly ebenEmael: readonly number[];
  };
}
export const KNOBS: Knobs = {
  corps: {
    German: { troops: [1, 1], division: [1.8, 1.9] },
    French: { troops: [1, 1], division: [1.4, 1.8] },
    British: { troops: [1.5, 1.5], division: [2.2, 2.5] },
    Belgian: { troops: [0, 0], division: [1.1, 1.5] },
    Dutch: { troops: [0, 0], division: [0.8, 1] },
    Swiss: { troops: [0, 0], division: [1, 1.4] },
  },
  panzer: { troops: [6, 4], division: [2.5, 1.6] },
  quality: { A: 1, B: 0.85, C: 0.6 },
  division: { German: [2, 3], French: [2.4, 2.6] },
  divisionQuality: { A: 1, B: 0.7, C: 0.45 },
  arm: { 'light mechanised': [1.3, 0.8], cavalry: [0.8, 0.7] },
  steps: { German: 2, French: 2, British: 4, Belgian: 2, Dutch: 1, Swiss: 2 },
  left: { 1: [1], 2: [1, 0.5], 4: [1, 0.75, 0.5, 0.25] },
  fort: { maginot: [2, 1], westWall: [1], ebenEmael: [2] },
};

const whole = (x: number): number => Math.max(1, Math.round(x));
const pair = (of: (i: 0 | 1) => number): Factors => [of(0), of(1)];
const stepped = (full: Factors, left: readonly number[]): readonly Factors[] =>
  left.map(share => pair(i => whole(full[i] * share)));

/** One corps: its number, its divisions and their quality, what is known of them, and where it stood. */
type Corps = readonly [id: string, divisions: number, quality: Quality, made: string, where: string, type?: UnitType];

function corpsRow(
  k: Knobs,
  nation: Nation,
  prefix: string,
  [id, n, quality, made, where, type = 'infantry']: Corps,
): SourcedUnit {
  const panzer = type === 'panzer' || type === 'panzergrenadier';
  const rate = panzer ? k.panzer : k.corps[nation];
  const arm = k.arm[type] ?? [1, 1];
  const steps = panzer ? 4 : k.steps[nation];
  return {
    name: `${prefix} ${id}`,
    nation,
    scenario: '1940',
    type,
    size: 'corps',
    counters: steps === 4 ? 2 : 1,
    historical: `${where}: ${made}`,
    factors: stepped(
      pair(i => whole(rate.troops[i] + rate.division[i] * n * k.quality[quality] * arm[i])),
      k.left[steps],
    ),
    src: {
      name: nameOf(nation, id, where),
      factors: reconstructed(`formula of units.ts: ${n} divisions of quality ${quality} (${made})`),
    },
  };
}
function nameOf(nation: Nation, id: string, where: string): Fact {
  if (id === '41 Pz') return printed('2.11');
  if (id === '39 Pz') return printed('3.8, 9.4');
  if (id === '15 Pz' || id === '16 Pz' || id === '19 Pz')
    return deduced(
      `five mechanised corps (2.11), three of the four at start fit for Sickle Cut (3.8): 15, 19 and 41 crossed the Meuse, 16 fought in the north; ${where}`,
    );
  if (nation === 'British') return deduced('three corps (2.11): I, II and III of the expeditionary force');
  return historical(`${where}, May 1940`);
}

const PANZER_CORPS: readonly Corps[] = [
  ['15 Pz', 2, 'A', '5th and 7th Panzer', '4th Army', 'panzer'],
  ['16 Pz', 2.5, 'A', '3rd and 4th Panzer, 20th motorised', '6th Army', 'panzer'],
  ['19 Pz', 3.3, 'A', '1st, 2nd and 10th Panzer, Grossdeutschland', 'Group Kleist', 'panzer'],
  ['41 Pz', 2.5, 'A', '6th and 8th Panzer, 2nd motorised', 'Group Kleist', 'panzer'],
  ['39 Pz', 2.5, 'A', 'formed in May; two panzer divisions and one motorised in June', 'not yet formed', 'panzer'],
];
const OKH = 'reserve of the high command';
const UNSURE = 'three divisions assumed; which is not certain';
const GERMAN_CORPS: readonly Corps[] = [
  ['I', 3, 'A', UNSURE, '6th Army, in reserve'],
  ['II', 3, 'A', '12, 32, 263', '4th Army'],
  ['III', 3, 'A', '3, 23, 52', '12th Army'],
  ['IV', 3, 'A', '7, 18, 35 and others, three assumed', '6th Army'],
  ['V', 3, 'B', '211, 251, 267', '4th Army'],
  ['VI', 2, 'A', '16, 24', '12th Army'],
  ['VII', 2, 'A', '36, 68', '16th Army'],
  ['VIII', 2, 'A', '8, 28', '4th Army'],
  ['IX', 3, 'B', '30, 56, 216', '6th Army'],
  ['X', 3, 'B', '207, 227, SS regiments', '18th Army'],
  ['XI', 3, 'A', '19 and others, three assumed', '6th Army'],
  ['XII', 3, 'B', '75, 258, 268', '1st Army'],
  ['XIII', 2, 'A', '17, 34', '16th Army'],
  ['XVII', 3, 'B', UNSURE, OKH],
  ['XVIII', 3, 'A', '21, 25, 1st Mountain', '12th Army'],
  ['XXIII', 3, 'B', '58, 76, 86', '16th Army'],
  ['XXIV', 2, 'B', '60, 252', '1st Army'],
  ['XXV', 2, 'C', '555, 557', '7th Army'],
  ['XXVI', 3, 'B', '254, 256, SS-V', '18th Army'],
  ['XXVII', 2, 'B', '253, 269', '6th Army'],
  ['XXX', 2, 'B', '79, 93', '1st Army'],
  ['XXXIII', 3, 'C', '239, 554, 556', '7th Army'],
  ['XXXVII', 3, 'C', '246, 257, 262', '1st Army'],
  ['XXXVIII', 3, 'A', UNSURE, OKH],
  ['XXXX', 3, 'A', UNSURE, 'Army Group A, in reserve'],
  ['XXXXII', 3, 'B', UNSURE, OKH],
  ['XXXXIII', 3, 'B', UNSURE, OKH],
  ['XXXXIV', 3, 'B', UNSURE, OKH],
];
const GQG = 'reserve of the general headquarters';
const LINE = 'two divisions with fortress troops, assumed';
const FRENCH_CORPS: readonly Corps[] = [
  ['I', 3, 'A', '25 DIM, 1 DLM, 4 DI', '7th Army'],
  ['II', 2, 'A', '5 DIM, 4 DLC', '9th Army'],
  ['III', 2, 'A', '1 DIM, 2 DINA', '1st Army'],
  ['IV', 2, 'A', '32 DI, 1 DM', '1st Army'],
  ['V', 3, 'B', '5 DINA, 12 DIM, 101 DIF', '1st Army'],
  ['VI', 2.5, 'B', LINE, '3rd Army'],
  ['VII', 2.5, 'B', LINE, '8th Army'],
  ['VIII', 2.5, 'B', LINE, '5th Army'],
  ['IX', 2.5, 'B', LINE, '4th Army'],
  ['X', 3, 'B', '3 DINA, 55 and 71 DI', '2nd Army'],
  ['XI', 3, 'B', '18 and 22 DI, 1 DLC', '9th Army'],
  ['XII', 2.5, 'B', LINE, '5th Army'],
  ['XIII', 2.5, 'B', LINE, '8th Army'],
  ['XVI', 3, 'B', '9 DIM, 60 and 68 DI', '7th Army'],
  ['XVII', 2.5, 'B', LINE, '5th Army'],
  ['XVIII', 2, 'A', '41 DI, 3 DIC', '2nd Army'],
  ['XX', 3, 'A', '11 DI and others, three assumed', '4th Army'],
  ['XXI', 3, 'A', '3 DIM, 3 DCR and others, three assumed', GQG],
  ['XXIII', 3, 'A', 'three divisions assumed', GQG],
  ['XXIV', 2.5, 'B', LINE, '3rd Army'],
  ['XLI', 2, 'C', '61 DI, 102 DIF', '9th Army'],
  ['XLII', 2.5, 'C', LINE, '3rd Army'],
  ['XLIII', 2.5, 'C', LINE, '5th Army'],
  ['XLIV', 2.5, 'C', LINE, '8th Army'],
  ['XLV', 2.5, 'C', LINE, '8th Army'],
  ['Co', 3, 'A', 'colonial divisions, three assumed', '3rd Army', 'colonial'],
  ['Cv', 2, 'A', '2 and 3 DLM', '1st Army', 'light mechanised'],
];
const BRITISH_CORPS: readonly Corps[] = [
  ['I', 3, 'A', '1, 2, 48', 'British Expeditionary Force'],
  ['II', 3, 'A', '3, 4, 50', 'British Expeditionary Force'],
  ['III', 3, 'B', '42, 44, with 5 from the reserve', 'British Expeditionary Force'],
];
const TWO = 'two infantry divisions';
const BELGIAN_CORPS: readonly Corps[] = [
  ['I', 2, 'A', TWO, 'Belgian army'],
  ['II', 2, 'A', TWO, 'Belgian army'],
  ['III', 2, 'A', TWO, 'Liege'],
  ['IV', 2, 'A', TWO, 'Belgian army'],
  ['V', 2, 'B', TWO, 'Antwerp'],
  ['VI', 2, 'B', TWO, 'Belgian army'],
  ['VII', 2, 'A', 'an infantry division and Chasseurs Ardennais', 'Namur'],
  ['Cv', 2, 'A', 'cavalry and motorised troops', 'Belgian army', 'cavalry'],
  ['K', 2, 'B', 'Chasseurs Ardennais and cavalry', 'Ardennes'],
];
const DUTCH_CORPS: readonly Corps[] = [
  ['I', 2, 'B', '1st and 3rd', 'Fortress Holland'],
  ['II', 2, 'B', '2nd and 4th', 'Grebbe Line'],
  ['III', 2, 'B', '5th and 6th', 'Brabant'],
  ['IV', 2, 'B', '7th and 8th', 'Grebbe Line'],
  ['Lt', 2, 'C', 'Light Division and Peel Division', 'Brabant', 'motorised'],
];
const SWISS_CORPS: readonly Corps[] = ['1', '2', '3', '4'].map(
  id => [id, 2.5, 'B', 'a share of nine divisions with mountain and frontier brigades', 'Swiss army'] as const,
);

/** A group of divisions of 1939 that share quality and arm. */
type Group = readonly [ids: string, label: string, quality: Quality, where: string, type?: UnitType];
function groupRows(
  k: Knobs,
  nation: 'German' | 'French',
  prefix: string,
  [ids, label, quality, where, type = 'infantry']: Group,
): readonly SourcedUnit[] {
  const arm = k.arm[type] ?? [1, 1];
  const factors = [pair(i => whole(k.division[nation][i] * k.divisionQuality[quality] * arm[i]))];
  return ids.split(' ').map(id => ({
    name: `${prefix} ${id} ${label}`,
    nation,
    scenario: '1939',
    type,
    size: 'division',
    factors,
    counters: 1,
    historical: where,
    src: {
      name: historical(`${where}, September 1939`),
      factors: reconstructed(`formula of units.ts: a division of quality ${quality}`),
    },
  }));
}
/** Twelve active divisions of which the 22nd had lent a regiment: the 11⅔ of the record; then reservists of the second, Landwehr of the third, cadres of the fourth wave. */
const GERMAN_DIVISIONS: readonly Group[] = [
  ['5 6 9 15 16 22 25 26 33 34 35 36', 'ID', 'A', 'Army Group C, first wave'],
  ['52 58 69 71 76 78 79 86 87', 'ID', 'B', 'Army Group C, second wave'],
  ['209 211 212 214 215 216 223 225 227 231 246', 'ID', 'C', 'Army Group C, third wave (Landwehr)'],
  ['251 253 254 260 262 263 267 268 269', 'ID', 'B', 'Army Group C, fourth wave'],
];
/** The standing army of the North-East and the reserve divisions of series A. The cavalry divisions became DLC in March 1940; the counters say DLC (2.7). */
const FRENCH_DIVISIONS: readonly Group[] = [
  ['1 3 5 9 12 15 25', 'DIM', 'A', 'active, motorised', 'motorised'],
  ['10 11 13 14 19 21 23 36 42 43', 'DI', 'A', 'active'],
  ['31', 'DIAlp', 'A', 'active, alpine', 'mountain'],
  ['1 2 3 4', 'NA', 'A', 'active, North African', 'north african'],
  ['1 2 3 4', 'Co', 'A', 'active, colonial', 'colonial'],
  ['1 2', 'DLM', 'A', 'active, light mechanised', 'light mechanised'],
  ['1 2 3', 'DLC', 'A', 'active, cavalry', 'cavalry'],
  ['2 4 6 7 8 16 18 20 22 24 26 32 35 38 41 45 47', 'DI', 'B', 'reserve, series A'],
];

/** 3.7 The border from 2731 to 1431 but for the gap at 2235. */
export const MAGINOT_HEXES = [
  '2731',
  '2632',
  '2532',
  '2433',
  '2434',
  '2334',
  '2135',
  '2035',
  '1934',
  '1834',
  '1733',
  '1732',
  '1632',
  '1531',
  '1431',
] as const;
/** 3.8 The border from 3538 to 1432; 3.3 in 1939 from 2534 on. */
export const WEST_WALL_HEXES = [
  '3538',
  '3438',
  '3337',
  '3237',
  '3136',
  '3135',
  '3036',
  '2935',
  '2835',
  '2734',
  '2635',
  '2534',
  '2435',
  '2335',
  '2236',
  '2136',
  '2036',
  '1935',
  '1835',
  '1734',
  '1634',
  '1633',
  '1532',
  '1432',
] as const;
const FIRST_OF_1939 = WEST_WALL_HEXES.indexOf('2534');
export const WEST_WALL_HEXES_1939: readonly string[] = WEST_WALL_HEXES.slice(FIRST_OF_1939);

const fort = (
  name: string,
  nation: Nation,
  hex: string,
  strengths: readonly number[],
  scenario: '1940' | 'both',
  src: SourcedUnit['src'],
): SourcedUnit => ({
  name,
  nation,
  scenario,
  type: 'fort',
  size: 'fort',
  factors: strengths.map(s => [0, s]),
  counters: 1,
  hex,
  src,
});
const fortRows = (k: Knobs): readonly SourcedUnit[] => [
  ...MAGINOT_HEXES.map(h =>
    fort(`ML ${h}`, 'French', h, k.fort.maginot, '1940', {
      name: deduced('15 forts (4.8) from 2731 to 1431 without 2235 (3.7); the hexes between follow the border'),
      factors: deduced('two steps (2.12), and strengths are 1 or 2 (11.14)'),
    }),
  ),
  ...WEST_WALL_HEXES.map((h, i) =>
    fort(`WW ${h}`, 'German', h, k.fort.westWall, i < FIRST_OF_1939 ? '1940' : 'both', {
      name: deduced(
        'a fort in every border hex from 3538 to 1432 (3.8), in 1939 from 2534 (3.3); the hexes between follow the border',
      ),
      factors: deduced('one step (2.12), strength 1 or 2 (11.14): the weaker, as against the Maginot Line'),
    }),
  ),
  fort('BEE', 'Belgian', '3235', k.fort.ebenEmael, '1940', {
    name: printed('3.6'),
    factors: reconstructed(
      'one step (2.12), strength 1 or 2 (11.14): the stronger, as the strongest single work of 1940',
    ),
  }),
];

/** The whole order of battle under these knobs. */
export const unitsBy = (k: Knobs): readonly SourcedUnit[] => [
  ...[...PANZER_CORPS, ...GERMAN_CORPS].map(c => corpsRow(k, 'German', 'G', c)),
  ...FRENCH_CORPS.map(c => corpsRow(k, 'French', 'F', c)),
  ...BRITISH_CORPS.map(c => corpsRow(k, 'British', 'UK', c)),
  ...BELGIAN_CORPS.map(c => corpsRow(k, 'Belgian', 'B', c)),
  ...DUTCH_CORPS.map(c => corpsRow(k, 'Dutch', 'N', c)),
  ...SWISS_CORPS.map(c => corpsRow(k, 'Swiss', 'Sw', c)),
  ...GERMAN_DIVISIONS.flatMap(g => groupRows(k, 'German', 'G39', g)),
  ...FRENCH_DIVISIONS.flatMap(g => groupRows(k, 'French', 'F39', g)),
  ...fortRows(k),
];
export const UNITS: readonly SourcedUnit[] = unitsBy(KNOBS);

/** 2.13 Markers; the rulebook pictures ten. */
export const MARKERS = [
  { name: 'Victory Points', count: 1, src: printed('2.13') },
  { name: 'Turn', count: 1, src: printed('2.13') },
  { name: 'Operation Dynamo, port', count: 1, src: printed('2.13') },
  { name: 'Operation Dynamo, turn', count: 3, src: printed('2.13') },
  { name: 'Airborne Coup', count: 1, src: printed('2.13') },
  { name: 'German Replacement Points', count: 1, src: printed('2.13') },
  { name: 'French Replacement Points', count: 1, src: printed('2.13') },
  { name: 'French 4th Armoured Division', count: 1, src: printed('2.13') },
] as const;
