/** The transcript of No Retreat! in docs/ is replayed line by line. After a change of the rules or data: UPDATE_TRANSCRIPT=1 npx vitest run games/no-retreat/test/host/transcript */
import { test } from 'vitest';
import { namesAll, replays, transcriptOf } from '../../../../cli/test/manual.ts';
import { boxFor } from '../../../all.ts';

test('the transcript replays', () => replays(transcriptOf('protocol-transcript-no-retreat.txt')));
test('PROTOCOL.md names all of the game', () => namesAll(boxFor('no-retreat')!));
