/** The Ford keeps the laws. */
import { testLaws } from '../../../engine/test/laws.ts';
import { SHIPPED } from '../data/tables.ts';
import { gameOf } from '../game.ts';

testLaws(gameOf(SHIPPED), { games: 200, seed: 'the ford', options: 'all pairs', truth: {} });
