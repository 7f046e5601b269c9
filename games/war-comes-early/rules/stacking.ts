/** 8.0 Stacking limits always apply; 7.0 the enemy disperses the surplus after an army broke up. */
import {
  blockedBy,
  no,
  ok,
  stackAt,
  variable,
  zoneAt,
  type Decision,
  type Verdict,
  places,
} from '../../../engine/decide.ts';
import { look } from '../../../engine/events.ts';
import { again, done, next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { show } from '../../../field/fog.ts';
import { fewestOut, firstWrong } from '../../../field/stacks.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { isMech, nameOf, names, nationOf } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { NATIONS } from '../data/units.ts';
import { gridOf, isWalled, placed, sideTo } from '../model/ground.ts';
import { foe, heightOf, onMap, placeOf, putUnit, sideName, sideOf, stackIn, unitsInPlay } from '../model/state.ts';
import { mayStand } from './areas.ts';
import { enterHex } from './control.ts';
import { stackingCountOf } from './board-cache.ts';
import { ask, call, emit, procedure, steps, type PhaseStep, type WarStep } from './flow.ts';
import { inZoneOf } from './zones.ts';

/** 8.0 Five units, one army, one static corps; German mechanised corps and static divisions count two. */
export const mayLie = (g: State, units: readonly number[]): boolean => overflow(g, units) === undefined;
const overflow = (g: State, units: readonly number[]): string | undefined => {
  const { LOAD, IS_ARMY, STATIC_CORPS } = boxOf(g);
  const { limit, armies, staticCorps } = chartsOf(g).stacking;
  let load = 0;
  let large = 0;
  let fixed = 0;
  for (const u of units) {
    load += LOAD[u]!;
    large += IS_ARMY[u]!;
    fixed += STATIC_CORPS[u]!;
  }
  if (load > limit) return `more than ${limit} units`;
  if (large > armies) return 'a second army';
  return fixed > staticCorps ? 'a second static corps' : undefined;
};
/** 8.0 Whether these units could be in that hex with those already there. */
export const mayJoin = (g: State, units: readonly number[], hex: number): Verdict => {
  const there = stackIn(g, hex);
  const one = there[0];
  const nation = nationOf(g, units[0]!);
  if (one !== undefined && sideOf(g, one) !== sideOf(g, units[0]!))
    return blockedBy(
      stackAt(hex),
      '8.0',
      `${nameOf(g, there.at(-1)!)} holds ${placed(g, hex)}: enemies never share a hex`,
      [hex],
    );
  if (one !== undefined && nationOf(g, one) !== nation)
    return blockedBy(
      stackAt(hex),
      '8.0',
      `${NATIONS[nationOf(g, one)]} units are in ${placed(g, hex)}: nations do not share a hex`,
      [hex],
    );
  const over =
    one === undefined ? overflow(g, units) : overflow(g, [...there, ...units.filter(u => !there.includes(u))]);
  if (over === undefined) return ok;
  const why = `${placed(g, hex)} would hold ${over}`;
  return there.length ? blockedBy(stackAt(hex), '8.0', why, [hex]) : no('8.0', why, [hex]);
};

// 7.0, 8.0 Dispersal ---------------------------------------------------------------------------------------------
/** 7.0 Where a unit may be moved out to: adjacent hexes where it may be, those without an enemy zone first. */
const waysOut = (g: State, unit: number, from: number): readonly HexId[] => {
  const fit = around(gridOf(g), from as HexId).filter(hex => mayGoOut(g, unit, from, hex).ok);
  const free = fit.filter(hex => !inZoneOf(g, foe(sideOf(g, unit)), hex));
  return free.length ? free : fit;
};
/** 7.0, 11.4 Adjacent, over a hexside it may cross, on ground and with units it may be with; zones not considered. */
const mayGoOut = (g: State, unit: number, from: number, to: number): Verdict => {
  const { RAIL_ONLY, RAIL_SIDE } = boxOf(g);
  const name = nameOf(g, unit);
  const [here, there] = [placed(g, from), placed(g, to)];
  const fromHere = (ruleCase: string, why: string) => blockedBy(variable('hex'), ruleCase, why, [to]);
  if (!around(gridOf(g), from as HexId).includes(to as HexId))
    return fromHere('7.0', `${there} is not next to ${here}, where ${name} is`);
  if (isWalled(g, from, to)) return fromHere('11.4', `nobody crosses the hexside between ${here} and ${there}`);
  const stand = mayStand(g, nationOf(g, unit), to);
  if (!stand.ok) return stand;
  if (isMech(g, unit) && RAIL_ONLY[to] === 1 && RAIL_SIDE[sideTo(g, from, to)] === 0)
    return fromHere('11.4', `${name} is mechanised, and no railway leads from ${here} to ${there}`);
  return mayJoin(g, [unit], to);
};
/** 7.0 The same, but into enemy zones only if there is no other hex. */
const mayScatter = (g: State, unit: number, from: number, to: number): Verdict => {
  const go = mayGoOut(g, unit, from, to);
  if (!go.ok) return go;
  const ways = waysOut(g, unit, from);
  if (ways.includes(to as HexId)) return ok;
  const why = `${placed(g, to)} is in an enemy zone of control, and ${nameOf(g, unit)} can go to ${placed(g, ways[0]!)}, which is in none`;
  return blockedBy(zoneAt(to), '7.0', why, [to]);
};
/** 7.0 Of an overfull hex: the units in any smallest set whose removal is enough. */
const surplus = (g: State, hex: number): readonly number[] => {
  const stack = stackIn(g, hex);
  if (mayLie(g, stack)) return [];
  const out = new Set(fewestOut(stack, rest => mayLie(g, rest)).flat());
  return stack.filter(u => out.has(u));
};
const canScatter = (g: State, hex: number): boolean => surplus(g, hex).some(u => waysOut(g, u, hex).length > 0);

const oneOfThese = (g: State, units: readonly number[]): string =>
  units.length === 1 ? names(g, units) : `one of ${names(g, units)}`;
const disperseProc = procedure('disperse');
const toScatter = (unit: number, hex: number) => ({ do: 'scatter', unit, hex }) as const;
/** 7.0 The opponent chooses which units go, and where. */
export const dispersing: Decision<ReturnType<typeof toScatter>> = {
  verbs: ['scatter'],
  forced: ['scatter'],
  candidates: g => {
    const { hex } = disperseProc.vars(g);
    return surplus(g, hex).flatMap(unit => waysOut(g, unit, hex).map(to => toScatter(unit, to)));
  },
  judge: (g, _a, c) => {
    const { hex } = disperseProc.vars(g);
    if (placeOf(g, c.unit) !== hex)
      return blockedBy(variable('hex'), '7.0', `${nameOf(g, c.unit)} is not in ${placed(g, hex)}`, [hex]);
    const out = surplus(g, hex);
    if (!out.includes(c.unit))
      return blockedBy(
        places(...out),
        '7.0',
        `as few as will do are moved out: ${oneOfThese(g, out)}, not ${nameOf(g, c.unit)}`,
        [hex],
      );
    return mayScatter(g, c.unit, hex, c.hex);
  },
  take: (g, _a, c) => {
    const from = placeOf(g, c.unit);
    putUnit(g, c.unit, c.hex);
    show(boxOf(g).STACKS, g, [c.unit]); // the opponent moves them and so sees them
    emit(g, { is: 'scattered', case: '7.0', unit: c.unit, from, hex: c.hex });
    enterHex(g, c.unit, c.hex);
    return again;
  },
  say: (g, _a, c) => `${nameOf(g, c.unit)} to ${placed(g, c.hex)}`,
};
export const disperse = (hex: number, back?: WarStep) => disperseProc.call({ hex }, back);
export const disperseSteps = steps('disperse', [
  {
    at: '8.0/look',
    case: '8.0',
    name: 'Too many in a hex',
    when: g => canScatter(g, disperseProc.vars(g).hex),
    run: g => {
      const hex = disperseProc.vars(g).hex as HexId;
      const all = stackIn(g, hex);
      const side = sideOf(g, all[0]!);
      const beside = around(gridOf(g), hex).flatMap(h => stackIn(g, h).filter(u => sideOf(g, u) === side));
      show(boxOf(g).STACKS, g, [...all, ...beside]); // where they may go depends on the units there
      look(g, sideName(foe(side)), '8.0', { hex, units: all });
      return next;
    },
  },
  {
    at: '7.0/scatter',
    case: '7.0',
    name: 'Dispersal',
    when: g => canScatter(g, disperseProc.vars(g).hex),
    run: g => ask(sideName(foe(sideOf(g, topIn(g)))), 'dispersing', '7.0'),
  },
]);
const topIn = (g: State): number => stackIn(g, disperseProc.vars(g).hex).at(-1)!;
/** Disperses one hex after the other. */
export const disperseIn = (hexes: readonly number[]) => call('disperseAll', { hexes });
export const disperseAllSteps = steps('disperseAll', [
  {
    at: '8.0/each',
    case: '8.0',
    name: 'Too many in a hex',
    run: (g, f) => {
      const hex = f.vars.hexes.find(h => canScatter(g, h));
      return hex === undefined ? done() : disperse(hex, '8.0/each');
    },
  },
]);

/** 8.0 At the end of any phase, for both sides: a surplus that could not be moved out stays until the next check. */
export const stackingCheck: PhaseStep<'8.0'> = {
  at: '8.0',
  case: '8.0',
  name: 'Stacking',
  run: g => {
    if (stackingCountOf(g).crowded === 0) return next;
    const wrong = firstWrong(boxOf(g).STACKS, g, unitsInPlay(g), hex =>
      heightOf(g, hex) > 1 && onMap(g, stackIn(g, hex)[0] ?? -1) && canScatter(g, hex) ? hex : undefined,
    );
    return wrong === undefined ? next : disperse(wrong, '8.0');
  },
};
