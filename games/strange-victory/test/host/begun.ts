import type { Vars } from '../../../../engine/state.ts';
import { client, type Client } from '../../../../cli/test/driver.ts';

/** A Strange Victory game "g1" from a fixed seed, past the set-up. */
export const begun = (more: Vars = {}): Client => {
  const c = client();
  c.done({ do: 'new', game: 'strange-victory', seed: 'abc', ...more });
  c.done({ do: 'play', game: 'g1', choice: { do: 'historical' } });
  return c;
};
