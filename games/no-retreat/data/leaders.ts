/** 5.5, 22.0 Four leader cards, each with its Main and its Replacement Leader. */
import { reconstructed, printed, type Fact } from '../../../engine/facts.ts';
import type { LeaderRow } from './rows.ts';

export const LEADERS: readonly LeaderRow[] = [
  { name: 'Gamelin', front: 'france', side: 'allied', main: true, markers: 6, cards: 5, cost: 0 },
  { name: 'Weygand', front: 'france', side: 'allied', main: false, markers: 8, cards: 6, cost: 3 },
  { name: 'Brauchitsch', front: 'france', side: 'german', main: true, markers: 12, cards: 7, cost: 0 },
  { name: 'Hitler', front: 'france', side: 'german', main: false, markers: 10, cards: 6, cost: 3 },
  { name: 'Rydz-Smigly', front: 'poland', side: 'allied', main: true, markers: 5, cards: 5, cost: 0 },
  { name: 'Sosnkowski', front: 'poland', side: 'allied', main: false, markers: 7, cards: 6, cost: 2 },
  { name: 'Rundstedt', front: 'poland', side: 'german', main: true, markers: 10, cards: 6, cost: 0 },
  { name: 'Bock', front: 'poland', side: 'german', main: false, markers: 10, cards: 7, cost: 2 },
];
export const leaderFact = (l: LeaderRow): Fact =>
  l.name === 'Sosnkowski' ? printed('17.6: his cost is 2; the limits are ours') : reconstructed('first value');
