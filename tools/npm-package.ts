/** Fetches a package from the npm registry without installing it: another system's Node, for releases and for tests under Wine. */
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackTar } from './tar.ts';

export interface NpmPackage {
  readonly name: string;
  readonly version: string;
  /** As in a lock file: sha512- and the hash in base64. */
  readonly integrity: string;
}
const integrityOf = (body: Buffer): string => `sha512-${createHash('sha512').update(body).digest('base64')}`;

/** The folder with the files of the package, below `cache`. What is there already is not fetched again. */
export const fetchPackage = ({ name, version, integrity }: NpmPackage, cache: string): string => {
  const folder = join(cache, `${name}-${version}`);
  if (existsSync(join(folder, 'package.json'))) return folder;
  mkdirSync(cache, { recursive: true });
  execSync(`npm pack ${name}@${version} --silent --pack-destination "${cache}"`, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const archive = readFileSync(join(cache, `${name}-${version}.tgz`));
  if (integrityOf(archive) !== integrity)
    throw new Error(`${name}@${version} is not the package that was tested: its hash is ${integrityOf(archive)}`);
  unpackTar(archive, folder, 'package/');
  return folder;
};
