/** The reading of the log for parts of the page outside the table: hexes by the names of the box that is played. */
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
    tableBox((await session.detail('box')) as BoxView).names,
    calledAs(() => session.snapshot().view, calledOf),
  );
