/** Cards that lie on the map and keep their size: the hex pointed at, a stack fanned out, several ways at one place. */
import { createMemo, Show, type Component, type JSX } from 'solid-js';
import { besideHex } from '../hex/cards.ts';
import { MAX_PHONE_WIDTH_PX } from '../map/foot.ts';
import { ChooserCard } from '../map/Pins.tsx';
import type { WindowApi } from '../map/Window.tsx';
import type { OfferedChoice } from '../session.ts';
import { useWar } from './table.tsx';

export const Cards = (props: {
  readonly api: WindowApi;
  readonly keyed: boolean;
  /** Where the board looks first. */
  readonly first: string;
  readonly tip: Component<{ readonly hex: string; readonly docked: boolean }>;
  readonly fan: Component<{ readonly hex: string }>;
  /** The case behind a choice, where it is not the step's. */
  readonly case?: (o: OfferedChoice) => string;
}): JSX.Element => {
  const table = useWar();
  const wide = () => props.api.win().w > MAX_PHONE_WIDTH_PX;
  const tipped = createMemo(() =>
    table.chooser() ? undefined : (table.hover() ?? (props.keyed ? table.cursor() : undefined)),
  );
  /** The mouse points, a finger picks; the card of a stack that is fanned out would double it. */
  const meant = () =>
    wide() ? tipped() !== table.fan() && tipped() : ['map', 'fight'].includes(table.tab()) && table.pickedNow();
  /** A card stands beside its hex, and goes when the hex is out of sight. */
  const inSight = (hex: string | false | undefined): string | undefined =>
    hex && props.api.sees(table.sheet.middleOf(hex)) ? hex : undefined;
  const shown = createMemo(() => inSight(meant()));
  const fan = createMemo(() => inSight(table.fan()));
  return (
    <div class="pins">
      <Show when={shown()}>{hex => <props.tip hex={hex()} docked={!wide()} />}</Show>
      <Show when={fan()}>{hex => <props.fan hex={hex()} />}</Show>
      <ChooserCard
        places={table}
        which="which"
        name={hex => table.names.nameOf(hex) || hex}
        label={hex => hex}
        style={besideHex(table.sheet, props.api, table.chooser()?.place ?? props.first, 150)}
        case={o => props.case?.(o) ?? o.case}
      />
    </div>
  );
};
