/** 13.3 to 13.5 What each side commits to a battle (fleets, engineers, intelligence), and Retreat Before Combat. */
import {
  blockedBy,
  cells,
  granted,
  named,
  no,
  ok,
  variable,
  type Decision,
  type Verdict,
  places,
} from '../../../../engine/decide.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import {
  areaOf,
  armiesIn,
  heightOf,
  isArmy,
  isFleet,
  nationOf,
  onMap,
  placeOf,
  poisedWith,
  reserve,
  rowOf,
  sideOf,
  stackIn,
  unitName,
  unitsOf,
} from '../../model/army.ts';
import { perBox, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { areaName, isCentre, nextTo } from '../../model/ground.ts';
import { addCp, addIp, at, carriedOut, cpOf, ipOf, other, sideName, sideNo } from '../../model/tracks.ts';
import { attackerOf, battleProc, defenderOf, engaged, involved, NEITHER, withSide } from './battle-frame.ts';
import { bandWords, counted } from './result-words.ts';
import { chancesNow, hasForts, riverDice } from './dice.ts';
import { enter } from './force.ts';
import { distance } from '../movement/distances.ts';
import { mayEnter } from '../movement/stacking.ts';
import { fortified } from './mobile.ts';
import { cpFor, ipFor, restsOn, untilOver } from '../position/obstacles.ts';
import { asking, emit, goto, steps, type Battle } from '../flow.ts';

type Putting = { readonly do: 'fly'; readonly unit: number } | { readonly do: 'engineers' | 'tactical' | 'map' };

// 13.5.1, 6.2.3, 18.0 Fleets ---------------------------------------------------------------------------------------
const sentBy = (b: Battle, s: SideNo): readonly number[] => (s === attackerOf(b) ? b.fleets : b.answering) ?? [];
const MAX_FLEETS = 2;
/** 13.5.1 Ground forces of the fleet's nation take part. The British fleet also helps Belgians and Dutch within range of a British unit. */
const serves = (g: State, b: Battle, s: SideNo, fleet: number): boolean => {
  const own = nationOf(g, fleet);
  const forces = engaged(g, b, s);
  if (forces.some(u => nationOf(g, u) === own)) return true;
  if (own !== 'Britain') return false;
  const range = rowOf(g, fleet).range ?? 0;
  const helped = forces.filter(u => nationOf(g, u) === 'Belgium' || nationOf(g, u) === 'Netherlands');
  const british = unitsOf(g, s).filter(u => nationOf(g, u) === own && areaOf(g, u) >= 0); // also Poised ones
  return british.some(u => helped.some(h => distance(g, areaOf(g, u), areaOf(g, h)) <= range));
};
const mayFly = (g: State, b: Battle, s: SideNo, fleet: number): Verdict => {
  const name = unitName(g, fleet);
  const sent = sentBy(b, s);
  if (!isFleet(g, fleet) || sideOf(g, fleet) !== s) return no('18.0', `${name} is no air fleet of yours`);
  if (placeOf(g, fleet) !== reserve(g, s)) return blockedBy(places(fleet), '2.3.2', `${name} is not in the Reserve`);
  if (g.cells[at(g).flown + fleet] === 1)
    return blockedBy(cells('flown', fleet), '18.0', `${name} has flown its mission this week`);
  if (sent.length >= MAX_FLEETS)
    return blockedBy(
      variable(s === attackerOf(b) ? 'fleets' : 'answering'),
      '6.2.3',
      'no more than one additional fleet is sent',
    );
  if (sent.length > 0 && cpOf(g, s) < 1)
    return blockedBy(cpFor(s), '6.2.3', `there is no CP left to send ${name} as well`);
  return serves(g, b, s, fleet)
    ? ok
    : blockedBy(untilOver(g), '13.5.1', `no ground forces of ${name}'s nation take part`);
};
const fly = (g: State, b: Battle, s: SideNo, fleet: number): void => {
  const sent = sentBy(b, s);
  if (sent.length > 0) addCp(g, s, -1);
  g.cells[at(g).flown + fleet] = 1;
  battleProc.set(g, s === attackerOf(b) ? { ...b, fleets: [...sent, fleet] } : { ...b, answering: [...sent, fleet] });
  carriedOut(g, s, 'aircraft');
  emit(g, { is: 'flies', case: '13.3', unit: fleet, area: b.area });
};

// 6.2.5, 5.2.3, 5.2.6 ----------------------------------------------------------------------------------------------
const mayPut = (g: State, b: Battle, s: SideNo, c: Putting): Verdict => {
  switch (c.do) {
    case 'fly':
      return mayFly(g, b, s, c.unit);
    case 'engineers':
      if (s !== attackerOf(b)) return blockedBy(variable('side'), '6.2.5', 'engineers serve an attack');
      if (b.engineers) return blockedBy(variable('engineers'), '6.2.5', 'the engineers are there already');
      if (riverDice(g, b) === 0) return blockedBy(untilOver(g), '6.2.5', 'no river takes dice from this attack');
      return cpOf(g, s) >= NUMBERS.engineers.value
        ? ok
        : blockedBy(cpFor(s), '6.2.5', `engineers cost ${NUMBERS.engineers.value} CPs`);
    case 'tactical':
      if ((b.tactical ?? NEITHER)[s])
        return blockedBy(variable('tactical'), '5.2.3', 'one die in a combat is the most');
      return ipOf(g, s) >= 1 ? ok : blockedBy(ipFor(s), '5.2.3', 'there is no IP left for it');
    case 'map':
      return mayMap(g, b, s);
  }
};
const mayMap = (g: State, b: Battle, s: SideNo): Verdict => {
  const cost = NUMBERS.fortIntelligence.value[s]!;
  if ((b.mapped ?? NEITHER)[s]) return blockedBy(variable('mapped'), '5.2.6', 'their dice are gone already');
  if (!hasForts(g, b, other(s))) return blockedBy(untilOver(g), '5.2.6', 'no enemy fortification takes part');
  return ipOf(g, s) >= cost ? ok : blockedBy(ipFor(s), '5.2.6', `plans of the fortification cost ${cost} IPs`);
};
const PUT_CASES = { engineers: '6.2.5', tactical: '5.2.3', map: '5.2.6' } as const;
const putIn = (g: State, b: Battle, s: SideNo, c: Putting): void => {
  switch (c.do) {
    case 'fly':
      fly(g, b, s, c.unit);
      return;
    case 'engineers':
      addCp(g, s, -NUMBERS.engineers.value);
      battleProc.set(g, { ...b, engineers: true });
      break;
    case 'tactical':
      addIp(g, s, -1);
      battleProc.set(g, { ...b, tactical: withSide(b.tactical ?? NEITHER, s, true) });
      break;
    case 'map':
      addIp(g, s, -NUMBERS.fortIntelligence.value[s]!);
      battleProc.set(g, { ...b, mapped: withSide(b.mapped ?? NEITHER, s, true) });
  }
  emit(g, { is: 'putIn', case: PUT_CASES[c.do], side: s, what: c.do });
};
const sayPut = (g: State, s: SideNo, c: Putting): string => {
  switch (c.do) {
    case 'fly':
      return `Send ${unitName(g, c.unit)}`;
    case 'engineers':
      return `Bring engineers: ${NUMBERS.engineers.value} CPs, the river takes no dice`;
    case 'tactical':
      return 'Spend an IP on a battle die';
    case 'map':
      return `Spend ${NUMBERS.fortIntelligence.value[s]} IPs: the fortification gives no dice`;
  }
};
const PUTS: readonly Putting[] = [{ do: 'engineers' }, { do: 'tactical' }, { do: 'map' }];
/** By side: everything it could commit. */
const puttings = perBox(box =>
  box.fleetsOf.map((fleets): readonly Putting[] => [...fleets.map(unit => ({ do: 'fly', unit }) as const), ...PUTS]),
);
const isPutting = (c: { readonly do: string }): c is Putting =>
  c.do === 'fly' || c.do === 'engineers' || c.do === 'tactical' || c.do === 'map';
const sorted = (g: State, b: Battle): readonly { readonly name: string; readonly share: number }[] =>
  chancesNow(g, b).map(c => ({ name: bandWords(g, c.row, c.winner), share: c.share }));

// 13.3 -------------------------------------------------------------------------------------------------------------
type Declaring = Putting | { readonly do: 'strike' };
const PASSED_ON = granted({ bars: 'side' });
const STRIKE = { do: 'strike' } as const;
const declarings = perBox(box => puttings({ box }).map((list): readonly Declaring[] => [STRIKE, ...list]));
export const declaring: Decision<Declaring> = {
  verbs: ['strike', 'fly', 'engineers', 'tactical', 'map'],
  candidates: (g, a) => declarings(g)[sideNo(a.side)]!,
  judge: (g, a, c) => (isPutting(c) ? mayPut(g, battleProc.vars(g), sideNo(a.side), c) : PASSED_ON),
  take: (g, a, c) => {
    if (!isPutting(c)) return next;
    putIn(g, battleProc.vars(g), sideNo(a.side), c);
    return again;
  },
  caution: (g, _a, c) =>
    c.do === 'strike'
      ? { says: ['What the defender may still put in is not counted'], chances: sorted(g, battleProc.vars(g)) }
      : undefined,
  say: (g, a, c) => (isPutting(c) ? sayPut(g, sideNo(a.side), c) : 'Launch the attack'),
};

// 13.4 Retreat Before Combat ---------------------------------------------------------------------------------------
/** All units in the Area and those Poised with them. */
export const wholeForce = (g: State, area: number): readonly number[] =>
  stackIn(g, area).flatMap(u => (isArmy(g, u) ? [u, ...poisedWith(g, u)] : [u]));
const mayGo = (g: State, b: Battle, s: SideNo, area: number): Verdict => {
  if (heightOf(g, b.area) === 0) return blockedBy(untilOver(g), '13.4', 'there is nobody to retreat');
  if (sentBy(b, s).length || (b.tactical ?? NEITHER)[s] || (b.mapped ?? NEITHER)[s])
    return blockedBy(untilOver(g), '13.4', 'the battle has been accepted');
  if (!nextTo(g, b.area).includes(area))
    return blockedBy(untilOver(g), '13.4', `${areaName(g, area)} is not adjacent`, [area]);
  const force = wholeForce(g, b.area);
  if (cpOf(g, s) < force.length)
    return blockedBy(
      cpFor(s),
      '6.2.7',
      `it costs ${counted(force.length, 'CP')}, one for each unit, and there are ${cpOf(g, s)}`,
    );
  for (const u of force) {
    const may = mayEnter(g, u, area);
    if (!may.ok) return named(restsOn(may, untilOver(g)), `${unitName(g, u)} cannot get to ${areaName(g, area)}`);
  }
  const armies = force.filter(u => isArmy(g, u)).length;
  return isCentre(g, area) || armies === 0 || armies + armiesIn(g, area).length <= 1
    ? ok
    : blockedBy(
        armies > 1 ? untilOver(g) : places(...armiesIn(g, area)),
        '13.4',
        `${areaName(g, area)} takes one army only`,
        [area],
      );
};
const goFrom = (g: State, b: Battle, s: SideNo, area: number): void => {
  const force = wholeForce(g, b.area);
  addCp(g, s, -force.length);
  for (const u of force) {
    if (onMap(g, u)) enter(g, u, area, b.area);
    g.cells[at(g).fellBack + u] = 1;
  }
  emit(g, { is: 'fellBack', case: '13.4', side: s, origin: b.area, area });
};

type Standing =
  | Putting
  | { readonly do: 'retreat'; readonly area: number }
  | { readonly do: 'stand' }
  | { readonly do: 'neutralise' };
const STAND = { do: 'stand' } as const;
const NEUTRALISE = { do: 'neutralise' } as const;
const THROWN = granted({ bars: 'chance' });
/** 13.5.2 Only if both sides have sent fleets. */
const mayNeutralise = (g: State, b: Battle): Verdict => {
  if (!b.answering?.length) return blockedBy(untilOver(g), '13.5.2', 'no fleet of the defender is there');
  return b.fleets?.length ? THROWN : blockedBy(untilOver(g), '13.5.2', 'no fleet of the attacker is there to be met');
};
const judgeStanding = (g: State, b: Battle, s: SideNo, c: Standing): Verdict => {
  if (isPutting(c)) return mayPut(g, b, s, c);
  switch (c.do) {
    case 'retreat': {
      const may = mayGo(g, b, s, c.area);
      return may.ok ? PASSED_ON : may;
    }
    case 'neutralise':
      return mayNeutralise(g, b);
    case 'stand':
      return THROWN;
  }
};
/** By side and Area. */
const standings = perBox(box =>
  puttings({ box }).map(list =>
    box.nextTo.map((beside): readonly Standing[] => [
      STAND,
      NEUTRALISE,
      ...beside.map(area => ({ do: 'retreat', area }) as const),
      ...list,
    ]),
  ),
);
export const standing: Decision<Standing> = {
  verbs: ['stand', 'retreat', 'neutralise', 'fly', 'tactical', 'map', 'engineers'],
  candidates: (g, a) => standings(g)[sideNo(a.side)]![battleProc.vars(g).area]!,
  judge: (g, a, c) => judgeStanding(g, battleProc.vars(g), sideNo(a.side), c),
  take: (g, a, c) => {
    const b = battleProc.vars(g);
    const s = sideNo(a.side);
    if (isPutting(c)) {
      putIn(g, b, s, c);
      return again;
    }
    if (c.do === 'neutralise') return goto('13.5.4');
    if (c.do === 'stand') return goto('13.6/attacker');
    goFrom(g, b, s, c.area);
    battleProc.set(g, { ...b, withdrew: true, winner: attackerOf(b) });
    return goto('17.0');
  },
  caution: (g, _a, c) => (c.do === 'stand' ? { says: [], chances: sorted(g, battleProc.vars(g)) } : undefined),
  say: (g, a, c) => {
    if (isPutting(c)) return sayPut(g, sideNo(a.side), c);
    if (c.do === 'retreat')
      return `Retreat to ${areaName(g, c.area)} for ${counted(wholeForce(g, battleProc.vars(g).area).length, 'CP')}`;
    return c.do === 'neutralise' ? 'Accept battle and meet the enemy fleets' : 'Accept battle';
  },
};

const askToDeclare = asking('declaring', '13.3');
const askToStand = asking('standing', '13.4');
export const declaringSteps = steps('battle', [
  {
    at: '13.3',
    case: '13.3',
    name: 'Attacker Declaration',
    run: (g, { vars: b }) => {
      if (involved(g, b, attackerOf(b)).length === 0) return goto('13.7.9/end');
      if (involved(g, b, defenderOf(b)).length > 0 || fortified(g, b)) return askToDeclare(sideName(attackerOf(b)));
      battleProc.set(g, { ...b, winner: attackerOf(b) }); // the Mobile Forces Battle left nobody to defend
      return goto('17.0');
    },
  },
  {
    at: '13.4',
    case: '13.4',
    name: 'Retreat Before Combat',
    run: (_g, { vars: b }) => askToStand(sideName(defenderOf(b))),
  },
]);
