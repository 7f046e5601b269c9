/** The terminal itself: prompts and lines in, text out. Piped input works as typed input does. */
import { createInterface } from 'node:readline';
import type { Ink } from '../../engine/text.ts';
import { inkFor, wantsColour, wrap } from '../ink.ts';

export interface Console {
  readonly ink: Ink;
  width(): number;
  say(...lines: readonly string[]): void;
  /** Long sentences, broken at spaces. */
  tell(text: string, indent?: string): void;
  /** The next line, or nothing at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /** Takes what was shown off the screen, so that the next player does not read it; a pipe keeps all. */
  clear(): void;
  close(): void;
}

/** The screen, what was scrolled off it, and back to the top. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const NARROWEST = 40;
const WIDEST = 120;
const USUAL = 80;

export const openConsole = (): Console => {
  const { stdin, stdout, env } = process;
  const typed = stdin.isTTY === true;
  const lines = createInterface({ input: stdin, output: stdout, terminal: typed && stdout.isTTY === true });
  const next = lines[Symbol.asyncIterator]();
  const ink = inkFor(wantsColour(stdout.isTTY === true, env));
  const width = (): number => Math.max(NARROWEST, Math.min(WIDEST, stdout.columns ?? (Number(env.COLUMNS) || USUAL)));
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
      if (typed) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else stdout.write(prompt);
      const { value, done } = await next.next();
      if (!typed || done) say(done ? '' : value); // a piped line is echoed, so that the output reads as a transcript
      return done ? undefined : value.trim();
    },
    clear: () => {
      if (stdout.isTTY) stdout.write(CLEAR);
    },
    close: () => lines.close(),
  };
};
