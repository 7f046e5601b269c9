/** Tracks and markers: turns, points, pool and sequence, nations, forts, air, railheads, victory. */
import { piecesIn } from '../../../engine/pieces.ts';
import type { State } from '../../../engine/state.ts';
import { G, A, nationIn, nationsOf, POWERS } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { SCENARIOS } from '../data/charts.ts';
import { COUNTRIES, type Country, type Fort } from '../data/map.ts';
import { NATIONS, type Nation } from '../data/units.ts';
import { CZECHOSLOVAKIA, gridOf, labelOf } from '../model/ground.ts';
import { airModifiers, placedAir } from '../rules/air.ts';
import { railheadOf } from '../rules/railheads.ts';
import { outcome, points1939 } from '../rules/victory.ts';
import {
  acts,
  AT,
  at,
  beside,
  controls,
  FLIEGER_READY,
  FLIEGER_USED,
  is1939,
  isActive,
  isHex,
  lastTurn,
  ofNation,
  PHASES,
  placeOf,
  pointsOf,
  POOL,
  scenarioOf,
  SEQUENCE_BOXES,
  SET_ASIDE,
  sideName,
  sideOfNation,
  sideOfPower,
  standing,
  turnBox,
  turnOf,
} from '../model/state.ts';
import type { SideName } from './units.ts';

export interface TurnView {
  readonly turn: number;
  readonly date: string;
  readonly now: boolean;
}
export const turnViews = (v: State): readonly TurnView[] =>
  chartsOf(v).turns[SCENARIOS[scenarioOf(v)]!].map((date, i) => ({ turn: i + 1, date, now: i + 1 === turnOf(v) }));

export interface MarkersView {
  /** 5.2 Markers still to be drawn, and the filled boxes of the sequence track in order. */
  readonly pool: readonly string[];
  readonly sequence: readonly string[];
  /** 5.3 German phases not yet played this turn. */
  readonly germanLeft: readonly string[];
  /** 6.1 */
  readonly air: {
    readonly winner: SideName | 'nobody';
    readonly left: number;
    readonly hexes: readonly string[];
    readonly modifiers: readonly { readonly case: string; readonly name: string; readonly value: number }[];
  };
  readonly railheads: readonly string[];
  readonly flieger: 'not yet' | 'ready' | 'used';
  /** 3.5 The German replacement of this turn. */
  readonly replaced: boolean;
}
const fliegerWord = (state: number): MarkersView['flieger'] => {
  if (state === FLIEGER_USED) return 'used';
  return state >= FLIEGER_READY ? 'ready' : 'not yet';
};
export const markersView = (v: State): MarkersView => {
  const { columns } = boxOf(v).BOARD;
  const cells = Array.from({ length: SEQUENCE_BOXES }, (_, i) => v.cells[AT.sequence + i]!);
  const heads = Array.from({ length: chartsOf(v).railheads.count }, (_, i) => railheadOf(v, i));
  return {
    pool: piecesIn(boxOf(v).MARKERS, v, beside(v, POOL)).map(p => POWERS[p]!),
    sequence: cells.filter(c => c > 0).map(c => columns['sequence']!.values![c]!),
    germanLeft: PHASES.filter((_, p) => !v.cells[AT.used + p]),
    air: {
      winner: v.cells[AT.airWinner] === 0 ? 'nobody' : sideName((v.cells[AT.airWinner]! - 1) as 0 | 1),
      left: v.cells[AT.airLeft]!,
      hexes: placedAir(v).map(hex => labelOf(v, hex)),
      modifiers: airModifiers(v).lines.map(({ case: c, name, value }) => ({ case: c, name, value })),
    },
    railheads: heads.filter(hex => isHex(v, hex)).map(hex => labelOf(v, hex)),
    flieger: fliegerWord(v.cells[AT.flieger]!),
    replaced: v.cells[AT.replaced] === 1,
  };
};

/** 1.3, 4.5, 7.1, 3.5 A country and its army. */
export interface NationView {
  readonly country: Country;
  readonly nation?: Nation;
  readonly side: SideName;
  readonly standing: 'neutral' | 'at war' | 'fallen';
  readonly capital?: { readonly hex: string; readonly held: SideName | 'nobody' };
  /** Armies and corps set aside: the components of its armies on the map, and units that may be formed. */
  readonly setAside: readonly string[];
  readonly returns: readonly { readonly turn: number; readonly units: readonly string[] }[];
}
const STANDINGS = ['neutral', 'at war', 'fallen'] as const;
const holderOf = (v: State, hex: number): SideName | 'nobody' => {
  if (controls(v, G, hex)) return 'german';
  return controls(v, A, hex) ? 'allied' : 'nobody';
};
const returnsOf = (v: State, nation: number): NationView['returns'] =>
  Array.from({ length: lastTurn(v) }, (_, i) => i + 1).flatMap(turn => {
    const units = ofNation(v, nation).filter(u => placeOf(v, u) === turnBox(v, turn));
    return units.length ? [{ turn, units: units.map(u => boxOf(v).UNIT_NAMES[u]!) }] : [];
  });
export const nationViews = (v: State): readonly NationView[] =>
  COUNTRIES.flatMap((country, c) => {
    const nation = nationIn(c);
    const capital = boxOf(v).CAPITAL[c]!;
    if (boxOf(v).HEXES_OF[c]!.length === 0) return [];
    return [
      {
        country,
        ...(nation >= 0 ? { nation: NATIONS[nation]! } : {}),
        side: nation >= 0 ? sideName(sideOfNation(v, nation)) : 'allied',
        standing: STANDINGS[standing(v, c)]!,
        ...(capital >= 0 ? { capital: { hex: labelOf(v, capital), held: holderOf(v, capital) } } : {}),
        setAside:
          nation < 0
            ? []
            : ofNation(v, nation)
                .filter(u => placeOf(v, u) === beside(v, SET_ASIDE))
                .map(u => boxOf(v).UNIT_NAMES[u]!),
        returns: nation < 0 ? [] : returnsOf(v, nation),
      },
    ];
  });
/** 5.2 Who acts with each marker. */
export interface PowerView {
  readonly name: string;
  readonly side: SideName;
  readonly nations: readonly Nation[];
  readonly acts: boolean;
}
export const powerViews = (v: State): readonly PowerView[] =>
  POWERS.map((name, power) => ({
    name,
    side: sideName(sideOfPower(v, power)),
    nations: nationsOf[power]!.filter(n => isActive(v, n)).map(n => NATIONS[n]!),
    acts: acts(v, power),
  }));

/** 11.5 */
export interface FortView {
  readonly hex: string;
  readonly kind: Fort;
  readonly breached: boolean;
}
export const fortViews = (v: State): readonly FortView[] => {
  const { FORT_HEXES, FORT_KINDS } = boxOf(v);
  return FORT_HEXES.map((hex, i) => ({
    hex: labelOf(v, hex),
    kind: FORT_KINDS[i]!,
    breached: v.cells[at(v).breached + i] === 1,
  }));
};

export interface VictoryView {
  /** 4.3 Totals of 1938; in 1939 the German points of 13.3. */
  readonly german: number;
  readonly allied: number;
  readonly winner: 'german' | 'allied' | 'draw';
  readonly words: string;
  readonly case: string;
  /** 4.1 What ends the game at once, and how far it has come. */
  readonly sudden: readonly { readonly for: SideName; readonly name: string; readonly now: string }[];
}
const WINNERS = { german: 'German victory', allied: 'Allied victory', draw: 'A draw' } as const;
const berlinHeld = (v: State): number => boxOf(v).BERLIN.filter(hex => controls(v, A, hex)).length;
const suddenViews = (v: State): VictoryView['sudden'] => {
  const { win, lose } = chartsOf(v).points;
  const [german, allied] = [pointsOf(v, G), pointsOf(v, A)];
  const prague = controls(v, G, boxOf(v).CAPITAL[CZECHOSLOVAKIA]!);
  return is1939(v)
    ? []
    : [
        {
          for: 'german',
          name: `${win} German points and Prague`,
          now: `${german}, Prague ${prague ? 'held' : 'not held'}`,
        },
        { for: 'german', name: `${lose} Allied point or less`, now: `${allied}` },
        { for: 'allied', name: `${win} Allied points`, now: `${allied}` },
        { for: 'allied', name: `${lose} German point or less`, now: `${german}` },
        { for: 'allied', name: 'Both hexes of Berlin', now: `${berlinHeld(v)} of ${boxOf(v).BERLIN.length}` },
      ];
};
export const victoryView = (v: State): VictoryView => {
  const result = (v.wait.for === 'over' ? v.wait.result : outcome(v)) as ReturnType<typeof outcome>;
  return {
    german: is1939(v) ? points1939(v) : pointsOf(v, G),
    allied: is1939(v) ? 0 : pointsOf(v, A),
    winner: result.winner,
    words: `${WINNERS[result.winner]}${v.wait.for === 'over' ? '' : ' as it stands'}: ${result.why}`,
    case: result.case,
    sudden: suddenViews(v),
  };
};
export const hexesWhere = (v: State, test: (hex: number) => boolean): readonly string[] =>
  gridOf(v).labels.filter((_, hex) => test(hex));
