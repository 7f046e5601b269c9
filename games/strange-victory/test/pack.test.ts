/** Data packs: other tables make another game, checked first, and two games run side by side. */
import { expect, test, vi } from 'vitest';
import { botFor } from '../../../bots/levels.ts';
import { playMatch } from '../../../bots/play.ts';
import { optionsOf, type Game } from '../../../engine/game.ts';
import type { Record } from '../../../engine/journal.ts';
import { labelled } from '../../../engine/labels.ts';
import { overlayTables } from '../../../engine/overlay-tables.ts';
import { packHash, type DataPack } from '../../../engine/pack.ts';
import { BadPack, parsePack } from '../../../engine/read-pack.ts';
import { seededRandom } from '../../../engine/random.ts';
import { save } from '../../../engine/save.ts';
import { commitment, numbersFor } from '../../../engine/seed.ts';
import { choicesOf, newTable, play, record, restore, type Table } from '../../../engine/table.ts';
import { testLaws } from '../../../engine/test/laws.ts';
import { strangeVictoryBrain } from '../bot/brain.ts';
import { staffWith, type Staff } from '../bot/staff.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { SHIPPED, type StrangeTables } from '../data/tables.ts';
import { strangeVictory } from '../game.ts';
import { terminal } from '../look/terminal.ts';
import { checks } from '../pack/checks.ts';
import { pack } from '../pack.ts';
import { tableView } from '../view.ts';
import { asJson, OTHER_BOX, packWith } from './packs.ts';

const other = overlayTables(pack, checks, OTHER_BOX).game;
const tableOf = (game: Game, seed: string): Table =>
  newTable(game, {
    scenario: 'channel',
    options: optionsOf(game, 'channel', {}),
    commitment: commitment(seed),
    roller: (k, sizes) => numbersFor(seed, k, sizes),
  });
/** A random game, a choice at a time. */
function* moves(game: Game, seed: string): Generator<Table, Table> {
  const t = tableOf(game, seed);
  const rnd = seededRandom(seed);
  for (let all = choicesOf(t, 'german'); all.length; all = choicesOf(t, 'german')) {
    const choice = all[rnd(all.length)]!;
    expect(play(t, 'german', labelled(game.labels, choice))).toMatchObject({ ok: true });
    yield t;
  }
  return t;
}
const playedOut = (game: Game, seed: string): Table => {
  const steps = moves(game, seed);
  let at = steps.next();
  while (!at.done) at = steps.next();
  return at.value;
};
/** All that a table shows and keeps. */
const whole = (t: Table): string =>
  JSON.stringify([record(t), t.log, save(t.game, t.g), tableView(t.g), t.game.result(t.g)]);

test('another box has other areas, divisions and counters, and a larger state', () => {
  const at = (game: Game) => ['area', 'division', 'piece'].map(field => game.labels[field]!.length);
  expect(at(strangeVictory)).toEqual([45, 7, 77]);
  expect(at(other)).toEqual([46, 8, 84]);
  expect(other.layout.size).toBeGreaterThan(strangeVictory.layout.size);
  const view = tableView(tableOf(other, 'look').g);
  expect(view.areas.map(a => a.name)).toContain('Charleville');
  expect(view.divisions.find(d => d.name === '9th')).toMatchObject({ korps: 'XXXXI Korps', dice: 3 });
  expect(view.panic).toBe(2);
});
test('two packs in one process: games interleaved move by move are those played alone', () => {
  for (let i = 0; i < 6; i++) {
    const games = [
      strangeVictory,
      other,
      overlayTables(pack, checks, packWith({ divisions: SHIPPED.divisions.slice(0, 6) })).game,
    ];
    const running = games.map(game => moves(game, `pair ${i}`));
    const ended: (Table | undefined)[] = games.map(() => undefined);
    while (ended.includes(undefined))
      for (const [k, steps] of running.entries()) {
        const at = steps.next();
        if (at.done) ended[k] ??= at.value;
      }
    const alone = games.map(game => whole(playedOut(game, `pair ${i}`)));
    expect(ended.map(t => whole(t!))).toEqual(alone);
    expect(new Set(alone).size).toBe(games.length);
  }
});
test('the whole shipped set as a pack plays the shipped game', () => {
  const same = overlayTables(pack, checks, packWith(SHIPPED)).game;
  const [a, b] = [playedOut(strangeVictory, 'same'), playedOut(same, 'same')];
  expect(save(same, b.g)).toEqual(save(strangeVictory, a.g));
  expect(b.log).toEqual(a.log);
});
testLaws(other, { games: 60, seed: 'another box' });

test('bots play another box to its end', () => {
  const { g, errors } = playMatch({
    game: other,
    brain: strangeVictoryBrain,
    scenario: 'channel',
    options: optionsOf(other, 'channel', {}),
    seats: { german: botFor('staff') },
    seed: 'staff',
    budget: { playouts: 1 },
  });
  expect([errors, g.wait.for]).toEqual([[], 'over']);
});
test('a staff that has weighed another box weighs the shipped one as if it had not', async () => {
  vi.resetModules();
  const fresh = (await import('../bot/staff.ts')).staffWith(WEIGHTS);
  const worldly = staffWith(WEIGHTS);
  const weighed = (staff: Staff, t: Table) =>
    t.game.machine.open(t.g).map(a => JSON.stringify(staff.weigh(t.g, a).map(w => [w.choice.do, w.worth])));
  const milder = packWith({ results: { ...results, desperate: { ...results.desperate, panic: 0 } } });
  for (const t of moves(overlayTables(pack, checks, milder).game, 'first')) weighed(worldly, t);
  for (const t of moves(strangeVictory, 'then')) expect(weighed(worldly, t)).toEqual(weighed(fresh, t));
});
test('a terminal shows another box by its own names', () => {
  const ink = { bold: String, dim: String, red: String, green: String, yellow: String, blue: String, cyan: String };
  const { g } = tableOf(other, 'print');
  expect(terminal.map(g, ink, 100, 'german').join('\n')).toMatch(/Charleville\?\s+Mezieres {2}Liart/);
  expect(terminal.header(g, ink, 'german')).toContain('Panic 2/30');
});

test('a record names its pack by hash and carries it, and is laid out again with it', () => {
  const t = playedOut(other, 'kept');
  const said = JSON.parse(JSON.stringify(record(t))) as Record;
  expect(said.pack).toEqual(OTHER_BOX);
  expect(said.packHash).toBe(packHash(OTHER_BOX));
  const again = restore(overlayTables(pack, checks, said.pack!).game, said, () => []);
  expect(save(again.game, again.g)).toEqual(save(other, t.g));
  expect(record(playedOut(strangeVictory, 'kept'))).not.toHaveProperty('pack');
});

// Faults -------------------------------------------------------------------------------------------------------
const { areas, borders, bridges, counters, divisions, commanders, results, bands, tracks, assets } = SHIPPED;
const faultsOf = (data: DataPack): readonly string[] => {
  try {
    overlayTables(pack, checks, data);
    return [];
  } catch (e) {
    if (e instanceof BadPack) return e.faults;
    throw e;
  }
};
const changed = <T extends object>(list: readonly T[], row: number, patch: object): readonly object[] =>
  list.with(row, { ...list[row]!, ...patch });
const cases: readonly (readonly [
  what: string,
  tables: { readonly [K in keyof StrangeTables]?: unknown },
  says: RegExp,
])[] = [
  ['a table that is none', { hexes: [] }, /^hexes: no such table; there are areas, borders,/],
  [
    'a text for a number',
    { divisions: changed(divisions, 1, { advancing: '4' }) },
    /^divisions, row 2 \(5th\), field advancing: expected number, got "4"/,
  ],
  [
    'a number out of bounds',
    { divisions: changed(divisions, 0, { resupply: 9 }) },
    /^divisions, row 1 \(7th\), field resupply: expected a whole number from 1 to 5, got 9/,
  ],
  [
    'a field that is none',
    { bridges: changed(bridges, 0, { width: 3 }) },
    /^bridges, row 1, field width: expected never, got "width"/,
  ],
  [
    'a text too long',
    { areas: changed(areas, 4, { shown: 'x'.repeat(41) }) },
    /^areas, row 5 \(Beaumont\), field shown: expected a text of 1 to 40 characters/,
  ],
  [
    'a text that turns round',
    { areas: changed(areas, 4, { shown: 'Beau\u202Emont' }) },
    /^areas, row 5 \(Beaumont\), field shown: expected a text of 1 to 40 characters that can be shown/,
  ],
  ['too many rows', { counters: Array.from({ length: 251 }, () => counters[0]) }, /^counters: expected 1 to 250 rows/],
  [
    'an area twice',
    { areas: changed(areas, 4, { name: 'Couvin' }) },
    /^areas, row 6 \(Couvin\), field name: expected a name that is not that of row 5, got "Couvin"/,
  ],
  [
    'an area called as a box',
    { areas: changed(areas, 4, { name: 'Discarded' }) },
    /^areas, row 5 \(Discarded\), field name: expected a name that is not a box beside the map/,
  ],
  [
    'a counter called as a division',
    { counters: changed(counters, 0, { label: '7th' }) },
    /^counters, row 1 \(7th\), field label: expected a name that is not a division/,
  ],
  [
    'a name that means unknown',
    { commanders: changed(commanders, 0, { name: '?' }) },
    /^commanders, row 1 \(\?\), field name: expected a name that is not the mark of what is unknown/,
  ],
  [
    'a village without a letter',
    { areas: changed(areas, 4, { letter: undefined }) },
    /^areas, row 5 \(Beaumont\), field letter: expected A, B, C for regular, got nothing/,
  ],
  [
    'a village with a port',
    { areas: changed(areas, 4, { port: 2 }) },
    /^areas, row 5 \(Beaumont\), field port: expected no number for regular, got 2/,
  ],
  ['a port twice', { areas: changed(areas, 43, { port: 3 }) }, /^areas, field port: expected one port 3, got 2/],
  [
    'a staging area too few',
    { areas: changed(areas, 2, { kind: 'regular', letter: 'A' }) },
    /^areas, field kind: expected 3 staging areas, one for each commander, got 2/,
  ],
  [
    'a border to nowhere',
    { borders: changed(borders, 1, { b: 'Avesne' }) },
    /^borders, row 2 \(Philippeville – Avesne\), field b: expected an area of the map that is no staging area, got "Avesne"/,
  ],
  [
    'a border with itself',
    { borders: changed(borders, 1, { b: 'Philippeville' }) },
    /^borders, row 2 .* field b: expected another area than a/,
  ],
  [
    'a border twice',
    { borders: [...borders, { a: 'Cambrai', b: 'Avesnes' }] },
    /^borders, row \d+ \(Cambrai – Avesnes\), field a: expected a pair other than that of row 1/,
  ],
  [
    'a bridge from the field',
    { bridges: changed(bridges, 0, { from: 'Beaumont' }) },
    /^bridges, row 1 \(Beaumont to Beaumont\), field from: expected a staging area/,
  ],
  [
    'a staging area without a bridge',
    { bridges: bridges.filter(b => b.from !== 'Maubeuge') },
    /^areas, row 2 \(Maubeuge\): expected a bridge that leads out of it, got none/,
  ],
  [
    'an area no way leads to',
    {
      borders: borders.filter(b => b.a !== 'Rethel' && b.b !== 'Rethel'),
      bridges: bridges.filter(b => b.to !== 'Rethel'),
    },
    /^areas, row \d+ \(Rethel\): expected a way that leads there from a bridge, got none/,
  ],
  [
    'refugees in a garrison',
    { counters: changed(counters, 7, { type: 'refugees', strength: 0 }) },
    /^counters, row 8 \(A1 Infantry 3\), field type: expected infantry, armour, .* in Garrison A, got "refugees"/,
  ],
  [
    'infantry of no strength',
    { counters: changed(counters, 7, { strength: 0 }) },
    /^counters, row 8 \(A1 Infantry 3\), field strength: expected 1 or more, got 0/,
  ],
  [
    'a Korps without a commander',
    { divisions: changed(divisions, 0, { korps: 'XVI Korps' }) },
    /^divisions, row 1 \(7th\), field korps: expected one of XV Korps, XXXXI Korps, XIX Korps, got "XVI Korps"/,
  ],
  [
    'a commander without a division',
    { divisions: divisions.filter(d => d.korps !== 'XV Korps') },
    /^commanders, row 1 \(Rommel\), field korps: expected a Korps with a division/,
  ],
  [
    'a number of hits without a row',
    { results: { ...results, pitched: { ...results.pitched, hits: '2' } } },
    /^results, field hits: expected one row for 1 hits, got none/,
  ],
  [
    'a number of hits with two rows',
    { results: { ...results, pitched: { ...results.pitched, hits: '1–2' } } },
    /^results, field hits: expected one row for 2 hits, got breakthrough and pitched/,
  ],
  [
    'a firefight that is rolled',
    { results: { ...results, bloody: { ...results.bloody, hits: '0' } } },
    /^results, row bloody, field hits: expected "—"/,
  ],
  [
    'too many dice',
    { divisions: changed(divisions, 0, { advancing: 5 }), assets: changed(assets, 1, { dice: 3 }) },
    /^divisions and assets, field dice: expected at most 7 together, got 9/,
  ],
  [
    'an asset without a row',
    { assets: changed(assets, 0, { name: 'Guns' }) },
    /^assets, field name: expected a row for Stuka, got none/,
  ],
  [
    'bands with a gap',
    { bands: changed(bands, 1, { from: 16 }) },
    /^bands, row 2 \(Dogged and Bloody Day\), field from: expected 15, got 16/,
  ],
  [
    'a band that ends nowhere',
    { bands: changed(bands, 1, { to: undefined }) },
    /^bands, row 2 \(Dogged and Bloody Day\), field to: expected a number from 15, got nothing/,
  ],
  [
    'panic that begins at its end',
    { tracks: { ...tracks, panic: { start: 21, halt: 21 } } },
    /^tracks, row panic, field halt: expected more than start, 21, got 21/,
  ],
];
test.each(cases)('a pack with %s is refused in a sentence, and nothing changes', (_what, tables, says) => {
  const before = JSON.stringify(SHIPPED);
  const found = faultsOf(packWith(tables));
  expect(found.join('\n')).toMatch(new RegExp(says.source, 'm'));
  expect(JSON.stringify(SHIPPED)).toBe(before);
  expect(pack.gameOf(pack.shipped).game).toBe(strangeVictory);
});
test('every fault of a pack is told at once', () => {
  const twice = changed(borders, 1, { a: 'Nowhere', b: 'Elsewhere' });
  expect(faultsOf(packWith({ borders: twice })).length).toBe(2);
});
test('a pack for another game is refused, and one that is no pack', () => {
  expect(faultsOf({ ...packWith({}), game: 'chess' })).toEqual(['the pack is for chess, not for strange-victory']);
  expect(() => parsePack('{"format":"x"}')).toThrow(BadPack);
});
test('the shipped tables are plain data without a fault', () => {
  expect(faultsOf(packWith(SHIPPED))).toEqual([]);
  expect(asJson(SHIPPED)).toStrictEqual(SHIPPED);
  expect(checks.faults(SHIPPED)).toEqual([]);
});
