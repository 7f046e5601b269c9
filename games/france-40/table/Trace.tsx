/** 8.0 The supply line of the unit chosen, in words. */
import { Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { useHex } from './state.ts';
import { traceWords } from './trace-words.ts';

export const TraceNote = (): JSX.Element => {
  const table = useHex();
  return (
    <Show when={table.overlay() === 'supply'}>
      <Show when={table.trace()} fallback={<p>Point at a unit, or pick one, to see its line.</p>}>
        {t => (
          <p>
            {traceWords(t(), table.names.placed)} <Cite case={t().cut?.case ?? '8.1'} />
          </p>
        )}
      </Show>
    </Show>
  );
};
