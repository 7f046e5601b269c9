/** Writes docs/RECONSTRUCTION.md from the data: what is printed, what is history, what we deduced, what is ours. `npm run reconstruction` */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { SOURCES, type Source } from '../engine/facts.ts';
import { PLAYABLE, type Datum } from '../games/shelf.ts';

const GAMES = await Promise.all(
  PLAYABLE.map(async ({ card, facts }) => ({ title: card.title, data: (await facts?.()) ?? [] })),
);

const count = (data: readonly Datum[], source: Source): number => data.filter(d => d.fact.source === source).length;
const share = (part: number, whole: number): string => `${part} (${Math.round((part / whole) * 100)} %)`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const rule = (columns: number): string => row(Array<string>(columns).fill('---'));

const summary = (data: readonly Datum[]): readonly string[] => {
  const tables = [...Map.groupBy(data, d => d.table)];
  return [
    row(['table', 'data', ...SOURCES]),
    rule(6),
    ...tables.map(([table, rows]) => row([table, rows.length, ...SOURCES.map(s => count(rows, s) || '')])),
    row(['**all**', data.length, ...SOURCES.map(s => `**${share(count(data, s), data.length)}**`)]),
  ];
};
/** Data with the same table, source and reason share a line. */
const details = (data: readonly Datum[]): readonly string[] => {
  const groups = [...Map.groupBy(data, d => `${d.table}\n${d.fact.source}\n${d.fact.why}`).values()];
  return [
    row(['table', 'what', 'source', 'why']),
    rule(4),
    ...groups.map(g => row([g[0]!.table, g.map(d => d.what).join('; '), g[0]!.fact.source, g[0]!.fact.why])),
  ];
};

export const reconstruction = (): string =>
  [
    '# What is printed and what is rebuilt',
    '',
    'Generated from the data by `npm run reconstruction`; do not edit. The rulebooks are all we have: maps, counters and some charts are missing and are rebuilt. Each datum says where it comes from: `printed` (the case that prints it), `historical` (public record), `deduced` (from printed facts) or `reconstructed` (ours, set by play: see CALIBRATION.md).',
    '',
    'The ground comes from Natural Earth (coast, rivers, frontiers; public domain), GeoNames (towns; CC BY 4.0, geonames.org) and ETOPO5 (heights; public domain), and from outlines drawn here: see atlas/README.md.',
    '',
    ...GAMES.flatMap(({ title, data }) => [
      `## ${title}`,
      '',
      ...summary(data),
      '',
      `### ${title}, datum by datum`,
      '',
      ...details(data),
      '',
    ]),
  ].join('\n');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync('docs/RECONSTRUCTION.md', reconstruction());
  console.log('docs/RECONSTRUCTION.md written');
}
