/** 2.0 The sequence of play, and 5.0 the end of the game. */
import { roll } from '../../../engine/chance.ts';
import type { Watch } from '../../../engine/events.ts';
import { next, over } from '../../../engine/flow.ts';
import type { Json, Side, State } from '../../../engine/state.ts';
import { bankOf, boxIn } from '../box.ts';
import { SIDES, type FordSide } from '../data/tables.ts';
import { foe, heldBy, lastTurn, nextTurn, rest, setFog, turnOf } from '../state.ts';
import { DIE } from './attack.ts';
import { ask, call, emit, goto, steps, type FordEvent } from './flow.ts';
import { setUp } from './setup.ts';

/** 5.1 Two points for a unit across the river, one for a unit in it. */
export const pointsOf = (g: State, side: Side): number => {
  const home = side === 'north' ? -1 : 1;
  return heldBy(g, side).reduce((sum, hex) => sum + (bankOf(hex) === 0 ? 1 : bankOf(hex) === home ? 0 : 2), 0);
};
const ended = (g: State, winner: FordSide | 'draw'): Json => ({
  winner,
  points: pointsOf(g, 'north') - pointsOf(g, 'south'),
  turns: turnOf(g),
});
const winnerOf = (g: State): FordSide | 'draw' => {
  const [north, south] = SIDES.map(s => pointsOf(g, s)) as [number, number];
  return north > south ? 'north' : north < south ? 'south' : 'draw';
};

const half = (side: FordSide) =>
  steps('turn', [
    { at: `3.0/${side}`, case: '3.0', name: `The ${side} marches`, run: () => ask(side, 'marching', '3.0') },
    { at: `4.0/${side}`, case: '4.0', name: `The ${side} attacks`, run: () => ask(side, 'attacking', '4.0') },
    {
      at: `2.0/${side}`,
      case: '2.0',
      name: `The ${side} rests`,
      run: g => {
        rest(g);
        return next;
      },
    },
  ]);
export const game = steps('game', [
  ...setUp,
  {
    at: '2.0',
    case: '2.0',
    name: 'Turn',
    run: g => {
      nextTurn(g);
      return call('turn');
    },
  },
  {
    at: '5.1',
    case: '5.1',
    name: 'Last turn',
    run: g => (turnOf(g) < lastTurn(g) ? goto('2.0') : over(ended(g, winnerOf(g)))),
  },
]);
export const turn = steps('turn', [
  {
    at: '2.1',
    case: '2.1',
    name: 'Weather',
    run: () => roll('north', '2.1', DIE),
    fed: (g, _f, [die]) => {
      setFog(g, die === DIE);
      emit(g, { is: 'weather', case: '2.1', die: die!, turn: turnOf(g) });
      return next;
    },
  },
  ...SIDES.flatMap(half),
]);
export const watches: readonly Watch<FordEvent>[] = [
  {
    on: 'lost',
    case: '5.2',
    run: (g, e) => {
      const { owner } = boxIn(g).units[e.unit as number]!;
      return heldBy(g, owner).length === 0 ? over(ended(g, foe(owner))) : undefined;
    },
  },
];
