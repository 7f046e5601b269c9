/** When the guide speaks: all through the turn it is for, then at each kind of moment that has not come before, until it is closed. */
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Lesson } from './Coach.tsx';

export interface Guide {
  /** The key under which the browser remembers whether the player wants it; `wanted` is the default. */
  readonly key: string;
  readonly wanted: boolean;
  /** Whether this is the turn it is for. */
  readonly now: boolean;
  /** Undefined while the lessons are still being loaded. */
  readonly lesson: () => Lesson | undefined;
}
export interface GuideState {
  isShown(): boolean;
  close(): void;
  /** Opens it, also for a moment that has come before. */
  call(): void;
  toggle(): void;
}

/** A moment at which the guide may speak. */
export interface Moment {
  readonly title: string;
  readonly isOpen: boolean;
}
/** A lesson is open in the turn the guide is for, and later if it has not come before; it stays open while its moment lasts. */
export const momentAfter = (
  was: Moment | undefined,
  title: string,
  now: boolean,
  seen: ReadonlySet<string>,
): Moment => ({ title, isOpen: title !== '' && ((was?.title === title && was.isOpen) || now || !seen.has(title)) });

const SEPARATOR = '\n';
const readSeen = (key: string): ReadonlySet<string> =>
  new Set((localStorage.getItem(key) ?? '').split(SEPARATOR).filter(Boolean));

export const createGuide = (guide: Guide): GuideState => {
  const stored = localStorage.getItem(guide.key);
  const seenKey = `${guide.key} seen`;
  const [wanted, setWanted] = createSignal(stored ? stored === 'on' : guide.wanted);
  const [called, setCalled] = createSignal(false);
  const [seen, setSeen] = createSignal(readSeen(seenKey));
  const title = createMemo(() => guide.lesson()?.title ?? '');
  const moment = createMemo((was: Moment | undefined) => momentAfter(was, title(), guide.now, seen()));
  const want = (on: boolean): void => {
    setWanted(on);
    setCalled(on);
    localStorage.setItem(guide.key, on ? 'on' : 'off');
  };
  const isShown = (): boolean => wanted() && title() !== '' && (called() || moment().isOpen);
  createEffect(
    on(
      title,
      (_, before) => {
        setCalled(false);
        if (!before || !wanted() || seen().has(before)) return;
        setSeen(new Set([...seen(), before]));
        localStorage.setItem(seenKey, [...seen()].join(SEPARATOR));
      },
      { defer: true },
    ),
  );
  return { isShown, close: () => want(false), call: () => want(true), toggle: () => want(!isShown()) };
};

/** The table comes first: lessons are loaded when that is laid. */
const AFTER_TABLE_MS = 1200;
export const laterLessons = <A extends readonly unknown[]>(
  load: () => Promise<(...about: A) => Lesson>,
): ((...about: A) => Lesson | undefined) => {
  const [lessonFor, setLessonFor] = createSignal<(...about: A) => Lesson>();
  const timer = setTimeout(() => void load().then(f => setLessonFor(() => f)), AFTER_TABLE_MS);
  onCleanup(() => clearTimeout(timer));
  return (...about) => lessonFor()?.(...about);
};
