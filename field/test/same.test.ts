/** What is kept of a position is found anew as soon as a cell has changed, whoever changed it and however. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { blank, clone, copyInto, type State } from '../../engine/state.ts';
import { nextStepEpoch, leaveRun, enterRun } from '../../engine/run-epochs.ts';
import { cachedForStep, cachedWhileUnchanged } from '../position-cache.ts';
import { trackedBoard } from '../tracked-board.ts';

const sum = (g: State, factor: number): number => factor * g.cells.reduce((n, cell, i) => n + cell * (i + 1), 0);
const BOXES = [{}, {}];

test('it is what would be found anew, and found once while nothing changes', () => {
  const rnd = seededRandom('same');
  const kept = cachedWhileUnchanged<number, number>();
  let found = 0;
  const find = (g: State, factor: number): number => {
    found++;
    return sum(g, factor);
  };
  let states = BOXES.map((box, i) => blank(7 + i, box));
  for (let i = 0; i < 3000; i++) {
    const k = rnd(2);
    const way = rnd(6);
    if (way === 0) states[k]!.cells[rnd(7)]! += 1;
    else if (way === 1) states = states.with(k, clone(states[k]!));
    else if (way === 2) copyInto(states[k]!, blank(states[k]!.cells.length, BOXES[k]));
    const factor = 1 + rnd(2);
    expect(kept(states[k]!, factor, find)).toBe(sum(states[k]!, factor));
    const before = found;
    expect(kept(clone(states[k]!), factor, find)).toBe(sum(states[k]!, factor));
    expect(found).toBe(before);
  }
  expect(found).toBeLessThan(3000);
});

test('what is kept for a moment is found anew when a step was carried out, when one says it has written, and always where the machine is at no work', () => {
  const g = blank(1);
  const kept = cachedForStep<number, number>();
  const { touched } = trackedBoard(() => undefined);
  const cell = (): number => kept(g, 1, s => s.cells[0]!);
  const written = (n: number): number => {
    g.cells[0] = n;
    return cell();
  };
  expect([written(1), written(2)]).toEqual([1, 2]);
  const before = enterRun(g);
  expect(written(3)).toBe(3);
  expect(kept(g, 2, s => 10 * s.cells[0]!)).toBe(30);
  expect(written(4)).toBe(4);
  nextStepEpoch();
  expect(written(5)).toBe(5);
  g.cells[0] = 6;
  touched();
  expect(cell()).toBe(6);
  leaveRun(before);
  expect(written(7)).toBe(7);
});
