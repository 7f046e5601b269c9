/** The table of an online game: the players above it, what was offered, what happened meanwhile, the chat beside it. */
import { createEffect, createMemo, createSignal, Show, type JSX } from 'solid-js';
import { isWorthPlaying, mountTable, sumUp } from '../app/mountTable.tsx';
import { linkTo } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { titleOf } from '../home/catalogue.ts';
import { Playback } from '../replay/Playback.tsx';
import { Scrubber } from '../replay/Scrubber.tsx';
import { citeFrom } from '../rules/open.tsx';
import { OBSERVER, sideTitle } from '../seats.ts';
import type { Session } from '../session.ts';
import { Bar } from './Bar.tsx';
import { Chat } from './Chat.tsx';
import { After } from './After.tsx';
import { Menu } from './Menu.tsx';
import { to } from './place.ts';
import type { Online } from './session.ts';
import { isAlone, standOf } from './words.ts';

const Offered = (props: { readonly online: Online; readonly session: Session }): JSX.Element => {
  const { around } = props.online, offer = () => around.offer!, own = (): boolean => around.sides.includes(offer().by);
  const answer = async (yes: boolean): Promise<void> => { const why = await props.online.act({ do: 'answer', yes }); if (why) toast({ text: why }); };
  /** The first line of what would be taken back. */
  const step = (): string => { const l = props.session.snapshot().log.find(x => x.entry >= (offer().to ?? Infinity)); return l ? ` to before “${l.text}”` : ''; };
  return (
    <section class="strip offer" aria-label="An offer" role="status">
      <p>{own() ? 'You have offered ' : `${sideTitle(offer().by)} offers `}{offer().what === 'draw' ? 'a draw.' : `to take back${step()}.`}{own() ? ' It stands until the other side answers or plays on.' : ''}</p>
      <Show when={around.sides.length && !own()}><button type="button" class="btn pri" onClick={() => void answer(true)}>{offer().what === 'draw' ? 'Agree' : 'Let it be taken back'}</button><button type="button" class="btn" onClick={() => void answer(false)}>Decline</button></Show>
    </section>
  );
};

export const OnlineTable = (props: { readonly online: Online; readonly session: Session }): JSX.Element => {
  const { around } = props.online, snap = () => props.session.snapshot(), [talking, setTalking] = createSignal(false), [menu, setMenu] = createSignal(false), [played, setPlayed] = createSignal(false);
  /** The card is as it was when somebody last sat down; whose move it is comes with each change. */
  const stand = createMemo(() => standOf({ ...around.card!, status: around.ended ? 'over' : 'playing', waiting: snap().asks.map(a => a.side), ...(around.ended ? { ended: around.ended } : {}) }));
  const eyes = createMemo(() => ({ side: snap().eyes }), undefined, { equals: (a, b) => a.side === b.side });
  citeFrom(snap().game);
  createEffect(() => { document.title = `${stand().mine ? '● ' : ''}${stand().words} · ${titleOf(snap().game)} · Phoney War`; });
  return (
    <div class="table-page online-table">
      <div class="table-head">
        <Bar online={props.online} session={props.session} talk={() => setTalking(on => !on)} talking={talking()} menu={() => setMenu(true)} />
        <Show when={around.offer && !around.ended}><Offered online={props.online} session={props.session} /></Show>
        <Show when={around.ended}><After online={props.online} session={props.session} /></Show>
        <Show when={snap().eyes === OBSERVER && !around.ended}><p class="strip watching">You are looking on{isAlone(around.card!) ? ': you see what the player sees.' : ': what either side keeps secret is not shown, because it was not sent.'} <a {...linkTo(to({ at: 'new', game: snap().game }))}>Play it yourself</a></p></Show>
        <Show when={snap().since !== undefined || played()}><Playback session={props.session} from="While you were away" sum={m => sumUp(snap().game, m)} worth={isWorthPlaying} running={played()} setRunning={setPlayed} /></Show>
      </div>
      <div class="oroom">
        <Show when={eyes()} keyed><div class="table-room">{mountTable(props.session)}</div></Show>
        <Show when={talking()}><Chat online={props.online} game={snap().id} close={() => setTalking(false)} /></Show>
      </div>
      <Show when={snap().replaying && !played()}><Scrubber session={props.session} /></Show>
      <Show when={menu()}><Menu online={props.online} session={props.session} close={() => setMenu(false)} /></Show>
    </div>
  );
};
