/** Two Hands keeps the laws; faults planted in its lanes and zones are found. */
import { describe, expect, test } from 'vitest';
import { emit } from '../events.ts';
import { put as putVars, type Step } from '../flow.ts';
import type { Game } from '../game.ts';
import { machine } from '../machine.ts';
import { fillPieces, piecesIn } from '../pieces.ts';
import type { Rnd } from '../random.ts';
import type { Rules } from '../rules.ts';
import { plansOf } from '../sealed.ts';
import { clone, HOLE, type Side, type State } from '../state.ts';
import { A, asideOf, cards, handOf, hands, PLACES } from './hands.ts';
import { lawsOf, testLaws, type LawSpec } from './laws.ts';

const enemyOf = (side: Side): Side => (side === 'Red' ? 'Blue' : 'Red');
/** Exchanges a card the enemy holds or has laid aside, and that `side` does not know of, with one in the deck; what each knows goes with the place. Knows no more of sight than the rulebook. */
const swap = (g: State, side: Side, rnd: Rnd): State => {
  const to = clone(g);
  const bit = side === 'Red' ? 1 : 2;
  const unknown = (card: number): boolean => (g.cells[A.known + card]! & bit) === 0;
  const any = (list: readonly number[]): number | undefined => list[rnd(list.length)];
  const enemy = enemyOf(side);
  const held = any([...piecesIn(cards, g, handOf(enemy)), ...piecesIn(cards, g, asideOf(enemy))].filter(unknown));
  const lying = any(piecesIn(cards, g, PLACES.indexOf('deck')).filter(unknown));
  const planned = g.wait.for === 'sealed' && plansOf(g).some(l => l.side === enemy && l.orders.length > 0);
  if (held === undefined || lying === undefined || planned) return to;
  for (const column of [A.place, A.known])
    [to.cells[column + held], to.cells[column + lying]] = [g.cells[column + lying]!, g.cells[column + held]!];
  return to;
};
const SPEC: LawSpec = { games: 800, seed: 'two hands', swap, reveals: ['guard', 'spy', 'pass'] };
testLaws(hands, SPEC);

const { rules } = hands.machine;
const withRules = (r: Partial<Rules>): Game => ({ ...hands, machine: machine({ ...rules, ...r }) });
const withTurnStep = (at: string, change: (was: Step) => Partial<Step>): Game =>
  withRules({
    procs: { ...rules.procs, turn: rules.procs.turn!.map(s => (s.at === at ? { ...s, ...change(s) } : s)) },
  });
const withTake = (kind: string, before: (g: State, side: Side, card: number) => void): Game => {
  const was = rules.decisions[kind]!;
  const take: typeof was.take = (g, a, c) => {
    before(g, a.side, c.card as number);
    return was.take(g, a, c);
  };
  return withRules({ decisions: { ...rules.decisions, [kind]: { ...was, take } } });
};
const broken = (game: Game, more: Partial<LawSpec> = {}): readonly string[] =>
  lawsOf(game, { ...SPEC, games: 400, ...more })
    .filter(l => /learns nothing/.test(l.title))
    .flatMap(l => {
      try {
        l.keep();
        return [];
      } catch (e) {
        return [(e as Error).message];
      }
    });
const TOLD = withTake('lay', (g, _side, card) => emit(g, { is: 'namely', case: '3.0', card }));
const FAULTS: readonly { readonly what: string; readonly game: Game }[] = [
  {
    what: 'D11 opened orders are kept in a variable of the turn',
    game: withTurnStep('3.0/Red', was => ({
      run: (g, f) => {
        putVars(g, { plans: plansOf(g).map(l => l.orders.map(o => o.pick)) });
        return was.run(g, f);
      },
    })),
  },
  {
    what: 'D11 how many orders a lane had is kept in a variable of the turn',
    game: withTurnStep('3.0/Red', was => ({
      run: (g, f) => {
        putVars(g, { plans: plansOf(g).map(l => l.orders.length) });
        return was.run(g, f);
      },
    })),
  },
  {
    what: 'D14 a hand is seen by everybody',
    game: withRules({ see: clone }),
  },
  { what: 'D14 what is laid aside is told by name', game: TOLD },
  {
    what: 'D14 a filling forgets whom a stolen card went to',
    game: withRules({
      fill: (view, side, rnd) => {
        const g = clone(view);
        for (const card of piecesIn(cards, g, handOf(enemyOf(side)))) g.cells[A.place + card] = HOLE;
        fillPieces(cards, g, rnd);
        return g;
      },
    }),
  },
];
describe('planted in Two Hands', () => {
  for (const { what, game } of FAULTS) test(`${what}: the law finds it`, () => expect(broken(game)).not.toEqual([]));
});
test('D14 what everybody watches is watched as it comes: two plans that lay the same cards in another order are not alike', () =>
  expect(broken(TOLD, { open: ['lay', 'waver'] })).toEqual([]));
