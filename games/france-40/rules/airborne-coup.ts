/** 5.9 The airborne coup of turn 1. */
import { roll } from '../../../engine/chance.ts';
import {
  blockedBy,
  granted,
  named,
  no,
  ok,
  stackAt,
  type Caution,
  type Decision,
  type Verdict,
} from '../../../engine/decide.ts';
import { again, done, next, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { A, nameOf, nationOf, sideOf } from '../model/army.ts';
import { chartsOf } from '../model/box.ts';
import { countryOf, GERMANY, gridOf, isLand, isMaginot, isWater, placed } from '../model/ground.ts';
import {
  ALLIED,
  AT,
  fortIn,
  GERMAN,
  heightOf,
  is1940,
  NEUTRAL,
  NEUTRALS,
  neutralStatus,
  putUnit,
  stackIn,
  turnOf,
} from '../model/state.ts';
import { enterHex, goesOverland } from './control.ts';
import { ask, call, emit, procedure, steps } from './flow.ts';
import { mayStand } from './ground.ts';
import { eliminate } from './losses.ts';
import { boardOf, fortsOf } from './board-cache.ts';
import { neutralAt, violate } from './neutrals.ts';
import { BATTLE_HEX, heightIn, restsOn } from './obstacles.ts';
import { mayShare } from './stacking.ts';

const PASS = { do: 'pass' } as const;
const DIE_BLOCKS_UNDO = granted({ bars: 'chance' });

const toDropOn = (hex: number) => ({ do: 'coup', hex }) as const;
const mayDrop = (g: State, hex: number): Verdict => {
  const there = stackIn(g, hex)[0] ?? fortIn(g, hex);
  if (heightOf(g, hex) === 0 && fortIn(g, hex) < 0)
    return blockedBy(heightIn(hex), '5.9', `nobody stands in ${placed(g, hex)} to be dropped on`, [hex]);
  return sideOf(g, there) === A
    ? DIE_BLOCKS_UNDO
    : blockedBy(stackAt(hex), '5.9', `your own units stand in ${placed(g, hex)}`, [hex]);
};
/** 5.9 A Maginot Line fort in the drop hex adds to the die, and so does each mobile unit. */
const maginotAdds = (g: State, hex: number): number =>
  isMaginot(g, hex) && fortIn(g, hex) >= 0 ? chartsOf(g).coup.maginot : 0;
const mobileAdds = (g: State, hex: number): number => heightOf(g, hex) * chartsOf(g).coup.eachMobile;
const addsToCoup = (g: State, hex: number): number => maginotAdds(g, hex) + mobileAdds(g, hex);
const FACES = 6;
/** 5.9 What a player should know before the drop: its cost and its chances. */
const beforeCoup = (g: State, hex: number): Caution => {
  const more = addsToCoup(g, hex);
  const upTo = Math.min(FACES, Math.max(0, chartsOf(g).coup.succeeds.to - more));
  const neutral = neutralAt(g, hex);
  const violates = neutral >= 0 && neutralStatus(g, neutral) === NEUTRAL;
  return {
    says: [
      'The only airborne coup of the game, whatever the die says',
      ...(violates ? [`${NEUTRALS[neutral]} is violated, also if the coup fails`] : []),
      ...(more ? [`The die counts ${more} more for what stands there`] : []),
    ],
    chances: [
      {
        name: upTo ? `It succeeds on ${upTo === 1 ? 'a 1' : `1 to ${upTo}`}` : 'It succeeds',
        share: upTo / FACES,
      },
      { name: 'It fails', share: 1 - upTo / FACES },
    ],
    asks: true,
  };
};
export const dropping: Decision<ReturnType<typeof toDropOn> | typeof PASS> = {
  verbs: ['coup', 'pass'],
  ends: ['pass'],
  caution: (g, _a, c) => (c.do === 'coup' ? beforeCoup(g, c.hex) : undefined),
  candidates: g => {
    const { units } = boardOf(g);
    const forts = fortsOf(g);
    const list: (ReturnType<typeof toDropOn> | typeof PASS)[] = [PASS];
    for (const [hex, count] of units[A].entries()) if (count || forts[hex] === A + 1) list.push(toDropOn(hex));
    return list;
  },
  judge: (g, _a, c) => (c.do === 'pass' ? ok : mayDrop(g, c.hex)),
  take: (g, _a, c) => {
    g.cells[AT.coup] = 1;
    return c.do === 'pass' ? next : call('coup', { hex: c.hex });
  },
  say: (g, _a, c) => (c.do === 'pass' ? 'No airborne coup' : `Airborne coup on ${placed(g, c.hex)}`),
};
const coupProc = procedure('coup');
/** 5.9 A drop on a neutral violates it, even if the coup fails. */
const land = (g: State, hex: number): Next => {
  const neutral = neutralAt(g, hex);
  if (neutral >= 0) violate(g, neutral);
  return next;
};
const coupResult = (g: State, hex: number, face: number): Next => {
  const fort = fortIn(g, hex);
  const more = addsToCoup(g, hex);
  const succeeds = face + more <= chartsOf(g).coup.succeeds.to;
  const [maginot, mobile] = [maginotAdds(g, hex), mobileAdds(g, hex)];
  emit(g, { is: 'coup', case: '5.9', hex, face, maginot, mobile, more, succeeds: succeeds ? 1 : 0 });
  if (!succeeds) return done();
  if (fort >= 0) eliminate(g, fort, '5.9');
  return next;
};
/** 5.9 After a success the Allied player moves the mobile units of the drop hex to adjacent hexes; enemy zones do not matter. */
const mayGo = (g: State, from: number, unit: number, hex: number): Verdict => {
  if (!around(gridOf(g), from as HexId).includes(hex as HexId))
    return blockedBy(BATTLE_HEX, '5.9', `that is not next to ${placed(g, from)}`, [hex]);
  if (countryOf(g, hex) === GERMANY) return no('5.9', 'that is in Germany', [hex]);
  if (isWater(g, from, hex)) return blockedBy(BATTLE_HEX, '5.9', `water lies between it and ${placed(g, from)}`, [hex]);
  const stand = mayStand(g, nationOf(g, unit), hex, from);
  return stand.ok ? mayShare(g, unit, hex) : isLand(g, hex) ? restsOn(stand, BATTLE_HEX) : stand;
};
const canGo = (g: State, from: number, unit: number): boolean =>
  around(gridOf(g), from as HexId).some(hex => mayGo(g, from, unit, hex).ok);
const displace = (g: State, hex: number): Next => {
  const unit = stackIn(g, hex).at(-1);
  if (unit === undefined) return done();
  if (canGo(g, hex, unit)) return ask(ALLIED, 'displacing', '5.9');
  eliminate(g, unit, '5.9');
  return again;
};
const toDisplace = (hex: number) => ({ do: 'displace', hex }) as const;
export const displacing: Decision<ReturnType<typeof toDisplace>> = {
  forced: ['displace'],
  candidates: g => around(gridOf(g), coupProc.vars(g).hex as HexId).map(toDisplace),
  judge: (g, _a, c) => {
    const from = coupProc.vars(g).hex;
    const unit = stackIn(g, from).at(-1)!;
    const v = mayGo(g, from, unit, c.hex);
    return v.ok ? v : named({ ...v, case: '5.9' }, `${nameOf(g, unit)} cannot go to ${placed(g, c.hex)}`);
  },
  take: (g, _a, c) => {
    const unit = stackIn(g, coupProc.vars(g).hex).at(-1)!;
    const overland = goesOverland(g, unit);
    putUnit(g, unit, c.hex);
    emit(g, { is: 'displaced', case: '5.9', from: coupProc.vars(g).hex, hex: c.hex });
    enterHex(g, unit, c.hex, overland);
    return again;
  },
  say: (g, _a, c) => `${nameOf(g, stackIn(g, coupProc.vars(g).hex).at(-1)!)} goes to ${placed(g, c.hex)}`,
};
export const coupSteps = steps('coup', [
  { at: '5.9/land', case: '5.9', name: 'The drop', run: (g, f) => land(g, f.vars.hex) },
  {
    at: '5.9/die',
    case: '5.9',
    name: 'The coup',
    run: () => roll(GERMAN, '5.9', 6),
    fed: (g, f, [face]) => coupResult(g, f.vars.hex, face!),
  },
  { at: '5.9/out', case: '5.9', name: 'Out of the drop hex', run: (g, f) => displace(g, f.vars.hex) },
]);
/** 5.9 Asked before the German player turn of turn 1. */
export const coupPhase = steps('turn', [
  {
    at: '5.9',
    case: '5.9',
    name: 'Airborne coup',
    when: g => is1940(g) && turnOf(g) === chartsOf(g).coup.turn && !g.cells[AT.coup],
    run: () => ask(GERMAN, 'dropping', '5.9'),
  },
]);
