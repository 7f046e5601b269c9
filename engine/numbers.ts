/** Which key stands for which choice, for pages and terminals alike. */
import type { Question, Caution, Choice, Decision } from './decide.ts';
import type { State } from './state.ts';

/** A listed choice as its hosts show it. */
export interface Listed {
  readonly bars: boolean;
  readonly ends?: true;
  readonly caution?: Caution;
}
/** `seen`: where the side decides, its own view or the projection of its plan. */
export const listedAs = (d: Decision, seen: State, a: Question, c: Choice): Listed => {
  const verdict = d.judge(seen, a, c);
  const caution = d.caution?.(seen, a, c);
  return {
    bars: verdict.ok && verdict.bars !== undefined,
    ...(d.ends?.includes(c.do) ? { ends: true as const } : {}),
    ...(caution ? { caution } : {}),
  };
};
/** Whether the choice rolls, reveals or ends something: it gets no number beside the harmless ones, but a key of its own or Enter on its button. */
export const isFirm = ({ bars, ends, caution }: Listed): boolean => bars || ends === true || caution?.asks === true;

export type Numbers = ReadonlyMap<string, number>;
/** A choice keeps its number as long as the question stands, even if it disappears and comes back; no other choice gets it. */
export const numbered = (before: Numbers, keys: readonly string[]): Numbers => {
  const now = new Map(keys.some(k => before.has(k)) ? before : []);
  let last = Math.max(0, ...now.values());
  for (const k of keys) if (!now.has(k)) now.set(k, ++last);
  return now;
};
