/** `npm run play` as a process with scripted input. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

export const PLAY = join(import.meta.dirname, '../play.ts');
export const newHome = (): string => mkdtempSync(join(tmpdir(), 'phoney-war-'));
export const play = (
  lines: readonly string[],
  args: readonly string[],
  home = newHome(),
  env: { readonly [name: string]: string } = {},
) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PLAY, ...args], {
    input: lines.map(l => `${l}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, PHONEY_WAR_HOME: home, ...env },
  });
  expect(stderr).toBe('');
  return { out: stdout, status, home };
};
