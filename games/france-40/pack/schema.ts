/** What each table of a data pack must look like. Texts are plain data and bounded; where a row comes from may be left out. */
import * as v from 'valibot';
import { RESULTS, SCENARIOS, TERRAINS } from '../data/charts.ts';
import { COUNTRIES, LINE_NAMES, SIDE_KINDS, TERRAIN } from '../data/map.ts';
import { GROUPS } from '../data/setups.ts';
import { NATIONS, UNIT_TYPES } from '../data/units.ts';
import type { France40Tables } from '../data/tables.ts';
import { fact, rows, text, whole } from '../../../engine/rows.ts';

const HEX = v.pipe(v.string(), v.regex(/^\d{4}$/, 'four digits, row then place'));
const src = v.optional(fact());
/** The shipped rows name their source by number. */
const numbered = v.optional(whole(0, 1000));
const turn = whole(1, 40);
const die = v.strictObject({ from: whole(1, 6), to: whole(1, 6) });
const small = whole(0, 99);
const shift = whole(-9, 9);

const PLACES = v.strictTuple([whole(0, 99), whole(0, 99)]);
const grid = v.strictObject({ rows: PLACES, odd: PLACES, even: PLACES, src });
/** At most as many as leave room for the boxes beside the map in 16 bits. */
const hexes = rows(
  v.strictObject({
    hex: HEX,
    terrain: v.picklist(TERRAIN),
    country: v.picklist(COUNTRIES),
    city: v.optional(text(40)),
    port: v.optional(v.literal(true)),
    ruhr: v.optional(v.literal(true)),
    src: numbered,
    of: v.optional(v.strictObject({ country: small, city: v.optional(small), port: v.optional(small) })),
  }),
  1,
  5000,
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
  15_000,
);
const line = v.strictObject({ hexes: rows(HEX, 0, 500), src });
const lines = v.strictObject(
  Object.fromEntries(LINE_NAMES.map(name => [name, line])) as { [L in (typeof LINE_NAMES)[number]]: typeof line },
);
const towns = rows(v.strictObject({ hex: HEX, name: text(40) }), 0, 1000);

const factors = v.strictTuple([small, small]);
const units = rows(
  v.strictObject({
    name: text(24),
    nation: v.picklist(NATIONS),
    scenario: v.picklist([...SCENARIOS, 'both']),
    type: v.picklist(UNIT_TYPES),
    size: v.picklist(['corps', 'division', 'fort']),
    factors: rows(factors, 1, 8),
    counters: v.picklist([1, 2]),
    hex: v.optional(HEX),
    historical: v.optional(text(200)),
    src: v.optional(v.strictObject({ name: fact(), factors: fact() })),
  }),
  1,
  1000,
);

const crt = v.strictObject({
  columns: rows(v.pipe(v.string(), v.regex(/^\d{1,2}:\d{1,2}$/, 'odds such as 3:1')), 2, 30),
  rows: rows(v.array(v.picklist(RESULTS)), 1, 20),
  below: v.picklist(RESULTS),
  above: v.picklist(RESULTS),
  src,
});
const terrain = v.strictObject({
  name: text(40),
  cost: v.nullable(whole(1, 20)),
  shift: v.union([shift, v.literal('strength')]),
  concentric: v.boolean(),
  panzersUseDefence: v.boolean(),
  src,
});
const movement = v.strictObject({
  scenario: v.picklist(SCENARIOS),
  who: text(40),
  factor: v.union([whole(0, 40), v.literal('die')]),
  most: whole(0, 40),
  opening: v.optional(whole(0, 40)),
  src,
});
const MOVERS = [
  'german1939',
  'french1939',
  'german1940',
  'mechanised1940',
  'british1940',
  'french1940',
  'neutral1940',
] as const;
const turns = rows(v.strictObject({ turn, date: text(40), src }), 1, 40);
const special = {
  sickleCut: v.strictObject({ corps: small, shift, src }),
  coup: v.strictObject({ turn, succeeds: die, maginot: shift, eachMobile: shift, src }),
  halt: v.strictObject({ fromTurn: turn, first: die, later: die, src }),
  dyle: rows(v.strictObject({ die, frenchEnter: v.boolean(), riversFree: v.boolean(), name: text(60), src }), 1, 6),
  swiss: rows(v.strictObject({ die, strategy: v.picklist(['forward', 'redoubt']), src }), 1, 6),
  capitulation: v.strictObject({ Netherlands: small, Belgium: small, Luxembourg: v.optional(small), src }),
  dynamo: v.strictObject({ fromTurn: turn, turns: small, stepsATurn: small, shift, src }),
  fourthArmoured: v.strictObject({ shift, src }),
  crisis: rows(v.strictObject({ turn, die, src }), 0, 40),
  crisisShift: v.strictObject({ shift, src }),
};
const victory = v.strictObject({
  id: text(24),
  case: text(8),
  name: text(60),
  each: v.picklist([1, -1]),
  most: small,
  historical: whole(-99, 99),
  src,
});
const level = v.strictObject({
  name: text(60),
  winner: v.picklist(['allied', 'german', 'draw']),
  from: v.optional(whole(-99, 99)),
  to: v.optional(whole(-99, 99)),
  src,
});
const charts = v.strictObject({
  crt,
  terrain: v.strictObject(
    Object.fromEntries(TERRAINS.map(t => [t, terrain])) as { [T in (typeof TERRAINS)[number]]: typeof terrain },
  ),
  river: v.object({ cost: small }),
  movement: v.strictObject(
    Object.fromEntries(MOVERS.map(m => [m, movement])) as { [M in (typeof MOVERS)[number]]: typeof movement },
  ),
  exit: v.strictObject({ cost: small, src }),
  concentric: v.strictObject({ shift, mechanised: shift, src }),
  ...special,
  supply: v.strictObject({ coastalFromRow: whole(0, 100), mechanisedToTurn: small, src }),
  replacements: v.object({ german: small, french: small }),
  reinforcement: v.strictObject({ unit: text(24), turn, src }),
  stacking: v.strictObject({ '1940': whole(1, 20), '1939': whole(1, 20), neutralSetUp: whole(1, 20), src }),
  victory: rows(victory, 1, 20),
  overturn: v.strictObject({ neutrals: small, parisHexes: small, maginotForts: small, src }),
  levels: rows(level, 1, 20),
  turns: v.strictObject({ '1940': turns, '1939': turns }),
});

const setups = rows(
  v.strictObject({
    id: text(40),
    name: text(60),
    scenario: v.picklist(SCENARIOS),
    group: v.picklist(GROUPS),
    sickle: v.optional(v.picklist(['no', 'yes'])),
    words: text(400),
    at: v.record(HEX, rows(text(24), 1, 20)),
    src,
  }),
  0,
  100,
);

export const SCHEMA = { grid, hexes, hexsides, lines, towns, units, charts, setups } satisfies {
  readonly [T in keyof France40Tables as string extends T ? never : T]: v.GenericSchema;
};
