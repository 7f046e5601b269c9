/** The terminal: prompts and lines in, text out. Piped input works like typed input. */
import { createInterface } from 'node:readline';
import type { Ink } from '../../engine/text.ts';
import { inkFor, wantsColour, wrap } from '../ink.ts';

export interface Console {
  readonly ink: Ink;
  width(): number;
  say(...lines: readonly string[]): void;
  /** Prints a long text, broken at spaces. */
  tell(text: string, indent?: string): void;
  /** The next line, or undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /** Clears the screen, so that the next player does not read it. Does nothing in a pipe. */
  clear(): void;
  close(): void;
}

/** Clears the screen and what was scrolled off it, and returns to the top. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const MIN_WIDTH = 40;
const MAX_WIDTH = 120;
const DEFAULT_WIDTH = 80;

export const openConsole = (): Console => {
  const { stdin, stdout, env } = process;
  const isTyped = stdin.isTTY === true;
  const lines = createInterface({ input: stdin, output: stdout, terminal: isTyped && stdout.isTTY === true });
  const next = lines[Symbol.asyncIterator]();
  const ink = inkFor(wantsColour(stdout.isTTY === true, env));
  const width = (): number =>
    Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, stdout.columns ?? (Number(env.COLUMNS) || DEFAULT_WIDTH)));
  const say = (...text: readonly string[]): void => {
    for (const line of text) stdout.write(`${line}\n`);
  };
  lines.on('SIGINT', () => lines.close());
  return {
    ink,
    width,
    say,
    tell: (text, indent = '') => say(...wrap(text, width(), indent)),
    async ask(prompt) {
      if (isTyped) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else stdout.write(prompt);
      const { value, done } = await next.next();
      if (!isTyped || done) say(done ? '' : value); // piped input is echoed, so that the output reads as a transcript
      return done ? undefined : value.trim();
    },
    clear: () => {
      if (stdout.isTTY) stdout.write(CLEAR);
    },
    close: () => lines.close(),
  };
};
