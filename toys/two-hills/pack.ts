/** Two Hills (engine/test/toy.ts) out of its box: sealed bids, reactions and fogged stacks for tests of the hosts. Its view is its columns in labels. */
import type { GameModule, Pack } from '../../engine/pack.ts';
import { save } from '../../engine/save.ts';
import type { Side, State } from '../../engine/state.ts';
import type { Printer } from '../../engine/text.ts';
import { PLACES, SIDES, toy } from '../../engine/test/toy.ts';

const viewOf = (g: State, side: Side): object => {
  const { columns } = save(toy, toy.machine.view(g, side));
  return { turn: toy.turn(g), ...columns };
};
const lines: Printer['situation'] = (g, _ink, _width, side) =>
  Object.entries(save(toy, toy.machine.view(g, side)).columns.place as { readonly [piece: string]: string }).map(
    ([piece, place]) => `${piece}: ${place}`,
  );
const score: Printer['score'] = g => [SIDES.map(s => `${s} ${toy.score(g, s)}`).join(', ')];
const boxed: GameModule = {
  game: toy,
  view: viewOf,
  detail: () => undefined,
  standing: g => ({ turn: toy.turn(g), when: `turn ${toy.turn(g)}`, step: '', score: `${toy.score(g, 'Red')}` }),
  trials: () => [],
  within: { turn: { proc: 'game', at: '2.0' } },
  where: PLACES,
};
export const printer: Printer = {
  header: g => `Turn ${toy.turn(g)}`,
  situation: lines,
  map: lines,
  score,
  legend: '? face down',
};
export const pack: Pack = {
  id: toy.id,
  shipped: {},
  gameOf: () => boxed,
  checks: async () => ({ schema: {}, faults: () => [] }),
};
