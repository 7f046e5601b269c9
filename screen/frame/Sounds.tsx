/** Plays the sounds of the table while sound is on. */
import { createEffect, on, onMount, type JSX } from 'solid-js';
import { playSounds } from '../synth.ts';
import { useTable } from '../table.tsx';
import { heardIn } from './sounds-of-change.ts';

export function Sounds(): JSX.Element {
  const table = useTable();
  let mine = table.offered().length > 0;
  /** A sample when sound is turned on. */
  onMount(() => playSounds(['counter']));
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
        if (heard.length) playSounds(heard);
      },
      { defer: true },
    ),
  );
  return null;
}
