/** A program outside that plays by JSON lines: requests to its standard input, answers from its standard output. See docs/PROTOCOL.md, Outside seats. */
import { spawn } from 'node:child_process';
import type { Vars } from '../../engine/state.ts';

export interface Command {
  readonly words: readonly [string, ...string[]];
  readonly folder?: string;
  readonly env?: { readonly [name: string]: string };
}
/** What went wrong with a program, in a sentence that follows its name: 'gave no answer within 5 s'. */
export class ProgramFault extends Error {}
export interface Program {
  readonly pid: number | undefined;
  hasEnded(): boolean;
  /** The answer to a request. After a fault the program has ended. */
  ask(request: Vars, seconds: number): Promise<Vars>;
  stop(): void;
}

const MAX_ANSWER_LENGTH = 1 << 20;
const MAX_ERRORS_LENGTH = 2000;
const isObject = (x: unknown): x is Vars => typeof x === 'object' && x !== null && !Array.isArray(x);
const quoted = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
const readAnswer = (line: string, id: number): Vars => {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new ProgramFault(`answered what is not JSON: ${quoted(line)}`);
  }
  if (!isObject(answer)) throw new ProgramFault(`answered what is not an object: ${quoted(line)}`);
  if (answer.id !== undefined && answer.id !== id)
    throw new ProgramFault(`answered request ${JSON.stringify(answer.id)} instead of ${id}`);
  return answer;
};

interface Waiting {
  readonly id: number;
  readonly done: (answer: Vars) => void;
  readonly failed: (fault: Error) => void;
}
export const startProgram = ({ words: [file, ...args], folder, env }: Command): Program => {
  const child = spawn(file === 'node' ? process.execPath : file, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    ...(folder === undefined ? {} : { cwd: folder }),
    env: { ...process.env, ...env },
  });
  let waiting: Waiting | undefined;
  let ended: string | undefined;
  let received = '';
  let errors = '';
  let count = 0;
  const fail = (why: string): void => {
    ended ??= why;
    child.kill('SIGKILL');
    waiting?.failed(new ProgramFault(why));
    waiting = undefined;
  };
  const hear = (line: string): void => {
    if (!waiting) return fail(`wrote without being asked: ${quoted(line)}`);
    try {
      const answer = readAnswer(line, waiting.id);
      const { done } = waiting;
      waiting = undefined;
      done(answer);
    } catch (e) {
      fail((e as Error).message);
    }
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    received += text;
    for (let at = received.indexOf('\n'); at >= 0 && ended === undefined; at = received.indexOf('\n')) {
      const line = received.slice(0, at);
      received = received.slice(at + 1);
      hear(line);
    }
    if (received.length > MAX_ANSWER_LENGTH) fail('wrote more than a million characters without a line end');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-MAX_ERRORS_LENGTH);
  });
  child.stdin.on('error', () => {}); // the program has ended; its exit says why
  child.on('error', e => fail(`cannot be started: ${e.message}`));
  child.on('close', (code, signal) => {
    const last = errors
      .trim()
      .split('\n')
      .findLast(line => /\S/.test(line));
    fail(`ended with ${signal ?? `code ${code}`}${last ? `: ${quoted(last.trim())}` : ''}`);
  });
  return {
    pid: child.pid,
    hasEnded: () => ended !== undefined,
    ask: (request, seconds) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(new ProgramFault(ended));
        const timer = setTimeout(() => fail(`gave no answer within ${seconds} s`), seconds * 1000);
        const id = ++count;
        const settle =
          <T>(then: (x: T) => void) =>
          (x: T): void => {
            clearTimeout(timer);
            then(x);
          };
        waiting = { id, done: settle(resolve), failed: settle(reject) };
        child.stdin.write(`${JSON.stringify({ id, ...request })}\n`);
      }),
    stop: () => fail('was stopped'),
  };
};
