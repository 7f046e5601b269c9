/** The hex in hand. */
import type { JSX } from 'solid-js';
import { StackCard as Card } from '../../../screen/war/StackCard.tsx';
import { holderOf } from '../look/spoken.ts';
import { onCard } from './choices.ts';
import { useNr } from './state.ts';
import { VERBS } from './verbs.ts';

export const StackCard = (): JSX.Element => {
  const table = useNr();
  return (
    <Card verbs={VERBS} onCard={onCard} holderOf={hex => holderOf(table.view(), hex)} seenBy="2.3" limitBy="13.3.1" />
  );
};
