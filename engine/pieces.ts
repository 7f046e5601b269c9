/** F7 Decks, cups and hands: zones of pieces without order, with who sees into them and who knows more than that. */
import { take as takeFrom } from './chance.ts';
import { again, next, procedure, type Next, type Proc, type Step } from './flow.ts';
import type { Rnd } from './random.ts';
import { HOLE, type Case, type Side, type State } from './state.ts';

/** Who sees what lies there: everybody (a display, a pile face up), nobody (a deck, a cup), or one side (its hand). */
export interface Zone {
  readonly place: number;
  readonly seen: 'all' | 'nobody' | { readonly by: Side };
}
/** Pieces with the same back, each in one of the zones; the sizes of zones are public. Only `put` and the functions beside it write these cells. */
export interface Pieces {
  readonly sides: readonly Side[];
  readonly rows: readonly number[];
  readonly zones: readonly Zone[];
  /** First cells of three columns: the place of each piece; the sides that know its place, one bit each; the number of pieces in each place. On a hex map that last column has rows for the boxes only, and `size` is its first cell minus the number of the first box. */
  readonly at: number;
  readonly known: number;
  readonly size: number;
}

const seesZone = (z: Zone | undefined, side: Side): boolean =>
  z !== undefined && (z.seen === 'all' || (z.seen !== 'nobody' && z.seen.by === side));
const zoneOf = ({ zones }: Pieces, place: number): Zone | undefined => {
  for (const z of zones) if (z.place === place) return z;
  return undefined;
};
const bitOf = (p: Pieces, side: Side): number => (p.sides.includes(side) ? 1 << p.sides.indexOf(side) : 0);
/** The sides that see into a place. */
const seersOf = (p: Pieces, place: number): number => {
  const z = zoneOf(p, place);
  let bits = 0;
  for (let i = 0; i < p.sides.length; i++) if (seesZone(z, p.sides[i]!)) bits |= 1 << i;
  return bits;
};

export const sizeOf = (p: Pieces, g: State, place: number): number => g.cells[p.size + place]!;
/** The pieces known to lie there, appended to `found`; in a view there may be more (`sizeOf`). */
export const piecesIn = ({ rows, at }: Pieces, { cells: n }: State, place: number, found: number[] = []): number[] => {
  for (let i = 0; i < rows.length; i++) if (n[at + rows[i]!] === place) found.push(rows[i]!);
  return found;
};
/** The same for the true state, where sizes are exact: stops after the last piece of that place. */
export const allIn = (p: Pieces, g: State, place: number, found: number[] = []): number[] => {
  const { rows, at } = p;
  const most = found.length + sizeOf(p, g, place);
  for (let i = 0; i < rows.length && found.length < most; i++)
    if (g.cells[at + rows[i]!] === place) found.push(rows[i]!);
  return found;
};
export const knows = (p: Pieces, g: State, side: Side, piece: number): boolean =>
  seesZone(zoneOf(p, g.cells[p.at + piece]!), side) || (g.cells[p.known + piece]! & bitOf(p, side)) !== 0;

/** Puts everything into one place at the start: nobody knows more than the zone shows. */
export const layAll = (p: Pieces, g: State, place: number): void => {
  for (const r of p.rows) {
    g.cells[p.at + r] = place;
    g.cells[p.known + r] = 0;
  }
  g.cells[p.size + place]! += p.rows.length;
};
/** Moves a piece. Sides that see into either place know from now on where it is; a side that sees neither cannot tell which piece it was, and is no longer sure of any that lay with it. */
export const put = (p: Pieces, g: State, piece: number, to: number): void => {
  const { cells: n } = g;
  const { rows, at, known, size } = p;
  const from = n[at + piece]!;
  const saw = seersOf(p, from) | seersOf(p, to);
  if (saw !== (1 << p.sides.length) - 1)
    for (let i = 0; i < rows.length; i++) if (n[at + rows[i]!] === from) n[known + rows[i]!]! &= saw;
  n[at + piece] = to;
  n[known + piece] = saw;
  n[size + from]!--;
  n[size + to]!++;
};
/** Shows a piece to some sides; it stays where it is. */
export const show = (p: Pieces, g: State, piece: number, to: readonly Side[]): void => {
  for (const s of to) g.cells[p.known + piece]! |= bitOf(p, s);
};
/** Forgets which piece is which: whatever was known of the pieces there is lost. */
export const shuffle = (p: Pieces, g: State, place: number): void => {
  for (const r of piecesIn(p, g, place)) g.cells[p.known + r] = 0;
};
/** Moves everything from one place to another and shuffles it in. */
export const shuffleIn = (p: Pieces, g: State, from: number, to: number): void => {
  for (const r of allIn(p, g, from)) put(p, g, r, to);
  shuffle(p, g, to);
};

/** The part of `see` for such pieces: a hole for every piece whose place the side does not know. */
export const seePieces = (p: Pieces, g: State, view: State, side: Side): void => {
  for (const r of p.rows)
    if (!knows(p, g, side, r)) {
      view.cells[p.at + r] = HOLE;
      view.cells[p.known + r] = HOLE;
    }
};
/** The part of `fill`: unknown pieces are dealt at random into what the zones still lack. */
export const fillPieces = (p: Pieces, g: State, rnd: Rnd): void => {
  const hidden = p.rows.filter(r => g.cells[p.at + r] === HOLE);
  const free = p.zones.flatMap(({ place }) => {
    const lacking = sizeOf(p, g, place) - piecesIn(p, g, place).length;
    return Array.from({ length: lacking }, () => place);
  });
  for (const r of hidden) {
    g.cells[p.at + r] = free.splice(rnd(free.length), 1)[0]!;
    g.cells[p.known + r] = 0;
  }
};
/** What is wrong with the pieces of a position set by hand. */
export const pieceFaults = (p: Pieces, g: State, names: readonly string[]): readonly string[] =>
  p.zones.flatMap(({ place }) =>
    piecesIn(p, g, place).length === sizeOf(p, g, place)
      ? []
      : [`${names[place]} holds ${piecesIn(p, g, place).length}, not ${sizeOf(p, g, place)}`],
  );

/** A deck and the pile under it, from which is drawn only when the deck has run out. */
export interface Deck {
  readonly deck: number;
  readonly bottom: number;
}
export type Drawing = { readonly by: Side; readonly hand: number; readonly left: number };
/** A procedure that draws into a hand, from the deck and then from under it, as far as they go. `pieces` is the pieces, or a function that finds those of a game's box. */
export const drawing = <C extends Case>(
  pieces: Pieces | ((g: State) => Pieces),
  name: string,
  ruleCase: C,
  { deck, bottom }: Deck,
  drawn: (g: State, by: Side, out: readonly number[]) => void,
): { readonly proc: Proc<Drawing>; readonly steps: readonly Step<Drawing, `${C}/draw`>[] } => {
  const proc = procedure<Drawing>(name);
  const of = (g: State): Pieces => (typeof pieces === 'function' ? pieces(g) : pieces);
  const source = (g: State): number => (sizeOf(of(g), g, deck) > 0 ? deck : bottom);
  const step: Step<Drawing, `${C}/draw`> = {
    at: `${ruleCase}/draw`,
    case: ruleCase,
    name: 'Draw',
    when: (g, f) => f.vars.left > 0 && sizeOf(of(g), g, source(g)) > 0,
    run: (g, { vars: { by, left } }) =>
      takeFrom(by, ruleCase, source(g), Math.min(left, sizeOf(of(g), g, source(g))), [by]),
    fed: (g, { vars: { by, hand, left } }, out): Next => {
      for (const piece of out) put(of(g), g, piece, hand);
      drawn(g, by, out);
      proc.set(g, { by, hand, left: left - out.length });
      return left > out.length ? again : next;
    },
  };
  return { proc, steps: [step] };
};
