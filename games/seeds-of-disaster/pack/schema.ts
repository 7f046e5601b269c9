/** The schema of each table of a data pack. Texts are plain and bounded. Checks across tables are in faults.ts. */
import * as v from 'valibot';
import { degrees, rows, src, text, whole, yes } from '../../../engine/rows.ts';
import type { Checks } from '../../../engine/pack.ts';
import { PERMITS, WHO } from '../data/effects.ts';
import { NATIONS as COUNTRIES, RIVERS, TERRAINS, ZONES } from '../data/map.ts';
import type { SeedsTables } from '../data/tables.ts';
import { NATIONS, TYPES } from '../data/units.ts';

const MAX_LENGTHS = { name: 40, words: 400, areas: 160, borders: 1000, units: 120, cards: 60 } as const;

const name = text(MAX_LENGTHS.name);
const year = whole(1934, 1940);
const perSide = (least: number, most: number) =>
  v.strictObject({ german: whole(least, most), allied: whole(least, most) });

const effect = v.variant('does', [
  v.strictObject({
    does: v.picklist(['cp', 'ip', 'rp', 'drm', 'permanent', 'temporary', 'column']),
    who: v.picklist(WHO),
    by: whole(-99, 99),
  }),
  v.strictObject({ does: v.literal('status'), by: whole(-1, 1) }),
  v.strictObject({ does: v.picklist(['half', 'open']), price: name }),
  v.strictObject({ does: v.picklist(['dearer', 'earlier']), price: name, by: whole(0, 20) }),
  v.strictObject({ does: v.literal('permit'), what: v.picklist(PERMITS) }),
  v.strictObject({ does: v.literal('events'), by: whole(0, 9) }),
  v.strictObject({
    does: v.picklist(['looks', 'fleetsFirst', 'ipIfManoeuvred']),
    who: v.picklist(WHO),
    by: whole(0, 99),
  }),
  v.strictObject({ does: v.literal('noRoll'), who: v.picklist(WHO) }),
  v.strictObject({ does: v.picklist(['peek', 'unveil']) }),
]);
const effects = rows(effect, 0, 8);
const area = v.strictObject({
  name,
  shown: name,
  nation: v.picklist(COUNTRIES),
  terrain: v.picklist(TERRAINS),
  zone: v.optional(v.picklist(ZONES)),
  centre: yes,
  objective: yes,
  coast: yes,
  maginot: v.optional(whole(1, 9)),
  at: v.strictTuple([degrees(90), degrees(180)]),
  src,
});
const unit = v.strictObject({
  name,
  nation: v.picklist(NATIONS),
  type: v.picklist(TYPES),
  price: v.union([v.literal(''), name]),
  mp: whole(0, 12),
  factors: rows(whole(0, 19), 0, 4),
  dots: rows(whole(0, 4), 1, 4),
  range: v.optional(whole(0, 20)),
  metier: yes,
  src,
});
const listed = v.strictObject({
  no: whole(11, 66),
  title: name,
  year: v.optional(year),
  belligerence: yes,
  effects,
  src,
});
const numbers = rows(whole(0, 999), 1, 40);

export const schema = {
  areas: rows(area, 10, MAX_LENGTHS.areas),
  borders: rows(
    v.strictObject({ a: name, b: name, river: v.picklist(RIVERS), along: v.optional(name), src }),
    1,
    MAX_LENGTHS.borders,
  ),
  units: rows(unit, 8, MAX_LENGTHS.units),
  westwall: v.strictObject({
    count: whole(0, 40),
    strength: rows(whole(0, 9), 2, 2),
    dice: rows(whole(0, 9), 2, 2),
    src,
  }),
  cards: rows(
    v.strictObject({
      no: whole(1, 99),
      title: name,
      year: v.optional(year),
      once: yes,
      must: yes,
      ce: v.optional(whole(1, 9)),
      effects,
      src,
    }),
    12,
    MAX_LENGTHS.cards,
  ),
  intelligence: rows(listed, 36, 36),
  command: rows(listed, 36, 36),
  chronology: rows(
    v.strictObject({
      year,
      draw: perSide(0, 9),
      play: perSide(0, 9),
      checks: rows(v.strictObject({ name, number: whole(2, 12) }), 0, 4),
      src,
    }),
    7,
    7,
  ),
  nearMiss: v.strictObject({ within: whole(0, 10), near: perSide(-6, 6), far: perSide(-6, 6), src }),
  income: v.strictObject({
    from: whole(-6, 20),
    rows: rows(v.strictObject({ german: rows(whole(0, 999), 7, 7), allied: rows(whole(0, 999), 7, 7) }), 1, 40),
    src,
  }),
  intelligencePoints: v.strictObject({
    from: whole(-6, 20),
    rows: rows(v.pipe(numbers, v.length(11)), 1, 40),
    src,
  }),
  prices: rows(
    v.strictObject({
      name,
      side: v.picklist(['german', 'allied']),
      cost: whole(0, 99),
      year: v.optional(year),
      src,
    }),
    1,
    60,
  ),
  terrain: rows(v.strictObject({ name: v.picklist(TERRAINS), mp: whole(0, 9), dice: whole(0, 9), src }), 5, 5),
  rivers: rows(v.strictObject({ name: v.picklist(RIVERS), mp: whole(0, 9), dice: whole(0, 9), src }), 3, 3),
  results: rows(
    v.strictObject({
      from: whole(1, 99),
      name,
      loser: whole(0, 19),
      winner: whole(0, 19),
      retreat: v.boolean(),
      disrupts: v.boolean(),
      cp: whole(0, 9),
      breakthrough: v.boolean(),
      src,
    }),
    1,
    20,
  ),
  levels: rows(
    v.strictObject({ id: name, name, german: v.optional(whole(0, 99)), allied: v.optional(whole(0, 99)), src }),
    6,
    6,
  ),
} satisfies Checks<SeedsTables>['schema'];
