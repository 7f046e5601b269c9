/** D33 Seat, side, nation. */
import { expect, test } from 'vitest';
import { viewerOf, mayDecide, seatView, type Seat } from '../seats.ts';
import { HOLE } from '../state.ts';
import { play } from '../table.ts';
import { defaultSetUps } from './pairs.ts';
import { A, SIDES, toy } from './toy.ts';
import { namedTable, playListed, randomMove } from './walk.ts';
import { seededRandom } from '../random.ts';

const both: Seat = { name: 'one player', sides: SIDES };
const red: Seat = { name: 'Red', sides: ['Red'] };
const observer: Seat = { name: 'observer', sides: [] };
const table = () => namedTable(toy, defaultSetUps(toy)[0]!, 'seats');
const seesHandOf = (view: { readonly cells: Int16Array }, side: string): boolean =>
  [8, 9, 10, 11, 12, 13].some(card => view.cells[A.place + card] === 5 + SIDES.indexOf(side as 'Red'));

test('D33 one seat with both sides sees only the view of the side that is asked', () => {
  const t = table();
  const rnd = seededRandom('seats');
  for (let k = 0; k < 8; k++) {
    const asked = t.game.machine.open(t.g)[0]!.side;
    const { side, view } = seatView(t, both);
    expect(side).toBe(asked);
    expect(SIDES.map(s => seesHandOf(view, s))).toEqual(SIDES.map(s => s === asked));
    const move = randomMove(t, rnd);
    playListed(t, move.ask.side, move.said);
  }
});
test('D33 a seat keeps its own eyes while the other side is asked, and may not decide for it', () => {
  const t = table();
  const asks = t.game.machine.open(t.g);
  expect(asks[0]!.side).toBe('Red');
  const blue: Seat = { name: 'Blue', sides: ['Blue'] };
  expect(seatView(t, blue).side).toBe('Blue');
  expect([mayDecide(blue, asks), mayDecide(red, asks), mayDecide(both, asks)]).toEqual([[], asks, asks]);
  expect(play(t, 'Blue', { do: 'place', unit: 'B1', to: 'east hill' }).ok).toBe(false);
});
test('D33 a seat without a side observes: it sees neither hand and is never asked', () => {
  const t = table();
  const { side, view } = seatView(t, observer);
  expect([side, mayDecide(observer, t.game.machine.open(t.g)), viewerOf(observer, [])]).toEqual([
    undefined,
    [],
    undefined,
  ]);
  expect(SIDES.map(s => seesHandOf(view, s))).toEqual([false, false]);
  expect(view.cells.includes(HOLE)).toBe(true);
});
test('D33 two lanes open at once: a seat with both sides looks with the eyes of the first that is asked', () => {
  const t = table();
  const rnd = seededRandom('lanes');
  while (t.g.wait.for !== 'sealed') {
    const m = randomMove(t, rnd);
    playListed(t, m.ask.side, m.said);
  }
  expect(mayDecide(both, t.game.machine.open(t.g)).map(a => a.side)).toEqual(['Red', 'Blue']);
  expect(seatView(t, both).side).toBe('Red');
  play(t, 'Red', { do: 'done' });
  expect(seatView(t, both).side).toBe('Blue');
});
