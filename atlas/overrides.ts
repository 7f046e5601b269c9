/** Hand corrections of a map: what the computation gets wrong or cannot know, each with its reason. */
import { readFileSync } from 'node:fs';
import { SOURCES, type Fact, type Source } from '../engine/facts.ts';

export interface Reason {
  readonly source: Source;
  readonly why: string;
}
/** A datum from the rulebook must name its case. */
const isSound = ({ source, why }: Reason): boolean =>
  SOURCES.includes(source) && why !== undefined && why !== '' && (source !== 'printed' || /\d+\.\d+/.test(why));
export const readOverrides = <O extends Reason>(file: string): O[] => {
  const rows = JSON.parse(readFileSync(file, 'utf8')) as O[];
  for (const row of rows)
    if (!isSound(row)) throw new Error(`an override without a sound reason: ${JSON.stringify(row)}`);
  return rows;
};
export const factOf = ({ source, why }: Reason): Fact => ({ source, why });
