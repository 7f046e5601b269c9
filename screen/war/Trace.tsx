/** The supply line of the unit chosen, in words. */
import { Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { useWar } from './table.tsx';
import { traceWords } from './trace-words.ts';

/** `case`: that of a line that holds. */
export const TraceNote = (props: { readonly case: string }): JSX.Element => {
  const table = useWar();
  return (
    <Show when={table.overlay() === 'supply'}>
      <Show when={table.trace()} fallback={<p>Point at a unit, or pick one, to see its line.</p>}>
        {t => (
          <p>
            {traceWords(t(), table.names.placed)} <Cite case={t().cut?.case ?? props.case} />
          </p>
        )}
      </Show>
    </Show>
  );
};
