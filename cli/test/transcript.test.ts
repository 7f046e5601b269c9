/** The transcripts in docs/ are replayed line by line. After a change of the rules or counters: UPDATE_TRANSCRIPT=1 npx vitest run cli/test/transcript */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SET_UPS } from '../../games/france-40/data/setups.ts';
import { isFort, UNITS } from '../../games/france-40/data/units.ts';
import { COUNTERS } from '../../games/strange-victory/data/units.ts';
import { BOXES } from '../../games/all.ts';
import { REQUESTS, newSession } from '../requests.ts';
import { answer } from '../session.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const TRANSCRIPT = join(DOCS, 'protocol-transcript.txt');
const FRANCE_40 = join(DOCS, 'protocol-transcript-france-40.txt');
const MANUAL = join(DOCS, 'PROTOCOL.md');
const manual = (): string => readFileSync(MANUAL, 'utf8');

/** The table of counters, pile by pile. */
const counters = (): string =>
  [
    '| pile | counters |',
    '|---|---|',
    ...[...Map.groupBy(COUNTERS, c => c.bag ?? 'Campaign Assets')].map(
      ([pile, list]) => `| \`${pile}\` | ${list.map(c => `\`${c.label}\``).join(' ')} |`,
    ),
  ].join('\n');

/** The units of France '40 army by army, and its ready-made set-ups. */
const armies = (): string =>
  [
    '| army | units |',
    '|---|---|',
    ...[...Map.groupBy(UNITS, u => (isFort(u) ? 'forts' : `${u.nation} ${u.scenario}`))].map(
      ([army, list]) => `| ${army} | ${list.map(u => `\`${u.name}\``).join(' ')} |`,
    ),
    '',
    '| army | plans |',
    '|---|---|',
    ...[...Map.groupBy(SET_UPS, s => `${s.scenario} ${s.group}${s.sickle ? `, Sickle Cut: ${s.sickle}` : ''}`)].map(
      ([army, list]) => `| ${army} | ${list.map(s => `\`${s.id}\``).join(' ')} |`,
    ),
  ].join('\n');
const between = (text: string, name: string, made: string): string =>
  text.replace(
    new RegExp(`(<!-- ${name}: .*\\n)[^]*(<!-- end of ${name} -->)`),
    (_all, from: string, to: string) => `${from}${made}\n${to}`,
  );

/** The same file with every answer made anew. */
const replayed = (text: string): string => {
  const session = newSession();
  return text
    .split('\n')
    .filter(l => !l.startsWith('< '))
    .flatMap(l => (l.startsWith('> ') ? [l, `< ${answer(session, l.slice(2))}`] : [l]))
    .join('\n');
};

test.each([TRANSCRIPT, FRANCE_40])('the transcript %s replays', file => {
  const text = readFileSync(file, 'utf8');
  const now = replayed(text);
  if (process.env.UPDATE_TRANSCRIPT) writeFileSync(file, now);
  else expect(now.split('\n')).toEqual(text.split('\n'));
});
test('the tables of PROTOCOL.md are those of the data', () => {
  const made = between(between(manual(), 'counters', counters()), 'france-40', armies());
  if (process.env.UPDATE_TRANSCRIPT) writeFileSync(MANUAL, made);
  else expect(manual()).toBe(made);
});

test('the transcript shows every request, a refusal and an error', () => {
  const text = readFileSync(TRANSCRIPT, 'utf8');
  for (const name of Object.keys(REQUESTS)) expect(text, name).toMatch(new RegExp(`> .*"do":"${name}"`));
  expect(text).toContain('"refused":{"case"');
  expect(text).toContain('"error":"');
});

test('8.3.7 as PROTOCOL.md tells it is what the transcript plays', () => {
  const steps = /```example\n([^]*?)```/.exec(manual())![1]!.trim().split('\n');
  const asked = readFileSync(TRANSCRIPT, 'utf8')
    .split('\n')
    .filter(l => l.startsWith('> '))
    .map(l => l.slice(2));
  expect(steps.length).toBeGreaterThan(15);
  const from = asked.indexOf(steps[0]!);
  expect(asked.slice(from, from + steps.length)).toEqual(steps);
});

test('the example of France ’40 in PROTOCOL.md is what its transcript plays', () => {
  const steps = /```france-40\n([^]*?)```/.exec(manual())![1]!.trim().split('\n');
  expect(
    readFileSync(FRANCE_40, 'utf8')
      .split('\n')
      .filter(l => l.startsWith('> '))
      .map(l => l.slice(2)),
  ).toEqual(steps);
});

test('PROTOCOL.md names every request there is', () => {
  for (const name of [...Object.keys(REQUESTS), ...Object.values(REQUESTS).flatMap(r => Object.keys(r.fields))])
    expect(manual(), name).toContain(`\`${name}\``);
});
test.each(BOXES)(
  'PROTOCOL.md names every column, procedure, step, moment, decision, verb and option of $game.title',
  box => {
    const { begin, layout, machine, options, scenarios, title, verbs } = box.game;
    const text = manual()
      .split('\n## ')
      .find(part => part.startsWith(`${title}\n`))!;
    const moments = box.moments?.(begin(scenarios[0]!.id, {})) ?? {};
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
  },
);
