/** 11.2 The campaign results as bands of points. */
import type { Band } from '../../../screen/frame/bands.ts';
import type { VictoryView } from '../view/victory.ts';

const SHORT: { readonly [band: string]: string } = {
  nightmare: 'Nightmare',
  dogged: 'Bloody day',
  sealion: 'Sea Lions',
  miracle: 'Evacuation',
  crown: 'Crown bows',
  triumph: 'Triumph',
};
export const bandsOf = ({ bands }: VictoryView): readonly Band[] =>
  bands.map(b => ({ ...b, ...(SHORT[b.id] ? { short: SHORT[b.id]! } : {}) }));
/** 11.1 All points on the map, rounded down. */
export const mostOf = ({ lines }: VictoryView): number =>
  Math.floor(lines.reduce((sum, l) => sum + l.of * l.halvesEach, 0) / 2);
/** The name of the band that the present points reach. */
export const bandNow = ({ bands, band }: VictoryView): string => bands.find(b => b.now)?.name ?? band;
