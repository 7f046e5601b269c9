/** The transcript of France '40 in docs/ is replayed line by line. After a change of the rules or units: UPDATE_TRANSCRIPT=1 npx vitest run games/france-40/test/host/transcript */
import { expect, test } from 'vitest';
import { askedIn, holdsTable, namesAll, replays, stepsOf, transcriptOf } from '../../../../cli/test/manual.ts';
import { boxFor } from '../../../all.ts';
import { SET_UPS } from '../../data/setups.ts';
import { isFort, UNITS } from '../../data/units.ts';

const TRANSCRIPT = transcriptOf('protocol-transcript-france-40.txt');

/** The units of France '40 army by army, and its ready-made set-ups. */
const armies = (): string =>
  [
    '| army | units |',
    '|---|---|',
    ...[...Map.groupBy(UNITS, u => (isFort(u) ? 'forts' : `${u.nation} ${u.scenario}`))].map(
      ([army, list]) => `| ${army} | ${list.map(u => `\`${u.name}\``).join(' ')} |`,
    ),
    '',
    '| army | plans |',
    '|---|---|',
    ...[...Map.groupBy(SET_UPS, s => `${s.scenario} ${s.group}${s.sickle ? `, Sickle Cut: ${s.sickle}` : ''}`)].map(
      ([army, list]) => `| ${army} | ${list.map(s => `\`${s.id}\``).join(' ')} |`,
    ),
  ].join('\n');

test('the transcript replays', () => replays(TRANSCRIPT));
test('the tables of PROTOCOL.md are those of the data', () => holdsTable('france-40', armies()));
test('the example in PROTOCOL.md is what the transcript plays', () =>
  expect(askedIn(TRANSCRIPT)).toEqual(stepsOf('france-40')));
test('PROTOCOL.md names all of the game', () => namesAll(boxFor('france-40')!));
