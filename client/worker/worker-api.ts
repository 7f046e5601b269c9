/** The worker API for local games: the calls the page can make. */
import type { GameModule } from '../../engine/pack.ts';
import type { Record } from '../../engine/journal.ts';
import { record, type Table } from '../../engine/table.ts';
import type { Course } from '../../screen/session.ts';
import type { WholeSnapshot } from '../game/session.ts';
import { lockTab } from '../storage/tab-lock.ts';
import { push } from './worker-calls.ts';
import { sidesChanged } from '../game/seats.ts';
import type { Card } from '../storage/storage.ts';
import { create, restoreStored, packOf, playOnFrom } from './games.ts';
import { policiesWith, setForced } from './answer-for-player.ts';
import { close, follow, openTable, isOpen, setOpenTable, resumePlaying, takeOver, wholeSnapshot } from './opened.ts';
import { order, standing } from './orders.ts';
import {
  ask,
  botBrief,
  botChoose,
  brief,
  choose,
  detail,
  goBack,
  look,
  takeOutOrder,
  reset,
  seat,
  confirmAtScreen,
  takeBack,
  watchAs,
  withoutOrder,
} from './play.ts';

/** Opens a game to play. A finished or foreign game, or one opened with mode 'look', is only viewed. Returns the first snapshot. */
export const openGame = async (id: string, mode: 'play' | 'look'): Promise<WholeSnapshot> => {
  close();
  const { box, table, card, seed, orders } = await restoreStored(id);
  const policies = await policiesWith(box, orders);
  if (table.replayed) return openMigrated(box, table, card, table.replayed);
  const looking = mode === 'look' || card.over || card.foreign === true;
  const held = looking
    ? undefined
    : await lockTab(id, mine => {
        if (isOpen(id)) void (mine ? resumePlaying() : follow());
      });
  return setOpenTable({
    box,
    table,
    card,
    seed,
    at: mode === 'look' ? 0 : undefined,
    following: held ? !held.mine : false,
    held,
    unsaved: false,
    there: undefined,
    watch: undefined,
    orders,
    policies,
  });
};
/** The rules have changed since the game was saved. The old record stays as it is, and a new game with a new seed continues from its last checkpoint. */
const openMigrated = async (box: GameModule, from: Table, card: Card, reason: string): Promise<WholeSnapshot> => {
  const id = await playOnFrom(box, from, card.setup);
  push(
    'notice',
    `The rules have changed since this game was saved. It is ${reason.split(':', 1)[0]}; the old record is kept.`,
  );
  return openGame(id, 'play');
};
/** Starts a new game from the position shown, with its own dice. */
export const playOn = (): Promise<string> => {
  const o = openTable();
  return playOnFrom(o.box, o.table, o.card.setup, o.at);
};

/** Starts the same game again with new dice, with sides changed or not. */
export const again = (changed: boolean): Promise<string> => {
  const { card, box } = openTable();
  const setup = changed ? sidesChanged(card.setup) : card.setup;
  return create({
    game: card.game,
    scenario: card.scenario,
    options: card.options,
    setup: { ...setup, guided: false },
    ...packOf(box.game),
  });
};

/** How the game was decided; undefined before it is over. */
export const course = async (): Promise<Course | undefined> => {
  const { box, table } = openTable();
  if (table.g.wait.for !== 'over') return undefined;
  return (await import('../game/course.ts')).courseOf(box, table);
};
/** The record as text, with its seed only when the game is over. */
export const exported = (): string =>
  textOf(record(openTable().table), openTable().table.g.wait.for === 'over' ? openTable().seed : undefined);
const textOf = (r: Record, seed: string | undefined): string => `${JSON.stringify(seed ? { ...r, seed } : r)}\n`;

export const verbs = {
  create,
  openGame,
  whole: wholeSnapshot,
  close,
  playOn,
  again,
  takeOver,
  choose,
  ask,
  takeBack,
  goBack,
  withoutOrder,
  outOfLane: takeOutOrder,
  reset,
  look,
  course,
  exported,
  brief,
  detail,
  botBrief,
  botChoose,
  sit: confirmAtScreen,
  watchAs,
  seat,
  standing,
  order,
  setForced,
};
