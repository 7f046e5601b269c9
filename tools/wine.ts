/** `npm run wine`: server, protocol, terminal and unit tests with Windows' own Node under Wine. It says what it could not try. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../engine/random.ts';
import { browser, connect, newGame, ok, openTable, playOne } from '../server/drill/client.ts';
import { freePort } from '../server/drill/cluster.ts';
import { tablesFor } from '../server/drill/tables.ts';
import { buildIfStale } from '../cli/build.ts';
import { openWindowsNode, windowsPath, wineVersion, type WindowsNode } from './wine/windows-node.ts';

const ROOT = join(import.meta.dirname, '..');
/** Wine on a busy machine takes minutes to load all games. */
const MS_TO_START = 600_000;
const NOT_TRIED = [
  'npm itself, its cmd shell and tools/install.mjs: npm scripts have unit tests instead (tools/test/any-system.test.ts)',
  'building the page: the bundler has a native part that does not load under Wine 8',
  'the page in a browser of Windows',
  'PostgreSQL for Windows',
  'Ctrl+C: Wine is ended from outside',
  'Node 24: it does not start under Wine 8',
];
const must = (is: boolean, why: string): void => {
  if (!is) throw new Error(why);
};

/** Every transcript of the manual, answered byte for byte as it is printed. */
const protocol = (node: WindowsNode): string => {
  const files = readdirSync(join(ROOT, 'docs')).filter(f => f.startsWith('protocol-transcript'));
  let count = 0;
  for (const file of files) {
    const lines = readFileSync(join(ROOT, 'docs', file), 'utf8').split('\n');
    const after = (mark: string): readonly string[] =>
      lines.filter(l => l.startsWith(mark)).map(l => `${l.slice(2)}\n`);
    const { out, errors } = node.run('protocol', ['cli/protocol.ts'], after('> ').join(''));
    must(out === after('< ').join(''), `${file}: other answers than printed. ${errors}`);
    count += after('< ').length;
  }
  return `${count} answers of ${files.length} transcripts, byte for byte`;
};
/** A player who always takes the first offer, and saves by leaving. */
const KEYS = `${'1\n'.repeat(12)}quit\n`;
const terminal = (node: WindowsNode): string => {
  const homes = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'phoney-wine-')));
  const game = tablesFor(1)[0]!.game;
  const args = ['cli/play.ts', game, '--seed', 'wine'];
  const here = spawnSync(process.execPath, args, {
    cwd: ROOT,
    input: KEYS,
    encoding: 'utf8',
    env: { ...process.env, PHONEY_WAR_HOME: homes[0] },
  });
  const there = node.run('terminal', args, KEYS, { PHONEY_WAR_HOME: windowsPath(homes[1]!) });
  const files = homes.map(h => readdirSync(h));
  for (const home of homes) rmSync(home, { recursive: true });
  must(there.status === here.status, `ended with ${there.status}, not ${here.status}. ${there.errors}`);
  /** Before and after the game it says where it is saved, which breaks lines elsewhere on each system. */
  const positionsIn = (text: string): string => text.slice(text.indexOf('-----'), text.lastIndexOf('\nSaved to'));
  must(positionsIn(there.out) === positionsIn(here.stdout), 'another output than on this system');
  must(
    files.every(list => list.length === 1),
    'no autosave was written',
  );
  return `${there.out.split('\n').length} lines of a game, the same as here; its autosave is there`;
};

const serverOf = async (node: WindowsNode, data: string) => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), PHONEY_DATA: windowsPath(data), PAGE: 'built' };
  const isUp = (): Promise<boolean> =>
    fetch(`${base}/healthz`).then(
      r => r.ok,
      () => false,
    );
  const start = async (): Promise<void> => {
    node.start('server', ['cli/serve.ts'], env);
    for (const until = Date.now() + MS_TO_START; !(await isUp());) {
      must(Date.now() < until, `the server does not answer: ${node.outputOf('server')}`);
      await new Promise(done => setTimeout(done, 200));
    }
  };
  return { base, env, start };
};
/** Plays online, kills the server, and finds every acknowledged choice again. */
const server = async (node: WindowsNode): Promise<string> => {
  buildIfStale();
  const data = mkdtempSync(join(tmpdir(), 'phoney-wine-'));
  const { base, env, start } = await serverOf(node, data);
  await start();
  const page = await fetch(`${base}/play/anything`);
  must(page.ok && (await page.text()).includes('<div id="app"'), 'the page does not come');
  const player = browser(base);
  await ok(player.call('GET', '/api/me'));
  const { id } = await newGame(player, undefined, tablesFor(1)[0]!);
  const wire = await connect(player);
  const screen = await openTable(wire, id);
  const rnd = seededRandom('wine');
  for (let n = 0; n < 20 && !screen.moved?.ended; n++) {
    const at = screen.entry;
    await playOne(wire, screen, rnd);
    await wire.until(() => screen.entry > at);
  }
  const { entry } = screen;
  const second = node.run('second-server', ['cli/serve.ts'], '', { ...env, PORT: String(await freePort()) });
  must(/served by another process/.test(second.out + second.errors), 'a second server took the same database');
  node.endAll();
  await start();
  const again = await openTable(await connect(player), id);
  node.endAll();
  rmSync(data, { recursive: true, force: true });
  must(again.entry === entry, `killed at entry ${entry}, back at ${again.entry}`);
  return `page, sockets, ${entry} entries of a game; a second server is refused; killed and started again, all entries are there`;
};

/** Unit tests of what everything else stands on. Laws take too long for a run by hand. */
const unitTests = (): readonly string[] =>
  ['kernel', 'field', 'engine']
    .flatMap(folder => readdirSync(join(ROOT, folder, 'test')).map(f => `${folder}/test/${f}`))
    .filter(f => f.endsWith('.test.ts') && !/laws?\b/i.test(readFileSync(join(ROOT, f), 'utf8')))
    .concat('tools/test/any-system.test.ts', 'tools/test/zip.test.ts', 'tools/test/tar.test.ts');
const suite = (node: WindowsNode): string => {
  const files = unitTests();
  const { out, errors, status } = node.run('suite', ['tools/wine/suite.ts', ...files]);
  const count = (what: string): number => Number(new RegExp(`^(?:#|ℹ) ${what} (\\d+)`, 'm').exec(out)?.[1] ?? NaN);
  must(status === 0 && count('fail') === 0, `${count('fail')} failed. ${out.slice(-3000)} ${errors.slice(-1000)}`);
  must(count('pass') > 100, `only ${count('pass')} tests ran`);
  return `${count('pass')} tests of ${files.length} files pass, ${count('skipped')} skipped`;
};

const CHECKS = { protocol, terminal, server, 'unit tests': suite } as const;
const wine = wineVersion();
if (!wine) {
  console.error('Wine is not installed here (Debian: apt-get install wine).');
  process.exit(2);
}
const node = openWindowsNode();
const { version: vitest } = createRequire(import.meta.url)('vitest/package.json') as { readonly version: string };
console.log(`${wine}, Windows' Node ${node.version}; tests with node:test and the expect of vitest ${vitest}`);
for (const [name, check] of Object.entries(CHECKS))
  try {
    console.log(`ok    ${name}: ${await check(node)}`);
  } catch (e) {
    console.log(`FAIL  ${name}: ${(e as Error).message}`);
    process.exitCode = 1;
  } finally {
    node.endAll();
  }
console.log(['Not tried:', ...NOT_TRIED.map(w => `- ${w}`)].join('\n'));
process.exit();
