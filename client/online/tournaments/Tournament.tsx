/** The page of a tournament: what is to be done, the standings, the rounds, and the owner's tools. */
import { createResource, createSignal, For, Show, type JSX } from 'solid-js';
import type { TournamentMessage } from '../../../server/tournaments/wire.ts';
import { linkTo } from '../../app/route.ts';
import { sideTitle } from '../../game/seats.ts';
import { givenName, NameField } from '../NameField.tsx';
import { Fetched, OnlinePage, Trouble } from '../OnlinePage.tsx';
import { to } from '../place.ts';
import { refreshWhileVisible } from '../refresh.ts';
import { OnlyHere, Send } from '../Send.tsx';
import { createSingleRequest } from '../single-request.ts';
import { paceWords } from '../words.ts';
import * as api from './api.ts';
import { Manage } from './Manage.tsx';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import { dayWords, myGames, nameIn, playedWords, statusWords, systemWords } from './words.ts';
import './tournament.css';

interface Shown {
  readonly t: TournamentMessage;
  readonly set: (t: TournamentMessage) => void;
}
const isIn = (t: TournamentMessage): boolean => t.entrants.some(e => e.entry === t.entry && !e.withdrawn);
const mayEnter = (t: TournamentMessage): boolean =>
  t.entering && !isIn(t) && (t.status === 'open' || (t.status === 'playing' && t.system === 'swiss'));

const Enter = (props: Shown): JSX.Element => {
  const [known] = createResource(givenName);
  const [typed, setName] = createSignal<string>();
  const name = (): string => typed() ?? known() ?? '';
  const { busy, why, attempt } = createSingleRequest();
  return (
    <form
      class="inline t-enter"
      onSubmit={e => {
        e.preventDefault();
        void attempt(async () => props.set(await api.enter(props.t.id, name().trim())));
      }}
    >
      <NameField name={name()} set={setName} placeholder="Guest" />
      <button type="submit" class="btn pri" disabled={busy()}>
        {props.t.status === 'open' ? 'Enter' : 'Enter from the next round on'}
      </button>
      <Trouble why={why()} />
    </form>
  );
};
const YourGames = (props: { readonly t: TournamentMessage }): JSX.Element => (
  <For each={myGames(props.t)}>
    {g => {
      const isFirst = g.first === props.t.entry;
      const opponent = (): string => nameIn(props.t, isFirst ? g.second : g.first);
      return (
        <p class="t-mine row">
          <a class="btn pri big" {...linkTo(to({ at: 'table', id: g.game }))}>
            Play {opponent()}
          </a>
          <span>You play the {sideTitle(props.t.sides[isFirst ? 0 : 1])} side.</span>
        </p>
      );
    }}
  </For>
);
const Withdraw = (props: Shown): JSX.Element => {
  const [isSure, setSure] = createSignal(false);
  const { busy, why, attempt } = createSingleRequest();
  return (
    <>
      <Show
        when={isSure()}
        fallback={
          <button type="button" class="word" onClick={() => setSure(true)}>
            Withdraw …
          </button>
        }
      >
        <div class="row">
          <span>You resign the games of this round and play no further ones.</span>
          <button
            type="button"
            class="btn go"
            disabled={busy()}
            onClick={() =>
              void attempt(async () => {
                props.set(await api.withdraw(props.t.id));
                setSure(false);
              })
            }
          >
            Yes, withdraw
          </button>
          <button type="button" class="btn" onClick={() => setSure(false)}>
            No
          </button>
        </div>
      </Show>
      <Trouble why={why()} />
    </>
  );
};
const Facts = (props: { readonly t: TournamentMessage }): JSX.Element => {
  const until = (): number | undefined => props.t.played.at(-1)?.until;
  return (
    <dl class="ofacts">
      <dt>Played</dt>
      <dd>{playedWords(props.t)}</dd>
      <dt>Pairing</dt>
      <dd>
        {systemWords(props.t)}
        {props.t.mirrored ? ', each pair plays both sides' : ''}
      </dd>
      <dt>Pace</dt>
      <dd>{paceWords(props.t.pace)}</dd>
      <Show when={props.t.status === 'playing' && until()}>
        {at => (
          <>
            <dt>This round</dt>
            <dd>until {dayWords(at())}</dd>
          </>
        )}
      </Show>
      <dt>Run by</dt>
      <dd>{props.t.isOwner ? 'you' : props.t.owner}</dd>
    </dl>
  );
};
const Files = (props: { readonly t: TournamentMessage }): JSX.Element => (
  <p class="row t-files">
    <span>Results as a file:</span>
    <a href={api.fileOf(props.t.id, 'csv')} download="">
      for a spreadsheet (CSV)
    </a>
    <a href={api.fileOf(props.t.id, 'json')} download="">
      for programs (JSON)
    </a>
  </p>
);
const Invitation = (props: { readonly t: TournamentMessage }): JSX.Element => (
  <Show when={props.t.isOwner && props.t.status === 'open'}>
    <Send
      link={`${location.origin}/online/tournaments/${props.t.id}`}
      label="Link for the players"
      title={props.t.title}
    />
    <OnlyHere />
  </Show>
);
const Left = (props: Shown): JSX.Element => (
  <section aria-labelledby="t-table">
    <h2 class="hd" id="t-table">
      {props.t.status === 'open' ? 'Players' : 'Standings'}
    </h2>
    <Show when={props.t.entrants.length} fallback={<p class="empty">Nobody has entered yet.</p>}>
      <Standings t={props.t} />
    </Show>
    <Files t={props.t} />
    <Show when={isIn(props.t) && props.t.status !== 'over'}>
      <Withdraw t={props.t} set={props.set} />
    </Show>
  </section>
);
const Right = (props: Shown): JSX.Element => {
  const { why, attempt } = createSingleRequest();
  return (
    <section aria-labelledby="t-games">
      <h2 class="hd" id="t-games">
        Games
      </h2>
      <Trouble why={why()} />
      <Rounds
        t={props.t}
        {...(props.t.isOwner
          ? { decide: decision => void attempt(async () => props.set(await api.decide(props.t.id, decision))) }
          : {})}
      />
      <Show when={props.t.isOwner && props.t.status !== 'over'}>
        <Manage t={props.t} set={props.set} />
      </Show>
    </section>
  );
};

export const Tournament = (props: { readonly id: string }): JSX.Element => {
  /** A tournament that has not changed stays the same object, so that nothing is drawn again. */
  const fetched = async (id: string, { value }: { readonly value: TournamentMessage | undefined }) => {
    const t = await api.tournament(id);
    return JSON.stringify(t) === JSON.stringify(value) ? value! : t;
  };
  const [data, { mutate, refetch }] = createResource<TournamentMessage, string>(() => props.id, fetched);
  refreshWhileVisible(() => void refetch());
  const set = (t: TournamentMessage): void => void mutate(t);
  const shown = (): TournamentMessage => data.latest!;
  return (
    <OnlinePage
      title={data.latest?.title ?? 'Tournament'}
      lead={<Show when={data.latest}>{t => <p>{statusWords(t())}</p>}</Show>}
    >
      <Fetched from={data} again={() => void refetch()}>
        {() => (
          <>
            <Facts t={shown()} />
            <YourGames t={shown()} />
            <Show when={mayEnter(shown())}>
              <Enter t={shown()} set={set} />
            </Show>
            <Invitation t={shown()} />
            <div class="two">
              <Left t={shown()} set={set} />
              <Right t={shown()} set={set} />
            </div>
          </>
        )}
      </Fetched>
    </OnlinePage>
  );
};
