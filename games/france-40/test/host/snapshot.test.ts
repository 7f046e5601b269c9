/** What a page is told of France '40, seat by seat. */
import { describe, expect, test } from 'vitest';
import { labelled } from '../../../../engine/labels.ts';
import { optionsOf } from '../../../../engine/game.ts';
import type { GameModule } from '../../../../engine/pack.ts';
import { seededRandom } from '../../../../engine/random.ts';
import type { State } from '../../../../engine/state.ts';
import { newTable, play, stateAt, type Table } from '../../../../engine/table.ts';
import { momentsOf } from '../../../../client/replay/since.ts';
import type { Setup, Snapshot } from '../../../../client/game/session.ts';
import { snapshotOf } from '../../../../client/game/snapshot.ts';
import { france40 } from '../../game.ts';
import { viewOf, type TableView, type Viewer } from '../../view.ts';

const both: Setup = { seats: { german: 'me', allied: 'me' }, guided: false };
const alone: Setup = { seats: { german: 'me', allied: 'staff' }, guided: false };

const BOX = {
  game: france40,
  view: (g: State, side: string) => viewOf(g, side as Viewer),
  trials: () => [],
} as unknown as GameModule;
/** A game by random choices, so far; the dice from a small generator. */
const played = (seed: string, choices: number, until = (_t: Table): boolean => false): Table => {
  const rnd = seededRandom(seed);
  const { machine, labels } = france40;
  const t = newTable(france40, {
    scenario: '1940',
    options: optionsOf(france40, '1940', {}),
    commitment: '',
    roller: (_k, sizes) => sizes.map(n => rnd(n)),
  });
  for (let i = 0; i < choices && !until(t); i++) {
    const ask = machine.open(t.g)[0];
    if (!ask) break;
    expect(play(t, ask.side, labelled(labels, machine.sample(t.g, ask, rnd))).ok).toBe(true);
  }
  return t;
};
const shown = (t: Table, setup: Setup, there?: string, at?: number): Snapshot<TableView> =>
  snapshotOf({
    id: 't',
    table: t,
    box: BOX,
    setup,
    seed: 'secret',
    at,
    following: false,
    foreign: false,
    there,
  }) as Snapshot<TableView>;
const asked = (t: Table): string => france40.machine.open(t.g)[0]?.side ?? '';

describe('a snapshot tells a side only what it may know', () => {
  const t = played('seats', 700, x => france40.turn(x.g) > 1 && asked(x) === 'german');
  const hiddenFrom = (side: string): readonly string[] => {
    const all = viewOf(t.g, side === 'german' ? 'allied' : 'german').stacks.filter(s => s.side !== side);
    const seen = new Set(viewOf(t.g, side as Viewer).stacks.flatMap(s => s.units.map(u => u.name)));
    return all.flatMap(s => s.units.map(u => u.name)).filter(name => !seen.has(name));
  };
  test('there is something to hide', () =>
    expect(Math.min(hiddenFrom('german').length, hiddenFrom('allied').length)).toBeGreaterThan(3));
  test('between the players: no view, no choice, no log, no hidden unit by name, no seed', () => {
    const s = shown(t, both);
    expect(s.handOver?.to).toBe('german');
    expect(s).toMatchObject({ view: undefined, offered: [], log: [] });
    const said = JSON.stringify(s);
    for (const name of [...hiddenFrom('german'), ...hiddenFrom('allied'), 'secret'])
      expect(said).not.toContain(`"${name}"`);
    expect(said).not.toMatch(/Moved: /);
  });
  test('the other side’s private lines are in no log but its own', () => {
    const german = shown(t, both, 'german');
    expect(german.eyes).toBe('german');
    expect(german.offered.length).toBeGreaterThan(0);
    expect(german.log.some(l => l.to && !l.to.includes('german'))).toBe(false);
    const names = hiddenFrom('german');
    const said = JSON.stringify([german.view.stacks, german.offered, german.view.boxes]);
    for (const name of names) expect(said).not.toContain(`"${name}"`);
  });
  test('against a bot the person keeps his eyes and has nothing to choose while it decides', () => {
    const mine: Setup = { seats: { german: 'random', allied: 'me' }, guided: false };
    const s = shown(t, mine);
    expect(s).toMatchObject({ eyes: 'allied', bot: 'german', offered: [] });
  });
  test('an earlier moment is seen with the same eyes', () => {
    const at = t.entries.length - 30;
    const s = shown(t, alone, undefined, at);
    expect(s.replaying?.at).toBe(at);
    expect(s.view.stacks).toEqual(viewOf(stateAt(t, at), 'german').stacks);
    expect(s.offered).toEqual([]);
  });
  test('what the other side did since is a list of moments', () => {
    const mine: Setup = { seats: { german: 'random', allied: 'me' }, guided: false };
    const later = played(
      'since',
      2500,
      x =>
        asked(x) === 'allied' &&
        momentsOf(shown(x, mine)).filter(m => m.lines.some(l => l.event['is'] === 'moved')).length > 1,
    );
    const s = shown(later, mine);
    const moments = momentsOf(s);
    expect(s.since).toBeDefined();
    expect(moments.length).toBeGreaterThan(1);
    expect(moments.every((m, i) => i === 0 || m.moment > moments[i - 1]!.moment)).toBe(true);
    const moves = moments.flatMap(m => m.lines).filter(l => l.event['is'] === 'moved').length;
    expect(moves).toBeGreaterThan(1);
    expect(shown(later, alone).since).toBeUndefined();
  });
});
