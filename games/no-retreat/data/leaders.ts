/** 5.5, 22.0 Four leader cards, each with its Main and its Replacement Leader. */
import { reconstructed, printed, type Fact } from '../../../engine/facts.ts';
import type { LeaderRow } from './rows.ts';

export const LEADERS: readonly LeaderRow[] = [
  { name: 'Gamelin', front: 'france', side: 'allied', main: true, markers: 6, cards: 5, cost: 0 },
  { name: 'Weygand', front: 'france', side: 'allied', main: false, markers: 8, cards: 6, cost: 5 },
  { name: 'Brauchitsch', front: 'france', side: 'german', main: true, markers: 12, cards: 7, cost: 0 },
  { name: 'Hitler', front: 'france', side: 'german', main: false, markers: 10, cards: 6, cost: 3 },
  { name: 'Rydz-Smigly', front: 'poland', side: 'allied', main: true, markers: 5, cards: 5, cost: 0 },
  { name: 'Sosnkowski', front: 'poland', side: 'allied', main: false, markers: 7, cards: 6, cost: 2 },
  { name: 'Rundstedt', front: 'poland', side: 'german', main: true, markers: 10, cards: 6, cost: 0 },
  { name: 'Bock', front: 'poland', side: 'german', main: false, markers: 10, cards: 7, cost: 2 },
];
const FACTS: { readonly [name: string]: Fact } = {
  Sosnkowski: printed('17.6: his cost is 2; the limits are ours'),
  Weygand: reconstructed(
    'a first value; his cost so high that most games are counted at their end, where it counts no more (17.7)',
  ),
};
export const leaderFact = (l: LeaderRow): Fact => FACTS[l.name] ?? reconstructed('first value');
