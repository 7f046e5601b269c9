/** An event card in all its states: stock, engraving, one event or two; and the back of one. */
import { createUniqueId, For, Show, type JSX } from 'solid-js';
import {
  cardName,
  cardWords,
  eventOf,
  type CardDress,
  type CardEvent,
  type CardFace,
  type CardSign,
  type Stock,
} from './card.ts';
import { MarkStrokes } from './marks.tsx';
import { band, lattice, rosette } from './ornament.ts';
import { Cite } from '../Cite.tsx';
import './card.css';

export const Octagon = (props: { n: number; name?: string | undefined }): JSX.Element => (
  <svg
    class="octagon"
    viewBox="-12 -12 24 24"
    role={props.name ? 'img' : undefined}
    aria-hidden={props.name ? undefined : 'true'}
    aria-label={props.name ? `${props.name} ${props.n}` : undefined}
  >
    <path d="M-4.700-11.300H4.700L11.300-4.700V4.700L4.700 11.300H-4.700L-11.300 4.700V-4.700z" />
    <text y={5.3}>{props.n}</text>
  </svg>
);
const Once = (): JSX.Element => (
  <svg class="once" viewBox="-9 -9 18 18" role="img" aria-label="used once">
    <circle r={7.6} />
    <path d="M-4.500 4.500l9-9M-5-1.500V-5h3.500M5 1.500V5H1.500" />
  </svg>
);
const Must = (): JSX.Element => (
  <svg class="must" viewBox="-9 -9 18 18" role="img" aria-label="must be played">
    <path d="M0-8 8.500 7H-8.500z" />
    <path class="bang" d="M0-2.500V2.500M0 4.800v.2" />
  </svg>
);
const AIRCRAFT =
  'M15 3l2 8 10 4.500v2.500L17 16l-.8 7 3.300 2v1.600L15 25.500l-4.500 1.100V25l3.300-2-.8-7L3 18v-2.500L13 11z';

const SKULL =
  'M15 4a9 9 0 0 0-6.500 15.200V23h3v2.500h2V23h3v2.500h2V23h3v-3.800A9 9 0 0 0 15 4zM11.500 16.500a2.300 2.300 0 1 1 0-4.600 2.300 2.300 0 0 1 0 4.600zm7 0a2.300 2.300 0 1 1 0-4.600 2.300 2.300 0 0 1 0 4.600z';
const PICTURES = { immune: SKULL, double: 'M11 4h13v18H11zM6 9h3v15h10v3H6z', air: AIRCRAFT } as const;
const Sign = (props: { sign: CardSign }): JSX.Element => {
  const sign = props.sign;
  if (sign.is === 'letter' || sign.is === 'ring')
    return (
      <b
        class={`sign ${sign.is === 'ring' ? 'sign-ring' : ''} ${sign.is === 'ring' && sign.barred ? 'sign-barred' : ''}`}
        role="img"
        aria-label={sign.name}
        title={sign.name}
      >
        {sign.is === 'letter' ? sign.letter : sign.text}
      </b>
    );
  if (sign.is === 'marker')
    return (
      <svg class="sign-mark" viewBox="0 0 8 8" role="img" aria-label={sign.name}>
        <MarkStrokes paint={sign.paint} />
      </svg>
    );
  return (
    <svg
      class={`sign-mark pictured ${sign.is === 'air' && sign.open ? 'open' : ''}`}
      viewBox="0 0 30 30"
      role="img"
      aria-label={sign.name}
    >
      <path d={PICTURES[sign.is]} />
      <Show when={sign.is === 'immune'}>
        <path class="bar" d="M3 27 27 3" />
      </Show>
    </svg>
  );
};

/** The band and rosette of a card, its number the hub: no two cards are engraved alike. */
const Engraving = (props: { card: CardFace }): JSX.Element => (
  <svg class="engraving" viewBox="0 0 150 36" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path class="orn" transform="scale(.2)" d={band(props.card.id, 150, 36)} />
    <g transform="translate(75 18)">
      <circle r={17.2} class="eye" />
      <path class="orn" transform="scale(.066)" d={rosette(props.card.id)} />
      <circle r={6.7} class="hub" />
      <text y={3.4} class="hub-no">
        {props.card.no}
      </text>
    </g>
    <Show when={props.card.counts2}>
      <g transform="translate(134 18)" class="double">
        <path d="M-4-7h8v11h-8z" />
        <path d="M-7-4h8v11h-8z" />
      </g>
    </Show>
  </svg>
);

const Vignette = (props: { card: CardFace; picture?: JSX.Element }): JSX.Element => (
  <Show when={props.picture} fallback={<Engraving card={props.card} />}>
    <div class="vignette">
      {props.picture}
      <b aria-hidden="true">{props.card.no}</b>
    </div>
  </Show>
);

const OneEvent = (props: { card: CardFace; picture?: JSX.Element }): JSX.Element => (
  <div class="ecard-in one-event">
    <div class="ecard-top">
      <span class="ecard-l">
        <Show when={props.card.value}>{v => <Octagon n={v().n} name={v().name} />}</Show>
        <Show when={props.card.once}>
          <Once />
        </Show>
      </span>
      <b class="year">{props.card.dated}</b>
      <span class="ecard-r">
        <For each={eventOf(props.card).signs ?? []}>{s => <Sign sign={s} />}</For>
        <Show when={props.card.must}>
          <Must />
        </Show>
      </span>
    </div>
    <Vignette card={props.card} picture={props.picture} />
    <b class="ecard-title">{eventOf(props.card).title}</b>
    <p class="ecard-text">{eventOf(props.card).text}</p>
    <Show when={props.card.gives?.length}>
      <p class="ecard-gives">
        <For each={props.card.gives}>{g => <b>{g}</b>}</For>
      </p>
    </Show>
  </div>
);

const Half = (props: { event: CardEvent; own: boolean }): JSX.Element => (
  <div
    class={`half stock-${props.event.stock ?? 'none'} ${props.own ? 'own' : ''} ${props.event.atOnce ? 'at-once' : ''}`}
  >
    <div class="half-top">
      <b class="ecard-title">{props.event.title}</b>
      <span>
        <For each={props.event.signs ?? []}>{s => <Sign sign={s} />}</For>
      </span>
    </div>
    <p class="ecard-text">{props.event.text}</p>
  </div>
);
const TwoEvents = (props: { card: CardFace; picture?: JSX.Element }): JSX.Element => (
  <div class="ecard-in two-events">
    <Half event={props.card.events[0]} own={props.card.own !== 1} />
    <Vignette card={props.card} picture={props.picture} />
    <Half event={props.card.events[1] ?? props.card.events[0]} own={props.card.own === 1} />
  </div>
);

const STAMPS: { readonly [state: string]: string } = {
  played: 'played',
  cancelled: 'cancelled',
  discarded: 'discarded',
};

export interface EventCardProps {
  readonly card: CardFace;
  readonly dress?: CardDress;
  /** A picture instead of the engraving. */
  readonly vignette?: JSX.Element;
  readonly size?: 'hand' | 'large' | 'small';
  readonly onPick?: () => void;
  readonly tabIndex?: number;
  readonly keep?: (button: HTMLButtonElement) => void;
  readonly onLook?: () => void;
}
/** One string: a class list beside a class that changes would be lost with it. */
const classOf = (card: CardFace, dress: CardDress, size = 'hand'): string =>
  [
    `ecard stock-${eventOf(card).stock ?? card.stock ?? 'none'} is-${dress.state} size-${size}`,
    dress.foot === undefined ? '' : 'footed',
    dress.foot !== undefined && card.must ? 'hazard' : '',
  ].join(' ');

export const EventCard = (props: EventCardProps): JSX.Element => {
  const dress = (): CardDress => props.dress ?? { state: 'open' };
  const words = createUniqueId();
  return (
    <div
      class={classOf(props.card, dress(), props.size)}
      role={props.onPick ? undefined : 'group'}
      aria-label={props.onPick ? undefined : cardName(props.card, dress())}
      onPointerEnter={() => props.onLook?.()}
    >
      <Show when={props.card.events.length === 2} fallback={<OneEvent card={props.card} picture={props.vignette} />}>
        <TwoEvents card={props.card} picture={props.vignette} />
      </Show>
      <Show when={STAMPS[dress().state]}>
        <i class="ecard-stamp">{STAMPS[dress().state]}</i>
      </Show>
      <Show when={props.onPick}>
        <span class="vh" id={words}>
          {cardWords(props.card, dress())}
        </span>
        <button
          ref={b => props.keep?.(b)}
          type="button"
          class="ecard-pick"
          tabIndex={props.tabIndex ?? 0}
          aria-label={cardName(props.card, dress())}
          aria-describedby={words}
          aria-pressed={dress().state === 'barred' ? undefined : dress().state === 'chosen'}
          aria-disabled={dress().state === 'barred' ? 'true' : undefined}
          onFocus={() => props.onLook?.()}
          onClick={() => dress().state !== 'barred' && props.onPick?.()}
        />
      </Show>
      <Show when={dress().bar}>
        {bar => (
          <p class="ecard-why">
            {bar().why} <Cite case={bar().case} />
          </p>
        )}
      </Show>
      <Show when={dress().foot}>
        <p class="ecard-foot">{dress().foot}</p>
      </Show>
      <Show when={dress().place}>
        <b class="ecard-place" aria-hidden="true">
          {dress().place}
        </b>
      </Show>
      <Show when={dress().key}>
        <kbd aria-hidden="true">{dress().key}</kbd>
      </Show>
    </div>
  );
};

/** The back: one pattern a deck, in the side's colour or nobody's. `askew`: thrown away unseen. */
export const CardBack = (props: {
  deck: string;
  word?: string;
  stock?: Stock | undefined;
  askew?: boolean;
  size?: 'hand' | 'wee';
  /** Without one it is an ornament beside words. */
  name?: string;
}): JSX.Element => (
  <div
    class={`ecard facedown stock-${props.stock ?? 'none'} size-${props.size ?? 'hand'} ${props.askew ? 'askew' : ''}`}
    role={props.name ? 'img' : undefined}
    aria-hidden={props.name ? undefined : 'true'}
    aria-label={props.name}
  >
    <svg viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
      <path class="orn" transform="scale(.2)" d={lattice(props.deck, 100, 140)} />
      <rect class="back-rule" x={5} y={5} width={90} height={130} />
      <circle class="back-eye" cx={50} cy={70} r={30} />
      <path class="orn in" transform="translate(50 70) scale(.108)" d={rosette(`${props.deck} back`, 50, 9)} />
      <circle class="back-hub" cx={50} cy={70} r={8.5} />
    </svg>
    <Show when={props.word}>
      <span>{props.word}</span>
    </Show>
  </div>
);
