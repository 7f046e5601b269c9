/** 5.0, 5.8 The foot of the table: cups and markers, and the own hand read at once. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { EventCard } from '../../../screen/parts/Card.tsx';
import type { CardDress, CardFace } from '../../../screen/parts/card.ts';
import { Hand, HandCount, type HeldCard } from '../../../screen/parts/Hand.tsx';
import { capital } from '../../../screen/words.ts';
import { CARDS } from '../data/cards.ts';
import { cardFace } from '../look/cards.ts';
import type { HandView } from '../view.ts';
import { Cups } from './Markers.tsx';
import { NAMES, ownHand } from './own.ts';
import { useNr, type NrTable } from './state.ts';

/** Verbs by which a card leaves the hand, the one most meant first, and what its foot then says. */
const WITH_CARD = ['play', 'discard', 'card'] as const;
const FEET: { readonly [kind: string]: string } = {
  trimming: 'discard',
  swapping: 'change it',
  declaring: 'discard to pay',
  improving: 'discard to pay',
  rebuilding: 'discard to pay',
  deploying: 'discard to pay',
  granting: 'this one',
};
const choiceOf = ({ offered }: NrTable, card: string) =>
  WITH_CARD.flatMap(verb => offered().filter(o => o.choice.do === verb && o.choice['card'] === card))[0];
const faceOf = (name: string, side: 'german' | 'allied'): CardFace => ({
  ...cardFace(
    CARDS.find(c => `#${c.no}` === name)!,
    side,
  ),
  id: name,
});
/** What may be done with a card now, else why it is not played. */
const dressOf = (table: NrTable, hand: HandView, card: string): CardDress => {
  const o = choiceOf(table, card);
  const bar = hand.bars?.[card];
  if (o?.choice.do === 'play') return { state: 'playable', foot: 'play' };
  if (o) return { state: 'playable', foot: FEET[table.kind()] ?? 'discard' };
  return bar ? { state: 'barred', bar: { why: `${capital(bar.why)}.`, case: bar.case } } : { state: 'open' };
};
const OwnHand = (props: { readonly of: HandView; readonly look: (card?: string) => void }): JSX.Element => {
  const table = useNr();
  const cards = createMemo((): readonly HeldCard[] =>
    (props.of.ownCards ?? []).map(card => ({
      card: faceOf(card, props.of.side),
      dress: dressOf(table, props.of, card),
    })),
  );
  return (
    <div
      class="nr-own"
      style={{ '--cards': String(Math.max(4, Math.min(7, cards().length))) }}
      onPointerLeave={() => props.look()}
      onFocusOut={() => props.look()}
    >
      <Hand
        name={`${NAMES[props.of.side]} hand`}
        cards={cards()}
        onLook={props.look}
        onPick={card => {
          const o = choiceOf(table, card);
          if (o) void table.play(o.choice);
        }}
      />
    </div>
  );
};
export const Hands = (): JSX.Element => {
  const table = useNr();
  const [looked, look] = createSignal<string>();
  const own = () => ownHand(table.view());
  const large = createMemo(() => {
    const hand = own();
    const card = looked();
    return hand && card !== undefined && hand.ownCards?.includes(card) ? faceOf(card, hand.side) : undefined;
  });
  return (
    <>
      <Cups />
      <section class="nr-hands" aria-label="Hands">
        <Show
          when={own()}
          fallback={
            <For each={table.view().hands}>
              {h => (
                <HandCount
                  name={`${NAMES[h.side]} hand`}
                  count={h.cards}
                  deck="no retreat"
                  stock={h.side === 'german' ? 'G' : 'F'}
                  case="5.0"
                />
              )}
            </For>
          }
        >
          {hand => <OwnHand of={hand()} look={look} />}
        </Show>
        <Show when={large()}>
          {face => (
            <div class="nr-large" aria-hidden="true">
              <EventCard card={face()} size="large" />
            </div>
          )}
        </Show>
      </section>
    </>
  );
};
