/** Battles inside battles as one chain: what is open, what is folded, and the number each link is called by. */
import type { Paint } from './paint.ts';

export interface ChainSide {
  readonly name: string;
  readonly paint: Paint;
}
/** One line of both ledgers: what it is for, and what it gives either side. */
export interface ChainLine {
  readonly text: string;
  readonly case?: string;
  readonly sums: readonly [string, string];
}
export interface ChainDice {
  readonly faces: readonly number[];
  /** Places of dice that hit. */
  readonly hits?: readonly number[];
  /** What is added to them. */
  readonly plus?: string;
}
export interface ChainLink {
  readonly id: string;
  readonly title: string;
  readonly case: string;
  /** `may`: it would follow from a result that can still come. */
  readonly state: 'done' | 'now' | 'may';
  readonly note?: string;
  /** Who strikes first stands first. */
  readonly sides: readonly [ChainSide, ChainSide];
  readonly steps?: readonly { readonly name: string; readonly state: 'past' | 'now' | 'next' }[];
  readonly lines?: readonly ChainLine[];
  readonly dice?: readonly [ChainDice, ChainDice];
  readonly score?: string;
  readonly result?: { readonly code: string; readonly words: string; readonly case?: string };
  /** Battles this one bred. */
  readonly bred?: readonly ChainLink[];
}

export type ChainRow =
  | {
      readonly is: 'link';
      readonly link: ChainLink;
      readonly no: number;
      /** The number of the battle that bred it; 0 for none. */
      readonly by: number;
      readonly open: boolean;
    }
  /** Earlier battles in one row; its key, among those opened, unfolds them. */
  | { readonly is: 'folded'; readonly key: string; readonly count: number };

/** The link being fought, or one that holds it. */
export const isLit = (link: ChainLink): boolean => link.state === 'now' || (link.bred ?? []).some(isLit);
export const litLink = (links: readonly ChainLink[]): ChainLink | undefined => {
  for (const l of links) {
    const inner = litLink(l.bred ?? []);
    if (inner) return inner;
    if (l.state === 'now') return l;
  }
  return undefined;
};

/** So many fought battles of one level stay in sight; those before them fold into one row. */
const IN_SIGHT = 2;
const countOf = (links: readonly ChainLink[]): number => links.reduce((n, l) => n + 1 + countOf(l.bred ?? []), 0);
/** How many at the head of a level are folded away. */
const foldedOf = (level: readonly ChainLink[]): number => {
  const fought = level.findIndex(l => l.state !== 'done' || isLit(l));
  const past = fought < 0 ? level.length : fought;
  return past > IN_SIGHT + 1 ? past - IN_SIGHT : 0;
};

/** The chain from the first battle to the last, as rows. The link being fought is open; fought ones, and folded rows, when the player opened them. */
export const chainRows = (links: readonly ChainLink[], opened: ReadonlySet<string>): readonly ChainRow[] => {
  const rows: ChainRow[] = [];
  const lit = litLink(links)?.id;
  let no = 0;
  const lay = (level: readonly ChainLink[], by: number): void => {
    const head = foldedOf(level);
    const key = `before ${level[head]?.id}`;
    const folded = head > 0 && !opened.has(key);
    if (folded) {
      const count = countOf(level.slice(0, head));
      rows.push({ is: 'folded', key, count });
      no += count;
    }
    for (const link of folded ? level.slice(head) : level) {
      const own = ++no;
      rows.push({ is: 'link', link, no: own, by, open: link.id === lit || opened.has(link.id) });
      lay(link.bred ?? [], own);
    }
  };
  lay(links, 0);
  return rows;
};
