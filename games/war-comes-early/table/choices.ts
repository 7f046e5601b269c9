/** Dozens of listed choices as a player reads them: buttons, units by nation, and hexes, which are chosen on the map or by number. */
import type { Offered } from '../../../screen/session.ts';
import { isPlaced, titleOf } from '../look/spoken.ts';
import type { TableView, UnitView } from '../view.ts';

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
const HEX_ONLY: readonly string[] = ['at', 'to', 'site', 'fly'];
const TITLES: { readonly [verb: string]: string } = {
  stack: 'Whole stacks',
  add: 'May join',
  drop: 'In the attack',
  lose: 'Who is lost',
  break: 'Armies that break down',
  advance: 'Who advances',
  split: 'Break down',
  form: 'Form an army',
  leave: 'Leave behind',
  arrive: 'Where it arrives',
  scatter: 'Move out',
  attack: 'Attacks',
  flank: 'Flank attacks',
  railhead: 'Railheads',
  recall: 'Aircraft',
};

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const rowOf = (units: ReadonlyMap<string, UnitView>, of: Offered): Row => {
  const unit = units.get(text(of.choice['unit']) ?? '');
  const hex = text(of.choice['hex']) ?? (unit && isPlaced(unit) ? unit.place : undefined);
  return { of, ...(unit ? { unit } : {}), ...(hex ? { hex } : {}) };
};
const group = (u: UnitView): string => (u.mechanised ? `${u.nation} mechanised` : u.nation);
const sectionOf = ({ of: { choice }, unit }: Row): string => {
  if (choice.do === 'scatter' && unit) return `Move out ${titleOf(unit)}`;
  return TITLES[choice.do] ?? (unit ? group(unit) : '');
};
/** Units before whole stacks, mechanised ones first. */
const rank = (r: Row): number => (r.of.choice.do === 'stack' ? 2 : 0) + (r.unit?.mechanised ? 0 : 1);

export const sorted = (offered: readonly Offered[], view: TableView): Sorted => {
  const units = new Map(
    [...view.stacks.flatMap(s => s.units), ...Object.values(view.boxes).flat()].map(u => [u.name, u]),
  );
  const buttons: Offered[] = [];
  const hexes: Offered[] = [];
  const rows: Row[] = [];
  for (const o of offered) {
    const verb = o.choice.do;
    if (ON_CARD.includes(verb)) continue;
    if (HEX_ONLY.includes(verb)) hexes.push(o);
    else if ('unit' in o.choice || 'hex' in o.choice) rows.push(rowOf(units, o));
    else buttons.push(o);
  }
  const sections = [
    ...Map.groupBy(
      rows.toSorted((a, b) => rank(a) - rank(b)),
      sectionOf,
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
/** What may be done with a unit where it stands, from its card. */
export const onCard = (offered: readonly Offered[], unit: string): readonly Offered[] =>
  offered.filter(o => o.choice['unit'] === unit && !('hex' in o.choice));
/** Units and hexes that fit what was typed. */
export const fits = (row: Row, query: string, names: (hex: string) => string): boolean => {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const said =
    `${row.of.text} ${row.unit ? titleOf(row.unit) : ''} ${row.hex ?? ''} ${row.hex ? names(row.hex) : ''}`.toLowerCase();
  return words.every(w => said.includes(w));
};
