/** A finished game for somebody else: its result in words, its record as a file where the machine can send one. */
import { copied } from '../online/copy.ts';
import type { Standing } from '../../engine/pack.ts';

/** 'The Ford: the north has won, 3 to 1, after turn 9.' */
export const summary = (title: string, standing: Standing | undefined): string =>
  standing ? `${title}: ${standing.step}, ${standing.score}, after turn ${standing.turn}.` : title;

interface Sent {
  readonly name: string;
  readonly text: string;
}
/** What was done, in words, where the machine does not say it itself. */
export const share = async (words: string, { name, text }: Sent): Promise<string | undefined> => {
  const file = new File([text], name, { type: 'application/json' });
  const whole = { text: words, files: [file] };
  try {
    if (navigator.canShare?.(whole)) {
      await navigator.share(whole);
      return undefined;
    }
    if (!(await copied(words))) return words;
    return 'The result is copied. Send the record with it: whoever has it can watch the game and check its dice.';
  } catch (e) {
    if ((e as Error).name === 'AbortError') return undefined; // thought better of it
    throw e;
  }
};
