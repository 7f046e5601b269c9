/** The table screen, fetched when a table is opened. */
import { lazy, type Component, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { TableView } from '../../games/strange-victory/view.ts';
import type { Session } from '../session.ts';
import { openCase } from '../rules/open.tsx';
import { downloadText } from './rescue.ts';
import { go, linkTo } from './route.ts';
import { toggleTheme } from './theme.ts';
import { toastTrouble } from './toasts.tsx';

export interface TableProps {
  readonly session: Session<TableView>;
  readonly openCase: (c: string) => void;
  readonly toggleTheme: () => void;
  readonly goHome: () => void;
  readonly download: () => void;
  /** Opens the bar for looking back at an earlier moment. */
  readonly lookBack: () => void;
}
const Missing: Component<TableProps> = props => (
  <main class="page"><h1>Turn {props.session.snapshot().view.turn}</h1><p>The table screen is not in this build yet. <a {...linkTo({ at: 'home' })}>Back to the start</a></p></main>
);
const SCREENS = import.meta.glob<{ readonly Table: Component<TableProps> }>('../board/Table.tsx');
const load = SCREENS['../board/Table.tsx'];
const Table = load ? lazy(async () => ({ default: (await load()).Table })) : Missing;

const save = async (session: Session<TableView>): Promise<void> => {
  try {
    downloadText(session.snapshot().game, session.snapshot().id, await session.exportRecord());
  } catch (e) {
    toastTrouble(e);
  }
};
export const mountTable = (session: Session<TableView>): JSX.Element => (
  <Dynamic component={Table} session={session} openCase={openCase} toggleTheme={toggleTheme} goHome={() => go({ at: 'home' })}
    download={() => void save(session)} lookBack={() => void session.lookAt(session.snapshot().stops?.at(-2) ?? 0)} />
);
