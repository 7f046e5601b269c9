/** Who plays which side, and who the viewer of the screen is: one person, several at one screen, or only bots. */
import type { Setup } from './session.ts';

export const ME = 'me';
/** A viewer without a side sees only what is public. */
export const OBSERVER = 'observer';

/** Turns "allied" into "Allied". */
export const sideTitle = (side: string): string => side.charAt(0).toUpperCase() + side.slice(1);
export const seatOf = (setup: Setup, side: string): string => setup.seats[side] ?? ME;
export const isWatched = (setup: Setup): boolean => Object.values(setup.seats).every(who => who !== ME);
const sidesOfPeople = (sides: readonly string[], setup: Setup): readonly string[] =>
  sides.filter(s => seatOf(setup, s) === ME);

/** Two or more people take turns at this screen. */
export const isShared = (sides: readonly string[], setup: Setup): boolean => sidesOfPeople(sides, setup).length > 1;

/** Reads a saved set-up. Very old ones have no seats: there was one game then, played as the Germans. */
export const setupFrom = (saved: unknown): Setup => {
  const { seats, player, guided } = (saved ?? {}) as { seats?: Setup['seats']; player?: string; guided?: boolean };
  return { seats: seats ?? { german: player === 'bot' ? 'general' : ME }, guided: guided === true };
};

/** The same people and bots, each on the next side, for a rematch with sides changed. */
export const sidesChanged = (setup: Setup): Setup => {
  const sides = Object.keys(setup.seats);
  return {
    ...setup,
    seats: Object.fromEntries(sides.map((side, i) => [side, setup.seats[sides[(i + 1) % sides.length]!]!])),
  };
};
/** The bots that people at this screen play against, by side and level; empty if all are people or all are bots. */
export const opponents = (setup: Setup): readonly (readonly [side: string, who: string])[] => {
  const bots = Object.entries(setup.seats).filter(([, who]) => who !== ME);
  return bots.length === Object.keys(setup.seats).length ? [] : bots;
};

export interface ScreenInput {
  readonly sides: readonly string[];
  readonly setup: Setup;
  /** The sides that must decide now. */
  readonly asked: readonly string[];
  /** The side whose player confirmed to be at the screen. */
  readonly there: string | undefined;
  /** The side whose view a spectator chose. */
  readonly watch: string | undefined;
  /** The game is over or came from outside, so nothing is hidden any more. */
  readonly open: boolean;
}
export type Screen = { readonly eyes: string } | { readonly handTo: string };

/** A single person always views the game as their own side, even while a bot decides. Of several people, the one who must decide and is at the screen; for anybody else the screen must be handed over first. */
export const screenOf = ({ sides, setup, asked, there, watch, open }: ScreenInput): Screen => {
  const mine = sidesOfPeople(sides, setup);
  const asking = mine.filter(s => asked.includes(s));
  if (sides.length === 1) return { eyes: sides[0]! };
  if (open || mine.length === 0) return { eyes: watch ?? there ?? (mine.length === 1 ? mine[0]! : OBSERVER) };
  if (mine.length === 1) return { eyes: mine[0]! };
  if (asking.length === 0) return { eyes: there ?? OBSERVER };
  return there !== undefined && asking.includes(there) ? { eyes: there } : { handTo: asking[0]! };
};
/** The side whose bot must decide now. */
export const botAsked = (setup: Setup, asked: readonly string[]): string | undefined =>
  asked.find(s => seatOf(setup, s) !== ME);
