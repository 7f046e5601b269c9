/** Every fact the state declares comes about: a value that no random game brings is dead, or it is named here with what brings it. */
import { expect, test } from 'vitest';
import { optionsOf } from '../../../engine/game.ts';
import { seededRandom } from '../../../engine/random.ts';
import { walkMachine } from '../../../engine/test/walk.ts';
import { seedsOfDisaster as game } from '../game.ts';

/** What is set once a game, or has a test of its own. */
const BROUGHT_BY: { readonly [column: string]: string } = {
  belgium: 'card 4, event 65',
  lowCountries: 'card 17',
  metier: 'card 20',
  watched: 'looks of a plan, taken as it is opened (5.2.2)',
  fellFrom: 'Paris (19.0)',
  retaken: 'Paris (19.0)',
  rules: 'the version a game was begun under',
  ...Object.fromEntries(game.options.map(o => [o.id, 'the option'])),
};
/** Of these not every value need come: bounds of tracks, boxes of armies, cards. */
const MANY_VALUES = ['permanent', 'temporary', 'drm', 'adjusted', 'place', 'committed', 'strategy'];

const valuesMet = (games: number): ReadonlyMap<string, ReadonlySet<number>> => {
  const columns = Object.entries(game.layout.columns).map(
    ([name, c]) => [name, game.layout.at[name]!, c.rows.length, new Set<number>()] as const,
  );
  for (const scenario of ['1934', '1940'])
    for (let i = 0; i < games; i++)
      walkMachine(
        game,
        { scenario, options: optionsOf(game, scenario, {}) },
        seededRandom(`facts ${i}`),
        (g, entry) => {
          if (entry % 3 > 0) return;
          for (const [, first, count, met] of columns)
            for (let row = 0; row < count; row++) met.add(g.cells[first + row]!);
        },
      );
  return new Map(columns.map(([name, , , met]) => [name, met]));
};
test('every column changes, and every value of a mark comes about', () => {
  const met = valuesMet(8);
  const dead = Object.entries(game.layout.columns).flatMap(([name, { values }]) => {
    if (BROUGHT_BY[name]) return [];
    if (!values || MANY_VALUES.includes(name)) return met.get(name)!.size > 1 ? [] : [name];
    return values.filter((_, n) => !met.get(name)!.has(n)).map(value => `${name}: ${value}`);
  });
  expect(dead).toEqual([]);
});
