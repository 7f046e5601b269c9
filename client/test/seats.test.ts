import { describe, expect, test } from 'vitest';
import { summary } from '../app/share.ts';
import { optionsOf } from '../../engine/game.ts';
import { labelled } from '../../engine/labels.ts';
import { seededRandom } from '../../engine/random.ts';
import { choicesOf, newTable, play, stateAt, type Table } from '../../engine/table.ts';
import { boxFor } from '../../games/all.ts';
import { momentsOf } from '../replay/since.ts';
import { botAsked, opponents, screenOf, setupFrom, sidesChanged, type ScreenInput } from '../game/seats.ts';
import type { Setup, Snapshot } from '../game/session.ts';
import { snapshotOf } from '../game/snapshot.ts';

const SIDES = ['north', 'south'];
const both: Setup = { seats: { north: 'me', south: 'me' }, guided: false };
const alone: Setup = { seats: { north: 'me', south: 'staff' }, guided: false };
const bots: Setup = { seats: { north: 'random', south: 'random' }, guided: false };
const seated = (over: Partial<ScreenInput>): ScreenInput => ({
  sides: SIDES,
  setup: both,
  asked: ['north'],
  there: undefined,
  watch: undefined,
  open: false,
  ...over,
});

describe('the viewer of the screen', () => {
  test('one person: their own side, whoever decides', () => {
    expect(screenOf(seated({ setup: alone, asked: ['south'] }))).toEqual({ eyes: 'north' });
    expect(botAsked(alone, ['south'])).toBe('south');
    expect(botAsked(alone, ['north'])).toBeUndefined();
  });
  test('two at one screen: a hand-over until the asked player is there, and again when the other is asked', () => {
    expect(screenOf(seated({}))).toEqual({ handTo: 'north' });
    expect(screenOf(seated({ there: 'north' }))).toEqual({ eyes: 'north' });
    expect(screenOf(seated({ there: 'north', asked: ['south'] }))).toEqual({ handTo: 'south' });
  });
  test('both asked at once: the player at the screen continues, then the other', () => {
    expect(screenOf(seated({ there: 'south', asked: SIDES }))).toEqual({ eyes: 'south' });
    expect(screenOf(seated({ there: 'south', asked: ['north'] }))).toEqual({ handTo: 'north' });
  });
  test('only bots: an observer, or the side they choose; a player cannot choose another view', () => {
    expect(screenOf(seated({ setup: bots }))).toEqual({ eyes: 'observer' });
    expect(screenOf(seated({ setup: bots, watch: 'south' }))).toEqual({ eyes: 'south' });
    expect(screenOf(seated({ setup: alone, watch: 'south' }))).toEqual({ eyes: 'north' });
    expect(screenOf(seated({ watch: 'south' }))).toEqual({ handTo: 'north' });
  });
  test('a game that is over hides nothing', () =>
    expect(screenOf(seated({ asked: [], open: true, watch: 'south' }))).toEqual({ eyes: 'south' }));
  test('old set-ups without seats still open', () => {
    expect(setupFrom({ player: 'me', guided: true })).toEqual({ seats: { german: 'me' }, guided: true });
    expect(setupFrom({ player: 'bot', guided: false })).toEqual({ seats: { german: 'general' }, guided: false });
    expect(setupFrom(alone)).toEqual(alone);
  });
});

const BOX = boxFor('ford')!;
/** A game played by random choices, with dice from a seeded generator, until `until` holds. */
const played = (seed: string, choices: number, until = (_t: Table): boolean => false): Table => {
  const rnd = seededRandom(seed);
  const { machine, labels } = BOX.game;
  const t = newTable(BOX.game, {
    scenario: 'day',
    options: optionsOf(BOX.game, 'day', {}),
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
interface Shown {
  readonly hexes: readonly { readonly unit?: string }[];
}
const shown = (t: Table, setup: Setup, there?: string, at?: number): Snapshot<Shown> =>
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
  }) as Snapshot<Shown>;
const asked = (t: Table): string => BOX.game.machine.open(t.g)[0]?.side ?? '';
const namesIn = (v: Shown): readonly string[] => v.hexes.flatMap(h => h.unit ?? []);

describe('a snapshot tells a side only what it may know', () => {
  const t = played('seats', 60, x => BOX.game.turn(x.g) > 1 && asked(x) === 'north');
  const hidden = ['S1', 'S2', 'S3', 'S4', 'S5'].filter(n => !namesIn(BOX.view(t.g, '') as Shown).includes(n));
  test('the position has secrets', () => expect(hidden.length).toBeGreaterThan(2));
  test('during the hand-over: no view, no choice, no log, no seed', () => {
    const s = shown(t, both);
    expect(s.handOver?.to).toBe('north');
    expect(s).toMatchObject({ view: undefined, offered: [], log: [] });
    for (const name of [...hidden, 'secret']) expect(JSON.stringify(s)).not.toContain(`"${name}"`);
  });
  test('the asked side sees its own counters and choices, and no secret of the other', () => {
    const s = shown(t, both, 'north');
    expect(s.eyes).toBe('north');
    expect(s.offered.length).toBeGreaterThan(0);
    for (const name of hidden) expect(JSON.stringify([s.view, s.offered, s.log])).not.toContain(`"${name}"`);
  });
  test('against a bot the person keeps their own view and has no choices while it decides', () => {
    const mine: Setup = { seats: { north: 'random', south: 'me' }, guided: false };
    expect(shown(t, mine)).toMatchObject({ eyes: 'south', bot: 'north', offered: [] });
  });
  test('an earlier position is shown to the same viewer', () => {
    const at = t.entries.length - 5;
    const s = shown(t, alone, undefined, at);
    expect(s.replaying?.at).toBe(at);
    expect(s.view).toEqual(BOX.view(stateAt(t, at), 'north'));
    expect(s.offered).toEqual([]);
  });
  test('the moves of the other side since then are a list of moments', () => {
    const mine: Setup = { seats: { north: 'random', south: 'me' }, guided: false };
    const marches = (x: Table): number =>
      momentsOf(shown(x, mine)).flatMap(m => m.lines.filter(l => l.event['is'] === 'marched')).length;
    const later = played('since', 300, x => asked(x) === 'south' && marches(x) > 1);
    const moments = momentsOf(shown(later, mine));
    expect(moments.every((m, i) => i === 0 || m.moment > moments[i - 1]!.moment)).toBe(true);
    expect(marches(later)).toBeGreaterThan(1);
    expect(shown(later, alone).since).toBeUndefined();
  });
  test('that list is gone after the next own decision, not only after the third', () => {
    const mine: Setup = { seats: { north: 'random', south: 'me' }, guided: false };
    const own = played('since', 300, x => asked(x) === 'south' && momentsOf(shown(x, mine)).length > 2);
    expect(shown(own, mine).since).toBeDefined();
    const march = choicesOf(own, 'south').find(c => c.do !== 'done')!;
    expect(play(own, 'south', labelled(BOX.game.labels, march)).ok).toBe(true);
    expect(asked(own)).toBe('south');
    expect(shown(own, mine).since).toBeUndefined();
  });
});

describe('after the game', () => {
  const against = { seats: { north: 'me', south: 'staff' }, guided: true };
  test('a rematch swaps the sides of player and bot', () => {
    expect(sidesChanged(against).seats).toEqual({ north: 'staff', south: 'me' });
    expect(sidesChanged(sidesChanged(against))).toEqual(against);
    expect(sidesChanged({ seats: { north: 'me' }, guided: false }).seats).toEqual({ north: 'me' });
  });
  test('the opponents are the bots that play against a person', () => {
    expect(opponents(against)).toEqual([['south', 'staff']]);
    expect(opponents({ seats: { north: 'me', south: 'me' }, guided: false })).toEqual([]);
    expect(opponents({ seats: { north: 'staff', south: 'random' }, guided: false })).toEqual([]);
  });
  test('the shared text says how the game ended', () => {
    const standing = { turn: 9, when: '', step: 'The north has won', score: '3 to 1' };
    expect(summary('The Ford', standing)).toBe('The Ford: The north has won, 3 to 1, after turn 9.');
  });
});
