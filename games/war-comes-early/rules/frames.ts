/** The variables each procedure has while it runs, and what is wrong with them in a position set by hand. */
import type { Frame } from '../../../engine/flow.ts';
import { isWhole, type Shape } from '../../../engine/frames.ts';
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import {
  countOf,
  CZECH_POWER,
  GERMAN_POWER,
  nameOf,
  nationOf,
  POLISH_POWER,
  powerOf,
  POWERS,
  type SideNo,
} from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { GROUPS } from '../data/setups.ts';
import { gridOf, placed, sizeOf } from '../model/ground.ts';
import {
  acts,
  at,
  beside,
  foe,
  garrisonIn,
  heightOf,
  is1939,
  isAlone,
  onMap,
  PHASES,
  placeOf,
  PLANNED,
  RESERVE,
  sideOf,
  sideOfPower,
  stackIn,
  TO_SET_UP,
  topOf,
  turnOf,
} from '../model/state.ts';
import { ARRIVALS, frameOf, type WarProc, type WarVars } from './flow.ts';
import { AFTER, ORDER_NAMES } from './turn.ts';

const isHex = (g: State, n: unknown): n is number => isWhole(n, 0, sizeOf(g) - 1);
const isUnit = (g: State, n: unknown): n is number => isWhole(n, 0, countOf(g) - 1);
const fault = (right: boolean, words: string): readonly string[] => (right ? [] : [words]);
const isPower = (n: unknown): n is number => isWhole(n, 0, POWERS.length - 1);
const powerIn = (g: State, proc: 'movement' | 'combat'): number => frameOf(g, proc)!.vars.power;

/** 5.2 A German phase stands only in the German turn or a window, the phase of another power only in its own turn. */
const ofPower = (g: State, f: Frame): readonly string[] => {
  const power = f.vars.power;
  if (!isPower(power)) return [`flow: the power of ${f.proc} is one of ${POWERS.join(', ')}`];
  if (!acts(g, power) && !mayHaveFallen(g, f)) return [`5.2 ${POWERS[power]} takes no part in this game any more`];
  const alone = is1939(g) ? POLISH_POWER : CZECH_POWER;
  return fault(
    !isAlone(g) || power === GERMAN_POWER || power === alone,
    `5.1 on turn ${turnOf(g)} only Germany and ${POWERS[alone]} act, not ${POWERS[power]}`,
  );
};
/** 4.5, 5.3 A power may have fallen in a German phase slipped into its turn, and while its capitulation is carried out. */
const mayHaveFallen = (g: State, f: Frame): boolean =>
  g.stack.slice(g.stack.indexOf(f)).some(({ proc }) => proc === 'germanWindow' || proc === 'capitulation');
/** 5.1, 6.1 Steps that a turn with only two nations does not have. */
const LATER = ['6.1/german', '6.1/allied', '6.2.1', '6.2.1/dice', '6.2.2', '5.2/draw'];
const inTurn = (g: State, f: Frame): readonly string[] =>
  fault(
    !isAlone(g) || g.stack.at(-1) !== f || !LATER.includes(f.at),
    `5.1 on turn ${turnOf(g)} there is no air superiority, and no marker is drawn`,
  );
const inPhase = (g: State, f: Frame): readonly string[] => {
  const bad = ofPower(g, f);
  if (bad.length) return bad;
  const outer = g.stack[g.stack.indexOf(f) - 1]!.proc;
  const { power } = f.vars;
  return fault(
    (power === GERMAN_POWER) === (outer === 'germanTurn' || outer === 'germanWindow'),
    `5.2 a phase of ${POWERS[Number(power)]} does not stand in ${outer}`,
  );
};
const inWindow = (g: State, f: Frame): readonly string[] => [
  ...fault(!isAlone(g), '5.3 there is no German window yet'),
  ...fault(isWhole(f.vars.after, 0, AFTER.length - 1), `5.3 after is one of ${AFTER.join(', ')}`),
];
const inGermanTurn = (g: State, f: Frame): readonly string[] => [
  ...fault(isAlone(g), '5.1 from the third turn on German phases are slipped in'),
  ...fault(
    f.vars.order === undefined ? f.at === '5.1/order' : isWhole(f.vars.order, 0, ORDER_NAMES.length - 1),
    `5.1 order is one of ${ORDER_NAMES.join('; ')} (${PHASES.length} phases)`,
  ),
];
/** 11.2 The topmost units of a hex, of the power that moves. */
const onTheMarch = (g: State, f: Frame): readonly string[] => {
  const { hex, count, origin } = f.vars;
  const power = powerIn(g, 'movement');
  if (!isHex(g, hex) || !isHex(g, origin)) return ['11.0 a march has its hex and the one it began in'];
  const stack = stackIn(g, hex);
  const mine = stack.length > 0 && powerOf(nationOf(g, stack.at(-1)!)) === power;
  return fault(
    mine && isWhole(count, 1, stack.length),
    `11.2 a march is of the topmost units of ${placed(g, hex)}, of ${POWERS[power]}`,
  );
};
const enemyIn = (g: State, side: SideNo, hex: number): boolean => {
  const top = topOf(g, hex);
  return top >= 0 ? sideOf(g, top) === foe(side) : garrisonIn(g, hex) >= 0;
};
/** 12.0, 12.8 Nothing is declared yet. */
const isPlan = (f: Frame): boolean => f.at === '12.0/plan' || f.at === '12.8/jump';
/** 12.0 Enemies are in the hex while the attack is planned, and attackers next to it afterwards. */
const inBattle = (g: State, f: Frame): readonly string[] => {
  const { hex, attackers, from } = f.vars;
  const power = powerIn(g, 'combat');
  const side = sideOfPower(g, power);
  if (!isHex(g, hex)) return ['12.0 a battle has its hex'];
  if (isPlan(f))
    return f.vars.flank
      ? fault(heightOf(g, hex) === 0, `12.6 ${placed(g, hex)} is occupied`)
      : fault(enemyIn(g, side, hex), `12.0 there is no enemy in ${placed(g, hex)} to attack`);
  if (!Array.isArray(attackers) || !attackers.every(u => isUnit(g, u) && sideOf(g, u) === side))
    return ['12.0 attackers are units of the side that fights'];
  if (!Array.isArray(from) || from.length !== attackers.length || !from.every(h => isHex(g, h)))
    return ['12.0 from names the hex of every attacker'];
  return fault(
    from.every(h => around(gridOf(g), hex as HexId).includes(h as HexId)),
    `12.0 every attacker stands next to ${placed(g, hex)}`,
  );
};
const inPlacing = (g: State, f: Frame): readonly string[] =>
  fault(
    isUnit(g, f.vars.unit) && placeOf(g, f.vars.unit) === beside(g, TO_SET_UP),
    '3.0 the unit that is placed is still to be set up',
  );
const inSetUp = (_g: State, f: Frame): readonly string[] =>
  fault(isWhole(f.vars.group, 0, GROUPS.length - 1), `3.0 group is one of ${GROUPS.join(', ')}`);
const inArrival = (g: State, f: Frame): readonly string[] => [
  ...fault(
    isUnit(g, f.vars.unit) && placeOf(g, f.vars.unit) === beside(g, RESERVE),
    '3.2.2 who arrives lies in the reserve',
  ),
  ...fault(
    ARRIVALS.some(reason => reason === f.vars.reason),
    '3.2.2 reason is mountain, motorised or static',
  ),
];
const inDispersal = (g: State, f: Frame): readonly string[] =>
  fault(isHex(g, f.vars.hex) && heightOf(g, f.vars.hex) > 0, '8.0 nobody is there to be moved out');
const inFall = (_g: State, f: Frame): readonly string[] => fault(isWhole(f.vars.country, 0, 20), '4.5 a country falls');

/** 12.0 Only the power that fights plans an attack, and only while its draft is open. */
export const planFaults = (g: State): readonly string[] => {
  const f = g.stack.at(-1);
  const power = f?.proc === 'battle' && isPlan(f) ? powerIn(g, 'combat') : -1;
  const stray = [...boxOf(g).UNIT_NAMES.keys()].find(
    u => g.cells[at(g).fought + u] === PLANNED && (powerOf(nationOf(g, u)) !== power || !onMap(g, u)),
  );
  return stray === undefined ? [] : [`12.0 ${nameOf(g, stray)} is planned for an attack, but its power plans none`];
};

const PHASE = { in: ['germanTurn', 'germanWindow', 'nationalTurn'], needs: ['power'], faults: inPhase } as const;
type NamesOf<V> = V extends unknown ? keyof V : never;
/** Only declared procedures and variables may be named here. */
type Shapes = {
  readonly [P in WarProc]: Shape & {
    readonly in: readonly WarProc[];
    readonly needs?: readonly NamesOf<WarVars<P>>[];
    readonly may?: readonly NamesOf<WarVars<P>>[];
  };
};
export const SHAPES: Shapes = {
  game: { in: [] },
  setUp: { in: ['game', 'movement', 'combat'], needs: ['group'], faults: inSetUp },
  placing: { in: ['setUp'], needs: ['unit', 'group'], faults: inPlacing },
  turn: { in: ['game'], may: ['german', 'bombs'], faults: inTurn },
  germanTurn: { in: ['turn'], may: ['order'], faults: inGermanTurn },
  nationalTurn: { in: ['turn'], needs: ['power'], faults: ofPower },
  germanWindow: { in: ['nationalTurn'], needs: ['power', 'after'], faults: inWindow },
  reorganisation: { ...PHASE, may: ['coming'] },
  movement: { ...PHASE, may: ['heads'] },
  combat: PHASE,
  march: { in: ['movement'], needs: ['hex', 'count', 'origin'], may: ['way', 'from'], faults: onTheMarch },
  battle: {
    in: ['combat', 'battle'],
    needs: ['hex'],
    may: [
      'flank',
      'roster',
      'attackers',
      'from',
      'cut',
      'flieger',
      'concentric',
      'result',
      'owed',
      'loser',
      'fallen',
      'advanced',
    ],
    faults: inBattle,
  },
  disperse: { in: ['reorganisation', 'movement', 'combat', 'disperseAll'], needs: ['hex'], faults: inDispersal },
  disperseAll: { in: ['battle'], needs: ['hexes'] },
  capitulation: {
    in: ['march', 'battle', 'disperse', 'movement', 'combat', 'reorganisation', 'arrival'],
    needs: ['country'],
    faults: inFall,
  },
  arrival: { in: ['reorganisation', 'movement', 'combat'], needs: ['unit', 'reason'], faults: inArrival },
};
