/** Small machines for tests of one facility: sixteen nameless cells, steps and decisions in a line each. */
import { expect } from 'vitest';
import { no, ok, sameChoice, type Question, type Choice, type Decision } from '../decide.ts';
import type { Step, Next } from '../flow.ts';
import type { Machine } from '../machine.ts';
import { openTable, type Rules } from '../rules.ts';
import { load, save, type Saved, type Shape } from '../save.ts';
import { blank, column, layout, type State } from '../state.ts';

export const CELLS = 64;
export const shape: Shape = {
  layout: layout({ cell: column(Array.from({ length: CELLS }, (_, i) => `${i}`)) }),
  labels: {},
};
export const cells = (values: { readonly [cell: number]: number } = {}): State => {
  const g = blank(CELLS);
  for (const [cell, n] of Object.entries(values)) g.cells[Number(cell)] = n;
  return g;
};

export const small = (r: Partial<Rules>): Rules => ({
  procs: {},
  decisions: {},
  watches: [],
  pool: () => [],
  ...openTable,
  ...r,
});
export const step = (at: string, run: Step['run'], more: Partial<Step> = {}): Step => ({
  at,
  case: at,
  name: at,
  run,
  ...more,
});
export const decide = (d: Omit<Decision, 'say'>): Decision => ({ ...d, say: (_g, _a, c) => c.do });
/** Exactly these choices, always. */
export const oneOf = (list: readonly Choice[], take: (g: State, c: Choice, a: Question) => Next): Decision =>
  decide({
    candidates: () => list,
    judge: (_g, _a, c) => (list.some(x => sameChoice(x, c)) ? ok : no('1', 'not one of these')),
    take: (g, a, c) => take(g, c, a),
  });
export const words = (...verbs: readonly string[]): readonly Choice[] => verbs.map(verb => ({ do: verb }));

/** Through text and back, as a save file would. */
export const reloaded = (m: Machine, g: State): State =>
  m.resume(load(shape, JSON.parse(JSON.stringify(save(shape, g))) as Saved));
/** `german pass` gives that side's choice; it must be legal. */
export const give = (m: Machine, g: State, ...said: readonly string[]): void => {
  for (const s of said) {
    const [side, verb] = s.split(' ') as [string, string];
    const ask = m.open(g).find(a => a.side === side);
    expect(ask, `${side} is asked before "${s}"`).toBeDefined();
    const c = m.choices(g, ask!).find(x => x.do === verb);
    expect(c, `"${s}" is listed`).toBeDefined();
    expect(m.give(g, side, c!).ok).toBe(true);
  }
};
/** Who is asked what: `german advance`. */
export const asked = (m: Machine, g: State): readonly string[] => m.open(g).map(a => `${a.side} ${a.kind}`);
