/** What the tests of every game's rules are written with: a choice that must be accepted or refused, and what stands on the table, in labels. */
import { expect } from 'vitest';
import { labelled } from '../labels.ts';
import { save } from '../save.ts';
import type { Json } from '../state.ts';
import { choicesOf, play, why, type Table, type LogLine } from '../table.ts';

type Row = { readonly [row: string]: Json };

/** Plays a choice that must be accepted; `next` are the dice, counters and cards it will meet, all of them. */
export const done = (
  t: Table,
  side: string,
  choice: Json,
  ...next: readonly (number | string)[]
): readonly LogLine[] => {
  t.sandbox = true;
  t.script = [...next];
  const played = play(t, side, choice);
  expect(played, JSON.stringify(choice)).toMatchObject({ ok: true });
  expect(t.script, `everything laid ready for ${JSON.stringify(choice)} was used`).toEqual([]);
  return played.ok ? played.told : [];
};
/** The case that refuses a choice, and its words. */
export const refusal = (t: Table, side: string, choice: Json): string | undefined => {
  const v = why(t, side, choice);
  return v.ok ? undefined : v.case;
};
export const refusalWords = (t: Table, side: string, choice: Json): string => {
  const v = why(t, side, choice);
  return v.ok ? '' : v.why;
};

export const value = (t: Table, name: string): Json => save(t.game, t.g).columns[name]!;
export const column = (t: Table, name: string): Row => value(t, name) as Row;
/** Who is asked what, where one is asked. */
export const asked = (t: Table): string | undefined =>
  t.g.wait.for === 'choice' ? `${t.g.wait.ask.side} ${t.g.wait.ask.kind}` : undefined;
export const offered = (t: Table, side: string): readonly Row[] =>
  choicesOf(t, side).map(c => labelled(t.game.labels, c));
export const verbs = (t: Table, side: string): readonly Json[] => [...new Set(offered(t, side).map(c => c['do']!))];
export const told = (t: Table): string => t.log.map(l => l.text).join('\n');
export const isOver = (t: Table): boolean => t.g.wait.for === 'over';
