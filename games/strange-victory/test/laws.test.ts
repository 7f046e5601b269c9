import { testLaws } from '../../../engine/test/laws.ts';
import { strangeVictory } from '../game.ts';

testLaws(strangeVictory, { games: 2000, seed: 'strange victory' });
