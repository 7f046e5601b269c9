/** Cards on the map that keep their size: that of the area under the pointer, and the list to choose from. */
import { createMemo, lazy, Show, Suspense, type JSX } from 'solid-js';
import { ChooserCard } from '../../../screen/map/Pins.tsx';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import type { AreaGround, Ground } from '../look/ground.ts';
import { beside, CARD_WIDTH_PX } from '../../../screen/area/beside.ts';
import { useTable } from './state.ts';

const AreaTip = lazy(() => import('./AreaTip.tsx').then(m => ({ default: m.AreaTip })));

export const Pins = (props: { api: WindowApi; ground: Ground; keyed: boolean }): JSX.Element => {
  const table = useTable();
  const tipped = createMemo(() =>
    table.chooser() ? undefined : (table.hover() ?? (props.keyed ? table.cursor() : undefined)),
  );
  /** A card is beside its area, and hidden while the area is out of sight. */
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
      <Suspense>
        <Show when={shown()}>{area => <AreaTip api={props.api} ground={props.ground} area={area()} />}</Show>
      </Suspense>
      <Show when={table.chooser()}>
        <ChooserCard
          places={table}
          which="which way"
          name={area => table.rowOf(area).shown}
          style={
            chosenAt()
              ? beside(props.api, chosenAt() as AreaGround, (chosenAt() as AreaGround).division, 150)
              : { left: '50%', bottom: '12px', width: `${CARD_WIDTH_PX}px` }
          }
        />
      </Show>
    </div>
  );
};
