/** Whether the tray at the foot of a table is folded: as long as nothing in it can be played, unless the player wants it otherwise. */
import { createEffect, createSignal, on } from 'solid-js';

export interface Tray {
  folded(): boolean;
  toggle(): void;
}
/** `needed`: something in the tray can be chosen now. What the player wants holds until that changes. */
export const createTray = (needed: () => boolean): Tray => {
  const [wanted, setWanted] = createSignal<boolean>();
  createEffect(on(needed, () => setWanted(), { defer: true }));
  const folded = (): boolean => wanted() ?? !needed();
  return { folded, toggle: () => setWanted(!folded()) };
};
