/** 10.3.1 Soviet railheads are moved at the end of a Soviet Movement Phase, and pulled back the instant their railway is cut. */
import { blockedBy, cells, no, ok, variable, type Decision, type Verdict } from '../../../engine/decide.ts';
import type { Watch } from '../../../engine/events.ts';
import { again, next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { A, G, SOVIET_POWER } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { gridOf, placed } from '../model/ground.ts';
import { ALLIED, at, controls, isHex } from '../model/state.ts';
import { ask, emit, procedure, steps, type WarEvent } from './flow.ts';
import { controlIn } from './obstacles.ts';
import { isRailFed } from './supply.ts';

export const railheadOf = (g: State, railhead: number): number => g.cells[at(g).railhead + railhead]!;
/** Hexes along railways from a hex, nearest first, at most `most` steps away and over hexes that are `open`. */
const alongRails = function* (
  g: State,
  from: number,
  most: number,
  open: (hex: number) => boolean,
): Generator<number, void> {
  const { near, sides } = gridOf(g);
  const { RAIL_SIDE } = boxOf(g);
  const hexes = [from];
  const steps = [0];
  for (let i = 0; i < hexes.length; i++) {
    yield hexes[i]!;
    for (let k = hexes[i]! * 6, end = k + 6; steps[i]! < most && k < end; k++) {
      const to = near[k]!;
      if (to < 0 || RAIL_SIDE[sides[k]!] === 0 || hexes.includes(to) || !open(to)) continue;
      hexes.push(to);
      steps.push(steps[i]! + 1);
    }
  }
};

const movementProc = procedure('movement');
const movedHeads = (g: State): readonly number[] => movementProc.vars(g).heads ?? [];
/** 10.3.1 A railhead moves up to four hexes along railways in Allied hands that lead back to a Soviet source. */
const mayMoveHead = (g: State, railhead: number, hex: number): Verdict => {
  const from = railheadOf(g, railhead);
  const { move } = chartsOf(g).railheads;
  const name = `railhead ${railhead + 1}`;
  const lies = (why: string) => blockedBy(cells('railhead', railhead), '10.3.1', why, [hex]);
  if (!isHex(g, from)) return lies(`${name} is not on the map`);
  if (movedHeads(g).includes(railhead))
    return blockedBy(variable('heads'), '10.3.1', `${name} has been moved in this phase`);
  if (hex === from) return lies(`${name} is in ${placed(g, hex)} already`);
  if (!boxOf(g).IS_RAIL[hex]) return no('10.3.1', `no railway leads through ${placed(g, hex)}`, [hex]);
  if (![...alongRails(g, from, move, to => controls(g, A, to))].includes(hex))
    return lies(`no railway in Allied hands leads from ${placed(g, from)} to ${placed(g, hex)} within ${move} hexes`);
  return isRailFed(g, hex)
    ? ok
    : blockedBy(
        controlIn(...boxOf(g).RAIL_HEXES.filter(h => !controls(g, A, h))),
        '10.3.1',
        `${placed(g, hex)} is cut off from the Soviet Union`,
        [hex],
      );
};
const DONE = { do: 'done' } as const;
const toMove = (railhead: number, hex: number) => ({ do: 'railhead', railhead, hex }) as const;
type Choice = ReturnType<typeof toMove> | typeof DONE;
const moves = (g: State): readonly Choice[] => {
  const { count, move } = chartsOf(g).railheads;
  return Array.from({ length: count }, (_, i) => i).flatMap(i => {
    const from = railheadOf(g, i);
    if (!isHex(g, from) || movedHeads(g).includes(i)) return [];
    return [...alongRails(g, from, move, to => controls(g, A, to))].slice(1).map(hex => toMove(i, hex));
  });
};
/** Whether any railhead has a first hex to move to. */
const canMove = (g: State): boolean => {
  const { count } = chartsOf(g).railheads;
  const { near, sides } = gridOf(g);
  const { RAIL_SIDE } = boxOf(g);
  for (let i = 0; i < count; i++) {
    const from = railheadOf(g, i);
    if (!isHex(g, from) || movedHeads(g).includes(i)) continue;
    for (let k = from * 6; k < from * 6 + 6; k++)
      if (near[k]! >= 0 && RAIL_SIDE[sides[k]!] === 1 && controls(g, A, near[k]!)) return true;
  }
  return false;
};
export const movingRailheads: Decision<Choice> = {
  verbs: ['railhead', 'done'],
  candidates: g => [DONE, ...moves(g)],
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayMoveHead(g, c.railhead, c.hex)),
  take: (g, _a, c) => {
    if (c.do === 'done') return next;
    const from = railheadOf(g, c.railhead);
    g.cells[at(g).railhead + c.railhead] = c.hex;
    movementProc.put(g, { heads: [...movedHeads(g), c.railhead] });
    emit(g, { is: 'railhead', case: '10.3.1', from, hex: c.hex });
    return again;
  },
  say: (g, _a, c) =>
    c.do === 'done'
      ? 'The railheads stay'
      : `Railhead ${c.railhead + 1} from ${placed(g, railheadOf(g, c.railhead))} to ${placed(g, c.hex)}`,
};
export const railheadSteps = steps('movement', [
  {
    at: '10.3.1',
    case: '10.3.1',
    name: 'Railheads',
    when: (g, f) => f.vars.power === SOVIET_POWER && canMove(g),
    run: () => ask(ALLIED, 'movingRailheads', '10.3.1'),
  },
]);

/** 10.3.1 Pulls it back to the first hex from which a railway leads to a source, unless another railway still connects it. */
const pullBack = (g: State, railhead: number): void => {
  const from = railheadOf(g, railhead);
  if (!isHex(g, from) || isRailFed(g, from)) return;
  for (const to of alongRails(g, from, Infinity, () => true)) {
    if (!isRailFed(g, to)) continue;
    g.cells[at(g).railhead + railhead] = to;
    emit(g, { is: 'railheadBack', case: '10.3.1', from, hex: to });
    return;
  }
};
export const railheadWatches: readonly Watch<WarEvent>[] = [
  {
    on: 'taken',
    case: '10.3.1',
    run: (g, e) => {
      const { count } = chartsOf(g).railheads;
      if (e.side === G && boxOf(g).IS_RAIL[e.hex as number]) for (let i = 0; i < count; i++) pullBack(g, i);
      return undefined;
    },
  },
];
