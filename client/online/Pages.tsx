/** The pages of online play. Each is loaded when it is opened. */
import { Match, Suspense, Switch, type JSX } from 'solid-js';
import { markVisitedOnline } from '../app/visited-online.ts';
import { lazyPart } from '../app/lazy-part.ts';
import { linkTo } from '../app/route.ts';
import { placeOf, to, type Place } from './place.ts';
import { OnlinePage, Wait } from './OnlinePage.tsx';
import './online.css';

const Lobby = lazyPart(() => import('./Lobby.tsx').then(m => m.Lobby));
const NewGame = lazyPart<{ readonly game?: string }>(() => import('./NewGame.tsx').then(m => m.NewGame));
const Account = lazyPart(() => import('./Account.tsx').then(m => m.Account));
const Results = lazyPart<{ readonly game?: string; readonly scenario?: string }>(() =>
  import('./Results.tsx').then(m => m.Results),
);
const Player = lazyPart<{ readonly id: string }>(() => import('./Player.tsx').then(m => m.Player));
const Tournaments = lazyPart(() => import('./tournaments/Tournaments.tsx').then(m => m.Tournaments));
const NewTournament = lazyPart(() => import('./tournaments/NewTournament.tsx').then(m => m.NewTournament));
const Tournament = lazyPart<{ readonly id: string }>(() =>
  import('./tournaments/Tournament.tsx').then(m => m.Tournament),
);
const Game = lazyPart<{ readonly id: string; readonly entry?: number }>(() => import('./Game.tsx').then(m => m.Game));

export const OnlinePages = (props: { readonly path: string }): JSX.Element => {
  markVisitedOnline();
  const at = <K extends Place['at']>(k: K): Extract<Place, { at: K }> | false => {
    const p = placeOf(props.path);
    return p.at === k && (p as Extract<Place, { at: K }>);
  };
  return (
    <Suspense fallback={<Wait />}>
      <Switch
        fallback={
          <OnlinePage title="There is nothing here">
            <p>
              The address may be mistyped. <a {...linkTo(to({ at: 'lobby' }))}>To the lobby</a>
            </p>
          </OnlinePage>
        }
      >
        <Match when={at('lobby')}>
          <Lobby />
        </Match>
        <Match when={at('new')} keyed>
          {p => <NewGame {...(p.game ? { game: p.game } : {})} />}
        </Match>
        <Match when={at('account')}>
          <Account />
        </Match>
        <Match when={at('results')}>
          {p => (
            <Results
              {...(p().game ? { game: p().game! } : {})}
              {...(p().scenario ? { scenario: p().scenario! } : {})}
            />
          )}
        </Match>
        <Match when={at('player')} keyed>
          {p => <Player id={p.id} />}
        </Match>
        <Match when={at('tournaments')}>
          <Tournaments />
        </Match>
        <Match when={at('new tournament')}>
          <NewTournament />
        </Match>
        <Match when={at('tournament')} keyed>
          {p => <Tournament id={p.id} />}
        </Match>
        <Match when={at('table')} keyed>
          {p => <Game id={p.id} {...(p.entry === undefined ? {} : { entry: p.entry })} />}
        </Match>
      </Switch>
    </Suspense>
  );
};
