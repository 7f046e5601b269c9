/** Build step: code shared by two chunks goes into its own chunk, never into an entry chunk. WebKit evaluates the entry of a worker again for every chunk that imports it, and then every call is answered twice. */
import type { Plugin } from 'vite';

const ENTRIES = /\/client\/(?:main\.tsx|worker\/worker\.ts|worker\/bot-worker\.ts|sw\.ts|index\.html)(?:\?|$)/;

const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.startsWith('first~') ? 'first' : '[name]'}-[hash].js`;
const first = {
  name: 'first',
  tags: ['$initial' as const],
  test: (id: string): boolean => !ENTRIES.test(id),
};
/** What an entry chunk needs from the start goes into chunks beside it. */
export const chunksBesideEntries = { chunkFileNames, codeSplitting: { groups: [{ ...first, entriesAware: true }] } };

/** A worker has only one entry, so its shared code stays in one chunk: smaller chunks compress worse. */
export const workerChunks = { chunkFileNames, codeSplitting: { groups: [first] } };

/** Fails the build if a chunk imports an entry chunk. */
export const noChunkImportsAnEntry = (): Plugin => ({
  name: 'phoney-war-entries',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(f => f.type === 'chunk');
    const entries = new Set(chunks.filter(c => c.isEntry).map(c => c.fileName));
    for (const c of chunks)
      for (const i of [...c.imports, ...c.dynamicImports])
        if (entries.has(i))
          this.error(`${c.fileName} imports the entry ${i}: what they share must lie in a chunk of its own`);
  },
});
