import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packsDoc } from '../packs.ts';

test('docs/PACKS.md is what the schemas say (npm run packs)', async () => {
  expect(readFileSync('docs/PACKS.md', 'utf8')).toBe(await packsDoc());
});
