/** When a game is over, its record opens: watch it again, check every die, take it along, show a position to somebody. */
import { createSignal, Show, type JSX } from 'solid-js';
import { Eyes } from '../app/Eyes.tsx';
import { downloadText } from '../app/rescue.ts';
import { go, linkTo } from '../app/route.ts';
import { toast, toastTrouble } from '../app/toasts.tsx';
import { office } from '../office.ts';
import { sideTitle } from '../seats.ts';
import type { Session } from '../session.ts';
import * as api from './api.ts';
import { keepSeatLink } from './memory.ts';
import { to } from './place.ts';
import type { Online } from './session.ts';
import { endedWords } from './words.ts';

const trying = (work: () => Promise<void>) => (): void => { work().catch(toastTrouble); };

export const After = (props: { readonly online: Online; readonly session: Session }): JSX.Element => {
  const { around } = props.online, snap = () => props.session.snapshot(), card = () => around.card!, ended = () => around.ended!, [asking, setAsking] = createSignal(false);
  const words = (): string => (ended().winner !== undefined && around.sides.includes(ended().winner!) ? `You have won (${sideTitle(ended().winner!)}). ` : '');
  /** Kept in this browser as a game of its own, where replay and the check of the dice are. */
  const kept = async (): Promise<string> => office().importRecord(await api.recordText(card().id));
  const again = async (): Promise<void> => {
    setAsking(true);
    try {
      const { game, link } = await api.rematch(card().id);
      keepSeatLink(game.id, link);
      await api.ready(game.id).catch(() => undefined);
      go(to({ at: 'table', id: game.id }));
    } finally {
      setAsking(false);
    }
  };
  const position = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}/g/${card().id}/${snap().entry}`);
    toast({ text: 'The link to this position is copied.' });
  };
  return (
    <section class="strip after" aria-label="After the game">
      <p><b>The game is over.</b> {words()}{endedWords(ended(), card())}.</p>
      <Show when={around.sides.length}><button type="button" class="btn pri" disabled={asking()} onClick={trying(again)}>{card().rematch ? 'To the rematch' : 'Rematch'}</button></Show>
      <button type="button" class="btn" onClick={trying(async () => go({ at: 'replay', id: await kept() }))}>Watch it again</button>
      <button type="button" class="btn" onClick={trying(async () => go({ at: 'verify', id: await kept() }))}>Check the dice</button>
      <button type="button" class="btn" onClick={trying(async () => downloadText(card().game, card().id, `${await api.recordText(card().id)}\n`))}>Download</button>
      <button type="button" class="btn" onClick={trying(position)}>Copy a link to this position</button>
      <a class="btn" {...linkTo(to({ at: 'results', game: card().game, scenario: card().scenario }))}>Results</a>
      <Show when={card().seats.length > 1}><Eyes session={props.session} /></Show>
    </section>
  );
};
