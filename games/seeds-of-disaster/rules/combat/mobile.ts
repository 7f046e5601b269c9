/** 13.2 The Mobile Forces Battle, and which side gets the Poised Forces benefit. */
import { roll } from '../../../../engine/chance.ts';
import { blockedBy, granted, ok, variable, type Decision, type Verdict, places } from '../../../../engine/decide.ts';
import { again, next, type Frame, type Next, type Step } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { armyPoisedWith, dotsOf, isArmy, isMobileKind, unitName } from '../../model/army.ts';
import { A, G, type SideNo } from '../../model/box.ts';
import { addCp, addIp, cpOf, experience, ipOf, other, sideName, sideNo } from '../../model/tracks.ts';
import {
  attackerOf,
  battleProc,
  columnarIn,
  defenderOf,
  engaged,
  factorsIn,
  hasMobile,
  mobileIn,
  NEITHER,
  NIL,
  poisedIn,
  readyIn,
  withSide,
} from './battle-frame.ts';
import { loseStep } from './force.ts';
import { hasFort } from './forts.ts';
import { cpFor, ipFor, untilOver } from '../position/obstacles.ts';
import { ask, emit, steps, type Battle, type SeedsStep } from '../flow.ts';

/** 14.3.2 A standing fort: no Mobile Forces Battle and no benefit. */
export const fortified = (g: State, b: Battle): boolean => hasFort(g, b.area, defenderOf(b));
/** 13.2.1, 13.2.2 It is fought if both sides have mobile forces. */
export const isFought = (g: State, b: Battle): boolean => !fortified(g, b) && hasMobile(g, b, G) && hasMobile(g, b, A);

// 13.2.4a Dice -----------------------------------------------------------------------------------------------------
/** 13.2.3 A dot hits on 6, two on 5 and 6. */
export const faceFor = (dots: number): number => 7 - dots;
/** 6.2.6, 5.2.4 The face a bought die needs. */
const BOUGHT = 6;
/** The face each die of a side needs to hit. */
export const needsOf = (g: State, b: Battle, s: SideNo): readonly number[] => [
  ...mobileIn(g, b, s).map(u => faceFor(dotsOf(g, u))),
  ...((b.pakfront ?? NEITHER)[s] ? [BOUGHT] : []),
  ...((b.scouted ?? NEITHER)[s] ? [BOUGHT] : []),
];
type Buying = { readonly do: 'pakfront' | 'scout' | 'roll' };
const BUYING: readonly Buying[] = [{ do: 'roll' }, { do: 'pakfront' }, { do: 'scout' }];
const PASSED_ON = granted({ bars: 'side' });
const THROWN = granted({ bars: 'chance' });
const mayBuy = (g: State, b: Battle, s: SideNo, c: Buying): Verdict => {
  switch (c.do) {
    case 'pakfront':
      if ((b.pakfront ?? NEITHER)[s]) return blockedBy(variable('pakfront'), '6.2.6', 'a Pakfront is one die');
      return cpOf(g, s) >= 1 ? ok : blockedBy(cpFor(s), '6.2.6', 'there is no CP left for a Pakfront');
    case 'scout':
      if ((b.scouted ?? NEITHER)[s]) return blockedBy(variable('scouted'), '5.2.4', 'reconnaissance is one die');
      return ipOf(g, s) >= 1 ? ok : blockedBy(ipFor(s), '5.2.4', 'there is no IP left for reconnaissance');
    case 'roll':
      return s === attackerOf(b) ? PASSED_ON : THROWN;
  }
};
export const mobileDice: Decision<Buying> = {
  verbs: ['roll', 'pakfront', 'scout'],
  candidates: () => BUYING,
  judge: (g, a, c) => mayBuy(g, battleProc.vars(g), sideNo(a.side), c),
  take: (g, a, c) => {
    const b = battleProc.vars(g);
    const s = sideNo(a.side);
    if (c.do === 'roll') return next;
    if (c.do === 'pakfront') {
      addCp(g, s, -1);
      battleProc.put(g, { pakfront: withSide(b.pakfront ?? NEITHER, s, true) });
    } else {
      addIp(g, s, -1);
      battleProc.put(g, { scouted: withSide(b.scouted ?? NEITHER, s, true) });
    }
    emit(g, { is: 'putIn', case: c.do === 'pakfront' ? '6.2.6' : '5.2.4', side: s, what: c.do });
    return again;
  },
  say: (g, a, c) => {
    if (c.do === 'pakfront') return 'Form a Pakfront: a die for a CP';
    if (c.do === 'scout') return 'Reconnoitre: a die for an IP';
    const dice = needsOf(g, battleProc.vars(g), sideNo(a.side)).length;
    return `Fight with ${dice} ${dice === 1 ? 'die' : 'dice'}`;
  },
};

const score = (g: State, b: Battle, s: SideNo, faces: readonly number[]): number => {
  const needs = needsOf(g, b, s);
  const hits = faces.filter((face, i) => face >= needs[i]!).length;
  emit(g, { is: 'mobile', case: '13.2.4', side: s, dice: faces, faces, needs, hits });
  return hits;
};
const throwFor = <A extends SeedsStep<'battle'>>(
  role: (b: Battle) => SideNo,
  at: A,
  name: string,
): Step<Battle, A> => ({
  at,
  case: '13.2.4',
  name,
  when: (g, f) => isFought(g, f.vars),
  run: (g, { vars: b }) => roll(sideName(role(b)), '13.2.4', ...needsOf(g, b, role(b)).map(() => 6)),
  fed: (g, { vars: b }, faces) => {
    battleProc.put(g, { hits: withSide(b.hits ?? NIL, other(role(b)), score(g, b, role(b), faces)) });
    return next;
  },
});

// 13.2.4c Losses ---------------------------------------------------------------------------------------------------
/** The side that has losses left to take, the attacker first. */
const owing = (g: State, b: Battle): SideNo | undefined => {
  for (const s of [attackerOf(b), defenderOf(b)])
    if ((b.suffered ?? NIL)[s] < (b.hits ?? NIL)[s] && engaged(g, b, s).length > 0) return s;
  return undefined;
};
/** The owner chooses the first and second loss. After that the sides choose in turn, the enemy first. */
const chooserOf = (owner: SideNo, nth: number): SideNo => (nth >= 2 && nth % 2 === 0 ? other(owner) : owner);
const mobileKinds = (g: State, units: readonly number[]): readonly number[] => units.filter(u => isMobileKind(g, u));
/** The units that may take the next loss: first a Poised one, else a Columnar one, then any that takes part. */
const mayTake = (g: State, b: Battle, s: SideNo): readonly number[] => {
  if ((b.suffered ?? NIL)[s] > 0) return engaged(g, b, s);
  for (const first of [poisedIn(g, b, s), columnarIn(g, b, s), mobileKinds(g, engaged(g, b, s))])
    if (first.length) return first;
  return engaged(g, b, s);
};
const firstToLose = (g: State, b: Battle, s: SideNo): string => {
  const [first] = mayTake(g, b, s);
  return `${unitName(g, first!)} is ${armyPoisedWith(g, first!) >= 0 ? 'Poised' : isArmy(g, first!) ? 'mobile' : 'Columnar'}`;
};
type Taken = { readonly do: 'lose'; readonly unit: number };
export const mobileLoss: Decision<Taken> = {
  verbs: ['lose'],
  forced: ['lose'],
  candidates: g => {
    const b = battleProc.vars(g);
    const s = owing(g, b);
    return s === undefined ? [] : engaged(g, b, s).map(unit => ({ do: 'lose', unit }));
  },
  judge: (g, _a, c) => {
    const b = battleProc.vars(g);
    const s = owing(g, b);
    if (s === undefined || !engaged(g, b, s).includes(c.unit))
      return blockedBy(untilOver(g), '13.2.4', `${unitName(g, c.unit)} owes no loss`);
    return mayTake(g, b, s).includes(c.unit)
      ? ok
      : blockedBy(
          places(...mayTake(g, b, s)),
          '13.2.4',
          `${unitName(g, c.unit)} does not take the first loss: ${firstToLose(g, b, s)}`,
        );
  },
  take: (g, _a, c) => {
    const b = battleProc.vars(g);
    const s = owing(g, b)!;
    battleProc.put(g, { suffered: withSide(b.suffered ?? NIL, s, (b.suffered ?? NIL)[s] + 1) });
    experience(g, other(s), 'ground losses');
    loseStep(g, c.unit, '13.2.4');
    return again;
  },
  say: (g, _a, c) => `Take a step from ${unitName(g, c.unit)}`,
};

// 13.2.4d-e, 13.2.5 The benefit ------------------------------------------------------------------------------------
const NOBODY = -1;
/** 13.2.1 If one side has no mobile forces at all, the other has the benefit by its Poised ones. */
const unopposed = (g: State, b: Battle): SideNo | -1 => {
  for (const s of [G, A] as const) if (!hasMobile(g, b, other(s)) && readyIn(g, b, s).length > 0) return s;
  return NOBODY;
};
/** 13.2.4d, e The side with fewer losses, or at equal losses with more Poised factors. Only a side with Poised Forces can win it. */
const afterBattle = (g: State, b: Battle): SideNo | -1 => {
  const [german, allied] = b.suffered ?? NIL;
  const factors = [factorsIn(g, readyIn(g, b, G)), factorsIn(g, readyIn(g, b, A))];
  const ahead = german === allied ? factors[G]! - factors[A]! : allied - german;
  if (ahead === 0) return NOBODY;
  const s = ahead > 0 ? G : A;
  return readyIn(g, b, s).length > 0 ? s : NOBODY;
};
export const benefitOf = (g: State, b: Battle): SideNo | -1 => {
  if (fortified(g, b)) return NOBODY;
  return b.hits === undefined ? unopposed(g, b) : afterBattle(g, b);
};

const askFor = <A extends SeedsStep<'battle'>>(role: (b: Battle) => SideNo, at: A): Step<Battle, A> => ({
  at,
  case: '13.2.4',
  name: 'Mobile Forces Battle',
  when: (g, f) => isFought(g, f.vars),
  run: (_g, { vars: b }) => ask(sideName(role(b)), 'mobileDice', '13.2.4'),
});
const settle = (g: State, f: Frame<Battle>): Next => {
  const benefit = benefitOf(g, f.vars);
  battleProc.set(g, { ...f.vars, benefit });
  if (benefit >= 0) emit(g, { is: 'benefit', case: '13.2.5', side: benefit });
  return next;
};
export const mobileSteps = steps('battle', [
  askFor(attackerOf, '13.2.4/attacker'),
  askFor(defenderOf, '13.2.4/defender'),
  throwFor(attackerOf, '13.2.4/roll', 'Mobile Forces Battle: attacker'),
  throwFor(defenderOf, '13.2.4/reply', 'Mobile Forces Battle: defender'),
  {
    at: '13.2.4/losses',
    case: '13.2.4',
    name: 'Mobile Forces Battle: losses',
    when: (g, { vars: b }) => owing(g, b) !== undefined,
    run: (g, { vars: b }) => {
      const s = owing(g, b)!;
      return ask(sideName(chooserOf(s, (b.suffered ?? NIL)[s])), 'mobileLoss', '13.2.4');
    },
  },
  { at: '13.2.5', case: '13.2.5', name: 'Poised Forces benefit', run: settle },
]);
