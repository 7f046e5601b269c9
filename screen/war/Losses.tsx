/** What a game has cost each side, counter by counter. */
import { For, type JSX } from 'solid-js';
import { counted } from '../../engine/words.ts';
import { Counter } from './Counter.tsx';
import type { WarUnit } from './view.ts';

export const Losses = (props: {
  /** 'Germans', and the side as units name it. */
  readonly sides: readonly (readonly [who: string, side: string])[];
  readonly lost: readonly WarUnit[];
}): JSX.Element => {
  const of = (side: string): readonly WarUnit[] => props.lost.filter(u => u.side === side);
  return (
    <For each={props.sides}>
      {([who, side]) => (
        <>
          <h3 class="sub">
            {who} lost <span class="num">{counted(of(side).length, 'unit')}</span>
          </h3>
          <div class="boxed lost">
            <For each={of(side)}>{u => <Counter of={u} size={30} />}</For>
          </div>
        </>
      )}
    </For>
  );
};
