/** 10 May 1940 as it was, for the campaign alone: ours, not the publisher's. */
import { historical, reconstructed, type Fact } from '../../../engine/facts.ts';

/** Where a unit stands and with how many steps; `with`: Poised with this army. */
export interface PostedRow {
  readonly unit: string;
  readonly place: string;
  readonly steps: number;
  readonly src: Fact;
}
const MAY = historical('deployment on the Western front, 10 May 1940');
const at = (unit: string, place: string, steps: number): PostedRow => ({ unit, place, steps, src: MAY });
const poised = (unit: string, army: string, steps = 2): PostedRow => at(unit, `Poised with ${army}`, steps);

export const POSTED: readonly PostedRow[] = [
  at('G 18 Army', 'Munster', 8),
  at('G 6 Army', 'Aachen', 14),
  poised('G XVI Pz', 'G 6 Army'),
  poised('G XXXIX Pz', 'G 18 Army', 1),
  at('G 4 Army', 'Cologne', 12),
  poised('G XV Pz', 'G 4 Army'),
  at('G 12 Army', 'Trier', 12),
  poised('G XIX Pz', 'G 12 Army'),
  poised('G XXXXI Pz', 'G 12 Army'),
  at('G XIV Mot', 'Koblenz', 2),
  at('G 16 Army', 'Koblenz', 11),
  at('G 1 Army', 'Saarbrucken', 10),
  at('G 7 Army', 'Freiburg', 5),
  at('G 2 Army', 'Frankfurt', 8),
  at('G 9 Army', 'Cologne', 7),
  at('G XXXX Mot', 'Cologne', 2),
  at('G Para', 'OKW reserve', 2),
  at('G I', 'Wesel', 2),
  at('G III', 'Trier', 2),
  at('G V', 'Dusseldorf', 2),
  at('G 1 Air', 'OKW reserve', 1),
  at('G 2 Air', 'OKW reserve', 2),
  at('G 3 Air', 'OKW reserve', 2),

  at('F 7 Army', 'Dunkirk', 6),
  poised('F DLC', 'F 7 Army'),
  at('BEF', 'Lille', 10),
  at('UK III', 'Allied mobilised', 2),
  at('F 1 Army', 'Lille', 11),
  poised('F 1 DLM', 'F 1 Army'),
  poised('F 2 DLM', 'F 1 Army'),
  at('F 9 Army', 'Hirson', 8),
  at('F 2 Army', 'Sedan', 7),
  at('F 3 Army', 'Metz', 10),
  at('F 4 Army', 'Sarreguemines', 7),
  at('F 5 Army', 'Strasbourg', 8),
  at('F 8 Army', 'Colmar', 6),
  at('F 1 Arm', 'Reims', 2),
  at('F X', 'Laon', 2),
  at('F XVI', 'Verdun', 2),
  at('F XXI', 'Reims', 2),
  at('F 1 Air', 'GQG reserve', 2),
  at('F 2 Air', 'GQG reserve', 1),
  at('UK Air', 'GQG reserve', 2),
  at('Polish', 'Nancy', 2),
  at('B I', 'Antwerp', 4),
  at('B II', 'Liege', 4),
  at('B III', 'Brussels', 3),
  at('NL I', 'Rotterdam', 2),
  at('NL II', 'Utrecht', 2),
  at('NL III', 'Eindhoven', 1),
];
/** Westwall markers by Area and steps; the tracks. */
export const START_1940 = {
  westwall: [
    ['Aachen', 1],
    ['Trier', 2],
    ['Saarbrucken', 2],
    ['Kaiserslautern', 2],
    ['Karlsruhe', 1],
    ['Freiburg', 1],
  ],
  cp: { german: 14, allied: 8 },
  ip: { german: 6, allied: 6 },
  src: reconstructed('what the years come to when they go as they went'),
} as const;
