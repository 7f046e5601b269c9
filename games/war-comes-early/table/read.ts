/** The reading of the log for parts of the page outside the table: by the names of the map that is played on. */
import type { Reading } from '../../../screen/frame/reading.ts';
import type { TableSession } from '../../../screen/session.ts';
import { calledAs } from '../../../screen/war/unit-names.ts';
import { calledOf } from '../look/spoken.ts';
import type { TableView } from '../view.ts';
import type { BoxView } from '../view/box.ts';
import { tableBox } from './box.ts';
import { readingFor } from './reading.ts';

export const read = async (session: TableSession<TableView>): Promise<Reading> =>
  readingFor(
    tableBox((await session.detail('box')) as BoxView | undefined).names,
    calledAs(() => session.snapshot().view, calledOf),
  );
