/** 4.0, 13.3 The points of a game as it went: in 1938 how far the Germans are ahead, in 1939 what they have scored. */
import type { Tally } from '../../engine/pack.ts';
import type { State } from '../../engine/state.ts';
import { A, G } from './army.ts';
import { chartsOf } from './box.ts';
import { is1939, pointsOf } from './state.ts';
import { lines1939 } from './rules/victory.ts';

type Bands = ReturnType<Tally['bands']>;
/** 4.2 A margin that wins, on either side of nothing. */
const bands1938 = (g: State): Bands => {
  const { margin } = chartsOf(g).points;
  return [
    { name: 'Allied victory', to: -margin },
    { name: 'Draw', from: 1 - margin, to: margin - 1 },
    { name: 'German victory', from: margin },
  ];
};
/** 13.3 */
const bands1939 = (g: State): Bands => {
  const { draw } = chartsOf(g).victory1939;
  return [
    { name: 'Polish victory', to: draw - 1 },
    { name: 'Draw', from: draw, to: draw },
    { name: 'German victory', from: draw + 1 },
  ];
};
export const TALLY: Tally = {
  title: g => (is1939(g) ? 'German points' : 'German lead in points'),
  lines: g =>
    is1939(g)
      ? lines1939(g)
      : [
          { name: 'German points', points: pointsOf(g, G) },
          { name: 'Allied points', points: -pointsOf(g, A) },
        ],
  bands: g => (is1939(g) ? bands1939(g) : bands1938(g)),
};
