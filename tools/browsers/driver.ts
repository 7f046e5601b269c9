/** A browser as the tool needs it: go somewhere, ask the page, click where a person would, take a picture. */
import { writeFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';

export const SIZE = { width: 1440, height: 900 } as const;

export interface Driver {
  /** Name and version, as the browser tells them. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** Runs a function that stands alone in the page; what it answers must be JSON. */
  ask<T>(question: () => T | Promise<T>): Promise<T>;
  click(x: number, y: number): Promise<void>;
  picture(file: string): Promise<void>;
  /** Errors the browser told us of since the last time; empty where it tells none. */
  errors(): readonly string[];
  close(): Promise<void>;
}
/** Why a browser could not be tried at all: not a fault of ours. */
export class NotHere extends Error {}

export interface Way {
  readonly id: string;
  start(): Promise<Driver>;
}

/** The question as one expression whose value is a promise of JSON text: the same for every protocol. */
export const asText = (question: () => unknown): string =>
  `Promise.resolve((${question.toString()})()).then(a => JSON.stringify(a ?? null))`;

/** One click of the left button, in the words both WebDriver protocols share. */
export const clickAt = (x: number, y: number): readonly object[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const keepPicture = (file: string, base64: string): void => writeFileSync(file, Buffer.from(base64, 'base64'));

/** Waits for words in what a program says; it must not end before. */
export const heard = (child: ChildProcess, words: RegExp, patience = 30_000): Promise<RegExpExecArray> =>
  new Promise((done, fail) => {
    let said = '';
    const giveUp = setTimeout(() => fail(new Error(`no word of ${words} in ${patience} ms: ${said}`)), patience);
    const listen = (more: Buffer): void => {
      said += more.toString();
      const found = words.exec(said);
      if (!found) return;
      clearTimeout(giveUp);
      done(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', e => {
      clearTimeout(giveUp);
      fail(e);
    });
    child.once('exit', code => {
      clearTimeout(giveUp);
      fail(new Error(`ended with ${code}: ${said.slice(-400)}`));
    });
  });
export const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise(done => {
    child.once('exit', done);
    child.kill('SIGTERM');
  });
};
