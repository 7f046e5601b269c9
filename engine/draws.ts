/** F12 The draws of a table: how they are written, and where the next one comes from. */
import { drawn, drawSizes, possible, type Draw } from './chance.ts';
import { drawCount, type DrawInLabels } from './journal.ts';
import { fromLabel, toLabel } from './labels.ts';
import type { Table } from './table.ts';

/** The labels a draw is written with: `from` names the places pieces are drawn from, `out` the pieces. */
const drawLabels = (t: Table, field: 'from' | 'out'): readonly string[] => {
  const names = t.game.labels[field];
  if (!names) throw new Error(`${t.game.id} draws pieces: its labels need "from", the places, and "out", the pieces`);
  return names;
};
export const drawInLabels = (t: Table, d: Draw): DrawInLabels =>
  'from' in d ? { ...d, from: toLabel(drawLabels(t, 'from'), d.from) } : d;
export const resultInLabels = (t: Table, d: Draw, out: readonly number[]): readonly (number | string)[] =>
  'dice' in d ? out : out.map(p => toLabel(drawLabels(t, 'out'), p));
export const resultFromLabels = (t: Table, d: Draw, out: readonly (number | string)[]): readonly number[] =>
  'dice' in d ? (out as readonly number[]) : out.map(p => fromLabel(drawLabels(t, 'out'), p, 'draw'));

export class BadScript extends Error {}

/** The next draw: from the script if there is one, otherwise from the table's own dice. */
export const drawNext = (t: Table, d: Draw): { readonly out: readonly number[]; readonly scripted: boolean } => {
  const pool = 'from' in d ? t.game.machine.rules.pool(t.g, d.from) : [];
  const sizes = drawSizes(d, pool.length);
  if (t.script.length === 0) return { out: drawn(d, pool, t.roller(drawCount(t.entries), sizes)), scripted: false };
  const scripted = t.script.splice(0, sizes.length);
  const out: number[] = [];
  for (const x of scripted)
    out.push(
      'dice' in d
        ? Number(x)
        : typeof x === 'number'
          ? (pool.filter(p => !out.includes(p))[x - 1] ?? -1)
          : drawLabels(t, 'out').indexOf(x),
    );
  if (possible(d, pool, out)) return { out, scripted: true };
  const wants =
    'dice' in d
      ? `${sizes.length} dice of ${d.dice.join(', ')} faces`
      : `${sizes.length} of ${pool.map(p => drawLabels(t, 'out')[p]).join(', ')}`;
  throw new BadScript(`the scripted result ${JSON.stringify(scripted)} does not fit: ${d.case} wants ${wants}`);
};
