/** Laws of a game's planning: tilts are named after places, choices stay legal under any of them, and units follow them. */
import { expect, test } from 'vitest';
import { drawWith } from '../../engine/playout.ts';
import { optionsOf, startOf, type Game } from '../../engine/game.ts';
import { seededRandom } from '../../engine/random.ts';
import type { State } from '../../engine/state.ts';
import { planInWords, type Planning, type Tilt, type TurnPlan } from '../planning.ts';

export interface PlanningUnderTest {
  readonly game: Game;
  readonly planning: Planning;
  readonly scenario: string;
  /** A side that attacks. */
  readonly attacker: string;
  /** How far the units of a side stand from a place, added up. */
  farFrom(g: State, side: string, place: number): number;
}
export const planningLaws = ({ game, planning: PLANNING, scenario, attacker, farFrom }: PlanningUnderTest): void => {
  const { machine } = game;
  /** Plays until a side is about to plan a turn; the position as that side sees it. */
  const beforeTurn = (side: string, turn: number): State => {
    const g = startOf(game, scenario, optionsOf(game, scenario, {}));
    const rnd = seededRandom(`planning/${scenario}`);
    while (g.wait.for !== 'over') {
      if (g.wait.for === 'chance') machine.feed(g, drawWith(machine, g, g.wait.draw, rnd));
      else {
        const a = machine.open(g)[0]!;
        if (a.side === side && game.turn(g) >= turn && PLANNING.stretch(g, side) !== undefined) return g;
        machine.giveListed(g, a, PLANNING.pick(g, a, rnd, PLANNING.plans(g, a.side)[0]!));
      }
      g.events.length = 0;
    }
    throw new Error(`${side} plans no turn in ${scenario}`);
  };
  /** Plays the planned part of the turn on a sampled world, and checks that every choice is legal. */
  const played = (from: State, side: string, plan: TurnPlan): State => {
    const rnd = seededRandom('world');
    const g = machine.rules.fill(machine.view(from, side), side, rnd);
    const stretch = PLANNING.stretch(g, side);
    while (g.wait.for !== 'over' && PLANNING.stretch(g, side) === stretch) {
      if (g.wait.for === 'chance') machine.feed(g, drawWith(machine, g, g.wait.draw, rnd));
      else {
        const a = machine.open(g)[0]!;
        const by = a.side === side ? plan : PLANNING.plans(g, a.side)[0]!;
        const choice = PLANNING.pick(g, a, rnd, by);
        expect([a.kind, machine.judge(g, a.side, choice).ok]).toEqual([a.kind, true]);
        machine.giveListed(g, a, choice);
      }
      g.events.length = 0;
    }
    return g;
  };
  test.each(game.sides)('%s: tilts are named after places, never after codes', side => {
    const g = beforeTurn(side, 2);
    const tilts = PLANNING.tilts(machine.view(g, side), side);
    expect(new Set(tilts.map(t => t.kind)).size).toBeGreaterThan(2);
    expect(tilts.filter(t => /\d|undefined/.test(t.name)).map(t => t.name)).toEqual([]);
  });
  test.each(game.sides)('%s: choices stay legal under a tilt of each kind', side => {
    const g = beforeTurn(side, 2);
    const [plain] = PLANNING.plans(g, side);
    const tilts = PLANNING.tilts(machine.view(g, side), side);
    for (const kind of new Set(tilts.map(t => t.kind)))
      played(g, side, { weights: plain!.weights, tilts: [tilts.find(t => t.kind === kind)!] });
  });
  test('a strong main effort brings units nearer to its place', () => {
    const g = beforeTurn(attacker, 2);
    const [plain] = PLANNING.plans(g, attacker);
    const efforts = PLANNING.tilts(machine.view(g, attacker), attacker)
      .filter(t => t.kind === 'effort')
      .slice(0, 6);
    const strong = (t: Tilt): TurnPlan => ({ weights: plain!.weights, tilts: [{ ...t, strength: 8 }] });
    const nearer = efforts.filter(
      t =>
        farFrom(played(g, attacker, strong(t)), attacker, t.place) <
        farFrom(played(g, attacker, plain!), attacker, t.place),
    );
    expect(nearer.length).toBeGreaterThan(efforts.length / 2);
    expect(planInWords(strong(efforts[0]!), plain!)).toBe(efforts[0]!.name);
  });
  test('a plan with plain weights and tilts is not the plain plan', () => {
    const g = beforeTurn(attacker, 2);
    const [plain] = PLANNING.plans(g, attacker);
    const [first] = PLANNING.tilts(machine.view(g, attacker), attacker);
    const cells = (plan: TurnPlan): string => played(g, attacker, plan).cells.join();
    expect(cells({ weights: plain!.weights, tilts: [{ ...first!, strength: 20 }] })).not.toBe(cells(plain!));
  });
};
