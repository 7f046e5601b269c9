/** How the log of No Retreat! is read: battles with what came of them, by phase. */
import type { FightKinds } from '../../../screen/fight/told.ts';
import type { Reading } from '../../../screen/frame/reading.ts';

export const FIGHT: FightKinds = {
  begins: ['battle'],
  result: 'result',
  follows: [
    'converted',
    'lost',
    'destroyed',
    'surrendered',
    'retreated',
    'advanced',
    'declared',
    'noActions',
    'points',
  ],
};
const PHASES: { readonly [kind: string]: string } = { moved: 'movement', battle: 'combat', deployed: 'reserves' };
const WHO: { readonly [side: string]: string } = { german: 'German', allied: 'Allied' };

export const READING: Reading = {
  said: l => l.text,
  phase: l => {
    const name = PHASES[String(l.event['is'])];
    const who = WHO[String(l.event['side'])];
    return name && who ? `${who} ${name}` : undefined;
  },
  move: () => undefined,
  silent: [],
  fights: FIGHT,
  fought: ({ result }) => result.text.replace(/\.$/, ''),
  cameOf: ({ after }) =>
    after
      .map(l => l.text)
      .filter(Boolean)
      .join(' '),
  keeps: {
    battles: ['battle', 'result', 'declared'],
    losses: ['lost', 'destroyed', 'surrendered'],
    points: ['points', 'stance', 'dismissed'],
  },
};
