import { describe, expect, test } from 'vitest';
import geometry from '../look/geometry.json' with { type: 'json' };
import { AREAS, BORDERS, BRIDGES } from '../data/map.ts';
import { pointsOf } from '../../../screen/area/shapes.ts';
import { groundOf, type Geometry } from '../look/ground.ts';
import { areaUnder, stepTo } from '../../../screen/area/shapes.ts';
import type { Arrow } from '../../../kernel/sheet.ts';

const ground = groundOf(geometry as unknown as Geometry);
const outlines = ground.areas;
const next = (name: string): string[] => [
  ...BORDERS.flatMap(b => (b.a === name ? [b.b] : b.b === name ? [b.a] : [])),
  ...BRIDGES.flatMap(b => (b.from === name ? [b.to] : b.to === name ? [b.from] : [])),
];

describe('the ground', () => {
  test('a path of relative steps becomes points, shared ones equal', () => {
    expect(pointsOf('M1.5 2l.5-1 3 0z')).toEqual([
      [1.5, 2],
      [2, 1],
      [5, 1],
    ]);
  });
  test('every area of the map is drawn', () => {
    expect(ground.areas.map(a => a.name).toSorted()).toEqual(AREAS.map(a => a.name).toSorted());
  });
  test('areas that border by the rules share a drawn line', () => {
    const drawn = new Set(ground.borders.flatMap(({ a, b }) => [`${a}|${b}`, `${b}|${a}`]));
    expect(BORDERS.filter(({ a, b }) => !drawn.has(`${a}|${b}`)).map(({ a, b }) => `${a} ${b}`)).toEqual([]);
  });
});

describe('the area under the pointer', () => {
  test('is hit at the place of its counters, even where a counter hides the ground', () => {
    for (const a of ground.areas) expect(areaUnder(outlines, a.division)).toBe(a.name);
  });
  test('is none on the sea', () => {
    expect(areaUnder(outlines, { x: 20, y: 300 })).toBeUndefined();
  });
});

describe('the cursor', () => {
  const arrows: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  test('goes to a neighbour in the direction', () => {
    expect(stepTo(outlines, next('Avesnes'), 'Avesnes', 'ArrowLeft')).toBe('Cambrai');
    expect(stepTo(outlines, next('Dinant'), 'Dinant', 'ArrowLeft')).toBe('Philippeville');
  });
  test('reaches every area from Dinant by the four keys', () => {
    const seen = new Set(['Dinant']);
    const queue = ['Dinant'];
    for (const name of queue)
      for (const arrow of arrows) {
        const to = stepTo(outlines, next(name), name, arrow);
        if (!seen.has(to)) {
          seen.add(to);
          queue.push(to);
        }
      }
    expect(AREAS.map(a => a.name).filter(name => !seen.has(name))).toEqual([]);
  });
});
