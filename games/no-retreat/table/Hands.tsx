/** 5.0, 5.8 The foot of the table: cups and markers, the own hand read at once, the other's as a count. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { later } from '../../../screen/later.ts';
import { Chit, Cup } from '../../../screen/parts/Chit.tsx';
import type { CardDress, CardFace } from '../../../screen/parts/card.ts';
import { Hand, HandCount, type HeldCard } from '../../../screen/parts/Hand.tsx';
import type { Said } from '../../../screen/session.ts';
import { CARDS } from '../data/cards.ts';
import { PLANS } from '../data/plans.ts';
import { cardFace, planFace } from '../look/cards.ts';
import { backOf, frontOf } from '../look/chits.ts';
import { EventCard } from '../../../screen/parts/Card.tsx';
import type { HandView, MarkerView } from '../view.ts';
import { useNr, type NrTable } from './state.ts';

const NAMES = { german: 'German', allied: 'Allied' } as const;
/** Verbs by which a card leaves the hand, the one most meant first. */
const WITH_CARD = ['play', 'discard', 'card'];
const WITH_MARKER = ['pay', 'return', 'marker'];
const choiceOf = ({ offered }: NrTable, verbs: readonly string[], field: string, name: string) =>
  verbs.flatMap(verb => offered().filter(o => o.choice.do === verb && o.choice[field] === name))[0];

const faceOf = (name: string, side: 'german' | 'allied'): CardFace => ({
  ...cardFace(
    CARDS.find(c => `#${c.no}` === name)!,
    side,
  ),
  id: name,
});
/** Why a card cannot be played now, asked of the rules. */
const useReasons = (hand: () => HandView): (() => ReadonlyMap<string, CardDress['bar']>) => {
  const table = useNr();
  const said = later(
    () => ({ at: table.entry(), cards: hand().ownCards ?? [], asked: table.offered().length > 0 }),
    async ({ cards, asked }) => {
      if (!asked) return new Map<string, CardDress['bar']>();
      const verdicts = await Promise.all(
        cards.map(async card => [card, await table.why({ do: 'play', card } as Said)] as const),
      );
      return new Map(verdicts.flatMap(([card, v]) => (v.ok ? [] : [[card, { why: v.why, case: v.case }] as const])));
    },
  );
  return () => said() ?? new Map();
};
const OwnHand = (props: { readonly of: HandView }): JSX.Element => {
  const table = useNr();
  const reasons = useReasons(() => props.of);
  const dressOf = (card: string): CardDress => {
    const o = choiceOf(table, WITH_CARD, 'card', card);
    const bar = reasons().get(card);
    if (o) return { state: 'playable', ...(o.choice.do === 'play' ? {} : { foot: o.choice.do }) };
    return bar ? { state: 'barred', bar } : { state: 'open' };
  };
  const cards = createMemo((): readonly HeldCard[] =>
    (props.of.ownCards ?? []).map(card => ({ card: faceOf(card, props.of.side), dress: dressOf(card) })),
  );
  return (
    <Hand
      name={`${NAMES[props.of.side]} hand`}
      cards={cards()}
      onPick={card => {
        const o = choiceOf(table, WITH_CARD, 'card', card);
        if (o) void table.play(o.choice);
      }}
    />
  );
};
const OwnMarker = (props: { readonly of: MarkerView; readonly side: HandView['side'] }): JSX.Element => {
  const table = useNr();
  const choice = () => choiceOf(table, WITH_MARKER, 'marker', props.of.name);
  const face = () => backOf(props.side, props.of.ability);
  const words = () => `${props.of.ability}${props.of.in1939 ? '' : ', 1940 front'}`;
  return (
    <li>
      <Show
        when={choice()}
        fallback={
          <span title={words()}>
            <Chit face={face()} size={34} />
          </span>
        }
      >
        {o => (
          <button type="button" class="nr-marker" title={o().text} onClick={() => void table.play(o().choice)}>
            <Chit face={face()} size={34} lit />
          </button>
        )}
      </Show>
    </li>
  );
};
const Fronts = (props: { readonly of: HandView }): JSX.Element => (
  <p class="nr-fronts">
    <Show when={props.of.markers.both}>
      <Chit face={frontOf(props.of.side, true)} size={26} quiet /> {props.of.markers.both}
    </Show>{' '}
    <Show when={props.of.markers.only1940}>
      <Chit face={frontOf(props.of.side, false)} size={26} quiet /> {props.of.markers.only1940}
    </Show>
  </p>
);
const cupOf = (h: HandView): number => h.cup.both + h.cup.only1940;
/** The hand that is read: one's own; a watcher sees counts. */
const ownOf = (table: NrTable): HandView | undefined => table.view().hands.find(h => h.ownCards !== undefined);

export const Markers = (): JSX.Element => {
  const table = useNr();
  return (
    <section class="nr-cups" aria-label="Cups and markers">
      <div class="nr-cup-row">
        <For each={table.view().hands.toReversed()}>
          {h => (
            <Cup name={`${NAMES[h.side]} cup`} count={cupOf(h)} paint={h.side === 'german' ? 'G' : 'F'} case="5.8" />
          )}
        </For>
      </div>
      <Show when={ownOf(table)}>
        {own => (
          <ul class="nr-markers" aria-label="Your markers">
            <For each={own().ownMarkers}>{m => <OwnMarker of={m} side={own().side} />}</For>
          </ul>
        )}
      </Show>
    </section>
  );
};
export const Hands = (): JSX.Element => {
  const table = useNr();
  const others = () => table.view().hands.filter(h => h.ownCards === undefined);
  const plan = () => PLANS.find(p => p.no === ownOf(table)?.plan?.no);
  return (
    <section class="nr-hands" aria-label="Hands">
      <Show when={ownOf(table)}>{own => <OwnHand of={own()} />}</Show>
      <div class="nr-other">
        <Show when={plan()}>{p => <EventCard card={planFace(p())} size="small" />}</Show>
        <For each={others()}>
          {h => (
            <>
              <HandCount
                name={`${NAMES[h.side]} hand`}
                count={h.cards}
                deck="no retreat"
                stock={h.side === 'german' ? 'G' : 'F'}
                case="5.0"
              />
              <Fronts of={h} />
            </>
          )}
        </For>
      </div>
    </section>
  );
};
