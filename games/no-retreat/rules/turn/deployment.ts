/** 10.0 The Deployment Phase: into the Reserve, evacuation, exits off the map. */
import {
  drawNumber,
  no,
  ok,
  type Decision,
  type Verdict,
  blockedBy,
  variable,
  zoneAt,
  markOf,
  places,
  untilOver,
} from '../../../../engine/decide.ts';
import { again, next, type Next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, G, GERMAN_CAMP, isMobile, nameOf, sideOf, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { eventOf, pieceName, worthOf } from '../../model/deck.ts';
import { beside, EVACUATED, RESERVE } from '../../model/places.ts';
import {
  happened,
  isEarly,
  isFrance,
  onMap,
  option,
  placeOf,
  putUnit,
  sideName,
  sideNo,
  turnOf,
  unitsOf,
} from '../../model/state.ts';
import { isOnEdge } from './evacuation.ts';
import { inZone } from '../position/board-cache.ts';
import { isReserveFull, mayWithdraw, roomInReserve } from './organisation.ts';
import { discard, handIn, holdsCard, notInHand } from '../cards/pool.ts';
import { reachesEdge } from '../supply/supply.ts';
import { lineOf, TURN, once } from '../position/obstacles.ts';
import { placed } from '../../model/ground.ts';
import { ask, call, emit, mark, marked, marksIn, procedure, steps } from '../flow.ts';

/** `step`: A to E of 10.0; `used`: how many units have gone. */
export type Deploying = {
  readonly side: SideNo;
  readonly step: string;
  readonly credit: number;
  readonly used: number;
};
export const deployProc = procedure('deploy');
export const deployVars = (side: SideNo, step: string): Deploying => ({ side, step, credit: 0, used: 0 });

/** 11.0 One card for each unit: a unit that did not get away waits for the next turn. */
const checkOf = (unit: number): string => `checked ${unit}`;
/** 10.0-B, C 20.1.6, 20.2.1 Whether evacuation has begun. */
export const mayEvacuateYet = (g: State): boolean => (isFrance(g) ? happened(g, 'evacuation') : turnOf(g) >= 8);
const mayGo = (g: State, { side, step }: Deploying, unit: number): Verdict => {
  const name = nameOf(g, unit);
  const hex = placeOf(g, unit);
  if (sideOf(g, unit) !== side) return no('10.0', `${name} is not yours to send`);
  if (boxOf(g).UNITS[unit]!.faces[0].mp === 0) return no('2.3.3', `${name} can never move`);
  if (step === 'A' || step === 'D') return inThisStep(mayWithdraw(g, side, unit));
  if (!onMap(g, unit)) return blockedBy(places(unit), '10.0', `${name} is not on the map`);
  if (step === 'E') return mayExploit(g, unit);
  if (!mayEvacuateYet(g))
    return isFrance(g)
      ? blockedBy(once('evacuation'), '20.2.1', `${name} cannot leave: evacuation has not begun`)
      : blockedBy(TURN, '20.1.6', `${name} cannot leave: evacuation begins on turn 8`);
  const here = placed(g, hex);
  if (step === 'C')
    return boxOf(g).EZ[hex] === 1
      ? ok
      : blockedBy(places(unit), '10.0', `${name} is in ${here}, which is no Evacuation Zone`, [hex]);
  return isOnEdge(g, hex, 'blue', 'white') && boxOf(g).EZ[hex] === 0
    ? ok
    : blockedBy(places(unit), '10.0', `${name} is in ${here}, which is not at a friendly map edge`, [hex]);
};
/** 10.0 A unit refused in one step may be allowed in another. */
const inThisStep = (v: Verdict): Verdict => (v.ok || v.obstacle ? v : { ...v, obstacle: variable('step') });
/** 10.0-E */
const mayExploit = (g: State, unit: number): Verdict => {
  const [name, hex] = [nameOf(g, unit), placeOf(g, unit)];
  if (!isMobile(g, unit))
    return blockedBy(variable('step'), '10.0', `${name} is not mobile: it does not exploit off the map`);
  if (!isOnEdge(g, hex, 'blue'))
    return blockedBy(places(unit), '10.0', `${name} is in ${placed(g, hex)}, which is not at a blue map edge`, [hex]);
  if (inZone(g, GERMAN_CAMP, hex))
    return blockedBy(zoneAt(hex), '10.0', `${name} is in an Allied zone of control`, [hex]);
  return reachesEdge(g, unit, hex) ? ok : blockedBy(lineOf(unit), '10.0', `${name} has no line to a friendly map edge`);
};
const isChecked = (g: State, unit: number): boolean =>
  marksIn(g, 'deploy').length > 0 && marked(g, 'deploy', checkOf(unit));
/** 11.0, 5.2.1 After its card was turned up, only an event takes a unit off the map. */
const mayLeave = (g: State, v: Deploying, unit: number, surely: boolean): Verdict => {
  if (surely && !hasPassage(g, v)) return blockedBy(untilOver(g), '5.2.1', 'no event has promised a safe passage');
  const go = mayGo(g, v, unit);
  return go.ok && !surely && isChecked(g, unit)
    ? blockedBy(markOf(checkOf(unit)), '11.0', `a card was turned up for ${nameOf(g, unit)} already`)
    : go;
};
/** 10.0-B, C No unit goes before evacuation has begun. */
const isOpen = (g: State, { step }: Deploying): boolean => (step !== 'B' && step !== 'C') || mayEvacuateYet(g);
/** Units of the side on the map that could go; none if the Reserve is full, and no Allied ones if there are no French. */
const goers = (g: State, { side, step }: Deploying): readonly number[] =>
  (step === 'A' || step === 'D') && (isReserveFull(g, side) || (side === A && !isFrance(g)))
    ? []
    : unitsOf(g, side).filter(u => onMap(g, u));
/** Whether a unit is where this step takes units from. Usually none is, which this test finds before units are judged one by one. */
const standsReady = (g: State, step: string, unit: number): boolean => {
  const hex = placeOf(g, unit);
  if (step === 'B') return isOnEdge(g, hex, 'blue', 'white');
  if (step === 'C') return boxOf(g).EZ[hex] === 1;
  return step !== 'E' || (isMobile(g, unit) && isOnEdge(g, hex, 'blue'));
};
const mayAnyLeave = (g: State, v: Deploying): boolean => {
  const surely = hasPassage(g, v);
  return goers(g, v).some(u => standsReady(g, v.step, u) && mayLeave(g, v, u, surely).ok);
};
type Choice =
  | { readonly do: 'discard'; readonly card: number }
  | { readonly do: 'send'; readonly unit: number }
  | { readonly do: 'sure'; readonly unit: number }
  | { readonly do: 'done' };
/** 5.3 A card is discarded for each unit beyond the free one. */
const mayDiscard = (g: State, side: SideNo, card: number): Verdict => {
  if (!holdsCard(g, side, card)) return notInHand(g, card, '5.3');
  const v = deployProc.vars(g);
  const surely = hasPassage(g, v);
  const able = goers(g, v).filter(u => standsReady(g, v.step, u) && mayLeave(g, v, u, surely).ok).length;
  const room = v.step === 'A' || v.step === 'D' ? roomInReserve(g, side) : able;
  return Math.min(able, room) > (v.used === 0 ? 1 : 0)
    ? ok
    : blockedBy(variable('used'), '5.3', 'one unit is free, and there is no other to pay for');
};
const mayDo = (g: State, side: SideNo, c: Choice): Verdict => {
  const v = deployProc.vars(g);
  if (c.do === 'done') return ok;
  if (c.do === 'discard') return mayDiscard(g, side, c.card);
  const go = mayLeave(g, v, c.unit, c.do === 'sure');
  if (!go.ok) return go;
  return v.used === 0 || v.credit > 0
    ? ok
    : blockedBy(variable('credit'), '10.0', 'one unit is free, each other costs a card');
};
export const deploying: Decision<Choice> = {
  verbs: ['discard', 'send', 'sure', 'done'],
  candidates: (g, a) => {
    const side = sideNo(a.side);
    const units = unitsOf(g, side).filter(u => onMap(g, u));
    const surely = hasPassage(g, deployProc.vars(g)) ? units : [];
    return [
      { do: 'done' },
      ...units.map((unit): Choice => ({ do: 'send', unit })),
      ...surely.map((unit): Choice => ({ do: 'sure', unit })),
      ...handIn(g, side).map((card): Choice => ({ do: 'discard', card })),
    ];
  },
  judge: (g, a, c) => mayDo(g, sideNo(a.side), c),
  sample: (g, a, rnd) => {
    const side = sideNo(a.side);
    const v = deployProc.vars(g);
    const units = rnd(3) === 0 ? goers(g, v) : [];
    const verb = hasPassage(g, v) && rnd(2) === 0 ? 'sure' : 'send';
    const k = drawNumber(units.length, i => mayDo(g, side, { do: verb, unit: units[i]! }).ok, rnd);
    return k < 0 ? { do: 'done' } : { do: verb, unit: units[k]! };
  },
  take: (g, a, c): Next => {
    const side = sideNo(a.side);
    const v = deployProc.vars(g);
    if (c.do === 'done') return next;
    if (c.do === 'discard') {
      discard(g, c.card);
      emit(g, { is: 'discarded', case: '5.3', side, card: c.card });
      deployProc.set(g, { ...v, credit: v.credit + worthOf(g, c.card, side) });
      return again;
    }
    deployProc.set(g, { ...v, used: v.used + 1, credit: v.used === 0 ? v.credit : v.credit - 1 });
    if (v.step === 'A' || v.step === 'D') {
      putUnit(g, c.unit, beside(g, RESERVE));
      emit(g, { is: 'withdrawn', case: '10.0', unit: c.unit });
      return again;
    }
    if (c.do === 'sure' || isFree(g, c.unit)) return leaveMap(g, c.unit);
    mark(g, 'deploy', checkOf(c.unit));
    return call('evacuation', { unit: c.unit, row: 0 }, '10.0');
  },
  ends: ['done'],
  say: (g, a, c) => {
    if (c.do === 'done') return 'No more';
    if (c.do === 'discard') return `Discard ${pieceName(g, c.card)} ${eventOf(g, c.card, sideNo(a.side)).name}`;
    return `Send ${nameOf(g, c.unit)}${c.do === 'sure' ? ', without a check' : ''}`;
  },
};
/** 11.0 German exits draw no card by our interpretation. */
const isFree = (g: State, unit: number): boolean => sideOf(g, unit) === G && !option(g, 'germanExits');
/** 5.2.1, 11.0 An event spares some Allied units the check this turn; the player chooses which. */
const hasPassage = (g: State, { step }: Deploying): boolean =>
  (step === 'B' || step === 'C') && marksOf(g, 'sureEvacuation') > marksOf(g, 'evacuated surely');
/** 5.2.1 How many units have this mark this turn. */
const marksOf = (g: State, name: string): number => marksIn(g, 'turn').filter(m => m === name).length;
const leaveMap = (g: State, unit: number): Next => {
  putUnit(g, unit, beside(g, EVACUATED));
  if (sideOf(g, unit) === A) mark(g, 'turn', 'evacuated surely');
  emit(g, { is: 'evacuated', case: '10.0', unit });
  return again;
};
export const deploySteps = steps('deploy', [
  {
    at: '10.0',
    case: '10.0',
    name: 'Deployment',
    when: (g, { vars }) => isOpen(g, vars) && mayAnyLeave(g, vars),
    run: (_g, { vars }) => ask(sideName(vars.side), 'deploying', '10.0', { step: vars.step }),
  },
]);

/** 20.1.1 On turns 1 to 3 of the French Front there are only airdrops. */
export const isSkipped = (g: State): boolean => isFrance(g) && isEarly(g);
