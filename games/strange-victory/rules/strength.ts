/** 8.3.1-8.3.4 How many dice the division rolls, and the number each must reach. */
import { tally, total, type Row, type Tally } from '../../../engine/effects.ts';
import type { State } from '../../../engine/state.ts';
import { ASSET_ROWS, STRENGTH } from '../data/charts.ts';
import { DIVISION_ROWS } from '../data/units.ts';
import {
  alliedIn,
  AT,
  counterOf,
  findAsset,
  IN_USE,
  isForest,
  isFortress,
  isPort,
  isReady,
  RECON,
  GUNS,
  strengthOf,
  typeOf,
} from '../state.ts';

export const isAllied = (piece: number): boolean => typeOf(piece) === 'infantry' || typeOf(piece) === 'armour';

/** A fight as the rows see it. */
export type Kind = 'encounter' | 'counterattack';
export interface Fight {
  readonly g: State;
  readonly area: number;
  readonly division: number;
  readonly kind: Kind;
  readonly defenders: readonly number[];
}

/** 8.3.2c Infantry in a port fights as one. Armour there is fought first and alone, unless the option lets all add up. */
export const defendersIn = (g: State, area: number): readonly number[] => {
  const here = alliedIn(g, area);
  if (here.length < 2 || !isPort(area) || g.n[AT.portArmour] === 1) return here;
  const armour = here.filter(p => typeOf(p) === 'armour');
  return armour.length ? [armour[0]!] : here;
};
export const fightIn = (g: State, division: number, area: number, kind: Kind): Fight => ({
  g,
  area,
  division,
  kind,
  defenders: defendersIn(g, area),
});

const isInfantry = (x: Fight): boolean => x.defenders.every(p => typeOf(p) === 'infantry');
const isArmour = (x: Fight): boolean => x.defenders.some(p => typeOf(p) === 'armour');
const used = (x: Fight, type: number): boolean => findAsset(x.g, type, IN_USE) >= 0;

/** 8.3.2 The strength before any asset. */
const GROUND: readonly Row<Fight>[] = [
  {
    case: '8.3.2',
    name: x => `${x.defenders.map(p => counterOf(p).shown).join(' and ')} turned up`,
    when: () => true,
    value: x => x.defenders.reduce((sum, p) => sum + strengthOf(p), 0),
  },
  {
    case: '8.3.2',
    name: () => 'Fort of Solre-le-Château +1',
    when: x => isFortress(x.area) && isInfantry(x),
    value: () => 1,
  },
  { case: '8.3.2', name: () => 'Woods × 2', when: x => isForest(x.area) && isInfantry(x), value: (_x, sum) => sum },
  {
    case: '8.3.2',
    name: () => `Never more than ${STRENGTH.most}`,
    when: () => true,
    value: (_x, sum) => Math.min(0, STRENGTH.most - sum),
  },
];
/** 8.3.3 What the assets in use take off it. */
const TAKEN_OFF: readonly Row<Fight>[] = ASSET_ROWS.map((row, type) => ({
  case: '8.3.3',
  name: () => `${row.name} −${-row.strength}${row.dice ? ', and one more die' : ''}`,
  when: (x: Fight) => row.strength < 0 && used(x, type),
  value: () => row.strength,
}));
const ROWS = [...GROUND, ...TAKEN_OFF];

export const strengthLines = (x: Fight): Tally => tally(ROWS, x);
export const strengthIn = (x: Fight): number => total(ROWS, x);

/** 8.3.1 Dice of the face that shows, 9.1.5 of the Resupply face against a counterattack, and one more for Guns and for Recon. */
export const diceFor = (x: Fight): number => {
  const row = DIVISION_ROWS[x.division]!;
  return (
    (x.kind === 'encounter' && isReady(x.g, x.division) ? row.advancing : row.resupply) +
    (used(x, GUNS) ? 1 : 0) +
    (used(x, RECON) ? 1 : 0)
  );
};
/** 8.3.3d Gas helps against armour only. */
export const assetFits = (x: Fight, type: number): boolean => ASSET_ROWS[type]!.only !== 'armour' || isArmour(x);
export const assetUsed = used;
