/** Build step: the page and each worker contain only those parts of a game that they load themselves. */
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
/** Which parts each entry needs. The engine worker runs the rules, and the bot's brain for standing orders that name the staff; the bot worker thinks; the page shows tables and the text of the rules. */
const FETCHED: readonly (readonly [entry: RegExp, needs: readonly Offered[]])[] = [
  [/bot-worker\.ts/, ['pack', 'brain']],
  [/worker\.ts/, ['pack', 'brain']],
  [/./, ['words', 'table', 'reading']],
];

/** Only the terminal and the protocol set positions by hand, so what completes and checks a position is left out, too. */
const BY_HAND = /\/games\/[^/]+\/(?:empty-board|rules\/(?:position\/)?(?:position-faults|complete-position))\.ts$/;
/** The replacement for a part that is left out. The rules import their case texts even though no worker reads them; no other left-out part is ever imported. */
const replacementFor = (id: string): string => (OFFERED.words.test(id) ? 'export const CASES = {}' : 'export {}');
/** Replaces every part that the entry does not need with an empty module. */
export const onlyNeededParts = (): Plugin => {
  let leftOut: readonly RegExp[] = [];
  return {
    name: 'phoney-war-needed',
    apply: 'build',
    enforce: 'pre',
    buildStart({ input }) {
      const entry = JSON.stringify(input);
      const needs = FETCHED.find(([is]) => is.test(entry))![1];
      leftOut = Object.entries(OFFERED).flatMap(([what, file]) => (needs.includes(what as Offered) ? [] : [file]));
    },
    load: id => {
      if (BY_HAND.test(id)) return 'export const faults = () => [], derive = undefined, emptyBoard = undefined';
      return leftOut.some(file => file.test(id)) ? replacementFor(id) : undefined;
    },
  };
};

const SOURCE_NOTE =
  /\b(printed|historical|deduced|reconstructed)\(\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`),?\s*\)/g;
/** Strips the source notes from data. They are for readers of the repository and docs/RECONSTRUCTION.md; the page does not show them. */
export const withoutSources = (): Plugin => ({
  name: 'phoney-war-without-sources',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/games\/[^/]+\/data\/[^/]+\.ts$/.test(id)
      ? { code: code.replaceAll(SOURCE_NOTE, "$1('')"), map: null }
      : undefined,
});
