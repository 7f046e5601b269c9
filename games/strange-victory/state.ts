/** What changes in a game of Strange Victory, column by column, read through named functions. */
import { column, layout, track, type State } from '../../engine/state.ts';
import { AREAS, BORDERS, BRIDGES, LETTERS } from './data/map.ts';
import { ASSET_TYPES } from './data/charts.ts';
import {
  BAGS,
  COMMANDER_ROWS,
  COMMANDERS,
  COUNTERS,
  DIVISION_ROWS,
  DIVISIONS,
  KORPS,
  type CounterRow,
  type Type,
} from './data/units.ts';

export const GERMAN = 'german';

export const AREA_NAMES = AREAS.map(a => a.name);
const BOXES = ['Campaign Assets', 'In use', 'Discarded', 'Out of play', ...BAGS] as const;
export const PLACES: readonly string[] = [...AREA_NAMES, ...BOXES];
export const PIECES: readonly string[] = [...DIVISIONS, ...COUNTERS.map(c => c.label)];
export const FACES = ['advancing', 'resupply'] as const;
export const DAMAGE = ['none', 'disordered', 'shocked'] as const;
const NO_YES = ['no', 'yes'] as const;

export const BOARD = layout({
  turn: track(),
  panic: track(),
  /** Where each counter lies. A face-down garrison lies in its bag: which one stands where is drawn when it is turned up. */
  place: column(PIECES, PLACES),
  face: column(DIVISIONS, FACES),
  damage: column(DIVISIONS, DAMAGE),
  audacity: column(COMMANDERS),
  rerolled: column(COMMANDERS, NO_YES),
  spent: column(COMMANDERS, NO_YES),
  garrison: column(AREA_NAMES, ['none', 'face down']),
  /** Coastal Defense counters face down in each port. */
  coastal: column(AREA_NAMES),
  /** Options: readings of unclear cases. */
  strategicVillages: track(NO_YES),
  portArmour: track(['first', 'together']),
});
export const AT = BOARD.at;

const box = (name: (typeof BOXES)[number]): number => AREA_NAMES.length + BOXES.indexOf(name);
export const ASSETS = box('Campaign Assets');
export const IN_USE = box('In use');
export const DISCARDED = box('Discarded');
export const OUT = box('Out of play');
export const COASTAL = box('Coastal Defense');
const GARRISON_BAG = LETTERS.map(l => box(`Garrison ${l}`));
const REACTION_BAG = [-1, box('Reaction B'), box('Reaction C'), -1];

export const ADVANCING = 0;
export const RESUPPLY = 1;
export const UNHURT = 0;
export const DISORDERED = 1;
export const SHOCKED = 2;

export const D = DIVISIONS.length;
export const counterOf = (piece: number) => COUNTERS[piece - D]!;
export const typeOf = (piece: number): Type => COUNTERS[piece - D]!.type;
export const strengthOf = (piece: number): number => COUNTERS[piece - D]!.strength;
/** 4.2.2 The seven with the cross on the back. */
export const isStarting = (piece: number): boolean => piece >= D && piece < D + 7;

export const isGarrison = (piece: number): boolean =>
  piece >= D && counterOf(piece).bag?.startsWith('Garrison') === true;

export const korpsOf = (division: number): number => DIVISION_ROWS[division]!.korps;
export const capOf = (commander: number): number => COMMANDER_ROWS[commander]!.cap;
export const divisionsOf = (korps: number): readonly number[] => OF_KORPS[korps]!;
const OF_KORPS = KORPS.map((_, k) => DIVISIONS.map((_, d) => d).filter(d => korpsOf(d) === k));

export const kindOf = (area: number) => AREAS[area]!.kind;
export const letterOf = (area: number): number => LETTER[area]!;
const LETTER = Int8Array.from(AREAS, a => (a.letter ? LETTERS.indexOf(a.letter) : -1));
export const isPort = (area: number): boolean => AREAS[area]!.port !== undefined;
export const isForest = (area: number): boolean => AREAS[area]!.forest === true;
export const isFortress = (area: number): boolean => AREAS[area]!.kind === 'fortress';
export const isStaging = (area: number): boolean => area < STAGING.length;
export const STAGING = AREAS.flatMap((a, i) => (a.kind === 'staging' ? [i] : []));
export const FIELD = AREAS.flatMap((a, i) => (a.kind === 'staging' ? [] : [i]));
/** The port of each number on the die. */
export const PORTS = [1, 2, 3, 4, 5, 6].map(n => AREAS.findIndex(a => a.port === n));

const id = (name: string): number => AREA_NAMES.indexOf(name);
/** 8.2.3 Where a division may go from an area: over shared borders, and over a bridge out of a staging area. */
export const NEXT_TO: readonly (readonly number[])[] = AREAS.map((a, i) =>
  (a.kind === 'staging'
    ? BRIDGES.filter(b => b.from === a.name).map(b => id(b.to))
    : BORDERS.flatMap(b => (id(b.a) === i ? [id(b.b)] : id(b.b) === i ? [id(b.a)] : []))
  ).toSorted((x, y) => x - y),
);

export const garrisonBag = (area: number): number => GARRISON_BAG[letterOf(area)]!;
/** 9.1.2 The reactions of an area's letter; -1 for A and I, which have none. */
export const reactionBag = (area: number): number => REACTION_BAG[letterOf(area)] ?? -1;

export const placeOf = (g: State, piece: number): number => g.n[AT.place + piece]!;
export const putPiece = (g: State, piece: number, place: number): void => {
  g.n[AT.place + piece] = place;
};
export const isReady = (g: State, division: number): boolean => g.n[AT.face + division] === ADVANCING;
export const damageOf = (g: State, division: number): number => g.n[AT.damage + division]!;
export const setDamage = (g: State, division: number, damage: number): void => {
  g.n[AT.damage + division] = damage;
};
export const flip = (g: State, division: number): void => {
  g.n[AT.face + division] = RESUPPLY;
};
export const audacityOf = (g: State, commander: number): number => g.n[AT.audacity + commander]!;
export const turnOf = (g: State): number => g.n[AT.turn]!;
export const panicOf = (g: State): number => g.n[AT.panic]!;

const ASSET_OF: readonly Type[] = ASSET_TYPES.map(t => t.toLowerCase() as Type);
/** Whether a counter may ever lie in a place: in areas of its letter, its own bag, and, if it is an asset, the boxes for those. */
const mayLie = (c: CounterRow, place: number): boolean => {
  if (place === OUT) return true;
  if (place === ASSETS || place === IN_USE) return ASSET_OF.includes(c.type);
  if (place === DISCARDED) return !c.bag;
  if (place >= AREA_NAMES.length) return PLACES[place] === c.bag;
  if (c.bag === 'Coastal Defense') return isPort(place);
  return (
    c.bag !== undefined &&
    c.bag.endsWith(` ${AREAS[place]!.letter}`) &&
    (c.bag.startsWith('Garrison') || c.type === 'armour')
  ); // 9.1.3 other reactions are never laid down
};
/** The counters that may lie in each place, so that nobody looks through all of them. */
const OWN: readonly (readonly number[])[] = PLACES.map((_, place) =>
  COUNTERS.flatMap((c, i) => (mayLie(c, place) ? [D + i] : [])),
);
export const mayLieIn = (piece: number, place: number): boolean => OWN[place]!.includes(piece);

/** The counters in a place, sorted by number. */
export const piecesIn = (g: State, place: number): readonly number[] => {
  const list: number[] = [];
  for (const p of OWN[place]!) if (g.n[AT.place + p] === place) list.push(p);
  return list;
};
export const countIn = (g: State, place: number): number => {
  let count = 0;
  for (const p of OWN[place]!) if (g.n[AT.place + p] === place) count++;
  return count;
};
/** Allied counters turned up in an area. */
export const alliedIn = piecesIn;
const anyAllied = (g: State, area: number): boolean => {
  for (const p of OWN[area]!) if (g.n[AT.place + p] === area) return true;
  return false;
};
export const hasGarrison = (g: State, area: number): boolean => g.n[AT.garrison + area] === 1;
export const coastalIn = (g: State, area: number): number => g.n[AT.coastal + area]!;
/** 3.2.5 Counters still in the Coastal Defense section: those in the bag less those lying face down in ports. */
export const coastToCome = (g: State): number => {
  let left = countIn(g, COASTAL);
  for (const p of PORTS) left -= coastalIn(g, p);
  return left;
};
/** The division in an area, or -1. */
export const divisionIn = (g: State, area: number): number => {
  for (let d = 0; d < D; d++) if (g.n[AT.place + d] === area) return d;
  return -1;
};
/** 11.0, 10.3.1 Captured: no Allied counter is left; a port must also be held. */
export const isCaptured = (g: State, area: number): boolean =>
  !hasGarrison(g, area) &&
  coastalIn(g, area) === 0 &&
  !anyAllied(g, area) &&
  (!isPort(area) || divisionIn(g, area) >= 0);

const OF_TYPE: readonly (readonly number[])[] = ASSET_OF.map(type =>
  COUNTERS.flatMap((c, i) => (c.type === type ? [D + i] : [])),
);
/** An asset of a type in a box, or -1: counters alike are one choice. */
export const findAsset = (g: State, type: number, place: number): number => {
  for (const p of OF_TYPE[type]!) if (g.n[AT.place + p] === place) return p;
  return -1;
};
export const assetTypeOf = (piece: number): number => ASSET_OF.indexOf(typeOf(piece));
export const STUKA = 0;
export const GUNS = 1;
export const GIRAUD = 2;
export const GAS = 3;
export const RECON = 4;
