/** The card of the selected hex. */
import type { JSX } from 'solid-js';
import { StackCard as Card } from '../../../screen/war/StackCard.tsx';
import { holderOf } from '../look/spoken.ts';
import { onCard } from './choices.ts';
import { useHex } from './state.ts';

const VERBS: { readonly [verb: string]: string } = {
  move: 'Move',
  top: 'On top',
  lift: 'Lift',
  add: 'Attack',
  drop: 'Leave out',
  lose: 'Takes the loss',
  advance: 'Advance',
  remove: 'Remove',
  replace: 'A step',
};
export const StackCard = (): JSX.Element => {
  const table = useHex();
  const fortsIn = (hex: string) => {
    const fort = table.forts().get(hex);
    return fort ? [fort] : [];
  };
  return (
    <Card
      verbs={VERBS}
      onCard={onCard}
      holderOf={hex => holderOf(table.view(), hex)}
      seenBy="3.10"
      limitBy="6.2"
      works={fortsIn}
    />
  );
};
