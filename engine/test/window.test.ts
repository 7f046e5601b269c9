/** F5 Windows: announce, let the others react, and only then the effect. */
import { expect, test } from 'vitest';
import { no, ok, type Decision } from '../decide.ts';
import { call, done, next } from '../flow.ts';
import { machine } from '../machine.ts';
import type { Side, State } from '../state.ts';
import { acted, closeWindow, openWindow, passed, setWindowValue } from '../window.ts';
import { asked, cells, decide, give, oneOf, reloaded, small, step, words } from './small.ts';

/** Cell 0 is the event in force, 1 how often one came to pass; 4 and 5 are the strongest cards of the two hands. */
const CARD: { readonly [side: Side]: number } = { german: 4, allied: 5 };
const enemy = (side: Side): Side => (side === 'german' ? 'allied' : 'german');
const answer = (
  verb: string,
  ruleCase: string,
  beats: (g: State, side: Side, value: number) => boolean,
  take: Decision['take'],
): Decision =>
  decide({
    candidates: () => words('pass', verb),
    judge: (g, a, c) =>
      c.do === 'pass' || beats(g, a.side, a.about.strength as number) ? ok : no(ruleCase, 'no such card'),
    take: (g, a, c) => (c.do === 'pass' ? passed(g) : take(g, a, c)),
  });
const cards = machine(
  small({
    procs: {
      turn: [step('8.0', () => openWindow('play', '8.0', ['allied', 'german'], {}, 'all pass'))],
      event: [
        step('4.2', (_g, f) => openWindow('react', '4.2', [enemy(f.vars.player as Side)], { strength: 0 })),
        step('4.2/effect', (g, f) => {
          if (f.got !== 'cancelled') {
            g.cells[0] = 7;
            g.cells[1]!++;
          }
          return next;
        }),
      ],
      cancel: [
        step('4.4', (g, f) =>
          openWindow('trump', '4.4', [enemy(f.vars.player as Side)], {
            strength: g.cells[CARD[f.vars.player as Side]!]!,
          }),
        ),
        step('4.4/settle', (g, f) => {
          if (f.got !== 'trumped') setWindowValue(g, 'cancelled');
          return next;
        }),
      ],
    },
    decisions: {
      play: answer(
        'event',
        '8.0',
        () => true,
        (g, a) => acted(g, call('event', { player: a.side })),
      ),
      react: answer(
        'cancel',
        '4.2',
        (g, side) => g.cells[CARD[side]!]! > 0,
        (g, a) => acted(g, call('cancel', { player: a.side })),
      ),
      trump: answer(
        'trump',
        '4.4',
        (g, side, strength) => g.cells[CARD[side]!]! > strength,
        () => closeWindow('trumped'),
      ),
    },
  }),
);
const dealt = (german: number, allied: number): State => cards.start(cells({ 4: german, 5: allied }), 'turn');

for (const { what, german, allied, said, inForce } of [
  { what: 'an event nobody answers stands', german: 0, allied: 0, said: ['german event', 'allied pass'], inForce: 7 },
  {
    what: 'a cancelled event does nothing',
    german: 0,
    allied: 3,
    said: ['german event', 'allied cancel', 'german pass'],
    inForce: 0,
  },
  {
    what: 'a trumped cancel lets the event stand',
    german: 5,
    allied: 3,
    said: ['german event', 'allied cancel', 'german trump'],
    inForce: 7,
  },
])
  test(`D9 ${what}; saved after every answer`, () => {
    let g = dealt(german, allied);
    give(cards, g, 'allied pass');
    for (const s of said) {
      expect(g.cells[0], 'nothing takes effect before its windows are closed').toBe(0);
      give(cards, g, s);
      g = reloaded(cards, g);
    }
    expect(g.cells[0]).toBe(inForce);
    expect(asked(cards, g)).toEqual(['allied play']);
  });
test('D9 a weaker card does not trump, and is refused by the case of the trump', () => {
  const g = dealt(2, 3);
  give(cards, g, 'allied pass', 'german event', 'allied cancel');
  expect(cards.give(g, 'german', { do: 'trump' })).toMatchObject({ ok: false, case: '4.4' });
});
test('D9 a cancelled event may be played again and cancelled again', () => {
  const g = dealt(0, 3);
  give(
    cards,
    g,
    'allied pass',
    'german event',
    'allied cancel',
    'german pass',
    'allied pass',
    'german event',
    'allied cancel',
    'german pass',
  );
  expect([g.cells[0], asked(cards, g)]).toEqual([0, ['allied play']]);
});

test('D10 a round of plays ends only when both have passed in a row', () => {
  const g = dealt(0, 0);
  give(cards, g, 'allied pass', 'german event', 'allied pass', 'allied event', 'german pass', 'german pass');
  expect(g.wait.for).toBe('choice');
  give(cards, g, 'allied pass');
  expect([g.wait.for, g.cells[1]]).toEqual(['over', 2]);
});
test('D10 a window "once" asks each side once, also after one has acted', () => {
  const m = machine(
    small({
      procs: {
        t: [step('1', () => openWindow('w', '1', ['a', 'b', 'c']))],
        act: [
          step('2', g => {
            g.cells[0]!++;
            return next;
          }),
        ],
      },
      decisions: { w: oneOf(words('pass', 'act'), (g, c) => (c.do === 'pass' ? passed(g) : acted(g, call('act')))) },
    }),
  );
  const g = m.start(cells(), 't');
  give(m, g, 'a act', 'b pass', 'c act');
  expect([g.wait.for, g.cells[0]]).toEqual(['over', 2]);
});
test('D9 an answer that says nothing of its own leaves the value an earlier one gave', () => {
  const m = machine(
    small({
      procs: {
        t: [step('1', () => openWindow('w', '1', ['a', 'b'])), step('1/end', (_g, f) => done(f.got!))],
        act: [
          step('2', (g, f) => {
            if (f.vars.mark) setWindowValue(g, 'marked');
            return next;
          }),
        ],
      },
      decisions: {
        w: oneOf(words('pass', 'mark', 'act'), (g, c) =>
          c.do === 'pass' ? passed(g) : acted(g, call('act', { mark: c.do === 'mark' })),
        ),
      },
    }),
  );
  const g = m.start(cells(), 't');
  give(m, g, 'a mark', 'b act');
  expect(g.wait).toEqual({ for: 'over', result: 'marked' });
});

test('D15 the waiting state is the same with and without the card: being asked tells nothing', () => {
  const waits = [0, 3].map(allied => {
    const g = dealt(0, allied);
    give(cards, g, 'allied pass', 'german event');
    return JSON.stringify([g.wait, g.stack]);
  });
  expect(waits[0]).toBe(waits[1]);
});
test('D15 a window is marked secret, so that no host answers it for a side that can only pass', () => {
  const g = dealt(0, 0);
  give(cards, g, 'allied pass', 'german event');
  expect(cards.choices(g, cards.open(g)[0]!)).toEqual([{ do: 'pass' }]);
  expect(cards.open(g)[0]!.secret).toBe(true);
});

test('an open window is no step of the game’s own: what goes on is what its opener has before it', () => {
  const g = dealt(0, 3);
  give(cards, g, 'allied pass', 'german event');
  expect(asked(cards, g)).toEqual(['allied react']);
  expect(cards.steps(g).map(s => s.at)).toEqual(['4.2/effect']);
});
