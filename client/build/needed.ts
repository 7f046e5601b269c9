/** Build step: of what the registry offers, the page and its workers carry only what they fetch themselves. */
import type { Plugin } from 'vite';

const OFFERED = {
  words: /\/games\/[^/]+\/data\/cases\.ts$/,
  pack: /\/games\/[^/]+\/pack\.ts$/,
  table: /\/games\/[^/]+\/table\/Table\.tsx$/,
  reading: /\/games\/[^/]+\/table\/read\.ts$/,
  brain: /\/games\/[^/]+\/bot\/brain\.ts$/,
  printer: /\/games\/[^/]+\/look\/terminal\.ts$/,
  facts: /\/games\/[^/]+\/data\/facts\.ts$/,
} as const;
type Offered = keyof typeof OFFERED;
/** By the entry of the build: the rules run in the one worker, with the staff where a standing order may name it; bots think in the other, the page shows tables and the words of the rules. */
const FETCHED: readonly (readonly [entry: RegExp, needs: readonly Offered[]])[] = [
  [/bot-worker\.ts/, ['pack', 'brain']],
  [/worker\.ts/, ['pack', 'brain']],
  [/./, ['words', 'table', 'reading']],
];

/** Positions are set by hand in the terminal and by the protocol only: what completes and checks one stays away, too. */
const BY_HAND = /\/games\/[^/]+\/rules\/(?:wellformed|derived|completed)\.ts$/;
/** What stands for a part that stays away. The rules name their words, though no worker reads them; every other part is asked for only where it is fetched. */
const instead = (id: string): string => (OFFERED.words.test(id) ? 'export const CASES = {}' : 'export {}');
/** Every other part of a game is an empty module there. */
export const needed = (): Plugin => {
  let left: readonly RegExp[] = [];
  return {
    name: 'phoney-war-needed',
    apply: 'build',
    enforce: 'pre',
    buildStart({ input }) {
      const entry = JSON.stringify(input);
      const needs = FETCHED.find(([is]) => is.test(entry))![1];
      left = Object.entries(OFFERED).flatMap(([what, file]) => (needs.includes(what as Offered) ? [] : [file]));
    },
    load: id => {
      if (BY_HAND.test(id)) return 'export const faults = () => [], derive = undefined';
      return left.some(file => file.test(id)) ? instead(id) : undefined;
    },
  };
};

const SAID =
  /\b(printed|historical|deduced|reconstructed)\(\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`),?\s*\)/g;
/** Where a datum comes from is told in the repository and in docs/RECONSTRUCTION.md; the page shows none of it and need not fetch it. */
export const withoutSources = (): Plugin => ({
  name: 'phoney-war-without-sources',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/games\/[^/]+\/data\/[^/]+\.ts$/.test(id) ? { code: code.replaceAll(SAID, "$1('')"), map: null } : undefined,
});
