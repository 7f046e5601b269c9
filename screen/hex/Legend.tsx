/** What can be laid over the map: a press of a button keeps it, a held key shows it while it is down. */
import { For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { isTyping } from '../frame/keys.ts';
import type { Hexes } from './state.ts';
import { toggleTrails, trails } from './trails.ts';

export interface Overlay {
  readonly name: string;
  readonly word: string;
  readonly key: string;
  /** The class of its swatch. */
  readonly swatch: string;
}
const BARE = 'c';

export const useOverlayKeys = <Unit,>(hexes: Hexes<Unit>, overlays: readonly Overlay[]): void => {
  const hold =
    (down: boolean) =>
    (e: KeyboardEvent): void => {
      if (isTyping(e)) return;
      const key = e.key.toLowerCase();
      const overlay = overlays.find(o => o.key === key);
      if (overlay) hexes.setHeld(down ? overlay.name : undefined);
      else if (key === BARE && !e.repeat) hexes.setBare(down);
    };
  onMount(() => {
    const ends = new AbortController();
    document.addEventListener('keydown', hold(true), { signal: ends.signal });
    document.addEventListener('keyup', hold(false), { signal: ends.signal });
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
export const Legend = <Unit,>(props: {
  readonly hexes: Hexes<Unit>;
  readonly overlays: readonly Overlay[];
}): JSX.Element => (
  <div class="legend onsheet" role="group" aria-label="Overlays">
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
);
