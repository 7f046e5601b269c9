/** How the page groups the log: by segment, with each battle in one row from its declaration to its results. */
import type { LogLine } from '../../../engine/table.ts';
import { inWords } from '../look/words.ts';
import type { Reading } from '../../../screen/frame/reading.ts';
import type { SeedsEvent } from '../rules/flow.ts';

const PHASES: { readonly [kind: string]: string } = {
  event: 'Event cards',
  discarded: 'Event cards',
  countered: 'Counterespionage',
  intelligence: 'Intelligence events',
  check: 'Checks',
  income: 'Resources',
  spent: 'Mobilisation',
  built: 'Mobilisation',
  looked: 'Movement',
  shifted: 'Movement',
  manoeuvre: 'Movement',
  stated: 'What was stated',
  points: 'Intelligence points',
  command: 'Command events',
} satisfies { readonly [E in SeedsEvent]?: string };
const WEEKLY: { readonly [kind: string]: string } = {
  moved: 'movement',
  redeployed: 'movement',
  attacks: 'combat',
} satisfies {
  readonly [E in SeedsEvent]?: string;
};
const WHO: { readonly [side: string]: string } = { german: 'German', allied: 'Allied' };
const phaseOf = (l: LogLine): string | undefined => {
  const kind = String(l.event['is']);
  if (PHASES[kind]) return PHASES[kind];
  const who = WHO[String(l.event['side'])];
  return WEEKLY[kind] && who ? `${who} ${WEEKLY[kind]}` : undefined;
};
export const READING: Reading = {
  textOf: l => inWords(l.text, true),
  phase: phaseOf,
  move: () => undefined,
  silent: [],
  fights: {
    begins: ['attacks', 'flies', 'mobile', 'benefit', 'airBattle', 'shotDown'] satisfies readonly SeedsEvent[],
    result: 'fought' satisfies SeedsEvent,
    follows: [
      'brokeThrough',
      'wrecked',
      'lost',
      'destroyed',
      'disrupted',
      'retreated',
      'trapped',
      'recovered',
      'taken',
      'advanced',
    ] satisfies readonly SeedsEvent[],
  },
  fought: ({ result }) => inWords(result.text, true).replace(/\.$/, ''),
  cameOf: ({ after }) => after.map(l => inWords(l.text, true)).join(' '),
  keeps: {
    battles: ['attacks', 'fought', 'fellBack'],
    losses: ['lost', 'destroyed', 'shotDown', 'disrupted', 'wrecked'],
    points: ['taken', 'income', 'points', 'gained', 'status', 'check', 'ended'],
  } satisfies { readonly [filter: string]: readonly SeedsEvent[] },
};
