/** Build step: tells the service worker which files this build has, and names the build by a hash of their contents. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const filesOf = (dir: string): readonly string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter(f => statSync(join(dir, f)).isFile())
    .map(f => f.replaceAll('\\', '/'))
    .sort();

export const offline = (out: string): Plugin => ({
  name: 'phoney-war-offline',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      const worker = join(out, 'sw.js');
      if (this.environment?.name && this.environment.name !== 'client') return;
      const files = filesOf(out).filter(f => f !== 'sw.js' && f !== 'index.html');
      const hash = createHash('sha256');
      for (const f of [...files, 'index.html']) hash.update(f).update(readFileSync(join(out, f)));
      const code = readFileSync(worker, 'utf8')
        .replace(/["'`]@build@["'`]/, JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace(/["'`]@files@["'`]/, JSON.stringify(JSON.stringify(files)));
      writeFileSync(worker, code);
    },
  },
});
