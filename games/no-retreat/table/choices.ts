/** Dozens of listed choices as a player reads them: buttons, units by section, and hexes, which are chosen on the map or by number. */
import type { OfferedChoice } from '../../../screen/session.ts';
import { sorting, type Row as WarRow } from '../../../screen/war/choices.ts';
import { alikeOnce } from '../look/place-actions.ts';
import { isPlaced, titleOf } from '../look/spoken.ts';
import type { TableView, UnitView } from '../view.ts';

export type Row = WarRow<UnitView>;
/** Verbs that name nothing but a hex. */
const HEX_ONLY: readonly string[] = ['to', 'via', 'attack', 'retreat', 'tire', 'blitz', 'giveUp', 'ground', 'hex'];
/** Cards and markers are chosen from the hand, which lies at the foot of the table; here they stand in words. */
const TITLES: { readonly [verb: string]: string } = {
  target: 'Targets',
  blow: 'Counterblows',
  add: 'May join',
  leave: 'In the attack',
  drop: 'Airdrops',
  lose: 'Who loses a step',
  lead: 'Who retreats first',
  advance: 'Who advances',
  assault: 'Blitzkrieg Assaults',
  deploy: 'From the Reserve',
  improve: 'Improve',
  rebuild: 'Rebuild',
  send: 'Who goes',
  sure: 'Who goes without a check',
  land: 'Air Landing',
  merge: 'Merge',
  give: 'Lost',
  shove: 'Too many in a hex',
  play: 'Events',
  discard: 'Discard',
  return: 'Put back',
  pay: 'Pay with',
  commit: 'Commit',
};
const LISTED: readonly string[] = ['assault', 'play', 'discard', 'return', 'pay', 'card', 'marker', 'drop'];
/** Laid out by the panel of declarations (14.1). */
const DECLARED: readonly string[] = ['target', 'blow'];
const sectionOf = ({ of: { choice }, unit }: Row): string =>
  TITLES[choice.do] ?? (unit ? unit.group || unit.nation : '');
/** 15.3 Assaults before advances, mobile units before the others. */
const rank = (r: Row): number => (r.of.choice.do === 'assault' ? -1 : r.unit?.mobile ? 0 : 1);

const sort = sorting<TableView, UnitView>({
  hexOnly: HEX_ONLY,
  listed: o => LISTED.includes(o.choice.do),
  units: everyUnit,
  isPlaced,
  titleOf: sectionOf,
  rank,
});
/** 10.0 Where a marker may fall is half the map: it is lit there, or typed. */
const isDropAt = ({ choice }: OfferedChoice): boolean => choice.do === 'drop' && 'hex' in choice;
export const sorted: typeof sort = (offered, view) => {
  const once = alikeOnce(view.declaring ? offered.filter(o => !DECLARED.includes(o.choice.do)) : offered, view);
  const by = sort(
    once.filter(o => !isDropAt(o)),
    view,
  );
  return { ...by, hexes: [...by.hexes, ...once.filter(isDropAt)] };
};
/** 14.1 Targets and Counterblows that may be laid. */
export const declarations = (offered: readonly OfferedChoice[], view: TableView): readonly OfferedChoice[] =>
  view.declaring ? offered.filter(o => DECLARED.includes(o.choice.do)) : [];
/** Every unit, wherever it lies. */
export function everyUnit(view: TableView): readonly UnitView[] {
  return [...view.stacks.flatMap(s => s.units), ...Object.values(view.boxes).flat()];
}
/** What may be done with a unit where it stands, from its card. */
export const onCard = (offered: readonly OfferedChoice[], unit: string): readonly OfferedChoice[] =>
  offered.filter(o => o.choice['unit'] === unit && !('hex' in o.choice));
/** What a row may be found by. */
export const foundBy = ({ of, unit, hex }: Row, names: (hex: string) => string): string =>
  [of.text, unit ? titleOf(unit) : '', hex ?? '', hex ? names(hex) : ''].join(' ');
