/** Who was picked, on one hex or several, to be sent together. */
import { Show, type JSX } from 'solid-js';
import { counted } from '../../engine/words.ts';
import { useWar } from './table.tsx';

export const Mustered = (): JSX.Element => {
  const table = useWar();
  return (
    <Show when={table.mustered().length}>
      {n => (
        <p class="mustered" role="status">
          <b>{counted(n(), 'unit')} picked:</b> {table.mustered().join(', ')}. Choose{' '}
          {table.kind() === 'attacking' ? 'whom they attack' : 'where they go'}.{' '}
          <button type="button" class="btn sm" onClick={() => table.disband()}>
            Let them go
          </button>
        </p>
      )}
    </Show>
  );
};
