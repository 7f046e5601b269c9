/** The dice tray: dice roll, then lie with hit or miss marked by colour, ring and word. A tap picks one for a reroll. */
import { createComputed, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js';
import { DIE_MS, lasting } from '../motion.ts';
import { PIPS } from './pips.ts';

/** How the dice lie: degrees turned, pixels lower. */
const LIES = [
  [-9, 4],
  [14, 8],
  [-4, -4],
  [8, 2],
  [-12, 6],
  [5, -2],
] as const;

export const DieFace = (props: { face: number }): JSX.Element => (
  <svg viewBox="-8 -8 116 122" aria-hidden="true">
    <ellipse class="ds" cx={54} cy={94} rx={50} ry={16} />
    <rect class="d0" y={7} width={100} height={100} rx={21} />
    <rect class="d1" width={100} height={100} rx={21} />
    <path class="d2" d="M6 78V24A18 18 0 0 1 24 6H78" />
    <For each={PIPS[props.face] ?? []}>
      {([x, y]) => (
        <>
          <circle cx={x} cy={y} r={9.5} class="d3" />
          <path d={`M${x - 7} ${y + 5}a9.500 9.500 0 0 0 14 0`} class="d4" />
        </>
      )}
    </For>
  </svg>
);

/** A die in the air shows three of its faces. */
const AIR_FACES = [
  ['f0', 'M56 4 104 30 56 56 8 30z'],
  ['f1', 'M8 30 56 56V110L8 84z'],
  ['f2', 'M104 30 56 56V110L104 84z'],
] as const;
const AIR_PIPS = [
  [56, 30, 8, 4.8],
  [32, 30, 7, 4.2],
  [80, 30, 7, 4.2],
  [56, 17, 7, 4],
  [56, 44, 7, 4],
  [22, 50, 4.5, 7],
  [42, 90, 4.5, 7],
  [32, 70, 4.5, 7],
  [80, 70, 5, 8],
] as const;
const DieInAir = (): JSX.Element => (
  <svg viewBox="-14 -14 138 138" aria-hidden="true">
    <g class="trail">
      <path d="M-8 96C0 60 6 44 24 22M6 108C10 76 20 54 40 34M-12 66C-8 46 0 30 12 16" />
    </g>
    <g class="cube">
      <For each={AIR_FACES}>{([c, d]) => <path class={c} d={d} />}</For>
      <For each={AIR_PIPS}>{([cx, cy, rx, ry]) => <ellipse cx={cx} cy={cy} rx={rx} ry={ry} />}</For>
    </g>
  </svg>
);

export interface TrayProps {
  /** Faces on the table; empty before the roll. */
  readonly rolled: readonly number[];
  /** Dice to be rolled. */
  readonly count: number;
  readonly needs: number;
  /** Places of the dice picked for a reroll; absent when none may be rerolled. */
  readonly reroll?: ReadonlySet<number> | undefined;
  readonly onPick?: (place: number) => void;
  readonly rolling: boolean;
  readonly inAir: ReadonlySet<number>;
  readonly onSkip: () => void;
  /** The die is looked up in a table: it neither hits nor misses. */
  readonly plain?: boolean;
}

type DieState = 'wait' | 'air' | 'lies' | 'hit' | 'miss';
const stateOf = (props: TrayProps, place: number): DieState => {
  const face = props.rolled[place];
  if (face === undefined) return 'wait';
  if (props.rolling && props.inAir.has(place)) return 'air';
  if (props.plain) return 'lies';
  return face >= props.needs ? 'hit' : 'miss';
};
const WORDS: { readonly [S in DieState]: (face: number | undefined) => string } = {
  wait: () => 'not rolled',
  air: () => 'rolling',
  lies: face => `${face}`,
  hit: face => `${face}, a hit`,
  miss: face => `${face}, a miss`,
};
/** A die is a button while it may be rerolled. */
const Die = (props: { readonly tray: TrayProps; readonly place: number }): JSX.Element => {
  const [turn, drop] = LIES[props.place % LIES.length] ?? LIES[0];
  const style = { '--turn': `${turn}deg`, '--drop': `${drop}px` };
  const rolled = () => props.tray.rolled[props.place];
  const state = () => stateOf(props.tray, props.place);
  const words = () => WORDS[state()](rolled());
  const isPicked = () => props.tray.reroll?.has(props.place) ?? false;
  const mark = (): string => (state() === 'hit' || state() === 'miss' ? state() : '');
  const face = () => (
    <Show when={state() !== 'air'} fallback={<DieInAir />}>
      <DieFace face={rolled() ?? 0} />
    </Show>
  );
  return (
    <Show
      when={props.tray.reroll && !props.tray.rolling}
      fallback={
        <span class={`dice ${state()}`} style={style} role="img" aria-label={words()}>
          {face()}
          <i class="hm" aria-hidden="true">
            {mark()}
          </i>
        </span>
      }
    >
      <button
        type="button"
        class={`dice ${state()}${isPicked() ? ' again' : ''}`}
        style={style}
        aria-pressed={isPicked()}
        aria-label={`${words()}: reroll`}
        onClick={() => props.tray.onPick?.(props.place)}
      >
        {face()}
        <i class="hm" aria-hidden="true">
          {isPicked() ? 'reroll' : state()}
        </i>
      </button>
    </Show>
  );
};

export function DiceTray(props: TrayProps): JSX.Element {
  const places = () => Array.from({ length: props.rolled.length || props.count }, (_, i) => i);
  return (
    <div
      class="felt"
      classList={{ rolling: props.rolling, low: !props.rolled.length, many: places().length > 4 }}
      onClick={() => props.rolling && props.onSkip()}
    >
      <For each={places()}>{i => <Die tray={props} place={i} />}</For>
    </div>
  );
}

/** Whether dice are rolling on the screen. It begins when faces appear or change (with `first` also for those there from the start) and ends by itself or when skipped. Rerolled dice come last. */
export function createRoll(
  faces: () => readonly number[],
  chosen: () => ReadonlySet<number>,
  first: () => boolean = () => false,
) {
  const [rolling, setRolling] = createSignal(false);
  const [inAir, setInAir] = createSignal<ReadonlySet<number>>(new Set());
  let timer = 0;
  const stop = (): void => {
    clearTimeout(timer);
    setRolling(false);
  };
  createComputed(
    on(faces, (now, was) => {
      const before = was ?? (first() ? [] : undefined);
      if (before === undefined || now.length === 0) return stop();
      if (now.join() === before.join()) return;
      const ms = lasting(DIE_MS);
      const fresh = before.length === now.length && chosen().size ? chosen().size : now.length;
      setInAir(new Set(now.map((_, i) => i).slice(now.length - fresh)));
      clearTimeout(timer);
      if (!ms) return setRolling(false);
      setRolling(true);
      timer = window.setTimeout(stop, ms);
    }),
  );
  onCleanup(stop);
  return { rolling, inAir, stop };
}
