/** The map as a side sees it: strengths by Area, which Areas attract its units, and which need cover. */
import { later } from '../../../bots/weights.ts';
import { HOLE, type State } from '../../../engine/state.ts';
import { areaOf, factorOf, heightOf, isArea, isArmy, placeOf, stepsOf } from '../model/army.ts';
import { boxOf, G, type Box, type SideNo } from '../model/box.ts';
import { NUMBERS } from '../data/charts.ts';
import { controlOf } from '../model/ground.ts';
import { fortIn, fortOf } from '../rules/combat/forts.ts';
import { at, other, weekOf, yearOf } from '../model/tracks.ts';
import { lineOf } from './line.ts';
import type { Weights } from './weights.ts';

/** The likely steps of an unseen army, by the year. */
export const expectedSteps = (g: State, s: SideNo): number => {
  const years = Math.min(6, yearOf(g) - 1934);
  return s === G ? 1 + 1.4 * years : 5 + 0.5 * years;
};
/** The combat factor of a unit, or a guess if its strength is hidden. */
export const factorSeen = (g: State, unit: number): number => {
  if (stepsOf(g, unit) === HOLE) return isArmy(g, unit) ? expectedSteps(g, boxOf(g).sideOf[unit]!) : 2;
  return factorOf(g, unit);
};
/** The guessed factor of a unit that is not seen. */
const HIDDEN = 3;

export interface Situation {
  readonly g: State;
  readonly box: Box;
  readonly s: SideNo;
  readonly w: Weights;
  /** Factors by Area, with forts. */
  readonly own: Float64Array;
  readonly foe: Float64Array;
  /** Weeks left, with this one. */
  readonly left: number;
  /** By Area, how strongly enemy objectives attract our units. */
  readonly pull: Float64Array;
  /** By Area, how much it matters that we cover it, because the enemy's way to our objectives leads through it. */
  readonly open: Float64Array;
  /** By Area, the worth of having a unit there to close the line (line.ts). */
  readonly posts: Float64Array;
}
/** Without the fields that are computed on first use. */
type Sighted = Omit<Situation, 'pull' | 'open' | 'posts'>;

const strengths = (g: State, box: Box): readonly [Float64Array, Float64Array] => {
  const by = [new Float64Array(box.areas), new Float64Array(box.areas)] as const;
  const seen = new Uint8Array(box.areas);
  for (const u of box.ground) {
    const place = placeOf(g, u);
    if (place === HOLE) continue;
    const area = areaOf(g, u);
    if (area < 0) continue;
    by[box.sideOf[u]!][area]! += factorSeen(g, u);
    if (isArea(g, place)) seen[area]! += 1;
  }
  for (let a = 0; a < box.areas; a++) {
    const hidden = heightOf(g, a) - seen[a]!;
    if (hidden > 0) by[controlOf(g, a)][a]! += HIDDEN * hidden;
    const fort = fortIn(g, a);
    if (fort) by[fort.side][a]! += 3 * fort.strength;
  }
  return by;
};

/** The worth of an Area as an objective, by its zone; 0 if it is none. */
export const objectiveWorth = (box: Box, w: Weights, area: number): number => {
  const row = box.tables.areas[area]!;
  if (!row.objective) return 0;
  if (row.terrain === 'city') return w.objective * w.paris;
  if (row.zone === 'North') return w.objective * w.north;
  if (row.zone === 'Centre') return w.objective * w.centre;
  return w.objective * (row.zone === 'South' ? w.south : 1);
};

/** Costs are in quarters of an Area, so that a search can use buckets. */
const QUARTERS = 4;
const REACH = 9 * QUARTERS;
const UNREACHED = 255;
const COST = new Uint8Array(256);
const BEFORE = new Int16Array(256);
const BUCKETS: number[][] = Array.from({ length: REACH }, () => []);
/** Fills COST and BEFORE, the Area before each on the way from the sources. Valid until the next search. */
const spread = (box: Box, sources: readonly number[], price: Uint8Array): void => {
  const { nextTo } = box;
  COST.fill(UNREACHED);
  for (const a of sources) {
    COST[a] = 0;
    BEFORE[a] = -1;
    BUCKETS[0]!.push(a);
  }
  for (let cost = 0; cost < REACH; cost++) {
    const bucket = BUCKETS[cost]!;
    for (let i = 0; i < bucket.length; i++) {
      const here = bucket[i]!;
      if (COST[here] !== cost) continue;
      const next = nextTo[here]!;
      for (let k = 0; k < next.length; k++) {
        const n = next[k]!;
        const sum = cost + price[n]!;
        if (sum >= REACH || sum >= COST[n]!) continue;
        COST[n] = sum;
        BEFORE[n] = here;
        BUCKETS[sum]!.push(n);
      }
    }
    bucket.length = 0;
  }
};
const priced = (areas: number, of: (area: number) => number): Uint8Array =>
  Uint8Array.from({ length: areas }, (_, a) => Math.max(1, Math.min(REACH, Math.round(QUARTERS * of(a)))));

/** A pull or threat is multiplied by this for each Area of distance. */
const FADE = 0.68;
const FADED = Float64Array.from({ length: 512 }, (_, quarters) => FADE ** (quarters / QUARTERS));
/** Spreads from each enemy objective. Enemy stacks and rough terrain add distance. */
const pullOf = (x: Sighted): Float64Array => {
  const { g, box, s, w, foe } = x;
  const pull = new Float64Array(box.areas);
  const rough = box.tables.areas;
  const price = priced(box.areas, a => 1 + foe[a]! / 7 + (rough[a]!.terrain === 'clear' ? 0 : 0.4));
  for (const o of box.objectives) {
    if (controlOf(g, o) === s) continue;
    const worth = objectiveWorth(box, w, o);
    spread(box, [o], price);
    const own = price[o]! - QUARTERS;
    for (let a = 0; a < box.areas; a++) if (COST[a]! < REACH) pull[a]! += worth * FADED[COST[a]! + own]!;
  }
  return pull;
};
/** A cached pull with everything it depends on. It stays the same while only our own units move. */
interface Pulled {
  readonly box: Box;
  readonly w: Weights;
  readonly s: SideNo;
  readonly foe: Float64Array;
  readonly held: string;
  readonly pull: Float64Array;
}
const CACHED_PULLS: Pulled[] = [];
const MAX_CACHED_PULLS = 4;
const isSame = (a: Float64Array, b: Float64Array): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
};
const pullNow = (x: Sighted): Float64Array => {
  const { g, box, w, s, foe } = x;
  let held = '';
  for (const o of box.objectives) held += controlOf(g, o);
  const known = CACHED_PULLS.find(
    p => p.box === box && p.w === w && p.s === s && p.held === held && isSame(p.foe, foe),
  );
  if (known) return known.pull;
  const pull = pullOf(x);
  CACHED_PULLS.unshift({ box, w, s, foe, held, pull });
  CACHED_PULLS.length = Math.min(CACHED_PULLS.length, MAX_CACHED_PULLS);
  return pull;
};
/** Follows the enemy's cheapest way to each of our objectives. */
const openTo = (x: Sighted): Float64Array => {
  const { g, box, s, w, own, foe } = x;
  const open = new Float64Array(box.areas);
  const from = box.areaIds.filter(a => heightOf(g, a) > 0 && controlOf(g, a) !== s);
  const barred = (a: number): number => (w.bars > 0 ? w.bars * (fortOf(g, a, s)?.strength ?? 0) : 0);
  spread(
    box,
    from,
    priced(box.areas, a => 1 + own[a]! / 5 - (foe[a]! > 0 ? 0.5 : 0) + barred(a)),
  );
  for (const o of box.objectives) {
    if (controlOf(g, o) !== s || COST[o]! >= REACH) continue;
    const threat = objectiveWorth(box, w, o) * FADED[Math.max(0, COST[o]! - QUARTERS)]!;
    open[o]! += w.guard * threat;
    for (let a = BEFORE[o]!; a >= 0 && BEFORE[a]! >= 0; a = BEFORE[a]!) open[a]! += w.block * threat;
  }
  return open;
};

/** The Areas of the line, each worth the weight `line`. */
const postsOf = (x: Sighted): Float64Array => {
  const posts = new Float64Array(x.box.areas);
  if (x.w.line > 0) for (const a of lineOf(x, o => objectiveWorth(x.box, x.w, o))) posts[a] = x.w.line;
  return posts;
};

export const situationOf = (g: State, s: SideNo, w: Weights): Situation => {
  const box = boxOf(g);
  const [german, allied] = strengths(g, box);
  const [own, foe] = s === G ? [german, allied] : [allied, german];
  const seen = { g, box, s, w, own, foe, left: NUMBERS.weeks.value + 1 - Math.max(1, weekOf(g)) };
  const pull = later(() => pullNow(seen));
  const open = later(() => openTo(seen));
  const posts = later(() => postsOf(seen));
  return {
    ...seen,
    get pull() {
      return pull();
    },
    get open() {
      return open();
    },
    get posts() {
      return posts();
    },
  };
};

/** Enemy factors next to an Area. */
export const threatTo = ({ box, foe }: Situation, area: number): number => {
  let sum = 0;
  for (const n of box.nextTo[area]!) sum += foe[n]!;
  return sum;
};
const WIN = 11;
/** 3.0, 20.0 The worth of taking an Area. The last Paris Area ends the game, so the Germans avoid it while they hold too few objectives to win. */
export const takenWorth = (x: Situation, area: number): number => {
  const worth = objectiveWorth(x.box, x.w, area);
  const { g, box } = x;
  if (x.s !== G || !box.paris.includes(area) || controlOf(g, area) === G) return worth;
  const last = box.paris.every(a => a === area || controlOf(g, a) === G);
  const held = box.objectives.filter(o => controlOf(g, o) === G).length;
  return last && held + 1 < WIN ? -2 * worth : worth;
};
/** The worth of winning a battle for the Area. */
export const areaWorth = (x: Situation, area: number): number => {
  const mine = controlOf(x.g, area) === x.s;
  const objective = mine ? objectiveWorth(x.box, x.w, area) : takenWorth(x, area);
  return objective + x.w.ground + (mine ? 0.3 * x.w.behind * x.open[area]! : 0.25 * x.w.beyond * x.pull[area]!);
};
export const fleetsLeft = (g: State, s: SideNo): readonly number[] => {
  const { flown } = at(g);
  const { boxes } = boxOf(g);
  const place = boxes[s === G ? 'OKW reserve' : 'GQG reserve'];
  return boxOf(g).fleets.filter(
    f => boxOf(g).sideOf[f] === s && placeOf(g, f) === place && g.cells[flown + f] === 0 && stepsOf(g, f) > 0,
  );
};
export const foeOf = (x: Situation): SideNo => other(x.s);
