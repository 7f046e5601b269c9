/** Faults that no single row of a data pack can show: names that must agree, lists that must be complete. One sentence a fault. */
import { namesTwice, rowFault } from '../../../engine/read-pack.ts';
import { ALT_CARDS, EFFECTS_AT, EFFECTS_OF } from '../data/effects.ts';
import { LEADERS } from '../data/leaders.ts';
import {
  FRONTS,
  LETTER,
  SIDES,
  type Country,
  type Front,
  type Instruction,
  type Nation,
  type UnitRow,
} from '../data/rows.ts';
import type { NoRetreatTables } from '../data/tables.ts';

type Faults = (t: NoRetreatTables) => readonly string[];
const names: Faults = t => namesTwice(t, ['units', 'name'], ['cards', 'no'], ['plans', 'no'], ['setups', 'front']);
/** 12.2, 13.2, 18.6 Units that never move are hexagons, airborne or Dynamo; no others. */
const units: Faults = t =>
  t.units.flatMap((u, i) => {
    const isFixed = ['fort', 'fortress', 'airborne', 'dynamo'].includes(u.type);
    const mp = u.faces[0].mp;
    if (isFixed !== (mp === 0))
      return [rowFault('units', i, u.name, 'faces.0.mp', isFixed ? '0 for what never moves' : 'more than 0', mp)];
    return u.tank && u.type !== 'tank'
      ? [rowFault('units', i, u.name, 'tank', 'none where the type is no tank', u.tank)]
      : [];
  });

// 3.0 Set-ups -------------------------------------------------------------------------------------------------------------
const isGermanSide = (u: UnitRow): boolean => ['German', 'Slovak', 'Soviet'].includes(u.nation);
/** 13.2.1 Countries that are neutral when a campaign begins, and the nations that may be there. */
const NEUTRAL: { readonly [C in Country]?: readonly Nation[] } = {
  Holland: ['Dutch'],
  Lithuania: [],
  Switzerland: ['Swiss'],
  USSR: ['Soviet'],
};
/** 13.3.1, 13.3.3, 13.3.5 Two counters, a third where one of them stacks freely; one large one. */
const isCrowded = (stack: readonly UnitRow[]): boolean =>
  stack.length > (stack.some(u => u.free) ? 3 : 2) || stack.filter(u => u.large).length > 1;
/** What is wrong with a stack in its set-up hex. */
const stackFaults = (stack: readonly UnitRow[], country: Country): readonly (readonly [string, unknown])[] => {
  const stranger = stack.find(u => NEUTRAL[country]?.includes(u.nation) === false);
  return [
    ...(new Set(stack.map(isGermanSide)).size > 1
      ? [['no enemies together', stack.map(u => u.name)] as const]
      : isCrowded(stack)
        ? [['no more than may stack (13.3)', stack.map(u => u.name)] as const]
        : []),
    ...(stranger ? [[`nobody from abroad in neutral ${country} (13.2.1)`, stranger.name] as const] : []),
  ];
};
const setUps: Faults = t =>
  t.setups.flatMap((s, i) => {
    const ground = new Map(t.maps[s.front].hexes.map(h => [h.hex, h]));
    const of = new Map(t.units.filter(u => u.front === s.front).map(u => [u.name, u]));
    const seen = new Set<string>();
    const named = (field: string, list: readonly string[]): readonly string[] =>
      list.flatMap(n => {
        if (!of.has(n)) return [rowFault('setups', i, s.front, field, 'a counter of this front', n)];
        if (seen.has(n)) return [rowFault('setups', i, s.front, field, 'each counter once', n)];
        seen.add(n);
        return [];
      });
    return [
      ...Object.entries(s.at).flatMap(([hex, list]) => {
        const { terrain, country } = ground.get(hex) ?? {};
        const field = `at.${hex}`;
        if (!terrain || !country || ['sea', 'none', 'ez'].includes(terrain))
          return [
            rowFault(
              'setups',
              i,
              s.front,
              field,
              `a hex of ${LETTER[s.front]} with ground to stand on`,
              terrain ?? 'no such hex',
            ),
          ];
        const stack = list.flatMap(n => of.get(n) ?? []);
        return [
          ...named(field, list),
          ...stackFaults(stack, country).map(([expected, got]) => rowFault('setups', i, s.front, field, expected, got)),
        ];
      }),
      ...named('reserve', s.reserve ?? []),
      ...(s.reduced ?? []).flatMap(n =>
        of.get(n)?.faces.length === 2 ? [] : [rowFault('setups', i, s.front, 'reduced', 'a counter with two sides', n)],
      ),
    ];
  });

// 5.0 Cards ---------------------------------------------------------------------------------------------------------------
/** 8.1 Both sides draw four cards a turn: the deck of a front must outlast two hands. */
const MIN_CARDS = 20;
const cards: Faults = t => [
  ...t.cards.flatMap((c, i) =>
    SIDES.flatMap(side => {
      const e = c[side];
      const known = EFFECTS_AT[e.timing];
      const at = (field: string, expected: string, got: unknown): string =>
        rowFault('cards', i, `#${c.no}`, `${side}.${field}`, expected, got);
      return [
        ...(known.includes(e.effect) ? [] : [at('effect', `one of ${known.join(', ')} in ${e.timing}`, e.effect)]),
        ...(EFFECTS_OF[side === 'german' ? 'allied' : 'german'].includes(e.effect)
          ? [at('effect', `something the ${side} side can do`, e.effect)]
          : []),
        ...(e.red && e.timing !== 'strategic' ? [at('timing', 'strategic for red text', e.timing)] : []),
        ...((e.effect === 'alt') === (e.alt === true)
          ? []
          : [at('alt', 'true with the effect alt, and only there', e.alt)]),
        ...(e.alt && !(c.front === 'poland' && ALT_CARDS[side].includes(c.no))
          ? [at('alt', `only on ${ALT_CARDS[side].map(n => `#${n}`).join(', ')} of poland`, c.no)]
          : []),
      ];
    }),
  ),
  ...FRONTS.flatMap(front => {
    const count = t.cards.filter(c => c.front === front).length;
    return count < MIN_CARDS ? [`cards: expected at least ${MIN_CARDS} of ${front}, got ${count}`] : [];
  }),
];
/** 8.1 A cup holds as many markers as the turn track ever draws at once. */
const markers: Faults = t => [
  ...t.markers.flatMap((m, i) =>
    m.with1939 > m.count
      ? [rowFault('markers', i, `${m.side} ${m.ability}`, 'with1939', `at most its count (${m.count})`, m.with1939)]
      : [],
  ),
  ...SIDES.flatMap(side => {
    const drawn = Math.max(...FRONTS.flatMap(front => t.charts.turns[front].map(turn => turn[side])));
    const count = t.markers.reduce((sum, m) => sum + (m.side === side ? m.count : 0), 0);
    return count < drawn ? [`markers: expected at least ${drawn} ${side} ones, as a turn draws, got ${count}`] : [];
  }),
];
/** 5.5 Each side of each front has a Main and a Replacement Leader; rules mention them by name. */
const leaders: Faults = t =>
  LEADERS.flatMap(l => {
    const found = t.leaders.filter(
      o => o.name === l.name && o.front === l.front && o.side === l.side && o.main === l.main,
    );
    return found.length === 1
      ? []
      : [`leaders: expected one row ${l.name} of ${l.front}, ${l.side}, main ${l.main}, got ${found.length}`];
  });
/** 24.2 */
const ALLIED: readonly Instruction[] = ['Planned Moves', '7th Army Freed', 'Tank Doctrine', 'Initiative'];
/** 24.1-24.3 */
const plans: Faults = t => [
  ...t.plans.flatMap((p, i) =>
    p.instructions
      .filter(one => ALLIED.includes(one) !== (p.side === 'allied'))
      .map(one => rowFault('plans', i, `#${p.no}`, 'instructions', `instructions of ${p.side} plans`, one)),
  ),
  ...SIDES.flatMap(side => {
    const count = t.plans.filter(p => p.side === side && p.historical).length;
    return count === 1 ? [] : [`plans: expected one historical plan of ${side}, got ${count}`];
  }),
  ...t.plans.flatMap((p, i) =>
    p.goals.flatMap((g, k) =>
      g.hold?.countries || g.hold?.region
        ? []
        : [rowFault('plans', i, `#${p.no}`, `goals.${k}.hold`, 'countries or a region', g.hold)],
    ),
  ),
];
/** 17.6 A death's head gives both thresholds, the upper one above the lower. */
const skulls: Faults = t =>
  FRONTS.flatMap((front: Front) =>
    t.charts.turns[front].flatMap(({ deathsHead, exceed, undercut }, i) => {
      const at = `charts, turn ${i + 1} of ${front}, field`;
      if (deathsHead && (exceed === undefined || undercut === undefined))
        return [`${at} exceed: expected both thresholds with a death’s head, got ${exceed ?? undercut ?? 'none'}`];
      return exceed !== undefined && undercut !== undefined && undercut > exceed
        ? [`${at} undercut: expected at most ${exceed}, which is to be exceeded, got ${undercut}`]
        : [];
    }),
  );
/** 20.3 Each plan is checked once, on the French Front only. */
const planTurns: Faults = t =>
  FRONTS.flatMap(front => {
    const expected = front === 'france' ? 'ABC' : '';
    const got = t.charts.turns[front].map(turn => turn.plan ?? '').join('');
    return got === expected
      ? []
      : [
          `charts, turns of ${front}, field plan: expected ${expected.split('').join(', ') || 'none'}, got ${got.split('').join(', ') || 'none'}`,
        ];
  });
export const faults: Faults = t =>
  [names, units, setUps, cards, markers, leaders, plans, skulls, planTurns].flatMap(f => f(t));
