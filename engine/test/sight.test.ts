/** F8 Sight: a view is a state with holes; whatever fits it looks and lists the same. */
import { expect, test } from 'vitest';
import { drain } from '../events.ts';
import { startOf } from '../game.ts';
import { playRandomly } from '../playout.ts';
import { seededRandom } from '../random.ts';
import { HOLE, type State } from '../state.ts';
import { backLimit } from '../undo.ts';
import { choicesOf, lookAt, logFor, play, why } from '../table.ts';
import { defaultSetUps } from './pairs.ts';
import { A, PLACES, SIDES, strengthAt, toy } from './toy.ts';
import { namedTable, textOf } from './walk.ts';

const { machine } = toy;
const { fill } = machine.rules;
const SET_UP = defaultSetUps(toy)[0]!;
const EAST = PLACES.indexOf('east hill');
/** Cards dealt and counters set up at random: eight placings. */
const dealt = (name: string): State => {
  const g = startOf(toy, SET_UP.scenario, SET_UP.options);
  playRandomly(machine, g, seededRandom(name), 8);
  drain(g);
  return g;
};

test('D14 see(fill(see)) is see, for both sides and an observer, on 2,000 deals; and most fillings are not the truth', () => {
  let different = 0;
  for (let k = 0; k < 2000; k++) {
    const g = dealt(`deal ${k}`);
    const rnd = seededRandom(`fill ${k}`);
    for (const side of [...SIDES, '']) {
      const view = machine.view(g, side);
      const world = fill(view, side, rnd);
      if (textOf(machine.view(world, side)) !== textOf(view))
        throw new Error(`deal ${k} looks different to ${side || 'the observer'}`);
      expect(world.cells.includes(HOLE)).toBe(false);
      if (world.cells.join() !== g.cells.join()) different++;
    }
  }
  expect(different).toBeGreaterThan(4000);
});
test("D14 the view has a hole for every concealed counter and unseen card, and none for what is one's own or on top", () => {
  const g = dealt('holes');
  const view = machine.view(g, 'Red');
  for (const [row, name] of toy.layout.columns.place!.rows.entries()) {
    const hidden = view.cells[A.place + row] === HOLE;
    const place = PLACES[g.cells[A.place + row]!];
    if (name.startsWith('R') || place === 'Red hand' || place === 'cup') expect(hidden, name).toBe(false);
    else if (name.startsWith('B')) expect(hidden, name).toBe(g.cells[A.known + row] === 0);
    else expect(hidden, name).toBe(true);
  }
});
test('D14 what was looked at stays known in every later filling', () => {
  const g = dealt('learnt');
  for (let unit = 4; unit < 8; unit++) g.cells[A.known + unit] = 1;
  const view = machine.view(g, 'Red');
  for (let k = 0; k < 20; k++)
    expect([...fill(view, 'Red', seededRandom(`${k}`)).cells.subarray(4, 8)]).toEqual([...g.cells.subarray(4, 8)]);
});

test('D16 declare, look, no way back: before, the strength is a range; after, a number, and the step is barred', () => {
  const t = namedTable(toy, SET_UP, 'D16');
  const placed = [
    ['R1', 'east hill'],
    ['R2', 'east hill'],
    ['R3', 'west hill'],
    ['R4', 'west hill'],
    ['B1', 'east hill'],
    ['B2', 'west hill'],
    ['B3', 'east hill'],
    ['B4', 'west hill'],
  ];
  for (const [unit, to] of placed)
    expect(play(t, unit!.startsWith('R') ? 'Red' : 'Blue', { do: 'place', unit: unit!, to: to! }).ok).toBe(true);
  for (const [side, verb] of [
    ['Red', 'bid'],
    ['Red', 'done'],
    ['Blue', 'done'],
    ['Red', 'pass'],
  ])
    expect(play(t, side!, { do: verb! }).ok).toBe(true);
  const before = strengthAt(lookAt(t, 'Red'), 'Blue', EAST, false);
  expect(before.most).toBeGreaterThan(before.least);
  expect(why(t, 'Red', { do: 'attack', place: 'east hill' })).toMatchObject({ ok: true, bars: 'look' });
  expect(choicesOf(t, 'Red').length).toBe(3);
  const at = t.entries.length;
  play(t, 'Red', { do: 'attack', place: 'east hill' });
  const after = strengthAt(lookAt(t, 'Red'), 'Blue', EAST, false);
  expect([after.least, after.most]).toEqual([before.least + 3, before.least + 3]);
  expect(t.entries[at]).toMatchObject({ bars: 'look' });
  expect(backLimit(t, 'Red')).toBe(t.entries.length);
  expect(logFor(t, 'Red').at(-1)!.text).toBe('you find B1, B3');
  expect(logFor(t, 'Blue').some(l => l.text.startsWith('you find'))).toBe(false);
});
