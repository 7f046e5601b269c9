/** A hex in words: for the spoken summary and the head of its card. */
import { HEXES, TOWNS, type HexRow } from '../data/map.ts';
import type { StackView, TableView, UnitView } from '../view.ts';
import { idOf } from './sheet.ts';
import { written } from './lettering.ts';

const TOWN: ReadonlyMap<string, string> = new Map(TOWNS.map(t => [t.hex, t.name]));
export const rowOf = (hex: string): HexRow => HEXES[idOf(hex)]!;
/** 'Antwerp', 'Sedan', or nothing where the map letters no name. */
export const nameOf = (hex: string): string => written(rowOf(hex).city ?? TOWN.get(hex) ?? '');
const TERRAINS: { readonly [terrain: string]: string } = { gap: 'Sarreguemines Gap', ardennes: 'Ardennes' };
export const groundOf = (hex: string): string => {
  const row = rowOf(hex);
  const ground = row.city
    ? row.port
      ? 'city, port'
      : row.ruhr
        ? 'city of the Ruhr'
        : 'city'
    : (TERRAINS[row.terrain] ?? row.terrain);
  return row.country === 'none' ? ground : `${ground}, ${row.country}`;
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
const unitWords = (u: UnitView): string =>
  `${titleOf(u)}, ${u.attack}-${u.defence}, ${u.steps} of ${u.stepsMax} ${u.stepsMax === 1 ? 'step' : 'steps'}${u.supplied || !u.inPlay ? '' : ', out of supply'}${u.moved ? ', has moved' : ''}`;
const stackWords = (s: StackView): string =>
  [...s.units.toReversed().map(unitWords), ...(s.hidden ? [`${s.hidden} more not known`] : [])].join('; ');
export const holderOf = (view: TableView, hex: string): string =>
  view.control.german.includes(hex)
    ? 'held by the Germans'
    : view.control.allied.includes(hex)
      ? 'held by the Allies'
      : '';

export const spoken = (view: TableView, hex: string, choices: readonly string[]): string => {
  const stack = view.stacks.find(s => s.hex === hex);
  const fort = view.forts.find(f => f.place === hex);
  const reach = view.march?.reach.find(r => r.hex === hex);
  return [
    `${hex}${nameOf(hex) ? `, ${nameOf(hex)}` : ''}: ${groundOf(hex)}`,
    holderOf(view, hex),
    fort ? `${fort.nation} fort of ${fort.defence}` : '',
    stack ? stackWords(stack) : 'nobody',
    reach ? `costs ${reach.cost}, leaves ${reach.left}${reach.zone ? ', in an enemy zone' : ''}` : '',
    choices.length ? `You may: ${choices.slice(0, 4).join('; ')}` : '',
  ]
    .filter(Boolean)
    .join('. ');
};
