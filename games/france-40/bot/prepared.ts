/**
 * An opening prepared against the bots of 1939: every strong division behind one hex of the upper Rhine and all of them on it at once,
 * with Freiburg next to it; the rest is the staff's. It is no level to play against: matches against it show whether a set-up can be read.
 */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { boxOf } from '../model/box.ts';
import { hexOf } from '../model/ground.ts';
import { attackOf, is1940, turnOf } from '../model/state.ts';
import { attacking, planning } from '../rules/combat.ts';
import { procedure, type FranceDecision } from '../rules/flow.ts';
import { placing, settingUp } from '../rules/setup.ts';
import { decide } from './staff.ts';
import { WEIGHTS } from './weights.ts';

const FROM = ['1632', '1732', '1733'] as const;
const RHINE = '1633';
/** The divisions that are not massed stand as in this set-up. */
const REST = 'saar';

const placingProc = procedure('placing');
const battleProc = procedure('battle');
type Move = (g: State, a: Question) => Choice | undefined;
const massed = (g: State, a: Question): Choice | undefined => {
  const { unit } = placingProc.vars(g);
  const hexes = legal(placing, g, a).filter(c => c.do === 'at');
  const planned = boxOf(g)
    .PLANS.find(p => p.id === REST)
    ?.stacks.find(x => x.units.includes(unit))?.hex;
  return hexes.find(c => FROM.some(label => c.hex === hexOf(g, label))) ?? hexes.find(c => c.hex === planned);
};
const strongest = (g: State, a: Question): Choice | undefined => {
  const units = legal(settingUp, g, a).filter(c => c.do === 'pick');
  return units.length ? bestOf(units, c => attackOf(g, c.unit)) : undefined;
};
const strike = (g: State, a: Question): Choice | undefined => {
  const choice = { do: 'attack', hex: hexOf(g, RHINE) } as const;
  return turnOf(g) === 1 && attacking.judge(g, a, choice).ok ? choice : undefined;
};
const withAll = (g: State, a: Question): Choice | undefined =>
  battleProc.vars(g).hex === hexOf(g, RHINE) ? legal(planning, g, a).find(c => c.do === 'add') : undefined;
const fightFirst = (g: State): Choice | undefined => (turnOf(g) === 1 ? { do: 'order', first: 1 } : undefined);

const OPENING: { readonly [D in FranceDecision]?: Move } = {
  settingUp: strongest,
  placing: massed,
  attacking: strike,
  planning: withAll,
  ordering: fightFirst,
};
export const prepared = (g: State, a: Question, rnd: Rnd): Choice =>
  (is1940(g) || a.side !== 'allied' ? undefined : OPENING[a.kind as FranceDecision]?.(g, a)) ??
  decide(g, a, rnd, WEIGHTS);
