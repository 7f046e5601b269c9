/** Runs test files in a copy of the tree, each within its time: a mutant may loop for ever. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** What a test file said when it had run. */
export interface Report {
  readonly file: string;
  readonly ms: number;
  readonly ok: boolean;
  readonly failed?: string;
}
export interface Trial {
  readonly end: 'passed' | 'failed' | 'endless';
  /** The test that failed, or the file that did not load or came to no end. */
  readonly by?: string;
  readonly reports: readonly Report[];
}
/** A test file and how long it took before anything was changed. */
export interface TestFile {
  readonly file: string;
  readonly ms: number;
}

const children = new Set<ChildProcess>();
/** With whatever it has started itself; Windows has no groups of processes. */
const killGroup = (child: ChildProcess): void => {
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // it is gone already
  }
};
export const killAll = (): void => children.forEach(killGroup);

const start = (copy: string, files: readonly string[], bail: number): ChildProcess => {
  const child = fork(
    join(copy, 'node_modules/vitest/vitest.mjs'),
    ['run', '--config', join(import.meta.dirname, 'vitest.config.ts'), '--root', copy, '--bail', String(bail)],
    {
      cwd: copy,
      detached: true,
      silent: true,
      execArgv: [],
      env: { ...process.env, MUTANTS_ORDER: files.join(','), VITEST: '', NODE_OPTIONS: '' },
    },
  );
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
};

/** Loading the game and starting take their time, and the machine may be busy. */
const PATIENCE_MS = 60_000;

/** The first failing test ends it; `bail` 0 runs them all. `patience`: how long a file may take beyond five times what it took. */
export const runTests = (
  copy: string,
  files: readonly TestFile[],
  bail: 0 | 1,
  patience = PATIENCE_MS,
): Promise<Trial> => {
  const child = start(
    copy,
    files.map(f => f.file),
    bail,
  );
  const reports: Report[] = [];
  let words = '';
  let endless = false;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        endless = true;
        killGroup(child);
      },
      patience + 5 * (files[reports.length]?.ms ?? 0),
    );
  };
  wait();
  child.on('message', said => {
    reports.push(said as Report);
    wait();
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (words += text.toString()));
  return new Promise((settle, fail) => {
    child.on('error', fail);
    child.on('exit', code => {
      clearTimeout(timer);
      settle(trialOf(reports, files, code === 0, endless, words));
    });
  });
};
const trialOf = (
  reports: readonly Report[],
  files: readonly TestFile[],
  passed: boolean,
  endless: boolean,
  words: string,
): Trial => {
  const bad = reports.find(r => !r.ok);
  if (bad) return { end: 'failed', by: `${bad.file}: ${bad.failed ?? 'does not load'}`, reports };
  if (endless) return { end: 'endless', by: files[reports.length]?.file ?? '', reports };
  if (passed && reports.length === files.length) return { end: 'passed', reports };
  return { end: 'failed', by: words.trim().slice(-500) || 'the tests stopped', reports };
};
