/** The map of an owner's own pack: every area of it is drawn, has room for its counters, and is reached by the keys. */
import { describe, expect, test } from 'vitest';
import { overlayTables } from '../../../engine/overlay-tables.ts';
import { optionsOf, startOf } from '../../../engine/game.ts';
import type { Arrow } from '../../../kernel/sheet.ts';
import { areaUnder, stepTo } from '../../../screen/area/shapes.ts';
import { boxView, type BoxView } from '../view/box.ts';
import { drawnGround } from '../look/drawn-map.ts';
import { hueOf } from '../look/hues.ts';
import { pack } from '../pack.ts';
import { checks } from '../pack/checks.ts';
import { OTHER_BOX, packWith } from './packs.ts';

const viewOf = (data?: typeof OTHER_BOX): BoxView | undefined => {
  const { game } = data ? overlayTables(pack, checks, data) : pack.gameOf(pack.shipped);
  const scenario = game.scenarios[0]!.id;
  return boxView(startOf(game, scenario, optionsOf(game, scenario, {})));
};
const box = viewOf(OTHER_BOX)!;
const ground = drawnGround(box);

test('the shipped box says nothing, one of other tracks keeps the printed map, one of other areas draws its own', () => {
  expect(viewOf()).toBeUndefined();
  expect(viewOf(packWith({ tracks: { ...box.tracks } }))!.drawn).toBe(false);
  expect(box.drawn).toBe(true);
  expect(box.areas).toEqual(OTHER_BOX.tables['areas']);
});

describe('the drawn map', () => {
  test('has every area of the pack and no other', () => {
    expect(ground.areas.map(a => a.name)).toEqual(box.areas.map(a => a.name));
    expect(ground.svg()).not.toMatch(/NaN|undefined/);
  });
  test('has room in each for a division, an enemy beside it and the name', () => {
    for (const a of ground.areas)
      for (const spot of [a.division, a.beside, a.label])
        expect(areaUnder(ground.areas, spot), `${a.name} at ${spot.x} ${spot.y}`).toBe(a.name);
  });
  test('lets areas touch that border by the pack, all but a few', () => {
    const drawn = new Set(ground.borders.flatMap(({ a, b }) => [`${a}|${b}`, `${b}|${a}`]));
    const apart = box.borders.filter(({ a, b }) => !drawn.has(`${a}|${b}`));
    expect(apart.length).toBeLessThan(box.borders.length * 0.1);
  });
  test('has every bridge', () => {
    expect(ground.bridges.map(b => `${b.from} ${b.to}`)).toEqual(box.bridges.map(b => `${b.from} ${b.to}`));
  });
  test('is walked by the four keys from any staging area to every area', () => {
    const arrows: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    const next = (name: string): readonly string[] => [
      ...box.borders.flatMap(b => (b.a === name ? [b.b] : b.b === name ? [b.a] : [])),
      ...box.bridges.flatMap(b => (b.from === name ? [b.to] : b.to === name ? [b.from] : [])),
    ];
    const seen = new Set(['Maubeuge']);
    for (const name of seen) for (const arrow of arrows) seen.add(stepTo(ground.areas, next(name), name, arrow));
    expect([...seen].toSorted()).toEqual(box.areas.map(a => a.name).toSorted());
  });
});

test('each Korps has a mark of its own, as many as a pack may have', () => {
  const six = ['I', 'II', 'III', 'IV', 'V', 'VI'];
  expect(new Set(six.map(k => hueOf(six, k))).size).toBe(6);
});
