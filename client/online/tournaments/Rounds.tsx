/** The games of a round, and, for the owner, their results to decide. Rows stay where they are when the page is refreshed, so that nobody loses a half-made decision. */
import { createSignal, Index, Show, type JSX } from 'solid-js';
import type {
  Decide,
  RoundMessage,
  TournamentGameMessage,
  TournamentMessage,
} from '../../../server/tournaments/wire.ts';
import { linkTo } from '../../app/route.ts';
import { scenarioTitle } from '../../../games/shelf.ts';
import { sideTitle } from '../../game/seats.ts';
import { to } from '../place.ts';
import { dayWords, nameIn, resultWords, shareWords } from './words.ts';

const Side = (props: {
  readonly t: TournamentMessage;
  readonly game: TournamentGameMessage;
  readonly first: boolean;
}): JSX.Element => {
  const side = (): string => props.t.sides[props.first ? 0 : 1];
  const entry = (): number => (props.first ? props.game.first : props.game.second!);
  return (
    <span
      class={`seat-said side-${side()}`}
      classList={{ won: props.game.verdict === (props.first ? 'first' : 'second') }}
    >
      <i aria-hidden="true" />
      <b>{sideTitle(side())}</b> {nameIn(props.t, entry())}
    </span>
  );
};
type Deciding = (as: Decide['as']) => void;
const DecideBox = (props: {
  readonly t: TournamentMessage;
  readonly game: TournamentGameMessage;
  readonly decide: Deciding;
}): JSX.Element => {
  const [as, setAs] = createSignal('');
  const names = (): string => `${nameIn(props.t, props.game.first)} and ${nameIn(props.t, props.game.second)}`;
  return (
    <form
      class="t-decide"
      onSubmit={e => {
        e.preventDefault();
        if (as() !== '') props.decide(as() as Decide['as']);
        setAs('');
      }}
    >
      <select aria-label={`Decide the game of ${names()}`} value={as()} onChange={e => setAs(e.currentTarget.value)}>
        <option value="">Decide …</option>
        <option value="first">{nameIn(props.t, props.game.first)} wins</option>
        <option value="second">{nameIn(props.t, props.game.second)} wins</option>
        <option value="draw">A draw</option>
        <option value="none">No points for either</option>
        <Show when={props.t.status === 'playing'}>
          <option value="again">They play a new game</option>
        </Show>
      </select>
      <button type="submit" class="btn" disabled={as() === ''}>
        Set<span class="vh"> the result of {names()}</span>
      </button>
    </form>
  );
};
const GameRow = (props: {
  readonly t: TournamentMessage;
  readonly game: TournamentGameMessage;
  readonly decide: Deciding | undefined;
}): JSX.Element => (
  <li>
    <Show
      when={props.game.second !== undefined}
      fallback={
        <span class="sides">
          <b>{nameIn(props.t, props.game.first)}</b>
        </span>
      }
    >
      <span class="sides">
        <Side t={props.t} game={props.game} first />
        <Side t={props.t} game={props.game} first={false} />
      </span>
    </Show>
    <span class="how">{resultWords(props.t, props.game)}</span>
    <Show when={props.game.game}>
      {id => (
        <a class="go" {...linkTo(to({ at: 'table', id: id() }))}>
          Open
          <span class="vh">
            {' '}
            the game of {nameIn(props.t, props.game.first)} and {nameIn(props.t, props.game.second)}
          </span>
        </a>
      )}
    </Show>
    <Show when={props.game.second !== undefined && props.decide}>
      {decide => <DecideBox t={props.t} game={props.game} decide={decide()} />}
    </Show>
  </li>
);
const About = (props: { readonly t: TournamentMessage; readonly round: RoundMessage }): JSX.Element => (
  <p class="quiet">
    {scenarioTitle(props.t.game, props.round.scenario)}. {shareWords(props.t.sides[0], props.round.share)}.
    <Show when={props.round.until}>{until => <> Until {dayWords(until())}.</>}</Show>
  </p>
);
export const Rounds = (props: {
  readonly t: TournamentMessage;
  readonly decide?: (decision: Decide) => void;
}): JSX.Element => {
  const [chosen, setChosen] = createSignal<number>();
  const shown = (): RoundMessage | undefined => props.t.played.find(r => r.round === chosen()) ?? props.t.played.at(-1);
  const decideIn = (r: RoundMessage, g: TournamentGameMessage): Deciding | undefined =>
    props.decide && r.round === props.t.round
      ? as => props.decide!({ round: r.round, board: g.board, leg: g.leg, as })
      : undefined;
  return (
    <Show when={shown()} fallback={<p class="empty">The first round has not been paired yet.</p>}>
      {r => (
        <>
          <div class="tabs2" role="group" aria-label="Rounds">
            <Index each={props.t.played}>
              {x => (
                <button type="button" aria-pressed={x().round === r().round} onClick={() => setChosen(x().round)}>
                  Round {x().round}
                </button>
              )}
            </Index>
          </div>
          <About t={props.t} round={r()} />
          <ul class="bare-list results t-games">
            <Index each={r().games}>{g => <GameRow t={props.t} game={g()} decide={decideIn(r(), g())} />}</Index>
          </ul>
        </>
      )}
    </Show>
  );
};
