/** 14.5, 5.1 What is answered for the player in the panel of the question: markers, cards and events that he does not mean to use. */
import { Show, type JSX } from 'solid-js';
import { QuickOrders } from '../../../screen/parts/QuickOrders.tsx';
import { passOnce, passThisPhase, passThisTurn, type QuickOrder } from '../../../screen/parts/quick-orders.ts';
import { useNr } from './state.ts';

const HELP = ['supporting', 'backing'];
/** At the marker both questions of the battle are still to come; at the card only this one. */
const IN_BATTLE: QuickOrder = {
  words: 'Nothing more in this battle',
  note: 'No marker and no card now. In the next battle you are asked again.',
  orders: passOnce(HELP),
};
const BATTLES: readonly QuickOrder[] = [
  {
    words: 'Nothing for the rest of this phase',
    note: 'No marker and no card in any battle of this phase. The log says so each time.',
    orders: passThisPhase(HELP),
  },
  {
    words: 'No cards for the rest of this phase',
    note: 'You are asked for markers only.',
    orders: passThisPhase(['backing']),
  },
];
const EVENTS: readonly QuickOrder[] = [
  {
    words: 'None for the rest of this turn',
    note: 'Every moment between the phases of this turn passes without an event of yours.',
    orders: passThisTurn(['offering']),
  },
];
/** Where one may still change his mind: in the question, and between two of them. */
const AT_BATTLES = [...HELP, 'fighting', 'advancing'];

export const Standing = (): JSX.Element => {
  const { kind, view } = useNr();
  const inBattles = () => AT_BATTLES.includes(kind()) || (view().battle !== undefined && !kind());
  return (
    <>
      <Show when={inBattles()}>
        <QuickOrders
          title="Markers and cards in battles"
          kinds={HELP}
          quick={kind() === 'supporting' ? [IN_BATTLE, ...BATTLES] : BATTLES}
          ask="Ask in every battle"
        />
      </Show>
      <Show when={kind() === 'offering'}>
        <QuickOrders title="Events between the phases" kinds={['offering']} quick={EVENTS} ask="Ask every time" />
      </Show>
    </>
  );
};
