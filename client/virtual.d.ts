declare module 'virtual:fonts.css';
declare module 'virtual:index-of-sheets' {
  /** The URL of the drawing. */
  export const url: string;
}
declare module 'subset-font' {
  interface Wanted {
    readonly targetFormat: 'woff2';
    readonly preserveNameIds?: readonly number[];
    readonly variationAxes?: { readonly [axis: string]: number | { readonly min: number; readonly max: number } };
  }
  export default function subsetFont(font: Buffer, letters: string, wanted: Wanted): Promise<Buffer>;
}
declare module 'topojson-client' {
  interface Shape {
    readonly type: string;
    readonly coordinates: unknown;
  }
  interface Feature {
    readonly geometry: Shape;
  }
  export function feature(
    atlas: { readonly objects: { readonly [name: string]: unknown } },
    object: unknown,
  ): Feature | { readonly features: readonly Feature[] };
}
