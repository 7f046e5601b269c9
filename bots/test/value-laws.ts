/** What features and learned value of every game keep to, in positions of games played by chance and by the staff. */
import { expect, test } from 'vitest';
import { optionsOf, startOf, type Game } from '../../engine/game.ts';
import { settle } from '../../engine/playout.ts';
import { seededRandom } from '../../engine/random.ts';
import { clone, type State } from '../../engine/state.ts';
import type { Brain } from '../brain.ts';
import { newBot } from '../levels.ts';
import { chanceInView } from '../value.ts';

const POSITIONS = 24;
/** Some positions of a game in which half the choices are the staff's; set-ups are not among them. */
const positionsOf = (game: Game, brain: Brain, scenario: string, seed: string): readonly State[] => {
  const rnd = seededRandom(seed);
  const [staff, random] = [newBot('staff'), newBot('random')];
  const g = startOf(game, scenario, optionsOf(game, scenario, {}));
  const list: State[] = [];
  for (settle(game.machine, g, rnd); g.wait.for !== 'over'; settle(game.machine, g, rnd)) {
    const a = game.machine.open(g)[0]!;
    const begun = brain.plans ? brain.plans.stretch(g, a.side) !== undefined : game.turn(g) > 0;
    if (begun && rnd(20) === 0) list.push(clone(g));
    if (list.length >= POSITIONS) break;
    const seen = { game, view: game.machine.view(g, a.side), side: a.side, brain };
    const bot = rnd(3) ? staff : random;
    game.machine.giveListed(g, a, bot.choose(seen, { rnd, silent: true }).choice);
  }
  return list;
};
const SLOW = 120_000;
/** `told` are the scenarios whose learned chances hints tell. */
export const valueLaws = (
  game: Game,
  brain: Brain,
  scenarios: readonly string[],
  told: readonly string[] = [],
): void => {
  for (const scenario of scenarios) {
    const [first, second] = game.sides;
    test(
      `${scenario}: features are finite and named, and change nothing`,
      () => {
        for (const g of positionsOf(game, brain, scenario, `features ${scenario}`)) {
          const before = g.cells.slice();
          const { names, of } = brain.features!(g);
          const x = of(g);
          expect(x).toHaveLength(names.length);
          expect(names.filter((_, i) => !Number.isFinite(x[i]!))).toEqual([]);
          expect(new Set(names).size).toBe(names.length);
          expect([...of(g)]).toEqual([...x].map(v => expect.closeTo(v, 6))); // caches keep single precision
          expect(g.cells).toEqual(before);
        }
      },
      SLOW,
    );
    test(
      `${scenario}: a fitted table judges positions, one side's gain being the other's loss`,
      () => {
        const said: number[] = [];
        for (const g of positionsOf(game, brain, scenario, `value ${scenario}`)) {
          const value = brain.value!(g, first);
          expect(Number.isFinite(value)).toBe(true);
          expect(value).not.toBe(brain.evaluate(g, first));
          if (second) expect(brain.value!(g, second)).toBeCloseTo(-value, 6);
          said.push(value);
        }
        expect(new Set(said).size).toBeGreaterThan(said.length / 2);
      },
      SLOW,
    );
    if (second && brain.chance)
      test(
        `${scenario}: a side is told a chance from its own view, whatever is hidden`,
        () => {
          for (const g of positionsOf(game, brain, scenario, `chance ${scenario}`).slice(0, 6))
            for (const side of [first, second]) {
              const p = chanceInView({ game, chance: brain.chance! }, game.machine.view(g, side), side);
              if (told.includes(scenario)) {
                expect(p).toBeGreaterThanOrEqual(0);
                expect(p).toBeLessThanOrEqual(1);
              } else expect(p).toBeUndefined();
            }
        },
        SLOW,
      );
  }
};
