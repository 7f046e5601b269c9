/** Every datum of the game with its source, in one list: for docs/RECONSTRUCTION.md and for the tests of truth. */
import type { Fact } from '../../../engine/facts.ts';
import { cardFact, CARDS } from './cards.ts';
import { CHART_FACTS } from './charts.ts';
import type { SourcedUnit } from './counters.ts';
import { leaderFact, LEADERS } from './leaders.ts';
import { GRIDS, MAPS, PARTS, type Part, type SourcedHex } from './map.ts';
import { MARKER_FACT, MARKERS } from './markers.ts';
import { PLAN_FACT, PLANS } from './plans.ts';
import { FRONTS, SIDES, type Front } from './rows.ts';
import { SET_UPS } from './setups.ts';
import { UNITS } from './units.ts';

interface Datum {
  readonly table: string;
  readonly what: string;
  readonly fact: Fact;
}
const datum = (table: string, what: string, fact: Fact): Datum => ({ table, what, fact });

const TITLES: { readonly [P in Part]: string } = {
  terrain: 'terrain',
  country: 'countries',
  city: 'cities',
  port: 'ports',
  zoneOf: 'Evacuation Zones',
  ardennes: 'the Ardennes',
  maginot: 'the Maginot Line',
  fortified: 'fortified hexes',
  edge: 'coloured edges',
  eastOfYellow: 'the yellow partition line',
  eastOfRed: 'the red partition line',
  northOfPripet: 'the banks of the Pripet',
};
const said = (h: SourcedHex, part: Part): string => {
  if (part === 'ardennes' || part === 'port') return h.hex;
  const value = h[part];
  return value === true ? h.hex : `${h.hex} ${value}${part === 'city' && h.major ? ', major' : ''}`;
};
const mapData = (front: Front): readonly Datum[] => {
  const { hexes, sides, sources } = MAPS[front];
  const source = (at: number): Fact => sources[at]!;
  return [
    datum('grid', front, GRIDS[front].src),
    ...PARTS.flatMap(part =>
      hexes.flatMap(h => {
        const at = h.of[part];
        return at === undefined ? [] : [datum(TITLES[part], said(h, part), source(at))];
      }),
    ),
    ...sides.map(s => datum(`${s.kind} hexsides`, `${s.a}/${s.b}${s.name ? ` ${s.name}` : ''}`, source(s.src))),
  ];
};
/** '3-4, reduced 2-4' */
const sidesOf = ({ faces }: SourcedUnit): string =>
  faces.map((f, i) => `${i === 0 ? '' : 'reduced '}${f.sp}-${f.mp}`).join(', ');
const COUNTERS: readonly Datum[] = UNITS.flatMap(u => [
  datum(`${u.nation} units of the ${u.front} front`, u.name, u.src.name),
  datum(`${u.nation} factors of the ${u.front} front`, `${u.name} ${sidesOf(u)}`, u.src.factors),
]);
const CARD_DATA: readonly Datum[] = [
  ...CARDS.map(c => datum('event cards', `#${c.no} ${SIDES.map(s => c[s].name).join(' / ')}`, cardFact(c))),
  ...PLANS.map(p => datum('plan cards', `#${p.no} ${p.name}`, PLAN_FACT)),
  ...LEADERS.map(l => datum('leaders', `${l.name} ${l.markers}/${l.cards}/${l.cost}`, leaderFact(l))),
  ...MARKERS.map(m => datum('initiative markers', `${m.count} ${m.side} ${m.ability}`, MARKER_FACT)),
];
export const DATA: readonly Datum[] = [
  ...FRONTS.flatMap(mapData),
  ...COUNTERS,
  ...CARD_DATA,
  ...CHART_FACTS,
  ...SET_UPS.map(s => datum('set-ups', s.front, s.src)),
];
