/** 4.0, 13.3 The points of a game turn by turn: in 1938 how far the Germans are ahead, in 1939 what they have scored. */
import { bandsFrom, type Band } from '../../../engine/bands.ts';
import type { Tally } from '../../../engine/pack.ts';
import type { State } from '../../../engine/state.ts';
import { A, G } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { controls, is1939, pointsOf } from '../model/state.ts';
import { lines1939 } from '../rules/victory.ts';

type Lines = ReturnType<Tally['lines']>;
const sum = (lines: Lines): number => lines.reduce((n, line) => n + line.points, 0);
/** 4.4 A city counts for its holder and against the other side; a city nobody has taken counts as Allied (3.3). The rest are units, bombs and capitulations. */
const lines1938 = (g: State): Lines => {
  const { CITIES, HEXES, VALUE } = boxOf(g);
  const cities = CITIES.filter(hex => VALUE[hex]! > 0).map(hex => ({
    name: HEXES[hex]!.city ?? HEXES[hex]!.hex,
    points: controls(g, G, hex) ? VALUE[hex]! : -VALUE[hex]!,
  }));
  return [...cities, { name: 'Other points', points: pointsOf(g, G) - pointsOf(g, A) - sum(cities) }];
};
/** 4.2 A margin that wins, on either side of 0. */
const bands1938 = (g: State): readonly Band[] => {
  const { margin } = chartsOf(g).points;
  return bandsFrom(['Allied victory', 'Draw', 'German victory'], [1 - margin, margin]);
};
/** 13.3 */
const bands1939 = (g: State): readonly Band[] => {
  const { draw } = chartsOf(g).victory1939;
  return bandsFrom(['Polish victory', 'Draw', 'German victory'], [draw, draw + 1]);
};
export const TALLY: Tally = {
  title: g => (is1939(g) ? 'German points' : 'German lead in points'),
  lines: g => (is1939(g) ? lines1939(g) : lines1938(g)),
  bands: g => (is1939(g) ? bands1939(g) : bands1938(g)),
};
