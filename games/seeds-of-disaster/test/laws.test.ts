/** The laws that every game keeps, from both starts; a few random games of each are played to the end here, 500 by `npm run laws`. */
import { testLaws } from '../../../engine/test/laws.ts';
import { seedsOfDisaster } from '../game.ts';

testLaws(seedsOfDisaster, { games: 4, dear: 1, seed: 'danzig', oneReason: true, unsampled: ['drop', 'cancel'] });
