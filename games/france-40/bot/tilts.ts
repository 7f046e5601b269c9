/** Tilts that are worth a try on this front. */
import { frontOf, hexFieldsOf, tiltsAt, type TiltFields } from '../../../bots/hex-tilts.ts';
import type { Tilt, TiltKind, TurnPlan } from '../../../bots/planning.ts';
import { cachedPerBox } from '../../../bots/cache.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import type { State } from '../../../engine/state.ts';
import { A, G, isMech } from '../model/army.ts';
import { boxOf, type OfBox } from '../model/box.ts';
import { countryOf, gridOf, isCity, isParis, labelOf, placed, sizeOf } from '../model/ground.ts';
import { mobileOf, onMap, sideNo } from '../model/state.ts';
import { lineOf } from './line.ts';
import { goalsOf, lossOf } from './objectives.ts';
import { costsFrom, enemyOf, situationOf, type Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

export const tiltFieldsOf = (g: State, plan: TurnPlan): TiltFields | undefined =>
  hexFieldsOf(gridOf(g), hex => costsFrom(g, hex), plan);

/** A town of another country counts as this many hexes farther away: across the Rhine from Freiburg is not Mulhouse. */
const ABROAD = 3;
/** The name of the city or town nearest to each hex. */
const nearestNames = cachedPerBox((g: OfBox): readonly string[] => {
  const size = sizeOf(g);
  const nameAt = (hex: number): string =>
    placed(g, hex).slice(0, -labelOf(g, hex).length).trim().replace('The Ruhr', 'the Ruhr');
  const named = Array.from({ length: size }, (_, hex) => hex).filter(hex => nameAt(hex) !== '');
  return Array.from({ length: size }, (_, hex) => {
    const far = (to: number): number =>
      distance(gridOf(g), hex as HexId, to as HexId) + (countryOf(g, to) === countryOf(g, hex) ? 0 : ABROAD);
    return named.length ? nameAt(named.reduce((a, b) => (far(b) < far(a) ? b : a))) : labelOf(g, hex);
  });
});
const nameOf = (g: OfBox, hex: number): string => (isParis(g, hex) ? 'Paris' : nearestNames(g)[hex]!);

/** Hexes this side is drawn to. */
const objectivesOf = (s: Situation): readonly number[] => {
  const unit = mobileOf(s.g, s.side).find(u => onMap(s.g, u));
  return unit === undefined ? [] : goalsOf(s, WEIGHTS, unit).map(x => x.hex);
};
/** Hexes whose loss would cost this side most: cities, and the way to the Ruhr or to Paris. */
const treasuresOf = (s: Situation): readonly number[] => {
  const cities = Array.from({ length: sizeOf(s.g) }, (_, hex) => hex).filter(
    hex => isCity(s.g, hex) && lossOf(s, hex) > 0,
  );
  if (s.side === G) return s.year === '1939' ? [...cities, ...boxOf(s.g).BESIDE_RUHR] : cities;
  return s.year === '1940' ? [...cities, ...boxOf(s.g).PARIS] : cities;
};
const WORDS: { readonly [K in TiltKind]: string } = {
  effort: 'main effort towards',
  hold: 'hold the front at',
  reserve: 'a reserve at',
  withdraw: 'fall back from',
  raid: 'panzers towards',
};
export const tiltsOf = (g: State, side: string): readonly Tilt[] => {
  const s = situationOf(g, sideNo(side));
  const { ours, theirs } = frontOf(gridOf(g), s.count[s.side], s.defence[enemyOf(s)]);
  const defends = (s.side === A) === (s.year === '1940');
  const line = defends ? lineOf(s).hexes : [];
  const fast = mobileOf(g, s.side).some(u => isMech(g, u) && onMap(g, u));
  const nameAt = (hex: number): string => nameOf(g, hex);
  const of = (kind: TiltKind, hexes: readonly number[]): readonly Tilt[] => {
    const words = kind === 'effort' && defends ? 'counterattack towards' : WORDS[kind];
    return tiltsAt(kind, hexes, { words, nameOf: nameAt });
  };
  const goals = objectivesOf(s);
  return [
    ...of('effort', [...goals, ...theirs]),
    ...of('hold', [...ours, ...line]),
    ...of('withdraw', ours),
    ...of('reserve', treasuresOf(s)),
    ...(fast ? of('raid', goals) : []),
  ];
};
