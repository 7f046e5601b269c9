/** Areas in words, for cards, lists and screen readers. */
import type { AreaRow } from '../data/map.ts';
import type { Plain } from '../data/tables.ts';
import type { AreaView, TableView } from '../view.ts';
import { halvesShown } from './chances.ts';

export type Row = Plain<AreaRow>;
/** The row of an area, from the rows of the game's own box. */
export const rowOf = (rows: readonly Row[], name: string): Row =>
  rows.find(a => a.name === name) ?? { name, shown: name, kind: 'regular', at: [0, 0] };

/** 'strategic area, woods' */
export const groundOf = (row: Row): string => {
  const kind = {
    staging: `staging area ${row.roman ?? ''}`,
    regular: 'village',
    strategic: 'strategic area',
    port: `port ${row.port ?? ''}`,
    fortress: 'fortress',
  }[row.kind].trim();
  return row.forest ? `${kind}, woods` : kind;
};

const damageWord = (damage: string): string => (damage === 'none' ? '' : `, ${damage}`);
const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** Who and what stands there, in a few words. */
export const occupantsOf = (view: TableView, area: AreaView): readonly string[] => {
  const own = view.divisions
    .filter(d => d.area === area.name)
    .map(d => `${d.name} Panzer, ${d.face === 'advancing' ? 'advancing' : 'in resupply'}${damageWord(d.damage)}`);
  const foes = area.allied.map(c => `${c.shown}, strength ${c.strength}`);
  return [
    ...own,
    ...foes,
    ...(area.garrison ? ['garrison face down'] : []),
    ...(area.coastal ? [`${plural(area.coastal, 'coastal counter')} face down`] : []),
  ];
};

export const worth = (area: AreaView): string => {
  if (!area.halves) return '';
  return area.halves === 1 ? 'half a point' : `${halvesShown(area.halves)} point${area.halves === 2 ? '' : 's'}`;
};

/** The spoken summary: name, ground, holder, who is there, value, what is legal. */
export const spoken = (rows: readonly Row[], view: TableView, name: string, legal: readonly string[]): string => {
  const row = rowOf(rows, name);
  const area = view.areas.find(a => a.name === name);
  if (!area) return `${row.shown}: ${groundOf(row)}.`;
  const parts = [
    groundOf(row),
    ...(row.letter ? [`letter ${row.letter}`] : []),
    area.control === 'german' ? 'held by you' : 'held by the Allies',
    ...occupantsOf(view, area),
    ...(worth(area) ? [worth(area)] : []),
  ];
  return `${row.shown}: ${parts.join('; ')}.${legal.length ? ` You may: ${legal.join('; ')}.` : ''}`;
};

/** What may be face down in an area of this letter, the most likely first. */
export const bagFor = (
  view: TableView,
  letter: string,
): readonly { readonly shown: string; readonly chance: number }[] => {
  const counters = view.bags.find(b => b.bag === letter || b.bag === `Garrison ${letter}`)?.counters ?? [];
  const all = counters.reduce((sum, c) => sum + c.count, 0);
  return counters
    .map(c => ({ shown: c.shown, chance: c.count / Math.max(1, all) }))
    .filter(c => c.chance > 0)
    .sort((a, b) => b.chance - a.chance);
};
