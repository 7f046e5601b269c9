/** 14.5 The Commitment Step: the markers of both sides, Allied first, then their event cards. */
import {
  blockedBy,
  drawNumber,
  no,
  ok,
  stackAt,
  variable,
  type Decision,
  type Verdict,
} from '../../../../engine/decide.ts';
import { again, next, type Step } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { ABILITIES, type Ability } from '../../data/rows.ts';
import { A, G, isDynamo, isMobile, type SideNo } from '../../model/army.ts';
import { isIn } from '../../model/ground.ts';
import { foe, isEarly, isLed, option, placeOf, sideName, sideNo, turnOf, unitsIn } from '../../model/state.ts';
import { PASS } from '../cards/play-card.ts';
import { backToCup, heldCount, mayWield, usable } from '../cards/pool.ts';
import { cardStep, fightersStep } from './battle-events.ts';
import { isGivenUpBattle, isOnEastCity, isSovietBattle } from './battle-kinds.ts';
import { battleIn, putBattle, type Battle } from './battle-vars.ts';
import { cancelled } from './cancelling.ts';
import { tankStep } from './doubling.ts';
import { aboutBattle } from './odds.ts';
import { hasPlan } from '../plans/plans.ts';
import { once, TURN, whoLeads } from '../position/obstacles.ts';
import { askSecretly, emit, steps } from '../flow.ts';

// 14.6.3, 14.6.4 Markers ---------------------------------------------------------------------------------------------
/** 19.1, 24.3, 25.2 The most Blitz! markers this battle may take by public facts, under any German plan. */
const mostSeen = (g: State, b: Battle, ability: Ability): number => {
  const surprise =
    ability === 'Blitz!' &&
    b.phasing === G &&
    isEarly(g) &&
    (b.table === 'German Mobile' || b.table === 'Blitzkrieg') &&
    b.attackers.every(u => isMobile(g, u) && isIn(g, placeOf(g, u), 'Ardennes'));
  if (!surprise) return 1;
  return option(g, 'advanced') ? 2 : 3;
};
/** 24.3 The most it may take under the German plan. */
const mostOf = (g: State, b: Battle, ability: Ability): number =>
  hasPlan(g, 'Ardennes Surprise') ? mostSeen(g, b, ability) : 1;
const BLITZ: readonly Ability[] = ['Blitz!'];
const SHOCK: readonly Ability[] = ['Shock!'];
const HOLD: readonly Ability[] = ['Hold!'];
const HOLD_OR_GIVE_UP: readonly Ability[] = ['Hold!', 'Surrender!'];
const kindsFor = (g: State, b: Battle, side: SideNo): readonly Ability[] => {
  if (side === b.attacker) return side === G ? BLITZ : SHOCK;
  return side === A && option(g, 'surrendering') ? HOLD_OR_GIVE_UP : HOLD;
};
const usedIn = (b: Battle, side: SideNo, what: string): number =>
  b.support.reduce((n, s) => n + (s.side === side && s.what === what ? s.n : 0), 0);
/** The case of a support marker: 14.6.3 for defenders, 14.6.4 for attackers. */
const helpCase = (ability: Ability): string => {
  if (ability === 'Hold!' || ability === 'Surrender!') return '14.6.3';
  return ability === 'Blitz!' || ability === 'Shock!' ? '14.6.4' : '14.5';
};
/** 14.6.3, 14.6.4, 18.10, 23.1 May it be committed now? */
const mayCommit = (g: State, b: Battle, side: SideNo, ability: Ability): Verdict => {
  const kinds = kindsFor(g, b, side);
  if (ability === 'Surrender!' && kinds === HOLD && side === A)
    return no('26.2', 'no city is given up in battle by these rules');
  if (!kinds.includes(ability))
    return blockedBy(
      variable('attacker'),
      helpCase(ability),
      `${ability} is no help to a ${side === G ? 'German' : 'Allied'} ${side === b.attacker ? 'attacker' : 'defender'}`,
    );
  if (usedIn(b, side, ability) >= mostOf(g, b, ability))
    return blockedBy(
      variable('support'),
      helpCase(ability),
      `no more ${ability} markers can be committed in this battle`,
    );
  if (ability === 'Blitz!' && b.hexes.some(hex => unitsIn(g, hex).some(u => isDynamo(g, u))))
    return blockedBy(stackAt(...b.hexes), '18.10', 'no Blitz! marker is committed against Dynamo');
  if (ability === 'Blitz!' && isOnEastCity(g, b))
    return blockedBy(once('red line'), '23.1', 'no Blitz! marker is committed against a city east of the yellow line');
  if (ability === 'Surrender!' && turnOf(g) === 1)
    return blockedBy(TURN, '19.8', 'no city is given up on the first turn');
  if (ability === 'Hold!' && side === A && isLed(g, 'Gamelin'))
    return blockedBy(whoLeads(A), '22.1', 'under Gamelin no Hold! is used');
  return mayWield(g, side, ability, '5.8.2');
};
type Committing = { readonly do: 'commit'; readonly ability: number } | { readonly do: 'pass' };
export const supporting: Decision<Committing> = {
  verbs: ['commit', 'pass'],
  candidates: (g, a) => [
    PASS,
    ...kindsFor(g, battleIn(g), sideNo(a.side)).map(k => ({ do: 'commit', ability: ABILITIES.indexOf(k) }) as const),
  ],
  judge: (g, a, c) => (c.do === 'pass' ? ok : mayCommit(g, battleIn(g), sideNo(a.side), ABILITIES[c.ability]!)),
  sample: (g, a, rnd) => {
    const b = battleIn(g);
    const side = sideNo(a.side);
    const kinds = kindsFor(g, b, side);
    const k = drawNumber(1 + kinds.length, i => i === 0 || mayCommit(g, b, side, kinds[i - 1]!).ok, rnd);
    return k === 0 ? PASS : { do: 'commit', ability: ABILITIES.indexOf(kinds[k - 1]!) };
  },
  take: (g, a, c) => {
    const side = sideNo(a.side);
    if (c.do === 'pass') return next;
    const ability = ABILITIES[c.ability]!;
    const b = battleIn(g);
    if (ability !== 'Surrender!') backToCup(g, usable(g, side, ability)[0]!);
    putBattle(g, { ...b, support: [...b.support, { side, what: ability, n: 1 }] });
    emit(g, { is: 'committed', case: '14.5', side, ability: c.ability });
    return mayBeCancelled(g, b, foe(side)) && ability !== 'Surrender!'
      ? cancelled.call({ side: foe(side), ability: c.ability }, againAt(side))
      : again;
  },
  say: (_g, _a, c) => (c.do === 'pass' ? 'Commit no marker' : `Commit ${ABILITIES[c.ability]}`),
};
/** 26.1 In the Combat Phase, not in the Blitzkrieg Phase. */
const mayBeCancelled = (g: State, b: Battle, by: SideNo): boolean =>
  option(g, 'cancelling') && b.kind !== 'assault' && !isSovietBattle(g, b, by);
const againAt = (side: SideNo) => (side === A ? '14.5/allied marker' : '14.5/german marker');
/** Counted as the opponent sees it, so that asking again does not reveal the plan (24.3). */
const isFull = (g: State, b: Battle, side: SideNo): boolean =>
  kindsFor(g, b, side).some(k => usedIn(b, side, k) >= mostSeen(g, b, k));
const markerStep = (side: SideNo): Step<Battle, ReturnType<typeof againAt>> => ({
  at: againAt(side),
  case: '14.5',
  name: `${side === A ? 'Allied' : 'German'} marker`,
  when: (g, { vars: b }) => heldCount(g, side) > 0 && !isSovietBattle(g, b, side) && !isFull(g, b, side),
  run: (g, { vars: b }) => askSecretly(sideName(side), 'supporting', '14.5', aboutBattle(g, b)),
});

const germanMarker = markerStep(G);
export const commitmentSteps = steps('battle', [
  markerStep(A),
  { ...germanMarker, when: (g, f) => !isGivenUpBattle(f.vars) && germanMarker.when!(g, f) },
  cardStep(A),
  tankStep(A),
  cardStep(G),
  tankStep(G),
  fightersStep,
]);
