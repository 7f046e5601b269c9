/** Cards on the map that do not zoom with it: for the hovered Area, for picking a unit of a stack, and for choosing between choices. */
import { CloseButton } from '../../../screen/frame/icons.tsx';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { focusFirst } from '../../../screen/focus.ts';
import { ChooserCard } from '../../../screen/map/Pins.tsx';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import type { AreaGround, Ground } from '../look/ground.ts';
import { Counter } from '../look/faces.tsx';
import { titleOf } from '../look/words.ts';
import { AreaFacts, AreaHead, Doing } from './AreaTip.tsx';
import { beside, CARD_WIDTH_PX } from '../../../screen/area/beside.ts';
import { useSeeds } from './state.ts';

/** Asks which unit of a stack is meant. */
const WhichUnit = (props: { readonly area: string; readonly style: JSX.CSSProperties }): JSX.Element => {
  const table = useSeeds();
  const close = (): void => table.setPicked();
  return (
    <div
      class="tip chooser which onsheet"
      role="dialog"
      aria-label={`${table.shown(props.area)}: which unit`}
      style={props.style}
      ref={focusFirst}
      onKeyDown={e => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        close();
      }}
    >
      <h3>
        {table.shown(props.area)} <span>which unit?</span>
      </h3>
      <ul>
        <For each={table.unitsAt(props.area)}>
          {name => (
            <li>
              <button
                type="button"
                class="choice"
                onClick={() => {
                  table.take(name);
                  close();
                }}
              >
                <Show when={table.unitNamed(name)}>{u => <Counter of={table.faceOf(u())} size={30} />}</Show>
                <span class="ct">{titleOf(name)}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <CloseButton close={close} />
    </div>
  );
};
export const Pins = (props: {
  readonly api: WindowApi;
  readonly ground: Ground;
  readonly keyed: boolean;
}): JSX.Element => {
  const table = useSeeds();
  const named = (area: string | undefined): AreaGround | undefined =>
    area === undefined ? undefined : props.ground.named(area);
  const which = createMemo(() => {
    const area = table.pickedNow();
    if (area === undefined || table.hand() !== undefined || table.direct(area).length) return undefined;
    return table.unitsAt(area).length > 1 ? area : undefined;
  });
  const tipped = createMemo(() =>
    table.chooser() || which() ? undefined : (table.hover() ?? (props.keyed ? table.cursor() : undefined)),
  );
  const shown = createMemo(() => {
    const area = tipped();
    const at = named(area)?.counter;
    return at && props.api.win().w > 600 && props.api.sees(at) ? area : undefined;
  });
  const placed = (area: string | undefined, tall: number): JSX.CSSProperties => {
    const a = named(area);
    return a && props.api.win().w > 600
      ? beside(props.api, a, a.counter, tall)
      : { left: '12px', top: '12px', width: `${CARD_WIDTH_PX}px` };
  };
  return (
    <div class="pins">
      <Show when={shown()}>
        {area => (
          <div class="tip atip" style={placed(area(), 220)}>
            <AreaHead area={area()} />
            <ul>
              <Doing area={area()} />
            </ul>
            <AreaFacts area={area()} />
          </div>
        )}
      </Show>
      <Show when={which()} keyed>
        {area => <WhichUnit area={area} style={placed(area, 60 + table.unitsAt(area).length * 40)} />}
      </Show>
      <Show when={table.chooser()}>
        {c => (
          <ChooserCard
            places={table}
            which="which"
            name={area => table.shown(area)}
            style={placed(c().place, 60 + c().among.length * 40)}
          />
        )}
      </Show>
    </div>
  );
};
