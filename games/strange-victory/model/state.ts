/** Reads and writes a state, and reads its box, by names of the hobby. */
import type { State } from '../../../engine/state.ts';
import { assetOf, boxIn, type InBox, type OffMap } from './box.ts';
import type { AssetRow, Result, ResultRow } from '../data/charts.ts';
import type { AreaRow, Kind } from '../data/map.ts';
import type { BandRow, Plain, TrackRows, ValueRows } from '../data/tables.ts';
import type { CounterRow, DivisionRow, Type } from '../data/units.ts';

export const GERMAN = 'german';

export const ADVANCING = 0;
const RESUPPLY = 1;
export const UNHURT = 0;
export const DISORDERED = 1;
export const SHOCKED = 2;

export const STUKA = 0;
export const GUNS = 1;
export const GIRAUD = 2;
export const GAS = 3;
export const RECON = 4;

// The box ------------------------------------------------------------------------------------------------------
/** The first cell of each column: `g.cells[at(g).place + piece]`. */
export const at = (g: InBox) => boxIn(g).at;
/** The boxes beside the map. */
export const off = (g: InBox): OffMap => boxIn(g).off;

export const areaName = (g: InBox, area: number): string => boxIn(g).areaNames[area]!;
/** As lettered on the map. */
export const shownName = (g: InBox, area: number): string => areaRow(g, area).shown;
export const divisionName = (g: InBox, division: number): string => boxIn(g).divisionNames[division]!;
export const korpsName = (g: InBox, korps: number): string => boxIn(g).korpsNames[korps]!;
export const commanderName = (g: InBox, commander: number): string => boxIn(g).commanderNames[commander]!;
export const pieceName = (g: InBox, piece: number): string => boxIn(g).pieceNames[piece]!;
export const placeName = (g: InBox, place: number): string => boxIn(g).placeNames[place]!;

export const areasOf = (g: InBox): readonly Plain<AreaRow>[] => boxIn(g).tables.areas;
export const areaRow = (g: InBox, area: number): Plain<AreaRow> => boxIn(g).tables.areas[area]!;
export const divisionRow = (g: InBox, division: number): Plain<DivisionRow> => boxIn(g).tables.divisions[division]!;
export const assetRow = (g: InBox, type: number): Plain<AssetRow> => boxIn(g).assets[type]!;
export const resultRow = (g: InBox, result: Result): Plain<ResultRow> => boxIn(g).tables.results[result];
export const tracksOf = (g: InBox): TrackRows => boxIn(g).tables.tracks;
export const valuesOf = (g: InBox): ValueRows => boxIn(g).tables.values;
export const bandsOf = (g: InBox): readonly BandRow[] => boxIn(g).tables.bands;
/** 8.3.6 The row of the chart for so many hits. */
export const resultOf = (g: InBox, hits: number): Result => boxIn(g).resultOf[hits]!;

export const allDivisions = (g: InBox): readonly number[] => boxIn(g).divisionIds;
export const allKorps = (g: InBox): readonly number[] => boxIn(g).korpsIds;
export const allAreas = (g: InBox): readonly number[] => boxIn(g).areaIds;

export const counterOf = (g: InBox, piece: number): Plain<CounterRow> => {
  const box = boxIn(g);
  return box.counters[piece - box.divisions]!;
};
export const typeOf = (g: InBox, piece: number): Type => counterOf(g, piece).type;
export const strengthOf = (g: InBox, piece: number): number => counterOf(g, piece).strength;
/** 4.2.2 Those with the cross on the back: they come from no bag. */
export const isStarting = (g: InBox, piece: number): boolean => counterOf(g, piece).bag === undefined;
export const isGarrison = (g: InBox, piece: number): boolean =>
  counterOf(g, piece).bag?.startsWith('Garrison') === true;
export const assetTypeOf = (g: InBox, piece: number): number => assetOf(typeOf(g, piece));

export const korpsOf = (g: InBox, division: number): number => boxIn(g).korpsOf[division]!;
export const capOf = (g: InBox, commander: number): number => boxIn(g).tables.commanders[commander]!.cap;
export const divisionsOf = (g: InBox, korps: number): readonly number[] => boxIn(g).ofKorps[korps]!;

export const isOnMap = (g: InBox, place: number): boolean => place < boxIn(g).areas;
export const kindOf = (g: InBox, area: number): Kind => areaRow(g, area).kind;
export const letterOf = (g: InBox, area: number): number => boxIn(g).letter[area]!;
export const isPort = (g: InBox, area: number): boolean => boxIn(g).port[area] === 1;
export const isForest = (g: InBox, area: number): boolean => boxIn(g).forest[area] === 1;
export const isFortress = (g: InBox, area: number): boolean => boxIn(g).fortress[area] === 1;
export const isStaging = (g: InBox, area: number): boolean => boxIn(g).staging[area] === 1;
export const stagingAreas = (g: InBox): readonly number[] => boxIn(g).stagingAreas;
/** All areas except the staging areas. */
export const fieldOf = (g: InBox): readonly number[] => boxIn(g).field;
/** The port of each number on the die. */
export const portsOf = (g: InBox): readonly number[] => boxIn(g).ports;
export const nextTo = (g: InBox, area: number): readonly number[] => boxIn(g).nextTo[area]!;
export const garrisonBag = (g: InBox, area: number): number => boxIn(g).garrisonBag[area]!;
/** 9.1.2 The reactions of an area's letter; -1 for A and I, which have none. */
export const reactionBag = (g: InBox, area: number): number => boxIn(g).reactionBag[area]!;
export const mayLieIn = (g: InBox, piece: number, place: number): boolean => boxIn(g).own[place]!.includes(piece);

// The cells ----------------------------------------------------------------------------------------------------
export const placeOf = (g: State, piece: number): number => g.cells[at(g).place + piece]!;
export const putPiece = (g: State, piece: number, place: number): void => {
  g.cells[at(g).place + piece] = place;
};
export const isReady = (g: State, division: number): boolean => g.cells[at(g).face + division] === ADVANCING;
export const damageOf = (g: State, division: number): number => g.cells[at(g).damage + division]!;
export const setDamage = (g: State, division: number, damage: number): void => {
  g.cells[at(g).damage + division] = damage;
};
export const flip = (g: State, division: number): void => {
  g.cells[at(g).face + division] = RESUPPLY;
};
export const audacityOf = (g: State, commander: number): number => g.cells[at(g).audacity + commander]!;
export const turnOf = (g: State): number => g.cells[at(g).turn]!;
export const panicOf = (g: State): number => g.cells[at(g).panic]!;

/** The counters in a place, sorted by number. */
export const piecesIn = (g: State, place: number): readonly number[] => {
  const list: number[] = [];
  const first = at(g).place;
  for (const p of boxIn(g).own[place]!) if (g.cells[first + p] === place) list.push(p);
  return list;
};
export const countIn = (g: State, place: number): number => {
  let count = 0;
  const first = at(g).place;
  for (const p of boxIn(g).own[place]!) if (g.cells[first + p] === place) count++;
  return count;
};
/** Allied counters turned up in an area. */
export const alliedIn = piecesIn;
const anyAllied = (g: State, area: number): boolean => {
  const first = at(g).place;
  for (const p of boxIn(g).own[area]!) if (g.cells[first + p] === area) return true;
  return false;
};
export const hasGarrison = (g: State, area: number): boolean => g.cells[at(g).garrison + area] === 1;
export const coastalIn = (g: State, area: number): number => g.cells[at(g).coastal + area]!;
/** 3.2.5 Counters still in the Coastal Defense section: those in the bag less those lying face down in ports. */
export const coastToCome = (g: State): number => {
  let left = countIn(g, off(g).coastal);
  for (const p of portsOf(g)) left -= coastalIn(g, p);
  return left;
};
/** The division in an area, or -1. */
export const divisionIn = (g: State, area: number): number => {
  const { divisions, at } = boxIn(g);
  for (let d = 0; d < divisions; d++) if (g.cells[at.place + d] === area) return d;
  return -1;
};
/** 11.0, 10.3.1 Captured: no Allied counter is left; a port must also be held. */
export const isCaptured = (g: State, area: number): boolean =>
  !hasGarrison(g, area) &&
  coastalIn(g, area) === 0 &&
  !anyAllied(g, area) &&
  (!isPort(g, area) || divisionIn(g, area) >= 0);

/** An asset of a type in a box, or -1: counters alike are one choice. */
export const findAsset = (g: State, type: number, place: number): number => {
  const first = at(g).place;
  for (const p of boxIn(g).ofAsset[type]!) if (g.cells[first + p] === place) return p;
  return -1;
};
