/** Dozens of listed choices as a player reads them: buttons, units by army, and hexes, which are chosen on the map or by number. */
import type { TableView, UnitView } from '../view.ts';
import type { Offered } from '../../../screen/session.ts';
import { isPlaced } from '../look/spoken.ts';
import { unitNamed } from './units.ts';

export interface Row {
  readonly of: Offered;
  readonly unit?: UnitView;
  readonly hex?: string;
}
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}
export interface Sorted {
  /** Choices with no place on the map, in the order of the keys 1 to 9; what ends the step comes last. */
  readonly buttons: readonly Offered[];
  readonly sections: readonly Section[];
  /** Choices that name nothing but a hex. */
  readonly hexes: readonly Offered[];
}

/** Verbs that end a step or give it up. */
export const ENDS: readonly string[] = ['stay', 'back', 'cancel', 'pass', 'done'];
/** On a stack's own card: in the list they would double every unit. */
const ON_CARD: readonly string[] = ['top', 'lift'];
const HEX_ONLY: readonly string[] = ['at', 'to', 'via', 'attack', 'coup', 'displace', 'dynamo', 'arrive'];
const TITLES: { readonly [verb: string]: string } = {
  stack: 'Whole stacks',
  add: 'May join',
  drop: 'In the attack',
  lose: 'Who pays',
  remove: 'Who goes',
  advance: 'Who advances',
  replace: 'Reduced units',
};

const group = (u: UnitView): string => {
  if (u.mechanised) return `${u.nation} mechanised`;
  return u.type === 'fort' ? `${u.nation} forts` : u.nation;
};
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const rowOf = (view: TableView, of: Offered): Row => {
  const unit = unitNamed(view, text(of.choice['unit']) ?? '');
  const hex = text(of.choice['hex']) ?? (unit && isPlaced(unit) ? unit.place : undefined);
  return { of, ...(unit ? { unit } : {}), ...(hex ? { hex } : {}) };
};
const titleOf = ({ of: { choice }, unit }: Row): string =>
  choice.do === 'retreat' ? `${unit?.name ?? ''} goes back to` : (TITLES[choice.do] ?? (unit ? group(unit) : ''));
/** Units before whole stacks, mechanised ones first. */
const rank = (r: Row): number => (r.of.choice.do === 'stack' ? 2 : 0) + (r.unit?.mechanised ? 0 : 1);

export const sorted = (offered: readonly Offered[], view: TableView): Sorted => {
  const buttons: Offered[] = [];
  const hexes: Offered[] = [];
  const rows: Row[] = [];
  for (const o of offered) {
    if (ON_CARD.includes(o.choice.do)) continue;
    if (HEX_ONLY.includes(o.choice.do)) hexes.push(o);
    else if ('unit' in o.choice || o.choice.do === 'stack') rows.push(rowOf(view, o));
    else buttons.push(o);
  }
  const sections = [
    ...Map.groupBy(
      rows.toSorted((a, b) => rank(a) - rank(b)),
      titleOf,
    ),
  ].map(([title, of]) => ({ title, rows: of }));
  return {
    buttons: [...buttons.filter(o => !ENDS.includes(o.choice.do)), ...buttons.filter(o => ENDS.includes(o.choice.do))],
    sections,
    hexes,
  };
};
/** What the keys 1 to 9 mean: the buttons, then the units and hexes while the list is short. */
export const keyed = ({ buttons, sections, hexes }: Sorted): readonly Offered[] => {
  const first = buttons.filter(o => !ENDS.includes(o.choice.do));
  const last = buttons.filter(o => ENDS.includes(o.choice.do));
  const rows = sections.flatMap(s => s.rows.map(r => r.of));
  return first.length + rows.length + hexes.length + last.length <= 9
    ? [...first, ...rows, ...hexes, ...last]
    : [...first, ...last];
};
/** The case behind a choice: that of its own exit or of violating a neutral where it is one, else of the step. */
export const caseOf = ({ choice, case: step }: Offered, view: TableView): string => {
  switch (choice.do) {
    case 'exit':
      return view.exits.find(e => e.name === choice['edge'])?.case ?? step;
    case 'violate':
      return '4.3';
    default:
      return step;
  }
};
/** What may be done with the units of one hex, from its card. */
export const onCard = (offered: readonly Offered[], unit: string): readonly Offered[] =>
  offered.filter(o => o.choice['unit'] === unit && o.choice.do !== 'retreat');
/** Units and hexes that fit what was typed. */
export const fits = (row: Row, query: string): boolean => {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const said = `${row.of.text} ${row.unit?.name ?? ''} ${row.unit?.historical ?? ''} ${row.hex ?? ''}`.toLowerCase();
  return words.every(w => said.includes(w));
};
/** The listed choice of a verb, of one unit where it is named. */
export const listed = (offered: readonly Offered[], verb: string, unit?: string): Offered | undefined =>
  offered.find(o => o.choice.do === verb && (unit === undefined || o.choice['unit'] === unit));
