/** 15.0 The Blitzkrieg Assault Phase, for the Germans only. */
import {
  drawNumber,
  no,
  ok,
  type Decision,
  type Verdict,
  stackAt,
  cells,
  type Obstacle,
  variable,
  blockedBy,
  places,
  untilOver,
} from '../../../../engine/decide.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { G, GERMAN_CAMP, isMobile, nameOf, NO_TANK, sideOf } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { barsMobile, joinedTo, placed, sideTo } from '../../model/ground.ts';
import { at, controls, hexesOf, onMap, placeOf, sideName, unitsIn, unitsOf, unitsOfIn } from '../../model/state.ts';
import { mayBeIn } from '../movement/areas.ts';
import { battleProc, freshBattle, type Battle } from '../combat/battle-vars.ts';
import { blitzProc, isUnder, liftMarkers, loseTouch, parted, type Blitz } from './blitz-markers.ts';
import { crossRhine, moveTo } from '../movement/control.ts';
import { mayAttack } from '../combat/eligible-attackers.ts';
import { isBarredTo } from '../position/board-cache.ts';
import { mayUse } from '../combat/odds.ts';
import { canUse, heldCount, layMarker, mayWield, usable } from '../cards/pool.ts';
import { mayStackFreely } from '../movement/stacking.ts';
import { IN_SUPPLY, isInactive, supplyOf } from '../supply/supply.ts';
import { noActionsOn } from '../position/obstacles.ts';
import { ask, askSecretly, emit, marked, steps } from '../flow.ts';

/** 15.0 Mobile Panzers; by an event any mobile unit. */
const mayBeUnder = (g: State, unit: number): boolean =>
  isMobile(g, unit) &&
  (boxOf(g).TANK[unit] !== NO_TANK || marked(g, 'playerTurn', 'blitzAny')) &&
  boxOf(g).CAMP[unit] === GERMAN_CAMP;
const germanHexes = (g: State): readonly number[] =>
  hexesOf(
    g,
    unitsOf(g, G).filter(u => onMap(g, u) && mayBeUnder(g, u)),
  );
const mayMark = (g: State, hex: number): Verdict => {
  const units = unitsIn(g, hex);
  const here = placed(g, hex);
  const refuse = (obstacle: Obstacle, ruleCase: string, why: string): Verdict =>
    blockedBy(obstacle, ruleCase, why, [hex]);
  if (units.length === 0) return refuse(stackAt(hex), '15.0', `nobody is in ${here}`);
  if (!units.some(u => mayBeUnder(g, u))) return refuse(stackAt(hex), '15.0', `no mobile Panzer is in ${here}`);
  if (units.some(u => isUnder(g, u)))
    return refuse(cells('blitz', ...units), '15.0', `a unit in ${here} is under a Blitzkrieg! marker already`);
  if (units.some(u => isInactive(g, u)))
    return refuse(cells('na', ...units), '15.0', `the units in ${here} are under No Actions`);
  if (units.some(u => supplyOf(g, u) !== IN_SUPPLY))
    return refuse(cells('supply', ...units), '12.4', `the units in ${here} lack supply`);
  return mayWield(g, G, 'Blitzkrieg!', '15.0');
};
type Marking = { readonly do: 'blitz'; readonly hex: number } | { readonly do: 'done' };
export const marking: Decision<Marking> = {
  verbs: ['blitz', 'done'],
  candidates: g => [{ do: 'done' }, ...germanHexes(g).map(hex => ({ do: 'blitz', hex }) as const)],
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayMark(g, c.hex)),
  sample: (g, _a, rnd) => {
    const hexes = germanHexes(g);
    const able = canUse(g, G, 'Blitzkrieg!');
    const k = drawNumber(1 + hexes.length, i => i === 0 || (able && mayMark(g, hexes[i - 1]!).ok), rnd);
    return k === 0 ? { do: 'done' } : { do: 'blitz', hex: hexes[k - 1]! };
  },
  take: (g, _a, c) => {
    if (c.do === 'done') return next;
    layMarker(g, usable(g, G, 'Blitzkrieg!')[0]!, c.hex);
    for (const u of unitsIn(g, c.hex)) if (mayBeUnder(g, u)) g.cells[at(g).blitz + u] = 1;
    emit(g, { is: 'blitzkrieg', case: '15.0', hex: c.hex });
    return again;
  },
  ends: ['done'],
  say: (g, _a, c) => (c.do === 'done' ? 'No more Blitzkrieg! markers' : `Blitzkrieg! marker on ${placed(g, c.hex)}`),
};

// 15.2, 15.3 Assault or advance ------------------------------------------------------------------------------------------
const isIdle = (g: State, { acted }: Blitz, unit: number): boolean =>
  isUnder(g, unit) && onMap(g, unit) && !acted.includes(unit);
const idle = (g: State): readonly number[] => {
  const b = blitzProc.vars(g);
  return unitsOf(g, G).filter(u => isIdle(g, b, u));
};
const stackOf = (g: State, hex: number): readonly number[] => {
  const b = blitzProc.vars(g);
  return unitsOfIn(g, G, hex).filter(u => isIdle(g, b, u));
};
const mayAdvance = (g: State, unit: number, hex: number): Verdict => {
  const from = placeOf(g, unit);
  const name = nameOf(g, unit);
  if (sideOf(g, unit) !== G) return no('15.1', `${name} is not German`);
  if (!onMap(g, unit)) return blockedBy(places(unit), '15.1', `${name} is not on the map`);
  if (!isUnder(g, unit)) return blockedBy(cells('blitz', unit), '15.1', `${name} is under no Blitzkrieg! marker`);
  if (blitzProc.vars(g).acted.includes(unit))
    return blockedBy(variable('acted'), '15.1', `${name} has acted in this phase`);
  if (isInactive(g, unit)) return blockedBy(noActionsOn(g, unit), '2.7', `${name} is under No Actions`);
  if (!(joinedTo(g, from) as readonly number[]).includes(hex))
    return blockedBy(places(unit), '15.2', `${placed(g, hex)} is not next to ${placed(g, from)}, where ${name} is`, [
      hex,
    ]);
  if (barsMobile(g, from, hex))
    return blockedBy(
      places(unit),
      '15.2',
      `the ground bars a Blitzkrieg from ${placed(g, from)} into ${placed(g, hex)}`,
      [hex],
    );
  if (isBarredTo(g, GERMAN_CAMP, hex))
    return blockedBy(stackAt(hex), '15.2', `an enemy stands in ${placed(g, hex)}`, [hex]);
  const ground = mayBeIn(g, unit, hex);
  return ground.ok ? mayStackFreely(g, unit, hex) : ground;
};
/** 15.3, 14.3.5 The whole stack, or one unit of it while the others stay. */
const assaulters = (g: State, { origin, unit }: Pick<Assault, 'origin' | 'unit'>): readonly number[] => {
  const units = stackOf(g, origin);
  return unit === undefined ? units : units.filter(u => u === unit);
};
const mayAssault = (g: State, c: Assault): Verdict => {
  const { origin, hex } = c;
  const units = assaulters(g, c);
  if (units.length === 0)
    return blockedBy(
      untilOver(g),
      '15.1',
      `no unit under a Blitzkrieg! marker is left in ${placed(g, origin)} to assault`,
      [origin],
    );
  const bad = units.map(u => mayAttack(g, u, hex, { kind: 'target', side: G, with: 'grey' })).find(v => !v.ok);
  if (bad) return bad;
  return mayUse(
    g,
    { attacker: G, attackers: units, hexes: [hex], kind: 'assault', depth: 0, shock: false },
    'Blitzkrieg',
  );
};
/** 15.3 The battle this assault would be. */
export const assaultOf = (g: State, c: Assault): Battle => {
  const { hex } = c;
  const force = { attacker: G, attackers: assaulters(g, c), hexes: [hex], kind: 'assault' as const, shock: false };
  return freshBattle({ ...force, defenders: unitsIn(g, hex), table: 'Blitzkrieg', phasing: G });
};
type Assault = { readonly do: 'assault'; readonly origin: number; readonly hex: number; readonly unit?: number };
/** 15.3 The assaults of a stack on a hex: by the whole stack, or by one of its units. */
const assaultsOn = (g: State, origin: number, hex: number): readonly Assault[] => {
  const units = stackOf(g, origin);
  const all: Assault = { do: 'assault', origin, hex };
  return units.length > 1 ? [all, ...units.map(unit => ({ ...all, unit }))] : [all];
};
type Blitzing =
  | Assault
  | { readonly do: 'advance'; readonly unit: number; readonly hex: number }
  | { readonly do: 'done' };
export const blitzing: Decision<Blitzing> = {
  verbs: ['assault', 'advance', 'done'],
  candidates: g => {
    const units = idle(g);
    const all: Blitzing[] = [{ do: 'done' }];
    for (const origin of hexesOf(g, units))
      for (const hex of joinedTo(g, origin)) if (unitsIn(g, hex).length) all.push(...assaultsOn(g, origin, hex));
    for (const unit of units) for (const hex of joinedTo(g, placeOf(g, unit))) all.push({ do: 'advance', unit, hex });
    return all;
  },
  judge: (g, _a, c) => {
    if (c.do === 'done') return ok;
    return c.do === 'assault' ? mayAssault(g, c) : mayAdvance(g, c.unit, c.hex);
  },
  take: (g, _a, c) => {
    const b = blitzProc.vars(g);
    if (c.do === 'done') return next;
    if (c.do === 'advance') {
      const theirs = !controls(g, G, c.hex);
      const from = placeOf(g, c.unit);
      crossRhine(g, sideTo(g, from, c.hex));
      moveTo(g, c.unit, c.hex);
      blitzProc.set(g, { ...b, acted: [...b.acted, c.unit] });
      emit(g, { is: 'advanced', case: '15.2', unit: c.unit, from, hex: c.hex, theirs });
      return again;
    }
    const battle = assaultOf(g, c);
    blitzProc.set(g, { ...b, acted: [...b.acted, ...battle.attackers] });
    return battleProc.call(battle, '15.1');
  },
  ends: ['done'],
  say: (g, _a, c) => {
    if (c.do === 'done') return 'End the Blitzkrieg Phase';
    return c.do === 'assault'
      ? `Assault ${placed(g, c.hex)} from ${placed(g, c.origin)}${c.unit === undefined ? '' : ` with ${nameOf(g, c.unit)} alone`}`
      : `${nameOf(g, c.unit)} advances to ${placed(g, c.hex)}`;
  },
};
export const blitzSteps = steps('blitzkrieg', [
  {
    at: '15.0/start',
    case: '15.0',
    name: 'Blitzkrieg Phase',
    run: g => {
      const { COUNT, CELLS } = boxOf(g);
      g.cells.fill(0, CELLS.fought, CELLS.fought + COUNT);
      loseTouch(g);
      return next;
    },
  },
  {
    at: '15.0',
    case: '15.0',
    name: 'Blitzkrieg! markers',
    when: g => heldCount(g, G) > 0 && unitsOf(g, G).some(u => onMap(g, u) && mayBeUnder(g, u)),
    run: () => askSecretly(sideName(G), 'marking', '15.0'),
  },
  {
    at: '15.1',
    case: '15.1',
    name: 'Blitzkrieg Assaults',
    run: (g, { vars: b }) => (unitsOf(g, G).some(u => isIdle(g, b, u)) ? ask(sideName(G), 'blitzing', '15.1') : next),
  },
  {
    at: '15.4/where',
    case: '15.4',
    name: 'Where a marker stays',
    when: (g, { vars }) => parted(g, vars).length > 0,
    run: () => ask(sideName(G), 'keeping', '15.4'),
  },
  {
    at: '15.4',
    case: '15.4',
    name: 'Markers off',
    run: (g, { vars }) => {
      liftMarkers(g, vars);
      return next;
    },
  },
]);
