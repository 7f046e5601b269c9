/** A hex and its units in words: for the spoken summary and the head of a card. */
import { gazetteerOf, type Gazetteer } from '../../../screen/war/view.ts';
import type { TownRow } from '../data/map.ts';
import type { HexRow } from '../data/rows.ts';
import type { StackView, TableView, UnitView } from '../view.ts';
import { written } from './lettering.ts';

const TERRAIN: { readonly [terrain: string]: string } = { ez: 'Evacuation Zone', none: 'out of play' };
const groundIn = (row: HexRow): string =>
  [
    row.in?.includes('Ardennes') ? 'Ardennes, rough' : (TERRAIN[row.terrain] ?? row.terrain),
    row.city === undefined ? '' : row.major ? 'Major City' : 'Minor City',
    row.port ? 'port' : '',
    row.fortified ? 'fortified' : '',
    row.edge === undefined ? '' : `${row.edge} edge`,
    row.country === 'none' ? '' : row.country,
  ]
    .filter(Boolean)
    .join(', ');
export const gazetteer = (hexes: readonly HexRow[], towns: readonly TownRow[]): Gazetteer =>
  gazetteerOf(hexes, towns, groundIn, written);

const TYPES: { readonly [T in UnitView['type']]: string } = {
  infantry: '',
  mountain: 'mountain',
  cavalry: 'cavalry',
  motorised: 'motorised',
  armoured: 'armoured infantry',
  tank: 'tanks',
  airborne: 'airborne',
  fort: '',
  fortress: 'fortress',
  dynamo: '',
};
/** 'XIX tanks, Kleist', 'Fort Modlin'. */
export const titleOf = (u: UnitView): string =>
  [[u.short, TYPES[u.type]].filter(Boolean).join(' '), u.group === 'Forts' ? '' : u.group].filter(Boolean).join(', ');
/** The name of a unit as players say it: without 'German', and no nation twice. */
export const calledOf = (u: UnitView): string => {
  if (u.nation === 'German') return titleOf(u);
  return `${u.nation} ${titleOf(u.group === u.nation ? { ...u, group: '' } : u)}`;
};
/** In a hex, not in a box beside the map. */
export const isPlaced = (u: UnitView): boolean => /^[FP]\d{4}$/.test(u.place);
export const isCutOff = (u: UnitView): boolean => u.supply !== 'full';
const SUPPLY: { readonly [S in UnitView['supply']]: string } = { full: '', low: 'Low Supply', none: 'No Supply' };
/** What it has done and what hinders it, in the order a player asks. */
export const stateWords = (u: UnitView): readonly string[] =>
  [
    SUPPLY[u.supply],
    u.noActions ? 'No Actions' : '',
    u.blitzkrieg ? 'under Blitzkrieg!' : '',
    u.reduced ? 'reduced' : '',
    u.moved ? 'has moved' : '',
    u.fought === 'yes' ? 'has fought' : u.fought === 'planned' ? 'in the attack' : '',
  ].filter(Boolean);
export const valuesOf = (u: UnitView): string => (u.mp === 0 ? `${u.sp}` : `${u.sp}-${u.mp}`);
export const unitWords = (u: UnitView): string =>
  [`${u.nation} ${titleOf(u)}`, `strength ${u.sp}, movement ${u.mp}`, ...stateWords(u)].join(', ');
const stackWords = (s: StackView): string => s.units.toReversed().map(unitWords).join('; ');
export const holderOf = ({ control }: TableView, hex: string): string => {
  if (control.german.includes(hex)) return 'held by the Germans';
  return control.allied.includes(hex) ? 'held by the Allies' : '';
};
const markWords = ({ marks, owed }: TableView, hex: string): string =>
  [
    ...marks.declared.filter(m => m.hex === hex).map(m => `${m.side} ${m.kind}`),
    ...marks.laid.filter(l => l.hex === hex).map(l => l.ability),
    ...marks.drops.filter(d => d.place === hex).map(d => d.name),
    ...(owed.includes(hex) ? ['must be attacked'] : []),
  ].join(', ');

export const spoken = (names: Gazetteer, view: TableView, hex: string, choices: readonly string[]): string => {
  const stack = view.stacks.find(s => s.hex === hex);
  const reach = view.march?.reach.find(r => r.hex === hex);
  return [
    `${hex}${names.nameOf(hex) ? `, ${names.nameOf(hex)}` : ''}: ${names.groundOf(hex)}`,
    holderOf(view, hex),
    stack ? stackWords(stack) : 'nobody',
    markWords(view, hex),
    reach ? `costs ${reach.cost}${reach.zone ? ', in an enemy zone' : ''}` : '',
    choices.length ? `You may: ${choices.slice(0, 4).join('; ')}` : '',
  ]
    .filter(Boolean)
    .join('. ');
};
