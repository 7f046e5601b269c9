/** Whether a hand is on the map: nothing but the hand itself moves the map then. */

/** So many milliseconds after a hand last stirred on the map it still counts as there. */
const LINGERS = 2000;

export interface Hand {
  /** A press or a finger, or a mouse that moved. */
  stirs(): void;
  /** Pressed down and not let go, or let go. */
  holds(on: boolean): void;
  /** Taken off: it presses something beside the map. */
  leaves(): void;
  isOn(): boolean;
}
/** `now`: a clock in milliseconds. */
export const createHand = (now: () => number): Hand => {
  let stirred = -Infinity;
  let held = false;
  return {
    stirs: () => {
      stirred = now();
    },
    holds: on => {
      held = on;
      stirred = now();
    },
    leaves: () => {
      held = false;
      stirred = -Infinity;
    },
    isOn: () => held || now() - stirred < LINGERS,
  };
};
