/** D31 What the rules keep between questions is what they would find anew, whatever was done to the position in between, and whichever front was asked last. */
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { machine } from '../../../engine/machine.ts';
import { playRandomly } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import { clone, type State } from '../../../engine/state.ts';
import { leaveRun, enterRun } from '../../../engine/run-epochs.ts';
import type { Cached } from '../../../field/position-cache.ts';
import { A, G } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { noRetreat } from '../game.ts';
import { MACHINE } from '../rules/machine.ts';
import { makeRulesCache } from '../model/cache.ts';
import { battleIn, battleProc } from '../rules/combat/battle-vars.ts';
import { owedNow } from '../rules/combat/obligations.ts';
import { boardOf, isBarredTo } from '../rules/position/board-cache.ts';
import { oddsNow } from '../rules/combat/odds.ts';
import { reachOf } from '../rules/movement/reach.ts';
import { supplyOf } from '../rules/supply/supply.ts';
import { onMap, placeOf, putUnit, touched, turnOf, unitsIn } from '../model/state.ts';

/** The same position with nothing worked out yet. */
const anew = (g: State): State => ({ ...clone(g), box: { ...boxOf(g), cache: makeRulesCache(boxOf(g)) } });
const reached = (g: State, unit: number): readonly string[] => {
  const { order, cost, count } = reachOf(g, unit);
  return Array.from(order.slice(0, count), hex => `${hex}: ${cost[hex]}`).toSorted();
};
const ROUNDS = 40;

test('13.0, 12.0 reach and supply are what would be found anew, on two fronts in turn', () => {
  const rnd = seededRandom('meuse and bzura');
  const fronts = ['france', 'poland'].map(s => startOf(noRetreat, s, optionsOf(noRetreat, s, {})));
  for (let round = 0; round < ROUNDS; round++)
    for (const g of fronts) {
      playRandomly(noRetreat.machine, g, rnd, 1 + rnd(25));
      const fresh = anew(g);
      for (let unit = rnd(4); unit < boxOf(g).UNITS.length; unit += 4)
        if (onMap(g, unit)) {
          expect([unit, supplyOf(g, unit)]).toEqual([unit, supplyOf(fresh, unit)]);
          expect(reached(g, unit)).toEqual(reached(fresh, unit));
        }
    }
});

/** The board with all that is counted beside it. */
const laidOut = (g: State): readonly unknown[] => {
  const { units, inPlay, zones } = boardOf(g);
  const hexes = Array.from({ length: boxOf(g).SIZE }, (_, hex) => hex);
  const barred = [0, 1, 2].map(camp => hexes.filter(hex => isBarredTo(g, camp, hex)));
  return [units, inPlay, zones, barred, hexes.map(hex => unitsIn(g, hex))];
};
/** The machine, with a look at the board after everything that a step or a choice does: what they change they must have told. */
const watched = (after: (g: State) => void) => {
  const { rules } = MACHINE;
  const looking =
    <A extends readonly unknown[], T>(does: (g: State, ...rest: A) => T) =>
    (g: State, ...rest: A): T => {
      const result = does(g, ...rest);
      after(g);
      return result;
    };
  const procs = Object.entries(rules.procs).map(
    ([name, steps]) =>
      [
        name,
        steps.map(s => ({ ...s, run: looking(s.run.bind(s)), ...(s.fed && { fed: looking(s.fed.bind(s)) }) })),
      ] as const,
  );
  const decisions = Object.entries(rules.decisions).map(
    ([kind, d]) => [kind, { ...d, take: looking(d.take) }] as const,
  );
  return machine({ ...rules, procs: Object.fromEntries(procs), decisions: Object.fromEntries(decisions) });
};
test.each(['france', 'poland'])('while the machine is at work the board follows what the rules write: %s', scenario => {
  const rnd = seededRandom('narew and sambre');
  const g = startOf(noRetreat, scenario, optionsOf(noRetreat, scenario, {}));
  const m = watched(state => {
    if (rnd(6) === 0) expect(laidOut(state)).toEqual(laidOut(anew(state)));
  });
  playRandomly(m, g, rnd, 400);
  expect(turnOf(g)).toBeGreaterThan(1);
});
/** The same position in a box that finds anew what it keeps for a moment, each time it is asked for, and compares. */
const checked = (g: State): State => {
  const kept = makeRulesCache(boxOf(g));
  const check =
    <T, About>(keep: Cached<T, About>): Cached<T, About> =>
    (s, about, find) => {
      const had = keep(s, about, find);
      expect(had).toEqual(find(s, about));
      return had;
    };
  const { odds, flight, goal, leaving, guard } = kept;
  const checks = {
    odds: check(odds),
    flight: check(flight),
    goal: check(goal),
    leaving: check(leaving),
    guard: check(guard),
  };
  return { ...clone(g), box: { ...boxOf(g), cache: { ...kept, ...checks } } };
};
test.each(['france', 'poland'])('no step that has written asks for what is kept for a moment: %s', scenario => {
  const g = checked(startOf(noRetreat, scenario, optionsOf(noRetreat, scenario, {})));
  playRandomly(noRetreat.machine, g, seededRandom('ouse and bug'), 1200);
  expect(turnOf(g)).toBeGreaterThan(2);
});
test('14.5 that test can fail: odds asked for before and after a cell was written, in one moment, are found out unless it was said', () => {
  const rnd = seededRandom('warta');
  const g = checked(startOf(noRetreat, 'poland', optionsOf(noRetreat, 'poland', {})));
  const { CELLS, STEPS } = boxOf(g);
  const isWhole = (unit: number): boolean => STEPS[unit] === 2 && g.cells[CELLS.face + unit] === 0;
  while (!g.stack.some(f => f.proc === battleProc.name) || !battleIn(g).attackers.every(isWhole))
    playRandomly(noRetreat.machine, g, rnd, 1);
  const battle = battleIn(g);
  const before = enterRun(g);
  oddsNow(g, battle);
  for (const unit of battle.attackers) g.cells[CELLS.face + unit] = 1;
  expect(() => oddsNow(g, battle)).toThrow();
  touched(g);
  expect(() => oddsNow(g, battle)).not.toThrow();
  leaveRun(before);
});
test('14.3 what is owed is what would be found anew, whoever asked last', () => {
  const rnd = seededRandom('stonne and mlawa');
  const fronts = ['france', 'poland'].map(s => startOf(noRetreat, s, optionsOf(noRetreat, s, {})));
  let owed = 0;
  for (let round = 0; round < 150; round++)
    for (const g of fronts) {
      playRandomly(noRetreat.machine, g, rnd, 1 + rnd(4));
      for (const side of [G, A]) {
        expect(owedNow(g, side)).toEqual(owedNow(anew(g), side));
        owed += owedNow(g, side).length;
      }
    }
  expect(owed).toBeGreaterThan(20);
});
test('a counter that is moved by hand between two questions is seen where it stands', () => {
  const g = startOf(noRetreat, 'poland', optionsOf(noRetreat, 'poland', {}));
  const unit = boxOf(g).UNITS.findIndex((_, u) => onMap(g, u));
  const hex = placeOf(g, unit);
  const before = unitsIn(g, hex);
  g.cells[boxOf(g).CELLS.place + unit] = hex + 1;
  expect(unitsIn(g, hex)).toEqual(before.filter(u => u !== unit));
  expect(unitsIn(g, hex + 1)).toContain(unit);
  putUnit(g, unit, hex);
  expect(unitsIn(g, hex)).toEqual(before);
});
