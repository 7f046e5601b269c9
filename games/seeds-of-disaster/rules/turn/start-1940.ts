/** The scenario of 10 May 1940, which begins with the war. */
import type { State } from '../../../../engine/state.ts';
import { putUnit } from '../../model/army.ts';
import { A, boxOf, G } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { POSTED, START_1940 } from '../../data/start-1940.ts';
import { setWestwall } from '../../model/ground.ts';
import { AT, HOSTILITIES } from '../../model/state.ts';
import { at } from '../../model/tracks.ts';

export const layOut1940 = (g: State): void => {
  const { unitNames, placeNames, areaNames } = boxOf(g);
  g.cells[AT.status] = HOSTILITIES;
  g.cells[AT.year] = 1940;
  g.cells[AT.month] = NUMBERS.months.value;
  for (const row of POSTED) {
    const [unit, place] = [unitNames.indexOf(row.unit), placeNames.indexOf(row.place)];
    if (unit < 0 || place < 0) continue;
    putUnit(g, unit, place);
    g.cells[at(g).steps + unit] = row.steps;
  }
  for (const [area, steps] of START_1940.westwall)
    if (areaNames.includes(area)) setWestwall(g, areaNames.indexOf(area), steps);
  for (const [s, side] of [
    [G, 'german'],
    [A, 'allied'],
  ] as const) {
    g.cells[AT.cp + s] = START_1940.cp[side];
    g.cells[AT.ip + s] = START_1940.ip[side];
    g.cells[AT.invested + s] = NUMBERS.technology.value;
  }
};
