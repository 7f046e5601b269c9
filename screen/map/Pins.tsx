/** What lies over the map and does not zoom with it: the zoom buttons, the last refusal, the card that asks which of several choices is meant. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { focusFirst } from '../focus.ts';
import { CloseButton, Icon } from '../frame/icons.tsx';
import type { OfferedChoice } from '../session.ts';
import { useTable } from '../table.tsx';
import type { Places } from './places.ts';
import type { WindowApi } from './Window.tsx';

export const Zooms = (props: { readonly api: WindowApi; readonly whole: () => void }): JSX.Element => (
  <div class="zooms onsheet" role="group" aria-label="Zoom">
    <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => props.api.zoom(1.3)}>
      <Icon name="plus" />
    </button>
    <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick={() => props.api.zoom(1 / 1.3)}>
      <Icon name="minus" />
    </button>
    <button type="button" aria-label="Whole map" title="Whole map (0)" onClick={() => props.whole()}>
      <Icon name="fit" />
    </button>
  </div>
);

export const Refused = (): JSX.Element => {
  const table = useTable();
  return (
    <Show when={table.refusal()}>
      {r => (
        <p class="tip refuse onsheet" role="status">
          <Icon name="bar" />
          <span>
            {r().why} <Show when={r().case}>{c => <Cite case={c()} />}</Show>
          </span>
          <CloseButton close={() => table.setRefusal()} />
        </p>
      )}
    </Show>
  );
};

/** Asks which of several choices at one place is meant. */
export const ChooserCard = (props: {
  readonly places: Places;
  /** The question after the place's name, such as 'which way'. */
  readonly which: string;
  readonly name: (title: string) => string;
  readonly label?: (title: string) => string;
  readonly style: JSX.CSSProperties;
  readonly case?: (o: OfferedChoice) => string;
}): JSX.Element => {
  const table = useTable();
  const close = (): void => props.places.setChooser();
  return (
    <Show when={props.places.chooser()} keyed>
      {c => (
        <div
          class="tip chooser onsheet"
          role="dialog"
          aria-label={`${(props.label ?? props.name)(c.title)}: ${props.which}`}
          style={props.style}
          ref={focusFirst}
          onKeyDown={e => {
            if (e.key === 'Escape') {
              e.stopPropagation();
              close();
            }
          }}
        >
          <h3>
            {props.name(c.title)} <span>{props.which}?</span>
          </h3>
          <ul>
            <For each={c.among}>
              {o => (
                <li>
                  <button type="button" class="choice" onClick={() => void table.play(o.choice)}>
                    <span class="ct">{o.text}</span>
                  </button>
                  <Cite case={props.case?.(o) ?? o.case} />
                </li>
              )}
            </For>
          </ul>
          <CloseButton close={close} />
        </div>
      )}
    </Show>
  );
};
