/** Decisions and looks back at the open table, by the player at the screen and by bots. */
import { no, type Verdict } from '../../engine/decide.ts';
import type { DataPack } from '../../engine/pack.ts';
import { save } from '../../engine/save.ts';
import type { Json } from '../../engine/state.ts';
import { back, backLimit, undo } from '../../engine/undo.ts';
import { play, stateAt, why } from '../../engine/table.ts';
import { botAsked, seatOf } from '../game/seats.ts';
import type { Falls } from '../game/session.ts';
import { packOf } from './games.ts';
import { answerForPlayer, readyToAnswer } from './answer-for-player.ts';
import { askedSides, change, changeAs, viewerOf, openTable, show, sinceShown, type Open } from './opened.ts';

const playFor = (o: Open, side: string, choice: Json): Verdict => {
  const played = play(o.table, side, choice);
  if (!played.ok) return played;
  answerForPlayer(o);
  return { ok: true };
};
export const choose = async (choice: Json): Promise<Verdict> => {
  await readyToAnswer();
  return changeAs((o, side) => playFor(o, side, choice));
};
/** Judges on the side's view, so that a refusal reveals nothing the side may not know. */
export const ask = (choice: Json): Verdict => {
  const { table } = openTable();
  const side = viewerOf(openTable());
  return why({ ...table, g: table.game.machine.view(table.g, side) }, side, choice);
};
/** A detail of the position shown, from the side's own view. */
export const detail = (what: string, about = ''): unknown => {
  const o = openTable();
  const side = viewerOf(o);
  const g = o.at === undefined ? o.table.g : stateAt(o.table, o.at);
  return o.box.detail(o.box.game.machine.view(g, side), side, what, about);
};
export const takeBack = (): Promise<Verdict> => changeAs((o, side) => undo(o.table, side));
export const goBack = (entry: number): Promise<Verdict> => changeAs((o, side) => back(o.table, side, entry));
/** The orders that would go with an order of this side's sealed plan, computed on its own view. */
export const withoutOrder = async (order: number): Promise<Falls> => {
  const { withoutOrder: fallsWith } = await import('../../engine/orders.ts');
  const { table } = openTable();
  const side = viewerOf(openTable());
  return fallsWith({ game: table.game, g: table.game.machine.view(table.g, side) }, side, order);
};
export const takeOutOrder = async (order: number): Promise<Verdict> => {
  const { takeOut } = await import('../../engine/orders.ts');
  return changeAs((o, side) => takeOut(o.table, side, order));
};
export const reset = (): Promise<Verdict> =>
  changeAs((o, side) => {
    const to = backLimit(o.table, side);
    return to === o.table.entries.length
      ? no('', 'There is nothing to undo since the last roll or reveal.')
      : back(o.table, side, to);
  });

/** While a bot keeps deciding, choices without a log line, or all of them with `together`, are saved and shown only this often, in milliseconds. */
const SHOW_EVERY_MS = 120;
export const botChoose = async (side: string, choice: Json, together: boolean): Promise<Verdict> => {
  await readyToAnswer();
  const o = openTable();
  const lines = o.table.log.length;
  const mine = botAsked(o.card.setup, askedSides(o)) === side;
  if (!mine) return no('', 'No bot decides now.');
  return change(
    () => playFor(o, side, choice),
    () =>
      botAsked(o.card.setup, askedSides(o)) === side &&
      sinceShown() < SHOW_EVERY_MS &&
      (together || o.table.log.length === lines),
  );
};
/** A player confirms to be at the screen. */
export const confirmAtScreen = (side: string): void => {
  openTable().there = side;
  show();
};
/** Only for games without secrets from the spectator: between bots, or over. */
export const watchAs = (side: string): void => {
  openTable().watch = side;
  show();
};
export const seat = async (side: string, who: string): Promise<void> => {
  const o = openTable();
  await change(() => {
    o.card = { ...o.card, setup: { ...o.card.setup, seats: { ...o.card.setup.seats, [side]: who } } };
    return { ok: true };
  });
};
export const look = (entry?: number): void => {
  const o = openTable();
  const present = o.table.entries.length;
  o.at = entry === undefined || entry >= present ? undefined : Math.max(0, entry);
  show();
};
/** What a bot receives: the view of its side and nothing else. For a hint, the view of the side at the screen. */
export interface Brief {
  readonly game: string;
  readonly scenario: string;
  readonly pack?: DataPack;
  readonly side: string;
  readonly level: string;
  readonly view: ReturnType<typeof save>;
}
const briefOf = (o: Open, side: string): Brief => ({
  game: o.card.game,
  scenario: o.card.scenario,
  ...packOf(o.box.game),
  side,
  level: seatOf(o.card.setup, side),
  view: save(o.table.game, o.table.game.machine.view(o.table.g, side)),
});
export const brief = (): Brief => briefOf(openTable(), viewerOf(openTable()));
export const botBrief = (): Brief | undefined => {
  const o = openTable();
  const side = botAsked(o.card.setup, askedSides(o));
  return side === undefined || o.at !== undefined || o.following ? undefined : briefOf(o, side);
};
