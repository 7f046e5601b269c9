/** The laws can fail: each fault planted in the toy is found by the law that is for it. */
import { expect, test } from 'vitest';
import { blockedBy, cells, no, stepFirst, type Decision } from '../decide.ts';
import { emit } from '../events.ts';
import { goto, next, type Step } from '../flow.ts';
import type { Game } from '../game.ts';
import { machine } from '../machine.ts';
import type { Rules } from '../rules.ts';
import { clone, HOLE, type State } from '../state.ts';
import { lawsOf } from './laws.ts';
import { A, PLACES, strengthAt, toy } from './toy.ts';
import { swapSecrets } from './toy-swap.ts';

const { rules } = toy.machine;
const withRules = (r: Partial<Rules>): Game => ({ ...toy, machine: machine({ ...rules, ...r }) });
const withDecision = (kind: string, d: Partial<Decision>): Game =>
  withRules({ decisions: { ...rules.decisions, [kind]: { ...rules.decisions[kind]!, ...d } } });
const withStep = (proc: string, at: string, change: Partial<Step>): Game =>
  withRules({
    procs: { ...rules.procs, [proc]: rules.procs[proc]!.map(s => (s.at === at ? { ...s, ...change } : s)) },
  });
const original = (kind: string): Decision => rules.decisions[kind]!;
const stepAt = (proc: string, at: string): Step => rules.procs[proc]!.find(s => s.at === at)!;
/** What breaks when the laws of that title are tried. */
const broken = (game: Game, title: RegExp): readonly string[] =>
  lawsOf(game, { games: 200, seed: 'planted', swap: swapSecrets, oneReason: true, truth: {} })
    .filter(law => title.test(law.title))
    .flatMap(law => {
      try {
        law.keep();
        return [];
      } catch (e) {
        return [`${law.title}: ${(e as Error).message}`];
      }
    });

const EAST = PLACES.indexOf('east hill');
const holdsASpy = (g: State, side: string): boolean =>
  [8, 9].some(card => PLACES[g.cells[A.place + card]!] === `${side} hand`);
const FAULTS: readonly { readonly what: string; readonly game: Game; readonly law: RegExp }[] = [
  {
    what: 'D16 an attack is refused because of what lies concealed in the stack',
    law: /learns nothing/,
    game: withDecision('attack', {
      judge: (g, a, c) =>
        c.do === 'attack' && strengthAt(g, a.side === 'Red' ? 'Blue' : 'Red', EAST, false).most > 5
          ? no('6.1', 'too strong')
          : original('attack').judge(g, a, c),
    }),
  },
  {
    what: 'D15 the window opens only for a hand that holds a spy',
    law: /learns nothing/,
    game: withStep('announce', '5.1/window', { when: (g, f) => holdsASpy(g, f.vars.by === 'Red' ? 'Blue' : 'Red') }),
  },
  {
    what: 'a refusal gives two reasons',
    law: /exactly the listed/,
    game: withDecision('attack', {
      judge: (g, a, c) => {
        const v = original('attack').judge(g, a, c);
        return v.ok ? v : no(v.case, `${v.why}, or there is no room`);
      },
    }),
  },
  {
    what: 'a refusal is no sentence',
    law: /exactly the listed/,
    game: withDecision('attack', {
      judge: (g, a, c) => {
        const v = original('attack').judge(g, a, c);
        return v.ok ? v : no(v.case, 'too late');
      },
    }),
  },
  {
    what: 'a refusal blames the purse, which has nothing to do with it',
    law: /exactly the listed/,
    game: withDecision('attack', {
      judge: (g, a, c) => {
        const v = original('attack').judge(g, a, c);
        return v.ok ? v : blockedBy(cells('purse', 0), v.case, v.why);
      },
    }),
  },
  {
    what: 'a refusal counts the purse, which has nothing to do with it',
    law: /exactly the listed/,
    game: withDecision('attack', {
      judge: (g, a, c) => {
        const v = original('attack').judge(g, a, c);
        return v.ok ? v : blockedBy(cells('purse', 0), v.case, `${v.why}, with ${g.cells[A.purse]!} in the purse`);
      },
    }),
  },
  {
    what: 'a refusal names no obstacle, and the choice is legal later',
    law: /exactly the listed/,
    game: withDecision('place', {
      judge: (g, a, c) =>
        c.to === EAST && strengthAt(g, a.side, EAST + 1, false).most === 0
          ? no('1.3', 'the west hill comes first')
          : original('place').judge(g, a, c),
    }),
  },
  {
    what: 'a refusal names a step that is not under way',
    law: /exactly the listed/,
    game: withDecision('attack', {
      judge: (g, a, c) => {
        const v = original('attack').judge(g, a, c);
        return v.ok ? v : blockedBy(stepFirst('1.1/Red'), v.case, v.why);
      },
    }),
  },
  {
    what: 'a refusal names the strength that lies concealed in a stack',
    law: /is refused in the same words/,
    game: withDecision('attack', {
      judge: (g, a, c) => {
        const v = original('attack').judge(g, a, c);
        const most = strengthAt(g, a.side === 'Red' ? 'Blue' : 'Red', EAST, false).most;
        return v.ok ? v : no(v.case, `${v.why}, against ${most}`);
      },
    }),
  },
  {
    what: 'who comes out of turn is refused by another case if a spy is held',
    law: /is refused in the same words/,
    game: {
      ...toy,
      machine: { ...toy.machine, view: g => g },
      wrongPhase: g => no(holdsASpy(g, 'Red') ? '5.1' : '6.1', ''),
    },
  },
  { what: 'D14 a view shows everything', law: /learns nothing/, game: withRules({ see: clone }) },
  {
    what: 'D14 a filling forgets a card',
    law: /learns nothing/,
    game: withRules({
      fill: (v, side, rnd) => {
        const g = rules.fill(v, side, rnd);
        const card = [8, 9, 10, 11, 12, 13].find(c => v.cells[A.place + c] === HOLE);
        if (card) g.cells[A.place + card] = PLACES.indexOf('used');
        return g;
      },
    }),
  },
  {
    what: 'D14 the log names the counter that is laid down concealed',
    law: /learns nothing/,
    game: withDecision('place', {
      take: (g, a, c) => {
        emit(g, { is: 'shown', case: '1.2', unit: c.unit! });
        return original('place').take(g, a, c);
      },
    }),
  },
  {
    what: 'D17 a stack is looked at and nothing bars',
    law: /what bars nothing/,
    game: withStep('battle', '6.2', {
      run: (g, f) => {
        const then = stepAt('battle', '6.2').run(g, f);
        g.events = g.events.filter(e => e.is !== 'look');
        return then;
      },
    }),
  },
  {
    what: 'a step changes and asks',
    law: /a save after every entry/,
    game: withStep('turn', '6.0', {
      run: (g, f) => {
        g.cells[A.purse]!++;
        return stepAt('turn', '6.0').run(g, f);
      },
    }),
  },
  {
    what: 'a die falls and the log does not say so',
    law: /every die/,
    game: { ...toy, tell: e => (e.is === 'rolled' ? '' : toy.tell(e)) },
  },
  {
    what: 'something is kept outside the state',
    law: /replays|loads|taken back/,
    game: ((): Game => {
      let count = 0;
      return withStep('turn', '7.0', {
        run: g => {
          g.cells[A.purse] = ++count % 5;
          return next;
        },
      });
    })(),
  },
  {
    what: 'a game never ends',
    law: /a random game ends/,
    game: withStep('game', '9.1', {
      run: g => {
        for (const c of [14, 15, 16]) g.cells[A.place + c] = PLACES.indexOf('cup');
        g.cells[A.turn] = 1;
        return goto('2.0');
      },
    }),
  },
  { what: 'D22 a list is empty', law: /a random game ends/, game: withDecision('resolve', { candidates: () => [] }) },
  {
    what: "D25 a counter is in two stacks' heights",
    law: /a random game ends/,
    game: withDecision('show', {
      take: (g, a, c) => {
        g.cells[A.height]!++;
        return original('show').take(g, a, c);
      },
    }),
  },
  {
    what: 'a cell holds a hole',
    law: /every cell/,
    game: withStep('turn', '7.0', {
      run: g => {
        g.cells[A.barrage] = HOLE;
        return next;
      },
    }),
  },
  {
    what: 'D32 a sample is not in the list',
    law: /a sample is in the list/,
    game: withDecision('attack', { sample: () => ({ do: 'attack', place: 0 }) }),
  },
  {
    what: 'D32 a sample never brings one of the list',
    law: /a sample is in the list/,
    game: withDecision('attack', { sample: () => ({ do: 'pass' }) }),
  },
  {
    what: 'a list has a choice twice',
    law: /a sample is in the list/,
    game: withDecision('barrage', { candidates: () => [{ do: 'pass' }, { do: 'pass' }] }),
  },
  {
    what: 'a refusal cites a case that does not exist',
    law: /exactly the listed/,
    game: withDecision('place', {
      judge: (g, a, c) => {
        const v = original('place').judge(g, a, c);
        return v.ok ? v : { ...v, case: '99.9' };
      },
    }),
  },
  {
    what: 'a refusal says nothing',
    law: /exactly the listed/,
    game: withDecision('place', {
      judge: (g, a, c) => {
        const v = original('place').judge(g, a, c);
        return v.ok ? v : { ...v, why: '' };
      },
    }),
  },
  {
    what: 'a choice says nothing a player could read',
    law: /says something/,
    game: withDecision('attack', { say: (_g, _a, c) => `attack ${String(c.where)}` }),
  },
  {
    what: 'two choices read alike',
    law: /says something/,
    game: withDecision('place', { say: (_g, _a, c) => `place ${PLACES[c.to as number]}` }),
  },
  {
    what: 'two counters have one label',
    law: /labels name one thing/,
    game: { ...toy, labels: { ...toy.labels, unit: toy.labels.unit!.with(1, 'R1') } },
  },
  {
    what: 'a label is a word of the engine',
    law: /labels name one thing/,
    game: { ...toy, labels: { ...toy.labels, marks: ['first', 'second', 'third', 'fourth'] } },
  },
];
test('the toy itself breaks no law', () => expect(broken(toy, /./)).toEqual([]));
for (const { what, game, law } of FAULTS)
  test(`${what}: the law finds it`, () => expect(broken(game, law)).not.toEqual([]));
