import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneAtATime, type Place } from './browser/unpack.ts';

let folder: string;
let place: Place;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unpack-'));
  place = { lock: join(folder, 'lock'), made: join(folder, 'made') };
});
afterEach(() => rmSync(folder, { recursive: true }));

it('of two simultaneous first starts, the second waits until everything is unpacked', async () => {
  const events: string[] = [];
  const start = (name: string): Promise<string> =>
    oneAtATime(async () => {
      events.push(`${name} begins`);
      await pause(150);
      events.push(`${name} ends`);
      return name;
    }, place);
  expect(await Promise.all([start('first'), start('second')])).toEqual(['first', 'second']);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(place.lock)).toBe(false);
});
it('what a killed process left half unpacked is removed first', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(place.lock, String(pid));
  writeFileSync(place.made, 'half');
  expect(await oneAtATime(async () => (existsSync(place.made) ? 'half' : 'anew'), place)).toBe('anew');
});
it('a failure lets the next one try', async () => {
  await expect(oneAtATime(() => Promise.reject(new Error('no room')), place)).rejects.toThrow('no room');
  expect(await oneAtATime(async () => 'done', place)).toBe('done');
});
