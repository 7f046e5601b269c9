/** The house by rooms: which room a file is in, what each room may import, and what is wrong with a set of files. */
import { posix } from 'node:path';

/** A file by its path from the root, with its text. */
export type Files = ReadonlyMap<string, string>;

/** Rooms of a game's folder; whatever else lies in it is its core: state, box, game. */
const ROOMS = ['data', 'rules', 'view', 'bot', 'look', 'table', 'atlas', 'test'] as const;
const SHELF = ['games/registry.ts', 'games/shelf.ts', 'games/open.ts', 'games/all.ts', 'toys/registry.ts'];
const isGames = (folder: string): boolean => folder === 'games' || folder === 'toys';

/** 'games/x' for every file of game x. */
export const gameOf = (file: string): string | undefined => {
  const [folder, game, ...rest] = file.split('/');
  return isGames(folder!) && rest.length > 0 ? `${folder}/${game}` : undefined;
};
export const isTest = (file: string): boolean => /(^|\/)(test|drill)\//.test(file);
export const roomOf = (file: string): string => {
  if (SHELF.includes(file)) return 'shelf';
  const [folder, second, third] = file.split('/');
  if (gameOf(file) === undefined) {
    if (!third && !second) return 'root';
    return folder === 'bots' && ['match', 'train'].includes(second!) ? 'match' : folder!;
  }
  const name = third!.replace(/\.tsx?$/, '');
  if (name === 'pack' || name === 'listing') return `game ${name}`;
  return `game ${(ROOMS as readonly string[]).includes(name) ? name : 'core'}`;
};

const RULES = ['kernel', 'engine', 'field'];
const CORE = ['game core', 'game data', 'game rules', 'game view'];
const HOSTS = ['kernel', 'engine', 'bots', 'shelf'];
export const MAY: { readonly [room: string]: readonly string[] } = {
  kernel: [],
  engine: ['kernel'],
  field: ['kernel', 'engine'],
  screen: ['kernel', 'engine'],
  atlas: ['kernel', 'engine'],
  bots: ['kernel', 'engine'],
  'game core': [...RULES, ...CORE],
  'game data': [...RULES, ...CORE],
  'game rules': [...RULES, ...CORE],
  'game view': [...RULES, ...CORE],
  'game bot': [...RULES, ...CORE, 'bots'],
  'game look': [...RULES, ...CORE, 'screen'],
  'game table': [...RULES, ...CORE, 'screen', 'game look'],
  'game atlas': [...RULES, ...CORE, 'atlas', 'game look'],
  'game pack': [...RULES, ...CORE],
  'game listing': ['shelf', 'game pack', 'game bot', 'game look', 'game table', 'game data'],
  shelf: ['kernel', 'engine', 'bots', 'screen', 'game listing'],
  match: HOSTS,
  server: HOSTS,
  client: [...HOSTS, 'screen', 'server'],
  cli: [...HOSTS, 'match', 'server'],
  bench: [...HOSTS, 'field', 'server', 'cli'],
  tools: [...HOSTS, 'match', 'server', 'client', 'cli', 'screen'],
  root: ['client', 'tools', 'screen'],
};
/** Rooms that know no clock, no chance of their own and no machine. */
const PURE = [...RULES, ...CORE, 'game bot'];
export const IMPURE =
  /Math\.random|Date\.now|new Date\b|performance\.now|\bprocess\.|['"]node:|\bfetch\(|\bset(Timeout|Interval)\(|getRandomValues|\b(local|session)Storage\b/;

export const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[\s;{])\/\/.*$/gm, '$1');
/** The files of the house that a file imports, dynamic imports too. */
export const importsOf = (file: string, text: string): readonly string[] =>
  [...withoutComments(text).matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"?]+|#registry)(?:\?\w+)?['"]/g)].map(m =>
    m[1] === '#registry' ? 'games/registry.ts' : posix.join(posix.dirname(file), m[1]!),
  );

const isCode = (file: string): boolean => /\.tsx?$/.test(file);
const each = (files: Files, fault: (file: string, text: string) => readonly string[]): readonly string[] =>
  [...files].flatMap(([file, text]) => fault(file, text));

/** Toys and tools may use what tests use: they are for them. */
const drives = (file: string): boolean => file.startsWith('toys/') || file.startsWith('tools/');
/** Imports that go the wrong way. What a test needs is its own affair. */
export const wrongWay = (files: Files): readonly string[] =>
  each(files, (file, text) => {
    if (!isCode(file) || isTest(file)) return [];
    const room = roomOf(file);
    const may = [room, ...(MAY[room] ?? [])];
    return importsOf(file, text)
      .filter(to => (isTest(to) ? !drives(file) : !may.includes(roomOf(to))))
      .filter(to => isCode(to))
      .map(to => `${file} (${room}) imports ${to} (${isTest(to) ? 'a test' : roomOf(to)})`);
  });
/** A game that imports another; tests too. */
export const otherGames = (files: Files): readonly string[] =>
  each(files, (file, text) =>
    gameOf(file) === undefined || !isCode(file)
      ? []
      : importsOf(file, text)
          .filter(to => gameOf(to) !== undefined && gameOf(to) !== gameOf(file))
          .map(to => `${file} imports ${to}`),
  );
/** Whoever is no game and imports one past the shelf; tests too, but toys are for them. */
export const pastTheShelf = (files: Files): readonly string[] =>
  each(files, (file, text) =>
    file.startsWith('games/') || !isCode(file)
      ? []
      : importsOf(file, text)
          .filter(to => gameOf(to)?.startsWith('games/'))
          .map(to => `${file} imports ${to}`),
  );
/** Where a game is named outside games/, in code or style, tests too. A comment may cite the rulebook a thing comes from. */
export const named = (files: Files, names: readonly string[]): readonly string[] =>
  each(files, (file, text) => {
    if (file.startsWith('games/')) return [];
    const code = withoutComments(text);
    return names.filter(n => code.includes(n)).map(n => `${file} names ${n}`);
  });
export const impure = (files: Files): readonly string[] =>
  each(files, (file, text) => {
    if (!isCode(file) || isTest(file) || !PURE.includes(roomOf(file))) return [];
    const found = IMPURE.exec(withoutComments(text));
    return found ? [`${file}: ${found[0]}`] : [];
  });
