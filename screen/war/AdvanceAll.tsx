/** Everybody who may advance, with one click. */
import { createMemo, Show, type JSX } from 'solid-js';
import { playListed } from '../play-several.ts';
import { useWar } from './table.tsx';
import { advancing } from './together.ts';

export const AdvanceAll = (): JSX.Element => {
  const table = useWar();
  const all = createMemo(() => advancing(table.offered()));
  return (
    <Show when={all().length > 1}>
      <button type="button" class="btn sm advall" disabled={table.busy()} onClick={() => void playListed(table, all())}>
        Advance all <span class="num">{all().length}</span>
      </button>
    </Show>
  );
};
