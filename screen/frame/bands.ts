/** Results by points: which band a number lies in, and how wide each is drawn. */
export interface Band {
  readonly name: string;
  /** For a narrow place; else the name. */
  readonly short?: string;
  /** Open below or above where nothing is said. */
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
/** The bands cut to the spaces of a track from `least` to `most`. */
export const segments = <B extends Band>(bands: readonly B[], least: number, most: number): readonly Segment<B>[] =>
  bands
    .map(band => ({ band, from: Math.max(least, band.from ?? least), to: Math.min(most, band.to ?? most) }))
    .filter(s => s.from <= s.to);
/** '5', '33–40', '51+', '4 or less'. */
export const boundsOf = ({ from, to }: Band): string => {
  if (from === undefined) return `${to} or less`;
  if (to === undefined) return `${from}+`;
  return from === to ? `${from}` : `${from}–${to}`;
};
