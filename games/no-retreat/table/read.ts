/** The reading of the log for parts of the page outside the table: hexes by the names of the box that is played. */
import type { Reading } from '../../../screen/frame/reading.ts';
import type { TableSession } from '../../../screen/session.ts';
import type { BoxView } from '../view/box.ts';
import { tableBox } from './box.ts';
import { readingFor } from './reading.ts';

export const read = async (session: TableSession): Promise<Reading> =>
  readingFor(tableBox((await session.detail('box')) as BoxView).names);
