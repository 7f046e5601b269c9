/** The box: everything the rules read of one set of tables, computed once when a game is made from them. */
import { column, layout, track, type Layout, type State } from '../../../engine/state.ts';
import { ASSET_TYPES, RESULTS, type AssetRow, type Result } from '../data/charts.ts';
import { rowHolds } from '../data/hits.ts';
import { LETTERS } from '../data/map.ts';
import type { Plain, StrangeTables } from '../data/tables.ts';
import { BAGS, type Bag, type CounterRow, type Type } from '../data/units.ts';

const FACES = ['advancing', 'resupply'] as const;
export const DAMAGE = ['none', 'disordered', 'shocked'] as const;
const NO_YES = ['no', 'yes'] as const;
/** The places beside the map. They are numbered after the areas, the bags last. */
export const BOXES = ['Campaign Assets', 'In use', 'Discarded', 'Out of play', ...BAGS] as const;
/** 8.3.1 The most dice of one throw, assets included. Throws and the results chart are made for each number up to this. */
export const MAX_DICE = 7;

export type Enter = { readonly do: 'enter'; readonly area: number; readonly with?: number };
export type Strike = { readonly do: 'counterattack'; readonly area: number };
export type Activate = { readonly do: 'activate'; readonly division: number };
export type Repair = { readonly do: 'repair'; readonly division: number };
export type Done = { readonly do: 'done' };
export type Stage = { readonly do: 'stage'; readonly korps: number; readonly staging: number };
export type Rolling =
  | { readonly do: 'accept' }
  | { readonly do: 'reroll'; readonly with: number; readonly dice: readonly number[] };

interface Names {
  readonly areaNames: readonly string[];
  readonly divisionNames: readonly string[];
  readonly korpsNames: readonly string[];
  readonly commanderNames: readonly string[];
  readonly pieceNames: readonly string[];
  readonly placeNames: readonly string[];
}
interface Numbers {
  /** How many areas there are: places from here on are beside the map. */
  readonly areas: number;
  /** How many divisions there are: pieces from here on are the other counters. */
  readonly divisions: number;
  readonly areaIds: readonly number[];
  readonly divisionIds: readonly number[];
  readonly korpsIds: readonly number[];
}
/** Facts of areas by their number; flags are 1. */
interface Ground {
  readonly port: Uint8Array;
  readonly forest: Uint8Array;
  readonly fortress: Uint8Array;
  readonly staging: Uint8Array;
  /** Place in LETTERS, -1 for staging areas. */
  readonly letter: Int8Array;
  readonly stagingAreas: readonly number[];
  readonly field: readonly number[];
  readonly ports: readonly number[];
  readonly nextTo: readonly (readonly number[])[];
  readonly garrisonBag: Int16Array;
  readonly reactionBag: Int16Array;
}
/** Where the boxes beside the map begin in the row of places. */
export interface OffMap {
  readonly assets: number;
  readonly inUse: number;
  readonly discarded: number;
  readonly out: number;
  readonly firstBag: number;
  readonly coastal: number;
}
interface Pieces {
  readonly off: OffMap;
  readonly korpsOf: Uint8Array;
  readonly ofKorps: readonly (readonly number[])[];
  /** The divisions of each Korps as bits. */
  readonly korpsMask: readonly number[];
  /** The counters that may lie in each place, so that a search need not go through all counters. */
  readonly own: readonly (readonly number[])[];
  /** The counters of each type of asset. */
  readonly ofAsset: readonly (readonly number[])[];
}
/** Choices that are made once and used all game long. */
interface Choices {
  readonly enter: readonly Enter[];
  /** By what pays for a third area. */
  readonly enterWith: readonly (readonly Enter[])[];
  readonly strike: readonly Strike[];
  readonly activate: readonly Activate[];
  /** The end of the repairs first. */
  readonly repairs: readonly (Repair | Done)[];
  readonly stage: readonly (readonly Stage[])[];
  /** Lists computed on first use: by the set of ready divisions, and by the dice on the table. */
  readonly ofReady: Map<number, readonly Activate[]>;
  readonly ofDice: Map<number, readonly Rolling[]>;
}

export interface Box extends Names, Numbers, Ground, Pieces {
  readonly tables: StrangeTables;
  readonly board: Board;
  readonly at: Board['at'];
  readonly counters: readonly Plain<CounterRow>[];
  /** 8.3.3 By type of asset. */
  readonly assets: readonly Plain<AssetRow>[];
  /** 8.3.6 The result of each number of hits. */
  readonly resultOf: readonly Result[];
  readonly choices: Choices;
}
/** Whatever has a box: a state, a game, a bot's cache. */
export type InBox = Pick<State, 'box'>;
/** The only cast of a box to the box of this game. */
export const boxIn = (g: InBox): Box => g.box as Box;

const ids = (list: readonly unknown[]): readonly number[] => list.map((_, i) => i);
const namesOf = (t: StrangeTables): Names => {
  const areaNames = t.areas.map(a => a.name);
  const divisionNames = t.divisions.map(d => d.name);
  return {
    areaNames,
    divisionNames,
    korpsNames: t.commanders.map(c => c.korps),
    commanderNames: t.commanders.map(c => c.name),
    pieceNames: [...divisionNames, ...t.counters.map(c => c.label)],
    placeNames: [...areaNames, ...BOXES],
  };
};
const numbersOf = (t: StrangeTables): Numbers => ({
  areas: t.areas.length,
  divisions: t.divisions.length,
  areaIds: ids(t.areas),
  divisionIds: ids(t.divisions),
  korpsIds: ids(t.commanders),
});

/** What changes in a game, column by column. */
const boardOf = ({ areaNames, divisionNames, commanderNames, pieceNames, placeNames }: Names) =>
  layout({
    turn: track(),
    panic: track(),
    /** Where each counter lies. A face-down garrison lies in its bag: which one stands where is drawn when it is turned up. */
    place: column(pieceNames, placeNames),
    face: column(divisionNames, FACES),
    damage: column(divisionNames, DAMAGE),
    audacity: column(commanderNames),
    rerolled: column(commanderNames, NO_YES),
    spent: column(commanderNames, NO_YES),
    garrison: column(areaNames, ['none', 'face down']),
    /** Coastal Defense counters face down in each port. */
    coastal: column(areaNames),
    /** Options: readings of unclear cases. */
    strategicVillages: track(NO_YES),
    portArmour: track(['first', 'together']),
    shockedInPort: track(['recovers', 'fights']),
  });
type Board = Layout<ReturnType<typeof boardOf>['columns']>;

/** 8.2.3 Where a division may go from an area: over shared borders, and over a bridge out of a staging area. */
const neighbours = ({ areas, borders, bridges }: StrangeTables): readonly (readonly number[])[] => {
  const id = new Map(areas.map((a, i) => [a.name, i]));
  const beyond = (name: string): readonly string[] =>
    borders.flatMap(({ a, b }) => [...(a === name ? [b] : []), ...(b === name ? [a] : [])]);
  return areas.map(({ name, kind }) =>
    (kind === 'staging' ? bridges.filter(b => b.from === name).map(b => b.to) : beyond(name))
      .map(to => id.get(to) ?? -1)
      .toSorted((x, y) => x - y),
  );
};
const PORT_FACES = [1, 2, 3, 4, 5, 6] as const;
const groundOf = (t: StrangeTables): Ground => {
  const { areas } = t;
  const bag = (name: string): number => {
    const at = BOXES.findIndex(b => b === name);
    return at < 0 ? -1 : areas.length + at;
  };
  const where = (test: (kind: string) => boolean): readonly number[] => ids(areas).filter(i => test(areas[i]!.kind));
  return {
    port: Uint8Array.from(areas, a => Number(a.port !== undefined)),
    forest: Uint8Array.from(areas, a => Number(a.forest === true)),
    fortress: Uint8Array.from(areas, a => Number(a.kind === 'fortress')),
    staging: Uint8Array.from(areas, a => Number(a.kind === 'staging')),
    letter: Int8Array.from(areas, a => (a.letter ? LETTERS.indexOf(a.letter) : -1)),
    stagingAreas: where(kind => kind === 'staging'),
    field: where(kind => kind !== 'staging'),
    ports: PORT_FACES.map(n => areas.findIndex(a => a.port === n)),
    nextTo: neighbours(t),
    garrisonBag: Int16Array.from(areas, a => bag(`Garrison ${a.letter}`)),
    reactionBag: Int16Array.from(areas, a => bag(`Reaction ${a.letter}`)),
  };
};

const ASSET_OF: readonly Type[] = ASSET_TYPES.map(t => t.toLowerCase() as Type);
/** The type of asset a counter is, or -1. */
export const assetOf = (type: Type): number => ASSET_OF.indexOf(type);
/** Whether a counter may ever lie in a place: in areas of its letter, its own bag, and, if it is an asset, the boxes for those. */
const mayLie = (t: StrangeTables, c: Plain<CounterRow>, place: number): boolean => {
  const area = t.areas[place];
  if (!area) return mayLieBeside(c, BOXES[place - t.areas.length]!);
  if (c.bag === 'Coastal Defense') return area.port !== undefined;
  return (
    c.bag !== undefined && c.bag.endsWith(` ${area.letter}`) && (c.bag.startsWith('Garrison') || c.type === 'armour') // 9.1.3 other reactions are never laid down
  );
};
const mayLieBeside = (c: Plain<CounterRow>, place: (typeof BOXES)[number]): boolean => {
  switch (place) {
    case 'Out of play':
      return true;
    case 'Campaign Assets':
    case 'In use':
      return assetOf(c.type) >= 0;
    case 'Discarded':
      return !c.bag;
    default:
      return place === c.bag;
  }
};
export const boxNumber = (areas: number, name: (typeof BOXES)[number] | Bag): number => areas + BOXES.indexOf(name);
const piecesOf = (t: StrangeTables, { korpsNames, placeNames }: Names): Pieces => {
  const beside = (name: (typeof BOXES)[number]): number => boxNumber(t.areas.length, name);
  const korpsOf = Uint8Array.from(t.divisions, d => korpsNames.indexOf(d.korps));
  const ofKorps = korpsNames.map((_, k) => ids(t.divisions).filter(d => korpsOf[d] === k));
  const counters = (test: (c: Plain<CounterRow>) => boolean): readonly number[] =>
    t.counters.flatMap((c, i) => (test(c) ? [t.divisions.length + i] : []));
  return {
    off: {
      assets: beside('Campaign Assets'),
      inUse: beside('In use'),
      discarded: beside('Discarded'),
      out: beside('Out of play'),
      firstBag: beside(BAGS[0]),
      coastal: beside('Coastal Defense'),
    },
    korpsOf,
    ofKorps,
    korpsMask: ofKorps.map(divisions => divisions.reduce((mask, d) => mask | (1 << d), 0)),
    own: placeNames.map((_, place) => counters(c => mayLie(t, c, place))),
    ofAsset: ASSET_OF.map(type => counters(c => c.type === type)),
  };
};

/** Gas and Audacity pay for a third area: their indexes in WITH (rules/audacity.ts). */
const PAYMENTS = [0, 1] as const;
const choicesOf = ({ areaIds, divisionIds, korpsIds }: Numbers, { stagingAreas }: Ground): Choices => ({
  enter: areaIds.map(area => ({ do: 'enter', area })),
  enterWith: PAYMENTS.map(how => areaIds.map(area => ({ do: 'enter', area, with: how }))),
  strike: areaIds.map(area => ({ do: 'counterattack', area })),
  activate: divisionIds.map(division => ({ do: 'activate', division })),
  repairs: [{ do: 'done' }, ...divisionIds.map(division => ({ do: 'repair', division }) as const)],
  stage: korpsIds.map(korps => stagingAreas.map(staging => ({ do: 'stage', korps, staging }))),
  ofReady: new Map(),
  ofDice: new Map(),
});

/** 8.3.6 The row each number of hits brings. */
const resultRows = ({ results }: StrangeTables): readonly (Result | undefined)[] =>
  Array.from({ length: MAX_DICE + 1 }, (_, hits) => RESULTS.find(r => rowHolds(results[r].hits, hits)));

export const makeBox = (tables: StrangeTables): Box => {
  const names = namesOf(tables);
  const numbers = numbersOf(tables);
  const ground = groundOf(tables);
  const board = boardOf(names);
  const box: Box = {
    tables,
    board,
    at: board.at,
    counters: tables.counters,
    assets: ASSET_TYPES.flatMap(type => tables.assets.filter(row => row.name === type)),
    resultOf: resultRows(tables).filter(r => r !== undefined),
    choices: choicesOf(numbers, ground),
    ...names,
    ...numbers,
    ...ground,
    ...piecesOf(tables, names),
  };
  return { ...box }; // a copy, because V8 reads an object that grew key by key as a slow dictionary
};
