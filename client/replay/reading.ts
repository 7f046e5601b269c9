/** The game's own wording of its log, loaded when needed. Undefined until then, or if the game has none. */
import type { Accessor } from 'solid-js';
import { listingOf } from '../../games/shelf.ts';
import { later } from '../../screen/async-signal.ts';
import type { Reading } from '../../screen/frame/reading.ts';
import type { Session } from '../game/session.ts';

export const readingOf = (session: Session): Accessor<Reading | undefined> =>
  later(
    () => session.snapshot().game,
    async game => (await listingOf(game)?.reading?.())?.(session as Session<never>),
  );
