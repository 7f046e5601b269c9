/** The hex in hand. */
import type { JSX } from 'solid-js';
import { StackCard as Card } from '../../../screen/war/StackCard.tsx';
import { holderOf } from '../look/spoken.ts';
import { onCard } from './choices.ts';
import { useWce } from './state.ts';
import { VERBS } from './verbs.ts';

export const StackCard = (): JSX.Element => {
  const table = useWce();
  return (
    <Card verbs={VERBS} onCard={onCard} holderOf={hex => holderOf(table.view(), hex)} seenBy="8.3" limitBy="8.0" />
  );
};
