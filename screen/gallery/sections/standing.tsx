/** Standing orders. */
import { createSignal, type JSX } from 'solid-js';
import type { StandingLine, StandingWords } from '../../parts/standing.ts';
import { StandingOrders } from '../../parts/Standing.tsx';
import { asHost } from '../host.ts';
import type { Section } from '../section.ts';

const WORDS: StandingWords = {
  when: [
    { id: 'near', words: 'An enemy within 5 hexes of Frankfurt' },
    { id: 'drawn', words: 'The Soviet marker is still in the cup' },
    { id: 'moved', words: 'The Soviets have moved' },
    { id: 'points', words: 'Points change' },
    { id: 'any', words: 'Whatever happens', always: true },
  ],
  answers: [
    { id: 'ask', words: 'ask me' },
    { id: 'pass', words: 'pass' },
    { id: 'combat', words: 'combat' },
    { id: 'least', words: 'least loss', policy: true },
    { id: 'lowest', words: 'lowest card that serves', policy: true },
  ],
  until: [
    { id: 'turn', words: 'Until the turn ends' },
    { id: 'withdrawn', words: 'Until withdrawn', always: true },
  ],
};
const ORDERS: readonly StandingLine[] = [
  { id: 'order 1', when: 'near', answer: 'ask', until: 'withdrawn' },
  { id: 'order 2', when: 'drawn', answer: 'pass', until: 'turn' },
  { id: 'order 3', when: 'moved', unless: 'near', answer: 'combat', until: 'turn', times: 1 },
  { id: 'order 4', when: 'any', answer: 'least', until: 'withdrawn' },
  { id: 'order 5', when: 'points', answer: 'ask', until: 'withdrawn' },
];
const Live = (props: { orders: readonly StandingLine[]; match?: boolean }): JSX.Element => {
  const [orders, setOrders] = createSignal(props.orders);
  return (
    <StandingOrders
      orders={orders()}
      words={WORDS}
      onChange={changed => asHost(() => setOrders(structuredClone(changed)))}
      {...(props.match ? { match: { id: 'order 1', why: 'French 4th Army, 0514: so you are asked' } } : {})}
    />
  );
};

export const STANDING: Section = {
  id: 'standing',
  title: 'Standing orders',
  note: 'first match wins',
  parts: [
    {
      name: 'Five orders',
      note: 'the first matched; the last is never reached',
      wide: 'panel',
      show: () => <Live orders={ORDERS} match />,
    },
    { name: 'None', note: 'add one', wide: 'panel', show: () => <Live orders={[]} /> },
  ],
};
