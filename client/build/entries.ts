/** Build step: what two chunks share lies in neither's entry. WebKit evaluates the entry of a worker again for whoever imports it, and then every call is answered twice. */
import type { Plugin } from 'vite';

const ENTRIES = /\/client\/(?:main\.tsx|worker\.ts|bot-worker\.ts|sw\.ts|index\.html)(?:\?|$)/;

const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.startsWith('first~') ? 'first' : '[name]'}-[hash].js`;
const first = {
  name: 'first',
  tags: ['$initial' as const],
  test: (id: string): boolean => !ENTRIES.test(id),
};
/** What an entry needs from the start lies beside it, never in it. */
export const sharedApart = { chunkFileNames, codeSplitting: { groups: [{ ...first, entriesAware: true }] } };

/** A worker has one entry: cut finer, what it needs packs worse. */
export const sharedInWorker = { chunkFileNames, codeSplitting: { groups: [first] } };

/** Ends the build where a chunk imports an entry. */
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
