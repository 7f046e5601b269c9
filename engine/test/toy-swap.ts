/** Secrets of Two Hills exchanged by hand, for the law that no side learns what is hidden. */
import type { Rnd } from '../random.ts';
import { clone, type Side, type State } from '../state.ts';
import { A, PIECES, PLACES } from './toy.ts';

/** Exchanges two concealed counters of the enemy, and a card of its hand with one of the deck. Knows the rules of sight (3.0) from the rulebook only. */
export const swapSecrets = (g: State, side: Side, rnd: Rnd): State => {
  const to = clone(g);
  const enemy = side === 'Red' ? 'Blue' : 'Red';
  const at = (piece: number): string => PLACES[g.cells[A.place + piece]!]!;
  const any = (list: readonly number[]): number | undefined => list[rnd(list.length)];
  const concealed = [...PIECES.keys()]
    .slice(0, 8)
    .filter(u => PIECES[u]![0] === enemy[0] && g.cells[A.known + u] === 0);
  const cards = [...PIECES.keys()].slice(8, 14);
  for (const [one, two] of [
    [any(concealed), any(concealed)],
    [any(cards.filter(c => at(c) === `${enemy} hand`)), any(cards.filter(c => at(c) === 'deck'))],
  ])
    if (one !== undefined && two !== undefined)
      [to.cells[A.place + one], to.cells[A.place + two]] = [g.cells[A.place + two]!, g.cells[A.place + one]!];
  return to;
};
