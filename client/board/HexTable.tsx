/** The table of France '40: its map of hexes in the frame of its panels. */
import type { JSX } from 'solid-js';
import type { TableView } from '../../games/france-40/view.ts';
import { Frame } from '../panels/france-40/Frame.tsx';
import type { Session } from '../session.ts';
import { HexBoard } from './hex/HexBoard.tsx';
import { createHexState } from './hex/state.ts';
import { saveRecord } from './save.ts';
import { TableProvider, type TableState } from './state.ts';
import '../../games/france-40/look/look.css';
import '../../screen/style/table.css';
import '../../screen/style/map.css';
import '../../screen/style/panels.css';
import '../../screen/style/phone.css';
import '../../screen/style/hex.css';

export function HexTable(props: {
  readonly session: Session<TableView>;
  readonly goHome?: () => void;
  readonly download?: () => void;
}): JSX.Element {
  const table = createHexState(props.session);
  const save = () => (props.download ? props.download() : void saveRecord(props.session, table.view().turn));
  return (
    <TableProvider value={table as unknown as TableState}>
      <Frame
        save={save}
        exit={() => props.goHome?.()}
        escape={() => {
          table.setFan();
          table.setChooser();
        }}
      >
        <HexBoard />
      </Frame>
      <p class="vh" aria-live="polite">
        {table.announced()}
      </p>
    </TableProvider>
  );
}
