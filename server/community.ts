/** Accounts, notices, ratings and tournaments, as one addition to the server. */
import { accountRoutes } from './accounts/routes.ts';
import { openNotices, sendingFor } from './notices/notices.ts';
import { WAYS, type Ways } from './notices/reach.ts';
import { noticeRoutes } from './notices/routes.ts';
import type { Mail } from './notices/send.ts';
import { openRatings, ratingRoutes } from './ratings/ratings.ts';
import type { More, Parts } from './server.ts';
import { tournamentRoutes } from './tournaments/routes.ts';
import { openTournaments } from './tournaments/tournaments.ts';

/** `origin`: the public address of this server. Links in e-mails come from it and never from a request's headers. */
export interface CommunitySpec {
  readonly origin?: string | undefined;
  readonly mail?: Mail | undefined;
  /** How to reach addresses that players gave. */ readonly ways?: Ways;
}
export const community =
  ({ origin, mail, ways = WAYS }: CommunitySpec) =>
  async ({ store, gameHost, standing, log, metrics, now, hangUp }: Parts): Promise<More> => {
    if (mail && !origin) log.warn('no mail: ORIGIN is not set');
    const sending = await sendingFor(store, { ways, ...(origin ? { origin } : {}), ...(mail ? { mail } : {}) });
    const notices = await openNotices({ store, gameHost, standing, log, metrics, sending });
    const ratings = await openRatings(store, gameHost, log);
    const tournaments = openTournaments({ store, gameHost, log, now });
    return {
      routes: [
        ...accountRoutes({ store, gameHost, origin, hangUp }),
        ...noticeRoutes(store, sending),
        ...ratingRoutes(store),
        ...tournamentRoutes(tournaments),
      ],
      stop: async () => {
        await notices.stop();
        await ratings.stop();
        await tournaments.stop();
      },
    };
  };
/** SMTP_URL=smtps://user:password@host and MAIL_FROM="Phoney War <games@example.org>". */
export const mailFrom = (env: { readonly [name: string]: string | undefined }): Mail | undefined =>
  env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined;
