/** How the log reads outside the table screen, with the names of the map that is played on. */
import type { Reading } from '../../../screen/frame/reading.ts';
import type { TableSession } from '../../../screen/session.ts';
import type { TableView } from '../view.ts';
import type { BoxView } from '../view/box.ts';
import { tableBox } from './box.ts';
import { calledIn } from './called.ts';
import { readingFor } from './reading.ts';

export const read = async (session: TableSession<TableView>): Promise<Reading> => {
  const { names } = tableBox((await session.detail('box')) as BoxView | undefined).map;
  return readingFor(calledIn(() => session.snapshot().view, names));
};
