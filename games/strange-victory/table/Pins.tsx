/** Cards that lie on the map and keep their size: the area pointed at with what a click there does or why it does nothing; the chooser. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { AreaGround, Ground } from '../look/ground.ts';
import { groundOf } from '../look/spoken.ts';
import { AreaFacts, MayLie } from './AreaCard.tsx';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { ChooserCard } from '../../../screen/map/Pins.tsx';
import { useTable } from './state.ts';
import type { WindowApi } from '../../../screen/map/Window.tsx';

const WIDE = 252;
const TALL = 210;
/** Beside the place, on the side with room. */
const beside = (api: WindowApi, area: AreaGround, tall = TALL): JSX.CSSProperties => {
  const p = api.place(area.division);
  const { w, h } = api.win();
  const xs = area.ring.map(([x]) => x);
  const left = api.place({ x: Math.min(...xs), y: 0 }).x - 8;
  const right = api.place({ x: Math.max(...xs), y: 0 }).x + 8;
  const leftOf = (): number => {
    if (right + WIDE + 4 < w) return right;
    if (left - WIDE > 4) return left - WIDE;
    return p.x < w / 2 ? w - WIDE - 6 : 6;
  };
  const y = Math.max(6, Math.min(h - tall - 6, p.y - tall / 3));
  return { left: `${leftOf()}px`, top: `${y}px`, width: `${WIDE}px` };
};

/** How far a division has come: an area a pip, the third one open until paid for. */
const Pips = (props: { moved: number }): JSX.Element => (
  <span class="mpb" role="img" aria-label={`area ${props.moved + 1} of this move`}>
    <For each={[0, 1, 2]}>
      {i => <i classList={{ done: i < props.moved, next: i === props.moved, third: i === 2 }} />}
    </For>
  </span>
);

/** The arrow tip: what a click does here, how far the division has come, and whether it can be taken back. */
const Doing = (props: { area: string }): JSX.Element => {
  const table = useTable();
  const moved = () => table.view().divisions.find(d => d.active)?.path.length ?? 0;
  return (
    <For each={table.at(props.area)}>
      {o => (
        <li class="yes">
          <Icon name="yes" />
          <span>
            <b>{o.text}</b>
            <Show when={o.choice.do === 'enter'}>
              {' '}
              <Pips moved={moved()} />
            </Show>
            <br />
            <em classList={{ warn: o.bars }}>{o.bars ? 'A counter is turned: no way back' : 'Can be taken back'}</em>
          </span>
          <Cite case={o.case} />
        </li>
      )}
    </For>
  );
};

export const AreaTip = (props: { api: WindowApi; ground: Ground; area: string }): JSX.Element => {
  const table = useTable();
  const row = () => table.rowOf(props.area);
  const down = () => table.view().areas.find(a => a.name === props.area)?.garrison ?? false;
  return (
    <Show when={props.ground.named(props.area)}>
      {a => (
        <div class="tip atip" style={beside(props.api, a())}>
          <h3>
            {row().shown} <span>{groundOf(row())}</span>
          </h3>
          <ul>
            <Doing area={props.area} />
          </ul>
          <AreaFacts area={props.area} reasons={true} />
          <Show when={down()}>
            <MayLie area={props.area} />
          </Show>
        </div>
      )}
    </Show>
  );
};

export const Pins = (props: { api: WindowApi; ground: Ground; keyed: boolean }): JSX.Element => {
  const table = useTable();
  const tipped = createMemo(() =>
    table.chooser() ? undefined : (table.hover() ?? (props.keyed ? table.cursor() : undefined)),
  );
  /** A card stands beside its area, and goes when the area is out of sight. */
  const shown = createMemo(() => {
    const area = tipped();
    const at = area === undefined ? undefined : props.ground.named(area)?.division;
    return at && props.api.win().w > 600 && props.api.sees(at) ? area : undefined;
  });
  const chosenAt = () => {
    const c = table.chooser();
    return c?.place === undefined ? undefined : props.ground.named(c.place);
  };
  return (
    <div class="pins">
      <Show when={shown()}>{area => <AreaTip api={props.api} ground={props.ground} area={area()} />}</Show>
      <Show when={table.chooser()}>
        <ChooserCard
          places={table}
          which="which way"
          name={area => table.rowOf(area).shown}
          style={
            chosenAt()
              ? beside(props.api, chosenAt() as AreaGround, 150)
              : { left: '50%', bottom: '12px', width: `${WIDE}px` }
          }
        />
      </Show>
    </div>
  );
};
