/** Bots outside: those of clients/ play matches; one that crashes, is late or chooses what is not legal loses the game, and the match says why. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openProtocol } from '../../clients/typescript/phoney-war.ts';
import { playPairs } from '../match/match.ts';
import { matchPlanOf } from '../match/plan.ts';
import { playerOf } from '../match/players.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'clients-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PYTHON = ['python3', 'python'].find(name => spawnSync(name, ['--version']).status === 0);
const SIDES = ['north', 'south'];

/** A match of `a` against a bot of ours, a pair long. */
const match = async (a: string, b = 'random', limit = 30) => {
  const players = [playerOf(a, limit), playerOf(b, limit)];
  const { plan } = matchPlanOf({ game: 'ford', seed: 'clients', pairs: '1' });
  const outside = Object.fromEntries(players.flatMap(p => (p.outside ? [[p.name, p.outside]] : [])));
  const mirrored = [players[0]!.name, players[1]!.name] as const;
  return playPairs({ plan: { ...plan, mirrored, sources: 'these' }, outside }, SIDES, [], () => {}, 1);
};
const TYPESCRIPT = ['first-legal', 'random'].map(name => `node ${join(ROOT, `clients/typescript/${name}.ts`)}`);
const IN_PYTHON = ['first_legal', 'random_bot'].map(name => `${PYTHON} ${join(ROOT, `clients/python/${name}.py`)}`);

describe.each([
  ['TypeScript', TYPESCRIPT, true],
  ['Python', IN_PYTHON, PYTHON !== undefined],
] as const)('%s', (_, bots, isHere) => {
  test.runIf(isHere).each(bots)('%s plays a pair of games to the end, the same each time', async bot => {
    const one = await match(bot);
    expect(one.forfeits).toEqual({});
    expect(one.pairs).toBe(1);
    expect(one.records).toHaveLength(2);
    expect(await match(bot)).toEqual(one);
  });
});

const botOf = (name: string, body: string): string => {
  const file = join(folder, `${name}.ts`);
  const client = JSON.stringify(join(ROOT, 'clients/typescript/phoney-war.ts'));
  writeFileSync(
    file,
    `import { pathToFileURL } from 'node:url';\nconst { takeSeat } = await import(pathToFileURL(${client}).href);\n${body}\n`,
  );
  return `node ${file}`;
};
describe('a bot loses the game', () => {
  test.each([
    ['crash', "await takeSeat({ choose: () => { throw new Error('no idea'); } });", 30, /ended with code 1/],
    [
      'illegal',
      "await takeSeat({ choose: () => ({ choice: { do: 'cheat' } }) });",
      30,
      /chose \{"do":"cheat"\}, which is not/,
    ],
    [
      'late',
      'await takeSeat({ choose: () => new Promise(() => setTimeout(() => {}, 1e6)) });',
      1,
      /gave no answer within 1 s/,
    ],
    ['silent', 'await takeSeat({ choose: () => ({}) });', 30, /answered without a choice/],
  ])('%s', async (name, body, limit, why) => {
    const { forfeits, records, duel } = await match(botOf(name, body), 'random', limit);
    expect(Object.keys(forfeits).join('\n')).toMatch(why);
    expect(records.map(r => r.forfeit?.side)).toEqual(['north', 'south']);
    expect(duel.games).toMatchObject({ won: 0, lost: 2 });
  });
});

const NEW = { do: 'new', game: 'ford', seed: 'client' };
test('TypeScript: a game by the protocol, a refusal is an answer and an error is thrown', async () => {
  const protocol = openProtocol(process.execPath, [join(ROOT, 'cli/protocol.ts')], ROOT);
  const [game, choices] = await Promise.all([protocol.ask(NEW), protocol.ask({ do: 'choices', game: 'g1' })]);
  expect(game).toMatchObject({ ok: true, game: 'g1' });
  const [first] = choices.choices as { choice: object }[];
  expect(await protocol.ask({ do: 'play', game: 'g1', choice: { do: 'nothing' } })).toHaveProperty('refused');
  expect(await protocol.ask({ do: 'play', game: 'g1', choice: first!.choice })).toMatchObject({ ok: true });
  await expect(protocol.ask({ do: 'dance' })).rejects.toThrow(/dance/);
  protocol.close();
});
test.runIf(PYTHON)('Python: the same', () => {
  const script = `
import sys
sys.path.insert(0, ${JSON.stringify(join(ROOT, 'clients/python'))})
from phoney_war import Protocol, ProtocolError
with Protocol([${JSON.stringify(process.execPath)}, "cli/protocol.ts"], ${JSON.stringify(ROOT)}) as p:
    game = p.ask(do="new", game="ford", seed="client")["game"]
    first = p.ask(do="choices", game=game)["choices"][0]["choice"]
    print("refused" in p.ask(do="play", game=game, choice={"do": "nothing"}))
    print(p.ask(do="play", game=game, choice=first)["ok"])
    try:
        p.ask(do="dance")
    except ProtocolError as e:
        print("dance" in str(e))
`;
  const { stdout, stderr } = spawnSync(PYTHON!, ['-c', script], { encoding: 'utf8' });
  expect([stdout.trim().split(/\r?\n/), stderr]).toEqual([['True', 'True', 'True'], '']);
});
