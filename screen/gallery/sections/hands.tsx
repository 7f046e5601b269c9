/** Hands, decks, discards. */
import { createSignal, type JSX } from 'solid-js';
import { Hand, HandCount, type HeldCard } from '../../parts/Hand.tsx';
import { Pile } from '../../parts/Pile.tsx';
import type { CardFace } from '../../parts/card.ts';
import { CLERK, CONDUCT, CRISIS, FACTORIES, METIER, PACT, RESERVES, ROADS, STUKAS, TANKS, WIRE } from '../samples.ts';
import type { Section } from '../section.ts';

const BARRED: { readonly [id: string]: { readonly why: string; readonly case: string } } = {
  pact: { why: 'Active from 1939, not in 1938.', case: '4.1.11' },
  roads: { why: 'Stolen this turn; playable from the next.', case: '4.3.1' },
  conduct: { why: 'No French unit fights at Arras.', case: '5.2.1' },
};
const dressed = (cards: readonly CardFace[], chosen: readonly string[]): readonly HeldCard[] =>
  cards.map((card, i) => {
    const place = chosen.indexOf(card.id) + 1;
    const bar = BARRED[card.id];
    const key = `${i + 1}`;
    if (bar) return { card, dress: { state: 'barred', key, bar } };
    const foot = card.must ? { foot: 'must be played' } : {};
    return { card, dress: place ? { state: 'chosen', key, place, ...foot } : { state: 'playable', key, ...foot } };
  });

const Live = (props: { name: string; cards: readonly CardFace[] }): JSX.Element => {
  const [chosen, setChosen] = createSignal<readonly string[]>([]);
  const [look, setLook] = createSignal('');
  const toggle = (id: string): void => {
    setChosen(chosen().includes(id) ? chosen().filter(c => c !== id) : [...chosen(), id]);
  };
  return (
    <>
      <Hand name={props.name} cards={dressed(props.cards, chosen())} onPick={toggle} onLook={setLook} />
      <p class="told" role="status">
        {props.name}: chosen {chosen().join(', ') || 'none'}; looked at {look() || 'none'}.
      </p>
    </>
  );
};

export const HANDS: Section = {
  id: 'hands',
  title: 'Hand, deck and discards',
  note: 'arrow keys go from card to card, a digit picks',
  parts: [
    {
      name: 'Your hand',
      note: 'read at once; the other side’s half in full when enlarged',
      wide: 'full',
      show: () => <Live name="Your hand" cards={[CRISIS, METIER, FACTORIES, WIRE, PACT, ROADS]} />,
    },
    {
      name: 'A hand of two-event cards',
      wide: 'full',
      show: () => <Live name="Allied hand" cards={[TANKS, RESERVES, CONDUCT, STUKAS]} />,
    },
    {
      name: 'An empty hand',
      wide: 'panel',
      show: () => <Hand name="An empty hand" cards={[]} onPick={() => undefined} />,
    },
    {
      name: 'Another’s hand',
      note: 'a count, and what both know',
      wide: 'panel',
      show: () => <HandCount name="German hand" count={6} deck="years" known={[CLERK]} case="4.3.1" />,
    },
    {
      name: 'Deck',
      note: 'the bottom is not known',
      wide: 'panel',
      show: () => (
        <Pile name="Deck" count={9} deck="years" note="shuffled after this segment" case="4.1.10" bottom="unknown" />
      ),
    },
    {
      name: 'Deck, its bottom known',
      note: '',
      wide: 'panel',
      show: () => <Pile name="Front deck" count={14} deck="front" stock="F" bottom={RESERVES} />,
    },
    {
      name: 'Discards, face up',
      note: 'may be looked through',
      wide: 'panel',
      show: () => <Pile name="Discards" count={3} deck="years" top={FACTORIES} open={[FACTORIES, WIRE, ROADS]} />,
    },
    {
      name: 'Discards, unseen',
      note: '',
      wide: 'panel',
      show: () => <Pile name="Discarded" count={3} deck="years" note="never looked at" case="4.1.8" top="unseen" />,
    },
    { name: 'Nothing left', wide: 'panel', show: () => <Pile name="Empty deck" count={0} deck="years" /> },
  ],
};
