/** A hex in words: for the spoken summary and the head of its card. */
import type { HexRow, TownRow } from '../data/map.ts';
import { written } from '../data/names.ts';
import type { StackView, TableView, UnitView } from '../view.ts';

/** The names and the ground of the hexes of one map. */
export interface Gazetteer {
  /** 'Antwerp', 'Sedan', or nothing where the map letters no name. */
  nameOf(hex: string): string;
  /** 'Antwerp 3633', '2729'. */
  placed(hex: string): string;
  groundOf(hex: string): string;
}
const TERRAINS: { readonly [terrain: string]: string } = { gap: 'Sarreguemines Gap', ardennes: 'Ardennes' };
const cityWords = ({ port, ruhr }: HexRow): string => {
  if (port) return 'city, port';
  return ruhr ? 'city of the Ruhr' : 'city';
};
const groundIn = (row: HexRow): string => {
  const ground = row.city ? cityWords(row) : (TERRAINS[row.terrain] ?? row.terrain);
  return row.country === 'none' ? ground : `${ground}, ${row.country}`;
};
export const gazetteer = (hexes: readonly HexRow[], towns: readonly TownRow[]): Gazetteer => {
  const rows = new Map(hexes.map(h => [h.hex, h]));
  const town = new Map(towns.map(t => [t.hex, t.name]));
  const nameOf = (hex: string): string => written(rows.get(hex)?.city ?? town.get(hex) ?? '');
  return {
    nameOf,
    placed: hex => [nameOf(hex), hex].filter(Boolean).join(' '),
    groundOf: hex => {
      const row = rows.get(hex);
      return row ? groundIn(row) : '';
    },
  };
};

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
