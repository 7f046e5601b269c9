/** The prepared start of 10 May 1940: the war of 13.0 to 20.0 without the years. */
import type { State } from '../../../engine/state.ts';
import { putUnit } from '../army.ts';
import { A, boxOf, G } from '../box.ts';
import { NUMBERS } from '../data/charts.ts';
import { POSTED, START_1940 } from '../data/start-1940.ts';
import { setWestwall } from '../ground.ts';
import { AT, HOSTILITIES } from '../state.ts';
import { at } from '../tracks.ts';

export const layOut1940 = (g: State): void => {
  const { unitNames, placeNames, areaNames } = boxOf(g);
  g.n[AT.status] = HOSTILITIES;
  g.n[AT.year] = 1940;
  g.n[AT.month] = NUMBERS.months.value;
  for (const row of POSTED) {
    const [unit, place] = [unitNames.indexOf(row.unit), placeNames.indexOf(row.place)];
    if (unit < 0 || place < 0) continue;
    putUnit(g, unit, place);
    g.n[at(g).steps + unit] = row.steps;
  }
  for (const [area, steps] of START_1940.westwall)
    if (areaNames.includes(area)) setWestwall(g, areaNames.indexOf(area), steps);
  for (const [s, side] of [
    [G, 'german'],
    [A, 'allied'],
  ] as const) {
    g.n[AT.cp + s] = START_1940.cp[side];
    g.n[AT.ip + s] = START_1940.ip[side];
    g.n[AT.invested + s] = NUMBERS.technology.value;
  }
};
