/** What can be laid over the map: a press of a button or a tap of a key keeps it, a held key shows it while it is down. Under the switches stands what its signs mean. */
import { createMemo, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { isTyping } from '../frame/keys.ts';
import { Fold } from '../map/Fold.tsx';
import type { Hexes } from './state.ts';
import { createTapOrHold } from './tap-hold.ts';
import { toggleTrails, trails } from './trails.ts';

export interface Overlay {
  readonly name: string;
  readonly word: string;
  readonly key: string;
  /** The class of its swatch. */
  readonly swatch: string;
  /** Its signs on the map, each with the class of a swatch. */
  readonly signs?: readonly (readonly [swatch: string, word: string])[];
}
const BARE = 'c';

export const useOverlayKeys = <Unit,>(hexes: Hexes<Unit>, overlays: readonly Overlay[]): void => {
  let bareBefore = false;
  const laid = createTapOrHold<string>({ show: hexes.setHeld, toggle: hexes.pin });
  const bare = createTapOrHold<true>({
    show: on => {
      if (on) bareBefore = hexes.bare();
      hexes.setBare(on ?? bareBefore);
    },
    toggle: () => hexes.setBare(!bareBefore),
  });
  const hear =
    (way: 'down' | 'up') =>
    (e: KeyboardEvent): void => {
      if (isTyping(e)) return;
      const key = e.key.toLowerCase();
      const overlay = overlays.find(o => o.key === key);
      if (overlay) laid[way](overlay.name, e.timeStamp);
      else if (key === BARE) bare[way](true, e.timeStamp);
    };
  onMount(() => {
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener('keydown', hear('down'), { signal });
    document.addEventListener('keyup', hear('up'), { signal });
    window.addEventListener('blur', () => laid.lose(), { signal });
    onCleanup(() => ends.abort());
  });
};

const Switch = (props: {
  readonly word: string;
  readonly swatch: string;
  readonly key?: string;
  readonly class?: string;
  readonly on: boolean;
  readonly press: () => void;
}): JSX.Element => (
  <button type="button" class={props.class} aria-pressed={props.on} onClick={() => props.press()}>
    <i class={`sw ${props.swatch}`} />
    {props.word}
    <Show when={props.key}>
      {key => (
        <>
          {' '}
          <kbd>{key().toUpperCase()}</kbd>
        </>
      )}
    </Show>
  </button>
);
/** The signs of the overlay that is shown, and what it says of the counter chosen. */
const Signs = (props: { readonly of: Overlay; readonly note: (() => JSX.Element) | undefined }): JSX.Element => (
  <Show when={props.of.signs}>
    {signs => (
      <div class="signs" role="note" aria-label={`${props.of.word}: what the signs mean`}>
        <ul>
          <For each={signs()}>
            {([swatch, word]) => (
              <li>
                <i class={`sw ${swatch}`} />
                {word}
              </li>
            )}
          </For>
        </ul>
        {props.note?.()}
      </div>
    )}
  </Show>
);
export const Legend = <Unit,>(props: {
  readonly hexes: Hexes<Unit>;
  readonly overlays: readonly Overlay[];
  readonly note?: (() => JSX.Element) | undefined;
}): JSX.Element => {
  const shown = createMemo(() => props.overlays.find(o => o.name === props.hexes.overlay()));
  return (
    <Fold name="legend" word="the overlays" class="legend">
      <div class="switches" role="group" aria-label="Overlays">
        <For each={props.overlays}>
          {o => (
            <Switch
              word={o.word}
              key={o.key}
              swatch={o.swatch}
              class="ov"
              on={props.hexes.overlay() === o.name}
              press={() => props.hexes.pin(o.name)}
            />
          )}
        </For>
        <Switch
          word="Reach"
          swatch="rc"
          on={!props.hexes.reachOff()}
          press={() => props.hexes.setReachOff(!props.hexes.reachOff())}
        />
        <Switch word="Trails" swatch="trl" on={trails()} press={toggleTrails} />
        <Switch
          word="Counters"
          key={BARE}
          swatch="cn"
          on={!props.hexes.bare()}
          press={() => props.hexes.setBare(!props.hexes.bare())}
        />
      </div>
      <Show when={shown()}>{o => <Signs of={o()} note={props.note} />}</Show>
    </Fold>
  );
};
