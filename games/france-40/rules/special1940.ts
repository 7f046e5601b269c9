/** 5.9, 5.13 The airborne coup and Operation Dynamo, and the phases of 1940 between the player turns. */
import { roll } from '../../../engine/chance.ts';
import {
  blockedBy,
  cells,
  granted,
  named,
  no,
  ok,
  stackAt,
  type Caution,
  type Decision,
  type Verdict,
} from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, ask, call, done, next, top, type Frame, type Next, type Step } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { A, BRITISH, G, nameOf, nationOf, sideOf } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { countryOf, GERMANY, gridOf, isLand, isMaginot, isPort, isWater, placed } from '../model/ground.ts';
import {
  ALLIED,
  anyOnMap,
  AT,
  controls,
  fortIn,
  GERMAN,
  heightOf,
  is1940,
  NEUTRAL,
  NEUTRALS,
  putUnit,
  stackIn,
  standing,
  turnOf,
} from '../model/state.ts';
import { enterHex, goesOverland } from './control.ts';
import { mayStand } from './ground.ts';
import { eliminate } from './losses.ts';
import { boardOf, fortsOf } from './board-cache.ts';
import { neutralAt, violate } from './neutrals.ts';
import { BATTLE_HEX, heightIn, restsOn, standingOf } from './obstacles.ts';
import { mayShare } from './stacking.ts';
import { isNeutralGround } from './supply.ts';
import { mayReplaceAny } from './replacements.ts';

const PASS = { do: 'pass' } as const;
const BARRED = granted({ bars: 'chance' });

// 5.9 The airborne coup ----------------------------------------------------------------------------------------
const toDropOn = (hex: number) => ({ do: 'coup', hex }) as const;
const mayDrop = (g: State, hex: number): Verdict => {
  const there = stackIn(g, hex)[0] ?? fortIn(g, hex);
  if (heightOf(g, hex) === 0 && fortIn(g, hex) < 0)
    return blockedBy(heightIn(hex), '5.9', `nobody stands in ${placed(g, hex)} to be dropped on`, [hex]);
  return sideOf(g, there) === A
    ? BARRED
    : blockedBy(stackAt(hex), '5.9', `your own units stand in ${placed(g, hex)}`, [hex]);
};
/** 5.9 A fort of the Maginot Line and each mobile unit there add to the die. */
const maginotAdds = (g: State, hex: number): number =>
  isMaginot(g, hex) && fortIn(g, hex) >= 0 ? chartsOf(g).coup.maginot : 0;
const mobileAdds = (g: State, hex: number): number => heightOf(g, hex) * chartsOf(g).coup.eachMobile;
const addsToCoup = (g: State, hex: number): number => maginotAdds(g, hex) + mobileAdds(g, hex);
const FACES = 6;
/** 5.9 What it costs and how it may end, before it is dared. */
const beforeCoup = (g: State, hex: number): Caution => {
  const more = addsToCoup(g, hex);
  const upTo = Math.min(FACES, Math.max(0, chartsOf(g).coup.succeeds.to - more));
  const neutral = neutralAt(g, hex);
  const violates = neutral >= 0 && standing(g, neutral) === NEUTRAL;
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
const hexIn = (f: Frame): number => f.vars.hex as number;
/** 5.9 A country dropped on is violated, whether or not it succeeds. */
const land = (g: State, f: Frame): Next => {
  const neutral = neutralAt(g, hexIn(f));
  if (neutral >= 0) violate(g, neutral);
  return next;
};
const coupResult = (g: State, f: Frame, face: number): Next => {
  const hex = hexIn(f);
  const fort = fortIn(g, hex);
  const more = addsToCoup(g, hex);
  const succeeds = face + more <= chartsOf(g).coup.succeeds.to;
  const [maginot, mobile] = [maginotAdds(g, hex), mobileAdds(g, hex)];
  emit(g, { is: 'coup', case: '5.9', hex, face, maginot, mobile, more, succeeds: succeeds ? 1 : 0 });
  if (!succeeds) return done();
  if (fort >= 0) eliminate(g, fort, '5.9');
  return next;
};
/** 5.9 The mobile units there are moved out by the Allied player; zones do not matter. */
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
const displace = (g: State, f: Frame): Next => {
  const hex = hexIn(f);
  const unit = stackIn(g, hex).at(-1);
  if (unit === undefined) return done();
  if (canGo(g, hex, unit)) return ask(ALLIED, 'displacing', '5.9');
  eliminate(g, unit, '5.9');
  return again;
};
const toDisplace = (hex: number) => ({ do: 'displace', hex }) as const;
export const displacing: Decision<ReturnType<typeof toDisplace>> = {
  forced: ['displace'],
  candidates: g => around(gridOf(g), hexIn(top(g)) as HexId).map(toDisplace),
  judge: (g, _a, c) => {
    const from = hexIn(top(g));
    const unit = stackIn(g, from).at(-1)!;
    const v = mayGo(g, from, unit, c.hex);
    return v.ok ? v : named({ ...v, case: '5.9' }, `${nameOf(g, unit)} cannot go to ${placed(g, c.hex)}`);
  },
  take: (g, _a, c) => {
    const unit = stackIn(g, hexIn(top(g))).at(-1)!;
    const overland = goesOverland(g, unit);
    putUnit(g, unit, c.hex);
    emit(g, { is: 'displaced', case: '5.9', from: hexIn(top(g)), hex: c.hex });
    enterHex(g, unit, c.hex, overland);
    return again;
  },
  say: (g, _a, c) => `${nameOf(g, stackIn(g, hexIn(top(g))).at(-1)!)} goes to ${placed(g, c.hex)}`,
};
export const coupSteps: readonly Step[] = [
  { at: '5.9/land', case: '5.9', name: 'The drop', run: land },
  {
    at: '5.9/die',
    case: '5.9',
    name: 'The coup',
    run: () => roll(GERMAN, '5.9', 6),
    fed: (g, f, [face]) => coupResult(g, f, face!),
  },
  { at: '5.9/out', case: '5.9', name: 'Out of the drop hex', run: displace },
];

// 5.13 Operation Dynamo ----------------------------------------------------------------------------------------
const toEmbark = (hex: number) => ({ do: 'dynamo', hex }) as const;
export const evacuating: Decision<ReturnType<typeof toEmbark> | typeof PASS> = {
  verbs: ['dynamo', 'pass'],
  ends: ['pass'],
  caution: (_g, _a, c) =>
    c.do === 'dynamo' ? { says: ['Declared once in the game, and from this port alone'], asks: true } : undefined,
  candidates: g => [PASS, ...boxOf(g).PORT_HEXES.map(toEmbark)],
  judge: (g, _a, c) => {
    if (c.do === 'pass') return ok;
    if (!isPort(g, c.hex)) return no('5.13', `${placed(g, c.hex)} is no port`, [c.hex]);
    if (isNeutralGround(g, c.hex))
      return blockedBy(standingOf(neutralAt(g, c.hex)), '5.13', `${placed(g, c.hex)} is neutral`, [c.hex]);
    return controls(g, A, c.hex)
      ? ok
      : blockedBy(cells('control', c.hex), '5.13', `${placed(g, c.hex)} is not in Allied hands`, [c.hex]);
  },
  take: (g, _a, c) => {
    if (c.do === 'dynamo') {
      g.cells[AT.dynamo] = turnOf(g);
      g.cells[AT.dynamoPort] = c.hex;
      emit(g, { is: 'dynamo', case: '5.13', hex: c.hex });
    }
    return next;
  },
  say: (g, _a, c) => (c.do === 'pass' ? 'Not yet' : `Operation Dynamo from ${placed(g, c.hex)}`),
};

export const phases1940: readonly Step[] = [
  {
    at: '5.9',
    case: '5.9',
    name: 'Airborne coup',
    when: g => is1940(g) && turnOf(g) === chartsOf(g).coup.turn && !g.cells[AT.coup],
    run: () => ask(GERMAN, 'dropping', '5.9'),
  },
  {
    at: '5.13',
    case: '5.13',
    name: 'Operation Dynamo',
    when: g => is1940(g) && turnOf(g) >= chartsOf(g).dynamo.fromTurn && !g.cells[AT.dynamo] && anyOnMap(g, BRITISH),
    run: () => ask(ALLIED, 'evacuating', '5.13'),
  },
  {
    at: '5.15/g',
    case: '5.15',
    name: 'German replacements',
    when: g => is1940(g) && mayReplaceAny(g, G),
    run: () => call('replacements', { side: G }),
  },
  {
    at: '5.15/f',
    case: '5.15',
    name: 'French replacements',
    when: g => is1940(g) && mayReplaceAny(g, A),
    run: () => call('replacements', { side: A }),
  },
];
