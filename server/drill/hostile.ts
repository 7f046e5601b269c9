/** `npm run hostile`: messages that nobody should send. None may change a game, each must get a clear error, and the server must stay up. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sameChoice, type Choice } from '../../engine/decide.ts';
import { listed } from '../../engine/game.ts';
import { labelled } from '../../engine/labels.ts';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import type { Json, Side } from '../../engine/state.ts';
import { NONSENSE, nearMisses } from '../../engine/test/mutants.ts';
import { openStore } from '../store.ts';
import type { Answer } from '../wire.ts';
import {
  browser,
  connect,
  newGame,
  ok,
  openTable,
  pick,
  playOne,
  type Browser,
  type Screen,
  type Wire,
} from './client.ts';
import { serverProcess } from './process.ts';
import { seatsIn, tablesFor, type Wanted } from './tables.ts';

export const KINDS = [
  'out of turn',
  'unlisted',
  'stale',
  'repeated',
  'malformed',
  'oversized',
  'wrong seat',
  'wrong game',
  'other origin',
  'no session',
] as const;
export type Kind = (typeof KINDS)[number];
export interface Tally {
  readonly sent: { [K in Kind]: number };
  readonly answers: Map<string, number>;
  /** What was let through, or not answered as it should be. */ readonly wrong: string[];
  readonly example: Map<Kind, string>;
}

interface Seat {
  readonly b: Browser;
  wire: Wire;
  readonly side: Side;
}
interface Target {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly done: { readonly id: string; readonly text: object; readonly seat: Seat; readonly entry: number }[];
}

/** How far the games are played before they are lied to. */
const CHOICES = [40, 25, 12];
const screenOf = (t: Target, s: Seat): Screen => s.wire.screens.get(t.id)!;
const over = (t: Target): boolean => t.seats.every(s => pick(screenOf(t, s), seededRandom('')) === undefined);
/** A game some way on, with what was done kept, to be sent again; another one, if its dice ended it. */
const target = async (base: string, wanted: Wanted, choices: number, rnd: Rnd): Promise<Target> => {
  const a = browser(base);
  const b = browser(base);
  const [mine, other] = seatsIn(wanted);
  const { id } = await newGame(a, other === undefined ? undefined : b, wanted);
  const seats: Seat[] = [
    { b: a, wire: await connect(a), side: mine! },
    ...(other === undefined ? [] : [{ b, wire: await connect(b), side: other }]),
  ];
  const t: Target = { id, seats, done: [] };
  for (const s of seats) await openTable(s.wire, id);
  for (let i = 0; i < choices; i++) {
    const seat = seats.find(s => pick(screenOf(t, s), seededRandom('')) !== undefined);
    const screen = seat && screenOf(t, seat);
    if (!seat || !screen || screen.moved?.ended) break;
    const p = pick(screen, rnd)!;
    const request = randomUUID();
    const text = { do: 'play', game: id, side: p.side, at: screen.entry, choice: p.choice };
    const answer = await seat.wire.ask(text as never, request);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    t.done.push({ id: request, text, seat, entry: answer.entry! });
    for (const s of seats) await s.wire.until(() => screenOf(t, s).entry >= answer.entry!);
  }
  if (!over(t)) return t;
  for (const s of seats) s.wire.close();
  return target(base, wanted, choices - 1, rnd);
};

const anyOf = <T>(list: readonly T[], rnd: Rnd): T => list[rnd(list.length)]!;
const moving = (t: Target): Seat => t.seats.find(s => pick(screenOf(t, s), seededRandom('')) !== undefined)!;
const legalOf = (s: Screen): readonly Choice[] =>
  s.game.machine
    .open(s.view)
    .flatMap(a => listed(s.game, s.view, a))
    .map(c => labelled(s.game.labels, c) as Choice);
/** Well-formed or not, but not on the list. */
const unlisted = (s: Screen, rnd: Rnd): Json => {
  const legal = legalOf(s);
  for (;;) {
    const x = rnd(5) ? anyOf(nearMisses(s.game, anyOf(legal, rnd), rnd), rnd) : anyOf(NONSENSE, rnd);
    if (!legal.some(c => sameChoice(c, x))) return x;
  }
};
const GARBAGE = [
  '',
  '{',
  'null',
  '[]',
  '0',
  '"play"',
  '{"do":"play"}',
  '{"do":"toString"}',
  '{"__proto__":{"do":"play"}}',
  '\u0000',
  '{"do":"open","id":"x","game":"x"}',
  '{"do":"play","id":"12345678","game":"AAAAAAAAAAAAAAAAAAAAAA","side":"one","at":-1,"choice":{"do":"pass"}}',
  '{"do":"play","id":"12345678","game":"AAAAAAAAAAAAAAAAAAAAAA","side":"one","at":1e99,"choice":{"do":"pass"}}',
  '{"do":"play","id":"12345678","game":"AAAAAAAAAAAAAAAAAAAAAA","side":"one","at":0,"choice":{"do":"pass"},"extra":1}',
  `${'['.repeat(5000)}`,
  '{"do":"say","id":"12345678","game":"AAAAAAAAAAAAAAAAAAAAAA","text":""}',
] as const;

/** Sends `text` as it is and waits for what comes back: an answer, or the end of the connection. */
const sendRaw = (w: Wire, text: string | Buffer): Promise<Answer | 'closed'> =>
  new Promise(done => {
    const hear = (data: Buffer): void => {
      const said = JSON.parse(data.toString()) as Answer;
      if ('re' in said) {
        w.ws.off('message', hear);
        w.ws.off('close', gone);
        done(said);
      }
    };
    const gone = (): void => done('closed');
    w.ws.on('message', hear);
    w.ws.once('close', gone);
    w.raw(text);
  });

/** `journal` is everything the store has of any game, before and after. */
export const hostile = async (
  base: string,
  count: number,
  seed: string,
  journal: () => Promise<string>,
): Promise<Tally & { readonly before: string; readonly after: string; goOn(): Promise<void> }> => {
  const rnd = seededRandom(seed);
  const targets: Target[] = [];
  for (const [i, wanted] of [...tablesFor(2).slice(0, 2), ...tablesFor(1).slice(0, 1)].entries())
    targets.push(await target(base, wanted, CHOICES[i]!, rnd));
  const stranger = browser(base);
  const nobody = browser(base);
  await ok(stranger.call('GET', '/api/me'));
  let strange = await connect(stranger);
  const noSession = await connect(nobody);
  const answers = new Map<string, number>();
  const wrong: string[] = [];
  const example = new Map<Kind, string>();
  const sent = Object.fromEntries(KINDS.map(k => [k, 0])) as Tally['sent'];
  const hear = (
    kind: Kind,
    a: Answer | 'closed' | { readonly status: number },
    expected: (a: Exclude<Answer, { ok: true }>) => boolean,
  ): void => {
    sent[kind] += 1;
    const key =
      a === 'closed'
        ? 'connection closed'
        : 'status' in a
          ? `HTTP ${a.status}`
          : a.ok
            ? 'ok'
            : 'refused' in a
              ? 'refused by a rule'
              : a.error;
    answers.set(`${kind}: ${key}`, (answers.get(`${kind}: ${key}`) ?? 0) + 1);
    if (!example.has(kind)) example.set(kind, JSON.stringify(a));
    if (a === 'closed' || 'status' in a) return;
    if (a.ok || !expected(a)) wrong.push(`${kind}: ${JSON.stringify(a)}`);
    else if (('refused' in a ? a.refused.why : a.message).trim() === '') wrong.push(`${kind}: no words`);
  };
  const isRule =
    (t: Target) =>
    (a: Exclude<Answer, { ok: true }>): boolean =>
      'refused' in a && Object.hasOwn(screenOf(t, t.seats[0]!).game.cases, a.refused.case);
  const is =
    (...codes: readonly string[]) =>
    (a: Exclude<Answer, { ok: true }>): boolean =>
      !('refused' in a) && codes.includes(a.error);
  const play = (t: Target, seat: Seat, more: object): object => ({
    do: 'play',
    game: t.id,
    side: seat.side,
    at: screenOf(t, seat).entry,
    choice: pick(screenOf(t, moving(t)), rnd)!.choice,
    ...more,
  });
  const attack: { readonly [K in Kind]: (t: Target) => Promise<void> } = {
    'out of turn': async t => {
      const idle = t.seats.find(s => s !== moving(t));
      if (idle) hear('out of turn', await idle.wire.ask(play(t, idle, {}) as never), isRule(t));
    },
    unlisted: async t => {
      const seat = moving(t);
      const choice = unlisted(screenOf(t, seat), rnd);
      hear('unlisted', await seat.wire.ask(play(t, seat, { choice }) as never), a =>
        'refused' in a ? a.refused.why !== '' && (isRule(t)(a) || a.refused.case === '') : a.error === 'malformed',
      );
    },
    stale: async t => {
      const seat = moving(t);
      const at = screenOf(t, seat).entry;
      hear(
        'stale',
        await seat.wire.ask(play(t, seat, { at: anyOf([at - 1, at + 1, 0, at + 1000], rnd) }) as never),
        is('stale', 'malformed'),
      );
    },
    repeated: async t => {
      const was = anyOf(t.done, rnd);
      const a = await was.seat.wire.ask(was.text as never, was.id);
      sent.repeated += 1;
      answers.set(
        'repeated: answered as the first time',
        (answers.get('repeated: answered as the first time') ?? 0) + 1,
      );
      if (!example.has('repeated')) example.set('repeated', JSON.stringify(a));
      if (!a.ok || !a.again || a.entry !== was.entry) wrong.push(`repeated: ${JSON.stringify(a)}`);
    },
    malformed: async t => {
      const seat = moving(t);
      const good = JSON.stringify({ id: randomUUID(), ...play(t, seat, {}) });
      const at = rnd(good.length);
      const text = anyOf(
        [
          anyOf(GARBAGE, rnd),
          good.slice(0, at),
          `${good.slice(0, at)}${String.fromCharCode(32 + rnd(95))}${good}`,
          good.replace('"do"', '"Do"'),
          good.replace(/"at":\d+/, '"at":"x"'),
        ],
        rnd,
      );
      hear(
        'malformed',
        await sendRaw(seat.wire, rnd(10) ? text : Buffer.from([0xc3, 0x28, rnd(256)])),
        is('malformed'),
      );
    },
    oversized: async t => {
      const big = JSON.stringify({ id: randomUUID(), ...play(t, moving(t), { choice: { do: 'x'.repeat(20_000) } }) });
      if (rnd(2)) {
        hear(
          'oversized',
          await stranger.call('POST', '/api/games', big).then(
            r => (r.status === 413 ? r : ('closed' as const)),
            () => 'closed' as const,
          ),
          () => false,
        );
        return;
      }
      const got = await sendRaw(strange, big);
      hear('oversized', got, () => false);
      if (got === 'closed') strange = await connect(stranger);
    },
    'wrong seat': async t => {
      const seat = moving(t);
      const by = rnd(2) ? (t.seats.find(s => s !== seat)?.wire ?? strange) : strange;
      const verb = anyOf(
        [
          play(t, seat, {}),
          { do: 'resign', game: t.id, side: seat.side },
          { do: 'back', game: t.id, side: seat.side, at: screenOf(t, seat).entry },
          { do: 'offer', game: t.id, side: seat.side, at: screenOf(t, seat).entry, what: 'draw' },
          play(t, { ...seat, side: 'nobody' }, {}),
        ],
        rnd,
      );
      hear('wrong seat', await by.ask(verb as never), is('not yours'));
    },
    'wrong game': async t => {
      const seat = moving(t);
      const other = anyOf([...targets.filter(x => x !== t).map(x => x.id), 'AAAAAAAAAAAAAAAAAAAAAA'], rnd);
      hear('wrong game', await seat.wire.ask(play(t, seat, { game: other }) as never), is('not found', 'not yours'));
    },
    'other origin': async t => {
      const seat = moving(t);
      if (rnd(2))
        hear(
          'other origin',
          await seat.b.call('POST', `/api/games/${t.id}/cancel`, {}, { origin: 'https://evil.example' }),
          () => false,
        );
      else
        hear(
          'other origin',
          await connect(seat.b, { origin: anyOf(['https://evil.example', 'null', `${base}0`], rnd) }).then(
            w => {
              w.close();
              wrong.push('a socket from another origin');
              return 'closed' as const;
            },
            () => ({ status: 403 }),
          ),
          () => false,
        );
    },
    'no session': async t => {
      const seat = moving(t);
      hear(
        'no session',
        await noSession.ask(
          anyOf(
            [
              play(t, seat, {}),
              { do: 'resign', game: t.id, side: seat.side },
              { do: 'say', game: t.id, text: 'hello' },
            ],
            rnd,
          ) as never,
        ),
        is('no session'),
      );
    },
  };
  const before = await journal();
  for (let i = 0; i < count; i++)
    await attack[KINDS[i % KINDS.length]!](targets[Math.floor(i / KINDS.length) % targets.length]!);
  return {
    sent,
    answers,
    wrong,
    example,
    before,
    after: await journal(),
    /** Each game is played a few choices further. */
    goOn: async () => {
      for (const t of targets) {
        for (let i = 0; i < 5 && !over(t); i++) {
          const seat = moving(t);
          const screen = screenOf(t, seat);
          const at = screen.entry;
          const a = await playOne(seat.wire, screen, rnd);
          if (!a?.ok) throw new Error(`the game does not go on: ${JSON.stringify(a)}`);
          for (const s of t.seats) await s.wire.until(() => screenOf(t, s).entry > at);
        }
        for (const s of t.seats) s.wire.close();
      }
      strange.close();
      noSession.close();
    },
  };
};

if (import.meta.main) {
  if (!/^[1-9]\d*$/.test(process.argv[2] ?? '1')) {
    console.error('Usage: npm run hostile -- [how many messages]');
    process.exit(1);
  }
  const count = Number(process.argv[2] ?? 10_500);
  const rounds = 5;
  const dir = mkdtempSync(join(tmpdir(), 'phoney-hostile-'));
  const where = join(dir, 'games.sqlite');
  const server = await serverProcess(where);
  const b = browser(server.base);
  const memory = async (): Promise<string> =>
    `${Math.round(Number(/^phoney_memory_bytes (\d+)/m.exec((await b.call('GET', '/metrics')).body as string)![1]) / 1e6)} MB`;
  const journal = async (): Promise<string> => {
    const store = await openStore(where);
    const rows = await store.query('select * from journal order by game, seq');
    await store.close();
    return JSON.stringify(rows);
  };
  const memories = [await memory()];
  const answers = new Map<string, number>();
  const wrong: string[] = [];
  let sent = 0;
  let changed = false;
  for (let round = 0; round < rounds; round++) {
    const h = await hostile(server.base, Math.ceil(count / rounds), `hostile ${round}`, journal);
    await h.goOn();
    for (const [what, n] of h.answers) answers.set(what, (answers.get(what) ?? 0) + n);
    sent += Object.values(h.sent).reduce((x, y) => x + y, 0);
    wrong.push(...h.wrong);
    changed ||= h.before !== h.after;
    memories.push(await memory());
    if (round === 0) console.log(Object.fromEntries(h.example));
  }
  console.log(Object.fromEntries([...answers].sort(([a], [b]) => (a < b ? -1 : 1))));
  console.log(
    `${sent} messages; wrongly answered: ${wrong.length}; the games ${changed ? 'CHANGED' : 'did not change, and went on'}; memory ${memories.join(', ')}`,
  );
  for (const w of wrong.slice(0, 10)) console.log(w);
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
  process.exit(wrong.length || changed ? 1 : 0);
}
