/** The table screen, fetched when a table is opened. */
import type { JSX } from 'solid-js';
import type { TableView } from '../../games/strange-victory/view.ts';
import type { Session } from '../session.ts';
import { part } from './part.ts';
import { downloadText } from './rescue.ts';
import { go } from './route.ts';
import { toastTrouble } from './toasts.tsx';

const Table = part(() => import('../board/Table.tsx').then(m => m.Table));

const save = async (session: Session<TableView>): Promise<void> => {
  try {
    downloadText(session.snapshot().game, session.snapshot().id, await session.exportRecord());
  } catch (e) {
    toastTrouble(e);
  }
};
export const mountTable = (session: Session<TableView>): JSX.Element => <Table session={session} goHome={() => go({ at: 'home' })} download={() => void save(session)} />;
