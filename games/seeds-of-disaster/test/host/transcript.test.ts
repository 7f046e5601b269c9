/** The transcript of The Seeds of Disaster in docs/ is replayed line by line. After a change of the rules or units: UPDATE_TRANSCRIPT=1 npx vitest run games/seeds-of-disaster/test/host/transcript */
import { test } from 'vitest';
import { namesAll, replays, transcriptOf } from '../../../../cli/test/manual.ts';
import { boxFor } from '../../../all.ts';

test('the transcript replays', () => replays(transcriptOf('protocol-transcript-seeds-of-disaster.txt')));
test('PROTOCOL.md names all of the game', () => namesAll(boxFor('seeds-of-disaster')!));
