/** Which key takes which choice, for pages and terminals alike. */
import type { Question, Caution, Choice, Decision } from './decide.ts';
import type { State } from './state.ts';

/** A listed choice as its hosts show it. */
export interface Listed {
  readonly bars: boolean;
  readonly ends?: true;
  readonly caution?: Caution;
}
/** `desk`: where the side decides, its own view or lane. */
export const listedAs = (d: Decision, desk: State, a: Question, c: Choice): Listed => {
  const verdict = d.judge(desk, a, c);
  const caution = d.caution?.(desk, a, c);
  return {
    bars: verdict.ok && verdict.bars !== undefined,
    ...(d.ends?.includes(c.do) ? { ends: true as const } : {}),
    ...(caution ? { caution } : {}),
  };
};
/** Rolls, reveals or ends: never a number beside the harmless ones, but a key of its own or Enter on its button. */
export const isFirm = ({ bars, ends, caution }: Listed): boolean => bars || ends === true || caution?.asks === true;

export type Numbers = ReadonlyMap<string, number>;
/** Whoever had a number keeps it as long as the question stands (one of them is still listed), also when it comes back; nobody gets another's. */
export const numbered = (before: Numbers, keys: readonly string[]): Numbers => {
  const now = new Map(keys.some(k => before.has(k)) ? before : []);
  let last = Math.max(0, ...now.values());
  for (const k of keys) if (!now.has(k)) now.set(k, ++last);
  return now;
};
