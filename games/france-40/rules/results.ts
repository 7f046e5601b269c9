/** 11.1, 11.3-11.6 Combat results: losses, retreats and the advance after combat. */
import {
  blockedBy,
  named,
  no,
  ok,
  stackAt,
  variable,
  zoneAt,
  type Decision,
  type Verdict,
  places,
} from '../../../engine/decide.ts';
import { again, done, next, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { BRITISH, FRENCH, G, isFort, nameOf, nationOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf, isWater, placed } from '../model/ground.ts';
import {
  AT,
  at,
  byFirstRules,
  foe,
  fortIn,
  heightOf,
  is1940,
  onMap,
  placeOf,
  putUnit,
  sideName,
  stackIn,
  stackLimit,
} from '../model/state.ts';
import { enterHex, goesOverland } from './control.ts';
import { BY_SEA, exitsFor } from './exits.ts';
import { ask, emit, fought, goto, losing, procedure, steps, type FoughtBattle, type LosingBattle } from './flow.ts';
import { mayStand } from './ground.ts';
import { eliminate, loseStep, loseStepEach } from './losses.ts';
import { BATTLE_HEX, heightIn, restsOn, zoneWords } from './obstacles.ts';
import { limitCase, mayShare } from './stacking.ts';
import { inZoneOf } from './zones.ts';

const battleProc = procedure('battle');
const attackerSide = (g: State, b: FoughtBattle): SideNo => sideOf(g, b.attackers[0]!);
const alive = (g: State, units: readonly number[]): readonly number[] => units.filter(u => onMap(g, u));
const defendersLeft = (g: State, b: FoughtBattle): readonly number[] =>
  alive(g, b.defenders).filter(u => placeOf(g, u) === b.hex);

/** 11.6 AE and DE: in 1940 each unit loses a step, in 1939 all are eliminated. */
const eliminateOrReduce = (g: State, units: readonly number[]): void => {
  if (is1940(g)) return loseStepEach(g, units);
  for (const u of units) eliminate(g, u, '11.6');
};

/** 11.10 Carries out a result, or goes to the step that asks about it. */
const apply = (g: State, b: FoughtBattle): Next => {
  switch (b.result) {
    case 'AS':
      return done(); // 11.5
    case 'DE':
      eliminateOrReduce(g, defendersLeft(g, b));
      return goto('11.1'); // 11.6
    case 'AE': // 11.6 in 1939 the attacker picks one unit
      if (!is1940(g)) return goto('11.4', losses(b, [attackerSide(g, b)], 'unit'));
      eliminateOrReduce(g, b.attackers);
      return done();
    case 'BB':
      return goto('11.4', losses(b, [foe(attackerSide(g, b)), attackerSide(g, b)], 'step'));
    case 'DR':
      if (fortIn(g, b.hex) < 0) return goto('11.3');
      emit(g, { is: 'instead', case: '11.3', hex: b.hex, stalled: g.cells[AT.fortRetreat]! });
      return g.cells[AT.fortRetreat] === 1
        ? done()
        : goto('11.4', losses(b, [foe(attackerSide(g, b)), attackerSide(g, b)], 'unit')); // 11.3 against forts
  }
};
const losses = (b: FoughtBattle, sides: readonly SideNo[], what: 'step' | 'unit'): LosingBattle => ({
  ...b,
  sides,
  what,
});

// 11.4 The owner chooses what to lose --------------------------------------------------------------------------
/** 11.4 Units of which one takes the loss. Where mobile units and a fort defend together, the mobile units take it. */
const lossCandidates = (g: State, b: LosingBattle): readonly number[] => {
  const side = b.sides[0]!;
  const all = side === attackerSide(g, b) ? alive(g, b.attackers) : defendersLeft(g, b);
  const mobile = all.filter(u => !isFort(g, u));
  return mobile.length ? mobile : all;
};
const mayLose = (g: State, b: LosingBattle, unit: number): Verdict => {
  const candidates = lossCandidates(g, b);
  if (candidates.includes(unit)) return ok;
  const c = lossCase(b);
  const side = b.sides[0]!;
  const name = nameOf(g, unit);
  if (sideOf(g, unit) !== side) return no(c, `${name} cannot take a loss of the ${side === G ? 'Germans' : 'Allies'}`);
  const fought = side === attackerSide(g, b) ? b.attackers : b.defenders;
  if (!fought.includes(unit)) return blockedBy(BATTLE_HEX, c, `${name} is not in the battle for ${placed(g, b.hex)}`);
  return isFort(g, unit) && onMap(g, unit)
    ? blockedBy(places(...candidates), '11.4', `${name} is a fort: ${nameOf(g, candidates[0]!)} with it takes the loss`)
    : blockedBy(places(unit), c, `${name} is no longer in ${placed(g, b.hex)}`);
};
const lossCase = (b: LosingBattle): string => (b.result === 'AE' ? '11.6' : b.what === 'unit' ? '11.3' : '11.4');
const toLose = (unit: number) => ({ do: 'lose', unit }) as const;
export const choosingLoss: Decision<ReturnType<typeof toLose>> = {
  forced: ['lose'],
  candidates: g => lossCandidates(g, losing(battleProc.vars(g))).map(toLose),
  judge: (g, _a, c) => mayLose(g, losing(battleProc.vars(g)), c.unit),
  take: (g, _a, c) => {
    const b = losing(battleProc.vars(g));
    if (b.what === 'step') loseStep(g, c.unit);
    else eliminate(g, c.unit, lossCase(b));
    battleProc.put(g, { sides: b.sides.slice(1) });
    return again;
  },
  say: (g, _a, c) =>
    `${nameOf(g, c.unit)} ${losing(battleProc.vars(g)).what === 'step' ? 'loses a step' : 'is eliminated'}`,
};

// 11.3 Retreat -------------------------------------------------------------------------------------------------
type BattlePlaces = Pick<FoughtBattle, 'hex' | 'from'>;
/** 11.3, 7.4 May the unit retreat into this hex? */
const mayRetreat = (g: State, b: BattlePlaces, unit: number, hex: number): Verdict => {
  const v = mayRetreatInto(g, b, unit, hex);
  return v.ok ? v : named(v, `${nameOf(g, unit)} cannot retreat to ${placed(g, hex)}`);
};
const mayRetreatInto = (g: State, b: BattlePlaces, unit: number, hex: number): Verdict => {
  const side = sideOf(g, unit);
  const there = stackIn(g, hex)[0] ?? fortIn(g, hex);
  if (!around(gridOf(g), b.hex as HexId).includes(hex as HexId))
    return blockedBy(BATTLE_HEX, '11.3', `that is not next to ${placed(g, b.hex)}`, [hex]);
  if (isWater(g, b.hex, hex))
    return blockedBy(BATTLE_HEX, '11.3', `water lies between it and ${placed(g, b.hex)}`, [hex]);
  if (b.from.includes(hex)) return blockedBy(variable('from'), '11.3', 'an attacker stood there', [hex]);
  if (there >= 0 && sideOf(g, there) !== side)
    return blockedBy(stackAt(hex), '11.3', `${nameOf(g, there)} is there`, [hex]);
  const stand = mayStand(g, nationOf(g, unit), hex, b.hex);
  const share = mayShare(g, unit, hex);
  if (!stand.ok) return stand;
  if (!share.ok) return share;
  return inZoneOf(g, foe(side), hex) ? blockedBy(zoneAt(hex), '7.4', `that is in ${zoneWords(foe(side))}`, [hex]) : ok;
};
const retreaters = (g: State, b: FoughtBattle): readonly number[] =>
  defendersLeft(g, b).filter(u => !isFort(g, u) && !b.stuck?.includes(u));
export const retreatHexes = (g: State, b: BattlePlaces, unit: number): readonly HexId[] =>
  around(gridOf(g), b.hex as HexId).filter(hex => mayRetreat(g, b, unit, hex).ok);
type Retreating = { readonly do: 'retreat'; readonly unit: number; readonly hex: number };
export const retreating: Decision<Retreating> = {
  forced: ['retreat'],
  candidates: g => {
    const b = fought(battleProc.vars(g));
    return retreaters(g, b).flatMap(unit =>
      around(gridOf(g), b.hex as HexId).map(hex => ({ do: 'retreat', unit, hex }) as const),
    );
  },
  judge: (g, _a, c) => {
    const b = fought(battleProc.vars(g));
    return retreaters(g, b).includes(c.unit)
      ? mayRetreat(g, b, c.unit, c.hex)
      : blockedBy(BATTLE_HEX, '11.3', `${nameOf(g, c.unit)} is not among those who retreat from ${placed(g, b.hex)}`);
  },
  take: (g, _a, c) => {
    const overland = goesOverland(g, c.unit);
    putUnit(g, c.unit, c.hex);
    g.cells[at(g).retreated + c.unit] = 1;
    g.cells[at(g).shown + c.unit] = 1; // the attacker saw it in the battle and sees it go
    emit(g, { is: 'retreated', case: '11.3', side: sideOf(g, c.unit), unit: c.unit, hex: c.hex });
    enterHex(g, c.unit, c.hex, overland);
    return again;
  },
  say: (g, _a, c) => `${nameOf(g, c.unit)} retreats to ${placed(g, c.hex)}`,
};
/** 11.3 A unit that cannot retreat stays and suffers DE: in 1940 it loses a step (11.6). */
const retreat = (g: State, b: FoughtBattle): Next => {
  const left = retreaters(g, b);
  const stuck = left.find(u => retreatHexes(g, b, u).length === 0);
  if (left.length === 0) return next;
  if (stuck === undefined) return ask(sideName(foe(attackerSide(g, b))), 'retreating', '11.3');
  battleProc.put(g, { stuck: [...(b.stuck ?? []), stuck] });
  if (isDrivenOff(g, stuck, b.hex)) eliminate(g, stuck, '5.14');
  else eliminateOrReduce(g, [stuck]);
  return again;
};
/** 5.14, 11.3 A British unit that cannot retreat is driven off the map, and lost, if its hex is on an edge that it could leave by. */
const isDrivenOff = (g: State, unit: number, hex: number): boolean => {
  if (nationOf(g, unit) !== BRITISH) return false;
  const { WEST_EDGE, SOUTH_EDGE_ALL } = boxOf(g);
  if (byFirstRules(g)) return [...WEST_EDGE, ...SOUTH_EDGE_ALL].includes(hex as HexId);
  return exitsFor(g, [unit]).some(e => e.edge !== BY_SEA && e.hex === hex);
};

// 11.1 Advance -------------------------------------------------------------------------------------------------
const isVacant = (g: State, b: FoughtBattle): boolean => heightOf(g, b.hex) === 0 && fortIn(g, b.hex) < 0;
const hasAdvanced = (g: State, b: FoughtBattle): boolean =>
  heightOf(g, b.hex) > 0 && alive(g, b.attackers).some(u => placeOf(g, u) === b.hex);
/** 11.1 Attackers may advance up to the stacking limit, if they may enter the hex at all. */
const mayAdvance = (g: State, b: FoughtBattle, unit: number): Verdict => {
  const v = mayEnter(g, b, unit);
  return v.ok ? v : named(v, `${nameOf(g, unit)} cannot advance into ${placed(g, b.hex)}`);
};
const mayEnter = (g: State, b: FoughtBattle, unit: number): Verdict => {
  if (!b.attackers.includes(unit)) return blockedBy(BATTLE_HEX, '11.1', 'it did not attack there');
  if (!onMap(g, unit)) return blockedBy(places(unit), '11.1', 'it was lost in the attack');
  if (placeOf(g, unit) === b.hex) return blockedBy(places(unit), '11.1', 'it has advanced already');
  if (heightOf(g, b.hex) >= stackLimit(g))
    return blockedBy(heightIn(b.hex), limitCase(g), `${stackLimit(g)} units are there, and no more may`, [b.hex]);
  const stand = mayStand(g, nationOf(g, unit), b.hex, placeOf(g, unit));
  return stand.ok ? stand : restsOn(stand, BATTLE_HEX);
};
/** 11.1 The French must send at least one. */
const mustAdvance = (g: State, b: FoughtBattle): boolean =>
  nationOf(g, b.attackers[0]!) === FRENCH &&
  !hasAdvanced(g, b) &&
  alive(g, b.attackers).some(u => mayAdvance(g, b, u).ok);
const toAdvance = (unit: number) => ({ do: 'advance', unit }) as const;
const DONE = { do: 'done' } as const;
export const advancing: Decision<ReturnType<typeof toAdvance> | typeof DONE> = {
  verbs: ['advance', 'done'],
  forced: ['advance'],
  candidates: g => [DONE, ...alive(g, fought(battleProc.vars(g)).attackers).map(toAdvance)],
  judge: (g, _a, c) => {
    const b = fought(battleProc.vars(g));
    if (c.do === 'advance') return mayAdvance(g, b, c.unit);
    return mustAdvance(g, b)
      ? blockedBy(
          places(...alive(g, b.attackers)),
          '11.1',
          `the French must advance into ${placed(g, b.hex)} with one unit at least`,
        )
      : ok;
  },
  take: (g, _a, c) => {
    if (c.do === 'done') return done();
    const b = fought(battleProc.vars(g));
    const overland = goesOverland(g, c.unit);
    putUnit(g, c.unit, b.hex);
    emit(g, { is: 'advanced', case: '11.1', side: sideOf(g, c.unit), unit: c.unit, hex: b.hex });
    enterHex(g, c.unit, b.hex, overland);
    return again;
  },
  say: (g, _a, c) =>
    c.do === 'done'
      ? 'No further advance'
      : `${nameOf(g, c.unit)} advances into ${placed(g, fought(battleProc.vars(g)).hex)}`,
};
const canAdvance = (g: State, b: FoughtBattle): boolean =>
  (isVacant(g, b) || hasAdvanced(g, b)) && alive(g, b.attackers).some(u => mayAdvance(g, b, u).ok);

export const resultSteps = steps('battle', [
  { at: '11.10/result', case: '11.10', name: 'Result', run: (g, f) => apply(g, fought(f.vars)) },
  { at: '11.3', case: '11.3', name: 'Retreat', run: (g, f) => retreat(g, fought(f.vars)) },
  {
    at: '11.1',
    case: '11.1',
    name: 'Advance',
    run: (g, f) => {
      const b = fought(f.vars);
      return canAdvance(g, b) ? ask(sideName(attackerSide(g, b)), 'advancing', '11.1') : done();
    },
  },
  {
    at: '11.4',
    case: '11.4',
    name: 'Losses',
    run: (g, f) => {
      const b = losing(f.vars);
      const side = b.sides[0];
      if (side === undefined) return goto('11.1', b);
      return lossCandidates(g, b).length
        ? ask(sideName(side), 'choosingLoss', lossCase(b))
        : (battleProc.put(g, { sides: b.sides.slice(1) }), again);
    },
  },
]);
