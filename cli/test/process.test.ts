/** `npm run -s protocol` as a process: it answers in order, prints nothing else to stdout and ends only with its input. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Answer } from './driver.ts';

const FILE = join(import.meta.dirname, '../protocol.ts');
const run = (
  input: string | Buffer,
): { readonly status: number | null; readonly answers: readonly Answer[]; readonly stderr: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FILE], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return {
    status,
    answers: stdout
      .split('\n')
      .slice(0, -1)
      .map(l => JSON.parse(l) as Answer),
    stderr,
  };
};

test('one answer a line, in order; bad lines, over-long lines and invalid UTF-8 get an error, and the session continues', () => {
  const long = `{"do":"games","x":"${'x'.repeat(4 * 1024 * 1024)}"}`;
  const { status, answers, stderr } = run(
    Buffer.concat([
      Buffer.from(`{"id":1,"do":"games"}\r\n\nnonsense\n${long}\n`),
      Buffer.from([0xff, 0xfe, 0x00, 0x0a]),
      Buffer.from('{"id":2,"do":"new","game":"ford","seed":"é"}\n{"id":3,"do":"status","game":"g1"}'),
    ]),
  );
  expect(status).toBe(0);
  expect(stderr).toBe('');
  expect(answers.map(a => [a.id, a.ok])).toEqual([
    [1, true],
    [undefined, false],
    [undefined, false],
    [undefined, false],
    [undefined, false],
    [2, true],
    [3, true],
  ]);
  expect(answers[3]!.error).toMatch(/longer than 4194304 bytes/);
});

test('an empty input has no answers', () => expect(run('')).toMatchObject({ status: 0, answers: [] }));

test('an answer comes before the next request is sent', async () => {
  const child = spawn(process.execPath, [FILE], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)));
  for (const n of [1, 2, 3]) {
    child.stdin.write(`{"id":${n},"do":"games"}\n`);
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(n);
  }
  child.stdin.end();
  await expect.poll(() => child.exitCode, { timeout: 20_000 }).toBe(0);
});
