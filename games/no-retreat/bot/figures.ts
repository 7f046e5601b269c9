/** What a finished game is remembered by: its length, what happened when, battles and losses. Of what is 0 or 1 the mean is the share of games. */
import type { Event } from '../../../engine/events.ts';
import type { State } from '../../../engine/state.ts';
import { G } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import type { Outcome } from '../rules/victory.ts';
import { happened as did, turnOf } from '../model/state.ts';

/** 17.5, 17.6 Automatic victory and sudden death. */
const AT_ONCE: readonly string[] = ['17.5', '17.6'];

/** The turn on which the first such event came; 15 where it never did. */
const turnOfFirst = (happened: readonly Event[], test: (e: Event) => boolean): number => {
  let turn = 0;
  for (const e of happened) {
    if (e.is === 'turn') turn = e.turn as number;
    if (test(e)) return turn;
  }
  return 15;
};
export const figures = (happened: readonly Event[], g: State): { readonly [name: string]: number } => {
  const count = (is: string, also: (e: Event) => boolean = () => true): number =>
    happened.filter(e => e.is === is && also(e)).length;
  const side = (e: Event): number => boxOf(g).SIDE[e.unit as number]!;
  const lost = (of: number): number =>
    count('eliminated', e => side(e) === of) + count('surrendered', e => side(e) === of);
  const turns = turnOf(g);
  const dismissed = turnOfFirst(happened, e => e.is === 'dismissed' && e.side !== G);
  const fourth = turnOfFirst(happened, e => e.is === 'stance' && (e.stance as number) >= 3);
  const atOnce = g.wait.for === 'over' && AT_ONCE.includes((g.wait.result as Outcome).case);
  return {
    turns,
    'ended on turns 11 to 13': turns >= 11 && turns <= 13 ? 1 : 0,
    /** 4.0, 20.1.7 An end that was called comes when the marker has gone on. */
    'ended as turns 11 to 13 began': !atOnce && turns >= 10 && turns <= 12 ? 1 : 0,
    'ended before its time': atOnce ? 1 : 0,
    'Allied leader dismissed': dismissed,
    'the same by turn 5': dismissed <= 5 ? 1 : 0,
    'German leader dismissed': turnOfFirst(happened, e => e.is === 'dismissed' && e.side === G),
    'fourth stance box': fourth,
    'the same by turn 9': fourth <= 9 ? 1 : 0,
    invasion: did(g, 'invasion') ? 1 : 0,
    evacuated: count('evacuated') + count('evacuation', e => (e.row as number) >= 3),
    battles: count('battle'),
    counterattacks: count('counterattack'),
    'German units lost': lost(G),
    'Allied units lost': lost(1),
  };
};
