/** Event cards in all their states. */
import { CardBack, EventCard } from '../../parts/Card.tsx';
import type { CardDress, CardFace } from '../../parts/card.ts';
import { CLERK, CONDUCT, CRISIS, FACTORIES, PACT, RESERVES, ROADS, STUKAS, TANKS, WIRE } from '../samples.ts';
import type { Section, Specimen } from '../section.ts';

const nothing = (): void => undefined;
const card = (name: string, note: string, face: CardFace, dress: CardDress): Specimen => ({
  name,
  note,
  wide: 'card',
  show: () => <EventCard card={face} dress={dress} onPick={nothing} />,
});
const lying = (name: string, note: string, face: CardFace, dress: CardDress): Specimen => ({
  name,
  note,
  wide: 'card',
  show: () => <EventCard card={face} dress={dress} />,
});
const HILLS = [
  ['M0 44 22 30 40 38 66 18 92 36 118 24 150 40V62H0z', 0.28],
  ['M0 52 30 42 58 50 90 38 124 50 150 44V62H0z', 0.5],
] as const;

export const CARDS: Section = {
  id: 'cards',
  title: 'One event a card',
  note: 'all states',
  parts: [
    card('Playable', 'plain edge, its key', WIRE, { state: 'playable', key: '1' }),
    card('Chosen', 'gold, raised, numbered', WIRE, { state: 'chosen', key: '2', place: 1, foot: 'in the order' }),
    card('Must be played', 'amber hazard foot', CRISIS, { state: 'playable', key: '3', foot: 'must be played' }),
    card('Barred, dated', 'dashed; reason and case', PACT, {
      state: 'barred',
      key: '4',
      bar: { why: 'Active from 1939, not in 1938.', case: '4.1.11' },
    }),
    lying('Face up', 'nothing is asked', FACTORIES, { state: 'open' }),
    lying('Revealed', 'a turned corner', ROADS, { state: 'revealed' }),
    lying('Played', 'stamped', FACTORIES, { state: 'played' }),
    lying('Cancelled', 'struck, hatched red', CLERK, { state: 'cancelled' }),
    lying('Discarded', 'askew, dashed', FACTORIES, { state: 'discarded' }),
    {
      name: 'Face down',
      note: 'one back a deck',
      wide: 'card',
      show: () => <CardBack deck="years" word="Years" name="A card, face down" />,
    },
    {
      name: 'Discarded unseen',
      note: 'its back, askew',
      wide: 'card',
      show: () => <CardBack deck="years" word="Years" askew name="A card discarded unseen" />,
    },
    {
      name: 'With a vignette',
      note: 'a picture in its slot',
      wide: 'card',
      show: () => (
        <EventCard
          card={ROADS}
          dress={{ state: 'open' }}
          vignette={
            <svg viewBox="0 0 150 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <circle cx={116} cy={16} r={8} fill="var(--select)" opacity={0.8} />
              {HILLS.map(([d, o]) => (
                <path d={d} fill="var(--en)" opacity={o} />
              ))}
              <path d="M70 62 84 44M86 62 88 44" stroke="var(--stock)" stroke-width={2} />
            </svg>
          }
        />
      ),
    },
  ],
};

export const TWO_EVENTS: Section = {
  id: 'two-events',
  title: 'Two events a card',
  note: 'the holder reads his own half',
  parts: [
    card('Playable', 'counts double', RESERVES, { state: 'playable', key: '1' }),
    card('Chosen', 'says what it does here', TANKS, { state: 'chosen', key: '2', foot: 'one column right' }),
    card('Barred', 'reason and case', CONDUCT, {
      state: 'barred',
      key: '3',
      bar: { why: 'No French unit fights at Arras.', case: '5.2.1' },
    }),
    card('The upper half is yours', 'the other side’s seat', STUKAS, { state: 'playable', key: '4' }),
    lying('Cancelled', '', TANKS, { state: 'cancelled' }),
    {
      name: 'Back',
      note: 'Allied',
      wide: 'card',
      show: () => <CardBack deck="front" stock="F" word="Front" name="An Allied card, face down" />,
    },
    {
      name: 'Back',
      note: 'German',
      wide: 'card',
      show: () => <CardBack deck="plans" stock="G" word="Plans" name="A German card, face down" />,
    },
    {
      name: 'Enlarged',
      note: 'both halves in full',
      wide: 'card',
      show: () => <EventCard card={TANKS} dress={{ state: 'open' }} size="large" />,
    },
    {
      name: 'Enlarged, one event',
      note: '',
      wide: 'card',
      show: () => <EventCard card={WIRE} dress={{ state: 'open' }} size="large" />,
    },
  ],
};
