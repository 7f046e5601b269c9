/** Drives a session as a client would: objects in, objects out. */
import { expect } from 'vitest';
import type { Record } from '../../engine/journal.ts';
import type { Saved } from '../../engine/save.ts';
import type { Speech, StandingOrder } from '../../engine/standing.ts';
import type { Json, Vars } from '../../engine/state.ts';
import { newSession, type Session } from '../requests.ts';
import { answer } from '../session.ts';

export interface Refusal {
  readonly case: string;
  readonly why: string;
  readonly where?: readonly string[];
}
export interface EventAnswer {
  readonly entry: number;
  readonly case: string;
  readonly text: string;
  readonly is: string;
  readonly [fact: string]: Json;
}
/** Every field an answer can have; a test reads those of its request. */
export interface Answer {
  readonly id?: Json;
  readonly ok: boolean;
  readonly error: string;
  readonly refused: Refusal;
  readonly verdict: { readonly ok: boolean; readonly bars?: string; readonly refused: Refusal };
  readonly games: readonly { readonly id: string; readonly options: readonly Json[] }[];
  readonly game: string;
  readonly side: string;
  readonly over: boolean;
  readonly turn: number;
  readonly case: string;
  readonly step: string;
  readonly commitment: string;
  readonly asks: readonly {
    readonly side: string;
    readonly decision: string;
    readonly case: string;
    readonly choices: number;
  }[];
  readonly result: Json;
  readonly queued?: readonly (number | string)[];
  readonly choices: readonly {
    readonly choice: Json;
    readonly text: string;
    readonly case: string;
    readonly cost?: number;
    readonly bars?: string;
  }[];
  readonly falls: readonly Json[];
  readonly events: readonly EventAnswer[];
  readonly log: readonly EventAnswer[];
  readonly view: Vars;
  readonly record: Record;
  readonly position: Saved;
  readonly entries: number;
  readonly orders: readonly StandingOrder[];
  readonly kinds: Speech['kinds'];
  readonly facts: Speech['facts'];
  readonly policies: Speech['policies'];
}
export interface Client {
  readonly session: Session;
  raw(line: string): Answer;
  ask(request: { readonly [field: string]: unknown }): Answer;
  done(request: { readonly [field: string]: unknown }): Answer;
}

export const client = (): Client => {
  const session = newSession();
  const raw = (line: string): Answer => JSON.parse(answer(session, line)) as Answer;
  const ask: Client['ask'] = request => raw(JSON.stringify(request));
  return {
    session,
    raw,
    ask,
    done: request => {
      const a = ask(request);
      expect(a, JSON.stringify(request)).toMatchObject({ ok: true });
      return a;
    },
  };
};

/** A game "g1" of The Ford from a fixed seed after its set-up, with the north in row 2 and the south in row 6. */
export const begun = (more: Vars = {}): Client => {
  const c = client();
  c.done({ do: 'new', game: 'ford', seed: 'abc', ...more });
  for (const side of ['N', 'S'])
    for (const n of [1, 2, 3, 4, 5])
      c.done({
        do: 'play',
        game: 'g1',
        choice: { do: 'place', unit: `${side}${n}`, hex: `0${side === 'N' ? 2 : 6}0${n}` },
      });
  return c;
};
export const position = (c: Client, game = 'g1'): Saved => c.done({ do: 'position', game }).position;
