/** 9.0, 10.0, 16.0 Improving, rebuilding, leaving the map, airdrops, reserves. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { nearest, setFrame } from '../../../engine/flow.ts';
import { isFortress } from '../model/army.ts';
import { dropping, retrying } from '../rules/turn/airdrops.ts';
import { scoring } from '../rules/combat/combat-vp.ts';
import { deployProc, deploying } from '../rules/turn/deployment.ts';
import { clearing, yielding } from '../rules/cards/surrender.ts';
import { improving, organiseProc, rebuilding } from '../rules/turn/organisation.ts';
import { handSize } from '../rules/cards/pool.ts';
import { reserving } from '../rules/turn/reserve.ts';
import { RESERVE } from '../model/places.ts';
import { at, DROPS, inBox, onMap, placeOf } from '../model/state.ts';
import type { Assessment } from './assessment.ts';
import { cardFor, cardPrice, markerWorth } from './hand.ts';
import { isLastTurn, sendOff } from './leaving.ts';
import { costsFrom } from './cache.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import { stackIn } from './situation.ts';
import { standWorth } from './stand.ts';
import { cityWorth, stepWorth, unitWorth } from './worth.ts';

/** As if enough had been discarded. */
const rich = (g: State, proc: string): State => {
  const x = { ...g, stack: g.stack.slice() };
  setFrame(x, nearest(x, proc), { credit: 4 });
  return x;
};
const isNear = (d: Assessment, unit: number): boolean =>
  onMap(d.s.g, unit) && d.s.threat(d.s.side)[placeOf(d.s.g, unit)]! > 0;
const gainOf = (d: Assessment, c: Choice): number => {
  const unit = c.unit as number;
  if (c.do === 'rebuild') return unitWorth(d.s, unit, d.w);
  return stepWorth(d.s, unit, d.w) * (isNear(d, unit) || inBox(d.s.g, unit, RESERVE) ? 1.3 : 0.6);
};
/** The best that can be had with the hand, cards discarded for it one by one; and what the credit still buys. */
const organise =
  (what: 'improve' | 'rebuild') =>
  (d: Assessment, a: Question): Choice => {
    const { g, side } = d.s;
    const decision = what === 'improve' ? improving : rebuilding;
    const now = legal(decision, g, a).filter(c => c.do === what);
    if (now.length) return bestOf(now, c => gainOf(d, c));
    const { credit } = organiseProc.vars(g);
    const possible = legal(decision, rich(g, organiseProc.name), a).filter(c => c.do === what);
    if (possible.length === 0) return { do: 'done' };
    const best = bestOf(possible, c => gainOf(d, c));
    const wanted = [1, 2].find(n => decision.judge(withCredit(g, n), a, best as never).ok) ?? 3;
    const missing = wanted - credit;
    const card = cardFor(d, missing);
    if (card === undefined || handSize(g, side) < missing || wanted > 2) return { do: 'done' };
    return gainOf(d, best) > wanted * cardPrice(d) ? { do: 'discard', card } : { do: 'done' };
  };
const withCredit = (g: State, credit: number): State => {
  const x = { ...g, stack: g.stack.slice() };
  setFrame(x, nearest(x, organiseProc.name), { credit });
  return x;
};
export const improve = organise('improve');
export const rebuild = organise('rebuild');

/** 10.0 Off the map when that counts more; to the Reserve only from where nobody is needed. */
const sendWorth = (d: Assessment, unit: number): number => {
  const { step } = deployProc.vars(d.s.g);
  if (step === 'A' || step === 'D') return idleWorth(d, unit);
  return sendOff(d, unit);
};
/** A unit far behind comes to the front faster by the Reserve. */
const FAR_BEHIND = 12;
const idleWorth = (d: Assessment, unit: number): number => {
  const { s } = d;
  const task = d.task(unit);
  const hex = placeOf(s.g, unit);
  if (!task || isNear(d, unit) || s.count[s.side][hex]! === 0) return -1;
  const far = costsFrom(s.g, task.hex)[hex]!;
  return far !== UNREACHED && far >= FAR_BEHIND ? 0.02 * far : -1;
};
/** In the last turn a card serves for little else. */
const LAST_PRICE = 0.12;
/** 11.0 Of two ways off the map the one without a check. */
const SURELY = 0.001;
export const deploy = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const { used, credit } = deployProc.vars(g);
  const free = used === 0 || credit > 0;
  const list = legal(deploying, free ? g : rich(g, deployProc.name), a).filter(c => c.do === 'send' || c.do === 'sure');
  if (list.length === 0) return { do: 'done' };
  const best = bestOf(list, c => sendWorth(d, c.unit as number) + (c.do === 'sure' ? SURELY : 0));
  const worth = sendWorth(d, best.unit as number);
  if (worth <= 0) return { do: 'done' };
  if (free) return best;
  const card = cardFor(d, 1);
  const price = d.w.exits > 0 && isLastTurn(d.s) ? LAST_PRICE : cardPrice(d) + 0.15;
  return card !== undefined && worth > price ? { do: 'discard', card } : { do: 'done' };
};
/** 16.1 Where each is worth most; who is worth nothing anywhere waits. */
export const reserve = (d: Assessment, a: Question): Choice =>
  bestOf(legal(reserving, d.s.g, a), c =>
    c.do === 'deploy' ? standWorth(d, c.unit as number, c.hex as number) + 0.3 : 0,
  );

/** 19.10 The glider on the strongest lone fortress; drops on cities and crossings before our own. */
const dropWorth = (d: Assessment, c: Choice): number => {
  const { s } = d;
  const hex = c.hex as number;
  if (stackIn(s, hex).some(u => isFortress(s.g, u))) return 0.8;
  const ours = s.threat(1)[hex]!;
  if (ours < 4 || DROPS.some((_, i) => s.g.cells[at(s.g).drop + i] === hex)) return 0;
  return 0.05 + 0.35 * cityWorth(s, s.side, hex, d.w) + 0.4 * d.field(hex) * (s.threat(0)[hex]! > 0 ? 1 : 0.6) - 0.25;
};
/** 18.4 The landing unit cannot move, and counts when it is lost. */
const ALONE = 0.4;
export const drop = (d: Assessment, a: Question): Choice =>
  bestOf(legal(dropping, d.s.g, a), c => {
    if (c.do === 'done') return 0.02;
    return c.do === 'land' ? 0.3 * cityWorth(d.s, d.s.side, c.hex as number, d.w) - ALONE : dropWorth(d, c);
  });
export const retry = (d: Assessment, a: Question): Choice =>
  bestOf(legal(retrying, d.s.g, a), c => (c.do === 'pay' ? 0.2 - markerWorth(d, c.marker as number) : 0));
export const score = (d: Assessment, a: Question): Choice =>
  legal(scoring, d.s.g, a).find(c => c.do === 'score') ?? { do: 'pass' };
/** 17.7, 19.8 A city given up is worth one less only until the end: never of our own will. */
export const yieldCity = (d: Assessment, a: Question): Choice => legal(yielding, d.s.g, a).find(c => c.do === 'done')!;
export const leaveCity = (d: Assessment, a: Question): Choice =>
  bestOf(legal(clearing, d.s.g, a), c => standWorth(d, c.unit as number, c.hex as number));
