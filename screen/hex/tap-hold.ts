/** A key that is tapped or held: held it shows something while it is down, tapped it keeps it until the next tap. */

/** A press shorter than so many milliseconds is a tap. */
export const TAP = 300;

interface Pressed<What> {
  readonly what: What;
  readonly at: number;
}
/** Times are those of the events. */
export const createTapOrHold = <What>(acts: {
  readonly show: (what?: What) => void;
  readonly toggle: (what: What) => void;
}) => {
  let pressed: Pressed<What> | undefined;
  return {
    down: (what: What, at: number): void => {
      if (pressed?.what === what) return; // the key repeats
      pressed = { what, at };
      acts.show(what);
    },
    up: (what: What, at: number): void => {
      if (pressed?.what !== what) return;
      const tapped = at - pressed.at < TAP;
      pressed = undefined;
      acts.show();
      if (tapped) acts.toggle(what);
    },
    /** The key came up where nobody saw it. */
    lose: (): void => {
      pressed = undefined;
      acts.show();
    },
  };
};
