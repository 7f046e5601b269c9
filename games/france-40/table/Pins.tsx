/** Cards that lie on the map. */
import type { JSX } from 'solid-js';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import { Cards } from '../../../screen/war/Cards.tsx';
import { caseOf } from './choices.ts';
import { Fan } from './Fan.tsx';
import { HexTip } from './HexTip.tsx';
import { useHex } from './state.ts';

export const Pins = (props: { readonly api: WindowApi; readonly keyed: boolean }): JSX.Element => {
  const table = useHex();
  return (
    <Cards
      api={props.api}
      keyed={props.keyed}
      first={table.box.map.first}
      tip={p => <HexTip api={props.api} hex={p.hex} docked={p.docked} />}
      fan={p => <Fan api={props.api} hex={p.hex} />}
      case={o => caseOf(o, table.view())}
    />
  );
};
