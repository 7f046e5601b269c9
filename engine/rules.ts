/** What a game's rules consist of, as the machine sees them. */
import type { Decisions } from './decide.ts';
import type { Pool } from './chance.ts';
import type { Watch } from './events.ts';
import type { Procs } from './flow.ts';
import type { Rnd } from './random.ts';
import { clone, type Side, type State } from './state.ts';

export interface Rules {
  readonly procs: Procs;
  readonly decisions: Decisions;
  readonly watches: readonly Watch[];
  readonly pool: Pool;
  /** F8 A copy of the state with a hole in every cell that `side` cannot know. */
  see(g: State, side: Side): State;
  /** While a side sets up, the others see the table as it was before: returns the state to be seen instead of `g`, or `g` itself if nothing is concealed. So what ends up covered was never seen on its way, neither live nor in the history. */
  curtain?(g: State, side: Side): State;
  /** A world that fits the view: every hole filled at random with what could be there. */
  fill(view: State, side: Side, rnd: Rnd): State;
}

/** For games that hide nothing that exists (which piece is face down is drawn when it is turned up). */
export const openTable = { see: clone, fill: clone } satisfies Pick<Rules, 'see' | 'fill'>;
