/** Messages that nobody should send, and what must come back. */
import { randomUUID } from 'node:crypto';
import { sameChoice, type Choice } from '../../engine/decide.ts';
import { listed } from '../../engine/game.ts';
import { labelled } from '../../engine/labels.ts';
import type { Rnd } from '../../engine/random.ts';
import type { Json } from '../../engine/state.ts';
import { NONSENSE, nearMisses } from '../../engine/test/mutants.ts';
import type { Answer } from '../wire.ts';
import { connect, pick, type Browser, type Screen, type Wire } from './client.ts';
import { moving, screenOf, type Seat, type Target } from './targets.ts';

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
  /** Messages that were let through or wrongly answered. */ readonly wrong: string[];
  readonly example: Map<Kind, string>;
}

const anyOf = <T>(list: readonly T[], rnd: Rnd): T => list[rnd(list.length)]!;
const legalOf = (s: Screen): readonly Choice[] =>
  s.game.machine
    .open(s.view)
    .flatMap(a => listed(s.game, s.view, a))
    .map(c => labelled(s.game.labels, c) as Choice);
/** Choices that are not listed, well-formed or not. */
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

/** Sends `text` unchanged and waits for an answer or the end of the connection. */
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

/** What the attacks need, and the answers they got. */
export interface Siege extends Tally {
  readonly base: string;
  readonly rnd: Rnd;
  readonly targets: readonly Target[];
  readonly stranger: Browser;
  strange: Wire;
  readonly noSession: Wire;
}
type Heard = Answer | 'closed' | { readonly status: number };
const keyOf = (a: Heard): string => {
  if (a === 'closed') return 'connection closed';
  if ('status' in a) return `HTTP ${a.status}`;
  if (a.ok) return 'ok';
  return 'refused' in a ? 'refused by a rule' : a.error;
};
const hear = (
  { sent, answers, example, wrong }: Siege,
  kind: Kind,
  a: Heard,
  expected: (a: Exclude<Answer, { ok: true }>) => boolean,
): void => {
  sent[kind] += 1;
  const key = `${kind}: ${keyOf(a)}`;
  answers.set(key, (answers.get(key) ?? 0) + 1);
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
const play = ({ rnd }: Siege, t: Target, seat: Seat, more: object): object => ({
  do: 'play',
  game: t.id,
  side: seat.side,
  at: screenOf(t, seat).entry,
  choice: pick(screenOf(t, moving(t)), rnd)!.choice,
  ...more,
});
export const ATTACKS: { readonly [K in Kind]: (s: Siege, t: Target) => Promise<void> } = {
  'out of turn': async (s, t) => {
    const idle = t.seats.find(x => x !== moving(t));
    if (idle) hear(s, 'out of turn', await idle.wire.ask(play(s, t, idle, {}) as never), isRule(t));
  },
  unlisted: async (s, t) => {
    const seat = moving(t);
    const choice = unlisted(screenOf(t, seat), s.rnd);
    hear(s, 'unlisted', await seat.wire.ask(play(s, t, seat, { choice }) as never), a =>
      'refused' in a ? a.refused.why !== '' && (isRule(t)(a) || a.refused.case === '') : a.error === 'malformed',
    );
  },
  stale: async (s, t) => {
    const seat = moving(t);
    const at = screenOf(t, seat).entry;
    hear(
      s,
      'stale',
      await seat.wire.ask(play(s, t, seat, { at: anyOf([at - 1, at + 1, 0, at + 1000], s.rnd) }) as never),
      is('stale', 'malformed'),
    );
  },
  repeated: async (s, t) => {
    const was = anyOf(t.done, s.rnd);
    const a = await was.seat.wire.ask(was.text as never, was.id);
    s.sent.repeated += 1;
    s.answers.set(
      'repeated: answered as the first time',
      (s.answers.get('repeated: answered as the first time') ?? 0) + 1,
    );
    if (!s.example.has('repeated')) s.example.set('repeated', JSON.stringify(a));
    if (!a.ok || !a.again || a.entry !== was.entry) s.wrong.push(`repeated: ${JSON.stringify(a)}`);
  },
  malformed: async (s, t) => {
    const seat = moving(t);
    const good = JSON.stringify({ id: randomUUID(), ...play(s, t, seat, {}) });
    const at = s.rnd(good.length);
    const text = anyOf(
      [
        anyOf(GARBAGE, s.rnd),
        good.slice(0, at),
        `${good.slice(0, at)}${String.fromCharCode(32 + s.rnd(95))}${good}`,
        good.replace('"do"', '"Do"'),
        good.replace(/"at":\d+/, '"at":"x"'),
      ],
      s.rnd,
    );
    hear(
      s,
      'malformed',
      await sendRaw(seat.wire, s.rnd(10) ? text : Buffer.from([0xc3, 0x28, s.rnd(256)])),
      is('malformed'),
    );
  },
  oversized: async (s, t) => {
    const big = JSON.stringify({ id: randomUUID(), ...play(s, t, moving(t), { choice: { do: 'x'.repeat(20_000) } }) });
    if (s.rnd(2)) {
      hear(
        s,
        'oversized',
        await s.stranger.call('POST', '/api/games', big).then(
          r => (r.status === 413 ? r : ('closed' as const)),
          () => 'closed' as const,
        ),
        () => false,
      );
      return;
    }
    const got = await sendRaw(s.strange, big);
    hear(s, 'oversized', got, () => false);
    if (got === 'closed') s.strange = await connect(s.stranger);
  },
  'wrong seat': async (s, t) => {
    const seat = moving(t);
    const by = s.rnd(2) ? (t.seats.find(x => x !== seat)?.wire ?? s.strange) : s.strange;
    const verb = anyOf(
      [
        play(s, t, seat, {}),
        { do: 'resign', game: t.id, side: seat.side },
        { do: 'back', game: t.id, side: seat.side, at: screenOf(t, seat).entry },
        { do: 'offer', game: t.id, side: seat.side, at: screenOf(t, seat).entry, what: 'draw' },
        play(s, t, { ...seat, side: 'nobody' }, {}),
      ],
      s.rnd,
    );
    hear(s, 'wrong seat', await by.ask(verb as never), is('not yours'));
  },
  'wrong game': async (s, t) => {
    const seat = moving(t);
    const other = anyOf([...s.targets.filter(x => x !== t).map(x => x.id), 'AAAAAAAAAAAAAAAAAAAAAA'], s.rnd);
    hear(
      s,
      'wrong game',
      await seat.wire.ask(play(s, t, seat, { game: other }) as never),
      is('not found', 'not yours'),
    );
  },
  'other origin': async (s, t) => {
    const seat = moving(t);
    if (s.rnd(2))
      hear(
        s,
        'other origin',
        await seat.b.call('POST', `/api/games/${t.id}/cancel`, {}, { origin: 'https://evil.example' }),
        () => false,
      );
    else
      hear(
        s,
        'other origin',
        await connect(seat.b, { origin: anyOf(['https://evil.example', 'null', `${s.base}0`], s.rnd) }).then(
          w => {
            w.close();
            s.wrong.push('a socket from another origin');
            return 'closed' as const;
          },
          () => ({ status: 403 }),
        ),
        () => false,
      );
  },
  'no session': async (s, t) => {
    const seat = moving(t);
    hear(
      s,
      'no session',
      await s.noSession.ask(
        anyOf(
          [
            play(s, t, seat, {}),
            { do: 'resign', game: t.id, side: seat.side },
            { do: 'say', game: t.id, text: 'hello' },
          ],
          s.rnd,
        ) as never,
      ),
      is('no session'),
    );
  },
};
