/** The only list of games, one line each. What a line names is small; everything else is loaded when needed. */
export { listing as strangeVictory } from './strange-victory/listing.ts';
export { listing as france40 } from './france-40/listing.ts';
export { listing as warComesEarly } from './war-comes-early/listing.ts';
export { listing as seedsOfDisaster } from './seeds-of-disaster/listing.ts';
export { listing as noRetreat } from './no-retreat/listing.ts';
