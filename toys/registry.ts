/** The list that hosts are tested with: `node --conditions=toys …` reads it instead of games/registry.ts. */
export { listing as ford } from './ford/listing.ts';
export { listing as nightMarch } from './night-march/listing.ts';
export { listing as twoHills } from './two-hills/listing.ts';
