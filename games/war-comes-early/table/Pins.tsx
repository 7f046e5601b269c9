/** Cards that lie on the map. */
import type { JSX } from 'solid-js';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import { Cards } from '../../../screen/war/Cards.tsx';
import { Fan } from '../../../screen/war/Fan.tsx';
import { HexTip } from './HexTip.tsx';
import { useWce } from './state.ts';
import { STAYS, VERBS } from './verbs.ts';

export const Pins = (props: { readonly api: WindowApi; readonly keyed: boolean }): JSX.Element => {
  const table = useWce();
  return (
    <Cards
      api={props.api}
      keyed={props.keyed}
      first={table.box.first[table.view().scenario]}
      tip={p => <HexTip api={props.api} hex={p.hex} docked={p.docked} />}
      fan={p => <Fan api={props.api} hex={p.hex} verbs={VERBS} stays={STAYS} seenBy="8.3" />}
    />
  );
};
