/** Set-up, marches, fog and attacks of the field inside a whole game. */
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../engine/decide.ts';
import { optionsOf, startOf, type Game } from '../../engine/game.ts';
import { settle } from '../../engine/playout.ts';
import { testLaws } from '../../engine/test/laws.ts';
import { seededRandom } from '../../engine/random.ts';
import type { State } from '../../engine/state.ts';
import { PACK, riversOf } from './rivers.ts';

const rivers = riversOf(PACK);
testLaws(rivers, {
  games: 60,
  dear: 8,
  seed: 'two rivers',
  unsampled: ['drop', 'lift', 'cancel', 'back', 'lay', 'add'],
});

/** A table with dice laid ready: labels in, events out. */
const play = (game: Game = rivers) => {
  const g = startOf(game, 'spring', optionsOf(game, 'spring', {}));
  const events: string[] = [];
  const { labels, rows } = {
    labels: game.labels as { readonly [field: string]: readonly string[] },
    rows: game.layout.columns as { readonly [column: string]: { readonly rows: readonly string[] } },
  };
  const at = game.layout.at as { readonly [column: string]: number };
  const drain = (): void => {
    for (const e of g.events.splice(0))
      events.push(`${e.is}${e.hex === undefined ? '' : ` ${labels.hex![e.hex as number]}`}`);
  };
  const numbers = (c: { readonly do: string; readonly [field: string]: string }): Choice =>
    Object.fromEntries(Object.entries(c).map(([k, v]) => [k, k === 'do' ? v : labels[k]!.indexOf(v)])) as Choice;
  return {
    g,
    events,
    give(c: { readonly do: string; readonly [field: string]: string }, ...dice: number[]) {
      const side = g.wait.for === 'choice' ? g.wait.ask.side : '';
      const v = game.machine.give(g, side, numbers(c));
      for (const die of dice) game.machine.feed(g, [die]);
      drain();
      return v;
    },
    cell: (column: string, row: string): number => g.cells[at[column]! + rows[column]!.rows.indexOf(row)]!,
    placeOf: (unit: string): string | undefined => labels.hex![g.cells[at.place! + labels.unit!.indexOf(unit)]!],
    choices: (): string[] =>
      (g.wait.for === 'choice' ? game.machine.choices(g, g.wait.ask) : []).map(c =>
        [c.do, ...Object.entries(c).flatMap(([k, v]) => (k === 'do' ? [] : [labels[k]![v as number]!]))].join(' '),
      ),
  };
};
/** Both armies in line, and it is Red's movement: 1 and 2 in 0101, 3 (on wheels) and 4 in 0102, 5 and 6 (on wheels) in 0103. */
const begun = (game?: Game) => {
  const t = play(game);
  t.give({ do: 'lay', plan: 'Red in line' });
  t.give({ do: 'done' });
  t.give({ do: 'lay', plan: 'Blue in line' });
  t.give({ do: 'done' });
  return t;
};

describe('set-up', () => {
  test('counter by counter: picked, placed, lifted, refused where it may not stand, done when all stand', () => {
    const t = play();
    t.give({ do: 'pick', unit: 'Red 1' });
    expect(t.give({ do: 'at', hex: '0404' })).toMatchObject({ ok: false, case: '1.0' });
    expect(t.give({ do: 'at', hex: '0203' })).toMatchObject({ ok: true });
    expect(t.placeOf('Red 1')).toBe('0203');
    expect(t.give({ do: 'pick', unit: 'Red 1' })).toMatchObject({ ok: false, why: 'Red 1 is placed already' });
    expect(t.give({ do: 'done' })).toMatchObject({ ok: false, why: 'Red 2 and 4 more are still to be placed' });
    t.give({ do: 'lift', unit: 'Red 1' });
    expect(t.placeOf('Red 1')).toBeUndefined();
    t.give({ do: 'pick', unit: 'Red 2' });
    t.give({ do: 'back' });
    expect(t.give({ do: 'lay', plan: 'Blue in line' })).toMatchObject({ ok: false });
    expect(t.give({ do: 'lay', plan: 'Red in line' }).ok).toBe(true);
    expect(t.give({ do: 'done' }).ok).toBe(true);
  });
});

describe('marches hex by hex', () => {
  /** Red 3, on wheels, alone in 0102. */
  const alone = () => {
    const t = begun();
    t.give({ do: 'march', hex: '0102' });
    t.give({ do: 'leave', unit: 'Red 4' });
    return t;
  };
  test('every hex of the way is entered, paid and told, and the town acts before the next', () => {
    const t = alone();
    expect(t.give({ do: 'to', hex: '0402' }).ok).toBe(true); // along the railway, through the town of 0202
    expect([t.placeOf('Red 3'), t.cell('points', 'Red 3'), t.g.wait.for]).toEqual(['0202', 10, 'chance']);
    t.give({ do: 'nothing' }, 6);
    expect(t.events.slice(1)).toEqual(['setUp', 'entered 0202', 'mutiny 0202', 'entered 0302', 'entered 0402']);
    expect([t.placeOf('Red 3'), t.cell('points', 'Red 3')]).toEqual(['0402', 8]);
  });
  test('a die on the way stops it: the rest of the way is judged anew and given up', () => {
    const t = alone();
    t.give({ do: 'to', hex: '0402' }, 2);
    expect(t.events.slice(-2)).toEqual(['mutiny 0202', 'halted 0302']);
    expect([t.placeOf('Red 3'), t.g.wait]).toMatchObject(['0202', { for: 'choice', ask: { kind: 'marching' } }]);
  });
  test('or ends it, with those who marched', () => {
    const t = alone();
    t.give({ do: 'to', hex: '0402' }, 1);
    expect([t.placeOf('Red 3'), t.placeOf('Red 4')]).toEqual([undefined, '0102']);
    expect(t.g.wait).toMatchObject({ for: 'choice', ask: { kind: 'moving' } });
    expect(t.cell('height', '0202')).toBe(0);
  });
  test('a stack goes on while all can pay, each from its own points; who is left behind lies beneath and may go later', () => {
    const t = begun();
    t.give({ do: 'march', hex: '0102' }); // Red 3 on wheels, Red 4 on foot
    expect(t.give({ do: 'to', hex: '0302' })).toMatchObject({ ok: false, case: '2.1' });
    t.give({ do: 'to', hex: '0202' }, 6);
    t.give({ do: 'to', hex: '0302' });
    t.give({ do: 'to', hex: '0401' });
    t.give({ do: 'to', hex: '0501' });
    expect([t.cell('points', 'Red 3'), t.cell('points', 'Red 4')]).toEqual([0, 0]); // an enemy zone
    expect(t.give({ do: 'to', hex: '0401' })).toMatchObject({ ok: false, why: 'Red 3 has no points left' });
    const u = begun();
    u.give({ do: 'march', hex: '0102' });
    u.give({ do: 'to', hex: '0202' }, 6);
    u.give({ do: 'leave', unit: 'Red 4' });
    u.give({ do: 'to', hex: '0302' });
    u.give({ do: 'stay' });
    expect([u.placeOf('Red 3'), u.placeOf('Red 4'), u.cell('points', 'Red 4')]).toEqual(['0302', '0202', 6]);
    expect([u.cell('level', 'Red 3'), u.cell('level', 'Red 4')]).toEqual([0, 0]);
    expect(u.give({ do: 'march', hex: '0202' }).ok).toBe(true);
    expect(u.give({ do: 'march', hex: '0302' }).ok).toBe(false);
  });
  test('wheels enter the woods along the railway alone', () => {
    const t = alone();
    t.give({ do: 'to', hex: '0302' }, 6);
    expect(t.choices()).toContain('to 0402');
    expect(t.choices()).not.toContain('to 0303');
    expect(t.give({ do: 'to', hex: '0303' })).toMatchObject({ ok: false, case: '2.1' });
  });
});

describe('attacks and fog', () => {
  const facing = () => {
    const t = begun();
    t.give({ do: 'march', hex: '0101' });
    for (const hex of ['0201', '0301', '0401', '0501']) t.give({ do: 'to', hex });
    t.give({ do: 'stay' });
    return t;
  };
  test('a draft is its owner’s until it is declared; then what it looks at is shown', () => {
    const t = facing();
    t.give({ do: 'done' });
    expect(t.give({ do: 'attack', hex: '0601' }).ok).toBe(true);
    expect(t.give({ do: 'declare' })).toMatchObject({ ok: false, why: 'no unit attacks yet' });
    t.give({ do: 'add', unit: 'Red 1' });
    t.give({ do: 'add', unit: 'Red 2' });
    expect(t.give({ do: 'add', unit: 'Red 2' })).toMatchObject({ ok: false });
    t.give({ do: 'drop', unit: 'Red 1' });
    const blue = rivers.machine.view(t.g, 'Blue');
    expect(
      [...blue.cells.subarray(rivers.layout.at.fought!, rivers.layout.at.fought! + 6)].filter(n => n === 2),
    ).toEqual([]);
    expect(t.give({ do: 'declare' }, 6)).toMatchObject({ ok: true, bars: 'look' });
    expect(t.events.slice(-3)).toEqual(['look 0601', 'declared 0601', 'fought 0601']);
    expect(t.placeOf('Blue 1')).toBeUndefined();
  });
  test('called off, nobody has fought', () => {
    const t = facing();
    t.give({ do: 'done' });
    t.give({ do: 'attack', hex: '0601' });
    t.give({ do: 'add', unit: 'Red 1' });
    t.give({ do: 'cancel' });
    expect([t.cell('fought', 'Red 1'), t.g.wait]).toMatchObject([0, { for: 'choice', ask: { kind: 'attacking' } }]);
  });
});

test('two games from different packs run side by side', () => {
  const other = riversOf({ aSide: 4, towns: ['0303'], woods: [], railway: [] });
  const rnd = seededRandom('both');
  const games: [Game, State][] = [rivers, other].map(game => [
    game,
    startOf(game, 'spring', optionsOf(game, 'spring', {})),
  ]);
  const alone = games.map(() => 0);
  for (let k = 0; k < 400; k++)
    for (const [i, [game, g]] of games.entries()) {
      if (g.wait.for !== 'choice') continue;
      const a = g.wait.ask;
      game.machine.giveListed(g, a, game.machine.sample(g, a, rnd));
      settle(game.machine, g, rnd);
      alone[i]! += 1;
      expect(game.faults(g)).toEqual([]);
    }
  expect(alone.every(n => n > 50)).toBe(true);
});
