/** What a player reads before the first turn of a scenario: who they are, what wins, what matters and what goes wrong. */
import type { Case, Side } from './state.ts';

/** A sentence with the case it rests on. */
export interface Advice {
  readonly words: string;
  readonly case: Case;
}
/** A place worth points, or one that decides the game. */
export interface Objective {
  readonly name: string;
  readonly at: readonly [lat: number, lon: number];
  readonly worth: string;
}
export const DIFFICULTIES = ['easy to learn', 'some rules', 'many rules'] as const;
export interface Briefing {
  /** Who the player is and what wins, for each side. */
  readonly sides: { readonly [side: Side]: { readonly role: string; readonly wins: Advice } };
  readonly turns: string;
  /** Decisions that one side makes in a whole game, as `npm run simulate` counts them between staffs. */
  readonly decisions: number;
  readonly difficulty: (typeof DIFFICULTIES)[number];
  /** How it plays, in five sentences. */
  readonly howItPlays: readonly string[];
  readonly history: string;
  /** The three things that matter most. */
  readonly matters: readonly Advice[];
  /** The mistake that costs beginners the game. */
  readonly trap: Advice;
  readonly objectives: readonly Objective[];
}

/** Seconds a person takes for a decision: those who know the game, and newcomers. */
const SECONDS_A_DECISION = [4, 8] as const;
const STEP_MINUTES = 5;
/** How long one side sits at the table in a whole game, in minutes. */
export const minutesOf = ({ decisions }: Pick<Briefing, 'decisions'>): readonly [least: number, most: number] => {
  const [quick, slow] = SECONDS_A_DECISION.map(
    seconds => STEP_MINUTES * Math.max(1, Math.round((decisions * seconds) / 60 / STEP_MINUTES)),
  ) as [number, number];
  return [quick, slow];
};
const hours = (minutes: number): string => {
  const halves = Math.round(minutes / 30);
  return halves % 2 ? `${halves > 1 ? (halves - 1) / 2 : ''}½` : String(halves / 2);
};
/** The length in words: '15 to 25 minutes', '1½ to 2½ hours'. */
export const lengthInWords = (b: Pick<Briefing, 'decisions'>): string => {
  const [least, most] = minutesOf(b);
  return most < 75 ? `${least} to ${most} minutes` : `${hours(least)} to ${hours(most)} hours`;
};
