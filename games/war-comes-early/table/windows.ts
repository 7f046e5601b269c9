/** 5.3 How often the Germans may still step in. */
import type { TableView } from '../view.ts';

/** The windows of a marker: after it is drawn and after each of its phases. */
const WINDOWS = 4;
const AFTER = ['draw', 'reorganise', 'move', 'fight'];
/** Windows that follow this one in the turn. */
export const windowsLeft = (view: TableView): number =>
  view.window ? WINDOWS - 1 - AFTER.indexOf(view.window.after) + WINDOWS * view.markers.pool.length : 0;
