/** The map from the Meuse to the Channel with what lies on it. */
import { For, Show, type JSX } from 'solid-js';
import { AreaBoard, isNear } from '../../../screen/area/AreaBoard.tsx';
import { Cite } from '../../../screen/Cite.tsx';
import { Fold } from '../../../screen/map/Fold.tsx';
import type { Spot } from '../../../screen/map/viewport.ts';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import { AreaNames, Captions } from '../look/area-names.tsx';
import { AudacityTrack, Boxes, VictoryBox } from '../look/tracks.tsx';
import type { GroundMap } from './map.ts';
import { Fares, Lights, Patterns } from './Lights.tsx';
import { Pieces } from './Pieces.tsx';
import { Pins } from './Pins.tsx';
import { useTable } from './state.ts';

/** Tracks and boxes printed on the sheet. */
const Tracks = (props: { readonly api: WindowApi; readonly ground: GroundMap }): JSX.Element => {
  const table = useTable();
  return (
    <>
      <section
        class="onmap onsheet"
        classList={{ compact: isNear(props.api, props.ground) }}
        aria-label="Tracks on the map"
      >
        <h2>
          Audacity <Cite case="5.4" />
        </h2>
        <ol class="kps">
          <For each={table.view().commanders}>{c => <AudacityTrack of={c} />}</For>
        </ol>
        <Boxes boxes={table.view().boxes} />
      </section>
      <Fold name="victory" word="victory" class="vpw">
        <VictoryBox
          view={table.view()}
          open={() => {
            table.setPage('victory');
            table.setTab('victory');
          }}
        />
      </Fold>
    </>
  );
};

export function Board(props: { readonly ground: GroundMap }): JSX.Element {
  const table = useTable();
  const { ground } = props;
  /** The part of the map shown before any division is placed: the middle staging area. */
  const stagings = table.box.areas.filter(a => a.kind === 'staging');
  const first = stagings[Math.floor(stagings.length / 2)]!.name;
  const active = () => table.view().divisions.find(d => d.active)?.area;
  /** The middle of all divisions. */
  const middle = (): Spot => {
    const spots = table.view().divisions.flatMap(d => ground.named(d.area)?.division ?? []);
    if (!spots.length) return ground.named(first)?.division ?? { x: ground.size.w * 0.8, y: ground.size.h / 2 };
    return {
      x: spots.reduce((s, p) => s + p.x, 0) / spots.length,
      y: spots.reduce((s, p) => s + p.y, 0) / spots.length,
    };
  };
  return (
    <AreaBoard
      map={ground}
      plate={ground.plate}
      label={ground.drawn ? 'Map, drawn from the pack' : 'Map, the Meuse to the Channel'}
      places={table}
      action={() => table.view().combat?.area ?? active()}
      middle={middle}
      start={() => active() ?? table.view().divisions.find(d => ground.named(d.area))?.area ?? first}
      fighting={() => table.view().combat !== undefined}
      layers={keyed => (
        <>
          <Patterns />
          <Captions captions={ground.captions} />
          <Lights ground={ground} keyed={keyed()} />
          <Pieces ground={ground} />
          <AreaNames areas={ground.areas} rowOf={table.rowOf} />
          <Fares ground={ground} />
        </>
      )}
      margins={api => (
        <>
          <Tracks api={api} ground={ground} />
          <Show when={ground.drawn && api.win().w > 700}>
            <p class="from-pack besides onsheet">
              Drawn from the pack, which says where areas lie and not their outlines: a heavy line is no border, a
              dotted road joins areas that border and do not touch.
            </p>
          </Show>
        </>
      )}
      cards={(api, keyed) => <Pins api={api} ground={ground} keyed={keyed()} />}
    />
  );
}
