/** The counters that move, fight or fly: armies, corps and air fleets. Nation by nation, each step with its face. */
import { deduced, historical, printed, reconstructed, type Fact } from '../../../engine/facts.ts';

export const NATIONS = ['Germany', 'France', 'Britain', 'Belgium', 'Netherlands', 'Poland'] as const;
export type Nation = (typeof NATIONS)[number];
export const TYPES = [
  'army',
  'infantry',
  'panzer',
  'motorised',
  'parachute',
  'cavalry',
  'mechanised',
  'armoured',
  'fleet',
] as const;
export type Type = (typeof TYPES)[number];

/** `factors` and `dots` by step, the weakest face first; an army counts its steps instead. `range` of a fleet is in Areas. */
export interface UnitRow {
  readonly name: string;
  readonly nation: Nation;
  readonly type: Type;
  /** What a step of it costs: a row of the price list; none for what cannot be bought. */
  readonly price: string;
  readonly mp: number;
  readonly factors: readonly number[];
  readonly dots: readonly number[];
  readonly range?: number;
  /** 7.2.7 May be built only once the card that founds a professional army was played. */
  readonly metier?: true;
  readonly src: { readonly name: Fact; readonly face: Fact };
}

const ARMIES = printed('7.2.3, 10.1.5');
const CORPS = reconstructed(
  'strengths, dots and MPs are on counters that are missing; chosen from what the corps could do in 1940',
);
const AIR = reconstructed('dots of fleets are on counters that are missing; three German fleets against two and one');
const ORDER_OF_BATTLE = historical('order of battle of May 1940');

const army = (name: string, nation: Nation, price: string, dot = 0): UnitRow => ({
  name,
  nation,
  type: 'army',
  price,
  mp: 3,
  factors: [],
  dots: [dot],
  src: { name: ORDER_OF_BATTLE, face: ARMIES },
});
type Face = readonly [factors: readonly number[], dots: readonly number[], mp: number];
const corps = (name: string, nation: Nation, type: Type, price: string, [factors, dots, mp]: Face): UnitRow => ({
  name,
  nation,
  type,
  price,
  mp,
  factors,
  dots,
  src: { name: ORDER_OF_BATTLE, face: CORPS },
});
const fleet = (name: string, nation: Nation, price: string, dots: readonly number[]): UnitRow => ({
  name,
  nation,
  type: 'fleet',
  price,
  mp: 0,
  factors: [0, 0],
  dots,
  range: 3,
  src: { name: ORDER_OF_BATTLE, face: AIR },
});

const PANZER: Face = [[2, 4], [1, 2], 5];
const MOTORISED: Face = [[2, 3], [1, 1], 5];
const GERMAN_FOOT: Face = [[2, 3], [0, 0], 3];
const FRENCH_FOOT: Face = [[1, 2], [0, 0], 3];

const GERMAN: readonly UnitRow[] = [
  ...[1, 2, 4, 6, 7, 9, 12, 16, 18].map(n => army(`G ${n} Army`, 'Germany', 'German army')),
  ...['XV', 'XVI', 'XIX', 'XXXIX', 'XXXXI'].map(n => corps(`G ${n} Pz`, 'Germany', 'panzer', 'panzer', PANZER)),
  ...['XIV', 'XXXX'].map(n => corps(`G ${n} Mot`, 'Germany', 'motorised', 'motorised', MOTORISED)),
  corps('G Para', 'Germany', 'parachute', 'parachute', [[1, 2], [1, 1], 3]),
  ...['I', 'III', 'IV', 'V', 'VIII'].map(n => corps(`G ${n}`, 'Germany', 'infantry', 'German infantry', GERMAN_FOOT)),
  ...[1, 2, 3].map(n => fleet(`G ${n} Air`, 'Germany', 'German fleet', [2, 3])),
];
const FRENCH: readonly UnitRow[] = [
  ...[1, 2, 3, 4, 5, 7, 8, 9].map(n => army(`F ${n} Army`, 'France', 'French army')),
  corps('F DLC', 'France', 'cavalry', 'cavalry', [[1, 2], [0, 1], 5]),
  corps('F 1 DLM', 'France', 'mechanised', 'mechanised', [[1, 3], [0, 2], 5]),
  { ...corps('F 2 DLM', 'France', 'mechanised', 'mechanised', [[1, 3], [0, 2], 5]), metier: true },
  corps('F 1 Arm', 'France', 'armoured', 'armoured', [[2, 4], [0, 2], 4]),
  { ...corps('F 2 Arm', 'France', 'armoured', 'armoured', [[2, 4], [0, 2], 4]), metier: true },
  ...['X', 'XVI', 'XVIII', 'XXI', 'XXIV'].map(n =>
    corps(`F ${n}`, 'France', 'infantry', 'French infantry', FRENCH_FOOT),
  ),
  ...[1, 2].map(n => fleet(`F ${n} Air`, 'France', 'Allied fleet', [1, 2])),
];
/** 7.2.5 A Belgian double corps has four steps; the lower two stand for one of the two replacement counters. */
const SMALLER: readonly UnitRow[] = [
  army('BEF', 'Britain', 'British', 1),
  corps('UK III', 'Britain', 'infantry', 'British', [[1, 3], [0, 0], 3]),
  corps('UK 1 Arm', 'Britain', 'armoured', 'British', [[1, 3], [0, 1], 5]),
  fleet('UK Air', 'Britain', 'Allied fleet', [1, 2]),
  ...['I', 'II', 'III'].map(n => corps(`B ${n}`, 'Belgium', 'infantry', 'Belgian', [[1, 2, 3, 4], [0, 0, 0, 0], 3])),
  ...['I', 'II', 'III'].map(n => corps(`NL ${n}`, 'Netherlands', 'infantry', 'Dutch', [[1, 2], [0, 0], 3])),
  corps('Polish', 'Poland', 'infantry', '', [[1, 2], [0, 0], 3]),
];
export const UNITS: readonly UnitRow[] = [...GERMAN, ...FRENCH, ...SMALLER];

/** 14.2 The Westwall: so many markers, each with its strength and dice by step. */
export const WESTWALL = {
  count: 7,
  strength: [1, 2],
  dice: [1, 2],
  src: reconstructed('number and faces of the markers are missing; seven reach from Aachen to the Rhine below Basle'),
} as const;
/** 7.2.5 Replacement counters of the Belgian double corps. */
export const REPLACEMENTS = { count: 2, src: printed('7.2.5') } as const;

/** The rest of the 108 counters. */
export const MARKERS: readonly { readonly name: string; readonly count: number; readonly src: Fact }[] = [
  { name: 'army strength markers', count: 18, src: printed('7.2.3') },
  { name: 'Belgian replacement corps', count: 2, src: printed('7.2.5') },
  { name: 'Westwall', count: 7, src: reconstructed('as many as Areas along the German border need') },
  { name: 'attack strategy chits', count: 3, src: printed('19.0') },
  {
    name: 'track and technology markers',
    count: 14,
    src: deduced('two sides, five tracks and two levels; status, turn and weeks'),
  },
  { name: 'control and destroyed fortification markers', count: 8, src: deduced('what is left of 108') },
];
