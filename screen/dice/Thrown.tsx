/** A die rolled outside a battle, such as that of a coup: it rolls in the tray, then its log line is shown until the player's next decision. */
import { createMemo, Show, untrack, type JSX } from 'solid-js';
import type { LogLine } from '../../engine/table.ts';
import { Cite } from '../Cite.tsx';
import { useTable } from '../table.tsx';
import { createRoll, DiceTray } from './Dice.tsx';

const NONE: ReadonlySet<number> = new Set();

/** The log line of the last such die. */
const useThrown = (since: number, throws: () => readonly string[]): (() => LogLine | undefined) => {
  const table = useTable();
  let before = since;
  let mine = true;
  return createMemo<LogLine | undefined>(was => {
    const now = table.entry();
    return untrack(() => {
      const { log, replaying } = table.snap();
      const fresh = log.findLast(l => l.entry >= before && throws().includes(String(l.event['is'])));
      const earlier = mine ? undefined : was;
      mine = table.offered().length > 0;
      before = now;
      return replaying ? undefined : (fresh ?? earlier);
    });
  });
};
const Die = (props: { readonly line: LogLine }): JSX.Element => {
  const faces = (): readonly number[] => [Number(props.line.event['face'])];
  const roll = createRoll(
    faces,
    () => NONE,
    () => true,
  );
  return (
    <section class="thrown" aria-label="Die roll" role="status">
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
};

export function Thrown(props: {
  /** The entry at which the table was opened. */
  readonly since: number;
  /** Events with the `face` of a die. */
  readonly throws: readonly string[];
}): JSX.Element {
  const thrown = useThrown(props.since, () => props.throws);
  return (
    <Show when={thrown()} keyed>
      {line => <Die line={line} />}
    </Show>
  );
}
