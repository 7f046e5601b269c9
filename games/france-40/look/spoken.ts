/** A hex in words, for screen readers and the head of its card. */
import { gazetteerOf, type Gazetteer } from '../../../screen/war/view.ts';
import type { HexRow, TownRow } from '../data/map.ts';
import { written } from '../data/names.ts';
import type { StackView, TableView, UnitView } from '../view.ts';

const TERRAINS: { readonly [terrain: string]: string } = { gap: 'Sarreguemines Gap', ardennes: 'Ardennes' };
const cityWords = ({ port, ruhr }: HexRow): string => {
  if (port) return 'city, port';
  return ruhr ? 'city of the Ruhr' : 'city';
};
const groundIn = (row: HexRow): string => {
  const ground = row.city ? cityWords(row) : (TERRAINS[row.terrain] ?? row.terrain);
  return row.country === 'none' ? ground : `${ground}, ${row.country}`;
};
export const gazetteer = (hexes: readonly HexRow[], towns: readonly TownRow[]): Gazetteer =>
  gazetteerOf(hexes, towns, groundIn, written);

const TYPES: { readonly [type: string]: string } = {
  panzer: 'Panzer ',
  panzergrenadier: 'Motorised ',
  cavalry: 'Cavalry ',
  'light mechanised': 'Light Mechanised ',
  colonial: 'Colonial ',
  'north african': 'North African ',
  mountain: 'Alpine ',
  motorised: 'Motorised ',
};
const SELF_NAMED = ['Cv', 'Co', 'K', 'Lt'];
/** 'German 41 Panzer Corps', 'French XXI Corps', 'French fort'. */
export const titleOf = (u: UnitView): string =>
  u.size === 'fort'
    ? `${u.nation} fort`
    : `${u.nation} ${SELF_NAMED.includes(u.short) && TYPES[u.type] ? '' : `${u.short} `}${TYPES[u.type] ?? ''}${u.size === 'corps' ? 'Corps' : 'Division'}`;
/** In a hex, not in a box beside the map. */
export const isPlaced = (u: UnitView): boolean => /^\d{4}$/.test(u.place);
/** Only a unit on the map can be cut off, and only one that is in the war. */
export const isCutOff = (u: UnitView): boolean => !u.supplied && u.inPlay && u.size !== 'fort' && isPlaced(u);
const unitWords = (u: UnitView): string =>
  `${titleOf(u)}, ${u.attack}-${u.defence}, ${u.steps} of ${u.stepsMax} ${u.stepsMax === 1 ? 'step' : 'steps'}${isCutOff(u) ? ', out of supply' : ''}${u.moved ? ', has moved' : ''}`;
const stackWords = (s: StackView): string =>
  [...s.units.toReversed().map(unitWords), ...(s.hidden ? [`${s.hidden} more not known`] : [])].join('; ');
export const holderOf = (view: TableView, hex: string): string =>
  view.control.german.includes(hex)
    ? 'held by the Germans'
    : view.control.allied.includes(hex)
      ? 'held by the Allies'
      : '';

export const spoken = (names: Gazetteer, view: TableView, hex: string, choices: readonly string[]): string => {
  const stack = view.stacks.find(s => s.hex === hex);
  const fort = view.forts.find(f => f.place === hex);
  const reach = view.march?.reach.find(r => r.hex === hex);
  return [
    `${hex}${names.nameOf(hex) ? `, ${names.nameOf(hex)}` : ''}: ${names.groundOf(hex)}`,
    holderOf(view, hex),
    fort ? `${fort.nation} fort of ${fort.defence}` : '',
    stack ? stackWords(stack) : 'nobody',
    reach ? `costs ${reach.cost}, leaves ${reach.left}${reach.zone ? ', in an enemy zone' : ''}` : '',
    choices.length ? `You may: ${choices.slice(0, 4).join('; ')}` : '',
  ]
    .filter(Boolean)
    .join('. ');
};
