/** The page for people without a command line needs nothing but files beside it, and nothing that the page's policy forbids. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../public');
const html = readFileSync(join(PUBLIC, 'tonight.html'), 'utf8');

test('it works from any path: every address is relative and there', () => {
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(m => m[1]!);
  expect(addresses.length).toBeGreaterThan(4);
  expect(addresses.filter(a => !a.startsWith('./'))).toEqual([]);
  expect(addresses.filter(a => !existsSync(join(PUBLIC, a)))).toEqual([]);
});
test('it has no script and no style of its own inside', () =>
  expect(html).not.toMatch(/<style|<script(?![^>]*\bsrc=)|\bstyle=|\bon\w+=/));
