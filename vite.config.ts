import { join } from 'node:path';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { noChunkImportsAnEntry, chunksBesideEntries, workerChunks } from './client/build/entries.ts';
import { indexOfSheets } from './client/build/index-of-sheets.ts';
import { fonts } from './client/build/fonts.ts';
import { onlyNeededParts, withoutSources } from './client/build/needed.ts';
import { offline } from './client/build/offline.ts';
import { sayItNeedsAServer } from './client/build/opened-as-file.ts';

const root = import.meta.dirname;

/** `vite build --mode static` makes the folder that plays from any path of any file server (client/app/static-build.ts). */
export default defineConfig(({ mode }) => {
  const isStatic = mode === 'static';
  const out = join(root, isStatic ? 'dist/static' : 'dist/client');
  return {
    base: isStatic ? './' : '/',
    root: join(root, 'client'),
    publicDir: join(root, 'client/public'),
    cacheDir: join(root, '.cache/vite'),
    plugins: [
      fonts(root),
      indexOfSheets(root),
      onlyNeededParts(),
      withoutSources(),
      solid(),
      noChunkImportsAnEntry(),
      ...(isStatic ? [sayItNeedsAServer()] : []),
      offline(out),
    ],
    worker: {
      format: 'es',
      plugins: () => [onlyNeededParts(), withoutSources(), noChunkImportsAnEntry()],
      rolldownOptions: { output: workerChunks },
    },
    build: {
      outDir: out,
      emptyOutDir: true,
      sourcemap: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: { index: join(root, 'client/index.html'), sw: join(root, 'client/sw.ts') },
        output: {
          ...chunksBesideEntries,
          entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  };
});
