/** 14.7 What a result becomes by rule and by wish, and what it asks of whom. */
import { no, ok, type Decision } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, ask, goto, next, procedure, top, type Step } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { A, campOf, FRENCH, G, isDynamo, nameOf, nationOf, NO_TANK, POLES, type SideNo } from '../army.ts';
import { boxOf } from '../box.ts';
import { RESULTS, type Result } from '../data/rows.ts';
import { placed } from '../ground.ts';
import { at, foe, hexesOf, isLed, onMap, option, placeOf, sideName, sideNo, unitsIn, unitsOf } from '../state.ts';
import { battleIn, battleProc, counterattackOf, putBattle, type Battle, type Todo } from './battle-vars.ts';
import { alive, eliminate, hungryOf, loseStep, moveTo, surrender } from './losses.ts';
import { mayPlaceBlow } from './markers.ts';
import { aboutBattle } from './odds.ts';
import { isHemmedIn, retreatSteps, shoveHexes, whyNotRetreat } from './retreat.ts';
import { isOverstacked } from './stacking.ts';

const has = (b: Battle, what: string): boolean => b.support.some(s => s.what === what);
const isMobileTable = (b: Battle): boolean => b.table === 'German Mobile' || b.table === 'Allied Mobile';

// Swaps by rule, in their order --------------------------------------------------------------------------------------
/** 18.10, 22.8, 14.7.4, 22.4, 22.5 and what events change. */
export const convertedBy = (g: State, b: Battle, rolled: Result): Result => {
  let r = rolled;
  if (has(b, 'panic') && b.table === 'Blitzkrieg') r = 'DS';
  if (has(b, 'pocket') && r === 'DR') r = 'DS';
  if (has(b, 'prepared') && (r === 'CA' || r === 'CA1')) r = '-';
  if (has(b, 'soften') && (r === 'DR' || r === 'DS')) r = 'EX';
  r = steadyResult(g, b, r);
  if (r === 'CB' && b.attacker === G && isLed(g, 'Bock')) r = 'EX';
  if (r === 'CB' && !mayPlaceBlow(g, b)) r = '-';
  if (isPolishMobile(g, b) && (r === 'CA' || r === 'CA1')) r = '-';
  return r;
};
/** 18.10 D and DR against Dynamo are EX; 22.4 D against Germans is D1 under Hitler: so is a D that comes of a CR. */
const steadyResult = (g: State, b: Battle, r: Result): Result => {
  if ((r === 'D' || r === 'DR') && b.defenders.some(u => isDynamo(g, u))) return 'EX';
  return r === 'D' && b.attacker === A && isLed(g, 'Hitler') ? 'D1' : r;
};
/** 22.5 Poles who defend in Mobile Combat under Rydz-Śmigły do not counterattack. */
const isPolishMobile = (g: State, b: Battle): boolean =>
  b.attacker === G && isMobileTable(b) && isLed(g, 'Rydz-Smigly') && b.defenders.some(u => nationOf(g, u) === POLES);
/** 22.2, 22.6 What the defender may wish for. */
export const wishFor = (g: State, b: Battle): Result | undefined => {
  if (b.attacker !== G) return undefined;
  if (b.result === 'DR' && isLed(g, 'Weygand') && b.defenders.some(u => nationOf(g, u) === FRENCH)) return 'D1';
  return b.result === 'CR' && isLed(g, 'Sosnkowski') ? 'EX' : undefined;
};
export const converting: Decision<{ readonly do: 'convert' } | { readonly do: 'pass' }> = {
  verbs: ['convert', 'pass'],
  candidates: () => [{ do: 'convert' }, { do: 'pass' }],
  judge: () => ok,
  take: (g, _a, c) => {
    const b = battleIn(g);
    const to = c.do === 'convert' ? wishFor(g, b) : undefined;
    if (to) {
      battleProc.put(g, { result: to });
      emit(g, {
        is: 'converted',
        case: b.result === 'DR' ? '22.2' : '22.6',
        came: RESULTS.indexOf(to),
      });
    }
    return next;
  },
  say: (g, _a, c) => (c.do === 'convert' ? `Take it as ${wishFor(g, battleIn(g))}` : 'Let it stand'),
};

// What a result asks for ----------------------------------------------------------------------------------------------
const RETREATS: { readonly [R in Result]?: number } = { D: 2, DR: 2, DS: 3, DD: 3 };
export const todoOf = (b: Battle, result: Result): readonly Todo[] => {
  const attacker = b.attacker;
  const defender = foe(attacker);
  const todo = (step: string, side: SideNo, n = 1): Todo => ({ step, side, n });
  const run = todo('retreat', defender, RETREATS[result] ?? 0);
  switch (result) {
    case 'A1':
      return [todo('lose', attacker)];
    case 'CA1':
      return [todo('counter', defender, 1)];
    case 'CA':
      return [todo('counter', defender, 0)];
    case '-':
      return [];
    case 'CB':
      return [todo('blow', b.phasing)];
    case 'CR':
      return [todo('required', defender)];
    case 'EX':
      return [todo('lose', defender), todo('lose', attacker)];
    case 'EX/CR':
      return [todo('lose', defender), todo('lose', attacker), todo('required', defender)];
    case 'D':
      return [todo('stand', defender)];
    case 'D1':
      return [todo('lose', defender), todo('advance', attacker, 1)];
    case 'DR':
      return [run, todo('inactive', defender), todo('advance', attacker, 2)];
    case 'DS':
      return [run, todo('allInactive', defender), todo('advance', attacker, 2)];
    case 'DD':
      return [run, todo('loseAll', defender), todo('allInactive', defender), todo('advance', attacker, 2)];
    case 'DE':
      return [todo('destroy', defender), todo('advance', attacker, 2)];
  }
};
const finish = (g: State, more: readonly Todo[] = []): void => {
  const b = battleIn(g);
  putBattle(g, { ...b, todo: more.length ? [...more, ...b.todo.slice(1)] : b.todo.slice(1) });
};
const first = (b: Battle): Todo | undefined => b.todo[0];
const isDoing =
  (step: string) =>
  (_g: State, { vars: b }: { readonly vars: Battle }): boolean =>
    first(b)?.step === step;
const unitsOfSide = (g: State, b: Battle, side: SideNo): readonly number[] =>
  alive(g, side === b.attacker ? b.attackers : b.defenders);
/** 14.7.1, 14.6.5 Whoever used the armour bonus loses a tank. */
export const mayLose = (g: State, b: Battle, side: SideNo): readonly number[] => {
  const units = unitsOfSide(g, b, side);
  const tanks = units.filter(u => boxOf(g).TANK[u] !== NO_TANK);
  return side === b.attacker && b.armour && tanks.length ? tanks : units;
};
/** 14.7.2 What the fight has cost a side. */
const count = (g: State, side: SideNo): void => {
  const b = battleIn(g);
  const [german, allied] = b.lost;
  putBattle(g, { ...b, lost: side === G ? [german + 1, allied] : [german, allied + 1] });
};
const hurt = (g: State, units: readonly number[], side: SideNo): void => {
  const hungry = hungryOf(g, units);
  for (const u of units) {
    count(g, side);
    loseStep(g, u, '14.7.1', hungry.includes(u));
  }
};
export const losing: Decision<{ readonly do: 'lose'; readonly unit: number }> = {
  verbs: ['lose'],
  candidates: (g, a) => unitsOfSide(g, battleIn(g), sideNo(a.side)).map(unit => ({ do: 'lose', unit })),
  judge: (g, a, c) => {
    const b = battleIn(g);
    if (!unitsOfSide(g, b, sideNo(a.side)).includes(c.unit))
      return no('14.7.1', `${nameOf(g, c.unit)} is not in this battle`);
    return mayLose(g, b, sideNo(a.side)).includes(c.unit)
      ? ok
      : no('14.6.5', 'the armour bonus was used: a tank unit takes the loss');
  },
  take: (g, a, c) => {
    hurt(g, [c.unit], sideNo(a.side));
    finish(g);
    return next;
  },
  forced: ['lose'],
  say: (g, _a, c) => `${nameOf(g, c.unit)} loses a step`,
};

// 14.7.3 Counterattacks -----------------------------------------------------------------------------------------------
const canCounter = (g: State, b: Battle): boolean =>
  alive(g, b.defenders).length > 0 && alive(g, b.attackers).length > 0;
/** 14.6.8, 14.7.3 All who defended attack, or nobody. */
const areOfTwoCamps = (g: State, units: readonly number[]): boolean => {
  const [one, ...others] = alive(g, units);
  return others.some(u => campOf(g, u) !== campOf(g, one!));
};
type Countering = { readonly do: 'counterattack' } | { readonly do: 'fallBack' } | { readonly do: 'pass' };
export const countering: Decision<Countering> = {
  verbs: ['counterattack', 'fallBack', 'pass'],
  candidates: () => [{ do: 'counterattack' }, { do: 'fallBack' }, { do: 'pass' }],
  judge: (g, _a, c) => {
    const b = battleIn(g);
    const required = first(b)?.step === 'required';
    if (c.do === 'pass') return required ? no('14.7', 'a counterattack is required, or a D result is applied') : ok;
    if (c.do === 'fallBack') return required ? ok : no('14.7', 'no retreat is called for');
    if (areOfTwoCamps(g, b.defenders)) return no('14.6.8', 'Germans and Soviets never counterattack together');
    return isPolishMobile(g, b) ? no('22.5', 'under Rydz-Śmigły Poles do not counterattack in Mobile Combat') : ok;
  },
  take: (g, _a, c) => {
    const b = battleIn(g);
    const todo = first(b)!;
    if (c.do === 'pass') {
      finish(g);
      return next;
    }
    if (c.do === 'counterattack') {
      const now = { ...b, attackers: alive(g, b.attackers), defenders: alive(g, b.defenders) };
      emit(g, { is: 'counterattack', case: '14.7.3', side: todo.side, depth: b.depth + 1 });
      return goto('14.5/table', counterattackOf(now, hexesOf(g, now.attackers), todo.step === 'counter' ? todo.n : 0));
    }
    const mustRun = isPolishMobile(g, b) && !option(g, 'rydz');
    const instead = steadyResult(g, b, 'D');
    if (instead === 'D') finish(g, [{ step: mustRun ? 'flee' : 'stand', side: todo.side, n: 1 }]);
    else {
      battleProc.put(g, { result: instead });
      emit(g, { is: 'converted', case: instead === 'EX' ? '18.10' : '22.4', came: RESULTS.indexOf(instead) });
      finish(g, todoOf(b, instead));
    }
    return next;
  },
  say: (_g, _a, c) =>
    ({ counterattack: 'Counterattack', fallBack: 'Apply a D result', pass: 'No counterattack' })[c.do],
};

// D: stand or fall back -----------------------------------------------------------------------------------------------
const RUN: Todo = { step: 'retreat', side: 0, n: 2 };
const fallBack = (side: SideNo, attacker: SideNo): readonly Todo[] => [
  { ...RUN, side },
  { step: 'advance', side: attacker, n: 1 },
];
export const standing: Decision<{ readonly do: 'stand' } | { readonly do: 'fallBack' }> = {
  verbs: ['stand', 'fallBack'],
  candidates: () => [{ do: 'stand' }, { do: 'fallBack' }],
  judge: () => ok,
  take: (g, a, c) => {
    const side = sideNo(a.side);
    const b = battleIn(g);
    finish(g, c.do === 'stand' ? [{ step: 'lose', side, n: 1 }] : fallBack(side, b.attacker));
    return next;
  },
  say: (_g, _a, c) => (c.do === 'stand' ? 'Stand and lose a step' : 'Fall back two hexes'),
};

// 14.7.5 Retreats ------------------------------------------------------------------------------------------------------
/** Those in the hexes attacked, stack-mates who stayed out among them. */
const whoRetreats = (g: State, b: Battle, side: SideNo): readonly number[] =>
  side === b.attacker ? [] : b.hexes.flatMap(hex => unitsIn(g, hex)).filter(u => boxOf(g).SIDE[u] === side);
const beginRetreat = (g: State, b: Battle): void => {
  const { side, n } = first(b)!;
  const units = whoRetreats(g, b, side);
  const origin = units.length ? placeOf(g, units[0]!) : 0;
  putBattle(g, { ...b, retreating: units, far: n, gone: 0, origin, hungry: hungryOf(g, units) });
};
/** Where the first of them may go next: asked for by the step, the list and the verdict. */
const nextHexes = (g: State, b: Battle): readonly HexId[] => boxOf(g).kept.flight(g, b, findNext);
const findNext = (g: State, { retreating: [unit], origin, gone, far }: Battle): readonly HexId[] =>
  retreatSteps(g, unit!, origin as HexId, placeOf(g, unit!) as HexId, gone, far);
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
  take: (g, _a, c) => {
    const b = battleIn(g);
    const unit = b.retreating[0]!;
    const from = placeOf(g, unit);
    moveTo(g, unit, c.hex);
    emit(g, { is: 'retreated', case: '14.7.5', unit, from, hex: c.hex });
    if (b.gone + 1 < b.far) putBattle(g, { ...b, gone: b.gone + 1 });
    else nextToRetreat(g, unit);
    return again;
  },
  forced: ['retreat'],
  say: (g, _a, c) => `${nameOf(g, battleIn(g).retreating[0]!)} retreats to ${placed(g, c.hex)}`,
};
const nextToRetreat = (g: State, retreated?: number): void => {
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
/** 13.3.4 The first hex of those who retreated that holds too many. */
const crowdedHex = (g: State, b: Battle): number | undefined =>
  hexesOf(g, alive(g, b.retreated)).find(hex => isOverstacked(g, hex));
/** The same at the end of a Movement Phase: any hex of the side's. */
type Crowding = { readonly side: SideNo };
export const crowdProc = procedure<Crowding>('crowding');
const crowdedOf = (g: State, side: SideNo): number | undefined => {
  const { place } = at(g);
  for (const u of unitsOf(g, side)) if (onMap(g, u) && isOverstacked(g, g.n[place + u]!)) return g.n[place + u]!;
  return undefined;
};
const crowdedNow = (g: State): number =>
  (top(g).proc === crowdProc.name ? crowdedOf(g, crowdProc.vars(g).side) : crowdedHex(g, battleIn(g)))!;
export const crowdSteps: readonly Step<Crowding>[] = [
  {
    at: '13.3.4',
    case: '13.3.4',
    name: 'Overstacked',
    when: (g, { vars }) => crowdedOf(g, vars.side) !== undefined,
    run: (_g, { vars }) => ask(sideName(vars.side), 'shoving', '13.3.4'),
  },
];
type Shoving =
  | { readonly do: 'shove'; readonly unit: number; readonly hex: number }
  | { readonly do: 'give'; readonly unit: number };
export const shoving: Decision<Shoving> = {
  verbs: ['shove', 'give'],
  candidates: g => {
    const hex = crowdedNow(g);
    return unitsIn(g, hex).flatMap((unit): readonly Shoving[] => {
      const ways = shoveHexes(g, unit, hex as HexId).map((to): Shoving => ({ do: 'shove', unit, hex: to }));
      return ways.length ? ways : [{ do: 'give', unit }];
    });
  },
  judge: (g, _a, c) => {
    const hex = crowdedNow(g);
    if (!unitsIn(g, hex).includes(c.unit)) return no('13.3.4', `${nameOf(g, c.unit)} is not one too many`);
    const ways = shoveHexes(g, c.unit, hex as HexId);
    if (c.do === 'give') return ways.length ? no('13.3.4', `${nameOf(g, c.unit)} can go one hex on`) : ok;
    return ways.includes(c.hex as HexId)
      ? ok
      : no('13.3.4', `${nameOf(g, c.unit)} cannot go to ${placed(g, c.hex)}`, [c.hex]);
  },
  take: (g, _a, c) => {
    const from = placeOf(g, c.unit);
    if (c.do === 'give') {
      eliminate(g, c.unit, '13.3.4');
      return again;
    }
    moveTo(g, c.unit, c.hex);
    emit(g, { is: 'retreated', case: '13.3.4', unit: c.unit, from, hex: c.hex });
    if (isOverstacked(g, c.hex)) eliminate(g, c.unit, '13.3.4');
    return again;
  },
  say: (g, _a, c) =>
    c.do === 'give' ? `${nameOf(g, c.unit)} is lost` : `${nameOf(g, c.unit)} goes on to ${placed(g, c.hex)}`,
};

// No Actions after a retreat -------------------------------------------------------------------------------------------
export const tiring: Decision<{ readonly do: 'tire'; readonly hex: number }> = {
  verbs: ['tire'],
  candidates: g => hexesOf(g, alive(g, battleIn(g).retreated)).map(hex => ({ do: 'tire', hex })),
  judge: (g, _a, c) =>
    hexesOf(g, alive(g, battleIn(g).retreated)).includes(c.hex)
      ? ok
      : no('14.7', 'nobody has retreated there', [c.hex]),
  take: (g, a, c) => {
    tire(g, sideNo(a.side), c.hex);
    finish(g);
    return next;
  },
  forced: ['tire'],
  say: (g, _a, c) => `No Actions in ${placed(g, c.hex)}`,
};
/** 2.7 All units in a hex are under it. */
export const tire = (g: State, side: SideNo, hex: number): void => {
  for (const u of unitsIn(g, hex)) if (boxOf(g).SIDE[u] === side) g.n[at(g).na + u] = 1;
  emit(g, { is: 'tired', case: '2.7', side, hex });
};

// Steps ----------------------------------------------------------------------------------------------------------------
const defenderAsked = (b: Battle): string => sideName(first(b)?.side ?? A);
/** One step of `todo` after the other; a step that asks is skipped unless its turn has come. */
export const resultSteps: readonly Step<Battle>[] = [
  {
    at: '14.7/next',
    case: '14.7',
    name: 'Apply the result',
    when: (_g, { vars: b }) => b.todo.length === 0,
    run: () => goto('14.7.2'),
  },
  {
    at: '14.7.1/lose',
    case: '14.7.1',
    name: 'Step loss',
    when: isDoing('lose'),
    run: (g, { vars: b }) => {
      if (unitsOfSide(g, b, first(b)!.side).length) return ask(defenderAsked(b), 'losing', '14.7.1', aboutBattle(g, b));
      finish(g);
      return goto('14.7/next');
    },
  },
  {
    at: '14.7.1/all',
    case: '14.7.1',
    name: 'Step losses',
    when: isDoing('loseAll'),
    run: (g, { vars: b }) => {
      hurt(g, unitsOfSide(g, b, first(b)!.side), first(b)!.side);
      finish(g);
      return goto('14.7/next');
    },
  },
  {
    at: '14.7.1/destroy',
    case: '14.7',
    name: 'Eliminated',
    when: isDoing('destroy'),
    run: (g, { vars: b }) => {
      const units = unitsOfSide(g, b, first(b)!.side);
      const hemmed = units.filter(u => isHemmedIn(g, u, placeOf(g, u) as HexId));
      const hungry = hungryOf(g, units);
      for (const u of units) if (hemmed.includes(u)) surrender(g, u, '14.7');
      for (const u of alive(g, units)) eliminate(g, u, '14.7', hungry.includes(u));
      finish(g);
      return goto('14.7/next');
    },
  },
  {
    at: '14.7.3/counter',
    case: '14.7.3',
    name: 'Counterattack',
    when: (_g, { vars: b }) => first(b)?.step === 'counter' || first(b)?.step === 'required',
    run: (g, { vars: b }) => {
      if (canCounter(g, b)) return ask(defenderAsked(b), 'countering', '14.7.3', aboutBattle(g, b));
      finish(g);
      return goto('14.7/next');
    },
  },
  {
    at: '14.7/stand',
    case: '14.7',
    name: 'Stand or fall back',
    when: isDoing('stand'),
    run: (g, { vars: b }) => ask(defenderAsked(b), 'standing', '14.7', aboutBattle(g, b)),
  },
  {
    at: '22.5/flee',
    case: '22.5',
    name: 'Fall back',
    when: isDoing('flee'),
    run: (g, { vars: b }) => {
      finish(g, fallBack(first(b)!.side, b.attacker));
      return goto('14.7/next');
    },
  },
  {
    at: '14.7.5/begin',
    case: '14.7.5',
    name: 'Retreat',
    when: isDoing('retreat'),
    run: (g, { vars: b }) => {
      beginRetreat(g, b);
      return next;
    },
  },
  {
    at: '14.7.5/hex',
    case: '14.7.5',
    name: 'Retreat',
    when: (_g, { vars: b }) => b.retreating.length > 0,
    run: (g, { vars: b }) => {
      const unit = b.retreating[0]!;
      if (onMap(g, unit) && nextHexes(g, b).length)
        return ask(defenderAsked(b), 'retreating', '14.7.5', { ...aboutBattle(g, b), unit });
      if (onMap(g, unit)) {
        eliminate(g, unit, '14.7.5', b.hungry?.includes(unit));
        battleProc.put(g, { stuck: true });
        count(g, boxOf(g).SIDE[unit] as SideNo);
      }
      nextToRetreat(g);
      return again;
    },
  },
  {
    at: '13.3.4/shove',
    case: '13.3.4',
    name: 'Overstacked',
    when: (g, { vars: b }) => first(b)?.step === 'retreat' && crowdedHex(g, b) !== undefined,
    run: (_g, { vars: b }) => ask(defenderAsked(b), 'shoving', '13.3.4'),
  },
  {
    at: '14.7.5/end',
    case: '14.7.5',
    name: 'Retreated',
    when: isDoing('retreat'),
    run: g => {
      finish(g);
      return goto('14.7/next');
    },
  },
  {
    at: '14.7/inactive',
    case: '14.7',
    name: 'No Actions',
    when: (_g, { vars: b }) => first(b)?.step === 'inactive' || first(b)?.step === 'allInactive',
    run: (g, { vars: b }) => {
      const { step, side } = first(b)!;
      const hexes = has(b, 'noNA') ? [] : hexesOf(g, alive(g, b.retreated));
      if (step === 'inactive' && hexes.length) return ask(sideName(side), 'tiring', '14.7', aboutBattle(g, b));
      for (const hex of hexes) tire(g, side, hex);
      finish(g);
      return goto('14.7/next');
    },
  },
];
/** The step that comes back to the list. */
export const loopStep: Step<Battle> = {
  at: '14.7/again',
  case: '14.7',
  name: 'Apply the result',
  when: (_g, { vars: b }) => b.todo.length > 0,
  run: () => goto('14.7/next'),
};
export const finishTodo = finish;
export const isDoingStep = isDoing;
