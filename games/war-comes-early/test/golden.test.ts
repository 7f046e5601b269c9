import { testGolden } from '../../../engine/test/golden.ts';
import { warComesEarly } from '../game.ts';

testGolden(warComesEarly, 'games/war-comes-early/test/golden');
