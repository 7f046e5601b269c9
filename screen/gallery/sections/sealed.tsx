/** Sealed orders, from writing to opening. */
import { createSignal, Show, type JSX } from 'solid-js';
import { Octagon } from '../../parts/Card.tsx';
import type { WrittenOrder } from '../../parts/orders.ts';
import { Envelope, SealedSheet } from '../../parts/Envelope.tsx';
import { Opened } from '../../parts/Opened.tsx';
import { OrderSheet } from '../../parts/OrderSheet.tsx';
import { asHost } from '../host.ts';
import { Cite } from '../../Cite.tsx';
import type { Section } from '../section.ts';

const ORDERS: readonly (WrittenOrder & { readonly points: number })[] = [
  {
    id: 'crisis',
    text: 'Budget Crisis',
    note: 'played',
    points: 0,
    bound: { why: 'Must be played.', case: '4.1.13' },
  },
  { id: 'corps', text: 'Build the 2nd armoured corps', note: 'at Reims', case: '7.2', cost: '3 RP', points: 3 },
  { id: 'step', text: 'Add a step to it', note: 'stands on order 2', cost: '2 RP', points: 2, needs: ['corps'] },
  { id: 'move', text: 'Send it to Metz', note: 'stands on order 2', case: '10.1', points: 0, needs: ['corps'] },
  { id: 'poise', text: 'Poise it with the 3rd Army', note: 'stands on order 4', points: 0, needs: ['move'] },
  { id: 'fleet', text: 'A step of an air fleet', cost: '1 RP', points: 1 },
];
const Live = (): JSX.Element => {
  const [orders, setOrders] = createSignal(ORDERS);
  const [sealed, setSealed] = createSignal(false);
  const spent = (): number => orders().reduce((n, o) => n + o.points, 0);
  return (
    <>
      <Show
        when={!sealed()}
        fallback={
          <SealedSheet
            name="Allied order"
            paint="F"
            note={`${orders().length} orders`}
            reopen={{}}
            onReopen={() => setSealed(false)}
          />
        }
      >
        <OrderSheet
          name="Allied order"
          orders={orders()}
          budgets={[
            { name: 'Resources', spent: spent(), of: 8 },
            { name: 'Plays', spent: 1, of: 2 },
          ]}
          room={['choose one: play it, or discard it face down']}
          note={
            <>
              Kept back for counter-espionage: <Octagon n={3} name="value" /> The Bureau Reads the Wire{' '}
              <Cite case="4.2" />
            </>
          }
          sealing={{ gives: { why: 'One of two plays is left; sealing now gives it up.', case: '3.3.6' } }}
          onTakeOut={ids => asHost(() => setOrders(structuredClone(orders().filter(o => !ids.includes(o.id)))))}
          onSeal={() => setSealed(true)}
        />
      </Show>
      <p class="told" role="status">
        {sealed() ? 'Sealed' : 'Written'}:{' '}
        {orders()
          .map(o => o.id)
          .join(', ')}
        .
      </p>
    </>
  );
};
const DEAR: readonly WrittenOrder[] = [
  { id: 'two', text: 'Two armoured corps', note: 'at Cologne and Mainz', case: '7.2', cost: '6 RP' },
  { id: 'fort', text: 'A step of the West Wall', note: 'at Trier', cost: '4 RP' },
];
const nothing = (): void => undefined;

export const SEALED: Section = {
  id: 'sealed',
  title: 'Sealed order',
  note: 'any order can be taken out; what falls with it is named first',
  parts: [
    { name: 'Being written', note: 'take one out, then seal', wide: 'panel', show: Live },
    {
      name: 'Overspent',
      note: 'sealing barred, with the reason',
      wide: 'panel',
      show: () => (
        <OrderSheet
          name="German order"
          orders={DEAR}
          budgets={[{ name: 'Resources', spent: 10, of: 8 }]}
          sealing={{ bar: { why: 'Ten resource points are spent, eight are there.', case: '7.1' } }}
          onTakeOut={nothing}
          onSeal={nothing}
        />
      ),
    },
    {
      name: 'Sealed, and the other side',
      note: 'one bit is seen: being written, or sealed',
      wide: 'panel',
      show: () => (
        <div class="specimen-stack">
          <Envelope name="German order" paint="G" state="writing" />
          <SealedSheet
            name="French order"
            paint="F"
            note="two cards"
            reopen={{ bar: { why: 'Both are sealed: they are opened together.', case: '3.1.4' } }}
            onReopen={nothing}
          />
          <Envelope name="German order, sealed" paint="G" state="sealed" />
        </div>
      ),
    },
    {
      name: 'Opened together',
      note: 'side by side, each with what became of it',
      wide: 'half',
      show: () => (
        <Opened
          name="Orders of 1938"
          sides={[
            {
              name: 'Allied',
              paint: 'F',
              orders: [
                { text: 'Budget Crisis', state: 'done', note: 'roll one lower', case: '4.1.13' },
                { text: '2nd armoured corps at Reims', state: 'done', note: '3 RP', case: '7.2' },
                { text: 'Send it to Metz', state: 'now', case: '10.1' },
                { text: 'Poise it with the 3rd Army', state: 'waits' },
              ],
            },
            {
              name: 'German',
              paint: 'G',
              orders: [
                { text: 'Four-Year Plan', state: 'done', note: 'panzer steps at half price', case: '4.0' },
                { text: 'A Clerk in the Ministry', state: 'void', note: 'trumped by a 3', case: '4.4' },
                { text: '6th Army to Cologne', state: 'waits' },
              ],
            },
          ]}
        />
      ),
    },
  ],
};
