/** A hash of everything that decides how bots play: rules, data and bots. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** A tree may come without the toys: they are games of tests. */
const FOLDERS = ['kernel', 'engine', 'field', 'bots', 'games', 'toys'].filter(folder => existsSync(join(ROOT, folder)));
/** Tests and screens decide nothing. */
const isPlayed = (file: string): boolean => file.endsWith('.ts') && !/(^|\/)(test|look|table|atlas)\//.test(file);

export const hashOfSources = (): string => {
  const hash = createHash('sha256');
  for (const folder of FOLDERS)
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map(f => f.replaceAll('\\', '/'))
      .filter(isPlayed)
      .toSorted())
      hash.update(`${folder}/${file}\n`).update(readFileSync(join(ROOT, folder, file)));
  return hash.digest('hex').slice(0, 16);
};
