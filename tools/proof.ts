/**
 * `npm run proof [-- --page]`: adding a game is adding a folder and a line. In a copy of this tree The Ford is laid into games/ and named in
 * the registry; then it is played by the protocol, in the terminal, by bots and on the server, with `--page` in a browser, too.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const GAME = 'ford';
const LINE = `export { listing as ${GAME} } from './${GAME}/listing.ts';\n`;
/** What is not the house: made, fetched, or kept beside it. The toys stay behind, so that the new game is nowhere but in its folder. */
const LEFT = new Set(['node_modules', '.git', '.cache', 'dist', 'data', 'toys']);

const git = (tree: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=proof', '-c', 'user.email=proof@localhost', ...args], {
    cwd: tree,
    encoding: 'utf8',
  });
/** The tree as it is, copied and committed. */
const copied = (): string => {
  const tree = mkdtempSync(join(tmpdir(), 'phoney-proof-'));
  for (const name of readdirSync(ROOT).filter(n => !LEFT.has(n)))
    cpSync(join(ROOT, name), join(tree, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'junction');
  writeFileSync(join(tree, '.gitignore'), 'node_modules\ndist\n.cache\n');
  git(tree, 'init', '-q');
  git(tree, 'add', '-A');
  git(tree, 'commit', '-qm', 'before');
  return tree;
};
const added = (tree: string): void => {
  cpSync(join(ROOT, 'toys', GAME), join(tree, 'games', GAME), { recursive: true });
  const registry = join(tree, 'games/registry.ts');
  writeFileSync(registry, readFileSync(registry, 'utf8') + LINE);
};
const run = (tree: string, args: readonly string[], input = ''): string => {
  const env = { ...process.env, PHONEY_WAR_HOME: join(tree, '.cache/home'), NODE_OPTIONS: '' };
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: tree, input, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr.slice(-2000)}`);
  return stdout;
};
const must = (is: boolean, what: string): void => {
  if (!is) throw new Error(what);
};

/** What a player does: places the counters, then marches as far as it goes. */
const PLACES = ['N', 'S'].flatMap(side =>
  [1, 2, 3, 4, 5].map(n => ({ unit: `${side}${n}`, hex: `0${side === 'N' ? 2 : 6}0${n}` })),
);
const byProtocol = (tree: string): string => {
  const lines = [
    { do: 'new', game: GAME, seed: 'proof', sandbox: true },
    ...PLACES.map(p => ({ do: 'play', game: 'g1', choice: { do: 'place', ...p } })),
    { do: 'set', game: 'g1', position: { at: '5.1', columns: { turn: 12 } } },
    { do: 'result', game: 'g1' },
  ];
  const answers = run(tree, ['cli/protocol.ts'], lines.map(l => `${JSON.stringify(l)}\n`).join(''))
    .trim()
    .split('\n')
    .map(l => JSON.parse(l) as { readonly ok: boolean; readonly result?: { readonly winner: string } });
  must(
    answers.every(a => a.ok),
    `the protocol refused: ${JSON.stringify(answers.find(a => !a.ok))}`,
  );
  return `protocol: ${answers.length} requests, won by ${answers.at(-1)!.result!.winner}`;
};
const inTerminal = (tree: string): string => {
  const words = PLACES.map(p => `place ${p.unit} in ${p.hex}`);
  const out = run(
    tree,
    ['cli/play.ts', GAME, '--seed', 'proof'],
    ['', ...words.slice(0, 5), '', ...words.slice(5), '', 'march 0201 to 0301', 'quit'].map(l => `${l}\n`).join(''),
  );
  must(out.includes('The north marches from 0201 to 0301.'), `the terminal did not march: ${out.slice(-500)}`);
  return 'terminal: set up and marched';
};
const withBots = (tree: string): string => {
  const args = ['cli/match.ts', '--game', GAME, '--a', 'staff', '--b', 'random', '--pairs', '10', '--seed', 'proof'];
  const { duel, errors } = JSON.parse(run(tree, [...args, '--cores', '1', '--json'])) as {
    readonly duel: { readonly games: { readonly share: number } };
    readonly errors: object;
  };
  must(Object.keys(errors).length === 0, `a bot failed: ${JSON.stringify(errors)}`);
  must(duel.games.share > 0.5, `the staff won only ${duel.games.share}`);
  return `bots: the staff won ${Math.round(100 * duel.games.share)} % of 20 games against random`;
};
/** Runs in the copy: two browsers and a server, until both have decided. */
const ON_SERVER = `
import { startServer } from './server/server.ts';
import { NO_LIMITS } from './server/http/limits.ts';
import { browser, connect, newGame, openTable, playOne } from './server/drill/client.ts';
import { seededRandom } from './engine/random.ts';
const server = await startServer({ where: ':memory:', port: 0, limits: NO_LIMITS, botThreads: 1, botSeconds: 0.02 });
const [a, b] = [1, 2].map(() => browser('http://127.0.0.1:' + server.port));
const { id } = await newGame(a, b, { game: '${GAME}', scenario: 'morning', sides: { north: 'me', south: 'open' } });
const [wa, wb] = await Promise.all([connect(a), connect(b)]);
const [north, south] = [await openTable(wa, id), await openTable(wb, id)];
const rnd = seededRandom('proof');
let n = 0;
for (; n < 400 && !north.moved?.ended; n++) {
  const at = north.entry;
  const answer = (await playOne(wa, north, rnd)) ?? (await playOne(wb, south, rnd));
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
  await Promise.all([wa.until(() => north.entry > at), wb.until(() => south.entry > at)]);
}
console.log(JSON.stringify({ choices: n, ended: north.moved.ended }));
process.exit(0);
`;
const onServer = (tree: string): string => {
  const said = JSON.parse(run(tree, ['--input-type=module', '-e', ON_SERVER])) as {
    readonly choices: number;
    readonly ended?: { readonly how: string };
  };
  must(said.ended?.how === 'played', `the game did not end on the server: ${JSON.stringify(said)}`);
  return `server: ${said.choices} choices of two browsers to the end`;
};
const inPage = (tree: string): string => {
  const out = run(tree, ['tools/browsers.ts', '--only', 'chromium']);
  must(/The Ford: “/.test(out), `the page did not play it: ${out}`);
  return out.trim();
};
/** Nothing but the folder and the line. */
const difference = (tree: string): readonly string[] => {
  git(tree, 'add', '-A');
  const files = git(tree, 'diff', '--cached', '--name-status', '--no-renames').trim().split('\n');
  const lines = git(tree, 'diff', '--cached', '-U0', '--', 'games/registry.ts').match(/^[+-](?![+-])[^]*?$/gm) ?? [];
  must(lines.join('\n') === `+${LINE.trim()}`, `the registry differs by more than a line: ${lines.join('\n')}`);
  return files.filter(f => f !== 'M\tgames/registry.ts' && !f.startsWith(`A\tgames/${GAME}/`));
};

/** Everything that was shown, a line each; throws what does not hold. */
export const proof = (page: boolean, say: (line: string) => void): void => {
  const tree = copied();
  try {
    added(tree);
    for (const part of [byProtocol, inTerminal, withBots, onServer, ...(page ? [inPage] : [])]) say(part(tree));
    const more = difference(tree);
    must(more.length === 0, `more was touched: ${more.join(', ')}`);
    say(`git diff: games/${GAME}/ and one line of games/registry.ts, nothing else`);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  proof(process.argv.includes('--page'), line => console.log(line));
