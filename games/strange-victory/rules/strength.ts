/** 8.3.1-8.3.4 How many dice the division rolls, and the number each must reach. */
import { tally, total, type Row, type Tally } from '../../../engine/effects.ts';
import { ASSET_TYPES } from '../data/charts.ts';
import type { State } from '../../../engine/state.ts';
import {
  alliedIn,
  areaRow,
  assetRow,
  at,
  counterOf,
  divisionRow,
  findAsset,
  isForest,
  isFortress,
  isPort,
  isReady,
  off,
  strengthOf,
  tracksOf,
  typeOf,
} from '../model/state.ts';

export const isAllied = (g: State, piece: number): boolean =>
  typeOf(g, piece) === 'infantry' || typeOf(g, piece) === 'armour';

export type Kind = 'encounter' | 'counterattack';
export interface Fight {
  readonly g: State;
  readonly area: number;
  readonly division: number;
  readonly kind: Kind;
  readonly defenders: readonly number[];
}

/** 8.3.2c Infantry in a port fights as one. Armour there is fought first and alone, unless the option lets all add up. */
const defendersIn = (g: State, area: number): readonly number[] => {
  const here = alliedIn(g, area);
  if (here.length < 2 || !isPort(g, area) || g.cells[at(g).portArmour] === 1) return here;
  const armour = here.filter(p => typeOf(g, p) === 'armour');
  return armour.length ? [armour[0]!] : here;
};
export const fightIn = (g: State, division: number, area: number, kind: Kind): Fight => ({
  g,
  area,
  division,
  kind,
  defenders: defendersIn(g, area),
});

const isInfantry = (x: Fight): boolean => x.defenders.every(p => typeOf(x.g, p) === 'infantry');
const isArmour = (x: Fight): boolean => x.defenders.some(p => typeOf(x.g, p) === 'armour');
const used = (x: Fight, type: number): boolean => findAsset(x.g, type, off(x.g).inUse) >= 0;

const turnedUp = ({ g, defenders }: Fight): number => {
  let sum = 0;
  for (const p of defenders) sum += strengthOf(g, p);
  return sum;
};
/** 8.3.2 The strength before any asset. */
const GROUND: readonly Row<Fight>[] = [
  {
    case: '8.3.2',
    name: x => `${x.defenders.map(p => counterOf(x.g, p).shown).join(' and ')} turned up`,
    when: () => true,
    value: turnedUp,
  },
  {
    case: '8.3.2',
    name: x => `${areaRow(x.g, x.area).works ?? 'Fortress'} +1`,
    when: x => isFortress(x.g, x.area) && isInfantry(x),
    value: () => 1,
  },
  {
    case: '8.3.2',
    name: () => 'Woods × 2',
    when: x => isForest(x.g, x.area) && isInfantry(x),
    value: (_x, sum) => sum,
  },
  {
    case: '8.3.2',
    name: x => `Never more than ${tracksOf(x.g).strength.most}`,
    when: () => true,
    value: (x, sum) => Math.min(0, tracksOf(x.g).strength.most - sum),
  },
];
/** 8.3.3 What the assets in use take off it. */
const TAKEN_OFF: readonly Row<Fight>[] = ASSET_TYPES.map((_, type) => ({
  case: '8.3.3',
  name: x => {
    const row = assetRow(x.g, type);
    return `${row.name} −${-row.strength}${row.dice ? `, and ${moreDice(row.dice)}` : ''}`;
  },
  when: x => assetRow(x.g, type).strength < 0 && used(x, type),
  value: x => assetRow(x.g, type).strength,
}));
const moreDice = (dice: number): string => (dice === 1 ? 'one more die' : `${dice} more dice`);
const ROWS = [...GROUND, ...TAKEN_OFF];

export const strengthLines = (x: Fight): Tally => tally(ROWS, x);
export const strengthIn = (x: Fight): number => total(ROWS, x);

/** 8.3.1 The dice of the face that shows, 9.1.5 of the Resupply face against a counterattack, and the dice that assets in use add. */
export const diceFor = (x: Fight): number => {
  const row = divisionRow(x.g, x.division);
  let dice = x.kind === 'encounter' && isReady(x.g, x.division) ? row.advancing : row.resupply;
  for (let type = 0; type < ASSET_TYPES.length; type++) if (used(x, type)) dice += assetRow(x.g, type).dice;
  return dice;
};
/** 8.3.3d Gas helps against armour only. */
export const assetFits = (x: Fight, type: number): boolean => assetRow(x.g, type).only !== 'armour' || isArmour(x);
export const assetUsed = used;
