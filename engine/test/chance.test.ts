/** F6 Chance: asked by a step, drawn by the host, fed back; bags without order; exact outcome lists. */
import { expect, test } from 'vitest';
import { drawn, drawSizes, outcomes, possible, roll, take, type Draw } from '../chance.ts';
import { ask, call, done, next, put } from '../flow.ts';
import { journalFor, type Entry } from '../journal.ts';
import { machine } from '../machine.ts';
import { drawWith } from '../playout.ts';
import { seededRandom } from '../random.ts';
import { cells, decide, oneOf, reloaded, small, step, words } from './small.ts';
import { ok } from '../decide.ts';

const DICE: Draw = { case: '1', by: 'german', to: 'all', dice: [6, 6, 6] };
const BAG: Draw = { case: '1', by: 'german', to: 'all', take: 2, from: 1 };
const sum = (list: readonly { readonly p: number }[]): number => list.reduce((s, o) => s + o.p, 0);

/** Five counters, cell = zone. Zone 1 is the cup, 2 the table. */
const cup = machine(
  small({
    pool: (g, zone) => [0, 1, 2, 3, 4].filter(k => g.cells[k] === zone),
    procs: {
      draw: [
        step('9.1', () => take('german', '9.1', 1, 2), {
          fed: (g, _f, out) => {
            for (const k of out) g.cells[k] = 2;
            return next;
          },
        }),
        step('9.2', () => ask('german', 'again', '9.2')),
      ],
    },
    decisions: { again: oneOf(words('go'), () => done()) },
  }),
);
test('D13 a cup is a set: two histories that leave the same counters in it are the same state', () => {
  const one = cup.start(cells({ 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 }), 'draw');
  const two = cup.start(cells({ 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 }), 'draw');
  cup.feed(one, [3, 0]);
  cup.feed(two, [0, 3]);
  expect(JSON.stringify([...one.cells, one.stack])).toBe(JSON.stringify([...two.cells, two.stack]));
});
test('D13 a draw without replacement is uniform over the ordered pairs', () => {
  const counts = new Map<string, number>();
  const rnd = seededRandom('cup');
  const g = cup.start(cells({ 0: 1, 1: 1, 2: 9, 3: 1, 4: 1 }), 'draw');
  if (g.wait.for !== 'chance') throw new Error('no draw');
  for (let i = 0; i < 12_000; i++) {
    const key = drawWith(cup, g, g.wait.draw, rnd).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(12);
  for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
});
test('D13 a cup with fewer counters than are to be drawn gives what it has', () => {
  expect(drawSizes({ ...BAG, take: 5 } as Draw, 3)).toEqual([3, 2, 1]);
  expect(drawn({ ...BAG, take: 5 } as Draw, [4, 7, 9], [2, 0, 0])).toEqual([9, 4, 7]);
  expect(outcomes({ ...BAG, take: 5 } as Draw, [])).toEqual([{ out: [], p: 1 }]);
});
test('D13 a load in mid-draw asks for the same draw again and has no result in it', () => {
  const g = reloaded(cup, cup.start(cells({ 0: 1, 1: 1 }), 'draw'));
  expect(g.wait).toEqual({ for: 'chance', draw: { by: 'german', case: '9.1', to: 'all', take: 2, from: 1 } });
});

test('D18 three dice are 216 outcomes, two counters of four are twelve; each list sums to one', () => {
  const dice = outcomes(DICE, []);
  const bag = outcomes(BAG, [3, 4, 8, 9]);
  expect([dice.length, bag.length]).toEqual([216, 12]);
  expect(sum(dice)).toBeCloseTo(1, 12);
  expect(sum(bag)).toBeCloseTo(1, 12);
  expect(dice.every(o => possible(DICE, [], o.out)) && bag.every(o => possible(BAG, [3, 4, 8, 9], o.out))).toBe(true);
});
test('D18 what chance could not have brought is known: faces off the die, counters not in the cup, one counter twice', () => {
  for (const out of [
    [1, 2],
    [0, 1, 1],
    [1, 7, 1],
    [1, 1.5, 1],
  ])
    expect(possible(DICE, [], out)).toBe(false);
  for (const out of [[3], [3, 3], [3, 5]]) expect(possible(BAG, [3, 4, 8, 9], out)).toBe(false);
});

/** 8.3.5 three dice; 8.3.7 any of them again, once; only then is the result read. */
const battle = machine(
  small({
    procs: {
      fight: [
        step('8.3.5', () => roll('german', '8.3.5', 6, 6, 6), {
          fed: (g, _f, dice) => {
            put(g, { dice });
            return next;
          },
        }),
        step('8.3.7', (_g, f) => ask('german', 'reroll', '8.3.7', { dice: f.vars.dice! })),
        step('8.3.7/roll', (_g, f) => roll('german', '8.3.7', ...(f.vars.pick as number[]).map(() => 6)), {
          when: (_g, f) => (f.vars.pick as number[]).length > 0,
          fed: (g, f, fresh) => {
            put(g, { dice: (f.vars.dice as number[]).map((d, k) => fresh[(f.vars.pick as number[]).indexOf(k)] ?? d) });
            return next;
          },
        }),
        step('8.3.6', (_g, f) => done(f.vars.dice!)),
      ],
    },
    decisions: {
      reroll: decide({
        candidates: () => [[], [0], [0, 2]].map(dice => ({ do: 'reroll', dice })),
        judge: () => ok,
        take: (g, _a, c) => {
          put(g, { pick: c.dice! });
          return next;
        },
      }),
    },
  }),
);
test('D18 dice rest in the frame until the re-roll is over; only the chosen ones are drawn again', () => {
  let g = battle.start(cells(), 'fight');
  battle.feed(g, [1, 5, 2]);
  g = reloaded(battle, g);
  battle.give(g, 'german', { do: 'reroll', dice: [0, 2] });
  expect(g.wait).toMatchObject({ for: 'chance', draw: { dice: [6, 6] } });
  battle.feed(g, [6, 4]);
  expect(g.wait).toEqual({ for: 'over', result: [6, 5, 4] });
});
test('D18 no re-roll, no draw', () => {
  const g = battle.start(cells(), 'fight');
  battle.feed(g, [1, 5, 2]);
  battle.give(g, 'german', { do: 'reroll', dice: [] });
  expect(g.wait).toEqual({ for: 'over', result: [1, 5, 2] });
});
test("D18 a stolen card is in the journals of thief and victim only, a drawn one in the drawer's", () => {
  const stolen: Entry = {
    is: 'chance',
    draw: { case: '4.3.1', by: 'german', to: ['german', 'allied'], take: 1, from: 'hand' },
    out: ['card 17'],
  };
  const hidden: Entry = {
    is: 'chance',
    draw: { case: '8.1', by: 'german', to: ['german'], take: 1, from: 'deck' },
    out: ['card 5'],
  };
  const shownTo = (side: string): readonly boolean[] => journalFor([stolen, hidden], side).map(e => e.is === 'chance');
  expect(['german', 'allied', 'observer'].map(shownTo)).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});
test('chance that nobody asked for, or that nobody takes, is an error of the rules', () => {
  const g = cup.start(cells(), 'draw');
  cup.feed(g, []);
  expect(() => cup.feed(g, [1])).toThrow(/no chance/);
  const deaf = machine(
    small({ procs: { t: [step('1', () => call('u'))], u: [step('2', () => roll('german', '2', 6))] } }),
  );
  expect(() => deaf.feed(deaf.start(cells(), 't'), [3])).toThrow(/takes none/);
});
