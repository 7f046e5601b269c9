/** Installs boardgame.io in `peer/`, from its own lock file: only the benchmark needs it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PEER = join(import.meta.dirname, 'peer');

export const installPeer = (): void => {
  if (existsSync(join(PEER, 'node_modules/boardgame.io'))) return;
  console.error('Installing boardgame.io, which the bench compares with …');
  const { status } = spawnSync('npm ci --ignore-scripts --no-audit --no-fund --loglevel=error', {
    cwd: PEER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: true,
  });
  if (status !== 0) throw new Error('boardgame.io could not be installed. Check the network connection and try again.');
};
