/** D13, D14: decks, cups and hands; who sees into them, and who knows more than that. */
import { expect, test } from 'vitest';
import {
  drawing,
  fillPieces,
  knows,
  layAll,
  pieceFaults,
  piecesIn,
  put,
  seePieces,
  show,
  shuffle,
  shuffleIn,
  sizeOf,
  type Pieces,
} from '../pieces.ts';
import { ask, call, next } from '../flow.ts';
import { machine } from '../machine.ts';
import { drawWith } from '../playout.ts';
import { seededRandom } from '../random.ts';
import { blank, clone, HOLE, type State } from '../state.ts';
import { oneOf, small, step, words } from './small.ts';

const [DECK, BOTTOM, PILE, HAND_A, HAND_B] = [0, 1, 2, 3, 4] as const;
const COUNT = 10;
const p: Pieces = {
  sides: ['a', 'b'],
  rows: Array.from({ length: COUNT }, (_, i) => i),
  at: 0,
  known: COUNT,
  size: 2 * COUNT,
  zones: [
    { place: DECK, seen: 'nobody' },
    { place: BOTTOM, seen: 'nobody' },
    { place: PILE, seen: 'all' },
    { place: HAND_A, seen: { by: 'a' } },
    { place: HAND_B, seen: { by: 'b' } },
  ],
};
const fresh = (): State => {
  const g = blank(2 * COUNT + 5);
  layAll(p, g, DECK);
  return g;
};
/** Cards 0-2 in the hand of a, 3-5 in that of b, 6 on the pile. */
const dealt = (): State => {
  const g = fresh();
  for (const c of [0, 1, 2]) put(p, g, c, HAND_A);
  for (const c of [3, 4, 5]) put(p, g, c, HAND_B);
  put(p, g, 6, PILE);
  return g;
};
const view = (g: State, side: string): State => {
  const v = clone(g);
  seePieces(p, g, v, side);
  return v;
};
const known = (g: State, side: string): readonly number[] => p.rows.filter(r => view(g, side).cells[r] !== HOLE);

test('D13 D14 a deck is seen by nobody, a hand by its side, a pile by all; an observer sees the pile', () => {
  const g = dealt();
  expect([known(g, 'a'), known(g, 'b'), known(g, '')]).toEqual([[0, 1, 2, 6], [3, 4, 5, 6], [6]]);
  expect(
    [DECK, PILE, HAND_A, HAND_B].map(z => sizeOf(p, view(g, ''), z)),
    'sizes are public',
  ).toEqual([3, 1, 3, 3]);
});
test('D14 a stolen card is known to thief and robbed, not to an observer, until it is played', () => {
  const g = dealt();
  put(p, g, 4, HAND_A);
  expect([known(g, 'a'), known(g, 'b'), known(g, '')]).toEqual([[0, 1, 2, 4, 6], [3, 4, 5, 6], [6]]);
  put(p, g, 4, PILE);
  expect(known(g, '')).toEqual([4, 6]);
});
test('D14 a card put away unseen may be any: the robbed is no longer sure of the one he knew, whichever it was', () => {
  const seen = [4, 0].map(away => {
    const g = dealt();
    put(p, g, 4, HAND_A);
    put(p, g, away, BOTTOM);
    expect(knows(p, g, 'a', away), 'whoever put it there knows').toBe(true);
    return [...view(g, 'b').cells].join();
  });
  expect(new Set(seen).size).toBe(1);
});
test('D14 a card of the hand that was shown stays known while the hand is not touched; one laid openly too, until it is shuffled', () => {
  const g = dealt();
  show(p, g, 1, ['b']);
  put(p, g, 6, BOTTOM);
  expect([known(g, 'b'), known(g, '')]).toEqual([[1, 3, 4, 5, 6], []]);
  shuffleIn(p, g, BOTTOM, DECK);
  expect([known(g, 'b'), sizeOf(p, g, BOTTOM), sizeOf(p, g, DECK)]).toEqual([[1, 3, 4, 5], 0, 4]);
  shuffle(p, g, HAND_A);
  expect(known(g, 'b')).toEqual([3, 4, 5]);
});
test('D14 see(fill(see)) is see on 500 random histories of moves, and fillings reach more than one world', () => {
  const worlds = new Set<string>();
  for (let k = 0; k < 500; k++) {
    const rnd = seededRandom(`pieces ${k}`);
    const g = dealt();
    for (let moves = rnd(12); moves > 0; moves--) put(p, g, rnd(COUNT), rnd(5));
    expect(pieceFaults(p, g, ['deck', 'bottom', 'pile', 'hand a', 'hand b'])).toEqual([]);
    for (const side of ['a', 'b', '']) {
      const v = view(g, side);
      const world = clone(v);
      fillPieces(p, world, rnd);
      expect(world.cells.includes(HOLE)).toBe(false);
      expect([...view(world, side).cells]).toEqual([...v.cells]);
      worlds.add(`${k} ${side} ${world.cells.join() === g.cells.join()}`);
    }
  }
  expect([...worlds].filter(w => w.endsWith('false')).length).toBeGreaterThan(500);
});
test('D13 what nobody knows is dealt evenly: each unseen card is in the other hand equally often', () => {
  const counts = p.rows.map(() => 0);
  const v = view(dealt(), 'a');
  for (let k = 0; k < 3000; k++) {
    const world = clone(v);
    fillPieces(p, world, seededRandom(`even ${k}`));
    for (const c of piecesIn(p, world, HAND_B)) counts[c]!++;
  }
  for (const c of [3, 4, 5, 7, 8, 9]) expect(Math.abs(counts[c]! - 1500)).toBeLessThan(120);
  expect(counts[0]).toBe(0);
});
test('D13 a deck that runs out is drawn on from under it, and no further than there is', () => {
  const out: number[][] = [];
  const drawn = drawing(p, 'draw', '1', { deck: DECK, bottom: BOTTOM }, (_g, _by, cards) => out.push([...cards]));
  const m = machine(
    small({
      procs: {
        t: [
          step('1', () => drawn.proc.call({ by: 'a', hand: HAND_A, left: 4 })),
          step('2', () => call('draw', { by: 'b', hand: HAND_B, left: 4 })),
          step('3', () => ask('a', 'end', '1')),
        ],
        draw: drawn.steps,
      },
      decisions: { end: oneOf(words('end'), () => next) },
      pool: (g, zone) => piecesIn(p, g, zone),
    }),
  );
  const g = dealt();
  put(p, g, 0, BOTTOM);
  put(p, g, 1, BOTTOM);
  m.start(g, 't');
  const to: unknown[] = [];
  while (g.wait.for === 'chance') {
    to.push(g.wait.draw.to);
    m.feed(g, drawWith(m, g, g.wait.draw, seededRandom('draw')));
  }
  expect(out.map(o => o.toSorted((x, y) => x - y))).toEqual([[7, 8, 9], [expect.any(Number)], [expect.any(Number)]]);
  expect(
    [...out[1]!, ...out[2]!].toSorted((x, y) => x - y),
    'those under the deck last',
  ).toEqual([0, 1]);
  expect([to, sizeOf(p, g, HAND_A), sizeOf(p, g, HAND_B), sizeOf(p, g, BOTTOM)]).toEqual([
    [['a'], ['a'], ['b']],
    5,
    4,
    0,
  ]);
});
test('D13 what does not add up in a position set by hand is said', () => {
  const g = dealt();
  g.cells[p.at] = DECK;
  expect(pieceFaults(p, g, ['deck', 'bottom', 'pile', 'hand a', 'hand b'])).toEqual([
    'deck holds 4, not 3',
    'hand a holds 2, not 3',
  ]);
});
