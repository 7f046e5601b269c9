/** Whose hand is read: one's own; whoever watches sees counts. */
import type { OfferedChoice } from '../../../screen/session.ts';
import type { HandView, TableView } from '../view.ts';

export const NAMES = { german: 'German', allied: 'Allied' } as const;
export const ownHand = (view: Pick<TableView, 'hands'>): HandView | undefined =>
  view.hands.find(h => h.ownCards !== undefined);

const FROM_TRAY: readonly string[] = ['play', 'discard', 'card', 'return', 'pay', 'marker', 'commit'];
/** A card or marker of the tray can be chosen. */
export const isFromTray = (o: Pick<OfferedChoice, 'choice'>): boolean => FROM_TRAY.includes(o.choice.do);
