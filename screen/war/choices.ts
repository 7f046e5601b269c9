/** Dozens of listed choices as a player reads them: buttons, units in sections, and hexes, which are chosen on the map or by number. */
import type { OfferedChoice } from '../session.ts';
import type { WarUnit } from './view.ts';

export interface Row<Unit = WarUnit> {
  readonly of: OfferedChoice;
  readonly unit?: Unit;
  readonly hex?: string;
}
export interface Section<Unit = WarUnit> {
  readonly title: string;
  readonly rows: readonly Row<Unit>[];
}
export interface Sorted<Unit = WarUnit> {
  /** Choices with no place on the map, in the order of the keys 1 to 9; what ends the step comes last. */
  readonly buttons: readonly OfferedChoice[];
  readonly sections: readonly Section<Unit>[];
  /** Choices that name nothing but a hex. */
  readonly hexes: readonly OfferedChoice[];
}

/** Verbs that end a step or give it up. */
export const ENDS: readonly string[] = ['stay', 'back', 'cancel', 'pass', 'done'];
const isEnd = (o: OfferedChoice): boolean => ENDS.includes(o.choice.do);
/** On a stack's own card: in the list they would double every unit. */
const ON_CARD: readonly string[] = ['top', 'lift'];

/** How a game sorts. */
export interface Sorting<View, Unit> {
  /** Verbs that name nothing but a hex. */
  readonly hexOnly: readonly string[];
  /** Verbs that stand in a list though they name no unit. */
  readonly listed: (o: OfferedChoice) => boolean;
  /** Every unit that is known, wherever it lies, and whether it lies on the map. */
  readonly units: (view: View) => readonly Unit[];
  readonly isPlaced: (unit: Unit) => boolean;
  /** The section of a row, and which of two rows comes first. */
  readonly titleOf: (row: Row<Unit>) => string;
  readonly rank: (row: Row<Unit>) => number;
}
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const sorting =
  <View, Unit extends WarUnit>(how: Sorting<View, Unit>) =>
  (offered: readonly OfferedChoice[], view: View): Sorted<Unit> => {
    const units = new Map(how.units(view).map(u => [u.name, u]));
    const rowOf = (of: OfferedChoice): Row<Unit> => {
      const unit = units.get(text(of.choice['unit']) ?? '');
      const hex = text(of.choice['hex']) ?? (unit && how.isPlaced(unit) ? unit.place : undefined);
      return { of, ...(unit ? { unit } : {}), ...(hex ? { hex } : {}) };
    };
    const buttons: OfferedChoice[] = [];
    const hexes: OfferedChoice[] = [];
    const rows: Row<Unit>[] = [];
    for (const o of offered) {
      if (ON_CARD.includes(o.choice.do)) continue;
      if (how.hexOnly.includes(o.choice.do)) hexes.push(o);
      else if ('unit' in o.choice || how.listed(o)) rows.push(rowOf(o));
      else buttons.push(o);
    }
    const ranked = rows.toSorted((a, b) => how.rank(a) - how.rank(b));
    return {
      buttons: [...buttons.filter(o => !isEnd(o)), ...buttons.filter(isEnd)],
      sections: [...Map.groupBy(ranked, how.titleOf)].map(([title, of]) => ({ title, rows: of })),
      hexes,
    };
  };
/** What the keys 1 to 9 mean: the buttons, then the units and hexes while the list is short. */
export const keyed = ({ buttons, sections, hexes }: Sorted): readonly OfferedChoice[] => {
  const first = buttons.filter(o => !isEnd(o));
  const last = buttons.filter(isEnd);
  const rows = sections.flatMap(s => s.rows.map(r => r.of));
  return first.length + rows.length + hexes.length + last.length <= 9
    ? [...first, ...rows, ...hexes, ...last]
    : [...first, ...last];
};
/** Whether words have all that was typed. */
export const fitting = (said: string, query: string): boolean =>
  query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every(w => said.toLowerCase().includes(w));
/** The listed choice of a verb, of one unit where it is named. */
export const listed = (offered: readonly OfferedChoice[], verb: string, unit?: string): OfferedChoice | undefined =>
  offered.find(o => o.choice.do === verb && (unit === undefined || o.choice['unit'] === unit));
