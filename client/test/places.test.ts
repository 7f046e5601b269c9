import { describe, expect, test } from 'vitest';
import { tmpdir } from 'node:os';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../../cli/build.ts';
import { fileFor } from '../../cli/page.ts';
import { pathOf, routeOf } from '../app/route.ts';
import { placeOf, ticks, turnFrom } from '../replay/stops.ts';

describe('addresses', () => {
  test.each([
    '/',
    '/play/ab12',
    '/replay/ab12',
    '/verify',
    '/verify/ab12',
    '/rules/ford',
    '/rules/ford/3.1',
    '/nowhere/at/all/now',
  ])('%s is the same after a reload', path => expect(pathOf(routeOf(path))).toBe(path));
  test.each([
    ['/play', 'lost'],
    ['/play/a/b', 'lost'],
    ['/rules', 'rules'],
    ['/%E0%A4%A', 'lost'],
  ])('%s is %s', (path, at) => expect(routeOf(path).at).toBe(at));
});

describe('the server', () => {
  const dir = mkdtempSync(join(tmpdir(), 'phoney-'));
  const page = join(dir, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), 'x');
  writeFileSync(join(dir, 'secret.txt'), 'x');
  test('gives files of the page', () => expect(fileFor(page, '/index.html?x=1')).toBe(join(page, 'index.html')));
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '/assets/../../secret.txt',
    '/%00',
    '/%E0',
    '/assets',
    '/.env',
  ])('%s gives nothing', url => expect(fileFor(page, url)).toBeUndefined());
  test('the stamp notices a change and a removal', () => {
    const before = stampOf(dir, ['page']);
    expect(stampOf(dir, ['page'])).toBe(before);
    writeFileSync(join(page, 'new.ts'), 'x');
    expect(stampOf(dir, ['page'])).not.toBe(before);
    rmSync(join(page, 'new.ts'));
    expect(stampOf(dir, ['page'])).toBe(before);
  });
  test('a build copied with its sources is still valid, one of other sources is not', () => {
    const copy = mkdtempSync(join(tmpdir(), 'phoney-copy-'));
    cpSync(page, join(copy, 'page'), { recursive: true });
    expect(stampOf(copy, ['page'])).toBe(stampOf(dir, ['page']));
    writeFileSync(join(copy, 'page/index.html'), 'y');
    expect(stampOf(copy, ['page'])).not.toBe(stampOf(dir, ['page']));
  });
});

describe('looking back', () => {
  const s = {
    entry: 9,
    stops: [0, 2, 4, 7, 9],
    turns: [
      { turn: 1, at: 0 },
      { turn: 2, at: 4 },
    ],
  };
  test('the present is the last stop', () => expect(placeOf(s)).toEqual({ index: 4, last: 4, turn: 2 }));
  test('an entry between two stops belongs to the stop before', () =>
    expect(placeOf({ ...s, replaying: { at: 3, of: 9 } })).toEqual({ index: 1, last: 4, turn: 1 }));
  test('each turn has a tick at its share of the bar', () => expect(ticks(s).map(t => t.share)).toEqual([0, 0.5]));
  test('from turn to turn', () => {
    expect(turnFrom(s, 0, 1)).toBe(2);
    expect(turnFrom(s, 3, 1)).toBe(4);
    expect(turnFrom(s, 3, -1)).toBe(2);
    expect(turnFrom(s, 2, -1)).toBe(0);
  });
});
