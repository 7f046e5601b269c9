/** The table shows whatever is listed: each choice as a button, in a list, by the number of its hex or on the card of its stack. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Record } from '../../../engine/journal.ts';
import { restore, walk } from '../../../engine/table.ts';
import { offeredIn } from '../../../screen/offered.ts';
import type { Offered } from '../../../screen/session.ts';
import { warComesEarly as game } from '../game.ts';
import { byHex } from '../look/aim.ts';
import { onCard, sorted } from '../table/choices.ts';
import { viewOf, type TableView } from '../view.ts';

/** Every so many decisions of a whole game. */
const EVERY = 4;
const walked = (file: string, see: (v: TableView, offered: readonly Offered[]) => void): void => {
  const url = new URL(`./golden/${file}`, import.meta.url);
  const { record } = JSON.parse(readFileSync(url, 'utf8')) as { readonly record: Record };
  const t = restore(game, record, () => {
    throw new Error('a finished game asks for no dice');
  });
  walk(t, (g, entry) => {
    if (g.wait.for !== 'choice' || entry % EVERY) return;
    const { side } = g.wait.ask;
    see(viewOf(g, side), offeredIn(game, game.machine.view(g, side), side));
  });
};
const shown = (view: TableView, offered: readonly Offered[]): ReadonlySet<Offered> => {
  const { buttons, sections, hexes } = sorted(offered, view);
  const cards = view.stacks.flatMap(s => s.units.flatMap(u => onCard(offered, u.name)));
  return new Set([...buttons, ...sections.flatMap(s => s.rows.map(r => r.of)), ...hexes, ...cards]);
};

test.each(['v1-1939-random-one.json', 'v1-1938-random-berlin.json'])('%s: nothing is out of reach', file => {
  const kinds = new Set<string>();
  walked(file, (view, offered) => {
    const reached = shown(view, offered);
    kinds.add(view.decides!.kind);
    expect(
      offered.filter(o => !reached.has(o)).map(o => o.text),
      view.decides!.kind,
    ).toEqual([]);
  });
  expect(kinds.size).toBeGreaterThan(5);
});
test('1939: what names a hex or a unit on the map is lit there', () => {
  walked('v1-1939-random-one.json', (view, offered) => {
    const where = new Set(view.stacks.flatMap(s => s.units.map(u => u.name)));
    const onMap = offered.filter(o => 'hex' in o.choice || where.has(String(o.choice['unit'])));
    expect([...byHex(offered, view).values()].flat()).toHaveLength(onMap.length);
  });
});
test('1939: exactly one phase of the sequence goes on while a phase does', () => {
  walked('v1-1939-random-one.json', view => {
    const now = view.sequence.flatMap(p => p.steps).filter(s => s.state === 'now');
    expect(now, view.step.name).toHaveLength(1);
  });
});
