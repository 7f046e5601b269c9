/** What each table of a data pack must look like, row by row. Texts are plain data of limited length; sources may be left out. */
import * as v from 'valibot';
import { fact, rows, text, whole, yes } from '../../../engine/rows.ts';
import { GROUNDS, SCENARIOS } from '../data/charts.ts';
import { COUNTRIES, EDGES, FORTS, SIDE_KINDS, TERRAIN } from '../data/map.ts';
import { GROUPS } from '../data/setups.ts';
import type { WarComesEarlyTables } from '../data/tables.ts';
import { LEVELS, NATIONS, SIZES, UNIT_TYPES } from '../data/units.ts';

const HEX = v.pipe(v.string(), v.regex(/^\d{4}$/, 'four digits, column then row'));
const src = v.optional(fact(600));
/** The shipped rows of the map name their source by number. */
const numbered = v.optional(whole(0, 1000));
const small = whole(0, 99);
const shift = whole(-9, 9);
const turn = whole(1, 10);

// The map --------------------------------------------------------------------------------------------------------
const PLACES = v.strictTuple([small, small]);
const grid = v.strictObject({
  columns: PLACES,
  odd: PLACES,
  even: PLACES,
  cut: v.strictObject({ from: small, first: small }),
  src,
});
const hexes = rows(
  v.strictObject({
    hex: HEX,
    terrain: v.picklist(TERRAIN),
    country: v.picklist(COUNTRIES),
    city: v.optional(text(40)),
    capital: yes,
    points: v.optional(whole(1, 20)),
    port: yes,
    fort: v.optional(v.picklist(FORTS)),
    src: numbered,
    of: v.optional(v.record(v.picklist(['country', 'city', 'points', 'port', 'fort']), whole(0, 1000))),
  }),
  1,
  4000,
);
const hexsides = rows(
  v.strictObject({
    a: HEX,
    b: HEX,
    kind: v.picklist(SIDE_KINDS.filter(kind => kind !== 'plain')),
    name: v.optional(text(40)),
    src: numbered,
  }),
  0,
  12_000,
);
const rails = rows(v.strictObject({ a: HEX, b: HEX, src: numbered }), 0, 12_000);
const railExits = rows(v.strictObject({ hex: HEX, edge: v.picklist(EDGES), src: numbered }), 0, 200);
const towns = rows(v.strictObject({ hex: HEX, name: text(40) }), 0, 1000);

// The counters ---------------------------------------------------------------------------------------------------
const units = rows(
  v.strictObject({
    name: text(24),
    short: text(12),
    nation: v.picklist(NATIONS),
    scenario: v.picklist([...SCENARIOS, 'both']),
    type: v.picklist(UNIT_TYPES),
    size: v.picklist(SIZES),
    level: v.picklist(LEVELS),
    factors: v.strictTuple([small, small]),
    components: v.optional(whole(1, 9)),
    forms: v.optional(v.picklist(['infantry', 'mechanised'])),
    adHoc: yes,
    hex: v.optional(HEX),
    src: v.optional(v.strictObject({ name: fact(600), factors: fact(600), hex: v.optional(fact(600)) })),
  }),
  1,
  800,
);

// The charts -----------------------------------------------------------------------------------------------------
const differences = rows(whole(-99, 99), 2, 30);
const crt = v.strictObject({
  mechanised: differences,
  usual: differences,
  rows: rows(v.array(v.pipe(v.string(), v.regex(/^\d\/\d$/, 'losses such as 1/2'))), 1, 20),
  src,
});
const terrain = v.strictObject({
  name: text(40),
  foot: v.optional(whole(1, 20)),
  mechanised: v.optional(v.nullable(whole(1, 20))),
  shift,
  concentric: v.boolean(),
  garrison: v.optional(whole(0, 20)),
  src,
});
const limits = v.strictObject({
  by: v.record(v.picklist(NATIONS), v.nullable(rows(v.picklist(COUNTRIES), 1, COUNTRIES.length))),
  src,
});
const arrivals = v.strictObject({
  motorised: v.strictObject({ from: text(40), to: text(40), hexes: small }),
  mountain: v.strictObject({ turn }),
  staticCorps: v.strictObject({ turn, less: whole(0, 6) }),
  src,
});
const prize = { hex: HEX, points: whole(0, 9) };
const victory1939 = v.strictObject({
  krakow: v.strictObject(prize),
  danzig: v.strictObject({ ...prize, unit: text(12) }),
  warsaw: v.strictObject({ ...prize, beside: whole(0, 9) }),
  draw: whole(0, 20),
  src,
});
/** At most as many as the track has boxes. */
const dates = rows(text(40), 1, 10);
const charts = v.strictObject({
  crt,
  terrain: v.strictObject(
    Object.fromEntries(GROUNDS.map(g => [g, terrain])) as { [G in (typeof GROUNDS)[number]]: typeof terrain },
  ),
  limits,
  movement: v.strictObject({
    army: whole(1, 30),
    corps: whole(1, 30),
    river: small,
    rail: v.literal(0.5),
    airZone: small,
    column: whole(1, 4),
    src,
  }),
  stacking: v.strictObject({
    limit: whole(1, 7),
    armies: whole(1, 7),
    staticCorps: whole(1, 7),
    mechanised: whole(1, 7),
    staticDivision: whole(1, 7),
    src,
  }),
  shifts: v.strictObject({
    concentricGerman: shift,
    concentric: shift,
    river: shift,
    air: shift,
    flieger: shift,
    src,
  }),
  flieger: v.strictObject({ turn, least: whole(1, 7), src }),
  replacement: v.strictObject({ usual: whole(1, 4), hard: whole(1, 4), german: whole(1, 1), src }),
  air: v.strictObject({
    german: whole(1, 6),
    allied: whole(1, 6),
    terror: whole(1, 7),
    first: turn,
    markers: whole(1, 40),
    src,
  }),
  arrivals,
  railheads: v.strictObject({ count: whole(1, 12), tail: small, move: small, src }),
  points: v.strictObject({
    start: whole(2, 200),
    win: whole(3, 400),
    lose: whole(0, 99),
    margin: whole(1, 200),
    wall: small,
    mechanised: small,
    cutOff: small,
    src,
  }),
  soviets: v.strictObject({ row: small, src }),
  alone: v.strictObject({ turns: whole(0, 9), src }),
  victory1939,
  turns: v.strictObject({ '1938': dates, '1939': dates, src }),
});

const setups = rows(
  v.strictObject({
    id: text(40),
    name: text(60),
    scenario: v.picklist(SCENARIOS),
    group: v.picklist(GROUPS),
    words: text(400),
    at: v.record(HEX, rows(text(24), 1, 20)),
    railheads: v.optional(rows(HEX, 1, 12)),
    src,
  }),
  0,
  100,
);

export const SCHEMA = { grid, hexes, hexsides, rails, railExits, towns, units, charts, setups } satisfies {
  readonly [T in keyof WarComesEarlyTables as string extends T ? never : T]: v.GenericSchema;
};
