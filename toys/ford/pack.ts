/** The Ford as it comes out of its box: what the registry hands out. */
import type { GameModule, Checks, DataPack, Pack } from '../../engine/pack.ts';
import { GRID, SCHEMA, SHIPPED, SIDES, type FordTables } from './data/tables.ts';
import { gameOf } from './game.ts';
import { pointsOf } from './rules/turn.ts';
import { viewOf } from './view/view.ts';

const boxed = (tables: FordTables, laid?: DataPack): GameModule => {
  const game = gameOf(tables, laid);
  return {
    game,
    view: (g, side) => viewOf(game.machine.view(g, side)),
    detail: () => undefined,
    standing: (_g, view) => {
      const v = view as ReturnType<typeof viewOf>;
      return {
        turn: v.turn,
        when: `turn ${v.turn} of ${v.last}`,
        step: v.step.name,
        score: `${v.points.north} to ${v.points.south}`,
      };
    },
    trials: () => [],
    tally: {
      title: () => 'Points of the north',
      lines: g => [{ name: 'Bank', points: pointsOf(g, SIDES[0]) }],
      bands: () => [],
    },
    within: { turn: { proc: 'game', at: '2.0' } },
    where: GRID.labels,
  };
};

const namesOf = (tables: FordTables): readonly string[] => tables.units.map(u => u.name);
const checks: Checks<FordTables> = {
  schema: SCHEMA,
  faults: tables => [
    ...namesOf(tables)
      .filter((name, i, all) => all.indexOf(name) !== i)
      .map(name => `units: two counters are called ${name}`),
    ...SIDES.filter(side => !tables.units.some(u => u.owner === side)).map(side => `units: the ${side} has no counter`),
  ],
};
export const pack: Pack<FordTables> = { id: 'ford', shipped: SHIPPED, gameOf: boxed, checks: async () => checks };
