/** What the staff knows of a box before the first turn: kinds of counters, distances, and the points to take. Computed once for each box. */
import { assetOf, boxIn, type Box, type InBox } from '../model/box.ts';
import type { Type } from '../data/units.ts';

/** Counters of the same type and strength are one kind. */
export interface CounterKind {
  readonly type: Type;
  readonly strength: number;
  readonly asset: number;
}
export interface Known {
  readonly kinds: readonly CounterKind[];
  /** The kind, the type of asset (or -1) and whether it is a starting asset, by counter. */
  readonly kind: Uint8Array;
  readonly asset: Int8Array;
  readonly starting: Uint8Array;
  /** By area: how many areas it is to the nearest port. */
  readonly coast: readonly number[];
  /** The division with the fewest dice. The cost of taking an area is estimated with it. */
  readonly plain: number;
  readonly plainDice: number;
  /** 11.1 All points on the map. */
  readonly points: number;
}

const UNREACHED = 99;
const distancesFrom = ({ areas, port, nextTo }: Box, start: number): Int8Array => {
  const far = new Int8Array(areas).fill(UNREACHED);
  const queue = [start];
  far[start] = 0;
  for (const here of queue) {
    if (port[here] && here !== start) continue; // 8.2.11 no way leads on from a port
    for (const next of nextTo[here]!)
      if (far[next] === UNREACHED) {
        far[next] = far[here]! + 1;
        queue.push(next);
      }
  }
  return far;
};
const coastOf = (box: Box): readonly number[] =>
  box.areaIds.map(area => {
    const far = distancesFrom(box, area);
    return Math.min(...box.ports.map(port => far[port]!));
  });
const kindsOf = ({ counters }: Box): Pick<Known, 'kinds' | 'kind'> => {
  const kinds: CounterKind[] = [];
  const kind = Uint8Array.from(counters, ({ type, strength }) => {
    const known = kinds.findIndex(k => k.type === type && k.strength === strength);
    return known >= 0 ? known : kinds.push({ type, strength, asset: assetOf(type) }) - 1;
  });
  return { kinds, kind };
};
const pointsOf = ({ tables: { areas, values } }: Box): number => {
  const count = (kind: string, letter?: string): number =>
    areas.filter(a => a.kind === kind && (letter === undefined || a.letter === letter)).length;
  const b = Math.min(count('regular', 'A'), count('regular', 'B'));
  const halves =
    count('fortress') * values.fortress +
    count('port') * values.port +
    count('strategic') * values.strategic +
    count('regular', 'A') * values.A +
    b * values.B +
    Math.min(b, count('regular', 'C')) * values.C;
  return halves / 2;
};
const learn = (box: Box): Known => {
  const dice = box.tables.divisions.map(d => d.advancing);
  const plainDice = Math.min(...dice);
  return {
    ...kindsOf(box),
    asset: Int8Array.from(box.counters, c => assetOf(c.type)),
    starting: Uint8Array.from(box.counters, c => Number(c.bag === undefined)),
    coast: coastOf(box),
    plain: dice.indexOf(plainDice),
    plainDice,
    points: pointsOf(box),
  };
};

const KNOWN = new WeakMap<Box, Known>();
export const knownOf = (g: InBox): Known => {
  const box = boxIn(g);
  const known = KNOWN.get(box) ?? learn(box);
  KNOWN.set(box, known);
  return known;
};
