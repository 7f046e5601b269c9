/** Breeds turn plans under common luck, and decides between the best of them and the plain plan on worlds that none of them was bred on. */
import { seededRandom } from '../engine/random.ts';
import { childOf, newcomer, type Nursery } from './breeding.ts';
import type { Planning, TurnPlan } from './planning.ts';
import { errorOf, meanOf } from './statistics.ts';
import type { ThinkingTime } from './thinking-time.ts';

/** A plan with its value in each world: those it was bred on, and fresh ones. The k-th is the same world for every plan. */
export interface Candidate {
  readonly plan: TurnPlan;
  readonly bred: number[];
  readonly fresh: number[];
}
export interface Expected {
  readonly plan: TurnPlan;
  readonly estimate: number;
  readonly error: number;
}
export interface Evolution {
  readonly planning: Planning;
  readonly nursery: Nursery;
  readonly time: ThinkingTime;
  /** The value of a plan in the world of this name. */
  valueIn(plan: TurnPlan, world: string): number;
  /** The plan of the turn before, if it was not the plain one: a further parent. */
  readonly before: Expected | undefined;
}

/** The shares of the budget at which each stage ends; the rest is for fresh worlds. */
const OPENING = 0.28;
const SELECTION = 0.45;
const BREEDING = 0.68;
/** Halfway through the fresh worlds only the best finalists go on. */
const SEMIFINAL = 0.84;
const BRED_WORLDS = 3;
const PARENTS = 3;
const SELECTED = 8;
const MAX_FINALISTS = 4;
const LAST = 2;
/** Fewer fresh worlds than this tell nothing. */
const LEAST_WORLDS = 4;
/** Fewer playouts than this compare nothing. */
export const LEAST_PLAYOUTS = 26;

const run = (e: Evolution, c: Candidate, kind: 'bred' | 'fresh'): void => {
  c[kind].push(e.valueIn(c.plan, `${kind}/${c[kind].length}`));
  e.time.count();
};
const candidate = (plan: TurnPlan): Candidate => ({ plan, bred: [], fresh: [] });
const ranked = (list: readonly Candidate[], valueOf: (c: Candidate) => number): Candidate[] =>
  list.toSorted((a, b) => valueOf(b) - valueOf(a));
const bredValue = (worlds: number) => (c: Candidate) => meanOf(c.bred.slice(0, worlds));

/** Every first parent and as many newcomers as there is time for, in one world each. */
const open = (e: Evolution, plain: Candidate): readonly Candidate[] => {
  const { nursery, time } = e;
  const first = nursery.parents.slice(1).map(candidate);
  const pool: Candidate[] = [];
  for (const c of [plain, ...first]) {
    if (time.isPast(1)) return pool;
    run(e, c, 'bred');
    if (c !== plain) pool.push(c);
  }
  while (!time.isPast(OPENING)) {
    const c = candidate(newcomer(nursery));
    run(e, c, 'bred');
    pool.push(c);
  }
  return pool;
};
/** Successive reduction: fewer plans in each further world. */
const select = (e: Evolution, plain: Candidate, opened: readonly Candidate[]): readonly Candidate[] => {
  let pool = opened;
  for (let worlds = 1; worlds < BRED_WORLDS; worlds++) {
    pool = ranked(pool, bredValue(worlds)).slice(0, Math.ceil(SELECTED / worlds));
    for (const c of [plain, ...pool]) {
      if (e.time.isPast(BREEDING)) return pool.filter(x => x.bred.length > worlds);
      run(e, c, 'bred');
    }
    if (e.time.isPast(SELECTION)) return pool;
  }
  return pool;
};
/** Children of the best. One that is worse than the worst parent in the first world goes no further. */
const breed = (e: Evolution, selected: readonly Candidate[]): readonly Candidate[] => {
  const { nursery, time } = e;
  const { rnd } = nursery;
  const worlds = Math.min(...selected.map(c => c.bred.length));
  let pool = [...selected];
  while (!time.isPast(BREEDING)) {
    const parents = ranked(pool, bredValue(worlds)).slice(0, PARENTS);
    const child = candidate(childOf(parents[rnd(parents.length)]!.plan, parents[rnd(parents.length)]!.plan, nursery));
    const least = Math.min(...parents.map(c => c.bred[0]!));
    run(e, child, 'bred');
    while (child.bred.length < worlds && child.bred[0]! >= least && !time.isPast(BREEDING)) run(e, child, 'bred');
    if (child.bred.length >= worlds) pool.push(child);
  }
  return pool;
};
const gainsOf = (c: Candidate, plain: Candidate): readonly number[] =>
  c.fresh.slice(0, plain.fresh.length).map((x, k) => x - plain.fresh[k]!);
const gainOf = (plain: Candidate) => (c: Candidate) => (c.fresh.length ? meanOf(gainsOf(c, plain)) : -Infinity);
/** As many as can meet enough fresh worlds in what is left of the budget, at the pace until now. */
const finalistsIn = (e: Evolution): number => {
  const left = (e.time.done() * (1 - BREEDING)) / BREEDING;
  return Math.max(1, Math.min(MAX_FINALISTS, Math.floor(left / LEAST_WORLDS) - 1));
};
/** The finalists and the plain plan meet fresh worlds, world by world, so that it can end at any time. */
const meetFreshWorlds = (e: Evolution, plain: Candidate, pool: readonly Candidate[]): readonly Candidate[] => {
  let finalists = ranked(pool, c => meanOf(c.bred)).slice(0, finalistsIn(e));
  while (!e.time.isPast(1)) {
    if (e.time.isPast(SEMIFINAL)) finalists = ranked(finalists, gainOf(plain)).slice(0, LAST);
    for (const c of [plain, ...finalists]) {
      if (e.time.isPast(1)) return finalists;
      run(e, c, 'fresh');
    }
  }
  return finalists;
};

const CAUTION = 1;
/** A plan of the turn before that promised clearly more than it now gives must beat the plain one by this many standard errors. */
const DOUBT = 2.5;
const hasFallen = (c: Candidate, before: Expected | undefined): boolean =>
  before?.plan === c.plan && meanOf(c.fresh) < before.estimate - 2 * Math.hypot(before.error, errorOf(c.fresh));
const decide = (e: Evolution, plain: Candidate, finalists: readonly Candidate[]): Candidate => {
  const best = ranked(finalists, gainOf(plain)).find(c => Math.min(c.fresh.length, plain.fresh.length) >= LEAST_WORLDS);
  if (!best) return plain;
  const gains = gainsOf(best, plain);
  const caution = hasFallen(best, e.before) ? DOUBT : (e.planning.caution ?? CAUTION);
  const gain = meanOf(gains);
  return gain > 0 && gain > caution * errorOf(gains) ? best : plain;
};
/** The best plan found in the time, or the plain one. Told to stop, it returns at once with what has been shown until then. */
export const evolve = (e: Evolution): Candidate => {
  const plain = candidate(e.nursery.parents[0]!);
  const opened = open(e, plain);
  const selected = select(e, plain, opened).filter(c => c.bred.length > 0);
  if (selected.length === 0) return plain;
  return decide(e, plain, meetFreshWorlds(e, plain, breed(e, selected)));
};

/** Random numbers for breeding, apart from those of the worlds. */
export const nurseryOf = (planning: Planning, of: Pick<Nursery, 'parents' | 'tilts'>, seed: string): Nursery => ({
  ...of,
  fixed: new Set(planning.fixed),
  rnd: seededRandom(`${seed}/breeding`),
});
