import { testLaws } from '../../../engine/test/laws.ts';
import { strangeVictory } from '../game.ts';

testLaws(strangeVictory, { games: 500, seed: 'strange victory', oneReason: true });
