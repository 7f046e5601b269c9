/** 14.3, 14.5 The battle being fought or prepared, with its steps, its shifts and the chances of every result. */
import { clone, type State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { present } from '../../../engine/view.ts';
import { nameOf } from '../model/army.ts';
import { COLUMNS, TABLES, type Result, type TableId } from '../data/rows.ts';
import { eventOf, pieceName } from '../model/deck.ts';
import { gridOf, labelOf } from '../model/ground.ts';
import { freshBattle, type Battle, type Support } from '../rules/combat/battle-vars.ts';
import { assaultOf, blitzing } from '../rules/blitzkrieg/blitzkrieg.ts';
import { fighting, joinsWith } from '../rules/combat/battle-draft.ts';
import { combatProc } from '../rules/combat/combat.ts';
import { ableAt, markedAs, owedNow } from '../rules/combat/obligations.ts';
import { mayUse, oddsOf, resultOf, type Shift } from '../rules/combat/odds.ts';
import { onMap, placeOf, sideName, unitsIn } from '../model/state.ts';
import { unitView, type SideName, type UnitView } from './units.ts';
import { frameOf } from '../rules/flow.ts';

export interface SupportView {
  readonly side: SideName;
  /** An ability, or the name of the event. */
  readonly what: string;
  readonly n: number;
  readonly card?: string;
}
export interface ChanceView {
  readonly result: Result;
  /** How many of the six faces give it. */
  readonly dice: number;
}
/** A table of the battle: its odds, or why it cannot be used. */
export interface OnTable {
  readonly table: TableId;
  readonly column: string;
  readonly chances: readonly ChanceView[];
  readonly bar?: { readonly why: string; readonly case: string };
}
export interface BattleView {
  readonly attacker: SideName;
  /** The first hex attacked. */
  readonly hex: string;
  readonly hexes: readonly string[];
  readonly kind: Battle['kind'];
  /** 14.3 Being prepared: hexes and attackers may still change. */
  readonly draft: boolean;
  /** 14.7.3 The number of the counterattack; every other one swaps the roles. */
  readonly depth: number;
  /** 14.5 The present step of the seven, counted from 0. */
  readonly step: number;
  readonly table: string;
  readonly attackers: readonly UnitView[];
  readonly defenders: readonly UnitView[];
  readonly support: readonly SupportView[];
  /** Before a table is chosen: the odds on each of them. */
  readonly tables: readonly OnTable[];
  /** Only while all attackers are where they attacked from. */
  readonly odds?: OddsView;
  readonly result: string;
  /** 14.7.5 Which unit retreats now, from where, and how many hexes of how many it has gone. */
  readonly retreat?: {
    readonly unit: string;
    readonly hex: string;
    readonly gone: number;
    readonly far: number;
    readonly left: number;
  };
}
export interface OddsView {
  readonly attack: number;
  readonly defence: number;
  /** Before the shifts; '' below 1:3. */
  readonly initial: string;
  readonly shifts: readonly Shift[];
  /** After the die, the column of the roll, even if units have lost steps since. */
  readonly column: string;
  /** Empty until the table is chosen. */
  readonly chances: readonly ChanceView[];
}
const chancesOf = (v: State, b: Battle): readonly ChanceView[] => {
  if (b.table === '') return [];
  const automatic = oddsOf(v, b).automatic;
  if (automatic) return [{ result: automatic, dice: 6 }];
  const rolled = [1, 2, 3, 4, 5, 6].map(die => resultOf(v, b, die));
  return [...Map.groupBy(rolled, r => r)].map(([result, of]) => ({ result, dice: of.length }));
};
/** All attackers are where they attacked from: none eliminated, retreated or advanced. */
const isInPlace = (v: State, b: Battle): boolean =>
  b.attackers.length > 0 &&
  b.defenders.length > 0 &&
  b.attackers.every(u => onMap(v, u) && b.hexes.every(hex => gridOf(v).around[hex]!.includes(placeOf(v, u) as HexId)));
const oddsView = (v: State, b: Battle): OddsView | undefined => {
  if (!isInPlace(v, b)) return undefined;
  const { attack, defence, initial, shifts, label } = oddsOf(v, b);
  const column = b.result === '' || b.odds === '' ? label : b.odds;
  return { attack, defence, initial: COLUMNS[initial] ?? '', shifts, column, chances: chancesOf(v, b) };
};
/** 15.3 The odds of an assault that may be made now. */
export interface AssaultView {
  readonly from: string;
  readonly hex: string;
  /** The unit, if one goes alone. */
  readonly unit?: string;
  readonly column: string;
  readonly chances: readonly ChanceView[];
}
export const assaultViews = (v: State): readonly AssaultView[] => {
  const ask = v.wait.for === 'choice' ? v.wait.ask : undefined;
  if (ask?.kind !== 'blitzing') return [];
  return blitzing.candidates(v, ask).flatMap(c => {
    if (c.do !== 'assault' || !blitzing.judge(v, ask, c).ok) return [];
    const b = assaultOf(v, c);
    const alone = c.unit === undefined ? {} : { unit: nameOf(v, c.unit) };
    const on = { from: labelOf(v, c.origin), hex: labelOf(v, c.hex), ...alone };
    return [{ ...on, column: oddsOf(v, b).label, chances: chancesOf(v, b) }];
  });
};
const tablesOf = (v: State, b: Battle): readonly OnTable[] =>
  b.table !== '' || !isInPlace(v, b)
    ? []
    : TABLES.map(table => {
        const may = mayUse(v, b, table);
        const on = { ...b, table };
        return {
          table,
          column: may.ok ? oddsOf(v, on).label : '',
          chances: may.ok ? chancesOf(v, on) : [],
          ...(may.ok ? {} : { bar: { why: may.why, case: may.case } }),
        };
      });

// 14.5 The seven steps ------------------------------------------------------------------------------------------------
/** Table, strength, commitment, odds, shifts, roll, result; odds and shifts need no question. */
const COMMITS = /marker|card|tank|fighters/;
const stepAt = (at: string): number => {
  if (at === '14.5/begin' || at === '14.5/table') return 0;
  if (COMMITS.test(at)) return 2;
  return at === '14.5/die' ? 5 : 6;
};
/** A card's effect is described by its event. */
const supportView = (v: State, s: Support): SupportView => ({
  side: sideName(s.side),
  what: s.card === undefined ? s.what : eventOf(v, s.card, s.side).name,
  n: s.n,
  ...(s.card === undefined ? {} : { card: pieceName(v, s.card) }),
});
const retreatOf = (v: State, b: Battle): BattleView['retreat'] => {
  const [unit] = b.retreating;
  if (unit === undefined || !onMap(v, unit)) return undefined;
  return {
    unit: nameOf(v, unit),
    hex: labelOf(v, placeOf(v, unit)),
    gone: b.gone,
    far: b.far,
    left: b.retreating.length - 1,
  };
};
const seen = (v: State, b: Battle, step: number, draft: boolean): BattleView => {
  const units = (list: readonly number[]): readonly UnitView[] => list.map(u => unitView(v, u));
  return {
    attacker: sideName(b.attacker),
    hex: labelOf(v, b.hexes[0]!),
    hexes: b.hexes.map(hex => labelOf(v, hex)),
    kind: b.kind,
    draft,
    depth: b.depth,
    step,
    table: b.table,
    attackers: units(b.attackers),
    defenders: units(b.defenders),
    support: b.support.map(s => supportView(v, s)),
    tables: tablesOf(v, b),
    ...present('odds', oddsView(v, b)),
    result: b.result,
    ...present('retreat', retreatOf(v, b)),
  };
};
/** 14.3 The battle being prepared: its kind, and a shock marker if its hexes have one. */
const drafted = (v: State): Battle | undefined => {
  const d = frameOf(v, 'combat')?.vars;
  if (d === undefined || d.hexes.length === 0) return undefined;
  return freshBattle({
    attacker: d.side,
    attackers: d.attackers,
    defenders: d.hexes.flatMap(hex => unitsIn(v, hex)),
    hexes: d.hexes,
    ...markedAs(v, d.hexes),
    table: '',
    phasing: d.side,
  });
};
export const battleView = (v: State): BattleView | undefined => {
  const frame = frameOf(v, 'battle');
  if (frame !== undefined) return seen(v, frame.vars, stepAt(frame.at), false);
  const draft = drafted(v);
  return draft && seen(v, draft, draft.attackers.length ? 1 : 0, true);
};

/** 14.3 A marked hex as it would be attacked by everybody who may. */
export interface ReadyView {
  readonly hex: string;
  /** In the order they join. */
  readonly units: readonly string[];
  /** The tables it may be fought on now, with what they bring; none where somebody is needed elsewhere (14.3.1). */
  readonly tables: readonly OnTable[];
}
/** While no battle is in the making. */
export const readyViews = (v: State): readonly ReadyView[] => {
  const ask = v.wait.for === 'choice' ? v.wait.ask : undefined;
  const d = ask?.kind === 'fighting' ? combatProc.vars(v) : undefined;
  if (!ask || !d || d.hexes.length) return [];
  return owedNow(v, d.side).map(hex => {
    const attackers: number[] = [];
    for (const u of ableAt(v, d.side, hex)) if (joinsWith(v, { attackers }, u).ok) attackers.push(u);
    const made = clone(v);
    combatProc.set(made, { ...d, hexes: [hex], attackers });
    const crts = TABLES.filter((_, crt) => fighting.judge(made, ask, { do: 'fight', crt }).ok);
    const tables = battleView(made)?.tables.filter(t => crts.includes(t.table)) ?? [];
    return { hex: labelOf(v, hex), units: attackers.map(u => nameOf(v, u)), tables };
  });
};
