/** 5.2.2 Disposition intelligence: both sides secretly pay for looks at enemy stacks before anybody moves. */
import { blockedBy, cells, ok, type Decision, type Verdict } from '../../../../engine/decide.ts';
import { look } from '../../../../engine/events.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { show } from '../../../../field/fog.ts';
import { heightOf, isArmy, poisedWith, sideOf, stackIn, stepsOf, topOf } from '../../model/army.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { areaName } from '../../model/ground.ts';
import { AT } from '../../model/state.ts';
import { addIp, at, ipOf, other, sideNo, sideName } from '../../model/tracks.ts';
import { wipe } from './status.ts';
import { forcesOf, ipFor } from '../position/obstacles.ts';
import { ask, emit, steps } from '../flow.ts';

type Choice = { readonly do: 'look'; readonly area: number } | { readonly do: 'done' };
const DONE = { do: 'done' } as const;
const bit = (s: SideNo): number => 1 << s;
const isWatched = (g: State, s: SideNo, area: number): boolean => (g.cells[at(g).watched + area]! & bit(s)) !== 0;

export const canPay = (g: State, s: SideNo): boolean => ipOf(g, s) > 0 || g.cells[AT.freeLooks + s]! > 0;
export const mayLook = (g: State, s: SideNo, area: number): Verdict => {
  const name = areaName(g, area);
  const top = topOf(g, area);
  if (top < 0 || sideOf(g, top) === s)
    return blockedBy(forcesOf(g, other(s)), '5.2.2', `there is no enemy stack in ${name}`, [area]);
  if (isWatched(g, s, area))
    return blockedBy(cells('watched', area), '5.2.2', `the stack in ${name} is looked at already`, [area]);
  return canPay(g, s) ? ok : blockedBy(ipFor(s), '5.2.2', `${name}: there is no IP left for a look`, [area]);
};
/** Pays for a look: with a free one if there is one, otherwise with an IP. */
export const payLook = (g: State, s: SideNo): void => {
  if (g.cells[AT.freeLooks + s]! > 0) g.cells[AT.freeLooks + s]! -= 1;
  else addIp(g, s, -1);
};
export const looking: Decision<Choice> = {
  planned: true,
  verbs: ['look', 'done'],
  candidates: (g, _a) => [
    DONE,
    ...boxOf(g)
      .areaIds.filter(area => heightOf(g, area) > 0)
      .map((area): Choice => ({ do: 'look', area })),
  ],
  near: (g, _a, c) => {
    if (c.do === 'done') return [DONE];
    return heightOf(g, c.area) > 0 ? [{ do: 'look', area: c.area }] : [];
  },
  judge: (g, a, c) => (c.do === 'done' ? ok : mayLook(g, sideNo(a.side), c.area)),
  take: (g, a, c) => {
    if (c.do === 'done') return next;
    const s = sideNo(a.side);
    payLook(g, s);
    g.cells[at(g).watched + c.area]! |= bit(s);
    return again;
  },
  ends: ['done'],
  say: (g, _a, c) => (c.do === 'done' ? 'No more looks' : `Look at the stack in ${areaName(g, c.area)}`),
};
export const lookingSteps = steps('looking', [
  {
    at: '5.2.2/look',
    case: '5.2.2',
    name: 'Disposition intelligence',
    when: (g, { vars: { who } }) => canPay(g, sideNo(who)),
    run: (_g, { vars: { who } }) => ask(who, 'looking', '5.2.2'),
  },
]);
/** The units in the Area and those Poised with its armies. */
const seenIn = (g: State, area: number): readonly number[] =>
  stackIn(g, area).flatMap(u => (isArmy(g, u) ? [u, ...poisedWith(g, u)] : [u]));
/** Shows a side the stack in an Area. */
export const reveal = (g: State, s: SideNo, area: number): void => {
  const units = seenIn(g, area);
  show(boxOf(g).STACKS, g, units);
  emit(g, { is: 'looked', case: '5.2.2', side: s, area });
  look(g, sideName(s), '5.2.2', { area, units, steps: units.map(u => stepsOf(g, u)) });
};
export const someLook = (g: State): boolean => boxOf(g).areaIds.some(area => g.cells[at(g).watched + area] !== 0);
/** Carries out all looks that were paid for, German ones first. */
export const takeLooks = (g: State): void => {
  const { watched } = at(g);
  for (const s of [0, 1] as const) for (const area of boxOf(g).areaIds) if (isWatched(g, s, area)) reveal(g, s, area);
  wipe(g, watched, boxOf(g).areas);
};
