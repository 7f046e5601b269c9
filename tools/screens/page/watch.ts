/** What the tool asks the page: wait until it is ready, examine it, say what can be pressed, and ask the bot for advice. Bundled and put into the page before its own scripts. */
import type { Advice } from '../../../screen/session.ts';
import { isEmpty, modal, survey } from './dom.ts';
import { tableNow, wouldPlay } from './hook.ts';
import { LAWS } from './laws.ts';
import { phaseNow } from './laws/keys.ts';
import { mapPlace } from './laws/map.ts';
import type { Before, Fault, HookedTable, Moment, Step } from './moment.ts';

export interface State {
  readonly is: 'asked' | 'over' | 'hand-over' | 'busy';
  readonly entry: number;
  readonly turn: number;
  readonly phase: string;
  readonly confirms: boolean;
  /** A dialog lies over the table that is no question, such as the briefing. */
  readonly reads: boolean;
}
export interface Found extends Fault {
  readonly law: string;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly words: string;
}
/** What a player could press now. */
export interface Targets {
  readonly buttons: readonly Spot[];
  readonly lit: readonly Spot[];
  readonly digits: readonly { readonly key: string; readonly words: string }[];
  readonly tabs: readonly Spot[];
}

interface ClientSnapshot {
  readonly bot?: string;
  readonly handOver?: unknown;
  readonly turn?: number;
}
const snapOf = (t: HookedTable): ClientSnapshot => t.snap() as ClientSnapshot;
const noise: string[] = [];
addEventListener('error', e => noise.push(`error: ${e.message}`));
addEventListener('unhandledrejection', e => noise.push(`rejected: ${String(e.reason)}`));
const reported = console.error.bind(console);
console.error = (...said: unknown[]): void => {
  noise.push(said.map(String).join(' '));
  reported(...said);
};

const stateNow = (): State => {
  const t = tableNow();
  const handOver = document.querySelector('main.hand-over') !== null;
  if (handOver || !t)
    return { is: handOver ? 'hand-over' : 'busy', entry: -1, turn: 0, phase: '', confirms: false, reads: false };
  const snap = t.snap();
  const asked = t.offered().length > 0 && snapOf(t).bot === undefined;
  const is = t.busy() ? 'busy' : snap.over ? 'over' : asked ? 'asked' : 'busy';
  return {
    is,
    entry: snap.entry,
    turn: snapOf(t).turn ?? 0,
    phase: phaseNow(),
    confirms: document.querySelector('dialog.sure') !== null,
    reads: document.querySelector('dialog:modal:not(.sure)') !== null,
  };
};
const frame = (): Promise<void> => new Promise(done => requestAnimationFrame(() => done()));
/** Waits until the player is asked something or the game is over, and the page has been drawn. */
const settle = async (patience: number): Promise<State> => {
  const until = performance.now() + patience;
  while (stateNow().is === 'busy' && performance.now() < until) await new Promise(done => setTimeout(done, 4));
  await frame();
  await frame();
  return stateNow();
};

let before: Before | undefined;
/** Notes how things are before a step. */
const note = (): void => {
  const t = tableNow();
  const map = mapPlace();
  before = {
    ...(map ? { map } : {}),
    phase: phaseNow(),
    turn: '',
    entry: t?.snap().entry ?? 0,
    eyes: t?.snap().eyes ?? '',
  };
};
const momentAfter = (step: Step | undefined, odds: string | undefined): Moment => {
  const t = tableNow();
  return {
    all: survey(),
    touch: matchMedia('(pointer: coarse)').matches,
    ...(t ? { table: t } : {}),
    asked: stateNow().is === 'asked',
    offered: t?.offered() ?? [],
    sides: [],
    ...(step ? { step } : {}),
    ...(before ? { before } : {}),
    ...(odds === undefined ? {} : { odds }),
    console: noise.splice(0),
    ...(t ? { wouldPlay } : {}),
  };
};
/** Every fault that the laws find after a step. */
const examine = (step?: Step, odds?: string, only?: readonly string[]): readonly Found[] => {
  const m = momentAfter(step, odds);
  return LAWS.filter(l => !only || only.includes(l.id)).flatMap(l => l.find(m).map(f => ({ law: l.id, ...f })));
};

const middleOf = (el: Element): { readonly x: number; readonly y: number } => {
  const { left, right, top, bottom } = el.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};
const wordsOf = (el: HTMLElement): string =>
  (el.getAttribute('aria-label') ?? el.innerText).replaceAll(/\s+/g, ' ').trim().slice(0, 90);
/** What ends the test rather than the turn, and what opens another page. */
const NOT_PRESSED =
  /leave|save to|download|share|rematch|same sides|watch it|open as a page|check the dice|play again|play here|sound|light or dark/i;
const meetsFinger = (el: HTMLElement): boolean => {
  const { x, y } = middleOf(el);
  const top = document.elementFromPoint(x, y);
  return top !== null && el.contains(top);
};
const pressable = (el: HTMLElement): boolean =>
  !(el as HTMLButtonElement).disabled &&
  el.getAttribute('aria-disabled') !== 'true' &&
  !NOT_PRESSED.test(wordsOf(el)) &&
  meetsFinger(el);
const spotsOf = (els: Iterable<HTMLElement>): readonly Spot[] =>
  [...els].filter(pressable).map(el => ({ ...middleOf(el), words: wordsOf(el) }));
const inSight = (what: string): readonly HTMLElement[] => {
  const root = modal() ?? document;
  return [...root.querySelectorAll<HTMLElement>(what)];
};
const litSpots = (): readonly Spot[] => {
  const view = document.querySelector('.view');
  if (!view || modal()) return [];
  const { left, right, top, bottom } = view.getBoundingClientRect();
  return [...document.querySelectorAll<SVGGraphicsElement>('.world .lit, .world .tgt.r0, .world .pc.may')]
    .map(el => ({ ...middleOf(el), words: 'a lit place' }))
    .filter(p => p.x > left + 5 && p.x < right - 5 && p.y > top + 5 && p.y < bottom - 5)
    .filter(
      p =>
        document.elementFromPoint(p.x, p.y)?.closest('.view') !== null &&
        !document.elementFromPoint(p.x, p.y)?.closest('.onsheet, button'),
    );
};
const targets = (): Targets => ({
  buttons: spotsOf(
    inSight(
      '.right .sheet button, .chooser button, .fan button, dialog button, .bot button, .left button, .notes button',
    ),
  ),
  lit: litSpots(),
  digits: modal()
    ? []
    : inSight('kbd')
        .filter(
          k =>
            /^[1-9]$/.test(k.innerText.trim()) &&
            !isEmpty(k.getBoundingClientRect()) &&
            meetsFinger(k.closest('button') ?? k),
        )
        .map(k => ({ key: k.innerText.trim(), words: wordsOf(k.closest('button') ?? k) })),
  tabs: spotsOf(inSight('.tabs button, .ptabs button, [role=tab], .zooms button')),
});

/** What the bot would do, as the text of the choice; `odds` only if the choice is rolled. */
const advise = async (
  level: string,
  seconds: number,
): Promise<{ readonly text: string; readonly choice: string; readonly odds?: string } | undefined> => {
  const t = tableNow();
  if (!t || !t.offered().length) return undefined;
  const a: Advice = await t.session.advise(level, seconds, () => {});
  return {
    text: a.choice.text,
    choice: JSON.stringify(a.choice.choice),
    ...(a.odds === undefined ? {} : { odds: a.odds }),
  };
};
/** The button in the panel that plays a choice, if it is in sight. */
const buttonFor = (choice: string): Spot | undefined => {
  const o = tableNow()
    ?.offered()
    .find(x => JSON.stringify(x.choice) === choice);
  if (!o) return undefined;
  const found = [...document.querySelectorAll<HTMLElement>('.right .sheet button, .chooser button')].find(
    b =>
      pressable(b) &&
      wordsOf(b)
        .replace(/^[\d↵] ?/, '')
        .startsWith(o.text.slice(0, 80)),
  );
  return found ? { ...middleOf(found), words: wordsOf(found) } : undefined;
};
/** Plays a choice as the panel would, without its button. */
const play = async (choice: string): Promise<boolean> => {
  const t = tableNow();
  const o = t?.offered().find(x => JSON.stringify(x.choice) === choice);
  return o ? t!.play(o.choice) : false;
};
/** Plays several choices of the bot in a row, without looking: a way to the next interesting moment. */
const playOn = async (level: string, times: number, patience: number): Promise<State> => {
  for (let n = 0; n < times && stateNow().is === 'asked'; n++) {
    const a = await advise(level, 0.05);
    if (!a) break;
    await play(a.choice);
    const t = tableNow();
    if (t?.asking()) await t.answer(true);
    await settle(patience);
  }
  return stateNow();
};
const seat = async (side: string, who: string): Promise<void> => {
  const session = tableNow()!.session as HookedTable['session'] & { seat(side: string, who: string): Promise<void> };
  await session.seat(side, who);
};
export const SCREENS = {
  settle,
  note,
  examine,
  targets,
  advise,
  buttonFor,
  play,
  playOn,
  seat,
  state: stateNow,
  laws: () => LAWS.map(({ id, says }) => ({ id, says })),
};
declare global {
  // oxlint-disable-next-line no-var
  var screens: typeof SCREENS;
}
globalThis.screens = SCREENS;
