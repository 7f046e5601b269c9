/** 4.3 Neutrals, and 4.5, 4.6 the ways off the map. */
import type { State } from '../../../engine/state.ts';
import { A, G, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { BELGIUM, citiesOf, labelOf, LUXEMBOURG, NETHERLANDS, SWITZERLAND } from '../model/ground.ts';
import { AT, CAPITULATED, controls, is1940, NEUTRALS, sideName, neutralStatus } from '../model/state.ts';
import { dynamoNow, EXITS } from '../rules/exits.ts';
import type { SideName } from './units.ts';

export interface NeutralView {
  readonly name: string;
  readonly standing: 'neutral' | 'at war' | 'capitulated';
  /** The turn it was violated, 0 if it was not. */
  readonly violated: number;
  /** 4.3 City hexes in German hands, and how many make it give up; 0 of 0 for Luxembourg. */
  readonly cities: number;
  readonly needed: number;
  readonly words: string;
}
const STANDINGS = ['neutral', 'at war', 'capitulated'] as const;
const GROUNDS = [BELGIUM, NETHERLANDS, LUXEMBOURG, SWITZERLAND];
/** 4.3 How many city hexes make each give up, and in words. */
const needed = (v: State, neutral: number): number => {
  const { Belgium, Netherlands } = chartsOf(v).capitulation;
  return [Belgium, Netherlands, 0, citiesOf(v, SWITZERLAND).length][neutral]!;
};
const until = (v: State, neutral: number): string =>
  [
    `gives up at ${needed(v, neutral)} city hexes, or when no British unit is on the map`,
    `gives up at ${needed(v, neutral)} city hexes`,
    'gives up when a German enters',
    'a die decides: it fights forward, or holds the redoubt to the end',
  ][neutral]!;
const SWISS_WORDS = [
  '',
  'fights forward: gives up when all its cities or its army are gone',
  'its army is in the redoubt: it never gives up',
];
export const neutralViews = (v: State): readonly NeutralView[] =>
  NEUTRALS.map((name, n) => ({
    name,
    standing: STANDINGS[neutralStatus(v, n)]!,
    violated: v.cells[AT.violated + n]!,
    cities: citiesOf(v, GROUNDS[n]!).filter(hex => controls(v, G, hex)).length,
    needed: needed(v, n),
    words: !is1940(v)
      ? 'out of play in 1939'
      : neutralStatus(v, n) === CAPITULATED
        ? 'has given up; its army is gone'
        : (n === 3 && SWISS_WORDS[v.cells[AT.swiss]!]) || until(v, n),
  }));

export interface ExitView {
  readonly name: string;
  readonly case: string;
  readonly who: SideName;
  readonly hexes: readonly string[];
  readonly open: boolean;
  readonly words: string;
}
/** 4.5, 4.6, 5.13, 5.14 The ways off the map; none in 1939. */
export const exitViews = (v: State): readonly ExitView[] => {
  if (!is1940(v)) return [];
  const declared = v.cells[AT.dynamo]! > 0;
  const exit = (i: number, who: SideNo, hexes: readonly number[], open: boolean, words: string): ExitView => ({
    name: EXITS[i]!.name,
    case: EXITS[i]!.case,
    who: sideName(who),
    hexes: hexes.map(hex => labelOf(v, hex)),
    open,
    words,
  });
  return [
    exit(0, G, boxOf(v).BRITTANY, true, 'a mechanised corps, for 1 MP: one point'),
    exit(1, G, boxOf(v).SOUTH_EDGE, true, 'a mechanised corps, for 1 MP: one point'),
    exit(
      2,
      A,
      boxOf(v).WEST_EDGE,
      declared && !v.cells[AT.brittany],
      v.cells[AT.brittany] ? 'shut: a mechanised corps has left this way' : 'British corps once Dynamo is declared',
    ),
    exit(
      3,
      A,
      boxOf(v).SOUTH_EDGE_ALL,
      declared && v.cells[AT.mediterranean] !== 2,
      v.cells[AT.mediterranean] === 2
        ? 'shut: a mechanised corps has left this way'
        : 'British corps once Dynamo is declared',
    ),
    exit(
      4,
      A,
      declared ? [v.cells[AT.dynamoPort]!] : [],
      dynamoNow(v),
      `${chartsOf(v).dynamo.stepsATurn} steps a turn in the ${chartsOf(v).dynamo.turns} turns after it is declared`,
    ),
  ];
};
