/** What each table of a data pack must look like, row by row. Texts are plain data of limited length; conditions across tables are in faults.ts. The maps cannot be replaced, because the pictures are drawn from them. */
import * as v from 'valibot';
import { rows, src, text, whole, yes } from '../../../engine/rows.ts';
import type { Checks } from '../../../engine/pack.ts';
import {
  ABILITIES,
  COUNTRIES,
  FRONTS,
  GROUNDS,
  INSTRUCTIONS,
  NATIONS,
  REGIONS,
  RESULTS,
  SIDES,
  TIMINGS,
  UNIT_TYPES,
} from '../data/rows.ts';
import { LEADERS } from '../data/leaders.ts';
import type { NoRetreatTables } from '../data/tables.ts';

const name = text(40);
const words = text(400);
const front = v.picklist(FRONTS);
const side = v.picklist(SIDES);

const face = v.strictObject({ sp: whole(0, 20), mp: whole(0, 12), dot: yes, type: v.optional(v.picklist(UNIT_TYPES)) });
const unit = v.strictObject({
  name,
  front,
  nation: v.picklist(NATIONS),
  group: v.union([v.literal(''), name]),
  setUpWith: v.optional(name),
  id: name,
  type: v.picklist(UNIT_TYPES),
  shape: v.picklist(['square', 'round', 'hexagon']),
  faces: rows(face, 1, 2),
  entry: v.optional(v.union([whole(1, 14), v.picklist(['FI', 'K', 'R', 'M', 'D', 'S', 'Y'])])),
  white: yes,
  yellow: yes,
  brackets: yes,
  mobile: yes,
  tank: v.optional(v.picklist(['red', 'black', 'green'])),
  free: yes,
  large: yes,
  weak: yes,
  regional: yes,
  swiss: yes,
  supply: yes,
  src,
});
const names = rows(name, 0, 60);
const setUp = v.strictObject({
  front,
  at: v.record(text(5), rows(name, 1, 6)),
  reserve: v.optional(names),
  reduced: v.optional(names),
  src,
});
const event = v.strictObject({
  name,
  timing: v.picklist(TIMINGS),
  cost: whole(0, 3),
  air: v.optional(v.picklist(['black', 'white'])),
  red: yes,
  immune: yes,
  from: v.optional(whole(1, 14)),
  before: v.optional(whole(1, 15)),
  weygand: v.optional(v.picklist(['yes', 'no'])),
  double: yes,
  alt: yes,
  effect: name,
  n: v.optional(whole(1, 9)),
  words,
});
const goal = v.strictObject({
  vp: whole(0, 20),
  words,
  hold: v.strictObject({
    count: whole(1, 30),
    countries: v.optional(rows(v.picklist(COUNTRIES), 1, 6)),
    region: v.optional(v.picklist(REGIONS)),
  }),
});
const plan = v.strictObject({
  no: whole(1, 99),
  name,
  side,
  historical: yes,
  mayDiscard: yes,
  alternate: yes,
  instructions: rows(v.picklist(INSTRUCTIONS), 0, 4),
  goals: rows(goal, 3, 3),
  src,
});
const turn = v.strictObject({
  date: name,
  allied: whole(0, 20),
  german: whole(0, 20),
  deathsHead: yes,
  exceed: v.optional(whole(-20, 60)),
  undercut: v.optional(whole(-20, 60)),
  plan: v.optional(v.picklist(['A', 'B', 'C'])),
  stance: v.optional(whole(-20, 60)),
});
const terrain = v.strictObject({
  name,
  mp: v.union([whole(0, 9), v.literal('all')]),
  shift: whole(0, 5),
  noArmour: yes,
  stopsAdvance: yes,
  noMobile: yes,
  noAttacks: yes,
  noCounterblow: yes,
  noAir: yes,
});
const crt = rows(rows(v.picklist(RESULTS), 9, 9), 6, 6);
const perFront = <S extends v.GenericSchema>(of: S) => v.strictObject({ france: of, poland: of });

export const schema = {
  units: rows(unit, 20, 250),
  setups: rows(setUp, 2, 2),
  cards: rows(v.strictObject({ no: whole(1, 99), front, redrawn: yes, german: event, allied: event, src }), 40, 99),
  markers: rows(
    v.strictObject({ side, ability: v.picklist(ABILITIES), count: whole(0, 20), with1939: whole(0, 20), src }),
    2,
    40,
  ),
  leaders: rows(
    v.strictObject({
      name: v.picklist(LEADERS.map(l => l.name)),
      front,
      side,
      main: v.boolean(),
      markers: whole(0, 20),
      cards: whole(1, 20),
      cost: whole(0, 12),
      src,
    }),
    8,
    8,
  ),
  plans: rows(plan, 4, 20),
  charts: v.strictObject({
    turns: perFront(rows(turn, 14, 14)),
    stanceVP: perFront(rows(whole(-20, 20), 5, 5)),
    crt: v.strictObject({
      'German Mobile': crt,
      'Allied Mobile': crt,
      Prepared: crt,
      Blitzkrieg: crt,
      Fortress: crt,
    }),
    terrain: v.strictObject({
      open: terrain,
      rough: terrain,
      forest: terrain,
      marsh: terrain,
      minor: terrain,
      major: terrain,
      fortified: terrain,
      ez: terrain,
    } satisfies { readonly [G in (typeof GROUNDS)[number]]: unknown }),
    river: terrain,
    great: terrain,
    noSupplyShift: whole(0, 5),
    src,
  }),
} satisfies Checks<NoRetreatTables>['schema'];
