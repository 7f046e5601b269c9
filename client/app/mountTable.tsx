/** The table screen of each game, fetched when a table is opened. */
import type { Component, JSX } from 'solid-js';
import type { Moment } from '../replay/since.ts';
import { summed } from '../replay/since.ts';
import type { Session } from '../session.ts';
import { HostProvider, type Host } from '../../screen/host.ts';
import { openCase } from '../rules/open.tsx';
import { part } from './part.ts';
import { downloadText } from './rescue.ts';
import { go } from './route.ts';
import { theme, toggleTheme } from './theme.ts';
import { toastTrouble } from './toasts.tsx';

interface TableProps {
  readonly session: Session<never>;
}
const TABLES: { readonly [game: string]: Component<TableProps> } = {
  'strange-victory': part<TableProps>(() => import('../../games/strange-victory/table/Table.tsx').then(m => m.Table)),
  'france-40': part<TableProps>(() => import('../../games/france-40/table/Table.tsx').then(m => m.Table)),
};

const save = async (session: Session): Promise<void> => {
  try {
    downloadText(session.snapshot().game, session.snapshot().id, await session.exportRecord());
  } catch (e) {
    toastTrouble(e);
  }
};
export const mountTable = (session: Session): JSX.Element => {
  const Table = TABLES[session.snapshot().game]!;
  const host: Host = { theme, toggleTheme, openCase, save: () => void save(session), leave: () => go({ at: 'home' }) };
  return (
    <HostProvider value={host}>
      <Table session={session as Session<never>} />
    </HostProvider>
  );
};

/** Answers within one's own attack were seen, and a set-up lies on the map: neither is worth a playback. */
const ANSWERS = ['setUp', 'violated', 'retreated', 'reduced', 'eliminated', 'advanced', 'result', 'look'];
export const isWorthPlaying = (moments: readonly Moment[]): boolean =>
  moments.some(m => m.lines.some(l => !ANSWERS.includes(String(l.event['is']))));
/** What is counted when the other side's doings are summed up, and what is told by its own line. */
const COUNTED: { readonly [game: string]: { readonly [kind: string]: readonly [string, string] } } = {
  'france-40': {
    moved: ['move', 'moves'],
    declared: ['attack', 'attacks'],
    eliminated: ['unit lost', 'units lost'],
    reduced: ['step lost', 'steps lost'],
    retreated: ['retreat', 'retreats'],
  },
};
const ALONE = [
  'setUp',
  'violated',
  'capitulated',
  'coup',
  'dynamo',
  'haltCheck',
  'crisis',
  'coupCheck',
  'swiss',
  'left',
];
export const sumUp = (game: string, moments: readonly Moment[]): string => summed(moments, COUNTED[game] ?? {}, ALONE);
