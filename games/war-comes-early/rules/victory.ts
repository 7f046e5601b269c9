/** 4.0, 13.3 Victory. */
import type { Watch } from '../../../engine/events.ts';
import { over } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { counted } from '../../../engine/words.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { A, G, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { CZECHOSLOVAKIA, gridOf } from '../model/ground.ts';
import {
  controls,
  FALLEN,
  is1939,
  placeOf,
  pointsOf,
  REMOVED,
  sideName,
  standing,
  stackIn,
  sideOf,
  beside,
} from '../model/state.ts';
import type { WarEvent } from './flow.ts';

export interface Outcome {
  readonly winner: 'german' | 'allied' | 'draw';
  readonly case: string;
  readonly why: string;
  readonly german: number;
  readonly allied: number;
}
/** Written as JSON: a result of the game. */
type Result = { readonly [K in keyof Outcome]: Outcome[K] };
const won = (g: State, winner: Outcome['winner'], ruleCase: string, why: string): Result => ({
  winner,
  case: ruleCase,
  why,
  german: is1939(g) ? points1939(g) : pointsOf(g, G),
  allied: is1939(g) ? 0 : pointsOf(g, A),
});

const hasPrague = (g: State): boolean => controls(g, G, boxOf(g).CAPITAL[CZECHOSLOVAKIA]!);
const leftOf = (g: State, side: SideNo): string => {
  const left = pointsOf(g, side);
  return left === 0 ? 'no points' : counted(left, 'point');
};
/** 4.1 At any time before the end of the last turn; 13.3 not in 1939. */
export const suddenDeath = (g: State): Result | undefined => {
  if (is1939(g)) return undefined;
  const { win, lose } = chartsOf(g).points;
  if (boxOf(g).BERLIN.every(hex => controls(g, A, hex))) return won(g, 'allied', '4.1', 'Berlin is in Allied hands');
  if (pointsOf(g, A) >= win) return won(g, 'allied', '4.1', `the Allies have ${pointsOf(g, A)} points`);
  if (pointsOf(g, G) <= lose) return won(g, 'allied', '4.1', `the Germans are down to ${leftOf(g, G)}`);
  if (pointsOf(g, A) <= lose) return won(g, 'german', '4.1', `the Allies are down to ${leftOf(g, A)}`);
  return pointsOf(g, G) >= win && hasPrague(g)
    ? won(g, 'german', '4.1', `the Germans have ${pointsOf(g, G)} points and Prague`)
    : undefined;
};
/** 4.1 Czechoslovakia fell before the other powers came in. */
export const earlyFall = (g: State): Result => won(g, 'german', '4.1', 'Czechoslovakia has fallen within two turns');

/** 13.3 Krakow, the coast, Warsaw taken or invested. */
export const lines1939 = (g: State): readonly { readonly name: string; readonly points: number }[] => {
  const { krakow, danzig, warsaw } = chartsOf(g).victory1939;
  const hex = (label: string): HexId => gridOf(g).byLabel.get(label)!;
  const held = (label: string): boolean => controls(g, G, hex(label));
  const coast = boxOf(g).UNITS.findIndex(u => u.nation === 'Polish' && u.short === danzig.unit);
  const isCoastTaken = placeOf(g, coast) === beside(g, REMOVED) && held(danzig.hex);
  const invested = around(gridOf(g), hex(warsaw.hex)).some(h => stackIn(g, h).some(u => sideOf(g, u) === G));
  return [
    { name: 'Krakow', points: held(krakow.hex) ? krakow.points : 0 },
    { name: 'The coast', points: isCoastTaken ? danzig.points : 0 },
    { name: 'Warsaw', points: held(warsaw.hex) ? warsaw.points : invested ? warsaw.beside : 0 },
  ];
};
export const points1939 = (g: State): number => lines1939(g).reduce((sum, line) => sum + line.points, 0);
const winner1939 = (points: number, draw: number): Outcome['winner'] => {
  if (points === draw) return 'draw';
  return points > draw ? 'german' : 'allied';
};
/** 4.2, 13.3 After the last turn, or as it would be if this were the last. */
export const outcome = (g: State): Result => {
  if (is1939(g)) {
    const points = points1939(g);
    return won(g, winner1939(points, chartsOf(g).victory1939.draw), '13.3', `the Germans have ${points} of 4 points`);
  }
  if (standing(g, CZECHOSLOVAKIA) !== FALLEN) return won(g, 'allied', '4.2', 'Czechoslovakia stands');
  const margin = pointsOf(g, G) - pointsOf(g, A);
  const { margin: needed } = chartsOf(g).points;
  if (Math.abs(margin) < needed) return won(g, 'draw', '4.2', `neither side is ${needed} points ahead`);
  const ahead: SideNo = margin > 0 ? G : A;
  return won(
    g,
    sideName(ahead),
    '4.2',
    `the ${margin > 0 ? 'Germans' : 'Allies'} are ${Math.abs(margin)} points ahead`,
  );
};

/** 4.1 Checked whenever points or a hex change hands. */
const check: Watch['run'] = g => {
  const result = suddenDeath(g);
  return result ? over(result) : undefined;
};
export const victoryWatches: readonly Watch<WarEvent>[] = [
  { on: 'points', case: '4.1', run: check },
  { on: 'taken', case: '4.1', run: check },
];
