/** The transcript of War Comes Early in docs/ is replayed line by line. After a change of the rules or units: UPDATE_TRANSCRIPT=1 npx vitest run games/war-comes-early/test/host/transcript */
import { test } from 'vitest';
import { namesAll, replays, transcriptOf } from '../../../../cli/test/manual.ts';
import { boxFor } from '../../../all.ts';

test('the transcript replays', () => replays(transcriptOf('protocol-transcript-war-comes-early.txt')));
test('PROTOCOL.md names all of the game', () => namesAll(boxFor('war-comes-early')!));
