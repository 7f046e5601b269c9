/** The tracks and boxes printed on the map: audacity, OKW panic with its nerve line, Allied strength, placement boxes. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { BandTrack } from '../../../screen/frame/Bands.tsx';
import type { CommanderView, TableView } from '../view.ts';
import { bandNow, bandsOf, mostOf } from './bands.ts';
import { KorpsMark, useHue } from './korps.tsx';

const upTo = (n: number, from = 0): readonly number[] => Array.from({ length: n - from + 1 }, (_, i) => i + from);

/** 3.2.3 One commander's audacity. His counter is turned over once he has re-rolled this turn. */
export const AudacityTrack = (props: { of: CommanderView }): JSX.Element => (
  <li class={`kp ${useHue()(props.of.korps)}`}>
    <div class="kh">
      <KorpsMark korps={props.of.korps} />
      <b>{props.of.name}</b>
      <span>{props.of.korps}</span>
      <em>{props.of.rerolled ? 're-rolled' : props.of.spent ? 'spent' : 're-roll'}</em>
    </div>
    <ol class="aud" aria-label={`Audacity of ${props.of.name}: ${props.of.audacity} of ${props.of.cap}`}>
      <For each={upTo(props.of.cap)}>
        {n => (
          <li classList={{ at: n === props.of.audacity, turned: n === props.of.audacity && props.of.rerolled }}>{n}</li>
        )}
      </For>
    </ol>
  </li>
);

/** 3.2.4 Placement boxes and how many counters they still hold. */
export const Boxes = (props: { boxes: TableView['boxes'] }): JSX.Element => (
  <div class="boxes">
    <For
      each={
        [
          ['Coast to come', '10.2', 'coast'],
          ['Reaction B', '9.1', 'reactionB'],
          ['Reaction C', '9.1', 'reactionC'],
          ['Damage', '4.6', 'damage'],
        ] as const
      }
    >
      {([name, ruleCase, key]) => (
        <div class="bx">
          <span>
            {name} <Cite case={ruleCase} />
          </span>
          <b>{props.boxes[key]}</b>
        </div>
      )}
    </For>
  </div>
);

/** A line that trembles more toward the halt; the same in every game. */
const NERVE = (() => {
  let d = 'M0 23';
  let seed = 31;
  for (let x = 3; x < 1000; x += 5) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    d += `L${x} ${(23 + (seed / 2147483648 - 0.5) * 2 * (1 + (x / 1000) ** 2.1 * 21)).toFixed(1)}`;
  }
  return d;
})();

/** 3.2.1 OKW panic up to the halt; dashed are the spaces the fight and the turn's end may add. */
export const PanicTrack = (props: { at: number; ahead: number; end: number }): JSX.Element => (
  <div class="pt">
    <svg class="nerve" viewBox="0 0 1000 46" preserveAspectRatio="none" aria-hidden="true">
      <path d={NERVE} vector-effect="non-scaling-stroke" />
    </svg>
    <ol
      aria-label={`Panic ${props.at} of ${props.end}`}
      style={{ 'grid-template-columns': `repeat(${props.end}, 1fr)` }}
    >
      <For each={upTo(props.end, 1)}>
        {n => (
          <li
            classList={{
              past: n < props.at,
              at: n === props.at,
              ahead: n > props.at && n <= props.at + props.ahead,
              end: n === props.end,
            }}
          >
            <b>{n}</b>
          </li>
        )}
      </For>
    </ol>
  </div>
);

/** 3.2.2 Allied strength; hatched from where no dice are rolled. */
export const StrengthTrack = (props: {
  at: number;
  from?: number | undefined;
  most: number;
  bloody: number;
}): JSX.Element => (
  <div class="str">
    <span>Allied strength</span>
    <ol aria-label={`Allied strength ${props.at}`}>
      <For each={upTo(props.most, 1)}>
        {n => (
          <li classList={{ at: n === props.at, hot: n >= props.bloody, was: n === props.from && n !== props.at }}>
            {n}
          </li>
        )}
      </For>
    </ol>
  </div>
);

/** The small victory box on the map. */
export const VictoryBox = (props: { view: TableView; open: () => void }): JSX.Element => (
  <section class="vps" aria-label="Victory points in short">
    <button
      type="button"
      class="vpn"
      onClick={() => props.open()}
      aria-label={`${props.view.victory.shown} victory points: show the account`}
    >
      {props.view.victory.shown}
    </button>
    <dl>
      <For each={props.view.victory.lines}>
        {line => (
          <div classList={{ none: line.halves === 0 }}>
            <dt>{line.name.split(',')[0]}</dt>
            <dd>
              {line.count}
              <Show when={line.of}>{` of ${line.of}`}</Show>
            </dd>
          </div>
        )}
      </For>
    </dl>
    <p>
      <span class="bnow">{bandNow(props.view.victory)}</span> <Cite case="11.2" />
    </p>
    <div class="vpb-now">
      <BandTrack
        label={`Campaign result as it stands: ${bandNow(props.view.victory)}`}
        bands={bandsOf(props.view.victory)}
        min={0}
        max={mostOf(props.view.victory)}
        at={props.view.victory.halves / 2}
      />
    </div>
  </section>
);
