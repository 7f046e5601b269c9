/** The table shows whatever is listed: each choice as a button, in a list, by the number of its hex or on the card of its stack. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Record } from '../../../engine/journal.ts';
import { restore, walk, type Table, type LogLine } from '../../../engine/table.ts';
import { fightsIn } from '../../../screen/fight/battle-from-log.ts';
import { offeredIn } from '../../../screen/offered.ts';
import type { OfferedChoice } from '../../../screen/session.ts';
import { warComesEarly as game } from '../game.ts';
import { byHex } from '../look/place-actions.ts';
import { SHIPPED } from '../data/tables.ts';
import { onCard, sorted } from '../table/choices.ts';
import { capitulationIn } from '../table/events.ts';
import { columnLabels, fallenOf } from '../table/fought.ts';
import { FIGHT } from '../table/reading.ts';
import { windowsLeft } from '../table/windows.ts';
import { viewOf, type TableView } from '../view.ts';

/** Every so many decisions of a whole game. */
const EVERY = 4;
const goldenGame = (file: string): Table => {
  const url = new URL(`./golden/${file}`, import.meta.url);
  const { record } = JSON.parse(readFileSync(url, 'utf8')) as { readonly record: Record };
  return restore(game, record, () => {
    throw new Error('a finished game asks for no dice');
  });
};
const walked = (file: string, see: (v: TableView, offered: readonly OfferedChoice[]) => void): void => {
  const t = goldenGame(file);
  walk(t, (g, entry) => {
    if (g.wait.for !== 'choice' || entry % EVERY) return;
    const { side } = g.wait.ask;
    see(viewOf(g, side), offeredIn(game, game.machine.view(g, side), side));
  });
};
const shown = (view: TableView, offered: readonly OfferedChoice[]): ReadonlySet<OfferedChoice> => {
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

describe('what is told is read again', () => {
  const { crt } = SHIPPED.charts;
  test('12.1 both lines have a label for each column', () => {
    expect(columnLabels(crt.usual)).toEqual(['≤ 0', '+1', '+2', '+3', '+4', '+5', '+10', '+15', '+20', '+25', '≥ 30']);
    expect(columnLabels(crt.mechanised).slice(0, 2)).toEqual(['≤ -1', '0']);
  });
  test('12.1 every die of a whole game is found in its column', () => {
    const t = goldenGame('v1-1938-random-berlin.json');
    const fights = fightsIn(t.log, FIGHT);
    expect(fights.length).toBeGreaterThan(5);
    for (const f of fights) {
      const { column, label, die, losses } = fallenOf(f);
      expect(crt.rows[die - 1]![column]).toBe(losses.join('/'));
      expect([crt.usual, crt.mechanised].map(line => columnLabels(line)[column])).toContain(label);
    }
  });
  test('4.5 a capitulation is news with the march it fell in, and no more once something else is done', () => {
    const line = (is: string, entry: number): LogLine =>
      ({ entry, case: '4.5', text: `${is}.`, event: { is } }) as LogLine;
    const fell = [line('taken', 7), line('capitulated', 7), line('points', 7), line('moved', 7), line('bonus', 8)];
    expect(capitulationIn(fell).map(l => l.event['is'])).toEqual(['capitulated', 'points', 'bonus']);
    expect(capitulationIn([...fell, line('drawn', 9)])).toEqual([]);
    expect(capitulationIn([])).toEqual([]);
  });
  test('5.3 the windows that follow are counted by the pool and by what the marker has left', () => {
    const of = (after: string, pool: readonly string[]) =>
      windowsLeft({ window: { power: 'Italy', after }, markers: { pool } } as TableView);
    expect([of('draw', []), of('fight', []), of('fight', ['Poland']), of('move', ['Poland', 'Hungary'])]).toEqual([
      3, 0, 4, 9,
    ]);
  });
});
