/** The steps of a battle by name, for positions set by hand. The position says which battle: the Area that is `assaulted`, and the units whose `fought` is `planned`. */
import type { Saved } from '../../../../engine/save.ts';
import type { State, Vars } from '../../../../engine/state.ts';
import { areaOf, isArmy, isFleet, placeOf, poisedWith, reserve, unitsOf } from '../../model/army.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { wholeForce } from '../combat/declaration.ts';
import { benefitOf, isFought } from '../combat/mobile.ts';
import { at, other, sideName } from '../../model/tracks.ts';
import { frameOf, type Battle, type SeedsStep } from '../flow.ts';

type Flow = Saved['flow'];
/** Values of the column `fought`. */
const FOUGHT = 1;
const PLANNED = 2;
const NONE = -1;

const targetIn = (g: State): number => boxOf(g).areaIds.find(a => g.cells[at(g).assaulted + a] === 1) ?? NONE;
const attackersOf = (g: State, s: SideNo): readonly number[] =>
  unitsOf(g, s)
    .filter(u => g.cells[at(g).fought + u] === PLANNED)
    .flatMap(u => (isArmy(g, u) ? [u, ...poisedWith(g, u)] : [u]));
const flownBy = (g: State, s: SideNo): readonly number[] =>
  unitsOf(g, s).filter(u => isFleet(g, u) && placeOf(g, u) === reserve(g, s) && g.cells[at(g).flown + u] === 1);

const battleOf = (g: State, s: SideNo, area: number): Battle => {
  const attackers = attackersOf(g, s);
  const b: Battle = {
    area,
    side: s,
    attackers,
    defenders: wholeForce(g, area),
    origins: attackers.map(u => (areaOf(g, u) < 0 ? placeOf(g, u) : areaOf(g, u))),
    massed: attackers.filter(u => isArmy(g, u)).length > 1,
    fleets: flownBy(g, s),
    answering: flownBy(g, other(s)),
  };
  return { ...b, benefit: isFought(g, b) ? NONE : benefitOf(g, b) };
};
/** The variables as a saved frame labels them. */
const labelledVars = (g: State, b: Battle, more: Vars): Vars => {
  const { areaNames, unitNames, placeNames } = boxOf(g);
  const units = (list: readonly number[] = []): readonly string[] => list.map(u => unitNames[u]!);
  return {
    area: areaNames[b.area]!,
    side: sideName(b.side),
    attackers: units(b.attackers),
    defenders: units(b.defenders),
    origins: b.origins!.map(p => placeNames[p]!),
    massed: b.massed!,
    fleets: units(b.fleets),
    answering: units(b.answering),
    benefit: b.benefit!,
    ...more,
  };
};
type Moment = readonly [name: string, at: SeedsStep<'battle'>, more?: (g: State, s: SideNo) => Vars];
/** The variables as if the attacker had won by the first result that disrupts, or by a Breakthrough. */
const wonBy =
  (band: 'disrupts' | 'breakthrough') =>
  (g: State, s: SideNo): Vars => ({
    row: boxOf(g).tables.results.findIndex(r => r[band]),
    winner: s,
    ...(band === 'breakthrough' ? { hadPoised: true } : {}),
  });
const MOMENTS: readonly Moment[] = [
  ['mobile battle', '13.2.4/attacker'],
  ['mobile answer', '13.2.4/defender'],
  ['mobile dice', '13.2.4/roll'],
  ['mobile losses', '13.2.4/losses', () => ({ hits: [1, 1] })],
  ['poised benefit', '13.2.5'],
  ['declaration', '13.3'],
  ['retreat before combat', '13.4'],
  ['air battle', '13.5.4'],
  ['battle dice', '13.6/attacker'],
  ['combat results', '13.7', () => ({ faces: [], replies: [] })],
  ['losses', '13.7.7/defender', wonBy('disrupts')],
  ['disruption', '13.7.7/disrupt', wonBy('disrupts')],
  ['retreat', '13.7.8', wonBy('disrupts')],
  ['parachute', '17.0', wonBy('disrupts')],
  ['recovery', '15.2.2', wonBy('disrupts')],
  ['advance', '13.7.9', wonBy('disrupts')],
  ['breakthrough', '16.1.4', wonBy('breakthrough')],
];
/** `combat` is the Combat Segment of the side, to which the battle returns. */
export const battleMoments = (g: State, s: SideNo, combat: Flow): readonly (readonly [string, Flow])[] => {
  const area = targetIn(g);
  const named = (name: string): string => `${sideName(s)} ${name}`;
  const frame = (label: SeedsStep<'battle'>, vars: Vars): Flow => [...combat, { proc: 'battle', at: label, vars }];
  if (area < 0)
    return [['attack', '13.1/plan'] as const, ...MOMENTS].map(([name, label]) => [
      named(name),
      frame(label, { side: sideName(s) }),
    ]);
  const b = battleOf(g, s, area);
  const draft = { area: boxOf(g).areaNames[area]!, side: sideName(s) };
  return [
    [named('attack'), frame('13.1/plan', draft)],
    ...MOMENTS.map(([name, label, more]): readonly [string, Flow] => [
      named(name),
      frame(label, labelledVars(g, b, more?.(g, s) ?? {})),
    ]),
  ];
};
/** After its plan a battle has been declared: its attackers have fought, and all who take part are shown (13.1.6) unless `isSaid`. */
export const joined = (g: State, isSaid: (unit: number) => boolean): void => {
  const battle = frameOf(g, 'battle'); // 16.1.3 the innermost: a battle after a Breakthrough runs inside another
  if (!battle || battle.at === '13.1/plan') return;
  const { fought, shown } = at(g);
  for (const u of boxOf(g).units) if (g.cells[fought + u] === PLANNED) g.cells[fought + u] = FOUGHT;
  for (const list of [battle.vars.attackers, battle.vars.defenders])
    if (Array.isArray(list)) for (const u of list as readonly number[]) if (!isSaid(u)) g.cells[shown + u] = 1;
};
