/** Writes docs/PACKS.md: what an owner of a box may lay over the shipped data, its tables from the games' own schemas. `npm run packs` */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { GenericSchema } from 'valibot';
import { PACK_FORMAT } from '../engine/pack.ts';
import { PACK_LIMIT } from '../engine/read-pack.ts';
import { PLAYABLE } from '../games/shelf.ts';

/** What of a schema is read here: its kinds have these parts, each some of them. */
interface Part {
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
  readonly expects?: string | null;
  readonly pipe?: readonly Part[];
  readonly entries?: { readonly [field: string]: Part };
  readonly item?: Part;
  readonly items?: readonly Part[];
  readonly options?: readonly unknown[];
  readonly wrapped?: Part;
  readonly value?: Part;
  readonly literal?: unknown;
}
const partOf = (schema: GenericSchema): Part => schema as Part;

const said = (p: Part): string => {
  if (p.type === 'check' || p.type === 'regex') return typeof p.message === 'string' ? p.message : '';
  const bound = { min_value: '≥', max_value: '≤', min_length: '≥', max_length: '≤' }[p.type];
  return bound ? `${bound} ${String(p.requirement)}` : '';
};
const bounds = (p: Part): string => {
  const words = (p.pipe ?? []).map(said).filter(Boolean);
  return words.length ? ` (${words.join(', ')})` : '';
};
/** 'text (a text of 1 to 40 characters)', 'list of { a, b }' */
const inWords = (p: Part): string => {
  switch (p.type) {
    case 'optional':
      return `${inWords(p.wrapped!)}, may be left out`;
    case 'nullable':
      return `${inWords(p.wrapped!)} or null`;
    case 'picklist':
      return p.options!.map(o => `\`${String(o)}\``).join(' ');
    case 'literal':
      return `\`${JSON.stringify(p.literal)}\``;
    case 'union':
      return (p.options as readonly Part[]).map(inWords).join(' or ');
    case 'array':
      return `list${bounds(p)} of ${inWords(p.item!)}`;
    case 'strict_tuple':
      return `[${p.items!.map(inWords).join(', ')}]`;
    case 'record':
      return `by name: ${inWords(p.value!)}`;
    case 'object':
    case 'strict_object':
      return `{ ${Object.entries(p.entries!)
        .map(([field, of]) => (field === 'src' ? 'src' : `${field}: ${inWords(of)}`))
        .join('; ')} }`;
    default:
      return `${p.type === 'string' ? 'text' : p.type}${bounds(p)}`;
  }
};
const cell = (words: string): string => words.replaceAll('|', '\\|');
const tableLines = (name: string, schema: GenericSchema): readonly string[] => {
  const part = partOf(schema);
  const rows = part.type === 'array';
  const row = rows ? part.item! : part;
  const fields = Object.entries(row.entries ?? {}).filter(([field]) => field !== 'src');
  return [
    `#### \`${name}\`${rows ? `: rows${bounds(part)}` : ': one object'}`,
    '',
    '| field | what is expected |',
    '| --- | --- |',
    ...fields.map(([field, of]) => `| \`${field}\` | ${cell(inWords(of))} |`),
    '',
  ];
};

const HEAD = `# Data packs: for the owner of a box

Written by \`npm run packs\` from the games' own schemas; do not edit.

You own the box? Type its counters, charts, cards, set-up or map into a file and play with those. A data pack is one JSON file:

\`\`\`json
{ "format": "${PACK_FORMAT}", "game": "<id of the game>", "name": "my box", "tables": { "<table>": [] } }
\`\`\`

- **Tables that it names replace the shipped ones whole**; all others stay. The number of rows may differ: more counters, fewer hexes. A row's \`src\` (where it comes from) may be left out everywhere.
- **Where it goes.** Page: *Other data than shipped* when a game is started, alone or online. Terminal: \`npm run play -- <game> --pack box.json\`. Protocol: \`"pack"\` of \`new\` (docs/PROTOCOL.md). Server: \`pack\` of \`POST /api/games\` (server/README.md). Online the other player is told before he sits down, and the game is not rated.
- **What is checked.** At most ${PACK_LIMIT} characters; every table against its schema below, then what no single table can say (names that must fit, charts that must cover every die). A fault names table, row, field and what was expected, and nothing changes. Texts are plain data.
- **A record** names its pack by hash and carries it: it replays wherever it goes. Two tables with two packs stand side by side.
- **The map.** With a map of its own the table draws it from the pack's rows, in our style, and says so on the sheet's edge. Hexes: coast, terrain, rivers, frontiers, towns and names from the tables of hexes and hexsides. Areas: a pack says where an area lies (\`at\`, latitude and longitude) and what it borders, not its outline; so cells are drawn around the points, moved a little to make room and so that areas that border touch. There a heavy line between two areas is no border, and a dotted road joins two that border and do not touch. Compass and scale are left out: a pack does not say them.
- **What stays the rules'.** The sequence of play, what may be done when, and the words of the cases. A pack has numbers and names; hexes and areas that the rules speak of are tables, too (lines, kinds, letters).
`;

export const packsDoc = async (): Promise<string> => {
  const games = await Promise.all(
    PLAYABLE.map(async ({ id, card, pack }) => {
      const { schema } = await (await pack()).checks();
      const tables = Object.entries(schema).flatMap(([name, of]) => (of ? tableLines(name, of) : []));
      return [`## ${card.title}`, '', `\`"game": "${id}"\``, '', ...tables].join('\n');
    }),
  );
  return `${[HEAD, ...games].join('\n').trimEnd()}\n`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync('docs/PACKS.md', await packsDoc());
