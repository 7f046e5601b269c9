/** The chat of the players. A draft is stored until it is sent. */
import { createEffect, createSignal, For, on, onMount, Show, type JSX } from 'solid-js';
import { sideTitle } from '../game/seats.ts';
import { MAX_CHAT_LETTERS } from './api.ts';
import { Icon } from './icons.tsx';
import { draftOf, keepDraft, keepRead } from './memory.ts';
import type { TableStatus } from './online-seat.ts';
import type { Online } from './session.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const when = (at: number): string => `${Date.now() - at > 86_400_000 ? `${day.format(at)} ` : ''}${clock.format(at)}`;

/** The message being written. It is stored while it is typed and removed once it is sent. */
const createDraft = (online: Online, game: string) => {
  const [draft, setDraft] = createSignal(draftOf(game));
  const [sending, setSending] = createSignal('');
  const [why, setWhy] = createSignal('');
  const type = (text: string): void => {
    setDraft(text);
    keepDraft(game, text);
  };
  const say = async (): Promise<void> => {
    const text = draft().trim();
    if (!text || sending()) return;
    setSending(text);
    setWhy('');
    const refused = await online.say(text);
    setSending('');
    if (refused) setWhy(refused);
    else if (draft().trim() === text) type('');
  };
  const words = (): string => {
    if (why()) return why();
    if (!sending()) return '';
    return online.around.net === 'on' ? 'Sending …' : 'It will be sent when the connection is back.';
  };
  return { draft, type, sending, say, words };
};

const Lines = (props: { readonly around: TableStatus; readonly game: string }): JSX.Element => {
  const lines = () => props.around.chat;
  let list!: HTMLDivElement;
  createEffect(
    on(lines, all => {
      keepRead(props.game, all.at(-1)?.n ?? 0);
      queueMicrotask(() => {
        list.scrollTop = list.scrollHeight;
      });
    }),
  );
  return (
    <div ref={list} class="said-list" tabindex="0" role="log" aria-label="What was said">
      <ol>
        <For each={lines()} fallback={<li class="quiet">Nothing has been said yet.</li>}>
          {l => (
            <li classList={{ own: props.around.sides.includes(l.by) }}>
              <b>{l.name || sideTitle(l.by)}</b> <time datetime={new Date(l.at).toISOString()}>{when(l.at)}</time>
              <p>{l.text}</p>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
};

export const Chat = (props: {
  readonly online: Online;
  readonly game: string;
  readonly close?: () => void;
}): JSX.Element => {
  const { draft, type, sending, say, words } = createDraft(props.online, props.game);
  let field!: HTMLInputElement;
  onMount(() => {
    if (props.close) field.focus();
  });
  return (
    <section
      class="ochat"
      aria-label="Chat"
      onKeyDown={e => {
        if (e.key === 'Escape') props.close?.();
      }}
    >
      <header>
        <h2 class="hd">
          Chat <span class="r">only the players read it</span>
        </h2>
        <Show when={props.close}>
          <button type="button" class="bare" aria-label="Close the chat" onClick={() => props.close!()}>
            <Icon name="no" />
          </button>
        </Show>
      </header>
      <Lines around={props.online.around} game={props.game} />
      <form
        onSubmit={e => {
          e.preventDefault();
          void say();
        }}
      >
        <input
          ref={field}
          type="text"
          aria-label="Say something"
          maxlength={MAX_CHAT_LETTERS}
          autocomplete="off"
          placeholder="Say something"
          value={draft()}
          onInput={e => type(e.currentTarget.value)}
        />
        <button type="submit" class="btn" disabled={!draft().trim() || sending() !== ''}>
          Say
        </button>
      </form>
      <p class="said" role="status">
        {words()}
      </p>
    </section>
  );
};
