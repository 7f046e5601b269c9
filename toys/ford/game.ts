/** The Ford as the engine calls it, made from one set of tables. */
import type { Event } from '../../engine/events.ts';
import type { Game } from '../../engine/game.ts';
import type { DataPack } from '../../engine/pack.ts';
import { blank } from '../../engine/state.ts';
import { makeBox, HEXES, type Box } from './box.ts';
import { CASES } from './data/cases.ts';
import { GRID, SIDES, type FordTables } from './data/tables.ts';
import type { FordEvent } from './rules/flow.ts';
import { MACHINE } from './rules/machine.ts';
import { pointsOf } from './rules/turn.ts';
import { begin, foe, heldBy, holderOf, placeOf, turnOf } from './state.ts';

const hexIn = (e: Event): string => GRID.labels[e.hex as number]!;
const wordsIn = ({ names }: Box): { readonly [E in FordEvent]: (e: Event) => string } => ({
  placed: e => `The ${e.who} lays a counter in ${hexIn(e)}.`,
  weather: e => `Turn ${e.turn}: ${e.die === 6 ? 'fog' : 'clear'} (die ${String(e.die)}).`,
  marched: e => `The ${e.who} marches from ${GRID.labels[e.from as number]} to ${hexIn(e)}.`,
  fought: e => `${names[e.unit as number]} attacks ${names[e.against as number]} and rolls ${e.die}.`,
  lost: e => `${names[e.unit as number]} is lost.`,
});

export const gameOf = (tables: FordTables, laid?: DataPack): Game => {
  const box = makeBox(tables);
  const words = wordsIn(box);
  const labels = { unit: box.names, against: box.names, hex: GRID.labels, from: GRID.labels };
  return {
    box,
    ...(laid ? { pack: laid } : {}),
    id: 'ford',
    title: 'The Ford',
    version: 1,
    sides: SIDES,
    sideNames: { north: 'the North', south: 'the South' },
    scenarios: tables.scenarios,
    options: [
      {
        id: 'length',
        title: 'Length',
        case: '5.1',
        values: [
          { id: 'printed', title: 'As printed' },
          { id: 'half', title: 'Half as long' },
        ],
      },
    ],
    cases: CASES,
    endCase: '5.1',
    layout: box.layout,
    labels,
    verbs: { place: ['unit', 'hex'], march: ['from', 'hex'], attack: ['from', 'hex'], done: [] },
    machine: MACHINE,
    first: 'game',
    begin: (scenario, options) => {
      const turns = tables.scenarios.find(s => s.id === scenario)!.turns;
      return begin(blank(box.layout.size, box), options.length === 'half' ? turns / 2 : turns);
    },
    turn: turnOf,
    tell: e => words[e.is as FordEvent]?.(e) ?? '', // the engine's own `look` has no line
    result: g => (g.wait.for === 'over' ? g.wait.result : null),
    score: (g, side) =>
      pointsOf(g, side) - pointsOf(g, foe(side)) + heldBy(g, side).length - heldBy(g, foe(side)).length,
    /** Control of a hex follows from where the counters are. */
    derive: g => {
      for (const hex of HEXES) {
        const unit = box.units.findIndex((_, u) => placeOf(g, u) === hex);
        g.cells[box.layout.at.holder + hex] = unit < 0 ? 0 : SIDES.indexOf(box.units[unit]!.owner) + 1;
      }
    },
    faults: g =>
      HEXES.flatMap(hex => {
        const here = box.units.filter((_, u) => placeOf(g, u) === hex);
        if (here.length > 1)
          return [`3.2 ${here.map(u => u.name).join(' and ')} stand together in ${GRID.labels[hex]}`];
        if (here.length && box.ground[hex] === 'water') return [`3.3 ${here[0]!.name} stands in the water`];
        return here[0]?.owner === holderOf(g, hex) ? [] : [`${GRID.labels[hex]} is not held as it says`];
      }),
  };
};
