/** A hand of cards: one's own read at once and played by mouse, finger or keys; another's a count. */
import { createSignal, For, Show, type JSX } from 'solid-js';
import { CardBack, EventCard } from './Card.tsx';
import { cardName, type CardDress, type CardFace, type Stock } from './card.ts';
import { Cite } from '../Cite.tsx';
import { isPlainKey, placeAfter } from './rove.ts';
import './hand.css';

export interface HeldCard {
  readonly card: CardFace;
  readonly dress: CardDress;
}
export interface HandProps {
  readonly name: string;
  readonly cards: readonly HeldCard[];
  readonly onPick: (card: string) => void;
  /** A card was pointed at or reached by key: the table may show it enlarged. */
  readonly onLook?: (card: string) => void;
  readonly vignette?: (card: string) => JSX.Element;
}

export const Hand = (props: HandProps): JSX.Element => {
  const [at, setAt] = createSignal(0);
  const buttons = new Map<string, HTMLButtonElement>();
  const here = (): number => Math.min(at(), props.cards.length - 1);
  const goTo = (place: number): void => {
    const held = props.cards[place];
    const button = held && buttons.get(held.card.id);
    setAt(place);
    button?.focus();
    button?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onKey = (e: KeyboardEvent): void => {
    if (!isPlainKey(e)) return;
    const named = props.cards.findIndex(c => c.dress.key !== undefined && c.dress.key === e.key);
    const place = named >= 0 ? named : placeAfter(e.key, here(), props.cards.length);
    if (place === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    goTo(place);
    const held = props.cards[place];
    if (named >= 0 && held && held.dress.state !== 'barred') props.onPick(held.card.id);
  };
  return (
    <div class="own-hand" role="group" aria-label={`${props.name}, ${props.cards.length} cards`} onKeyDown={onKey}>
      <Show when={props.cards.length} fallback={<p class="own-hand-none">No cards.</p>}>
        <ul>
          <For each={props.cards.map(c => c.card.id)}>
            {(id, i) => {
              const held = (): HeldCard | undefined => props.cards.find(c => c.card.id === id);
              return (
                <Show when={held()}>
                  {h => (
                    <li>
                      <EventCard
                        card={h().card}
                        dress={h().dress}
                        vignette={props.vignette?.(id)}
                        tabIndex={i() === here() ? 0 : -1}
                        keep={b => buttons.set(id, b)}
                        onLook={() => props.onLook?.(id)}
                        onPick={() => {
                          setAt(i());
                          props.onPick(id);
                        }}
                      />
                    </li>
                  )}
                </Show>
              );
            }}
          </For>
        </ul>
      </Show>
    </div>
  );
};

/** What is seen of another's hand: how many, and the cards both know of. */
export const HandCount = (props: {
  name: string;
  count: number;
  deck: string;
  stock?: Stock;
  known?: readonly CardFace[];
  case?: string;
}): JSX.Element => (
  <div class="other-hand">
    <div class="wee-fan" aria-hidden="true">
      <For each={Array.from({ length: Math.min(9, props.count) }, (_, i) => i)}>
        {() => <CardBack deck={props.deck} stock={props.stock} size="wee" />}
      </For>
    </div>
    <p>
      <b>
        {props.name} {props.count}
      </b>{' '}
      <Show when={props.case}>{c => <Cite case={c()} />}</Show>
      <Show when={props.known?.length}>
        <span>Known to both: {props.known?.map(c => cardName(c)).join('; ')}</span>
      </Show>
    </p>
  </div>
);
