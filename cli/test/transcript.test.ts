/** docs/protocol-transcript.txt is replayed line by line. After a change of the rules or counters: UPDATE_TRANSCRIPT=1 npx vitest run cli/test/transcript */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COUNTERS } from '../../games/strange-victory/data/units.ts';
import { strangeVictory } from '../../games/strange-victory/game.ts';
import { REQUESTS, newSession } from '../requests.ts';
import { answer } from '../session.ts';

const DOCS = join(import.meta.dirname, '../../docs'), TRANSCRIPT = join(DOCS, 'protocol-transcript.txt');
const MANUAL = join(DOCS, 'PROTOCOL.md'), manual = (): string => readFileSync(MANUAL, 'utf8');

/** The table of counters, pile by pile. */
const counters = (): string => ['| pile | counters |', '|---|---|', ...[...Map.groupBy(COUNTERS, c => c.bag ?? 'Campaign Assets')].map(([pile, list]) => `| \`${pile}\` | ${list.map(c => `\`${c.label}\``).join(' ')} |`)].join('\n');

/** The same file with every answer made anew. */
const replayed = (text: string): string => {
  const session = newSession();
  return text.split('\n').filter(l => !l.startsWith('< ')).flatMap(l => (l.startsWith('> ') ? [l, `< ${answer(session, l.slice(2))}`] : [l])).join('\n');
};

test('the transcript of the documentation replays', () => {
  const text = readFileSync(TRANSCRIPT, 'utf8'), now = replayed(text);
  if (process.env.UPDATE_TRANSCRIPT) {
    writeFileSync(TRANSCRIPT, now);
    writeFileSync(MANUAL, manual().replace(/(<!-- counters: .*\n)[^]*(<!-- end of counters -->)/, (_all, from: string, to: string) => `${from}${counters()}\n${to}`));
  } else expect(now.split('\n')).toEqual(text.split('\n'));
});

test('the transcript shows every request, a refusal and an error', () => {
  const text = readFileSync(TRANSCRIPT, 'utf8');
  for (const name of Object.keys(REQUESTS)) expect(text, name).toMatch(new RegExp(`> .*"do":"${name}"`));
  expect(text).toContain('"refused":{"case"');
  expect(text).toContain('"error":"');
});

test('8.3.7 as PROTOCOL.md tells it is what the transcript plays', () => {
  const steps = /```example\n([^]*?)```/.exec(manual())![1]!.trim().split('\n'), asked = readFileSync(TRANSCRIPT, 'utf8').split('\n').filter(l => l.startsWith('> ')).map(l => l.slice(2));
  expect(steps.length).toBeGreaterThan(15);
  const from = asked.indexOf(steps[0]!);
  expect(asked.slice(from, from + steps.length)).toEqual(steps);
});

test('PROTOCOL.md names every request, column, procedure, step, verb and counter there is', () => {
  const text = manual(), { layout, machine, verbs } = strangeVictory;
  const names = [
    ...Object.keys(REQUESTS), ...Object.values(REQUESTS).flatMap(r => Object.keys(r.fields)), ...Object.keys(layout.columns), ...Object.keys(machine.rules.procs),
    ...Object.values(machine.rules.procs).flatMap(p => p.map(s => s.at)), ...Object.keys(machine.rules.decisions), ...Object.keys(verbs),
  ];
  for (const name of names) expect(text, name).toContain(`\`${name}\``);
  for (const { label } of COUNTERS) expect(text, label).toContain(`\`${label}\``);
});
