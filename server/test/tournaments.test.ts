/** Tournaments on both stores: entering, rounds, results, deadlines, rights, files; bots play one to its end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browser, connect, nonce, ok, openTable, type Browser } from '../drill/client.ts';
import { startCluster, type Cluster } from '../drill/cluster.ts';
import { community } from '../community.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { noticeFor } from '../notices/notices.ts';
import { writeNotices } from '../notices/outbox.ts';
import { wordsFor } from '../notices/words.ts';
import { startServer, type Running, type ServerSpec } from '../server.ts';
import { openTournaments, type Tournaments } from '../tournaments/tournaments.ts';
import { MAX_BOTS, MAX_UNFINISHED, type TournamentGameMessage, type TournamentMessage } from '../tournaments/wire.ts';
import type { Card, Failure } from '../wire.ts';

const DAY = 86_400_000;
let cluster: Cluster;
let dir: string;
beforeAll(async () => {
  cluster = await startCluster();
  dir = mkdtempSync(join(tmpdir(), 'phoney-tournaments-'));
}, 120_000);
afterAll(async () => {
  await cluster.stop();
  rmSync(dir, { recursive: true });
});

const WANTED = { title: 'Club night', game: 'ford', scenarios: ['day'], system: 'swiss' } as const;
let files = 0;
describe.each(['sqlite', 'postgres'] as const)('on %s', kind => {
  let s: Running;
  let where: string;
  let now: number;
  let owner: Browser;
  /** The server's own, at work only when asked. */
  let run: Tournaments;
  const start = async (more: Partial<ServerSpec> = {}): Promise<void> => {
    s = await startServer({
      where,
      port: 0,
      limits: NO_LIMITS,
      now: () => now,
      botSeconds: 0.01,
      botThreads: 1,
      more: community({}),
      ...more,
    });
    run = openTournaments({ ...s, every: 0 });
    if (owner) owner.base = `http://127.0.0.1:${s.port}`;
  };
  beforeEach(async () => {
    now = Date.now();
    where = kind === 'sqlite' ? join(dir, `t${files++}.db`) : await cluster.database();
    await start();
    owner = browser(`http://127.0.0.1:${s.port}`);
  }, 60_000);
  afterEach(async () => {
    await run.stop();
    await s.stop();
  }, 60_000);

  const post = (b: Browser, path: string, body: object = {}): Promise<TournamentMessage> =>
    ok<TournamentMessage>(b.call('POST', `/api/tournaments${path}`, body));
  const refusal = async (b: Browser, path: string, body: object = {}): Promise<readonly [number, string]> => {
    const { status, body: said } = await b.call('POST', `/api/tournaments${path}`, body);
    return [status, (said as Failure).message];
  };
  const look = (b: Browser, id: string): Promise<TournamentMessage> =>
    ok<TournamentMessage>(b.call('GET', `/api/tournaments/${id}`));
  /** A tournament with so many players; the first is its owner. */
  const made = async (
    count: number,
    more: object = {},
  ): Promise<{ readonly id: string; readonly players: readonly Browser[] }> => {
    const { id } = await post(owner, '', { ...WANTED, ...more });
    const players = [owner];
    while (players.length < count) players.push(browser(owner.base));
    for (const [i, b] of players.entries()) await post(b, `/${id}/enter`, { name: `Player ${i + 1}` });
    return { id, players };
  };
  const gamesIn = (t: TournamentMessage): readonly TournamentGameMessage[] => t.played.at(-1)!.games;
  /** Opens a game, and resigns it for one of the two. */
  const resign = async (b: Browser, game: string): Promise<void> => {
    await ok(b.call('POST', `/api/games/${game}/ready`, { nonce: nonce() }));
    const w = await connect(b);
    const { sides } = await openTable(w, game);
    expect((await w.ask({ do: 'resign', game, side: sides[0]! })).ok).toBe(true);
    w.close();
  };
  /** Waits for what another part of the server does by itself. */
  const until = async (id: string, holds: (t: TournamentMessage) => boolean): Promise<TournamentMessage> => {
    for (let i = 0; i < 50_000; i++) {
      const t = await look(owner, id);
      if (holds(t)) return t;
      await new Promise(done => {
        setTimeout(done, 10);
      });
    }
    throw new Error('in vain');
  };
  /** The player with the higher entry resigns each game of the round. */
  const playRound = async (id: string, players: readonly Browser[]): Promise<void> => {
    const { round } = await look(owner, id);
    for (const g of gamesIn(await look(owner, id)))
      if (g.second !== undefined && g.verdict === undefined)
        await resign(players[Math.max(g.first, g.second) - 1]!, g.game!);
    await until(id, t => t.played[round - 1]!.games.every(g => g.verdict !== undefined));
  };

  test('five players: rounds are paired by results, the bye goes round, and the table is right', async () => {
    const { id, players } = await made(5, { rounds: 3 });
    expect(await look(players[1]!, id)).toMatchObject({ status: 'open', players: 5, entry: 2 });
    await post(owner, `/${id}/next`);
    for (const round of [1, 2, 3]) {
      const t = await look(owner, id);
      expect([t.status, t.round, gamesIn(t).length]).toEqual(['playing', round, 3]);
      expect((await refusal(owner, `/${id}/next`))[1]).toBe(
        'this round has games that are not decided: decide them first',
      );
      await playRound(id, players);
      if (round < 3) await post(owner, `/${id}/next`);
    }
    const t = await until(id, x => x.status === 'over');
    expect(t.standings[0]).toMatchObject({ entry: 1, points: 3, place: 1 });
    expect(t.standings.reduce((sum, r) => sum + r.points, 0)).toBe(9);
    const byes = t.played.flatMap(r => r.games.filter(g => g.by === 'bye').map(g => g.first));
    expect(new Set(byes).size).toBe(3);
    const met = t.played.flatMap(r =>
      r.games.filter(g => g.second).map(g => [Math.min(g.first, g.second!), Math.max(g.first, g.second!)].join(' ')),
    );
    expect(new Set(met).size).toBe(6);
  });
  test('a game waits until one of the two opens it; both have their seats, others may look on', async () => {
    const { id, players } = await made(2);
    await post(owner, `/${id}/next`);
    const [g] = gamesIn(await look(owner, id));
    const card = await ok<Card>(players[1]!.call('GET', `/api/games/${g!.game}`));
    expect([
      card.status,
      card.public,
      card.seats.map(x => x.name ?? '').toSorted((a, b) => a.localeCompare(b)),
    ]).toEqual(['open', false, ['Player 1', 'Player 2']]);
    expect(card.seats.filter(x => x.mine)).toHaveLength(1);
    const begun = await ok<Card>(players[1]!.call('POST', `/api/games/${g!.game}/ready`, { nonce: nonce() }));
    expect(begun.status).toBe('playing');
    expect((await ok<Card>(browser(owner.base).call('GET', `/api/games/${g!.game}`))).status).toBe('playing');
  });
  test('rounds follow each other by themselves if wished; pairs play both sides', async () => {
    const { id, players } = await made(4, { auto: true, mirrored: true, rounds: 2 });
    await post(owner, `/${id}/next`);
    const first = gamesIn(await look(owner, id));
    expect(first.map(g => [g.board, g.leg])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]);
    expect([first[0]!.first, first[0]!.second]).toEqual([first[1]!.second, first[1]!.first]);
    await playRound(id, players);
    await until(id, t => t.round === 2);
    await playRound(id, players);
    const t = await until(id, x => x.status === 'over');
    expect(t.standings[0]).toMatchObject({ entry: 1, points: 4, won: 4 });
  });
  test('all against all: as many rounds as it takes; late entries are refused; who has withdrawn loses the rest', async () => {
    const { id, players } = await made(4, { system: 'all', auto: true });
    await post(owner, `/${id}/next`);
    expect(await refusal(browser(owner.base), `/${id}/enter`)).toEqual([
      409,
      'all against all has begun: nobody can enter any more',
    ]);
    await playRound(id, players);
    await until(id, t => t.round === 2);
    await post(players[1]!, `/${id}/withdraw`);
    const after = await look(owner, id);
    const his = gamesIn(after).find(g => g.first === 2 || g.second === 2)!;
    expect([his.by, his.verdict]).toEqual(['withdrawn', his.first === 2 ? 'second' : 'first']);
    await playRound(id, players);
    const third = await until(id, t => t.round === 3);
    expect(gamesIn(third).filter(g => g.by === 'withdrawn')).toHaveLength(1);
    await playRound(id, players);
    expect(await until(id, t => t.status === 'over')).toMatchObject({ rounds: 3 });
  });
  test('late entry and return in a Swiss tournament; nobody enters when it is closed', async () => {
    const { id, players } = await made(3, { rounds: 4 });
    await post(owner, `/${id}/next`);
    const late = browser(owner.base);
    await post(late, `/${id}/enter`, { name: 'Late' });
    await post(players[1]!, `/${id}/withdraw`);
    await playRound(id, [...players, late]);
    const second = await post(owner, `/${id}/next`);
    const plays = (t: TournamentMessage): readonly number[] =>
      gamesIn(t)
        .flatMap(g => [g.first, ...(g.second ? [g.second] : [])])
        .toSorted((a, b) => a - b);
    expect(plays(second)).toEqual([1, 3, 4]);
    await post(players[1]!, `/${id}/enter`);
    await playRound(id, [...players, late]);
    expect(plays(await post(owner, `/${id}/next`))).toEqual([1, 2, 3, 4]);
    await post(owner, `/${id}/entering`, { open: false });
    expect(await refusal(browser(owner.base), `/${id}/enter`)).toEqual([
      409,
      'nobody can enter any more: ask whoever made the tournament',
    ]);
  });
  test('after the deadline the owner decides: a win, a draw, nobody, or a new game', async () => {
    const { id } = await made(4, { days: 2, rounds: 1 });
    const begun = await post(owner, `/${id}/next`);
    expect(begun.played[0]!.until).toBe(begun.played[0]!.made + 2 * DAY);
    const [a, b] = gamesIn(begun);
    now += 3 * DAY;
    await run.tick();
    expect(gamesIn(await look(owner, id)).every(g => g.verdict === undefined)).toBe(true);
    const again = await post(owner, `/${id}/decide`, { round: 1, board: 1, leg: 1, as: 'again' });
    expect(gamesIn(again)[0]!.game).not.toBe(a!.game);
    expect((await ok<Card>(owner.call('GET', `/api/games/${a!.game}`))).ended?.how).toBe('cancelled');
    await post(owner, `/${id}/decide`, { round: 1, board: 2, leg: 1, as: 'draw' });
    const t = await post(owner, `/${id}/decide`, { round: 1, board: 1, leg: 1, as: 'none' });
    expect(t.status).toBe('over');
    expect(t.standings.map(r => r.points)).toEqual([0.5, 0.5, 0, 0]);
    expect(gamesIn(t)[1]).toMatchObject({ first: b!.first, verdict: 'draw', by: 'owner' });
    expect(
      (await post(owner, `/${id}/decide`, { round: 1, board: 1, leg: 1, as: 'first' })).standings[0]!.points,
      'an error can be put right in the last round',
    ).toBe(1);
  });
  test('where the clock decides, a game that waits for one player longer than agreed is lost at the deadline', async () => {
    const { id } = await made(2, { days: 3, late: 'clock', pace: { is: 'days', days: 1 }, rounds: 1 });
    await post(owner, `/${id}/next`);
    const [g] = gamesIn(await look(owner, id));
    expect(g!.status, 'its clock runs from the start').toBe('playing');
    const card = await ok<Card>(owner.call('GET', `/api/games/${g!.game}`));
    now += 2 * DAY;
    await run.tick();
    expect(gamesIn(await look(owner, id))[0]!.verdict, 'there is time until the deadline').toBeUndefined();
    now += 2 * DAY;
    await run.tick();
    const t = await until(id, x => x.status === 'over');
    expect(gamesIn(t)[0]).toMatchObject({ by: 'game', verdict: card.waiting[0] === t.sides[0] ? 'second' : 'first' });
  });
  test('players are notified of a new round and before its deadline, until their game is decided', async () => {
    const { id, players } = await made(2, { days: 2, rounds: 1 });
    const { player } = await ok<{ player: string }>(players[1]!.call('GET', '/api/me'));
    await s.store.change([
      [
        `insert into channels (id, player, kind, address, data, created, confirmed, reached) values ('c', $1, 'webhook', 'https://hook.example/1', '{"shape":"json"}', 0, 0, 0)`,
        player,
      ],
    ]);
    const { played } = await post(owner, `/${id}/next`);
    const { made: at, until: end } = played[0]!;
    for (const _ of [1, 2]) await writeNotices(s.store, at - 1000);
    const rows = await s.store.query('select kind, at from outbox order by at');
    expect(rows).toEqual([
      { kind: 'round', at },
      { kind: 'deadline', at: end! - DAY / 2 },
    ]);
    const [g] = played[0]!.games;
    const side = played[0]!.games[0]!.first === 2 ? 'north' : 'south';
    const told = (of: 'round' | 'deadline') =>
      noticeFor(s.store, player, { game: g!.game!, key: of, kind: of, side, at, tries: 0 });
    const { title, lines } = wordsFor([(await told('round'))!]);
    expect(title).toBe('A new round: your game is ready');
    expect(lines).toEqual([
      expect.stringMatching(/^The Ford, .*, with Player 1: Club night, round 1, until \d+ \w+ \d{4}$/),
    ]);
    expect((await told('deadline'))?.kind).toBe('deadline');
    await post(owner, `/${id}/decide`, { round: 1, board: 1, leg: 1, as: 'draw' });
    expect(await told('deadline')).toBeUndefined();
  });
  test('a tournament that is read while its next round is made does not look decided', async () => {
    const { id } = await made(2, { rounds: 2 });
    await post(owner, `/${id}/next`);
    await post(owner, `/${id}/decide`, { round: 1, board: 1, leg: 1, as: 'draw' });
    const { query } = s.store;
    let isNext = true;
    /** Another request makes round 2 while the tournament's own row is read. */
    s.store.query = async (sql, ...values) => {
      if (isNext && sql.startsWith('select t.*, p.name from tournaments')) {
        isNext = false;
        await post(owner, `/${id}/next`);
      }
      return query(sql, ...values);
    };
    const seen = await run.read(id);
    s.store.query = query;
    expect(seen.games.some(g => g.round === seen.round)).toBe(true);
    expect((await look(owner, id)).round).toBe(2);
  });
  test('a restart in mid-tournament, and a result whose process died: nothing is lost, nothing made twice', async () => {
    const { id, players } = await made(4, { auto: true, rounds: 2 });
    await post(owner, `/${id}/next`);
    await run.stop();
    await s.stop();
    await start({ more: async () => ({ routes: [], stop: async () => {} }) });
    for (const b of players) b.base = owner.base;
    const before = (await run.message(id, undefined)).played[0]!.games;
    for (const g of before) await resign(players[Math.max(g.first, g.second!) - 1]!, g.game!);
    await run.tick();
    const second = openTournaments({ ...s, every: 0 });
    await Promise.all([run.tick(), second.tick(), run.tick()]);
    const t = await run.message(id, undefined);
    expect([t.round, t.played.length, gamesIn(t).length]).toEqual([2, 2, 2]);
    const all = await s.store.query('select count(*) as n from games');
    expect(Number(all[0]!.n)).toBe(4);
  });
  test('only the owner runs it; strangers learn nothing of one they cannot know, and no addresses of private games', async () => {
    const { id, players } = await made(3, { watch: false });
    const stranger = browser(owner.base);
    await ok(stranger.call('GET', '/api/me'));
    for (const [action, body] of [
      ['next', {}],
      ['finish', {}],
      ['entering', { open: false }],
      ['remove', { entry: 1 }],
      ['bot', { level: 'random' }],
      ['decide', { round: 1, board: 1, leg: 1, as: 'draw' }],
    ] as const) {
      expect((await refusal(players[1]!, `/${id}/${action}`, body))[0], action).toBe(403);
      expect((await refusal(stranger, `/${'x'.repeat(22)}/${action}`, body))[0], action).toBe(404);
      expect((await refusal(browser(owner.base), `/${id}/${action}`, body))[0], action).toBe(401);
    }
    expect((await refusal(stranger, `/${id}/withdraw`))[0]).toBe(403);
    await post(owner, `/${id}/next`);
    const seen = async (b: Browser): Promise<number> =>
      gamesIn(await look(b, id)).filter(g => g.game !== undefined).length;
    expect([await seen(stranger), await seen(owner)]).toEqual([0, 1]);
    const playing = players[gamesIn(await look(owner, id))[0]!.second! - 1]!;
    expect(await seen(playing)).toBe(1);
    const ids = async (b: Browser): Promise<readonly string[]> =>
      (await ok<readonly { id: string }[]>(b.call('GET', '/api/tournaments'))).map(t => t.id);
    expect([await ids(stranger), await ids(players[1]!)]).toEqual([[], [id]]);
    const listed = await post(owner, '', { ...WANTED, title: 'For all', public: true });
    expect(await ids(stranger)).toEqual([listed.id]);
  });
  test('what cannot be played, entered or made without end is refused in a sentence', async () => {
    const refused = (more: object) => refusal(owner, '', { ...WANTED, ...more });
    expect(await refused({ game: 'night-march', scenarios: ['road'] })).toEqual([
      400,
      'game: a tournament needs a game for two',
    ]);
    expect((await refused({ scenarios: ['night'] }))[1]).toMatch(/^no scenario night/);
    expect((await refused({ game: 'dinner' }))[1]).toMatch(/^no game dinner/);
    expect((await refused({ title: 'a\u202eb' }))[1]).toMatch(/^title: has characters/);
    expect((await refused({ rounds: 99 }))[1]).toMatch(/^rounds: must be at most/);
    expect((await refused({ late: 'clock' }))[1]).toMatch(/^late: the clock can decide only/);
    const { id } = await post(owner, '', WANTED);
    expect((await refusal(owner, `/${id}/next`))[1]).toBe('two players at least must have entered');
    expect((await refusal(owner, `/${id}/bot`, { level: 'god' }))[1]).toMatch(/^no level god/);
    for (let i = 0; i < MAX_BOTS; i++) await post(owner, `/${id}/bot`, { level: 'random' });
    expect(await refusal(owner, `/${id}/bot`, { level: 'random' })).toEqual([409, `at most ${MAX_BOTS} bots`]);
    for (let i = 1; i < MAX_UNFINISHED; i++) await post(owner, '', WANTED);
    expect((await refused({}))[1]).toMatch(/finish one first$/);
  });
  /** On PostgreSQL each turn is a job, which takes longer. */
  const [bots, rounds] = kind === 'sqlite' ? [8, 3] : [4, 2];
  test(`${bots} bots play a tournament to its end by themselves, and its files have it`, async () => {
    const { id } = await post(owner, '', { ...WANTED, title: '=1+1, "bots"', auto: true, rounds, public: true });
    for (let i = 0; i < bots; i++) await post(owner, `/${id}/bot`, { level: 'random' });
    await post(owner, `/${id}/next`);
    const t = await until(id, x => x.status === 'over');
    expect(t.played).toHaveLength(rounds);
    expect(t.played.flatMap(r => r.games).every(g => g.by === 'game' && g.status === 'over')).toBe(true);
    expect(t.standings.reduce((sum, r) => sum + r.points, 0)).toBe((bots / 2) * rounds);
    const stranger = browser(owner.base);
    const csv = await stranger.call('GET', `/api/tournaments/${id}/csv`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows = (csv.body as string).split('\r\n');
    expect(rows[0]).toBe('place,player,points,played,won,drawn,lost,byes,buchholz,head to head,game points');
    expect(rows.filter(r => r.includes('random bot'))).toHaveLength(bots + (bots / 2) * rounds);
    const json = await stranger.call('GET', `/api/tournaments/${id}/json`);
    expect(json.headers.get('content-disposition')).toBe(`attachment; filename="tournament-${id}.json"`);
    expect(json.body).toMatchObject({
      format: 'phoney-war tournament 1',
      title: '=1+1, "bots"',
      standings: t.standings,
    });
    expect(json.body).not.toHaveProperty('isOwner');
  }, 600_000);
});
