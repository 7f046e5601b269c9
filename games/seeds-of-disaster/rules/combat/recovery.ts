/** 15.2 Recovery of Disrupted armies: for a CP, and in the enemy's turn for a step of a corps as well. */
import { blockedBy, cells, no, ok, variable, type Decision, type Verdict, places } from '../../../../engine/decide.ts';
import { again, done, next, type Next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { isCovered } from '../../../../field/fog.ts';
import {
  isArmy,
  isCorps,
  isDisrupted,
  isMobile,
  placeOf,
  RECOVERED,
  sideOf,
  stackIn,
  unitName,
} from '../../model/army.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { addCp, at, cpOf, sideName } from '../../model/tracks.ts';
import { loseStep, post } from './force.ts';
import { cpFor, untilOver } from '../position/obstacles.ts';
import { ask, askSecretly, emit, goto, procedure, steps, type Recovery, type SeedsStep } from '../flow.ts';

export const recoveryProc = procedure('recovery');

const corpsWith = (g: State, army: number): readonly number[] =>
  stackIn(g, placeOf(g, army)).filter(u => isCorps(g, u) && sideOf(g, u) === sideOf(g, army));
/** 15.2.2 The corps that may lose the step: a mobile one, if there is one. 7.2.6 Without dots it is not mobile. */
const payers = (g: State, army: number): readonly number[] => {
  const corps = corpsWith(g, army);
  const mobile = corps.filter(u => isMobile(g, u));
  return mobile.length ? mobile : corps;
};
const mayRecover = (g: State, s: SideNo, army: number): Verdict => {
  if (!isArmy(g, army)) return no('15.0', `${unitName(g, army)} is no army`);
  if (!isDisrupted(g, army))
    return blockedBy(cells('disrupted', army), '15.2.2', `${unitName(g, army)} is not Disrupted`);
  return cpOf(g, s) >= 1 ? ok : blockedBy(cpFor(s), '6.2.8', `there is no CP left to recover ${unitName(g, army)}`);
};
/** 15.1.3 Corps held with the army may move again. 15.1.5 If it was Disrupted in this player-turn, the lost die stays lost. */
export const recover = (g: State, army: number, sameTurn: boolean): void => {
  const { disrupted } = at(g);
  addCp(g, sideOf(g, army), -1);
  g.cells[disrupted + army] = sameTurn ? RECOVERED : 0;
  for (const u of corpsWith(g, army)) g.cells[disrupted + u] = 0;
  emit(g, { is: 'recovered', case: '15.2.2', army });
};

type Recovering = { readonly do: 'pass' } | { readonly do: 'recover'; readonly army: number; readonly unit?: number };
const PASS = { do: 'pass' } as const;
const candidates = (g: State, r: Recovery): readonly Recovering[] => [
  PASS,
  ...r.armies.flatMap((army): readonly Recovering[] =>
    r.dear
      ? corpsWith(g, army).map(unit => ({ do: 'recover', army, unit }) as const)
      : [{ do: 'recover', army } as const],
  ),
];
const judgeRecovering = (g: State, r: Recovery, c: Recovering): Verdict => {
  if (c.do === 'pass') return ok;
  if (!r.armies.includes(c.army))
    return blockedBy(untilOver(g), '15.2.2', `${unitName(g, c.army)} was not Disrupted here`);
  const may = mayRecover(g, r.side, c.army);
  if (may.ok && !r.dear && c.unit !== undefined)
    return blockedBy(variable('dear'), '15.2.3', 'in one’s own turn no corps gives a step');
  if (!may.ok || !r.dear) return may;
  if (c.unit === undefined || !corpsWith(g, c.army).includes(c.unit))
    return blockedBy(
      c.unit === undefined ? variable('dear') : places(c.unit),
      '15.2.2',
      `${unitName(g, c.army)} needs a corps beside it that gives a step`,
    );
  return payers(g, c.army).includes(c.unit)
    ? ok
    : blockedBy(
        places(...payers(g, c.army)),
        '15.2.2',
        `${unitName(g, c.unit)} does not give the step while a mobile corps can`,
      );
};
export const recovering: Decision<Recovering> = {
  verbs: ['pass', 'recover'],
  candidates: g => candidates(g, recoveryProc.vars(g)),
  judge: (g, _a, c) => judgeRecovering(g, recoveryProc.vars(g), c),
  take: (g, _a, c) => {
    const r = recoveryProc.vars(g);
    if (c.do === 'pass') return done();
    recover(g, c.army, true);
    recoveryProc.put(g, { army: c.army, armies: r.armies.filter(a => a !== c.army) });
    if (c.unit !== undefined) loseStep(g, c.unit, '15.2.2');
    return next;
  },
  say: (g, _a, c) => {
    if (c.do === 'pass') return 'Recover no army';
    const cost = c.unit === undefined ? 'a CP' : `a CP and a step of ${unitName(g, c.unit)}`;
    return `Recover ${unitName(g, c.army)} for ${cost}`;
  },
};

// 15.2.4 Columnar units may go back to Poised ----------------------------------------------------------------------
type Reposting = { readonly do: 'done' } | { readonly do: 'poise'; readonly unit: number; readonly army: number };
const DONE = { do: 'done' } as const;
const mobileWith = (g: State, army: number): readonly number[] => corpsWith(g, army).filter(u => isMobile(g, u));
export const reposting: Decision<Reposting> = {
  verbs: ['done', 'poise'],
  candidates: g => {
    const { army } = recoveryProc.vars(g);
    return [DONE, ...corpsWith(g, army!).map(unit => ({ do: 'poise', unit, army: army! }) as const)];
  },
  judge: (g, _a, c) => {
    if (c.do === 'done') return ok;
    const { army } = recoveryProc.vars(g);
    return c.army === army && mobileWith(g, army).includes(c.unit)
      ? ok
      : blockedBy(untilOver(g), '15.2.4', `${unitName(g, c.unit)} is no mobile corps beside ${unitName(g, army!)}`);
  },
  take: (g, _a, c) => {
    if (c.do === 'done') return next;
    post(g, c.unit, c.army);
    return again;
  },
  say: (g, _a, c) =>
    c.do === 'done' ? 'Post no more' : `Post ${unitName(g, c.unit)} to Poised with ${unitName(g, c.army)}`,
};

// 15.2.2, 15.2.3 At any time, so in the owner's Combat Segment as well ----------------------------------------------
export type Recover = { readonly do: 'recover'; readonly army: number };
export const recoveries = (g: State, s: SideNo): readonly Recover[] =>
  boxOf(g)
    .armiesOf[s].filter(army => isDisrupted(g, army))
    .map(army => ({ do: 'recover', army }));
export const mayRecoverNow = (g: State, s: SideNo, army: number): Verdict =>
  sideOf(g, army) === s ? mayRecover(g, s, army) : no('15.2.2', `${unitName(g, army)} is not yours`);
/** 15.1.5 An army that was Disrupted in this player-turn has fought in it. */
export const recoverNow = (g: State, side: SideNo, army: number, back: SeedsStep): Next => {
  recover(g, army, g.cells[at(g).fought + army] === 1);
  return recoveryProc.call({ side, dear: false, armies: [], army }, back);
};

/** 5.2.2 Whether the enemy must think it possible that such a corps is beside the army. The question is asked by this, so that it reveals nothing. */
const mayHave = (g: State, army: number, is: (g: State, unit: number) => boolean): boolean =>
  stackIn(g, placeOf(g, army)).some(
    u =>
      u !== army &&
      sideOf(g, u) === sideOf(g, army) &&
      (isCovered(boxOf(g).STACKS, g, u) || (isCorps(g, u) && is(g, u))),
  );
const isAsked = (g: State, r: Recovery): boolean =>
  r.armies.some(army => mayRecover(g, r.side, army).ok && (!r.dear || mayHave(g, army, isCorps)));
export const recoverySteps = steps('recovery', [
  {
    at: '15.2.2',
    case: '15.2.2',
    name: 'Recovery',
    run: (g, { vars: r }) => {
      if (isAsked(g, r)) return (r.dear ? askSecretly : ask)(sideName(r.side), 'recovering', '15.2.2');
      return r.armies.length === 0 && r.army !== undefined ? next : done(); // it has recovered already
    },
  },
  {
    at: '15.2.4',
    case: '15.2.4',
    name: 'Back to Poised',
    run: (g, { vars: r }) =>
      mayHave(g, r.army!, isMobile) ? askSecretly(sideName(r.side), 'reposting', '15.2.4') : next,
  },
  {
    at: '15.2.4/more',
    case: '15.2.2',
    name: 'Recovery',
    run: (_g, { vars: r }) => (r.armies.length ? goto('15.2.2') : done()),
  },
]);
