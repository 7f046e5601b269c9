/** Standing orders in the page: what they can name, what is wrong with them, and the answers they give for people at this screen. */
import { policiesOf } from '../../bots/policy.ts';
import type { Game } from '../../engine/game.ts';
import { labelled } from '../../engine/labels.ts';
import type { GameModule } from '../../engine/pack.ts';
import {
  giveAnswers,
  ordersFault,
  speechOf,
  type OrdersBySide,
  type Policy,
  type StandingOrder,
} from '../../engine/standing.ts';
import type { State, Vars } from '../../engine/state.ts';
import type { Table } from '../../engine/table.ts';
import { brainFor } from '../../games/open.ts';
import type { StandingAnswer } from '../../screen/session.ts';
import { ME, seatOf } from './seats.ts';
import type { Setup } from './session.ts';

const random = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below;
/** Loads the game's bot for the staff policy, so it is called only when orders are shown or given. */
export const policiesFor = async (box: GameModule): Promise<readonly Policy[]> =>
  policiesOf(box, await brainFor(box.game.id), random);

/** What is wrong with the orders, as a sentence. */
export const faultIn = (
  game: Game,
  policies: readonly Policy[],
  orders: readonly StandingOrder[],
): string | undefined => ordersFault(game, policies, orders);

export const standingFor = (
  game: Game,
  view: State,
  side: string,
  policies: readonly Policy[],
  orders: readonly StandingOrder[],
): Omit<StandingAnswer, 'forced'> => {
  const ask = game.machine.open(view).find(a => a.side === side);
  const phase = game.phase?.(view);
  const speech = speechOf(game, policies);
  return {
    orders,
    speech: phase ? { ...speech, facts: [{ fact: 'phase', values: [phase] }, ...speech.facts] } : speech,
    turn: game.turn(view),
    ...(phase ? { phase } : {}),
    ...(ask ? { asked: { kind: ask.kind, about: labelled(game.labels, ask.about) as Vars } } : {}),
  };
};

/** Gives the answers that are due. The orders of a side that plays as a bot wait until a person has it again. */
export const giveStandingAnswers = (
  t: Table,
  policies: readonly Policy[],
  orders: OrdersBySide,
  setup: Setup,
  forced: readonly string[],
): OrdersBySide => {
  const all = Object.entries(orders);
  const mine = all.filter(([side, o]) => o.length && seatOf(setup, side) === ME);
  const idle = all.filter(([side, o]) => o.length && seatOf(setup, side) !== ME);
  return { ...Object.fromEntries(idle), ...giveAnswers(t, policies, Object.fromEntries(mine), forced) };
};
