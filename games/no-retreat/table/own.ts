/** Whose hand is read: one's own; whoever watches sees counts. */
import type { HandView, TableView } from '../view.ts';

export const NAMES = { german: 'German', allied: 'Allied' } as const;
export const ownHand = (view: Pick<TableView, 'hands'>): HandView | undefined =>
  view.hands.find(h => h.ownCards !== undefined);
