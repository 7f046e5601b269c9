/** `npm run graph [-- --json] [-- --root folder]`: who imports whom, who outside games/ names a game, and how the code reads by number. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { graphOf, type Edges, type Graph, type Naming } from './graph/measure.ts';
import { gamesIn, sourcesIn } from './graph/source.ts';

const lines = (edges: Edges, which: (from: string, to: string) => boolean): string[] =>
  Object.entries(edges)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, row]) => [from, Object.entries(row).filter(([to]) => which(from, to))] as const)
    .filter(([, row]) => row.length > 0)
    .map(
      ([from, row]) =>
        `  ${from.padEnd(28)} → ${row
          .toSorted(([, a], [, b]) => b - a)
          .map(([to, n]) => `${to} ${n}`)
          .join(', ')}`,
    );
const isGame = (place: string): boolean => place.startsWith('games/');

const COLUMNS = ['files', 'lines', 'over120', 'casts', 'doubleCasts', 'bangs', 'bangsPerThousand'] as const;
const HEADS = ['files', 'lines', 'over 120', 'casts', 'as unknown as', '!', '! a thousand'];
const table = ({ counts }: Graph): string => {
  const rows = [
    ['', ...HEADS],
    ...Object.entries(counts).map(([folder, c]) => [folder, ...COLUMNS.map(k => String(c[k]))]),
  ];
  const wide = rows[0]!.map((_, i) => Math.max(...rows.map(r => r[i]!.length)));
  return rows.map(r => `  ${r.map((c, i) => (i ? c.padStart(wide[i]!) : c.padEnd(wide[i]!))).join('  ')}`).join('\n');
};
const named = (all: readonly Naming[], title: string): string =>
  [`${title}: ${all.length}`, ...all.map(n => `  ${n.file}: ${n.games.join(', ')}`)].join('\n');

const print = (g: Graph): void => {
  const isTest = (n: Naming): boolean => /(?:^|\/)test\//.test(n.file);
  const inCode = g.namings.filter(n => !n.commentsOnly);
  console.log(`Imports by folder, tests left out\n${lines(g.folders, () => true).join('\n')}\n`);
  console.log(`Rooms of games\n${lines(g.rooms, (from, to) => isGame(from) || isGame(to)).join('\n')}\n`);
  console.log(
    named(
      inCode.filter(n => !isTest(n)),
      'Files outside games/ that name a game',
    ),
  );
  console.log(named(inCode.filter(isTest), 'Tests outside games/ that do'));
  console.log(
    named(
      g.namings.filter(n => n.commentsOnly),
      'In comments only',
    ),
  );
  console.log(`\nThe code by number, tests and data left out\n${table(g)}`);
};

const { values } = parseArgs({ options: { root: { type: 'string' }, json: { type: 'boolean' } } });
const root = values.root === undefined ? join(import.meta.dirname, '..') : resolve(values.root);
const graph = graphOf(sourcesIn(root), gamesIn(root));
if (values.json) console.log(JSON.stringify(graph, null, 1));
else print(graph);
