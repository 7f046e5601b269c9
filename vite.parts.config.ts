import { join } from 'node:path';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { fonts } from './client/build/fonts.ts';

const root = import.meta.dirname;

/** The page of parts, apart from the page that ships. `#base.css` is what every page of ours stands on. */
export default defineConfig({
  root: join(root, 'screen/gallery'),
  cacheDir: join(root, '.cache/vite-parts'),
  plugins: [fonts(root), solid()],
  resolve: { alias: { '#base.css': join(root, 'client/style/base.css') } },
  build: {
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  preview: { host: 'localhost' },
});
