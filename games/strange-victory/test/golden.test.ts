import { testGolden } from '../../../engine/test/golden.ts';
import { strangeVictory } from '../game.ts';

testGolden(strangeVictory, 'games/strange-victory/test/golden');
