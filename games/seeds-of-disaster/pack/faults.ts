/** Checks across the tables of a data pack: names that must match, lists that must be complete. Each fault is a sentence. */
import { namesTwice, rowFault } from '../../../engine/read-pack.ts';
import type { Effect } from '../data/effects.ts';
import type { SeedsTables } from '../data/tables.ts';

type Faults = (t: SeedsTables) => readonly string[];
const names: Faults = t =>
  namesTwice(
    t,
    ['areas', 'name'],
    ['units', 'name'],
    ['cards', 'title'],
    ['cards', 'no'],
    ['prices', 'name'],
    ['chronology', 'year'],
  );
const borders: Faults = t => {
  const areas = new Set(t.areas.map(a => a.name));
  return t.borders.flatMap((b, i) =>
    (['a', 'b'] as const)
      .filter(end => !areas.has(b[end]))
      .map(end => rowFault('borders', i, `${b.a} – ${b.b}`, end, 'an Area of the map', b[end])),
  );
};
/** The prices the rules look up by name. */
const NEEDED_PRICES = ['Westwall', 'German manoeuvre', 'Allied manoeuvre'];
const prices: Faults = t => {
  const known = new Set(t.prices.map(p => p.name));
  return [
    ...NEEDED_PRICES.filter(p => !known.has(p)).map(p => `prices: expected a row ${JSON.stringify(p)}, got none`),
    ...t.units.flatMap((u, i) =>
      u.price === '' || known.has(u.price) ? [] : [rowFault('units', i, u.name, 'price', 'a row of prices', u.price)],
    ),
  ];
};
const priceOf = (e: Effect): string | undefined => ('price' in e ? e.price : undefined);
const effects: Faults = t => {
  const known = new Set(t.prices.map(p => p.name));
  const of = (table: string, rows: readonly { readonly title: string; readonly effects: readonly Effect[] }[]) =>
    rows.flatMap((r, i) =>
      r.effects.flatMap((e, k) => {
        const price = priceOf(e);
        return price === undefined || known.has(price)
          ? []
          : [rowFault(table, i, r.title, `effects.${k}.price`, 'a row of prices', price)];
      }),
    );
  return [...of('cards', t.cards), ...of('intelligence', t.intelligence), ...of('command', t.command)];
};
/** 5.3.1 All numbers from 11 to 66 in base six, each once. */
const D66 = [1, 2, 3, 4, 5, 6].flatMap(tens => [1, 2, 3, 4, 5, 6].map(ones => 10 * tens + ones));
const lists: Faults = t =>
  (['intelligence', 'command'] as const).flatMap(table =>
    D66.filter(no => !t[table].some(r => r.no === no)).map(no => `${table}: expected a row ${no}, got none`),
  );
const faces: Faults = t =>
  t.units.flatMap((u, i) =>
    u.type === 'army' || u.dots.length === u.factors.length
      ? []
      : [rowFault('units', i, u.name, 'dots', `as many as factors (${u.factors.length})`, u.dots)],
  );
/** 21.0 The set-up needs three armies and three centres of each side. */
const setUp: Faults = t => {
  const armies = (nation: string): number => t.units.filter(u => u.nation === nation && u.type === 'army').length;
  const centres = (nation: string): number => t.areas.filter(a => a.nation === nation && a.centre).length;
  return ['Germany', 'France'].flatMap(nation => [
    ...(armies(nation) < 3 ? [`units: expected three armies of ${nation}, got ${armies(nation)}`] : []),
    ...(centres(nation) < 3 ? [`areas: expected three centres of ${nation}, got ${centres(nation)}`] : []),
  ]);
};
export const faults: Faults = t => [names, borders, prices, effects, lists, faces, setUp].flatMap(f => f(t));
