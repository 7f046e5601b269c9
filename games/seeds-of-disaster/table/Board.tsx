/** The map from the Rhine to Paris with what lies on it. */
import { createMemo, Show, type JSX } from 'solid-js';
import { AreaBoard } from '../../../screen/area/AreaBoard.tsx';
import { Fold } from '../../../screen/map/Fold.tsx';
import type { Spot } from '../../../screen/map/viewport.ts';
import { AreaNames, Badge, Captions } from '../look/names.tsx';
import { areaOfUnit } from '../look/place-actions.ts';
import type { GroundMap } from './map.ts';
import { Lights, Over, Patterns } from './Lights.tsx';
import { Pieces } from './Pieces.tsx';
import { Pins } from './Pins.tsx';
import { useSeeds } from './state.ts';

/** What the signs of the sheet mean. */
const Legend = (): JSX.Element => (
  <Fold name="seeds legend" word="legend" class="lgw">
    <ul class="lg onsheet" aria-label="Signs of the map">
      <li>
        <svg viewBox="-9 -9 18 18" aria-hidden="true">
          <Badge centre side="allied" />
        </svg>
        mobilisation centre
      </li>
      <li>
        <svg viewBox="-9 -9 18 18" aria-hidden="true">
          <Badge centre={false} side="allied" />
        </svg>
        objective
      </li>
      <li>
        <svg viewBox="-10 -8 20 14" aria-hidden="true">
          <path class="fort" d="M-7 4.500L-4.500-4H4.500L7 4.500Z" />
        </svg>
        fort
      </li>
      <li>
        <svg viewBox="0 -5 30 10" aria-hidden="true">
          <path class="zn0" d="M4 0H28" />
          <path class="zn1" d="M4 0H28" />
        </svg>
        axis of advance
      </li>
    </ul>
  </Fold>
);
export function Board(props: { readonly ground: GroundMap }): JSX.Element {
  const table = useSeeds();
  const { ground } = props;
  table.setGround(ground);
  const held = createMemo(() => new Map(table.view().areas.map(a => [a.name, a])));
  const action = (): string | undefined => {
    const battle = table.view().battles.at(-1);
    const hand = table.hand();
    return battle?.area ?? (hand === undefined ? undefined : areaOfUnit(table.view(), hand));
  };
  const first = table.box.areas.find(a => a.objective && a.name === 'Sedan')?.name ?? table.box.areas[0]!.name;
  const middle = (): Spot => ({ x: ground.size.w * 0.52, y: ground.size.h * 0.52 });
  return (
    <AreaBoard
      map={ground}
      plate={ground.plate}
      label={ground.drawn ? 'Map, drawn from the pack' : 'Map, the Rhine to Paris'}
      places={table}
      action={action}
      middle={middle}
      start={() => table.picked() ?? first}
      fighting={() => table.view().battles.length > 0}
      layers={keyed => (
        <>
          <Patterns />
          <Show when={!ground.drawn}>
            <Captions />
          </Show>
          <Lights ground={ground} keyed={keyed()} />
          <Pieces ground={ground} />
          <Over ground={ground} />
          <AreaNames
            ground={ground}
            rows={table.box.areas}
            held={area => held().get(area)?.control ?? 'allied'}
            busy={area => (held().get(area)?.height ?? 0) > 0}
          />
        </>
      )}
      margins={() => <Legend />}
      cards={(api, keyed) => <Pins api={api} ground={ground} keyed={keyed()} />}
    />
  );
}
