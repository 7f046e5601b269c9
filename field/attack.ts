/** The draft of an attack: units are added and dropped, then it is declared or cancelled. The draft lies in a column where only its owner sees it. */
import { blockedBy, cells, no, ok, oneOf, type Granted, type Refused, type Verdict } from '../engine/decide.ts';
import type { Rnd } from '../engine/random.ts';
import type { Case, State } from '../engine/state.ts';

/** The counters whose cell of this column equals `mark`, in their order. */
export const markedIn = (g: State, column: number, units: readonly number[], mark: number): readonly number[] => {
  const found: number[] = [];
  for (const u of units) if (g.cells[column + u] === mark) found.push(u);
  return found;
};
export const markAll = (g: State, column: number, units: readonly number[], mark: number): void => {
  for (const u of units) g.cells[column + u] = mark;
};

/** The rules of a draft, asked while its procedure runs: the frame says what is attacked. */
export interface AttackRules {
  nameOf(g: State, unit: number): string;
  /** The first cell of the draft's column, and the value that marks a unit in the draft. */
  column(g: State): number;
  readonly planned: number;
  /** The name of that column, for the obstacles of refusals. */
  readonly columnName?: string;
  /** The case for refusing an empty draft, and the case for refusing to add or drop twice. */
  readonly emptyCase: Case;
  readonly twiceCase: Case;
  /** The units of the attacker, in the order of the list. */
  units(g: State): readonly number[];
  /** Units that may perhaps be added: a cheap list that contains all that can. */
  able(g: State): readonly number[];
  /** Whether the unit may join those in the draft. */
  mayJoin(g: State, planned: readonly number[], unit: number): Verdict;
  /** What bars an undo of the declaration: a look at the enemy stack, a die. */
  readonly bars: Granted;
}

export type Drafting =
  | { readonly do: 'add'; readonly unit: number }
  | { readonly do: 'drop'; readonly unit: number }
  | { readonly do: 'declare' }
  | { readonly do: 'cancel' };
export const DECLARE = { do: 'declare' } as const;
export const CANCEL = { do: 'cancel' } as const;

export const plannedIn = (r: AttackRules, g: State): readonly number[] =>
  markedIn(g, r.column(g), r.units(g), r.planned);

const add = (unit: number) => ({ do: 'add', unit }) as const;
const drop = (unit: number) => ({ do: 'drop', unit }) as const;
/** A refusal that depends on whether these units are in the draft; enemy units never are. */
const draftBars = (r: AttackRules, units: readonly number[], ruleCase: Case, why: string): Refused =>
  r.columnName === undefined || units.length === 0
    ? no(ruleCase, why)
    : blockedBy(cells(r.columnName, ...units), ruleCase, why);
const mayAdd = (r: AttackRules, g: State, planned: readonly number[], unit: number): Verdict =>
  planned.includes(unit)
    ? draftBars(r, [unit], r.twiceCase, `${r.nameOf(g, unit)} is in this attack already`)
    : r.mayJoin(g, planned, unit);
const judged = (r: AttackRules, g: State, c: Drafting): Verdict => {
  const planned = plannedIn(r, g);
  switch (c.do) {
    case 'add':
      return mayAdd(r, g, planned, c.unit);
    case 'drop':
      return planned.includes(c.unit)
        ? ok
        : draftBars(
            r,
            r.units(g).includes(c.unit) ? [c.unit] : [],
            r.twiceCase,
            `${r.nameOf(g, c.unit)} is not in this attack`,
          );
    case 'declare':
      return planned.length ? r.bars : draftBars(r, r.units(g), r.emptyCase, 'no unit attacks yet');
    case 'cancel':
      return ok;
  }
};
const sayDrafting = (r: AttackRules, g: State, c: Drafting): string => {
  switch (c.do) {
    case 'add':
      return `Add ${r.nameOf(g, c.unit)}`;
    case 'drop':
      return `Leave out ${r.nameOf(g, c.unit)}`;
    case 'declare':
      return 'Declare the attack';
    case 'cancel':
      return 'Call it off';
  }
};

/** The choices of a draft, built once; a game's own choices come before `cancel`. */
export const attackDraft = (r: AttackRules) => ({
  verbs: ['add', 'drop', 'declare', 'cancel'],
  candidates: <C>(g: State, more: readonly C[] = []): readonly (Drafting | C)[] => {
    const planned = plannedIn(r, g);
    return [...(planned.length ? [DECLARE] : []), ...r.able(g).map(add), ...planned.map(drop), ...more, CANCEL];
  },
  judge: (g: State, c: Drafting): Verdict => judged(r, g, c),
  /** Adds, drops, or empties the draft. Declaring is left to the game. */
  change: (g: State, c: Exclude<Drafting, { do: 'declare' }>): void => {
    if (c.do === 'cancel') markAll(g, r.column(g), plannedIn(r, g), 0);
    else g.cells[r.column(g) + c.unit] = c.do === 'add' ? r.planned : 0;
  },
  /** For random play: one more unit, in the order of the list, or undefined. */
  sampleAdd: (g: State, rnd: Rnd): Drafting | undefined => {
    const planned = plannedIn(r, g);
    const last = planned.length > 0 ? planned.at(-1)! : -1;
    const able = r.able(g).filter(u => u > last && mayAdd(r, g, planned, u).ok);
    return able.length && (planned.length === 0 || rnd(3)) ? add(oneOf(able, rnd)) : undefined;
  },
  say: (g: State, c: Drafting): string => sayDrafting(r, g, c),
});
