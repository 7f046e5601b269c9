/** Shares a finished game: its result as text, and its record as a file if the device can share files. */
import { copied } from '../online/copy.ts';
import type { Standing } from '../../engine/pack.ts';

/** Such as "The Ford: the north has won, 3 to 1, after turn 9." */
export const summary = (title: string, standing: Standing | undefined): string =>
  standing ? `${title}: ${standing.step}, ${standing.score}, after turn ${standing.turn}.` : title;

interface Sent {
  readonly name: string;
  readonly text: string;
}
/** Returns a message about what was done; undefined if the device shows that itself. */
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
    if ((e as Error).name === 'AbortError') return undefined; // the player cancelled
    throw e;
  }
};
