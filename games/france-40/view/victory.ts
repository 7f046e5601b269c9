/** 4.0 Victory: what scores, how far each condition has come, and how the game ended. */
import type { State } from '../../../engine/state.ts';
import { G } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { levelOf } from '../data/charts.ts';
import { citiesOf, GERMANY } from '../model/ground.ts';
import { AT, CAPITULATED, controls, fortIn, GERMAN, is1940, NEUTRAL, NEUTRALS, neutralStatus } from '../model/state.ts';
import { counted } from '../../../engine/words.ts';
import { germanCitiesLost, vpLines, vpNow, vpOf } from '../rules/victory.ts';

export interface VictoryLine {
  readonly case: string;
  readonly name: string;
  readonly points: number;
  /** The maximum, negative for deductions; 0 for lines that score no points. */
  readonly most: number;
  /** How it stands: 'Paris: 1 of 3 hexes'. */
  readonly detail: string;
}
export interface VictoryView {
  /** German points; in 1939 the German cities in French hands, which a die must not exceed. */
  readonly points: number;
  readonly lines: readonly VictoryLine[];
  /** 1940 only. */
  readonly levels: readonly {
    readonly name: string;
    readonly winner: string;
    readonly from?: number;
    readonly to?: number;
    readonly now: boolean;
  }[];
  /** The sudden-death victory that ended the game, if one did. */
  readonly ended?: { readonly case: string; readonly words: string };
  /** '5 points', and how it stands in a few words. */
  readonly shown: string;
  readonly words: string;
}
/** 4.9 */
const mostLost = (v: State): number => chartsOf(v).victory.find(r => r.case === '4.9')!.most;
const held = (v: State, hexes: readonly number[]): number => hexes.filter(hex => controls(v, G, hex)).length;
const detailOf = (v: State, c: string): string => {
  switch (c) {
    case '4.3':
      return `${NEUTRALS.filter((_, n) => neutralStatus(v, n) === CAPITULATED).length} of ${chartsOf(v).overturn.neutrals} have given up`;
    case '4.4':
      return v.cells[AT.onDyle]
        ? 'French units were on the Dyle'
        : neutralStatus(v, 0) === NEUTRAL
          ? 'only once Belgium is violated'
          : 'no French unit in overland supply was there: scored at the end';
    case '4.5':
      return v.cells[AT.brittany] ? 'a mechanised corps left to the west' : 'none has left to the west';
    case '4.6':
      return v.cells[AT.mediterranean] === 2
        ? 'a mechanised corps left to the south'
        : v.cells[AT.mediterranean]
          ? 'Dijon or Lyon was German'
          : `Dijon, Lyon: one hex is enough (${held(v, boxOf(v).MEDITERRANEAN_CITIES)} of ${boxOf(v).MEDITERRANEAN_CITIES.length})`;
    case '4.7':
      return v.cells[AT.paris]
        ? 'Paris was German'
        : `${held(v, boxOf(v).PARIS)} of ${chartsOf(v).overturn.parisHexes} hexes of Paris`;
    case '4.8':
      return v.cells[AT.maginot]
        ? 'overturned'
        : `${boxOf(v).MAGINOT_HEXES.filter(hex => fortIn(v, hex) < 0).length} of ${chartsOf(v).overturn.maginotForts} forts destroyed, or all cut off`;
    case '4.9':
      return `${v.cells[AT.britishLost]} of ${mostLost(v)} lost while out of supply`;
    default:
      return `${v.cells[AT.panzersLost]} lost; with no point left the game ends`;
  }
};
const ENDS: { readonly [why: string]: string } = {
  '4.1 allied': 'The French are next to the Ruhr, or the die over its cities fell',
  '4.1 german': 'The Germans have held to the last turn',
  '4.2 allied': 'The Allies are next to the Ruhr, or the die over German cities fell',
  '4.10 allied': 'A mechanised corps was lost, and no point is left',
};
const endedAs = (v: State): VictoryView['ended'] => {
  const { why, winner } = (v.wait.for === 'over' ? v.wait.result : {}) as {
    readonly why?: string;
    readonly winner?: string;
  };
  const words = ENDS[`${why} ${winner}`];
  return why && words ? { case: why, words } : undefined;
};
const victory1940 = (v: State): VictoryView => {
  const ended = endedAs(v);
  const points = ended ? vpNow(v) : vpOf(v);
  const level = ended ? chartsOf(v).levels[0]! : levelOf(chartsOf(v).levels, points);
  const cities = germanCitiesLost(v);
  return {
    points,
    ...(ended ? { ended } : {}),
    shown: points === 1 ? '1 point' : `${points} points`,
    words: level.name,
    lines: [
      ...vpLines(v).map(l => {
        const row = chartsOf(v).victory.find(r => r.case === l.case)!;
        return { case: l.case, name: l.name, points: l.points, most: row.each * row.most, detail: detailOf(v, l.case) };
      }),
      {
        case: '4.2',
        name: 'Allies in Germany',
        points: 0,
        most: 0,
        detail: cities
          ? `${counted(cities, 'German city hex', 'German city hexes')} lost: they win on a die of ${cities} or less`
          : 'no city lost; the Ruhr wins at once',
      },
    ],
    levels: chartsOf(v).levels.map(l => ({
      name: l.name,
      winner: l.winner,
      ...(l.from === undefined ? {} : { from: l.from }),
      ...(l.to === undefined ? {} : { to: l.to }),
      now: l === level,
    })),
  };
};
const victory1939 = (v: State): VictoryView => {
  const points = germanCitiesLost(v);
  const of = citiesOf(v, GERMANY).length;
  const ended = endedAs(v);
  return {
    points,
    ...(ended ? { ended } : {}),
    shown: `${points} of ${of} cities`,
    levels: [],
    words:
      v.wait.for === 'over'
        ? (v.wait.result as { readonly winner: string }).winner === GERMAN
          ? 'The Germans have held'
          : 'The French have won'
        : points
          ? `The French win on a die of ${points} or less at the end of the turn`
          : 'The Germans hold',
    lines: [
      {
        case: '4.1',
        name: 'German cities in French hands',
        points,
        most: 0,
        detail: `${points} of ${of}: the French win if the die does not exceed it`,
      },
      {
        case: '4.1',
        name: 'Next to the Ruhr',
        points: 0,
        most: 0,
        detail: 'a French unit next to a Ruhr hex wins at once',
      },
      { case: '4.1', name: 'Until turn 7', points: 0, most: 0, detail: 'otherwise the Germans win' },
    ],
  };
};
export const victoryView = (v: State): VictoryView => (is1940(v) ? victory1940(v) : victory1939(v));
