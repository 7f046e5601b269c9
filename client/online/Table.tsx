/** The table of an online game: the players' bar, offers, what happened meanwhile, and the chat beside it. */
import { createEffect, createMemo, createSignal, on, onCleanup, Show, type JSX } from 'solid-js';
import type { Card, Offer } from '../../server/wire.ts';
import { isAnswerWithinTurn, isWorthPlaying, mountTable } from '../app/mountTable.tsx';
import { linkTo } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { titleOf } from '../../games/shelf.ts';
import { counted } from '../../engine/words.ts';
import { pace } from '../replay/pace.ts';
import { PaceChoice } from '../replay/Pace.tsx';
import { readingOf } from '../replay/reading.ts';
import { Playback, Scrubber } from '../replay/parts.tsx';
import { citeFrom } from '../rules/open.tsx';
import { OBSERVER } from '../game/seats.ts';
import type { Session, Snapshot } from '../game/session.ts';
import { PlayersBar } from './PlayersBar.tsx';
import type { TableStatus } from './online-seat.ts';
import { Chat } from './Chat.tsx';
import { FinishedGame } from './FinishedGame.tsx';
import { Menu } from './Menu.tsx';
import { to } from './place.ts';
import type { Online } from './session.ts';
import { isAlone, sideBy, gameStanding } from './words.ts';

/** Shows a toast only on failure, because a success shows at the table. */
const toastRefusal = async (work: Promise<string | undefined>): Promise<void> => {
  const text = await work;
  if (text) toast({ text });
};

const Offered = (props: { readonly online: Online; readonly session: Session }): JSX.Element => {
  const { around } = props.online;
  const offer = () => around.offer!;
  const own = (): boolean => around.sides.includes(offer().by);
  const answer = (yes: boolean): Promise<void> => toastRefusal(props.online.act({ do: 'answer', yes }));
  const reading = readingOf(props.session);
  /** The first log line that would be undone, in the words of the log. */
  const step = (): string => {
    const { log } = props.session.snapshot();
    const at = log.findIndex(x => x.entry >= (offer().to ?? Infinity));
    const said = at < 0 ? undefined : (reading()?.textOf(log[at]!, log[at + 1]) ?? log[at]!.text);
    return said === undefined ? '' : ` back to before “${said.replace(/\.$/, '')}”`;
  };
  const what = (): string =>
    offer().what === 'draw'
      ? `${own() ? 'have offered' : 'offers'} a draw.`
      : `${own() ? 'have requested' : 'requests'} an undo${step()}.`;
  return (
    <section class="strip offer" aria-label="An offer" role="status">
      <p>
        {own() ? 'You' : sideBy(around.card!, offer().by)} {what()}
        {own() ? ' It stands until the other side answers or plays on.' : ''}
      </p>
      <Show when={around.sides.length && !own()}>
        <button type="button" class="btn pri" onClick={() => void answer(true)}>
          {offer().what === 'draw' ? 'Agree' : 'Allow undo'}
        </button>
        <button type="button" class="btn" onClick={() => void answer(false)}>
          Decline
        </button>
      </Show>
    </section>
  );
};
const answered = (offer: Offer, agreed: boolean): string => {
  if (agreed) return 'The other side allowed the undo.';
  return offer.what === 'draw' ? 'The other side declined the draw.' : 'Undo declined.';
};
/** Tells the player who made an offer how it was answered. An agreement shows at the table. */
const announceAnswers = ({ around }: Online, session: Session): void => {
  let offered = 0;
  createEffect(
    on(
      () => around.offer,
      (now, was) => {
        const { log, entry, replaying } = session.snapshot();
        if (now && !was) offered = replaying?.of ?? entry;
        if (!was || now || around.ended || !around.sides.includes(was.by)) return;
        const agreed = log.some(l => l.event['is'] === 'agreed' && l.entry >= offered);
        toast({ text: replaying ? 'The other side has answered: go back to the present.' : answered(was, agreed) });
      },
    ),
  );
};

/** Warns the player when this device loses its seat. */
const announceLostSeat = ({ around }: Online): void => {
  createEffect(
    on(
      () => around.sides.length,
      (now, was) => {
        if (was && !now)
          toast({
            text: 'This device has lost the seat: a new link to it was made elsewhere. If that was you, open that link here.',
            kind: 'trouble',
          });
      },
    ),
  );
};

const LATE_CHECK_MS = 1000;
/** The agreed time to answer is over: what each side can do about it. */
const Late = (props: { readonly online: Online; readonly session: Session }): JSX.Element => {
  const { around } = props.online;
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), LATE_CHECK_MS);
  onCleanup(() => clearInterval(timer));
  const asked = (): readonly string[] => props.session.snapshot().asks.map(a => a.side);
  const mine = (): boolean => asked().some(s => around.sides.includes(s));
  const claim = (what: 'win' | 'draw'): Promise<void> => toastRefusal(props.online.act({ do: 'claim', what }));
  return (
    <Show
      when={
        !around.clock &&
        around.until !== undefined &&
        around.until < now() &&
        around.sides.length &&
        !props.session.snapshot().replaying
      }
    >
      <section class="strip offer" aria-label="The time to answer is over">
        <Show
          when={!mine()}
          fallback={<p>Your time to answer is over: the other side may claim the game until you have played.</p>}
        >
          <p>
            {asked()
              .map(s => sideBy(around.card!, s))
              .join(', ')}{' '}
            has not answered in the agreed time. Claim the game, or wait as long as you like.
          </p>
          <button type="button" class="btn pri" onClick={() => void claim('win')}>
            Claim the game
          </button>
          <button type="button" class="btn" onClick={() => void claim('draw')}>
            Claim a draw
          </button>
        </Show>
      </section>
    </Show>
  );
};

const LookingOn = (props: { readonly card: Card }): JSX.Element => (
  <p class="strip watching">
    You are looking on
    {isAlone(props.card)
      ? ': you see what the player sees.'
      : ': what either side keeps secret is not shown, because it was not sent.'}{' '}
    <a {...linkTo(to({ at: 'new', game: props.card.game }))}>Play it yourself</a>
  </p>
);
/** Up to this many waiting changes are not announced, because they are about to be shown. */
const MAX_UNANNOUNCED = 2;
/** Moves of others that have not been shown yet, because they came faster than the chosen pace. */
const Waiting = (props: { readonly live: Online['live'] }): JSX.Element => {
  const { waiting, step, skip, heed } = props.live;
  const stepping = (): boolean => pace() === 'step';
  createEffect(on(pace, heed));
  return (
    <Show when={waiting() > (stepping() ? 0 : MAX_UNANNOUNCED)}>
      <section class="strip live" aria-label="What the others do">
        <p role="status">{counted(waiting(), 'step')} of the others to be seen.</p>
        <PaceChoice />
        <Show when={stepping()}>
          <button type="button" class="btn pri" onClick={step}>
            One step
          </button>
        </Show>
        <button type="button" class="btn" onClick={skip}>
          Skip to now
        </button>
      </section>
    </Show>
  );
};
/** The strips above the table. */
const Strips = (props: { readonly online: Online; readonly session: Session }): JSX.Element => {
  const { around } = props.online;
  return (
    <>
      <Show when={around.offer && !around.ended}>
        <Offered online={props.online} session={props.session} />
      </Show>
      <Show when={!around.ended}>
        <Late online={props.online} session={props.session} />
      </Show>
      <Show when={around.ended}>
        <FinishedGame online={props.online} session={props.session} />
      </Show>
      <Show when={props.session.snapshot().eyes === OBSERVER && !around.ended}>
        <LookingOn card={around.card!} />
      </Show>
      <Waiting live={props.online.live} />
    </>
  );
};
/** Whose move it is. The card is only as recent as the last seating, so status and waiting sides come from the snapshot. */
const standNow = (around: TableStatus, asks: Snapshot['asks']): ReturnType<typeof gameStanding> =>
  gameStanding({
    ...around.card!,
    status: around.ended ? 'over' : 'playing',
    waiting: asks.map(a => a.side),
    ...(around.ended ? { ended: around.ended } : {}),
  });

/** Whether to sum up what the others did: when the player must decide or has come back, but not for an answer within their turn. */
const isSummedUpNow = (around: TableStatus, now: Snapshot): boolean =>
  now.since !== undefined && (around.missed || (now.offered.length > 0 && !isAnswerWithinTurn(now)));

export const OnlineTable = (props: { readonly online: Online; readonly session: Session }): JSX.Element => {
  const { around } = props.online;
  const snap = () => props.session.snapshot();
  const [talking, setTalking] = createSignal(false);
  const [menu, setMenu] = createSignal(false);
  const [played, setPlayed] = createSignal(false);
  const stand = createMemo(() => standNow(around, snap().asks));
  const viewer = createMemo(() => ({ side: snap().eyes }), undefined, { equals: (a, b) => a.side === b.side });
  citeFrom(snap().game);
  announceAnswers(props.online, props.session);
  announceLostSeat(props.online);
  createEffect(() => {
    document.title = `${stand().mine ? '● ' : ''}${stand().words} · ${titleOf(snap().game)} · Phoney War`;
  });
  return (
    <div class="table-page online-table">
      <div class="table-head">
        <PlayersBar
          online={props.online}
          session={props.session}
          talk={() => setTalking(on => !on)}
          talking={talking()}
          menu={() => setMenu(true)}
        />
        <Strips online={props.online} session={props.session} />
        <Show when={played() || isSummedUpNow(around, snap())}>
          <Playback
            session={props.session}
            {...(around.missed ? { from: 'While you were away', begins: snap().offered.length > 0 } : {})}
            worth={m => isWorthPlaying(snap().game, m)}
            running={played()}
            setRunning={setPlayed}
          />
        </Show>
      </div>
      <div class="oroom">
        <Show when={viewer()} keyed>
          <div class="table-room">{mountTable(props.session)}</div>
        </Show>
        <Show when={talking() && around.sides.length}>
          <Chat online={props.online} game={snap().id} close={() => setTalking(false)} />
        </Show>
      </div>
      <Show when={snap().replaying && !played()}>
        <Scrubber session={props.session} />
      </Show>
      <Show when={menu()}>
        <Menu online={props.online} session={props.session} close={() => setMenu(false)} />
      </Show>
    </div>
  );
};
