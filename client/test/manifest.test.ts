/** What browsers ask of a page before they install it: a name, a start within its scope, and icons that are as large as they say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../public');
interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
  readonly [field: string]: unknown;
  readonly icons: readonly Icon[];
};
const PNG = '89504e470d0a1a0a';

test('it has a name, starts within its scope and has a window of its own', () =>
  expect(manifest).toMatchObject({ name: 'Phoney War', start_url: './', scope: './', display: 'standalone' }));
test('phones and desktops find the sizes they need, one of them maskable', () =>
  expect(manifest.icons.map(i => `${i.sizes} ${i.purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  ));
test.each(manifest.icons.filter(i => i.type === 'image/png'))('$src is a picture of $sizes', ({ src, sizes }) => {
  const body = readFileSync(join(PUBLIC, src));
  expect(body.toString('hex', 0, 8)).toBe(PNG);
  expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
});
