/** The page of an online game by its address: join, wait for the others, play or watch. */
import { createEffect, createSignal, Match, on, onCleanup, Show, Switch, type JSX } from 'solid-js';
import type { Card } from '../../server/wire.ts';
import { linkTo } from '../app/route.ts';
import { downloadText } from '../app/rescue.ts';
import { toast, toastTrouble } from '../app/toasts.tsx';
import { titleOf } from '../../games/shelf.ts';
import * as api from './api.ts';
import { Join } from './Join.tsx';
import { keepSeatLink } from './memory.ts';
import { keyIn, to, type Key } from './place.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import type { TableStatus } from './online-seat.ts';
import { openOnline, type Online } from './session.ts';
import { OnlinePage, Wait } from './OnlinePage.tsx';
import { OnlineTable } from './Table.tsx';
import { endedWords, mineIn } from './words.ts';

const NoSuchGame = (props: { readonly why: string }): JSX.Element => (
  <OnlinePage title="There is no such game" narrow>
    <p>
      It may be private, or its address is mistyped: whoever plays here can send you a link.{' '}
      {props.why !== 'There is no such game.' ? props.why : ''}
    </p>
    <p class="row">
      <a class="btn pri" {...linkTo(to({ at: 'lobby' }))}>
        To your games
      </a>
    </p>
  </OnlinePage>
);
/** The stored record can still be downloaded. */
const DamagedGame = (props: { readonly id: string; readonly why: string }): JSX.Element => (
  <OnlinePage title="This game is damaged" narrow>
    <p>{props.why}</p>
    <p class="row">
      <button
        type="button"
        class="btn pri"
        onClick={() => {
          api.recordText(props.id).then(text => downloadText('game', props.id, `${text}\n`), toastTrouble);
        }}
      >
        Download its record
      </button>
      <a class="btn" {...linkTo(to({ at: 'lobby' }))}>
        To your games
      </a>
    </p>
  </OnlinePage>
);
const Cancelled = (props: { readonly card: Card }): JSX.Element => (
  <OnlinePage title="Cancelled" narrow>
    <p>{endedWords(props.card.ended!, props.card)}.</p>
    <p class="row">
      <a class="btn pri" {...linkTo(to({ at: 'new', game: props.card.game }))}>
        Make another
      </a>
    </p>
  </OnlinePage>
);
const NoConnection = (): JSX.Element => (
  <main class="page">
    <h1>No connection</h1>
    <p role="status">The server cannot be reached. This page tries again by itself.</p>
    <Show when={!navigator.onLine}>
      <p class="quiet">Your device says that it is offline.</p>
    </Show>
  </main>
);

/** The key behind the # of the address: an invitation, or the link of a seat for this device. */
const createKey = (id: string, online: Online) => {
  const [key, setKey] = createSignal<Key | undefined>(keyIn(location.hash));
  /** Removes the key from the address once it is used, because it would only confuse later. */
  const used = (): void => {
    setKey(undefined);
    history.replaceState(history.state, '', location.pathname);
  };
  const seated = (link?: string): void => {
    keepSeatLink(id, link);
    used();
    online.rejoin();
  };
  const bring = async (seat: string): Promise<void> => {
    try {
      await api.sit(id, { link: seat });
      seated(seat);
      toast({ text: 'Your seat is on this device now, too.' });
    } catch (e) {
      used();
      toastTrouble(e);
    }
  };
  const k = key();
  if (k && 'seat' in k) void bring(k.seat);
  return { key, used, seated };
};

const isSeated = ({ card }: TableStatus): boolean => card !== undefined && mineIn(card).length > 0;
/** Sends `ready` once when all seats are taken: a player may have left between the last seat and the start. */
const readyWhenFull = (id: string, around: TableStatus): void => {
  let begun = false;
  createEffect(() => {
    const c = around.card;
    if (begun || !c || c.status !== 'open' || !isSeated(around) || c.seats.some(s => s.by === 'nobody')) return;
    begun = true;
    void api.ready(id).catch(toastTrouble);
  });
};
/** Shows the entry that the address names, if it names one. */
const lookAtFirst = (online: Online, entry: () => number | undefined): void =>
  createEffect(
    on(
      () => online.session() !== undefined,
      there => {
        if (there && entry() !== undefined) void online.session()!.lookAt(entry());
      },
    ),
  );
const nameThePage = ({ around, session }: Online): void =>
  createEffect(() => {
    if (around.card && !session()) document.title = `${titleOf(around.card.game)} · Phoney War`;
  });

export const Game = (props: { readonly id: string; readonly entry?: number }): JSX.Element => {
  const online = openOnline(props.id);
  const { around } = online;
  onCleanup(() => online.close());
  const { key, used, seated } = createKey(props.id, online);
  const invited = (): Extract<Key, { invite: string }> | undefined => {
    const x = key();
    return x && 'invite' in x && !around.sides.length ? x : undefined;
  };
  const mine = (): boolean => isSeated(around);
  readyWhenFull(props.id, around);
  lookAtFirst(online, () => props.entry);
  nameThePage(online);

  const freeSeat = (): boolean =>
    around.card?.status === 'open' && around.card.public && !mine() && around.card.seats.some(s => s.by === 'nobody');
  return (
    <Switch fallback={<Wait ahead={around.ahead} />}>
      <Match when={(around.card !== undefined || around.missing !== undefined) && invited()}>
        {i => (
          <Join
            id={props.id}
            card={around.card}
            side={i().side}
            invite={i().invite}
            seated={seated}
            watch={around.card ? used : undefined}
          />
        )}
      </Match>
      <Match when={around.damaged && around.missing}>{why => <DamagedGame id={props.id} why={why()} />}</Match>
      <Match when={around.missing && !around.card}>
        <NoSuchGame why={around.missing!} />
      </Match>
      <Match when={around.card?.ended?.how === 'cancelled' && !online.session()}>
        <Cancelled card={around.card!} />
      </Match>
      <Match when={freeSeat()}>
        <Join id={props.id} card={around.card} seated={seated} />
      </Match>
      <Match when={online.session()}>{s => <OnlineTable online={online} session={s()} />}</Match>
      <Match when={around.card?.status === 'open' && around.card}>
        {card => <WaitingRoom online={online} card={card()} />}
      </Match>
      <Match when={around.net === 'lost'}>
        <NoConnection />
      </Match>
    </Switch>
  );
};
