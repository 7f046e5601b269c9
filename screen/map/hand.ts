/** Whether the player is touching the map. While they are, nothing else moves it. */

/** The hand counts as on the map for so long after it last moved. */
const LINGER_MS = 2000;

export interface Hand {
  /** A press, or the mouse moved. */
  stirs(): void;
  /** Pressed down, or released. */
  holds(on: boolean): void;
  /** The player pressed something beside the map. */
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
    isOn: () => held || now() - stirred < LINGER_MS,
  };
};
