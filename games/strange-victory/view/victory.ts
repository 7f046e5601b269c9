/** 11.0 Victory points line by line, and the band they reach. */
import type { State } from '../../../engine/state.ts';
import { bandOf, halvesOf, fortressName, isVillage, scoreOf } from '../rules/victory.ts';
import { areasOf, bandsOf, valuesOf } from '../model/state.ts';
import { halvesShown } from './log-text.ts';

export interface VictoryLine {
  readonly name: string;
  readonly case: string;
  readonly count: number;
  readonly of: number;
  readonly halvesEach: number;
  readonly halves: number;
}
export interface VictoryView {
  readonly halves: number;
  /** '5½' */
  readonly shown: string;
  readonly lines: readonly VictoryLine[];
  readonly band: string;
  readonly bands: readonly {
    readonly id: string;
    readonly name: string;
    readonly from: number;
    readonly to?: number;
    readonly words: string;
    readonly now: boolean;
  }[];
}

export const victoryLines = (g: State): readonly VictoryLine[] => {
  const s = scoreOf(g);
  const count = (kind: string): number => areasOf(g).filter(a => a.kind === kind).length;
  const villages = (letter: string): number =>
    areasOf(g).filter((a, i) => isVillage(g, i) && a.letter === letter).length;
  const line = (name: string, count: number, of: number, halvesEach: number): VictoryLine => ({
    name,
    case: '11.1',
    count,
    of,
    halvesEach,
    halves: count * halvesEach,
  });
  return [
    line(fortressName(g), s.fortress, count('fortress'), valuesOf(g).fortress),
    line('Ports', s.ports, count('port'), valuesOf(g).port),
    line('Strategic areas', s.strategic, count('strategic'), valuesOf(g).strategic),
    line('A villages', s.A, villages('A'), valuesOf(g).A),
    line('B villages, each with an A', s.pairedB, villages('B'), valuesOf(g).B),
    line('C villages, each with a scoring B', s.pairedC, villages('C'), valuesOf(g).C),
  ];
};
export const victoryView = (g: State): VictoryView => {
  const halves = halvesOf(g);
  const won = g.wait.for === 'over' ? (g.wait.result as { readonly band: string }).band : bandOf(g, halves).id;
  return {
    halves,
    shown: halvesShown(halves),
    lines: victoryLines(g),
    band: bandsOf(g).find(b => b.id === won)!.name,
    bands: bandsOf(g).map(b => ({
      id: b.id,
      name: b.name,
      from: b.from,
      ...(b.to === undefined ? {} : { to: b.to }),
      words: b.words,
      now: b.id === won,
    })),
  };
};
