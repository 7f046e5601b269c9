/** What events let a side choose: units to rebuild or improve, hexes for No Actions, cards and markers to take back. */
import { ok, oneOf, type Decision, blockedBy } from '../../../../engine/decide.ts';
import { again, ask, askSecretly, call, done, procedure, type Step } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { nameOf, type SideNo } from '../../model/army.ts';
import { eventOf, pieceName } from '../../model/deck.ts';
import { placed } from '../../model/ground.ts';
import { DROPS, sideName, sideNo } from '../../model/state.ts';
import { CASES, GIFTS, MUST, OFFERS, RED, replaceRound, whyNotGranted, type Grant } from './gifts.ts';
import { untilOver } from '../position/obstacles.ts';

export type Granting = { readonly side: SideNo; readonly what: string; readonly left: number; readonly back: number };
export const grantProc = procedure<Granting>('grant');
export const granted = (side: SideNo, what: string, left: number): Granting => ({ side, what, left, back: 0 });

const PASS: Grant = { do: 'pass' };
const grants = (g: State): readonly Grant[] => {
  const { side, what } = grantProc.vars(g);
  const all = OFFERS[what]!(g, side);
  return MUST.includes(what) && all.length ? all : [PASS, ...all];
};
/** 5.2.4 Red text is carried out when its card comes into the hand, out of the discards, too. */
const isRed = (g: State, { side, what }: Granting, c: Grant): boolean =>
  what === 'discards' && eventOf(g, c.card as number, side).red === true;
export const granting: Decision<Grant> = {
  verbs: ['pass', 'unit', 'hex', 'card', 'marker', 'drop'],
  candidates: grants,
  sample: (g, _a, rnd) => oneOf(grants(g), rnd),
  judge: (g, a, c) => {
    const { side, what } = grantProc.vars(g);
    const all = OFFERS[what]!(g, side);
    if (c.do === 'pass' && MUST.includes(what) && all.length)
      return blockedBy(untilOver(g), RED.includes(what) ? '5.2.4' : a.case, 'the event must be followed');
    if (c.do === 'pass') return ok;
    const isOffered = all.some(
      x =>
        x.do === c.do &&
        x.unit === c.unit &&
        x.at === c.at &&
        x.hex === c.hex &&
        x.card === c.card &&
        x.marker === c.marker &&
        x.drop === c.drop,
    );
    const why = isOffered ? ok : whyNotGranted(g, side, what, c);
    return isOffered || !why.ok ? why : blockedBy(untilOver(g), a.case, `the event does not reach that ${c.do}`);
  },
  take: (g, _a, c) => {
    const v = grantProc.vars(g);
    if (c.do === 'pass') return done(v.back);
    grantProc.set(g, { ...v, left: v.left - 1, back: v.back + 1 });
    if (v.what === 'square') return replaceRound(g, c.unit as number);
    GIFTS[v.what]!(g, c, v.side);
    if (isRed(g, v, c)) return call('red', { side: v.side, card: c.card as number }, '5.2.1');
    return v.left > 1 ? again : done(v.back + 1);
  },
  forced: ['pass'],
  say: (g, a, c) => {
    if (c.do === 'unit')
      return `${nameOf(g, c.unit as number)}${c.at === undefined ? '' : ` in ${placed(g, c.at as number)}`}`;
    if (c.do === 'hex') return placed(g, c.hex as number);
    if (c.do === 'drop') return DROPS[c.drop as number]!;
    if (c.do === 'card')
      return `${pieceName(g, c.card as number)} ${eventOf(g, c.card as number, sideNo(a.side)).name}`;
    return c.do === 'marker' ? pieceName(g, c.marker as number) : 'No more';
  },
};
/** Whether there is anything to choose would tell what markers are held. */
const isTelling = (what: string): boolean => what === 'halt' || what === 'surrender';
export const grantSteps: readonly Step<Granting>[] = [
  {
    at: '5.2.1',
    case: '5.2.1',
    name: 'Event',
    when: (_g, { vars }) => vars.left > 0,
    run: (_g, { vars }) =>
      (isTelling(vars.what) ? askSecretly : ask)(sideName(vars.side), 'granting', CASES[vars.what] ?? '5.2.1', {
        what: vars.what,
      }),
  },
];
