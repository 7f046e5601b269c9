/** How the log reads: by turn, with a fight from its dice to its outcome in one row. */
import type { Reading } from '../../../screen/frame/reading.ts';

export const READING: Reading = {
  textOf: l => l.text,
  phase: () => undefined,
  move: () => undefined,
  silent: [],
  fights: {
    begins: ['used', 'returned', 'rolled', 'rerolls'],
    result: 'result',
    follows: ['eliminated', 'damaged', 'panic', 'captured', 'regained', 'conquest'],
  },
  fought: ({ result }) => result.text.replace(/\.$/, ''),
  cameOf: ({ after }) => after.map(l => l.text).join(' '),
  keeps: {
    battles: ['result'],
    losses: ['damaged', 'brokeDown'],
    points: ['captured', 'panic', 'ports', 'halt', 'conquest'],
  },
};
