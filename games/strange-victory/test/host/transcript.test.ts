/** The transcript of Strange Victory in docs/ is replayed line by line. After a change of the rules or counters: UPDATE_TRANSCRIPT=1 npx vitest run games/strange-victory/test/host/transcript */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REQUESTS } from '../../../../cli/requests.ts';
import { askedIn, holdsTable, namesAll, replays, stepsOf, transcriptOf } from '../../../../cli/test/manual.ts';
import { boxFor } from '../../../all.ts';
import { COUNTERS } from '../../data/units.ts';

const TRANSCRIPT = transcriptOf('protocol-transcript.txt');

/** The table of counters, pile by pile. */
const counters = (): string =>
  [
    '| pile | counters |',
    '|---|---|',
    ...[...Map.groupBy(COUNTERS, c => c.bag ?? 'Campaign Assets')].map(
      ([pile, list]) => `| \`${pile}\` | ${list.map(c => `\`${c.label}\``).join(' ')} |`,
    ),
  ].join('\n');

test('the transcript replays', () => replays(TRANSCRIPT));
test('the table of PROTOCOL.md is that of the data', () => holdsTable('counters', counters()));
test('the transcript shows every request, a refusal and an error', () => {
  const text = readFileSync(TRANSCRIPT, 'utf8');
  for (const name of Object.keys(REQUESTS)) expect(text, name).toMatch(new RegExp(`> .*"do":"${name}"`));
  expect(text).toContain('"refused":{"case"');
  expect(text).toContain('"error":"');
});
test('8.3.7 as PROTOCOL.md tells it is what the transcript plays', () => {
  const steps = stepsOf('example');
  const asked = askedIn(TRANSCRIPT);
  expect(steps.length).toBeGreaterThan(15);
  const from = asked.indexOf(steps[0]!);
  expect(asked.slice(from, from + steps.length)).toEqual(steps);
});
test('PROTOCOL.md names all of the game', () => namesAll(boxFor('strange-victory')!));
