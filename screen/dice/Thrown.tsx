/** A die thrown outside a fight, such as that of a coup: it is seen to roll in the tray, then what it brought is told. */
import { Show, type JSX } from 'solid-js';
import type { Told } from '../../engine/table.ts';
import { Cite } from '../Cite.tsx';
import { createRoll, DiceTray } from './Dice.tsx';

const NONE: ReadonlySet<number> = new Set();

export function Thrown(props: { readonly line: Told }): JSX.Element {
  const faces = (): readonly number[] => [Number(props.line.event['face'])];
  const roll = createRoll(
    faces,
    () => NONE,
    () => true,
  );
  return (
    <section class="thrown" aria-label="The die" role="status">
      <DiceTray
        rolled={faces()}
        count={1}
        needs={0}
        plain
        rolling={roll.rolling()}
        inAir={roll.inAir()}
        onSkip={roll.stop}
      />
      <Show when={!roll.rolling()}>
        <p>
          {props.line.text} <Cite case={props.line.case} />
        </p>
      </Show>
    </section>
  );
}
