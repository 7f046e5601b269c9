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
      readonly depth: number;
      readonly open: boolean;
    }
  | { readonly is: 'folded'; readonly ids: readonly string[]; readonly depth: number };

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

/** The chain from the first battle to the last, as rows. The link being fought is open, fought ones when the player opened them. */
export const chainRows = (links: readonly ChainLink[], opened: ReadonlySet<string>): readonly ChainRow[] => {
  const rows: ChainRow[] = [];
  const lit = litLink(links)?.id;
  let no = 0;
  const lay = (level: readonly ChainLink[], depth: number, seen: boolean): void => {
    const fought = level.findIndex(l => l.state !== 'done' || isLit(l));
    const past = fought < 0 ? level.length : fought;
    const hide = past > IN_SIGHT + 1 && !level.slice(0, past).some(l => opened.has(l.id)) ? past - IN_SIGHT : 0;
    if (seen && hide) rows.push({ is: 'folded', ids: level.slice(0, hide).map(l => l.id), depth });
    for (const [i, link] of level.entries()) {
      no++;
      const shown = seen && i >= hide;
      if (shown) rows.push({ is: 'link', link, no, depth, open: link.id === lit || opened.has(link.id) });
      lay(link.bred ?? [], depth + 1, shown);
    }
  };
  lay(links, 0, true);
  return rows;
};
