/**
 * 2.3 How the counters are written down (units-france.ts, units-poland.ts). The rulebook prints how many pieces lie on the sheets, some thirty names and a dozen factors; the
 * rest is the armies of May 1940 and September 1939 by corps, on one scale of strength: a corps of two or three good divisions is 3, in the
 * German armies that attacked in May 1940 mostly 4, its reduced side a point less; two steps but for what is no larger than a division.
 */
import { reconstructed, type Fact } from '../../../engine/facts.ts';
import type { Face, Front, Nation, UnitRow, UnitType } from './rows.ts';

export interface SourcedUnit extends UnitRow {
  readonly src: { readonly name: Fact; readonly factors: Fact };
}
/** What the units of a list have in common. */
interface Kind {
  readonly front: Front;
  readonly nation: Nation;
  /** Opens the name, as players call it: 'G XIX', 'P39 14+17'. */
  readonly prefix: string;
  readonly group: string;
  readonly name: Fact;
  readonly type?: UnitType;
  readonly factors?: Fact;
}
export type More = Partial<Omit<UnitRow, 'faces'>> & {
  readonly src?: Partial<SourcedUnit['src']>;
  readonly dots?: 'front' | 'back' | 'both';
};
/** Its name on the counter, its sides as '3/2-5' or '2-3', and what is special. */
export type Entry = readonly [id: string, sides: string, more?: More];

const OURS = reconstructed(
  'our scale: a corps of two or three good divisions is 3, in the German armies that attacked in May 1940 mostly 4, of reservists 2, a division or a weak corps 1; a reduced side has a point less',
);
const facesOf = (sides: string, dots: More['dots']): SourcedUnit['faces'] => {
  const [, full, reduced, mp] = /^(\d+)(?:\/(\d+))?-(\d+)$/.exec(sides)!;
  const face = (sp: string, side: 'front' | 'back'): Face => ({
    sp: Number(sp),
    mp: Number(mp),
    ...(dots === side || dots === 'both' ? { dot: true } : {}),
  });
  return reduced === undefined ? [face(full!, 'front')] : [face(full!, 'front'), face(reduced, 'back')];
};
export const list = (
  { front, nation, prefix, group, name, type = 'infantry', factors = OURS }: Kind,
  entries: readonly Entry[],
): SourcedUnit[] =>
  entries.map(([id, sides, { src, dots, ...more } = {}]) => ({
    name: `${prefix} ${id}`,
    front,
    nation,
    group,
    id,
    type,
    shape: 'square',
    faces: facesOf(sides, dots),
    ...more,
    src: { name: src?.name ?? name, factors: src?.factors ?? factors },
  }));

export const PANZER: More = { type: 'tank', tank: 'red', mobile: true };
export const MOTORISED: More = { type: 'motorised', mobile: true };
export const LIGHT: More = { type: 'tank', tank: 'green', mobile: true };
export const TANKS: More = { type: 'tank', tank: 'black' };
export const REGIONAL: More = { regional: true };
/** 13.4.5 */
export const WEAK_REGIONAL: More = { regional: true, weak: true };
