/** The table of standings, and how ties are broken. */
import { Index, Show, type JSX } from 'solid-js';
import type { TournamentMessage } from '../../../server/tournaments/wire.ts';
import { linkTo } from '../../app/route.ts';
import { to } from '../place.ts';
import { nameIn } from './words.ts';

/** 2½ for 2.5; other numbers with at most two places. */
export const points = (n: number): string => {
  const whole = Math.floor(n);
  if (n - whole === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return String(Math.round(n * 100) / 100);
};
type Row = TournamentMessage['standings'][number];
const Who = (props: { readonly t: TournamentMessage; readonly entry: number }): JSX.Element => {
  const entrant = () => props.t.entrants.find(e => e.entry === props.entry);
  return (
    <>
      <Show when={entrant()?.player} fallback={nameIn(props.t, props.entry)}>
        {id => <a {...linkTo(to({ at: 'player', id: id() }))}>{nameIn(props.t, props.entry)}</a>}
      </Show>
      <Show when={props.entry === props.t.entry}> (you)</Show>
      <Show when={entrant()?.withdrawn}>
        <small> withdrawn</small>
      </Show>
    </>
  );
};
const Cells = (props: { readonly row: Row }): JSX.Element => (
  <>
    <td class="num">{points(props.row.points)}</td>
    <td class="num">
      {props.row.won}–{props.row.drawn}–{props.row.lost}
    </td>
    <td class="num">{points(props.row.buchholz)}</td>
    <td class="num">{points(props.row.headToHead)}</td>
  </>
);
export const Standings = (props: { readonly t: TournamentMessage }): JSX.Element => (
  <>
    <table class="standings t-standings">
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">Place and player</span>
          </th>
          <th scope="col">Points</th>
          <th scope="col">
            <abbr title="won, drawn, lost">W–D–L</abbr>
          </th>
          <th scope="col">Buchholz</th>
          <th scope="col">
            <abbr title="head to head">H2H</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        <Index each={props.t.standings}>
          {row => (
            <tr classList={{ mine: row().entry === props.t.entry }}>
              <th scope="row">
                <span class="num place">{row().place}</span> <Who t={props.t} entry={row().entry} />
              </th>
              <Cells row={row()} />
            </tr>
          )}
        </Index>
      </tbody>
    </table>
    <details class="t-ties">
      <summary>How points count and ties are broken</summary>
      <p>
        A win is one point, a draw half a point. Whoever sits out an odd round, or was to meet somebody who has
        withdrawn, gets a point. Nobody sits out twice before all have.
      </p>
      <ol>
        <li>
          <b>Buchholz</b>: the points of all opponents together. Whoever met stronger opponents is above. A round
          without an opponent counts as one with the average of all players.
        </li>
        <li>
          <b>Head to head</b> (H2H): the games of those who are still level against each other.
        </li>
        <li>
          <b>Points of the games</b>: the game’s own final scores, of games played to their end.
        </li>
      </ol>
    </details>
  </>
);
