/** The briefing names the objectives of the map. */
import { expect, test } from 'vitest';
import { BRIEFINGS } from '../data/briefing.ts';
import { AREAS } from '../data/map.ts';

test('20.0 its twenty objectives are those of the map, where they lie', () => {
  const own = AREAS.filter(a => a.objective);
  expect(own).toHaveLength(20);
  for (const b of Object.values(BRIEFINGS))
    expect(b.objectives.map(o => [o.name, ...o.at])).toEqual(own.map(a => [a.shown, ...a.at]));
});
