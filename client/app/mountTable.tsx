/** Mounts the table screen of a game, loaded when a table is opened, and decides which moves of others are worth playing back. */
import type { JSX } from 'solid-js';
import { listingOf, type TableScreen, type Telling } from '../../games/shelf.ts';
import { HostProvider, type Host, type Notes } from '../../screen/host.ts';
import type { Moment } from '../replay/since.ts';
import { openBriefing, type BriefingOf } from '../briefing/open.tsx';
import { ME } from '../game/seats.ts';
import { openCase } from '../rules/open.tsx';
import type { Session, Snapshot } from '../game/session.ts';
import { lazyPart } from './lazy-part.ts';
import { downloadText } from './rescue.ts';
import { go } from './route.ts';
import { theme, toggleTheme } from './theme.ts';
import { toastTrouble } from './toasts.tsx';

const screens = new Map<string, TableScreen>();
const screenOf = (game: string): TableScreen => {
  const { table } = listingOf(game) ?? {};
  if (!table) throw new Error(`There is no table for ${game}.`);
  const screen = screens.get(game) ?? lazyPart(table);
  screens.set(game, screen);
  return screen;
};

const save = async (session: Session): Promise<void> => {
  try {
    downloadText(session.snapshot().game, session.snapshot().id, await session.exportRecord());
  } catch (e) {
    toastTrouble(e);
  }
};
/** Notes are stored by game and viewer, so that two players at one screen do not read each other's. */
const notesOn = (session: Session): Notes => {
  const key = (name: string): string => `phoney-war note ${session.snapshot().id} ${session.snapshot().eyes} ${name}`;
  return {
    read: name => localStorage.getItem(key(name)) ?? undefined,
    write: (name, words) => {
      if (words === undefined) localStorage.removeItem(key(name));
      else localStorage.setItem(key(name), words);
    },
  };
};
/** A viewer who may see every side, or none, is told of all of them alike. */
export const briefingOf = (session: Session): BriefingOf => {
  const { game, scenario, eyes, setup } = session.snapshot();
  const mine = Object.entries(setup?.seats ?? {}).filter(([, who]) => who === ME);
  return { game, scenario, sides: mine.length === 1 ? [mine[0]![0]] : [eyes] };
};
export const mountTable = (session: Session): JSX.Element => {
  const Table = screenOf(session.snapshot().game);
  const host: Host = {
    notes: notesOn(session),
    theme,
    toggleTheme,
    openCase,
    openBriefing: () => openBriefing(briefingOf(session)),
    save: () => void save(session),
    leave: () => go({ at: 'home' }),
  };
  return (
    <HostProvider value={host}>
      <Table session={session as Session<never>} />
    </HostProvider>
  );
};

const PLAIN: Telling = { known: [], answers: [] };
const tellingOf = (game: string): Telling => listingOf(game)?.telling ?? PLAIN;
/** Whether there is anything that the player has not seen or answered already. */
export const isWorthPlaying = (game: string, moments: readonly Moment[]): boolean =>
  moments.some(m => m.lines.some(l => !tellingOf(game).known.includes(String(l.event['is']))));
/** The open question is an answer within another side's turn. */
export const isAnswerWithinTurn = ({ game, asks }: Snapshot): boolean =>
  asks.some(a => tellingOf(game).answers.includes(a.kind));
