/** F1, F7: one number space for places, rows that are the counter mix, saves by name. */
import { expect, test } from 'vitest';
import { BadLabel, fromLabel, labelled, toLabel, unlabelled } from '../labels.ts';
import { load, patch, save, type Saved } from '../save.ts';
import { blank, clone, column, copyInto, HOLE, layout, track, type State } from '../state.ts';
import { seededRandom } from '../random.ts';

const UNITS = ['army', 'I Corps', 'II Corps', 'III Corps', 'IV Corps'];
const PLACES = ['aside', '3235', '3236', 'Turn 4', 'with army', 'eliminated'];
const [ASIDE, HEX, , TURN_4, WITH_ARMY, DEAD] = [0, 1, 2, 3, 4, 5] as const;
const labels = { unit: UNITS, place: PLACES };
const L = layout({
  place: column(UNITS, PLACES),
  steps: column(UNITS),
  turn: track(),
  status: track(['peace', 'war']),
});
const shape = { layout: L, labels };
const through = (s: Saved): Saved => JSON.parse(JSON.stringify(s)) as Saved;

test('D24 hexes, boxes, turn boxes and "with piece k" are one column of places, saved in words', () => {
  const g = blank(L.size);
  g.cells.set([HEX, TURN_4, WITH_ARMY, DEAD, ASIDE], L.at.place);
  g.cells[L.at.status] = 1;
  expect(save(shape, g).columns).toEqual({
    place: {
      army: '3235',
      'I Corps': 'Turn 4',
      'II Corps': 'with army',
      'III Corps': 'eliminated',
      'IV Corps': 'aside',
    },
    steps: { army: 0, 'I Corps': 0, 'II Corps': 0, 'III Corps': 0, 'IV Corps': 0 },
    turn: 0,
    status: 'war',
  });
  expect(load(shape, through(save(shape, g))).cells).toEqual(g.cells);
});
test('D24 an older save loads: a column that is new stays zero, one that is gone is dropped, rows may have moved or gone', () => {
  const older = layout({ weather: track(), place: column([...UNITS.toReversed(), 'disbanded'], PLACES.toReversed()) });
  const g = blank(older.size);
  for (const u of UNITS.keys()) g.cells[older.at.place + u] = u;
  const now = load(shape, through(save({ layout: older, labels }, g)));
  for (const [u, name] of UNITS.toReversed().entries())
    expect(now.cells[L.at.place + UNITS.indexOf(name)]).toBe(PLACES.length - 1 - u);
  expect([...now.cells.subarray(L.at.steps)].every(n => n === 0)).toBe(true);
});
test('D24 frames and due rows are saved in labels too, with lists and objects inside', () => {
  const g: State = {
    ...blank(L.size),
    stack: [{ proc: 'walk', at: '10.1', vars: { unit: 2, place: [1, 2], about: { unit: 0, left: 3 }, nobody: null } }],
    due: [{ turn: 4, at: '3.5', what: 'corps', vars: { unit: 3 } }],
  };
  const saved = through(save(shape, g));
  expect(saved.flow[0]!.vars).toEqual({
    unit: 'II Corps',
    place: ['3235', '3236'],
    about: { unit: 'army', left: 3 },
    nobody: null,
  });
  expect(saved.due![0]!.vars).toEqual({ unit: 'III Corps' });
  const again = load(shape, saved);
  expect([again.stack, again.due]).toEqual([g.stack, g.due]);
});
test('D24 a finished game is saved with its result and stays finished', () => {
  const g: State = { ...blank(L.size), wait: { for: 'over', result: null } };
  expect(load(shape, through(save(shape, g))).wait).toEqual({ for: 'over', result: null });
});
test('D24 a view is saved with a ? in every hole and loads as the same view', () => {
  const g = blank(L.size);
  g.cells[L.at.place + 1] = HOLE;
  g.cells[L.at.steps + 1] = HOLE;
  const saved = through(save(shape, g));
  expect([
    (saved.columns.place as Record<string, string>)['I Corps'],
    (saved.columns.steps as Record<string, string>)['I Corps'],
  ]).toEqual(['?', '?']);
  expect(load(shape, saved).cells).toEqual(g.cells);
});
test('D24 what is wrong with a save is said in words: column, row, value', () => {
  const g = blank(L.size);
  for (const [columns, words] of [
    [{ wind: 1 }, /no column wind/],
    [{ place: { 'V Corps': 'aside' } }, /"V Corps" is not one of army/],
    [{ place: { army: '9999' } }, /place.army: "9999" is not one of aside/],
    [{ steps: { army: 1.5 } }, /steps.army: expected a whole number/],
    [{ steps: { army: 40_000 } }, /whole number/],
    [{ place: 'aside' }, /expected an object by row/],
    [{ turn: { x: 1 } }, /turn: expected/],
  ] as const)
    expect(() => patch(shape, g, { columns })).toThrow(words);
});
test('a patch writes what it names and leaves the rest, and never the state it was made from', () => {
  const g = blank(L.size);
  g.cells[L.at.steps] = 3;
  const p = patch(shape, g, { columns: { place: { army: '3236' } } });
  expect([p.cells[L.at.place], p.cells[L.at.steps], g.cells[L.at.place]]).toEqual([2, 3, 0]);
});

/** WCE 7.0: an army breaks up into two corps from aside; two corps form it again. Rows are the counter mix. */
const aside = (g: State): readonly number[] => [1, 2, 3, 4].filter(u => g.cells[L.at.place + u] === ASIDE);
const breakUp = (g: State): void => {
  const where = g.cells[L.at.place]!;
  const corps = aside(g).slice(0, 2);
  g.cells[L.at.place] = corps.length ? ASIDE : DEAD;
  for (const c of corps) g.cells[L.at.place + c] = where;
};
const form = (g: State, hex: number): void => {
  const corps = [1, 2, 3, 4].filter(u => g.cells[L.at.place + u] === hex).slice(0, 2);
  if (corps.length < 2 || g.cells[L.at.place] !== ASIDE) return;
  g.cells[L.at.place] = hex;
  for (const c of corps) g.cells[L.at.place + c] = ASIDE;
};
test('D25 counters break up and form again 1,000 times: every one is in exactly one place, none is made or lost', () => {
  const g = blank(L.size);
  const rnd = seededRandom('counters');
  g.cells[L.at.place] = HEX;
  for (let k = 0; k < 1000; k++) {
    if (g.cells[L.at.place] === HEX) breakUp(g);
    else form(g, HEX);
    if (rnd(50) === 0) copyInto(g, clone(g));
    const place = save(shape, g).columns.place as Record<string, string>;
    expect(Object.keys(place)).toEqual(UNITS);
    expect(Object.values(place).filter(p => p === '3235').length).toBe(g.cells[L.at.place] === HEX ? 1 : 2);
  }
});
test('D25 with one stand-in left the army shrinks to it; with none it is lost', () => {
  const one = blank(L.size);
  const none = blank(L.size);
  one.cells.set([HEX, DEAD, DEAD, DEAD, ASIDE], L.at.place);
  none.cells.set([HEX, DEAD, DEAD, DEAD, DEAD], L.at.place);
  breakUp(one);
  breakUp(none);
  expect([...one.cells.subarray(0, 5)]).toEqual([ASIDE, DEAD, DEAD, DEAD, HEX]);
  expect(none.cells[L.at.place]).toBe(DEAD);
});

test('of many labels an unknown one is told those first that read like it', () => {
  const many = [...Array.from({ length: 99 }, (_, i) => `hex ${i}`), 'Evacuated', 'Drop! 1'];
  expect(() => fromLabel(many, 'evacuated', 'place')).toThrow(/"evacuated" is not one of Evacuated, hex 0/);
  expect(() => fromLabel(many, 'Drop 1', 'place')).toThrow(/"Drop 1" is not one of Drop! 1, hex 0/);
});
test('labels go out and come back; a number or a name that means nothing is refused', () => {
  const fields = { unit: [0, 4], place: 2, count: 7 };
  expect(labelled(labels, fields)).toEqual({ unit: ['army', 'IV Corps'], place: '3236', count: 7 });
  expect(unlabelled(labels, labelled(labels, fields))).toEqual(fields);
  expect(fromLabel(['1', '2', '3'], 2, 'box')).toBe(1);
  expect(() => fromLabel(['1', '2', '3'], 0, 'box')).toThrow(BadLabel);
  expect([toLabel(UNITS, HOLE), fromLabel(UNITS, '?', 'unit')]).toEqual(['?', HOLE]);
  for (const wrong of ['V Corps', 0, '0', 'toString', 'length', null] as const)
    expect(() => fromLabel(UNITS, wrong, 'unit')).toThrow(BadLabel);
  expect(() => toLabel(UNITS, 9)).toThrow(BadLabel);
});
test('a recycled state is in everything the one it was copied from, and rid of its own events', () => {
  const from: State = {
    ...blank(2),
    stack: [{ proc: 'p', at: '1', vars: {} }],
    wait: { for: 'sealed' },
    due: [{ turn: 1, at: '1', what: 'x', vars: {} }],
  };
  const to: State = { ...blank(2), events: [{ is: 'x', case: '1' }] };
  from.cells[1] = 5;
  expect(copyInto(to, from)).toEqual(from);
  expect(to.cells).not.toBe(from.cells);
});
test('a clone shares frames and no cells: changing one never shows in the other', () => {
  const g = blank(4);
  const c = clone(g);
  c.cells[0] = 7;
  expect([g.cells[0], c.stack === g.stack]).toEqual([0, true]);
});
