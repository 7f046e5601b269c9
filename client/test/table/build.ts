/** Builds the dev page into /tmp/table-dev; stands in for the map plate while it is not there. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { fonts } from '../../build/fonts.ts';

const root = join(import.meta.dirname, '../../..'), look = join(root, 'games/strange-victory/look');
const STAND_IN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1075 692"><rect width="1075" height="692" fill="#d9cfae"/></svg>';
writeFileSync('/tmp/stand-in.svg', STAND_IN);
const missing = (name: string, other: string) => (existsSync(join(look, name)) ? [] : [{ find: new RegExp(`^.*/${name.replace('.', '\\.')}`), replacement: other }]);
writeFileSync('/tmp/stand-in-plate.ts', 'export const plateCss = () => "";');

await build({
  configFile: false, root: import.meta.dirname, logLevel: 'warn', cacheDir: join(root, '.cache/vite-table'), plugins: [fonts(root), solid()],
  resolve: { alias: [...missing('plate.svg', '/tmp/stand-in.svg'), ...missing('plate.ts', '/tmp/stand-in-plate.ts'), ...missing('geometry.json', '/tmp/temp-geometry.json')] },
  build: { outDir: '/tmp/table-dev', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: { polyfill: false } },
});
