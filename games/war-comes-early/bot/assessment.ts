/** A position as the staff works on it: the situation with tasks and targets drawn in, each when first asked for. */
import type { TiltFields } from '../../../bots/hex-tilts.ts';
import { later, laterFor } from '../../../bots/weights.ts';
import type { State } from '../../../engine/state.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { differenceColumn, shifted } from '../../../kernel/odds.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import { GERMAN_POWER, isMech, isStaticUnit, nationOf, nationsOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { countryOf, gridOf, sizeOf } from '../model/ground.ts';
import { isSupplied } from '../rules/supply.ts';
import { isGermanMech } from '../model/army.ts';
import { AT, FIGHT, foe, garrisonIn, isActive, isAlone, ofPower, onMap, placeOf } from '../model/state.ts';
import { stakeOf, targetAt, worthAt, type Striker, type Target } from './battle.ts';
import { lineOf, type Line } from './line.ts';
import { assign, tasksOf, worthOf, type Task } from './objectives.ts';
import { costsFrom, limitsOf, MAX_THREAT_HEXES, botCacheOf } from './cache.ts';
import { situationOf, type Situation } from './situation.ts';
import type { Weights } from './weights.ts';

/** A target: what attacking it with all at hand is worth, and the factors it takes. */
export interface Aim extends Target {
  readonly full: number;
  readonly needed: number;
  readonly beside: Map<number, Beside>;
}
/** Who stands next to a target but for one unit, and what they would do by themselves. */
export interface Beside {
  readonly list: readonly Striker[];
  readonly units: readonly number[];
  readonly before: number;
}
/** Where in the turn it is. */
interface Moment {
  /** Whose phase it is, or whose would be slipped in. */
  readonly power: number;
  /** A Combat Phase follows for those who move. */
  readonly fight: boolean;
  /** In the middle of battles. */
  readonly battle: boolean;
}
export interface Assessment extends Moment {
  readonly s: Situation;
  readonly w: Weights;
  /** What the plan of the turn adds to the worth of standing in each hex; undefined where it has no tilts. */
  readonly tilt: TiltFields | undefined;
  tasks(nation: number): readonly Task[];
  task(unit: number): Task | undefined;
  /** How much of its task a unit has in a hex. */
  pull(unit: number, hex: number): number;
  /** The best any task of the nation that is to be taken has for a hex. */
  field(nation: number, hex: number): number;
  /** The same for whoever of the power has come nearest on foot. */
  farthest(): number;
  aim(hex: number): Aim | undefined;
  targets(): readonly Aim[];
  /** Units of the power by hex. */
  own(): readonly (readonly number[] | undefined)[];
  line(nation: number): Line;
  supplied(unit: number, hex: number): boolean;
}

const phaseOf = (g: State): { readonly proc: string; readonly power: number } | undefined => {
  const f = g.stack.findLast(x => ['reorganisation', 'movement', 'combat'].includes(x.proc));
  return f && { proc: f.proc, power: f.vars.power as number };
};
/** 5.1, 5.3 Does the power still fight after this march? */
const fightFollows = (g: State, power: number): boolean => {
  if (power !== GERMAN_POWER) return true;
  const order = g.stack.find(f => f.proc === 'germanTurn')?.vars.order as number | undefined;
  if (isAlone(g)) return order === undefined || order === 0 || order === 2 || order === 3;
  return g.cells[AT.used + FIGHT] === 0;
};
const POWER_TABLES = new Map<number, Float32Array>();
/** What is left of a task so many halves of a point away. */
const powersOf = (decay: number): Float32Array => {
  const known = POWER_TABLES.get(decay);
  if (known) return known;
  const made = Float32Array.from({ length: 256 }, (_, halves) => decay ** (halves / 2));
  if (POWER_TABLES.size > 50) POWER_TABLES.clear();
  POWER_TABLES.set(decay, made);
  return made;
};

export const assessmentOf = (g: State, side: SideNo, w: Weights, tilt?: TiltFields): Assessment => {
  const s = situationOf(g, side);
  const phase = phaseOf(g);
  const power = phase?.power ?? GERMAN_POWER;
  const fight = fightFollows(g, power);
  const battle = phase?.proc === 'combat';
  const { assessment: last } = botCacheOf(g);
  if (last?.s === s && last.w === w && last.power === power && last.fight === fight && last.battle === battle)
    return last;
  return (botCacheOf(g).assessment = makeAssessment(s, w, tilt, { power, fight, battle }));
};
/** Units of a power by hex. */
const ownByHex = ({ g }: Situation, power: number): readonly (readonly number[] | undefined)[] => {
  const by: number[][] = [];
  for (const u of ofPower(g, power)) if (onMap(g, u) && isActive(g, nationOf(g, u))) (by[placeOf(g, u)] ??= []).push(u);
  return by;
};
/** What the nation's tasks have for a hex, at best, where whoever of the power has come nearest on foot stands. */
const farthestOf = ({ s: { g }, power, field }: Assessment): number => {
  const nation = nationsOf[power]![0]!;
  let most = 0;
  for (const u of ofPower(g, power))
    if (onMap(g, u) && !isMech(g, u)) most = Math.max(most, field(nation, placeOf(g, u)));
  return most;
};
const targetsOf = ({ s: { g, side, defence }, aim }: Assessment): readonly Aim[] =>
  Array.from({ length: sizeOf(g) }, (_, hex) => hex).flatMap(hex => {
    const a = defence[foe(side)][hex]! > 0 ? aim(hex) : undefined;
    return a ? [a] : [];
  });
const makeAssessment = (s: Situation, w: Weights, tilt: TiltFields | undefined, moment: Moment): Assessment => {
  const { g } = s;
  const left = powersOf(w.decay);
  const tasks = laterFor(nation => tasksOf(s, w, nation));
  const assigned = laterFor(nation => assign(s, nation, tasks(nation), w.decay));
  const task = (unit: number): Task | undefined => assigned(nationOf(g, unit)).get(unit);
  const share = (nation: number, mech: boolean, to: number, hex: number): number => {
    const cost = costsFrom(s.g, nation, mech, to)[hex]!;
    return cost === UNREACHED ? 0 : left[Math.min(255, cost)]!;
  };
  const assessment: Assessment = {
    s,
    w,
    tilt,
    ...moment,
    tasks,
    task,
    pull: (unit, hex) => {
      const t = task(unit);
      return t ? t.worth * share(nationOf(g, unit), isMech(g, unit), t.hex, hex) : 0;
    },
    field: (nation, hex) => {
      let most = 0;
      for (const t of tasks(nation)) if (!t.keep) most = Math.max(most, t.worth * share(nation, false, t.hex, hex));
      return most;
    },
    farthest: later(() => farthestOf(assessment)),
    aim: laterFor(hex => aimAt(assessment, hex)),
    targets: later(() => targetsOf(assessment)),
    own: later(() => ownByHex(s, moment.power)),
    line: laterFor(nation => lineOf(s, nation)),
    supplied: (unit, hex) => isSupplied(s.g, nationOf(g, unit), hex, isGermanMech(g, unit)),
  };
  return assessment;
};

/** So many factors find room around a hex. */
const MAX_UNITS = 8;
/** Of taking a hex on the way, what the way is shortened by. */
const STEP = 0.2;
/** The same where somebody of ours is farther on already. */
const PASSED = 0.03;
/** 9.0 A fort beside the way holds it shut by its zone. */
const BESIDE_THE_WAY = 0.12;
/** An enemy hex, with the best that could be done to it with all of the power that is near and may go for it. */
const aimAt = (d: Assessment, hex: number): Aim | undefined => {
  const { s, w, power } = d;
  const { g } = s;
  if (s.defence[foe(s.side)][hex] === 0) return undefined;
  const near = ofPower(g, power).filter(
    u =>
      onMap(g, u) &&
      !isStaticUnit(g, u) &&
      limitsOf(g, nationOf(g, u))[countryOf(g, hex)] === 1 &&
      distance(gridOf(g), placeOf(g, u) as HexId, hex as HexId) <= MAX_THREAT_HEXES,
  );
  if (near.length === 0) return undefined;
  const { ATTACK } = boxOf(g);
  const best = near.toSorted((a, b) => ATTACK[b]! - ATTACK[a]!).slice(0, MAX_UNITS);
  const nation = nationsOf[power]![0]!;
  const field = d.field(nation, hex);
  const onTheWay = field > d.farthest() ? STEP : garrisonIn(g, hex) >= 0 ? BESIDE_THE_WAY : PASSED;
  const ground = w.prize * worthOf(s, s.side, hex) + onTheWay * w.goal * field;
  const t = targetAt(s, hex, ground, w);
  const { usual } = chartsOf(g).crt;
  const column = shifted(
    differenceColumn(
      usual,
      best.reduce((sum, u) => sum + ATTACK[u]!, 0),
      t.defence,
    ),
    t.shift + (t.concentric ? 1 : 0),
    usual.length,
    'clamped',
  );
  const full = worthAt(g, t, column, stakeOf(g, best, w), w);
  return { ...t, full: Math.max(0, full), needed: t.defence + 6 - 2 * t.shift, beside: new Map() };
};
