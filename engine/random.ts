/** A fast generator for bots, simulation and tests. Games at the table draw from their committed seed (seed.ts). */
export type Rnd = (below: number) => number;

const mix = (text: string): number => {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
};

/** sfc32, started from a text: the same text gives the same numbers. */
export const seededRandom = (text: string): Rnd => {
  let a = mix(`${text}/a`);
  let b = mix(`${text}/b`);
  let c = mix(`${text}/c`);
  let count = 1;
  const word = (): number => {
    const t = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  return below => Math.floor((word() / 4294967296) * below);
};
