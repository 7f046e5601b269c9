/** Dozens of listed choices as a player reads them: buttons, units by nation, and hexes, which are chosen on the map or by number. */
import type { OfferedChoice } from '../../../screen/session.ts';
import { sorting, type Row as WarRow } from '../../../screen/war/choices.ts';
import { isPlaced, titleOf } from '../look/spoken.ts';
import type { TableView, UnitView } from '../view.ts';

export type Row = WarRow<UnitView>;

const HEX_ONLY: readonly string[] = ['at', 'to', 'site', 'fly', 'attack'];
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
  flank: 'Flank attacks',
  railhead: 'Railheads',
  recall: 'Aircraft',
};

const group = (u: UnitView): string => (u.mechanised ? `${u.nation} mechanised` : u.nation);
const sectionOf = ({ of: { choice }, unit }: Row): string => TITLES[choice.do] ?? (unit ? group(unit) : '');
/** Units before whole stacks, mechanised ones first. */
const rank = (r: Row): number => (r.of.choice.do === 'stack' ? 2 : 0) + (r.unit?.mechanised ? 0 : 1);

export const sorted = sorting<TableView, UnitView>({
  hexOnly: HEX_ONLY,
  listed: o => 'hex' in o.choice,
  units: everyUnit,
  isPlaced,
  titleOf: sectionOf,
  rank,
});
/** Every unit the side knows, wherever it lies. */
export function everyUnit(view: TableView): readonly UnitView[] {
  return [...view.stacks.flatMap(s => s.units), ...Object.values(view.boxes).flat()];
}
/** What may be done with a unit where it stands, from its card. */
export const onCard = (offered: readonly OfferedChoice[], unit: string): readonly OfferedChoice[] =>
  offered.filter(o => o.choice['unit'] === unit && !('hex' in o.choice));
/** What a row may be found by. */
export const foundBy = ({ of, unit, hex }: Row, names: (hex: string) => string): string =>
  [of.text, unit ? titleOf(unit) : '', hex ?? '', hex ? names(hex) : ''].join(' ');
