/** Tilts of a plan: what is worth a try on this front, and what a plan's tilts add to the worth of each hex. */
import { addHill, addSlope } from '../../../bots/tilt-field.ts';
import type { Tilt, TiltKind, TurnPlan } from '../../../bots/planning.ts';
import { cachedPerBox } from '../../../bots/cache.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import type { State } from '../../../engine/state.ts';
import { A, G, isMech } from '../model/army.ts';
import { boxOf, type OfBox } from '../model/box.ts';
import { countryOf, gridOf, isCity, isParis, labelOf, placed, sizeOf } from '../model/ground.ts';
import { mobileOf, onMap, sideNo } from '../model/state.ts';
import { lineOf } from './line.ts';
import { goalsOf, lossOf } from './objectives.ts';
import { costsFrom, enemyOf, situationOf, type Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** What the tilts of a plan add to the worth of each hex, for panzer corps and for everybody else. */
export interface TiltFields {
  readonly fast: Float32Array;
  readonly foot: Float32Array;
}
/** Raids move panzers; holding and reserves are for the others. */
const MOVES: { readonly [K in TiltKind]: readonly (keyof TiltFields)[] } = {
  effort: ['fast', 'foot'],
  hold: ['foot'],
  reserve: ['foot'],
  withdraw: ['fast', 'foot'],
  raid: ['fast'],
};
const add = (g: State, field: Float32Array, t: Tilt): void => {
  if (t.kind === 'effort' || t.kind === 'raid') {
    const costs = costsFrom(g, t.place);
    addSlope(field, t, hex => (costs[hex] === UNREACHED ? Infinity : costs[hex]!));
  } else addHill(field, t, hex => distance(gridOf(g), t.place as HexId, hex as HexId));
};
const known = new WeakMap<TurnPlan, TiltFields>();
/** Undefined for a plan without tilts, which costs nothing. */
export const tiltFieldsOf = (g: State, plan: TurnPlan): TiltFields | undefined => {
  if (plan.tilts.length === 0) return undefined;
  const found = known.get(plan);
  if (found) return found;
  const fields = { fast: new Float32Array(sizeOf(g)), foot: new Float32Array(sizeOf(g)) };
  for (const t of plan.tilts) for (const who of MOVES[t.kind]) add(g, fields[who], t);
  known.set(plan, fields);
  return fields;
};

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

/** Own hexes beside the enemy, and his hexes beside ours. */
const frontOf = (s: Situation): { readonly ours: readonly number[]; readonly theirs: readonly number[] } => {
  const { near } = gridOf(s.g);
  const own = s.count[s.side];
  const foe = s.defence[enemyOf(s)];
  const touches = (hex: number, what: Float32Array | Uint8Array): boolean => {
    for (let k = hex * 6; k < hex * 6 + 6; k++) if (near[k]! >= 0 && what[near[k]!]) return true;
    return false;
  };
  const hexes = [...own.keys()];
  return {
    ours: hexes.filter(hex => own[hex] && touches(hex, foe)),
    theirs: hexes.filter(hex => foe[hex] && touches(hex, own)),
  };
};
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
/** Strength and reach of a tilt before breeding varies them: points, and movement points or hexes. */
const MIDDLING: { readonly [K in TiltKind]: readonly [strength: number, reach: number] } = {
  effort: [0.4, 6],
  hold: [0.4, 2],
  reserve: [0.3, 2.5],
  withdraw: [-0.4, 2],
  raid: [0.5, 8],
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
  const { ours, theirs } = frontOf(s);
  const defends = (s.side === A) === (s.year === '1940');
  const line = defends ? lineOf(s).hexes : [];
  const fast = mobileOf(g, s.side).some(u => isMech(g, u) && onMap(g, u));
  const of = (kind: TiltKind, hexes: readonly number[]): readonly Tilt[] =>
    [...new Set(hexes)].map(place => {
      const [strength, reach] = MIDDLING[kind];
      const words = kind === 'effort' && defends ? 'counterattack towards' : WORDS[kind];
      return { kind, name: `${words} ${nameOf(s.g, place)}`, place, strength, reach };
    });
  const goals = objectivesOf(s);
  return [
    ...of('effort', [...goals, ...theirs]),
    ...of('hold', [...ours, ...line]),
    ...of('withdraw', ours),
    ...of('reserve', treasuresOf(s)),
    ...(fast ? of('raid', goals) : []),
  ];
};
