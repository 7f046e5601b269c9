/** The routes of tournaments. */
import type * as v from 'valibot';
import { BOXES } from '../../games/all.ts';
import { FileText, type Context, type Route } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import { GAME_BYTES } from '../retention/allowance.ts';
import { Nothing } from '../wire.ts';
import { csvOf, jsonOf } from './export.ts';
import { messageFor } from './message.ts';
import type { Tournaments } from './tournaments.ts';
import {
  Decide,
  Enter,
  Entering,
  MAX_ROUNDS,
  NewTournament,
  OfBot,
  OfEntry,
  type TournamentChoice,
  type TournamentMessage,
} from './wire.ts';

const id = (c: Context): string => c.params.id!;
const known = (c: Context): string => {
  if (!c.session) throw new Refusal('no session', 'this browser is in no tournament: enter, or sign in');
  return c.session.player;
};
const choices = (): readonly TournamentChoice[] =>
  BOXES.filter(b => b.game.sides.length === 2).flatMap(b =>
    b.game.scenarios.map(({ id: scenario }) => {
      const share = b.shares?.[scenario];
      return {
        game: b.game.id,
        scenario,
        sides: b.game.sides as unknown as readonly [string, string],
        ...(share === undefined ? {} : { share }),
      };
    }),
  );

/** What an entry will have stored until the end: a person half of each of their games, a bot also what it plays. */
const LIKELY_ROUNDS = 6;
const BOT_GAME_BYTES = 300_000;
const gamesOf = ({ rounds = LIKELY_ROUNDS, mirrored }: TournamentMessage): number =>
  Math.min(rounds, MAX_ROUNDS) * (mirrored ? 2 : 1);
const entryBytes = (t: unknown): number => (gamesOf(t as TournamentMessage) * GAME_BYTES) / 2;
/** It may be a new game. */
const againBytes = (): number => GAME_BYTES;
const botBytes = (t: unknown): number => gamesOf(t as TournamentMessage) * BOT_GAME_BYTES;

const posting = <S extends v.GenericSchema>(
  action: string,
  schema: S,
  run: (c: Context, body: v.InferOutput<S>) => Promise<TournamentMessage>,
  more: Pick<Route, 'stores'> = { stores: true },
): Route => ({
  method: 'POST',
  path: `/api/tournaments/:id/${action}`,
  ...more,
  run: async c => run(c, await c.body(schema)),
});
const files = (tournaments: Tournaments): readonly Route[] => {
  const as = (kind: 'csv' | 'json', text: (t: TournamentMessage) => string): Route => ({
    method: 'GET',
    path: `/api/tournaments/:id/${kind}`,
    run: async c => {
      const t = messageFor(await tournaments.read(id(c)), c.session?.player);
      return new FileText(text(t), kind === 'csv' ? 'text/csv' : 'application/json', `tournament-${t.id}.${kind}`);
    },
  });
  return [as('csv', csvOf), as('json', jsonOf)];
};
export const tournamentRoutes = (tournaments: Tournaments): readonly Route[] => [
  { method: 'GET', path: '/api/tournaments', run: c => tournaments.list(c.session?.player) },
  { method: 'GET', path: '/api/tournaments/choices', run: async () => choices() },
  { method: 'GET', path: '/api/tournaments/:id', run: c => tournaments.message(id(c), c.session?.player) },
  ...files(tournaments),
  {
    method: 'POST',
    path: '/api/tournaments',
    create: true,
    run: async c => {
      const wanted = await c.body(NewTournament);
      return tournaments.create(await c.player(), wanted);
    },
  },
  posting('enter', Enter, async (c, { name }) => tournaments.enter(id(c), await c.player(), name), {
    stores: entryBytes,
  }),
  posting('withdraw', Nothing, c => tournaments.withdraw(id(c), known(c)), {}),
  posting('bot', OfBot, (c, { level }) => tournaments.addBot(id(c), known(c), level), { stores: botBytes }),
  posting('remove', OfEntry, (c, { entry }) => tournaments.remove(id(c), known(c), entry), {}),
  posting('entering', Entering, (c, { open }) => tournaments.setEntering(id(c), known(c), open)),
  posting('next', Nothing, c => tournaments.next(id(c), known(c))),
  posting('decide', Decide, (c, decision) => tournaments.decide(id(c), known(c), decision), { stores: againBytes }),
  posting('finish', Nothing, c => tournaments.finish(id(c), known(c)), {}),
];
