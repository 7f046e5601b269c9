/** A drill's server processes: started, killed, and started again on the same port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { ChildSpec } from './child.ts';
import { freePort } from './cluster.ts';

export interface Process {
  readonly base: string;
  readonly pid: () => number;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  readonly said: string[];
}

export const serverProcess = async (
  where: string,
  { trace = [], ...spec }: Omit<ChildSpec, 'where' | 'port'> & { readonly trace?: readonly string[] } = {},
): Promise<Process> => {
  const port = await freePort();
  const said: string[] = [];
  let child: ChildProcess | undefined;
  const gone = (c: ChildProcess): Promise<void> =>
    new Promise(done => {
      if (c.exitCode !== null || c.signalCode !== null) done();
      else c.once('exit', () => done());
    });
  const p: Process = {
    base: `http://127.0.0.1:${port}`,
    said,
    pid: () => child!.pid!,
    start: () =>
      new Promise((done, failed) => {
        const c = spawn(
          process.execPath,
          [
            ...trace,
            join(import.meta.dirname, 'child.ts'),
            JSON.stringify({ ...spec, where, port } satisfies ChildSpec),
          ],
          { stdio: ['pipe', 'pipe', 'pipe'] },
        );
        child = c;
        c.stderr!.on('data', (d: Buffer) => said.push(d.toString()));
        c.stdout!.once('data', () => done());
        c.once('exit', code => {
          if (code) failed(new Error(`the server ended with ${code}: ${said.join('').slice(-2000)}`));
        });
      }),
    kill: async () => {
      child!.kill('SIGKILL');
      await gone(child!);
    },
    stop: async () => {
      child?.kill('SIGTERM');
      if (child) await gone(child);
    },
  };
  await p.start();
  return p;
};
