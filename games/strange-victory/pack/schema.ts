/** What each table of a data pack must look like, row by row. Texts are plain data and bounded; what spans tables is in faults.ts. */
import * as v from 'valibot';
import { degrees, rows, src, text, whole } from '../../../engine/rows.ts';
import type { Checks } from '../../../engine/pack.ts';
import { ASSET_TYPES, RESULTS } from '../data/charts.ts';
import { HITS } from '../data/hits.ts';
import { KINDS, LETTERS } from '../data/map.ts';
import type { StrangeTables } from '../data/tables.ts';
import { BAGS, TYPES } from '../data/units.ts';

const MAX_LENGTHS = { name: 40, line: 120, words: 400, areas: 90, borders: 600, bridges: 40, counters: 250 } as const;

const name = text(MAX_LENGTHS.name);

const area = v.strictObject({
  name,
  shown: name,
  kind: v.picklist(KINDS),
  letter: v.optional(v.picklist(LETTERS)),
  forest: v.optional(v.literal(true)),
  port: v.optional(whole(1, 6)),
  roman: v.optional(text(8)),
  works: v.optional(name),
  at: v.strictTuple([degrees(90), degrees(180)]),
  src,
});
const counter = v.strictObject({
  label: name,
  shown: name,
  type: v.picklist(TYPES),
  strength: whole(0, 8),
  bag: v.optional(v.picklist(BAGS)),
  src,
});
const result = v.strictObject({
  name,
  hits: v.pipe(
    v.string(),
    v.check(s => HITS.test(s), 'hits such as "2", "1–2", "3+" for three and more, or "—" for none'),
  ),
  effect: text(MAX_LENGTHS.line),
  panic: whole(0, 20),
  damage: v.picklist(['none', 'disordered', 'shocked']),
  removes: v.picklist(['all', 'one']),
  goesOn: v.boolean(),
  audacity: whole(0, 1),
  src,
});
const asset = v.strictObject({
  name: v.picklist(ASSET_TYPES),
  strength: whole(-9, 0),
  dice: whole(0, 3),
  only: v.optional(v.literal('armour')),
  src,
});
const band = v.strictObject({
  id: name,
  name,
  from: whole(0, 999),
  to: v.optional(whole(0, 999)),
  words: text(MAX_LENGTHS.words),
  src,
});

export const schema = {
  areas: rows(area, 8, MAX_LENGTHS.areas),
  borders: rows(v.strictObject({ a: name, b: name, src }), 1, MAX_LENGTHS.borders),
  bridges: rows(v.strictObject({ from: name, to: name, at: name, src }), 1, MAX_LENGTHS.bridges),
  commanders: rows(v.strictObject({ name, korps: name, cap: whole(0, 9), src }), 1, 6),
  divisions: rows(v.strictObject({ name, korps: name, advancing: whole(1, 5), resupply: whole(1, 5), src }), 1, 12),
  counters: rows(counter, 1, MAX_LENGTHS.counters),
  results: v.strictObject({
    overrun: result,
    breakthrough: result,
    pitched: result,
    desperate: result,
    bloody: result,
  } satisfies { [R in (typeof RESULTS)[number]]: typeof result }),
  assets: rows(asset, ASSET_TYPES.length, ASSET_TYPES.length),
  tracks: v.strictObject({
    strength: v.strictObject({ most: whole(1, 12), bloody: whole(2, 7), src }),
    panic: v.strictObject({ start: whole(0, 98), halt: whole(1, 99), src }),
    coast: v.strictObject({ turns: whole(0, 99), src }),
  }),
  values: v.strictObject({
    fortress: whole(0, 100),
    port: whole(0, 100),
    strategic: whole(0, 100),
    A: whole(0, 100),
    B: whole(0, 100),
    C: whole(0, 100),
    src,
  }),
  bands: rows(band, 1, 12),
  calendar: v.strictObject({ day: whole(1, 31), month: name, last: whole(28, 31), after: name, src }),
} satisfies Checks<StrangeTables>['schema'];
