/** The bar of the players: who is present, whose move it is, the clocks, and the connection. */
import { createSignal, For, onCleanup, Show, type JSX } from 'solid-js';
import type { SeatMessage } from '../../server/wire.ts';
import { sideTitle } from '../game/seats.ts';
import type { Session } from '../game/session.ts';
import type { TableStatus } from './online-seat.ts';
import { Icon } from './icons.tsx';
import { readUpTo } from './memory.ts';
import type { Online } from './session.ts';
import { clockFace, isHurried, leftOn, timeLeft, whoSits } from './words.ts';

const NET: { readonly [net: string]: string } = {
  joining: 'Connecting …',
  lost: 'No connection. Trying again …',
  away: 'Resting while nobody looks',
  on: '',
};
const TICK_MS = 200;

/** The remaining time, ticking. In a game by days, the time until the opponent may claim the game. */
const Clock = (props: { readonly online: Online; readonly side: string; readonly asked: boolean }): JSX.Element => {
  const { around } = props.online;
  const [now, setNow] = createSignal(performance.now());
  const timer = setInterval(() => setNow(performance.now()), TICK_MS);
  onCleanup(() => clearInterval(timer));
  const left = (): number => leftOn(around.clock!.said, props.side, around.clock!.heard, now());
  return (
    <Show
      when={around.clock}
      fallback={
        <Show when={around.until && props.asked}>
          <span class="oclock days" title="Then the other side may claim the game">
            {(now(), timeLeft(around.until! - Date.now()))}
          </span>
        </Show>
      }
    >
      <span
        class="oclock num"
        classList={{ hurry: isHurried(left()) && around.clock!.said.running.includes(props.side) }}
        role="timer"
        aria-label={`${sideTitle(props.side)} clock`}
      >
        {clockFace(left())}
      </span>
    </Show>
  );
};

const AtTable = (props: {
  readonly online: Online;
  readonly seat: SeatMessage;
  readonly asked: boolean;
}): JSX.Element => {
  const there = (): boolean => props.seat.by === 'bot' || props.online.around.here.includes(props.seat.side);
  return (
    <li class={`oseat side-${props.seat.side}`} classList={{ asked: props.asked, there: there() }}>
      <i aria-hidden="true" />
      <span class="dot" title={there() ? 'at the table' : 'away'}>
        <span class="vh">{there() ? 'at the table' : 'away'}</span>
      </span>
      <span class="who">
        <b>{props.seat.mine ? 'You' : whoSits(props.seat)}</b>
        <small>
          {sideTitle(props.seat.side)}
          <Show when={props.asked}>
            <span class="to-move">, to move</span>
            <Show when={props.seat.by === 'bot' && props.online.around.botPlace}>
              {place => <span title="Bots of other games think first">, no. {place()} in the queue</span>}
            </Show>
          </Show>
        </small>
      </span>
      <Clock online={props.online} side={props.seat.side} asked={props.asked} />
    </li>
  );
};
/** The button that opens the chat, with the number of unread lines. */
const Talk = (props: {
  readonly around: TableStatus;
  readonly game: string;
  readonly talk: () => void;
  readonly talking: boolean;
}): JSX.Element => {
  const [read, setRead] = createSignal(readUpTo(props.game));
  const unread = (): number =>
    props.talking
      ? 0
      : props.around.chat.filter(
          l => l.n > Math.max(read(), readUpTo(props.game)) && !props.around.sides.includes(l.by),
        ).length;
  const talk = (): void => {
    props.talk();
    setRead(props.around.chat.at(-1)?.n ?? 0);
  };
  return (
    <button type="button" class="btn" aria-expanded={props.talking} onClick={talk}>
      <Icon name="chat" />
      <span class="w">Chat</span>
      <Show when={unread()}>
        <span class="badge">
          {unread()}
          <span class="vh"> new</span>
        </span>
      </Show>
    </button>
  );
};

export const PlayersBar = (props: {
  readonly online: Online;
  readonly session: Session;
  readonly talk: () => void;
  readonly talking: boolean;
  readonly menu: () => void;
}): JSX.Element => {
  const { around } = props.online;
  const snap = () => props.session.snapshot();
  const asked = (s: SeatMessage): boolean => !around.ended && snap().asks.some(a => a.side === s.side);
  return (
    <section class="obar" aria-label="Players">
      <ul class="bare-list">
        <For each={around.card!.seats}>{s => <AtTable online={props.online} seat={s} asked={asked(s)} />}</For>
      </ul>
      <Show when={around.watching > 0}>
        <span class="owatch" title={`${around.watching} looking on`}>
          <Icon name="eye" />
          {around.watching}
          <span class="vh"> looking on</span>
        </span>
      </Show>
      <p class="onet" classList={{ bad: around.net === 'lost' }} role="status">
        {NET[around.net]}
      </p>
      <Show when={around.sides.length && around.card!.seats.filter(s => s.by === 'person').length > 1}>
        <Talk around={around} game={snap().id} talk={props.talk} talking={props.talking} />
      </Show>
      <button type="button" class="btn" onClick={() => props.menu()}>
        <Icon name="more" />
        <span class="w">Game</span>
      </button>
    </section>
  );
};
