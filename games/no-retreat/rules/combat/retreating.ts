/** 14.7.5 Retreats hex by hex, and No Actions after them. */
import { ok, oneOf, type Decision, blockedBy } from '../../../../engine/decide.ts';
import { emit } from '../../../../engine/events.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import type { HexId } from '../../../../kernel/hex.ts';
import { G, nameOf, sideOf, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { placed, sideTo } from '../../model/ground.ts';
import { at, hexesOf, onMap, placeOf, sideNo, unitsIn } from '../../model/state.ts';
import { battleIn, putBattle, type Battle } from './battle-vars.ts';
import { alive, crossRhine, hungryOf, moveTo } from './losses.ts';
import { leansOn, retreatSteps, whyNotRetreat } from './retreat.ts';
import { finishTodo, firstTodo } from './result-queue.ts';
import { untilOver } from '../position/obstacles.ts';

/** Those in the hexes attacked, stack-mates who stayed out among them. */
const whoRetreats = (g: State, b: Battle, side: SideNo): readonly number[] =>
  side === b.attacker ? [] : b.hexes.flatMap(hex => unitsIn(g, hex)).filter(u => boxOf(g).SIDE[u] === side);
export const beginRetreat = (g: State, b: Battle): void => {
  const { side, n } = firstTodo(b)!;
  const units = whoRetreats(g, b, side);
  const origin = units.length ? placeOf(g, units[0]!) : 0;
  putBattle(g, { ...b, retreating: units, far: n, gone: 0, origin, hungry: hungryOf(g, units) });
};
/** Does it need others to be still there who retreat, too? */
export const needsOthers = (g: State, { retreating: units, far }: Battle, unit: number): boolean =>
  onMap(g, unit) &&
  leansOn(
    g,
    unit,
    far,
    hexesOf(g, units).filter(hex => hex !== placeOf(g, unit)),
  );
/** Several hexes are left, and somebody gets away only through another of them. */
const leanOnEachOther = (g: State, b: Battle): boolean =>
  hexesOf(g, b.retreating).length > 1 && b.retreating.some(u => needsOthers(g, b, u));
/** 15.4, 24.2 A Blitzkrieg! marker of a reversed first turn goes with the last who leaves from under it. */
const shareMarker = (g: State, { retreating, kind }: Battle): boolean =>
  kind !== 'assault' && retreating.filter(u => g.cells[at(g).blitz + u] === 1).length > 1;
/** Does it matter who goes first? */
export const isOrderOpen = (g: State, b: Battle): boolean =>
  b.gone === 0 && b.retreating.length > 1 && b.lead !== b.retreating[0] && (leanOnEachOther(g, b) || shareMarker(g, b));
export const leading: Decision<{ readonly do: 'lead'; readonly unit: number }> = {
  verbs: ['lead'],
  candidates: g => alive(g, battleIn(g).retreating).map(unit => ({ do: 'lead', unit })),
  judge: (g, _a, c) =>
    alive(g, battleIn(g).retreating).includes(c.unit)
      ? ok
      : blockedBy(untilOver(g), '14.7.5', `${nameOf(g, c.unit)} does not retreat now`),
  take: (g, _a, c) => {
    const b = battleIn(g);
    const others = b.retreating.filter(u => u !== c.unit);
    putBattle(g, { ...b, retreating: [c.unit, ...others], lead: c.unit, origin: placeOf(g, c.unit) });
    return again;
  },
  say: (g, _a, c) => `${nameOf(g, c.unit)} retreats first`,
};
/** Where the first of them may go next: asked for by the step, the list and the verdict. */
export const nextHexes = (g: State, b: Battle): readonly HexId[] => boxOf(g).cache.flight(g, b, findNext);
const findNext = (g: State, { retreating: leaving, origin, gone, far }: Battle): readonly HexId[] => {
  const [unit] = leaving;
  return retreatSteps(g, unit!, { from: origin as HexId, hex: placeOf(g, unit!) as HexId, gone, far, leaving });
};
export const retreating: Decision<{ readonly do: 'retreat'; readonly hex: number }> = {
  verbs: ['retreat'],
  candidates: g => nextHexes(g, battleIn(g)).map(hex => ({ do: 'retreat', hex })),
  judge: (g, _a, c) => {
    const b = battleIn(g);
    const {
      retreating: [unit],
      gone,
      origin,
    } = b;
    if ((nextHexes(g, b) as readonly number[]).includes(c.hex)) return ok;
    return whyNotRetreat(g, unit!, origin as HexId, placeOf(g, unit!) as HexId, gone, c.hex);
  },
  sample: (g, _a, rnd) => ({ do: 'retreat', hex: oneOf(nextHexes(g, battleIn(g)), rnd) }),
  take: (g, _a, c) => {
    const b = battleIn(g);
    const unit = b.retreating[0]!;
    const from = placeOf(g, unit);
    if (sideOf(g, unit) === G) crossRhine(g, sideTo(g, from, c.hex));
    moveTo(g, unit, c.hex);
    emit(g, { is: 'retreated', case: '14.7.5', unit, from, hex: c.hex });
    if (b.gone + 1 < b.far) putBattle(g, { ...b, gone: b.gone + 1 });
    else nextToRetreat(g, unit);
    return again;
  },
  forced: ['retreat'],
  say: (g, _a, c) => `${nameOf(g, battleIn(g).retreating[0]!)} retreats to ${placed(g, c.hex)}`,
};
export const nextToRetreat = (g: State, retreated?: number): void => {
  const b = battleIn(g);
  const [, ...rest] = b.retreating;
  putBattle(g, {
    ...b,
    retreating: rest,
    gone: 0,
    origin: rest.length ? placeOf(g, rest[0]!) : 0,
    retreated: retreated === undefined ? b.retreated : [...b.retreated, retreated],
    rootRetreated: b.rootRetreated || (retreated !== undefined && b.depth % 2 === 0),
  });
};

export const tiring: Decision<{ readonly do: 'tire'; readonly hex: number }> = {
  verbs: ['tire'],
  candidates: g => hexesOf(g, alive(g, battleIn(g).retreated)).map(hex => ({ do: 'tire', hex })),
  judge: (g, _a, c) =>
    hexesOf(g, alive(g, battleIn(g).retreated)).includes(c.hex)
      ? ok
      : blockedBy(untilOver(g), '14.7', `nobody has retreated to ${placed(g, c.hex)}`, [c.hex]),
  take: (g, a, c) => {
    tire(g, sideNo(a.side), c.hex);
    finishTodo(g);
    return next;
  },
  forced: ['tire'],
  say: (g, _a, c) => `No Actions in ${placed(g, c.hex)}`,
};
/** 2.7 All units in a hex are under it. */
export const tire = (g: State, side: SideNo, hex: number): void => {
  for (const u of unitsIn(g, hex)) if (boxOf(g).SIDE[u] === side) g.cells[at(g).na + u] = 1;
  emit(g, { is: 'tired', case: '2.7', side, hex });
};
