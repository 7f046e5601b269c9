/** Every garbage line gets an answer, and none changes a game. */
import { expect, test } from 'vitest';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import type { Json } from '../../engine/state.ts';
import { REQUESTS } from '../requests.ts';
import { answer } from '../session.ts';
import { begun, position, type Client } from './driver.ts';

const oneOf = <T>(list: readonly T[], rnd: Rnd): T => list[rnd(list.length)]!;
const SCRAPS: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  2 ** 53,
  '',
  '?',
  'g1',
  'north',
  'observer',
  'N1',
  '0404',
  '3.0/north',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  { do: 'done' },
  { do: 'march', from: '0201', hex: '?' },
  { columns: {} },
  'ü\u0000\ud800',
];
const NAMES = [
  'id',
  'game',
  'side',
  'choice',
  'position',
  'record',
  'next',
  'to',
  'from',
  'options',
  'seed',
  'columns',
  'flow',
  'at',
  'over',
  'due',
  'proc',
  'vars',
  'place',
  '__proto__',
  'toString',
];
/** Requests that change a game if they are well-formed. */
const CHANGING = new Set(['play', 'undo', 'out', 'set', 'dice', 'new', 'load']);

const scrap = (rnd: Rnd, depth: number): Json => {
  if (depth === 0 || rnd(3) === 0) return oneOf(SCRAPS, rnd);
  if (rnd(2)) return Array.from({ length: rnd(4) }, () => scrap(rnd, depth - 1));
  return Object.fromEntries(Array.from({ length: rnd(4) }, () => [oneOf(NAMES, rnd), scrap(rnd, depth - 1)]));
};
const request = (rnd: Rnd): Json => {
  const name = oneOf([...Object.keys(REQUESTS), 'x'], rnd);
  const fields = Object.keys(REQUESTS[name]?.fields ?? {});
  return {
    do: name,
    ...Object.fromEntries(fields.filter(() => rnd(5) > 0).map(f => [f, f === 'game' && rnd(4) ? 'g1' : scrap(rnd, 3)])),
    ...(rnd(6) ? {} : { [oneOf(NAMES, rnd)]: scrap(rnd, 2) }),
  };
};
const mangled = (line: string, rnd: Rnd): string => {
  const at = rnd(line.length);
  const how = rnd(3);
  return how === 0
    ? line.slice(0, at)
    : how === 1
      ? line.slice(0, at) + oneOf(['"', '{', '}', ',', '\u0000', '9', ']'], rnd) + line.slice(at)
      : line.slice(0, at) + line.slice(at + 1 + rnd(3));
};
const snapshot = (c: Client): Json =>
  [position(c), c.done({ do: 'save', game: 'g1' }).record, c.done({ do: 'log', game: 'g1' }).log] as unknown as Json;

test('fuzzed requests: one answer for each line, and refusals and errors change nothing', () => {
  const rnd = seededRandom('fuzz');
  const c = begun();
  c.done({ do: 'play', game: 'g1', choice: { do: 'march', from: '0201', hex: '0301' } });
  const before = snapshot(c);
  for (let n = 0; n < 6000; n++) {
    const sent = request(rnd);
    const line = rnd(3) ? JSON.stringify(sent) : mangled(JSON.stringify(sent), rnd);
    const a = JSON.parse(answer(c.session, line)) as { ok: boolean; error?: string; refused?: object };
    expect(typeof a.ok, line).toBe('boolean');
    if (!a.ok) expect(typeof a.error === 'string' || typeof a.refused === 'object', line).toBe(true);
    const asked = a.ok ? (JSON.parse(line) as { do: string; game?: string }) : undefined;
    if (asked && CHANGING.has(asked.do) && asked.game === 'g1') {
      // it happened to be well-formed: start again with a fresh game
      c.session.tables.clear();
      Object.assign(c.session, { tables: begun().session.tables });
      c.done({ do: 'play', game: 'g1', choice: { do: 'march', from: '0201', hex: '0301' } });
    } else if (n % 20 === 0) expect(snapshot(c), line).toEqual(before);
  }
  expect(snapshot(c)).toEqual(before);
});

test('lines nested too deep for recursion are answered too', () => {
  const c = begun();
  const before = position(c);
  const deep = (open: string, close: string): string => open.repeat(200_000) + close.repeat(200_000);
  for (const line of [
    deep('[', ']'),
    `{"do":"play","game":"g1","choice":{"do":"march","hex":"0301","from":${deep('[', ']')}}}`,
    `{"id":${deep('[', ']')},"do":"games"}`,
    `{"do":"set","game":"g1","position":{"flow":[{"proc":"turn","at":"3.0/north","vars":${deep('{"a":', '}').replace('{"a":}', '{"a":1}')}}]}}`,
  ])
    expect(JSON.parse(answer(c.session, line))).toHaveProperty('ok');
  expect(position(c)).toEqual(before);
});
