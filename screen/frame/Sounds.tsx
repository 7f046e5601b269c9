/** Listens to the table while sound is on. */
import { createEffect, on, onMount, type JSX } from 'solid-js';
import { sounded } from '../synth.ts';
import { useTable } from '../table.tsx';
import { heardIn } from './sounds-of-change.ts';

export function Sounds(): JSX.Element {
  const table = useTable();
  let mine = table.offered().length > 0;
  /** Whoever turns it on hears what it is like. */
  onMount(() => sounded(['counter']));
  createEffect(
    on(
      table.entry,
      (now, before = now) => {
        const { log, replaying } = table.snap();
        const isMine = table.offered().length > 0;
        const heard = replaying
          ? []
          : heardIn(
              log.filter(l => l.entry >= before && l.entry < now),
              mine,
              isMine,
            );
        mine = isMine;
        if (heard.length) sounded(heard);
      },
      { defer: true },
    ),
  );
  return null;
}
