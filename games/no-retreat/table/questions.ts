/** What a question is about: the event that was played, and markers that are held and cannot be committed. */
import type { LogLine } from '../../../engine/table.ts';
import { CARDS } from '../data/cards.ts';
import type { Ability, EventRow } from '../data/rows.ts';
import type { SideName, TableView } from '../view.ts';
import { ownHand } from './own.ts';
import { GRANTED_ELSEWHERE } from './prompts.ts';

// 5.1.3, 5.2 The event --------------------------------------------------------------------------------------------------
const ABOUT_EVENTS = ['averting', 'intercepting', 'paying', 'granting'];
/** The event that was played last, and whose it is. */
export const eventIn = (log: readonly LogLine[]): (EventRow & { readonly side: SideName }) | undefined => {
  const e = log.findLast(l => l.event['is'] === 'event')?.event;
  const card = CARDS.find(c => `#${c.no}` === e?.['card']);
  if (!e || !card) return undefined;
  const side = e['side'] as SideName;
  return { ...card[side], side };
};
export const isAboutEvent = ({ decides, granting }: TableView): boolean =>
  ABOUT_EVENTS.includes(decides?.kind ?? '') && !GRANTED_ELSEWHERE.includes(granting?.what ?? '');

// 14.5 Markers -----------------------------------------------------------------------------------------------------------
/** 14.6.3, 14.6.4 What a defender commits, and what an attacker does. */
const HELPS: readonly (readonly Ability[])[] = [
  ['Hold!', 'Surrender!'],
  ['Blitz!', 'Shock!'],
];
/** Held, of the kind that helps, and not among the choices. */
export const unusedOf = (view: TableView, listed: readonly unknown[]): readonly Ability[] => {
  const { battle, decides } = view;
  if (!battle || decides?.kind !== 'supporting' || decides.side !== view.viewer) return [];
  const kinds = HELPS[Number(battle.attacker === decides.side)]!;
  const held = new Set(ownHand(view)?.ownMarkers?.map(m => m.ability));
  return kinds.filter(k => held.has(k) && !listed.includes(k));
};
