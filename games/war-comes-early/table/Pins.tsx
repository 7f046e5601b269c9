/** Cards that lie on the map and keep their size: the hex pointed at, a stack fanned out, several ways at one place. */
import { createMemo, Show, type JSX } from 'solid-js';
import { besideHex } from '../../../screen/hex/cards.ts';
import { PHONE } from '../../../screen/map/foot.ts';
import { ChooserCard } from '../../../screen/map/Pins.tsx';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import { Fan } from './Fan.tsx';
import { HexTip } from './HexTip.tsx';
import { useWce } from './state.ts';

export const Pins = (props: { readonly api: WindowApi; readonly keyed: boolean }): JSX.Element => {
  const table = useWce();
  const wide = () => props.api.win().w > PHONE;
  const tipped = createMemo(() =>
    table.chooser() ? undefined : (table.hover() ?? (props.keyed ? table.cursor() : undefined)),
  );
  /** The mouse points, a finger picks; the card of a stack that is fanned out would double it. */
  const meant = () =>
    wide() ? tipped() !== table.fan() && tipped() : ['map', 'fight'].includes(table.tab()) && table.picked();
  /** A card stands beside its hex, and goes when the hex is out of sight. */
  const inSight = (hex: string | false | undefined): string | undefined =>
    hex && props.api.sees(table.sheet.middleOf(hex)) ? hex : undefined;
  const shown = createMemo(() => inSight(meant()));
  const fan = createMemo(() => inSight(table.fan()));
  return (
    <div class="pins wce">
      <Show when={shown()}>{hex => <HexTip api={props.api} hex={hex()} docked={!wide()} />}</Show>
      <Show when={fan()}>{hex => <Fan api={props.api} hex={hex()} />}</Show>
      <ChooserCard
        places={table}
        which="which"
        name={hex => table.names.nameOf(hex) || hex}
        label={hex => hex}
        style={besideHex(table.sheet, props.api, table.chooser()?.place ?? table.box.first[table.view().scenario], 150)}
      />
    </div>
  );
};
