/** Attacks planned ahead. The rules know one at a time, so these are the player's own notes: kept in his browser, gone with the turn. */
import { createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import type { Caution } from '../../engine/decide.ts';
import type { Notes } from '../host.ts';
import type { LabelledChoice } from '../session.ts';
import type { WarView } from './view.ts';

export interface Plan {
  readonly hex: string;
  readonly units: readonly string[];
  /** As they stood when it was planned. */ readonly odds: string;
  /** What came from each hex then. */ readonly sums?: { readonly [hex: string]: number };
}
interface Noted {
  readonly turn: number;
  readonly plans: readonly Plan[];
}
const NOTE = 'attacks';
/** What was noted in this turn; a note of another, or one that cannot be read, counts for nothing. */
export const recalled = (words: string | undefined, turn: number): readonly Plan[] => {
  try {
    const noted = JSON.parse(words ?? '') as Partial<Noted> | null;
    return noted?.turn === turn ? (noted.plans ?? []) : [];
  } catch {
    return [];
  }
};
export const noteOf = (turn: number, plans: readonly Plan[]): string | undefined =>
  plans.length ? JSON.stringify({ turn, plans } satisfies Noted) : undefined;

export interface Plans {
  /** In their order. */
  plans(): readonly Plan[];
  keepPlan(plan: Plan): void;
  dropPlan(hex: string): void;
  /** The attack is opened, and whoever was noted joins if he still may. */
  takeUp(plan: Plan): Promise<void>;
}

export const createPlans = <View extends WarView>(
  view: () => View,
  play: (choice: LabelledChoice) => Promise<boolean>,
  notes: Notes,
  /** There is still somebody or something to attack. */
  isHeld: (view: View, hex: string) => boolean,
): Plans => {
  const [noted, setNoted] = createSignal(untrack(() => recalled(notes.read(NOTE), view().turn)));
  const note = (plans: readonly Plan[]): void => {
    setNoted(plans);
    notes.write(NOTE, noteOf(view().turn, plans));
  };
  createEffect(
    on(
      () => view().turn,
      () => note([]),
      { defer: true },
    ),
  );
  const fresh = createMemo(
    () =>
      new Set(
        view().stacks.flatMap(s => s.units.filter(u => u.side === view().viewer && u.fought === 'no').map(u => u.name)),
      ),
  );
  /** What can still be done of them: the enemy is there, and somebody who has not fought. */
  const plans = createMemo(() =>
    noted()
      .map(p => ({ ...p, units: p.units.filter(u => fresh().has(u)) }))
      .filter(p => p.units.length && isHeld(view(), p.hex) && p.hex !== view().battle?.hex),
  );
  /** A unit is in one plan only, the last. */
  const keepPlan = (plan: Plan): void => {
    note([
      ...noted()
        .filter(p => p.hex !== plan.hex)
        .map(p => ({ ...p, units: p.units.filter(u => !plan.units.includes(u)) })),
      plan,
    ]);
  };
  const dropPlan = (hex: string): void => {
    note(noted().filter(p => p.hex !== hex));
  };
  const takeUp = async (plan: Plan): Promise<void> => {
    dropPlan(plan.hex);
    if (await play({ do: 'attack', hex: plan.hex })) for (const unit of plan.units) await play({ do: 'add', unit });
  };
  return { plans, keepPlan, dropPlan, takeUp };
};

/** Attacks that were planned and put off; with the end of the phase they are forgotten. */
export const notedCaution = (count: number, fights: boolean): Caution | undefined => {
  if (!count) return undefined;
  const says = [count === 1 ? 'One attack is noted' : `${count} attacks are noted`];
  return fights ? { says, asks: true } : { says };
};
