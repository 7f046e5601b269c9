/** The protocol of Phoney War for programs outside, without dependencies (docs/PROTOCOL.md). Runs on Node 24 as it is. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export interface Message {
  readonly [field: string]: unknown;
}
/** A listed choice; `choice` is what is answered with. */
export interface ListedChoice {
  readonly choice: Message;
  readonly text: string;
  readonly case: string;
  readonly cost?: number;
}
/** Which game begins, and on which side. */
export interface NewGame extends Message {
  readonly game: string;
  readonly scenario: string;
  readonly side: string;
  readonly seed: string;
  /** Seconds for each choice. */
  readonly limit: number;
}
export interface Question extends Message {
  readonly turn: number;
  readonly side: string;
  readonly decision: string;
  readonly case: string;
  readonly about: Message;
  readonly choices: readonly ListedChoice[];
  /** What the side may know. */
  readonly view?: Message;
}
export interface Bot {
  /** Called for each game, before its first question. */
  begin?(game: NewGame): void;
  choose(question: Question): ListedChoice | Promise<ListedChoice>;
}

const write = (to: Writable, message: Message): void => void to.write(`${JSON.stringify(message)}\n`);
/** Plays the seat that `npm run match` gives this program, on standard input and output. Use standard error for messages of your own. */
export const takeSeat = async (bot: Bot): Promise<void> => {
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, do: what, ...rest } = JSON.parse(line) as Message;
    if (what === 'new') {
      bot.begin?.(rest as NewGame);
      write(process.stdout, { id, ok: true, wants: ['view'] });
    } else if (what === 'choose') {
      const { choice } = await bot.choose(rest as unknown as Question);
      write(process.stdout, { id, choice });
    } else write(process.stdout, { id, ok: false, error: `unknown request ${String(what)}` });
  }
};

export interface Protocol {
  /** The answer to a request. A refusal is an answer; an `error` is thrown. */
  ask(request: Message): Promise<Message>;
  close(): void;
}
/** Opens a process of the protocol: `openProtocol('node', ['cli/protocol.ts'])` in the folder of the project. */
export const openProtocol = (command: string, args: readonly string[], folder?: string): Protocol => {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], ...(folder ? { cwd: folder } : {}) });
  const answers = createInterface({ input: child.stdout as Readable })[Symbol.asyncIterator]();
  let last: Promise<unknown> = Promise.resolve();
  const one = async (request: Message): Promise<Message> => {
    write(child.stdin, request);
    const { value, done } = await answers.next();
    if (done) throw new Error('the protocol has ended');
    const answer = JSON.parse(value) as Message;
    if (typeof answer.error === 'string') throw new Error(answer.error);
    return answer;
  };
  return {
    ask: request => {
      const answer = last.then(() => one(request));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: () => child.stdin.end(),
  };
};
