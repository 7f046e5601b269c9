/** Deck and discards: how many, what is known of the bottom, and the cards that may be looked through. */
import { For, Show, type JSX } from 'solid-js';
import { CardBack } from './Card.tsx';
import { cardName, eventOf, type CardFace, type Stock } from './card.ts';
import { band } from './ornament.ts';
import { Cite } from '../Cite.tsx';
import './hand.css';

export interface PileProps {
  readonly name: string;
  readonly count: number;
  /** The pattern of its backs. */
  readonly deck: string;
  readonly stock?: Stock;
  readonly note?: string;
  readonly case?: string;
  /** Discards: the last card thrown, face up; or nothing seen of it. */
  readonly top?: CardFace | 'unseen';
  /** The lowest card, where someone knows it; `unknown` where it could be known and is not. */
  readonly bottom?: CardFace | 'unknown';
  /** Cards anyone may look through, the last thrown first. */
  readonly open?: readonly CardFace[];
}

const TopCard = (props: { card: CardFace }): JSX.Element => (
  <svg
    class={`pile-top stock-${eventOf(props.card).stock ?? props.card.stock ?? 'none'}`}
    viewBox="0 0 44 61"
    aria-hidden="true"
  >
    <rect class="pile-stock" x={0.5} y={0.5} width={43} height={60} rx={3} />
    <rect class="pile-rule" x={3} y={3} width={38} height={55} rx={1.5} />
    <path class="pile-band" d="M3 11H41V29H3z" />
    <path class="orn" transform="translate(3 11) scale(.2)" d={band(props.card.id, 38, 18, 6)} />
    <circle class="pile-eye" cx={22} cy={20} r={8} />
    <text x={22} y={23.5}>
      {props.card.no}
    </text>
    <path class="pile-text" d="M8 37H34M8 42H36M8 47H30" />
  </svg>
);
const Cards = (props: PileProps): JSX.Element => (
  <div class="pile-cards" aria-hidden="true">
    <Show when={props.count} fallback={<i class="pile-none" />}>
      <Show
        when={props.top === undefined}
        fallback={
          props.top === undefined || props.top === 'unseen' ? (
            <CardBack deck={props.deck} stock={props.stock} size="wee" askew />
          ) : (
            <TopCard card={props.top} />
          )
        }
      >
        <For each={['under-0', 'under-1', 'under-2'].slice(0, Math.min(3, props.count)).toReversed()}>
          {under => (
            <div class={under}>
              <CardBack deck={props.deck} stock={props.stock} size="wee" />
            </div>
          )}
        </For>
      </Show>
    </Show>
  </div>
);

export const Pile = (props: PileProps): JSX.Element => (
  <div class="card-pile" role="group" aria-label={`${props.name}, ${props.count}`}>
    <Cards {...props} />
    <div>
      <p>
        <b>
          {props.name} {props.count}
        </b>
        <Show when={props.note}>
          <span>
            {props.note} <Show when={props.case}>{c => <Cite case={c()} />}</Show>
          </span>
        </Show>
        <Show when={props.top !== undefined && props.top !== 'unseen' && props.top}>
          {top => <span>On top: {cardName(top())}</span>}
        </Show>
        <Show when={props.bottom}>
          {bottom => (
            <span>At the bottom: {bottom() === 'unknown' ? 'not known' : cardName(bottom() as CardFace)}</span>
          )}
        </Show>
      </p>
      <Show when={props.open?.length}>
        <details>
          <summary>Look through {props.open?.length}</summary>
          <ol>
            <For each={props.open}>{c => <li>{cardName(c)}</li>}</For>
          </ol>
        </details>
      </Show>
    </div>
  </div>
);
