/** 14.5 The variables of a battle’s frame. They are public. */
import { setFrameVars } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import type { SideNo } from '../../model/army.ts';
import type { Result, TableId } from '../../data/rows.ts';
import { nearest, procedure } from '../flow.ts';

/** What a side has committed: a marker’s ability, or the effect of an event card. */
export type Support = {
  readonly side: SideNo;
  readonly what: string;
  readonly n: number;
  readonly card?: number;
  /** 5.2.1 The tank unit that an event doubles. */
  readonly unit?: number;
};
/** One thing the result still demands of a side; `n` is the length of a retreat, the length of an advance, or the bonus column of a counterattack. */
export type Todo = { readonly step: string; readonly side: SideNo; readonly n: number };
export type Battle = {
  readonly attacker: SideNo;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** The hexes attacked. */
  readonly hexes: readonly number[];
  readonly kind: 'target' | 'counterblow' | 'assault';
  /** 14.7.3 Number of the counterattack; 0 for the first attack. */
  readonly depth: number;
  /** 14.6.10, 14.6.11 A Shock-Target lies in a hex attacked, or, if all hexes bear Counterblows, a Shock-Counterblow. */
  readonly shock: boolean;
  /** 14.3.2 In a battle on Targets and Counterblows together: the hexes with Counterblows, and whether one of these is a Shock-Counterblow. */
  readonly blows?: readonly number[];
  readonly shockBlow?: boolean;
  /** 14.5 How many Shock-Targets and Shock-Counterblows lie in the hexes attacked. Absent unless there are two of a kind. */
  readonly shocks?: readonly [targets: number, blows: number];
  /** 14.3.6 The hex and the hexside whose terrain counts, once the defender has chosen. */
  readonly site?: number;
  readonly over?: number;
  /** 14.7 One column for a counterattack after CA1. */
  readonly bonus: number;
  readonly table: TableId | '';
  readonly support: readonly Support[];
  readonly result: Result | '';
  /** The odds at which the die was rolled. */
  readonly odds: string;
  readonly todo: readonly Todo[];
  /** 14.7.2 Steps lost since the first attack, by side. */
  readonly lost: readonly [number, number];
  /** 14.7.5 Units still to retreat, units that have, and the length of the retreat. `gone` and `origin` are of the unit now retreating. */
  readonly retreating: readonly number[];
  readonly retreated: readonly number[];
  readonly far: number;
  /** 14.7.5 The unit chosen to retreat first, if the order was asked for. */
  readonly lead?: number;
  /** 12.4 Units that were under a supply marker when the retreat began. */
  readonly hungry?: readonly number[];
  /** 14.8 A unit could not retreat and was eliminated. */
  readonly stuck: boolean;
  readonly gone: number;
  readonly origin: number;
  /** 14.8 Units that advanced, listed once for each hex; three times if they may go no farther. */
  readonly advanced: readonly number[];
  /** 14.5, 14.7.2 Hexes and attackers of the first attack, and whether its defender has retreated since. */
  readonly rootHexes: readonly number[];
  readonly rootUnits: readonly number[];
  readonly rootRetreated: boolean;
  /** The Phasing player. */
  readonly phasing: SideNo;
  /** 14.6.5 The armour bonus was used. */
  readonly armour: boolean;
};
export const battleProc = procedure('battle');
export const battleIn = (g: State): Battle => battleProc.vars(g);
/** Replaces the variables of the battle under way. `battleProc.set` would do the same more slowly. */
export const putBattle = (g: State, b: Battle): void => setFrameVars(g, nearest(g, 'battle'), b);
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
/** The variables every battle has, then the optional ones. */
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
/** Every battle object has all keys, absent ones `undefined`: steps copy and read battles often, and objects of one shape are faster. */
const SHAPE: Partial<Battle> = Object.fromEntries([...BATTLE_NEEDS, ...BATTLE_MAY].map(v => [v, undefined]));
/** A battle before commitments, die and losses. */
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
/** The start of a battle or counterattack. */
const begun = (b: Begun, root: Root): Battle => {
  const { attacker, attackers, defenders, hexes, kind, shock, table, phasing } = b;
  const battle: Battle = { ...UNFOUGHT, ...root, attacker, attackers, defenders, hexes, kind, shock, table, phasing };
  const marked = b.blows ? { ...battle, blows: b.blows, shockBlow: b.shockBlow === true } : battle;
  return b.shocks ? { ...marked, shocks: b.shocks } : marked;
};
export const freshBattle = (b: Begun): Battle =>
  begun(b, { depth: 0, bonus: 0, lost: [0, 0], rootHexes: b.hexes, rootUnits: b.attackers, rootRetreated: false });
/** 14.7.3 The same units with roles reversed; both sides commit markers and cards anew. */
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
/** 14.7.3 True of the first attack and of a counterattack against a counterattack: the marked hexes are under attack. */
export const isOnFirst = (b: Pick<Battle, 'depth'>): boolean => b.depth % 2 === 0;
/** 14.6.10, 14.6.11 Does a shock marker of this kind lie in a hex of this fight? */
export const isShock = (b: Battle, kind: 'target' | 'counterblow'): boolean =>
  (b.shock && b.kind === kind) || (b.shockBlow === true && kind === 'counterblow');
export const ownUnits = (b: Battle, side: SideNo): readonly number[] =>
  side === b.attacker ? b.attackers : b.defenders;
