/** Faults of a data pack that span tables: names that do not match, charts that do not cover every throw. Each fault is a sentence. */
import { rowFault } from '../../../engine/read-pack.ts';
import { UNKNOWN } from '../../../engine/labels.ts';
import { BOXES, MAX_DICE } from '../model/box.ts';
import { ASSET_TYPES, RESULTS } from '../data/charts.ts';
import { rowHolds } from '../data/hits.ts';
import type { Kind, Letter } from '../data/map.ts';
import type { StrangeTables } from '../data/tables.ts';
import type { Bag, Type } from '../data/units.ts';

type Faults = (t: StrangeTables) => readonly string[];

// Names --------------------------------------------------------------------------------------------------------
/** Names that stand twice, or that mean something else already. */
const clashes = (
  table: string,
  field: string,
  names: readonly string[],
  taken: ReadonlyMap<string, string>,
): readonly string[] =>
  names.flatMap((name, i) => {
    const other = names.indexOf(name) < i ? `that of row ${names.indexOf(name) + 1}` : taken.get(name);
    return other ? [rowFault(table, i, name, field, `a name that is not ${other}`, name)] : [];
  });
const RESERVED: ReadonlyMap<string, string> = new Map([[UNKNOWN, 'the mark of what is unknown']]);
const BESIDE: ReadonlyMap<string, string> = new Map([
  ...RESERVED,
  ...BOXES.map(b => [b, 'a box beside the map'] as const),
]);
const names: Faults = t => {
  const divisions = new Map([...RESERVED, ...t.divisions.map(d => [d.name, 'a division'] as const)]);
  const all: readonly (readonly [table: string, field: string, names: readonly string[], taken: typeof RESERVED])[] = [
    ['areas', 'name', t.areas.map(a => a.name), BESIDE],
    ['commanders', 'name', t.commanders.map(c => c.name), RESERVED],
    ['commanders', 'korps', t.commanders.map(c => c.korps), RESERVED],
    ['divisions', 'name', t.divisions.map(d => d.name), RESERVED],
    ['counters', 'label', t.counters.map(c => c.label), divisions],
    ['bands', 'id', t.bands.map(b => b.id), RESERVED],
    ['bands', 'name', t.bands.map(b => b.name), RESERVED],
    ['assets', 'name', t.assets.map(a => a.name), RESERVED],
  ];
  return all.flatMap(row => clashes(...row));
};

// 3.0 The map --------------------------------------------------------------------------------------------------
const LETTERS_OF: { readonly [K in Kind]: readonly (Letter | undefined)[] } = {
  staging: [undefined],
  regular: ['A', 'B', 'C'],
  strategic: ['A', 'B', 'C'],
  port: ['I'],
  fortress: ['I'],
};
/** 3.1 Each kind of area has its letters; 10.2.1 the ports, and only they, have a number. */
const areas: Faults = t =>
  t.areas.flatMap((a, i) => {
    const letters = LETTERS_OF[a.kind];
    const expected = letters.map(l => l ?? 'no letter').join(', ');
    const isPort = a.kind === 'port';
    return [
      ...(letters.includes(a.letter)
        ? []
        : [rowFault('areas', i, a.name, 'letter', `${expected} for ${a.kind}`, a.letter)]),
      ...(isPort === (a.port !== undefined)
        ? []
        : [rowFault('areas', i, a.name, 'port', isPort ? 'a number from 1 to 6' : `no number for ${a.kind}`, a.port)]),
    ];
  });
const PORT_FACES = [1, 2, 3, 4, 5, 6] as const;
/** 10.2.1 One die chooses the port; 6.0 one Korps in each staging area. */
const counts: Faults = t => {
  const staging = t.areas.filter(a => a.kind === 'staging').length;
  return [
    ...PORT_FACES.flatMap(face => {
      const count = t.areas.filter(a => a.port === face).length;
      return count === 1 ? [] : [`areas, field port: expected one port ${face}, got ${count}`];
    }),
    ...(staging === t.commanders.length
      ? []
      : [`areas, field kind: expected ${t.commanders.length} staging areas, one for each commander, got ${staging}`]),
  ];
};
const kindOf = (t: StrangeTables, name: string): Kind | undefined => t.areas.find(a => a.name === name)?.kind;
const IN_THE_FIELD = 'an area of the map that is no staging area';
const isField = (t: StrangeTables, name: string): boolean => ![undefined, 'staging'].includes(kindOf(t, name));
/** 3.0 Borders join two areas in the field, each pair once. */
const borders: Faults = t => {
  const pairs = t.borders.map(({ a, b }) => [a, b].toSorted().join(' – '));
  return t.borders.flatMap(({ a, b }, i) => {
    const called = `${a} – ${b}`;
    return [
      ...(isField(t, a) ? [] : [rowFault('borders', i, called, 'a', IN_THE_FIELD, a)]),
      ...(isField(t, b) ? [] : [rowFault('borders', i, called, 'b', IN_THE_FIELD, b)]),
      ...(a === b ? [rowFault('borders', i, called, 'b', 'another area than a', b)] : []),
      ...(pairs.indexOf(pairs[i]!) < i
        ? [rowFault('borders', i, called, 'a', `a pair other than that of row ${pairs.indexOf(pairs[i]!) + 1}`, a)]
        : []),
    ];
  });
};
/** 3.1.1 Bridges lead out of staging areas, and out of each of them. */
const bridges: Faults = t => [
  ...t.bridges.flatMap(({ from, to }, i) => [
    ...(kindOf(t, from) === 'staging'
      ? []
      : [rowFault('bridges', i, `${from} to ${to}`, 'from', 'a staging area', from)]),
    ...(isField(t, to) ? [] : [rowFault('bridges', i, `${from} to ${to}`, 'to', IN_THE_FIELD, to)]),
  ]),
  ...t.areas.flatMap((a, i) =>
    a.kind === 'staging' && !t.bridges.some(b => b.from === a.name)
      ? [`areas, row ${i + 1} (${a.name}): expected a bridge that leads out of it, got none`]
      : [],
  ),
];
/** 5.1 Everything can be captured: a way leads to each area, 8.2.11 through no port. */
const ways: Faults = t => {
  const reached = new Set(t.bridges.map(b => b.to));
  for (const here of reached) {
    if (kindOf(t, here) === 'port') continue;
    for (const { a, b } of t.borders) if (a === here || b === here) reached.add(a === here ? b : a);
  }
  return t.areas.flatMap((a, i) =>
    a.kind === 'staging' || reached.has(a.name)
      ? []
      : [`areas, row ${i + 1} (${a.name}): expected a way that leads there from a bridge, got none`],
  );
};

// 4.0 The counters ---------------------------------------------------------------------------------------------
const GARRISONS: readonly Type[] = ['infantry', 'armour', 'recon', 'gas', 'giraud', 'breakdown'];
const TYPES_IN = (bag: Bag | undefined): readonly Type[] => {
  if (bag === undefined) return ['stuka', 'guns'];
  if (bag === 'Coastal Defense') return ['infantry', 'armour'];
  return bag.startsWith('Garrison') ? GARRISONS : ['armour', 'recon', 'refugees'];
};
/** 4.2.2, 8.2.12, 4.5, 9.1.3 What may be among the starting assets, garrisons, coastal troops and reactions; what fights has a strength. */
const counters: Faults = t =>
  t.counters.flatMap(({ label, type, strength, bag }, i) => {
    const types = TYPES_IN(bag);
    const fights = type === 'infantry' || type === 'armour';
    return [
      ...(types.includes(type)
        ? []
        : [rowFault('counters', i, label, 'type', `${types.join(', ')} in ${bag ?? 'the Campaign Assets'}`, type)]),
      ...(fights === strength > 0
        ? []
        : [rowFault('counters', i, label, 'strength', fights ? '1 or more' : `0 for ${type}`, strength)]),
    ];
  });
/** 4.1.2, 4.2.1 Every division has its Korps, every Korps a division. */
const korps: Faults = t => [
  ...t.divisions.flatMap((d, i) =>
    t.commanders.some(c => c.korps === d.korps)
      ? []
      : [rowFault('divisions', i, d.name, 'korps', `one of ${t.commanders.map(c => c.korps).join(', ')}`, d.korps)],
  ),
  ...t.commanders.flatMap((c, i) =>
    t.divisions.some(d => d.korps === c.korps)
      ? []
      : [rowFault('commanders', i, c.name, 'korps', 'a Korps with a division', c.korps)],
  ),
];

// The charts ---------------------------------------------------------------------------------------------------
/** 8.3.1 The most dice a division can have, all assets in. */
const mostDice = (t: StrangeTables): number =>
  Math.max(...t.divisions.flatMap(d => [d.advancing, d.resupply])) + t.assets.reduce((sum, a) => sum + a.dice, 0);
/** 8.3.6 One row for each number of hits; 8.3.4 the Bloody Firefight is never rolled. */
const results: Faults = t => [
  ...Array.from({ length: MAX_DICE + 1 }, (_, hits) => hits).flatMap(hits => {
    const held = RESULTS.filter(r => rowHolds(t.results[r].hits, hits));
    return held.length === 1
      ? []
      : [`results, field hits: expected one row for ${hits} hits, got ${held.join(' and ') || 'none'}`];
  }),
  ...(t.results.bloody.hits === '—'
    ? []
    : [`results, row bloody, field hits: expected "—", as it is never rolled, got "${t.results.bloody.hits}"`]),
];
const dice: Faults = t =>
  mostDice(t) <= MAX_DICE
    ? []
    : [`divisions and assets, field dice: expected at most ${MAX_DICE} together, got ${mostDice(t)}`];
const assets: Faults = t =>
  ASSET_TYPES.filter(type => !t.assets.some(a => a.name === type)).map(
    type => `assets, field name: expected a row for ${type}, got none`,
  );
/** 11.2 The bands follow each other from 0 without a gap. */
const bands: Faults = t =>
  t.bands.flatMap((b, i) => {
    const from = i === 0 ? 0 : (t.bands[i - 1]!.to ?? NaN) + 1;
    const last = i === t.bands.length - 1;
    return [
      ...(b.from === from || Number.isNaN(from) ? [] : [rowFault('bands', i, b.name, 'from', `${from}`, b.from)]),
      ...(last === (b.to === undefined) && (b.to ?? Infinity) >= b.from
        ? []
        : [rowFault('bands', i, b.name, 'to', last ? 'nothing in the last row' : `a number from ${b.from}`, b.to)]),
    ];
  });
const tracks: Faults = ({ tracks: { panic } }) =>
  panic.start < panic.halt
    ? []
    : [`tracks, row panic, field halt: expected more than start, ${panic.start}, got ${panic.halt}`];

const ALL: readonly Faults[] = [
  names,
  areas,
  counts,
  borders,
  bridges,
  counters,
  korps,
  results,
  dice,
  assets,
  bands,
  tracks,
];
/** Ways are followed only over a map that is sound otherwise. */
export const faults: Faults = t => {
  const found = ALL.flatMap(check => check(t));
  return found.length ? found : ways(t);
};
