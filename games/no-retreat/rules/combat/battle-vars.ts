/** 14.5 A battle as its frame keeps it: everything in it is public. */
import { nearest, procedure, setFrameVars } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import type { SideNo } from '../../model/army.ts';
import type { Result, TableId } from '../../data/rows.ts';

/** What a side has committed: a marker's ability with how often, and the effect of a card. */
export type Support = {
  readonly side: SideNo;
  readonly what: string;
  readonly n: number;
  readonly card?: number;
  /** The unit an event names. */
  readonly unit?: number;
};
/** `step` of `todo`: what the result still asks for, in order. */
export type Todo = { readonly step: string; readonly side: SideNo; readonly n: number };
export type Battle = {
  readonly attacker: SideNo;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** The hexes attacked. */
  readonly hexes: readonly number[];
  readonly kind: 'target' | 'counterblow' | 'assault';
  /** 14.7.3 Which counterattack it is; 0 for the battle it began with. */
  readonly depth: number;
  /** 14.6.10, 14.6.11 A Shock-Target lies in a hex attacked, or a Shock-Counterblow where all are answered. */
  readonly shock: boolean;
  /** 14.3.2 Hexes among Targets that are attacked because of a Counterblow, and whether one is a Shock-Counterblow. */
  readonly blows?: readonly number[];
  readonly shockBlow?: boolean;
  /** 14.5 How many Shock-Targets and Shock-Counterblows lie in the hexes attacked, where it is more than one of a kind. */
  readonly shocks?: readonly [targets: number, blows: number];
  /** 14.3.6 The hex and the hexside whose terrain counts, once the defender has chosen. */
  readonly site?: number;
  readonly over?: number;
  /** 14.7 One column for a counterattack after CA1. */
  readonly bonus: number;
  readonly table: TableId | '';
  readonly support: readonly Support[];
  readonly result: Result | '';
  /** The odds the die was thrown at. */
  readonly odds: string;
  readonly todo: readonly Todo[];
  /** 14.7.2 Steps lost since the first attack, by side. */
  readonly lost: readonly [number, number];
  /** 14.7.5 Who is still to retreat, who has, how far they go and how many hexes the first of them has gone, from where. */
  readonly retreating: readonly number[];
  readonly retreated: readonly number[];
  readonly far: number;
  /** Who goes first, where that was asked. */
  readonly lead?: number;
  /** 12.4 Who lay under a supply marker where the retreat began. */
  readonly hungry?: readonly number[];
  /** 14.8 Somebody could not retreat and was eliminated. */
  readonly stuck: boolean;
  readonly gone: number;
  readonly origin: number;
  /** 14.8 Who has advanced: once for every hex, three times who goes no farther. */
  readonly advanced: readonly number[];
  /** 14.5, 14.7.2 What the whole fight began with, and whether the defender of then has left his hex. */
  readonly rootHexes: readonly number[];
  readonly rootUnits: readonly number[];
  readonly rootRetreated: boolean;
  /** The Phasing player. */
  readonly phasing: SideNo;
  /** 14.6.5 The armour bonus was used. */
  readonly armour: boolean;
};
export const battleProc = procedure<Battle>('battle');
export const battleIn = (g: State): Battle => battleProc.vars(g);
/** The battle under way is this from now on: it has so many variables that to spread them in one place for all procedures is slow. */
export const putBattle = (g: State, b: Battle): void => setFrameVars(g, nearest(g, battleProc.name), b);
type Begun = Pick<
  Battle,
  | 'attacker'
  | 'attackers'
  | 'defenders'
  | 'hexes'
  | 'kind'
  | 'shock'
  | 'blows'
  | 'shockBlow'
  | 'shocks'
  | 'table'
  | 'phasing'
>;
type Root = Pick<Battle, 'depth' | 'bonus' | 'lost' | 'rootHexes' | 'rootUnits' | 'rootRetreated'>;
const NOTHING: readonly never[] = [];
/** The variables that every battle has, and those that come to some, in the order in which they come. */
export const BATTLE_NEEDS = [
  'attacker',
  'attackers',
  'defenders',
  'hexes',
  'kind',
  'depth',
  'shock',
  'bonus',
  'table',
  'support',
  'result',
  'odds',
  'todo',
  'lost',
  'retreating',
  'retreated',
  'far',
  'stuck',
  'gone',
  'origin',
  'advanced',
  'rootHexes',
  'rootUnits',
  'rootRetreated',
  'phasing',
  'armour',
] as const satisfies readonly (keyof Battle)[];
export const BATTLE_MAY = [
  'blows',
  'shockBlow',
  'shocks',
  'site',
  'over',
  'hungry',
  'lead',
] as const satisfies readonly (keyof Battle)[];
/** All battles are of one shape, what they have not without a value: every step copies and reads them, and of many shapes that is slow. */
const SHAPE: Partial<Battle> = Object.fromEntries([...BATTLE_NEEDS, ...BATTLE_MAY].map(v => [v, undefined]));
/** Before anything is committed, thrown or lost. */
const UNFOUGHT = {
  ...SHAPE,
  support: NOTHING,
  result: '',
  odds: '',
  todo: NOTHING,
  retreating: NOTHING,
  retreated: NOTHING,
  far: 0,
  stuck: false,
  gone: 0,
  origin: 0,
  advanced: NOTHING,
  armour: false,
} as const;
/** What every battle and every counterattack begins with. */
const begun = (b: Begun, root: Root): Battle => {
  const { attacker, attackers, defenders, hexes, kind, shock, table, phasing } = b;
  const battle: Battle = { ...UNFOUGHT, ...root, attacker, attackers, defenders, hexes, kind, shock, table, phasing };
  const marked = b.blows ? { ...battle, blows: b.blows, shockBlow: b.shockBlow === true } : battle;
  return b.shocks ? { ...marked, shocks: b.shocks } : marked;
};
export const freshBattle = (b: Begun): Battle =>
  begun(b, { depth: 0, bonus: 0, lost: [0, 0], rootHexes: b.hexes, rootUnits: b.attackers, rootRetreated: false });
/** 14.7.3 The same units with roles changed; markers and cards anew. */
export const counterattackOf = (b: Battle, hexes: readonly number[], bonus: number): Battle => {
  const attacker = b.attacker === 0 ? 1 : 0;
  const { depth, lost, rootHexes, rootUnits, rootRetreated } = b;
  return begun(
    { ...b, attacker, attackers: b.defenders, defenders: b.attackers, hexes, table: '' },
    { depth: depth + 1, bonus, lost, rootHexes, rootUnits, rootRetreated },
  );
};
/** 14.1.2, 14.7.3 Counterblows and counterattacks: no terrain shifts. */
export const isWithoutTerrain = (b: Pick<Battle, 'kind' | 'depth'>): boolean => b.kind === 'counterblow' || b.depth > 0;
/** 14.7.3 The first attack, or one that answers a counterattack: the hexes with the markers are attacked. */
export const isOnFirst = (b: Pick<Battle, 'depth'>): boolean => b.depth % 2 === 0;
/** 14.6.10, 14.6.11 Is a shock marker of this kind in play? */
export const isShock = (b: Battle, kind: 'target' | 'counterblow'): boolean =>
  (b.shock && b.kind === kind) || (b.shockBlow === true && kind === 'counterblow');
export const ownUnits = (b: Battle, side: SideNo): readonly number[] =>
  side === b.attacker ? b.attackers : b.defenders;
