/** Counters mustered in one hex or several, to be sent together: one click then does for all of them what it would do for one. */
import { createSignal } from 'solid-js';

export interface Muster {
  /** By their names, in the order they were picked. */
  mustered(): readonly string[];
  /** Picks them; where all of them are picked already, puts them back. */
  muster(units: readonly string[]): void;
  disband(): void;
}
export const mustering = (was: readonly string[], units: readonly string[]): readonly string[] =>
  units.every(u => was.includes(u)) ? was.filter(u => !units.includes(u)) : [...new Set([...was, ...units])];

export const createMuster = (): Muster => {
  const [mustered, setMustered] = createSignal<readonly string[]>([]);
  return {
    mustered,
    muster: units => {
      setMustered(was => mustering(was, units));
    },
    disband: () => {
      setMustered(was => (was.length ? [] : was));
    },
  };
};
