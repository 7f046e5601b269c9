/** 5.2, 5.3 What is answered for the player in the panel of the question: windows he does not mean to use, and nations that have nothing more to do. */
import { Show, type JSX } from 'solid-js';
import type { StandingOrder } from '../../../engine/standing.ts';
import { QuickOrders } from '../../../screen/parts/QuickOrders.tsx';
import { passThisTurn, type QuickOrder } from '../../../screen/parts/quick-orders.ts';
import { useWce } from './state.ts';

const WINDOW = ['declaring'];
/** How players call the markers. */
const MARKERS: { readonly [power: string]: string } = {
  Czechoslovakia: 'Czech',
  Hungary: 'Hungarian',
  Italy: 'Italian',
  Poland: 'Polish',
  'Yugoslavia and Romania': 'Yugoslav and Romanian',
  'Soviet Union and Lithuania': 'Soviet and Lithuanian',
};
const markerOf = (power: string): string => `the ${MARKERS[power] ?? power} marker`;
const untilDrawn = (power: string): QuickOrder => ({
  words: `Not before ${markerOf(power)}`,
  note: `Windows pass until ${markerOf(power)} is drawn, or the turn ends.`,
  orders: passThisTurn(WINDOW, [{ fact: `marker.${power}`, is: 'Pool' }]),
});
const FOR_PRAGUE: QuickOrder = {
  words: 'Only if Prague can be attacked',
  note: 'Windows pass while no unit of the German side stands next to Prague, or the German Combat Phase is used.',
  orders: now => [
    {
      kind: 'declaring',
      until: [{ fact: 'turn', least: now.turn + 1 }],
      answer: { is: 'policy', policy: 'wait-for-prague' },
    },
  ],
};
const NONE_LEFT: QuickOrder = {
  words: 'None for the rest of this turn',
  note: 'Every window of this turn passes: German phases that are left are lost.',
  orders: passThisTurn(WINDOW),
};
export const WindowOrders = (): JSX.Element => {
  const { view } = useWce();
  return (
    <QuickOrders
      title="The windows to come"
      kinds={WINDOW}
      quick={[...view().markers.pool.map(untilDrawn), FOR_PRAGUE, NONE_LEFT]}
      ask="Ask in every window"
    />
  );
};

/** 5.2 The phases of a nation. */
const PHASES = ['reorganising', 'moving', 'attacking'];
const DONE: StandingOrder['answer'] = { is: 'choice', choice: { do: 'done' } };
const nothingMore = (power: string): QuickOrder => ({
  words: `Nothing more for ${power === 'Anglo-French' ? 'the Anglo-French' : power} this turn`,
  note: 'Ends this phase and the others of its turn without a choice.',
  orders: now =>
    PHASES.map(kind => ({
      kind,
      when: [{ fact: 'about.power', is: power }],
      until: [{ fact: 'turn', least: now.turn + 1 }],
      answer: DONE,
    })),
});
/** 3.3 */
const NO_NEUTRAL: QuickOrder = {
  words: 'No neutral for the rest of this turn',
  note: 'No phase of this turn begins with a violation.',
  orders: now => [{ kind: 'violating', until: [{ fact: 'turn', least: now.turn + 1 }], answer: DONE }],
};
export const Standing = (): JSX.Element => {
  const { kind, view } = useWce();
  /** The three German phases are slipped in one by one: none follows on the other. */
  const power = () => (PHASES.includes(kind()) && view().power !== 'Germany' ? view().power : undefined);
  return (
    <>
      <Show when={kind() === 'violating'}>
        <QuickOrders title="Neutrals" kinds={['violating']} quick={[NO_NEUTRAL]} ask="Ask before every phase" />
      </Show>
      <Show when={power()}>
        {name => <QuickOrders title={name()} kinds={PHASES} quick={[nothingMore(name())]} ask="Phase by phase" />}
      </Show>
    </>
  );
};
