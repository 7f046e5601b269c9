/** What changes in a game of France '40, column by column, read through named functions. */
import { column, layout, track, type State } from '../../engine/state.ts';
import { STACKING, SCENARIOS } from './data/charts.ts';
import { GRID } from './data/map.ts';
import { isFort as isFortRow, isMechanised, NATIONS, stepsOf, UNITS } from './data/units.ts';
import { PORT_HEXES, SIZE } from './ground.ts';

export const GERMAN = 'german';
export const ALLIED = 'allied';
export const SIDES = [GERMAN, ALLIED] as const;
/** A side as a number, for arrays. */
export type SideNo = 0 | 1;
export const G: SideNo = 0;
export const A: SideNo = 1;
export const sideName = (side: SideNo) => SIDES[side]!;
export const sideNo = (side: string): SideNo => (side === GERMAN ? G : A);
export const foe = (side: SideNo): SideNo => (side === G ? A : G);

export const UNIT_NAMES: readonly string[] = UNITS.map(u => u.name);
const BOXES = [
  'To set up',
  'Turn track',
  'Dead pile',
  'Evacuated',
  'Exited west',
  'Exited south',
  'Not in play',
] as const;
export const PLACES: readonly string[] = [...GRID.labels, ...BOXES];
const box = (name: (typeof BOXES)[number]): number => SIZE + BOXES.indexOf(name);
export const TO_SET_UP = box('To set up');
export const TURN_TRACK = box('Turn track');
export const DEAD = box('Dead pile');
export const EVACUATED = box('Evacuated');
export const EXITED_WEST = box('Exited west');
export const EXITED_SOUTH = box('Exited south');
export const NOT_IN_PLAY = box('Not in play');

export const NEUTRALS = ['Belgium', 'Netherlands', 'Luxembourg', 'Switzerland'] as const;
export const NEUTRAL = 0;
export const AT_WAR = 1;
export const CAPITULATED = 2;
const NO_YES = ['no', 'yes'] as const;

export const BOARD = layout({
  turn: track(),
  scenario: track(SCENARIOS),
  place: column(UNIT_NAMES, PLACES),
  /** Steps left. */
  steps: column(UNIT_NAMES),
  /** Place in the stack: the highest lies on top and is the one the enemy sees (3.10). */
  level: column(UNIT_NAMES),
  /** 3.10 Looked at by the enemy in a battle, and not moved since. */
  shown: column(UNIT_NAMES, NO_YES),
  /** Mobile units in a hex: public, whatever lies under the top one. */
  height: column(GRID.labels),
  control: column(GRID.labels, ['none', 'german', 'allied']),
  /** Done this phase: moved (10.1), in a battle (11.0) or in the draft of one, retreated (11.0). */
  moved: column(UNIT_NAMES, NO_YES),
  fought: column(UNIT_NAMES, ['no', 'yes', 'planned']),
  retreated: column(UNIT_NAMES, NO_YES),
  /** 3.8 Operation Sickle Cut, which everybody knows of, and its corps. */
  sickleCut: track(NO_YES),
  sickle: column(UNIT_NAMES, NO_YES),
  neutral: column(NEUTRALS, ['neutral', 'at war', 'capitulated']),
  /** The turn each was violated, 0 if it was not. */
  violated: column(NEUTRALS),
  swiss: track(['undecided', 'forward', 'redoubt']),
  /** 8.8 Ports that were German once. */
  lostPort: column(
    PORT_HEXES.map(h => GRID.labels[h]!),
    NO_YES,
  ),
  /** 4.4-4.8 What was overturned, and whether the French were on the Dyle. */
  onDyle: track(NO_YES),
  brittany: track(NO_YES),
  mediterranean: track(['no', 'by city', 'by exit']),
  paris: track(NO_YES),
  maginot: track(NO_YES),
  /** 4.9, 4.10 Corps lost that count. */
  britishLost: track(),
  panzersLost: track(),
  /** 5.5, 5.10, 5.16 What a die decided. */
  supplyCrisis: track(NO_YES),
  halts: track(),
  halted: track(['no', 'half', 'full']),
  dyleRoll: track(),
  /** 5.9, 5.13, 9.0 Markers. */
  coup: track(['ready', 'used']),
  dynamo: track(),
  dynamoPort: track(PLACES),
  evacuatedSteps: track(),
  fourthArmoured: track(['ready', 'used', 'planned']),
  germanReplacements: track(),
  frenchReplacements: track(),
  refit: track(['ready', 'used']),
  /** Options: readings of unclear cases. */
  fortRetreat: track(['bloodbath', 'stalled']),
  automaticFour: track(['both', 'never']),
  panzersInCities: track(['mechanised', 'panzer']),
});
export const AT = BOARD.at;
/** Own names for what is read most: an exported name is looked up at every use, a module's own is folded into the code. */
const at = AT;
const size = SIZE;

// What never changes about a unit ------------------------------------------------------------------------------
export const COUNT = UNITS.length;
/** Nations by number; the Germans are 0. */
export const FRENCH = 1;
export const BRITISH = 2;
export const BELGIAN = 3;
export const DUTCH = 4;
export const SWISS = 5;
export const NATION = Uint8Array.from(UNITS, u => NATIONS.indexOf(u.nation));
export const SIDE = Uint8Array.from(UNITS, u => (u.nation === 'German' ? G : A));
export const FORT = Uint8Array.from(UNITS, u => (isFortRow(u) ? 1 : 0));
export const MECH = Uint8Array.from(UNITS, u => (isMechanised(u) ? 1 : 0));
export const FULL = Uint8Array.from(UNITS, stepsOf);
export const isPanzer = (unit: number): boolean => UNITS[unit]!.type === 'panzer';
/** The neutral country a nation is, or -1. */
const NEUTRAL_OF = [-1, -1, -1, 0, 1, 3];
export const neutralOf = (nation: number): number => NEUTRAL_OF[nation]!;
const FACTORS = UNITS.map(u => u.factors);
const factorsOf = (g: State, unit: number) => FACTORS[unit]![FULL[unit]! - stepsLeft(g, unit)]!;
export const attackOf = (g: State, unit: number): number => factorsOf(g, unit)[0];
export const defenceOf = (g: State, unit: number): number => factorsOf(g, unit)[1];

/** The units of each scenario, forts and others, so that nobody looks through the other scenario's. */
const listOf = (scenario: number, test: (unit: number) => boolean): readonly number[] =>
  UNITS.flatMap((u, i) => ((u.scenario === 'both' || u.scenario === SCENARIOS[scenario]) && test(i) ? [i] : []));
const MOBILE = [0, 1].map(s => listOf(s, u => !FORT[u]));
const FORTS = [0, 1].map(s => listOf(s, u => FORT[u] === 1));
const MOBILE_OF = [0, 1].map(s => [G, A].map(side => listOf(s, u => !FORT[u] && SIDE[u] === side)));
export const mobileUnits = (g: State): readonly number[] => MOBILE[scenarioOf(g)]!;
export const mobileOf = (g: State, side: SideNo): readonly number[] => MOBILE_OF[scenarioOf(g)]![side]!;
const BY_NATION = [0, 1].map(s => NATIONS.map((_, nation) => listOf(s, u => !FORT[u] && NATION[u] === nation)));
/** Is any of these on the map? A loop, as it is asked at every hex that is entered. */
export const someOnMap = (g: State, units: readonly number[]): boolean => {
  for (const u of units) if (onMap(g, u)) return true;
  return false;
};
/** Is any mobile unit of this nation on the map? */
export const anyOnMap = (g: State, nation: number): boolean => someOnMap(g, BY_NATION[scenarioOf(g)]![nation]!);
export const fortUnits = (g: State): readonly number[] => FORTS[scenarioOf(g)]!;

// Cells ----------------------------------------------------------------------------------------------------------
export const scenarioOf = (g: State): number => g.n[at.scenario]!;
export const is1940 = (g: State): boolean => g.n[at.scenario] === 0;
export const turnOf = (g: State): number => g.n[at.turn]!;
export const placeOf = (g: State, unit: number): number => g.n[at.place + unit]!;
export const onMap = (g: State, unit: number): boolean => g.n[at.place + unit]! >= 0 && g.n[at.place + unit]! < size;
export const stepsLeft = (g: State, unit: number): number => g.n[at.steps + unit]!;
export const heightOf = (g: State, hex: number): number => g.n[at.height + hex]!;
export const stackLimit = (g: State): number => STACKING[SCENARIOS[scenarioOf(g)]!];
export const controlOf = (g: State, hex: number): number => g.n[at.control + hex]!;
export const controls = (g: State, side: SideNo, hex: number): boolean => g.n[at.control + hex] === side + 1;
/** How many of these hexes the side controls. */
export const heldOf = (g: State, side: SideNo, hexes: readonly number[]): number => {
  let count = 0;
  for (const hex of hexes) if (controls(g, side, hex)) count++;
  return count;
};
export const standing = (g: State, neutral: number): number => g.n[at.neutral + neutral]!;
/** 3.6 Anglo-French and Germans are always in play; a neutral's units only once it is at war. */
export const inPlay = (g: State, unit: number): boolean => {
  const neutral = neutralOf(NATION[unit]!);
  return neutral < 0 || standing(g, neutral) === AT_WAR;
};

/** The mobile units in a hex that can be seen, lowest first. */
export const stackIn = (g: State, hex: number): readonly number[] => {
  const list: number[] = [];
  const { n } = g;
  const { place, level } = at;
  const height = heightOf(g, hex);
  const units = mobileUnits(g);
  for (let i = 0; i < units.length && list.length < height; i++) {
    const unit = units[i]!;
    if (n[place + unit] !== hex) continue;
    let k = list.length;
    for (; k > 0 && n[level + list[k - 1]!]! > n[level + unit]!; k--) list[k] = list[k - 1]!;
    list[k] = unit;
  }
  return list;
};
export const topOf = (g: State, hex: number): number => stackIn(g, hex).at(-1) ?? -1;
/** The fort in a hex, or -1. */
export const fortIn = (g: State, hex: number): number => {
  const unit = FORT_AT[scenarioOf(g)]![hex]!;
  return unit >= 0 && g.n[at.place + unit] === hex ? unit : -1;
};
const FORT_AT = [0, 1].map(s => {
  const forts = new Int16Array(SIZE).fill(-1);
  for (const u of FORTS[s]!) forts[GRID.byLabel.get(UNITS[u]!.hex!)!] = u;
  return forts;
});

/** 11.0 A unit's part in battles this phase, and 5.17 that of the 4th Armoured Division. */
export const FOUGHT = 1;
export const PLANNED = 2;

/** Takes a unit from where it is and puts it on top of the stack in its new place; what the enemy had seen of it is forgotten. */
export const putUnit = (g: State, unit: number, place: number): void => {
  const from = placeOf(g, unit);
  g.n[at.place + unit] = place;
  if (FORT[unit]) return;
  g.n[at.shown + unit] = 0;
  if (from >= 0 && from < size) closeUp(g, from, g.n[at.level + unit]!);
  g.n[at.level + unit] = place < size ? g.n[at.height + place]! : 0;
  if (place < size) g.n[at.height + place]! += 1;
};
/** Levels in a hex run from 0 without a gap, so that a level tells nothing of what lies beneath. */
const closeUp = (g: State, hex: number, level: number): void => {
  g.n[at.height + hex]! -= 1;
  if (level >= heightOf(g, hex)) return; // it lay on top
  for (const u of mobileUnits(g)) if (g.n[at.place + u] === hex && g.n[at.level + u]! > level) g.n[at.level + u]! -= 1;
};
/** Clears what counts for one phase. */
export const clearPhase = (g: State): void => {
  g.n.fill(0, at.moved, at.moved + COUNT);
  g.n.fill(0, at.fought, at.fought + COUNT);
  g.n.fill(0, at.retreated, at.retreated + COUNT);
};
