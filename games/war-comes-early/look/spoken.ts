/** A hex and its units in words: for the spoken summary and the head of a card. */
import { counted } from '../../../engine/words.ts';
import { gazetteerOf, type Gazetteer } from '../../../screen/war/view.ts';
import type { HexRow, TownRow } from '../data/map.ts';
import type { StackView, TableView, UnitView } from '../view.ts';
import { written } from './lettering.ts';

const FORTS: { readonly [fort: string]: string } = {
  czech: 'Czech fort',
  'czech heavy': 'heavy Czech fort',
  belgian: 'Belgian fort',
  'west wall': 'West Wall',
  maginot: 'Maginot Line',
};
const groundIn = (row: HexRow): string =>
  [
    row.terrain,
    row.city === undefined ? '' : row.port ? 'city, port' : 'city',
    row.points ? counted(row.points, 'point') : '',
    row.fort ? FORTS[row.fort] : '',
    row.country === 'none' ? '' : row.country,
  ]
    .filter(Boolean)
    .join(', ');
export const gazetteer = (hexes: readonly HexRow[], towns: readonly TownRow[]): Gazetteer =>
  gazetteerOf(hexes, towns, groundIn, written);

const TYPES: { readonly [type: string]: string } = {
  mountain: 'Mountain ',
  cavalry: 'Cavalry ',
  motorised: 'Motorised ',
  mechanised: 'Mechanised ',
  static: 'Static ',
};
const SIZES: { readonly [S in UnitView['size']]: string } = {
  front: 'Front',
  army: 'Army',
  corps: 'Corps',
  division: 'Division',
};
/** 'XVI Mechanised Corps', 'Lo Army'. */
export const titleOf = (u: UnitView): string => `${u.short} ${TYPES[u.type] ?? ''}${SIZES[u.size]}`;
/** The name of a unit as players say it: without 'German'. */
export const calledOf = (u: UnitView): string => (u.nation === 'German' ? titleOf(u) : `${u.nation} ${titleOf(u)}`);
/** In a hex, not in a box beside the map. */
export const isPlaced = (u: UnitView): boolean => /^\d{4}$/.test(u.place);
export const isCutOff = (u: UnitView): boolean => !u.supplied && isPlaced(u);
const FOUGHT: { readonly [F in UnitView['fought']]: string } = { yes: 'has fought', planned: 'in the attack', no: '' };
const MOVED: { readonly [M in UnitView['moved']]: string } = {
  no: '',
  done: 'has moved',
  begun: 'has begun to move',
  'under way': 'under way',
  stopped: 'stopped by an enemy zone',
};
/** What it has done and what hinders it, in the order a player asks. */
export const stateWords = (u: UnitView): readonly string[] =>
  [isCutOff(u) ? 'out of supply' : '', MOVED[u.moved], FOUGHT[u.fought], u.shown ? '' : 'unknown to the enemy'].filter(
    Boolean,
  );
export const unitWords = (u: UnitView): string =>
  [`${u.nation} ${titleOf(u)}`, `attack ${u.attack}, defence ${u.defence}`, ...stateWords(u)].join(', ');
const stackWords = (s: StackView): string =>
  [...s.units.toReversed().map(unitWords), ...(s.hidden ? [`${s.hidden} more not known`] : [])].join('; ');
export const holderOf = ({ control }: TableView, hex: string): string => {
  if (control.german.includes(hex)) return 'held by the German side';
  return control.allied.includes(hex) ? 'held by the Allied side' : '';
};
const fortWords = (view: TableView, hex: string): string =>
  view.forts.some(f => f.hex === hex && f.breached) ? 'breached' : '';

export const spoken = (names: Gazetteer, view: TableView, hex: string, choices: readonly string[]): string => {
  const stack = view.stacks.find(s => s.hex === hex);
  const reach = view.march?.reach.find(r => r.hex === hex);
  return [
    `${hex}${names.nameOf(hex) ? `, ${names.nameOf(hex)}` : ''}: ${names.groundOf(hex)}`,
    fortWords(view, hex),
    holderOf(view, hex),
    stack ? stackWords(stack) : 'nobody',
    reach ? `costs ${reach.cost}${reach.column ? ' in column' : ''}${reach.zone ? ', in an enemy zone' : ''}` : '',
    choices.length ? `You may: ${choices.slice(0, 4).join('; ')}` : '',
  ]
    .filter(Boolean)
    .join('. ');
};
