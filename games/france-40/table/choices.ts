/** Sorts the listed choices for the margin: buttons, units by army, and hexes, which are chosen on the map or by number. */
import type { TableView, UnitView } from '../view.ts';
import type { OfferedChoice } from '../../../screen/session.ts';
import { sorting, type Row as WarRow } from '../../../screen/war/choices.ts';
import { isPlaced } from '../look/spoken.ts';
import { everyUnit } from './units.ts';

export type Row = WarRow<UnitView>;

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
const titleOf = ({ of: { choice }, unit }: Row): string =>
  choice.do === 'retreat' ? `${unit?.name ?? ''} goes back to` : (TITLES[choice.do] ?? (unit ? group(unit) : ''));
/** Units before whole stacks, mechanised ones first. */
const rank = (r: Row): number => (r.of.choice.do === 'stack' ? 2 : 0) + (r.unit?.mechanised ? 0 : 1);

export const sorted = sorting<TableView, UnitView>({
  hexOnly: HEX_ONLY,
  listed: o => o.choice.do === 'stack',
  units: everyUnit,
  isPlaced,
  titleOf,
  rank,
});
/** The case of a choice: an exit and a violation have their own, others that of the step. */
export const caseOf = ({ choice, case: step }: OfferedChoice, view: TableView): string => {
  switch (choice.do) {
    case 'exit':
      return view.exits.find(e => e.name === choice['edge'])?.case ?? step;
    case 'violate':
      return '4.3';
    default:
      return step;
  }
};
/** The choices of one unit that its card offers. Retreats are chosen on the map. */
export const onCard = (offered: readonly OfferedChoice[], unit: string): readonly OfferedChoice[] =>
  offered.filter(o => o.choice['unit'] === unit && o.choice.do !== 'retreat');
/** The text that the search field looks through. */
export const foundBy = (row: Row): string =>
  `${row.of.text} ${row.unit?.name ?? ''} ${row.unit?.historical ?? ''} ${row.hex ?? ''}`;
