/** Games made from tables: the shipped ones, and others laid over them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { optionsOf, startOf, type Game } from '../../../engine/game.ts';
import type { Record } from '../../../engine/journal.ts';
import { overlayTables } from '../../../engine/overlay-tables.ts';
import { packHash, type GameModule } from '../../../engine/pack.ts';
import { BadPack } from '../../../engine/read-pack.ts';
import { settle } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import { save, type Saved } from '../../../engine/save.ts';
import type { State } from '../../../engine/state.ts';
import { choicesOf, newTable, play, record, restore } from '../../../engine/table.ts';
import { france40Brain } from '../bot/brain.ts';
import { oddsColumn } from '../../../kernel/odds.ts';
import { boxOf } from '../model/box.ts';
import { resultAt } from '../data/charts.ts';
import { SHIPPED } from '../data/tables.ts';
import { france40 } from '../game.ts';
import { checks } from '../pack/checks.ts';
import { terminal } from '../look/terminal.ts';
import { pack } from '../pack.ts';
import { groundFor } from '../rules/ground.ts';
import { factorOf } from '../rules/movement-points.ts';
import { boardOf } from '../rules/board-cache.ts';
import { columnLabel } from '../rules/odds.ts';
import { attackOf, defenceOf } from '../model/state.ts';
import { viewOf } from '../view.ts';
import { overlaysOf } from '../view/overlays.ts';
import { MORE, OTHER_CHARTS, packOf, smaller, STRONGER, type Changed } from './packs.ts';

const gameFrom = (tables: Changed): Game => overlayTables(pack, checks, packOf(tables)).game;
const copy = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

// Two packs at once ----------------------------------------------------------------------------------------------
/** A random game that goes on by one decision when asked, and tells every position it came to. */
interface Played {
  readonly game: Game;
  readonly g: State;
  readonly came: string[];
  step(): boolean;
}
const digest = (n: Int16Array): number => n.reduce((sum, cell) => (Math.imul(sum, 31) + cell) | 0, 0);
const begun = (game: Game, scenario: string, seed: string): Played => {
  const g = startOf(game, scenario, optionsOf(game, scenario, {}));
  const rnd = seededRandom(seed);
  const came: string[] = [];
  const step = (): boolean => {
    settle(game.machine, g, rnd);
    if (g.wait.for !== 'choice') return false;
    const a = game.machine.open(g)[0]!;
    const c = game.machine.sample(g, a, rnd);
    game.machine.giveListed(g, a, c);
    came.push(`${a.kind} ${JSON.stringify(c)} ${digest(g.cells)}`);
    return true;
  };
  return { game, g, came, step };
};
const MOST = 2500;
const alone = (game: Game, scenario: string, seed: string): Played => {
  const p = begun(game, scenario, seed);
  for (let i = 0; i < MOST && p.step(); i++);
  return p;
};
const OTHERS: { readonly [name: string]: () => Changed } = {
  'other factors': () => STRONGER,
  'more counters': () => MORE,
  'a smaller map': smaller,
  'other charts': () => OTHER_CHARTS,
};
describe.each(Object.keys(OTHERS))('the shipped game and one with %s, move by move in one process', name => {
  test.each(['1940', '1939'])('%s: each is as when it is played alone', scenario => {
    const other = gameFrom(OTHERS[name]!());
    const wanted = [alone(france40, scenario, 'two'), alone(other, scenario, 'two')];
    const both = [begun(france40, scenario, 'two'), begun(other, scenario, 'two')];
    for (let i = 0, goes = true; i < MOST && goes; i++) goes = both.map(p => p.step()).includes(true);
    for (const [i, p] of both.entries()) {
      expect(p.came.length).toBe(wanted[i]!.came.length);
      expect(p.came.findIndex((at, k) => at !== wanted[i]!.came[k])).toBe(-1);
      expect(save(p.game, p.g)).toEqual(save(p.game, wanted[i]!.g));
    }
    expect(both[0]!.came).not.toEqual(both[1]!.came);
    expect(Math.min(...both.map(p => p.came.length))).toBeGreaterThan(100);
  });
});
test('what the rules keep of a position is kept in the box: no two boxes share it', () => {
  const one = gameFrom(STRONGER);
  const two = gameFrom(STRONGER);
  const kept = (game: Game) => boxOf(game).cache;
  expect(kept(one)).not.toBe(kept(two));
  const boards = [one, two].map(game => boardOf(startOf(game, '1940', optionsOf(game, '1940', {}))));
  expect(boards[0]!.units[0]).not.toBe(boards[1]!.units[0]);
  expect(startOf(one, '1940', optionsOf(one, '1940', {})).box).toBe(one.box);
});

test('ground laid out for one box is not handed out for another', () => {
  const games = [france40, gameFrom(OTHER_CHARTS)];
  const cost = (game: Game): number => {
    const g = startOf(game, '1940', optionsOf(game, '1940', {}));
    const { HEXES, UNIT_NAMES } = boxOf(game);
    const hex = HEXES.findIndex(h => h.terrain === 'rough' && h.country === 'Germany' && h.city === undefined);
    return groundFor(g, UNIT_NAMES.indexOf('G I')).enter[hex]!;
  };
  expect([...games, ...games].map(cost)).toEqual([2, 3, 2, 3]);
});

// A game of another size -----------------------------------------------------------------------------------------
test('counters and hexes are as many as the pack has', () => {
  const small = gameFrom(smaller());
  const more = gameFrom(MORE);
  expect(more.labels['unit']).toHaveLength(SHIPPED.units.length + 2);
  expect(small.labels['hex']).toHaveLength(boxOf(small).tables.hexes.length);
  expect(small.labels['hex']!.length).toBeLessThan(france40.labels['hex']!.length);
  expect(small.layout.size).toBeLessThan(france40.layout.size);
  expect(more.layout.size).toBe(france40.layout.size + 2 * 9);
});
test.each(['1940', '1939'])('%s on a smaller map: views, overlays, the printed map and the staff', scenario => {
  const boxed: GameModule = overlayTables(pack, checks, packOf(smaller()));
  const { game } = boxed;
  const g = startOf(game, scenario, optionsOf(game, scenario, {}));
  const rnd = seededRandom('staff');
  const plain = (text: string): string => text;
  const ink = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, blue: plain, cyan: plain };
  for (let i = 0; i < 400 && g.wait.for !== 'over'; i++) {
    settle(game.machine, g, rnd);
    if (g.wait.for !== 'choice') break;
    const { ask } = g.wait;
    const seen = game.machine.view(g, ask.side);
    expect(game.machine.give(g, ask.side, france40Brain.pick(seen, ask, rnd, 0)).ok).toBe(true);
  }
  expect(boxOf(g)).toBe(game.box);
  const v = viewOf(g, 'german');
  expect(v.stacks.length).toBeGreaterThan(20);
  expect(v.stacks.every(s => game.labels['hex']!.includes(s.hex))).toBe(true);
  expect(overlaysOf(g, 'german').supply.german.hexes.length).toBeGreaterThan(50);
  const rows = terminal.map(g, ink, 80, 'german').filter(line => /^\d\d /.test(line));
  expect([rows[0]!.slice(0, 2), rows.at(-1)!.slice(0, 2), rows.length]).toEqual(['40', '12', 29]);
  expect(game.faults(g)).toEqual([]);
});
test('other factors are on the counters and in the fight', () => {
  const strengths = [france40, gameFrom(STRONGER)].map(game => {
    const g = startOf(game, '1940', optionsOf(game, '1940', {}));
    const { attack, defence } = viewOf(g, 'allied').boxes.toSetUp.find(u => u.name === 'F X')!;
    const x = boxOf(game).UNIT_NAMES.indexOf('F X');
    expect([attack, defence]).toEqual([attackOf(g, x), defenceOf(g, x)]);
    return [attack, defence];
  });
  expect([strengths[1]![0]! - strengths[0]![0]!, strengths[1]![1]! - strengths[0]![1]!]).toEqual([3, 2]);
});

test('another results table has its own columns, in the odds and in the log', () => {
  const { ODDS } = boxOf(gameFrom(OTHER_CHARTS));
  const at = (game: Game) => columnLabel(startOf(game, '1940', optionsOf(game, '1940', {})), 10);
  expect(ODDS.labels.at(-1)).toBe('7:1');
  expect(oddsColumn(ODDS, 70, 10)).toBe(10);
  expect([at(gameFrom(OTHER_CHARTS)), resultAt(boxOf(gameFrom(OTHER_CHARTS)).charts.crt, 10, 6)]).toEqual([
    '7:1',
    'DE',
  ]);
  const g = alone(gameFrom(OTHER_CHARTS), '1940', 'march').g;
  expect(factorOf(g, boxOf(g).UNIT_NAMES.indexOf('G I'))).toBe(9);
});

// The shipped tables are a pack as any other -----------------------------------------------------------------------
const GOLDEN = 'games/france-40/test/golden/v2-1940-random-four.json';
test('the shipped tables, written out and read in again, are the shipped game', () => {
  const { end, record: played } = JSON.parse(readFileSync(GOLDEN, 'utf8')) as {
    readonly record: Record;
    readonly end: Saved;
  };
  const again = gameFrom(SHIPPED);
  const t = restore(again, played, () => []);
  expect(copy(save(again, t.g))).toEqual(end);
});
test('the shipped tables have no fault', () => expect(checks.faults(SHIPPED)).toEqual([]));

// Records --------------------------------------------------------------------------------------------------------
test('a record names its pack by hash and carries it, and replays from it', () => {
  const laid = packOf(smaller(), 'A smaller map');
  const { game } = overlayTables(pack, checks, laid);
  const rnd = seededRandom('record');
  const roller = (_k: number, sizes: readonly number[]): readonly number[] => sizes.map(rnd);
  const spec = { scenario: '1939', options: optionsOf(game, '1939', {}), commitment: '', roller };
  const t = newTable(game, spec);
  for (let i = 0; i < 60; i++) {
    const a = game.machine.open(t.g)[0]!;
    const [choice] = choicesOf(t, a.side).slice(-1);
    play(t, a.side, choice!);
  }
  const kept = copy(record(t));
  expect(kept.packHash).toBe(packHash(laid));
  expect(kept.pack).toEqual(laid);
  const later = overlayTables(pack, checks, kept.pack!).game;
  const back = restore(later, kept, roller);
  expect(save(later, back.g)).toEqual(save(game, t.g));
  expect(later.box).not.toBe(game.box);
  expect(record(newTable(france40, spec)).pack).toBeUndefined();
});

// Faults ---------------------------------------------------------------------------------------------------------
const { units, hexes, hexsides, lines, towns, charts, setups } = SHIPPED;
const unit = (change: object): Changed => ({ units: [{ ...units[0]!, ...change }, ...units.slice(1)] });
const hex = (change: object): Changed => ({ hexes: [{ ...hexes[0]!, ...change }, ...hexes.slice(1)] });
const chart = (change: object): Changed => ({ charts: { ...charts, ...change } });
const lined = (change: object): Changed => ({ lines: { ...lines, ...change } });
const plan = (change: object): Changed => ({ setups: [{ ...setups[0]!, ...change }, ...setups.slice(1)] });
const FAULTS: readonly (readonly [what: string, tables: Changed, words: string])[] = [
  [
    'a factor that is text',
    unit({ factors: [['4', 4]] }),
    'units, row 1 (G 15 Pz), field factors.0.0: expected number, got "4"',
  ],
  ['a nation nobody knows', unit({ nation: 'Italian' }), 'units, row 1 (G 15 Pz), field nation: expected ("German"'],
  ['a field nobody knows', unit({ strength: 4 }), 'units, row 1 (G 15 Pz), field strength: expected never'],
  [
    'a name that is too long',
    unit({ name: 'G '.repeat(40) }),
    'field name: expected a text of 1 to 24 characters that can be shown, got "G G',
  ],
  [
    'a name that would turn the line round',
    unit({ name: 'G \u202e15' }),
    'field name: expected a text of 1 to 24 characters that can be shown',
  ],
  ['no steps', unit({ factors: [] }), 'units, row 1 (G 15 Pz), field factors: expected 1 to 8 rows, got 0'],
  ['two units of one name', unit({ name: 'F X' }), 'field name: expected a name of its own, got F X twice'],
  [
    'a unit called as a hex',
    unit({ name: '2930' }),
    'units, row 1 (2930), field name: expected another name than a hex has',
  ],
  [
    'a fort nowhere',
    unit({ size: 'fort', type: 'fort', hex: '9999' }),
    'units, row 1 (G 15 Pz), field hex: expected the hex of the map the fort stands in, got 9999',
  ],
  [
    'a fort in the sea',
    unit({ size: 'fort', type: 'fort', hex: hexes.find(h => h.terrain === 'sea')!.hex }),
    'which is water',
  ],
  ['two forts in a hex', unit({ size: 'fort', type: 'fort', hex: '2731' }), 'expected one fort a hex, got 2731 twice'],
  ['a table nobody knows', { rules: [] } as Changed, 'rules: no such table; there are grid, hexes'],
  [
    'a grid that ends before it begins',
    { grid: { rows: [42, 10], odd: [18, 44], even: [19, 44] } },
    'grid, field rows: expected the first before the last, got 42 and 10',
  ],
  ['terrain nobody knows', hex({ terrain: 'desert' }), 'hexes, row 1 (1019), field terrain: expected ("clear"'],
  [
    'a hex that is missing',
    { hexes: hexes.slice(1) },
    'hexes: expected a row for every hex of the grid, got none for 1019',
  ],
  ['a hex twice', hex({ hex: '1020' }), 'hexes, row 2 (1020), field hex: expected a name of its own, got 1020 twice'],
  ['a hex outside the grid', hex({ hex: '0901' }), 'hexes, row 1 (0901), field hex: expected a hex of the grid'],
  ['a port that is no city', hex({ port: true }), 'hexes, row 1 (1019), field port: expected a city with it'],
  [
    'no Ruhr',
    { hexes: hexes.map(h => ({ ...h, ruhr: undefined })) },
    'hexes, field ruhr: expected at least one hex of the Ruhr, got none',
  ],
  [
    'a hexside between strangers',
    { hexsides: [{ a: '1019', b: '2019', kind: 'river' }] },
    'hexsides, row 1 (1019/2019), field b: expected a neighbour of 1019',
  ],
  [
    'a hexside off the map',
    { hexsides: [...hexsides, { a: '1019', b: '0001', kind: 'river' }] },
    '(1019/0001), field b: expected a hex of the map',
  ],
  [
    'a line off the map',
    lined({ dyle: { hexes: ['0001'] } }),
    'lines, field dyle.hexes.0: expected a hex of the map, got 0001',
  ],
  ['no Paris', lined({ paris: { hexes: [] } }), 'lines, field paris.hexes: expected at least one hex, got none'],
  [
    'half a crossing',
    lined({ zuiderzee: { hexes: ['4238'] } }),
    'lines, field zuiderzee.hexes: expected the two ends of the crossing or none, got 1',
  ],
  [
    'a town off the map',
    { towns: [...towns, { hex: '0001', name: 'Atlantis' }] },
    '(Atlantis), field hex: expected a hex of the map, got 0001',
  ],
  [
    'a results table without a die face',
    chart({ crt: { ...charts.crt, rows: charts.crt.rows.slice(1) } }),
    'charts, field crt.rows: expected a row for each of 6 die faces, got 5',
  ],
  [
    'a results table with a gap',
    chart({ crt: { ...charts.crt, rows: charts.crt.rows.map((r, i) => (i ? r : r.slice(1))) } }),
    'charts, field crt.rows.0: expected 10 results, one a column, got 9',
  ],
  [
    'odds that do not rise',
    chart({ crt: { ...charts.crt, columns: charts.crt.columns.toReversed() } }),
    'charts, field crt.columns: expected odds from 1:n to n:1',
  ],
  [
    'a die that says nothing',
    chart({ swiss: charts.swiss.slice(1) }),
    'charts, field swiss: expected one row for a die of 1, got 0',
  ],
  [
    'points without a level',
    chart({ levels: charts.levels.slice(1) }),
    'charts, field levels: expected one level for 4 points, got 0',
  ],
  [
    'a victory line that is missing',
    chart({ victory: charts.victory.slice(1) }),
    'charts, field victory: expected a row of case 4.3, got none',
  ],
  [
    'turns out of order',
    chart({ turns: { ...charts.turns, '1939': charts.turns['1939'].slice(1) } }),
    'charts, field turns.1939.0.turn: expected 1, got 2',
  ],
  [
    'a reinforcement nobody has',
    chart({ reinforcement: { unit: 'G 99 Pz', turn: 8 } }),
    'charts, field reinforcement.unit: expected a mobile unit of 1940, got G 99 Pz',
  ],
  [
    'more corps for Sickle Cut than there are',
    chart({ sickleCut: { corps: 9, shift: 1 } }),
    'charts, field sickleCut.corps: expected as many mechanised corps in units, got 4 for 9',
  ],
  [
    'a set-up off the map',
    plan({ at: { '0001': ['B I'] } }),
    'setups, row 1 (canal-and-grebbe), field at.0001: expected a hex of the map',
  ],
  ['a set-up of strangers', plan({ at: { '3235': ['B XC'] } }), 'field at.3235: expected units of the pack, got B XC'],
  [
    'a set-up of the enemy',
    plan({ at: { '3235': ['G I'] } }),
    'field at.3235: expected units that neutrals set up in 1940, got G I',
  ],
  [
    'a set-up with a unit twice',
    plan({ at: { '3235': ['B I'], '3334': ['B I'] } }),
    'field at: expected each unit once',
  ],
  [
    'two set-ups of one id',
    { setups: [setups[0]!, ...setups] },
    'setups, row 2 (canal-and-grebbe), field id: expected a name of its own',
  ],
];
const said = (tables: Changed): readonly string[] => {
  try {
    overlayTables(pack, checks, packOf(tables));
    return [];
  } catch (e) {
    if (e instanceof BadPack) return e.faults;
    throw e;
  }
};
describe('a fault gives its sentence and changes nothing', () => {
  const before = JSON.stringify(SHIPPED);
  const start = save(france40, startOf(france40, '1940', optionsOf(france40, '1940', {})));
  test.each(FAULTS)('%s', (_what, tables, words) => {
    expect(
      said(tables).some(s => s.includes(words)),
      said(tables).slice(0, 4).join('\n'),
    ).toBe(true);
    expect(JSON.stringify(SHIPPED)).toBe(before);
    expect(save(france40, startOf(france40, '1940', optionsOf(france40, '1940', {})))).toEqual(start);
  });
  test('an army without room at home', () => {
    const crowd = Array.from({ length: 120 }, (_, i) => ({
      ...units.find(u => u.nation === 'Dutch')!,
      name: `N ${i + 90}`,
    }));
    expect(said({ units: [...units, ...crowd] })).toEqual([
      expect.stringMatching(
        /^units: expected room in Netherlands for the Dutch units of 1940, got \d+ hexes where they need \d+$/,
      ),
    ]);
  });
  test('too many hexes for the cells of a state', () =>
    expect(said({ hexes: Array.from({ length: 5001 }, () => hexes[0]!) })).toContain(
      'hexes: expected 1 to 5000 rows, got 5001',
    ));
});
