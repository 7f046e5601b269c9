/** Set-up as a draft: choose a prepared set-up, or pick a counter and put it in a hex, or lift it again; done when all are placed. */
import {
  blockedBy,
  ok,
  oneOf,
  stepFirst,
  type Decision,
  type Refused,
  type Verdict,
  places,
} from '../engine/decide.ts';
import { again, done, NO_VARS, top, type Next } from '../engine/flow.ts';
import { clone, type Case, type Side, type State, type Vars } from '../engine/state.ts';

/** A prepared set-up in numbers: hexes with their counters, the lowest first. */
export interface ReadyMade {
  readonly name: string;
  readonly words: string;
  readonly stacks: readonly { readonly hex: number; readonly units: readonly number[] }[];
}

/** Stacks in numbers, from the labels of hexes and the names of counters. */
export const stacksAt = (
  at: { readonly [hex: string]: readonly string[] },
  grid: { readonly byLabel: ReadonlyMap<string, number> },
  names: readonly string[],
): ReadyMade['stacks'] =>
  Object.entries(at).map(([hex, units]) => ({ hex: grid.byLabel.get(hex)!, units: units.map(u => names.indexOf(u)) }));

/** The rules of a set-up, asked while its procedure runs: the frames say which army it is. */
export interface SetUpRules {
  nameOf(g: State, unit: number): string;
  labelOf(g: State, hex: number): string;
  plans(g: State): readonly ReadyMade[];
  /** Where a counter is; below the number of hexes it is a hex, and `box` is where counters wait. */
  placeOf(g: State, unit: number): number;
  box(g: State): number;
  hexes(g: State): number;
  /** The case of this set-up. */
  caseOf(g: State): Case;
  /** The counters of the army. */
  army(g: State): readonly number[];
  /** Why a counter does not belong to the army that is set up now. */
  stranger?(g: State, unit: number): Refused;
  mayPlace(g: State, unit: number, hex: number): Verdict;
  mayLay(g: State, plan: number): Verdict;
  /** What must hold when all are placed. */
  mayFinish(g: State): Verdict;
  put(g: State, unit: number, hex: number): void;
  lift(g: State, unit: number): void;
  /** Calls the procedure that asks where a counter goes, with `unit` in its frame. */
  pick(g: State, unit: number): Next;
  /** The counter that is being placed, from that frame. */
  picked(g: State): number;
  finish(g: State): Next;
  /** For random play: hexes a counter must go to if it can, then hexes where it is usually allowed. */
  wanted(g: State, unit: number): readonly number[];
  likely(g: State, unit: number): readonly number[];
  /** For random play: the counter to lift when all are placed but the set-up is not legal. */
  misplaced(g: State): number;
}

export type Setting =
  | { readonly do: 'lay'; readonly plan: number }
  | { readonly do: 'pick'; readonly unit: number }
  | { readonly do: 'lift'; readonly unit: number }
  | { readonly do: 'done' };
const DONE = { do: 'done' } as const;

const waiting = (r: SetUpRules, g: State): readonly number[] => {
  const box = r.box(g);
  return r.army(g).filter(u => r.placeOf(g, u) === box);
};
const placed = (r: SetUpRules, g: State): readonly number[] => {
  const hexes = r.hexes(g);
  return r.army(g).filter(u => r.placeOf(g, u) >= 0 && r.placeOf(g, u) < hexes);
};

const mayFinish = (r: SetUpRules, g: State): Verdict => {
  const rest = waiting(r, g);
  if (rest.length === 0) return r.mayFinish(g);
  const more = rest.length > 1 ? ` and ${rest.length - 1} more` : '';
  return blockedBy(
    places(...rest),
    r.caseOf(g),
    `${r.nameOf(g, rest[0]!)}${more} ${more ? 'are' : 'is'} still to be placed`,
  );
};
const layOut = (r: SetUpRules, g: State, { stacks }: ReadyMade): void => {
  for (const u of placed(r, g)) r.lift(g, u);
  for (const { hex, units } of stacks) for (const u of units) r.put(g, u, hex);
};

const maySet = (r: SetUpRules, g: State, c: Setting): Verdict => {
  if (c.do === 'done') return mayFinish(r, g);
  if (c.do === 'lay') return r.mayLay(g, c.plan);
  const name = r.nameOf(g, c.unit);
  if (waiting(r, g).includes(c.unit))
    return c.do === 'pick' ? ok : blockedBy(places(c.unit), r.caseOf(g), `${name} is not placed yet`);
  if (placed(r, g).includes(c.unit))
    return c.do === 'lift' ? ok : blockedBy(places(c.unit), r.caseOf(g), `${name} is placed already`);
  return (
    r.stranger?.(g, c.unit) ??
    blockedBy(stepFirst(top(g).at), r.caseOf(g), `${name} is not of the army that is set up now`)
  );
};
const set = (r: SetUpRules, g: State, c: Setting): Next => {
  if (c.do === 'done') return r.finish(g);
  if (c.do === 'pick') return r.pick(g, c.unit);
  if (c.do === 'lay') layOut(r, g, r.plans(g)[c.plan]!);
  else r.lift(g, c.unit);
  return again;
};
const saySetting = (r: SetUpRules, g: State, c: Setting): string => {
  if (c.do === 'done') return 'The set-up is done';
  if (c.do !== 'lay') return `${c.do === 'pick' ? 'Place' : 'Lift'} ${r.nameOf(g, c.unit)}`;
  const { name, words } = r.plans(g)[c.plan]!;
  return `Lay out ${name}: ${words}`;
};
/** Chooses a prepared set-up, a counter to place or to lift, or the end of the set-up. */
export const settingUp = (r: SetUpRules): Decision<Setting> => {
  const pick = (unit: number) => ({ do: 'pick', unit }) as const;
  const lift = (unit: number) => ({ do: 'lift', unit }) as const;
  const plans = (g: State): readonly Setting[] =>
    r.plans(g).flatMap((_, plan) => (r.mayLay(g, plan).ok ? [{ do: 'lay', plan } as const] : []));
  return {
    verbs: ['lay', 'pick', 'lift', 'done'],
    ends: ['done'],
    candidates: g => [DONE, ...plans(g), ...waiting(r, g).map(pick), ...placed(r, g).map(lift)],
    judge: (g, _a, c) => maySet(r, g, c),
    take: (g, _a, c) => set(r, g, c),
    /** Three armies in four use a prepared set-up: placing them one by one takes a hundred decisions. */
    sample: (g, _a, rnd) => {
      const rest = waiting(r, g);
      const ready = placed(r, g).length === 0 && rnd(4) > 0 ? plans(g) : [];
      if (ready.length) return oneOf(ready, rnd);
      if (rest.length) return pick(oneOf(rest, rnd));
      return mayFinish(r, g).ok ? DONE : lift(r.misplaced(g));
    },
    say: (g, _a, c) => saySetting(r, g, c),
  };
};

/** The table as it was before the army of the frame at index `at` was set up, with its owner about to begin. */
export const beforeSetUp = (r: SetUpRules, g: State, at: number, owner: Side, about: Vars = NO_VARS): State => {
  const before = clone(g);
  before.stack = g.stack.slice(0, at + 1);
  for (const u of placed(r, before)) r.lift(before, u);
  before.wait = { for: 'choice', ask: { side: owner, kind: 'settingUp', case: r.caseOf(before), about } };
  return before;
};

export type Placing = { readonly do: 'at'; readonly hex: number } | { readonly do: 'back' };
const BACK = { do: 'back' } as const;

/** Chooses where the picked counter goes. */
export const placing = (r: SetUpRules): Decision<Placing> => {
  const inHex = (hex: number) => ({ do: 'at', hex }) as const;
  const may = (g: State, hex: number): boolean => r.mayPlace(g, r.picked(g), hex).ok;
  return {
    verbs: ['at', 'back'],
    candidates: g => [BACK, ...Array.from({ length: r.hexes(g) }, (_, hex) => inHex(hex)).filter(c => may(g, c.hex))],
    judge: (g, _a, c) => (c.do === 'back' ? ok : r.mayPlace(g, r.picked(g), c.hex)),
    take: (g, _a, c) => {
      if (c.do === 'at') r.put(g, r.picked(g), c.hex);
      return done();
    },
    /** A counter that can go nowhere is put back. */
    sample: (g, _a, rnd) => {
      const unit = r.picked(g);
      const wanted = r.wanted(g, unit).filter(hex => may(g, hex));
      if (wanted.length) return inHex(oneOf(wanted, rnd));
      const likely = r.likely(g, unit);
      const any = oneOf(likely, rnd);
      const open = may(g, any) ? [any] : likely.filter(hex => may(g, hex));
      return open.length ? inHex(oneOf(open, rnd)) : BACK;
    },
    say: (g, _a, c) => (c.do === 'back' ? 'Put it back' : `In ${r.labelOf(g, c.hex)}`),
  };
};
