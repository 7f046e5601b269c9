/** Night March keeps the laws. */
import { testLaws } from '../../../engine/test/laws.ts';
import { nightMarch } from '../game.ts';

testLaws(nightMarch, { games: 200, seed: 'night march' });
