/** The two lists of 36 events that a d66 finds: intelligence before the war, command in it. */
import { deduced, reconstructed, type Fact } from '../../../engine/facts.ts';
import type { Effect } from './effects.ts';

/** `no` as the dice show it: 11 to 66 in base six. `year`: nothing happens before it; `from` AB: only in Armed Belligerence. */
export interface EventRow {
  readonly no: number;
  readonly title: string;
  readonly year?: number;
  readonly belligerence?: true;
  readonly effects: readonly Effect[];
  readonly src: Fact;
}
const ours = reconstructed('the list is missing: what 5.3 and 5.3.6 say such events do, worst at 11, best at 66');
const row = (no: number, title: string, effects: readonly Effect[] = [], year?: number): EventRow =>
  year === undefined ? { no, title, effects, src: ours } : { no, title, year, effects, src: ours };
const nothing = (no: number): EventRow => row(no, 'Nothing happens');
const ip = (by: number, who: 'player' | 'enemy' | 'german' | 'allied' = 'player'): Effect => ({ does: 'ip', who, by });
const collection = (
  does: 'permanent' | 'temporary',
  by: number,
  who: 'player' | 'german' | 'allied' = 'player',
): Effect => ({ does, who, by });

export const INTELLIGENCE: readonly EventRow[] = [
  row(11, 'A network rolled up', [ip(-2), collection('permanent', -1)]),
  row(12, 'A courier caught', [ip(-1)]),
  row(13, 'Ciphers changed', [collection('temporary', -2)]),
  row(14, 'Good camouflage', [{ does: 'column', who: 'enemy', by: -1 }]),
  nothing(15),
  nothing(16),
  row(21, 'An attaché’s report', [ip(1)]),
  row(22, 'Loose talk', [{ does: 'column', who: 'player', by: 1 }], 1938),
  row(23, 'A wireless post', [collection('temporary', 1)]),
  row(24, 'Reconnaissance flights', [{ does: 'column', who: 'player', by: 1 }], 1938),
  nothing(25),
  row(26, 'Industry alarmed', [{ does: 'drm', who: 'player', by: 1 }]),
  row(31, 'Lessons of foreign manoeuvres', [{ does: 'cp', who: 'player', by: 1 }]),
  row(32, 'Manoeuvres watched', [{ does: 'ipIfManoeuvred', who: 'player', by: 1 }]),
  row(33, 'An order of battle', [{ does: 'looks', who: 'player', by: 1 }], 1939),
  nothing(34),
  row(35, 'A double agent', [ip(1, 'enemy')]),
  row(36, 'A cipher clerk bought', [collection('permanent', 1)]),
  row(41, 'The Abwehr in Prague', [ip(1, 'german')], 1938),
  row(42, 'The Western air panic', [{ does: 'drm', who: 'allied', by: 1 }], 1938),
  row(43, 'Aircraft first', [{ does: 'fleetsFirst', who: 'allied', by: 10 }], 1938),
  row(44, 'The Poles hand over Enigma', [collection('permanent', 2, 'allied')], 1939),
  row(45, 'The French cipher broken', [collection('permanent', 1, 'german')], 1939),
  row(46, 'The Mechelen papers', [ip(2, 'allied')], 1939),
  row(51, 'A staff study photographed', [ip(2)]),
  row(52, 'A safe opened', [{ does: 'peek' }]),
  row(53, 'Tank trials reported', [{ does: 'earlier', price: 'armoured', by: 1 }]),
  { ...row(54, 'The plan is betrayed', [{ does: 'unveil' }]), belligerence: true },
  row(55, 'An agent in place', [collection('permanent', 1)]),
  row(56, 'Attachés expelled in vain', [ip(2)]),
  row(61, 'Traffic analysis', [collection('temporary', 2)]),
  row(62, 'A windfall', [ip(3)]),
  row(63, 'Silence ordered', [{ does: 'noRoll', who: 'enemy' }]),
  row(64, 'Doctrine understood', [{ does: 'cp', who: 'player', by: 2 }]),
  {
    ...row(65, 'Brussels opens its gates', [{ does: 'permit', what: 'belgium' }]),
    belligerence: true,
    src: deduced('12.0: intelligence event 65 lets the Allies into Belgium'),
  },
  row(66, 'The enemy’s mind read', [ip(3), collection('permanent', 1)]),
];

const cp = (who: 'german' | 'allied' | 'player', by: number): Effect => ({ does: 'cp', who, by });
const span = (nos: readonly number[], title: string, effects: readonly Effect[] = []): readonly EventRow[] =>
  nos.map(no => row(no, title, effects));
export const COMMAND: readonly EventRow[] = [
  row(11, 'A front re-made', [cp('allied', 3), cp('german', -2)]),
  ...span([12, 13], 'Weygand takes over', [cp('allied', 2)]),
  ...span([14, 15, 16], 'A corps commander stands', [cp('allied', 1)]),
  ...span([21, 22, 23], 'Signals read in the West', [ip(1, 'allied')]),
  ...span([24, 25, 26], 'Berlin is nervous', [cp('german', -1)]),
  ...span([31, 32, 33], 'Prisoners talk', [ip(1)]),
  ...span([34, 35, 36, 41, 42, 43], 'Nothing happens'),
  ...span([44, 45, 46], 'Staff work', [cp('player', 1)]),
  ...span([51, 52, 53], 'Orders miscarry', [cp('allied', -1)]),
  ...span([54, 55, 56], 'Captured papers', [ip(1, 'german')]),
  ...span([61, 62, 63], 'Leading from the front', [cp('german', 1)]),
  ...span([64, 65], 'The bridges fall intact', [cp('german', 2)]),
  row(66, 'Panic at headquarters', [cp('german', 3), cp('allied', -2)]),
];
