/** Checks of docs/PROTOCOL.md and the transcripts beside it. The tests of each game call them for its own part. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { GameModule } from '../../engine/pack.ts';
import { newSession } from '../requests.ts';
import { answer } from '../session.ts';

const DOCS = join(import.meta.dirname, '../../docs');
export const MANUAL = join(DOCS, 'PROTOCOL.md');
export const manual = (): string => readFileSync(MANUAL, 'utf8');
export const transcriptOf = (file: string): string => join(DOCS, file);

export const between = (text: string, name: string, made: string): string =>
  text.replace(
    new RegExp(`(<!-- ${name}: .*\\n)[^]*(<!-- end of ${name} -->)`),
    (_all, from: string, to: string) => `${from}${made}\n${to}`,
  );

/** The same transcript with every answer computed again. */
const replayed = (text: string): string => {
  const session = newSession();
  return text
    .split('\n')
    .filter(l => !l.startsWith('< '))
    .flatMap(l => (l.startsWith('> ') ? [l, `< ${answer(session, l.slice(2))}`] : [l]))
    .join('\n');
};

/** Checks that every answer of the transcript is still given. UPDATE_TRANSCRIPT=1 writes the present answers instead. */
export const replays = (file: string): void => {
  const text = readFileSync(file, 'utf8');
  const now = replayed(text);
  if (process.env.UPDATE_TRANSCRIPT) writeFileSync(file, now);
  else expect(now.split('\n')).toEqual(text.split('\n'));
};
/** Checks a table of the manual that is generated from data. */
export const holdsTable = (name: string, made: string): void => {
  const now = between(manual(), name, made);
  if (process.env.UPDATE_TRANSCRIPT) writeFileSync(MANUAL, now);
  else expect(manual()).toBe(now);
};
/** The requests of a transcript, line by line. */
export const askedIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(l => l.startsWith('> '))
    .map(l => l.slice(2));
/** The steps of an example in the manual, from the code block with its name. */
export const stepsOf = (name: string): readonly string[] =>
  new RegExp('```' + name + '\\n([^]*?)```').exec(manual())![1]!.trim().split('\n');
/** Checks that the manual's part on a game names all its columns, procedures, steps, named positions, decisions, verbs and options. */
export const namesAll = (box: GameModule): void => {
  const { begin, layout, machine, options, scenarios, title, verbs, version } = box.game;
  const text = manual()
    .split('\n## ')
    .find(part => part.startsWith(`${title}\n`))!;
  const moments = box.moments?.(begin(scenarios[0]!.id, {}, version)) ?? {};
  const names = [
    ...Object.keys(layout.columns),
    ...Object.keys(machine.rules.procs),
    ...Object.values(machine.rules.procs).flatMap(p => p.map(s => s.at)),
    ...Object.keys(moments),
    ...Object.keys(machine.rules.decisions),
    ...Object.keys(verbs),
    ...options.map(o => o.id),
    ...scenarios.map(s => s.id),
  ];
  for (const name of names) expect(text, name).toContain(`\`${name}\``);
};
