/** Levels of victory as bands of points: which band a number lies in, and how wide each is drawn. */
export interface Band {
  readonly name: string;
  /** A shorter name for narrow places. */
  readonly short?: string;
  /** Without a bound the band is open on that side. */
  readonly from?: number;
  readonly to?: number;
}
export interface Segment<B extends Band = Band> {
  readonly band: B;
  readonly from: number;
  readonly to: number;
}

export const bandAt = <B extends Band>(bands: readonly B[], n: number): B | undefined =>
  bands.find(b => n >= (b.from ?? -Infinity) && Math.floor(n) <= (b.to ?? Infinity));
/** The bands cut to a track from `min` to `max`. */
export const segments = <B extends Band>(bands: readonly B[], min: number, max: number): readonly Segment<B>[] =>
  bands
    .map(band => ({ band, from: Math.max(min, band.from ?? min), to: Math.min(max, band.to ?? max) }))
    .filter(s => s.from <= s.to);
/** '5', '33–40', '51+', '4 or less'. */
export const boundsOf = ({ from, to }: Band): string => {
  if (from === undefined) return `${to} or less`;
  if (to === undefined) return `${from}+`;
  return from === to ? `${from}` : `${from}–${to}`;
};
