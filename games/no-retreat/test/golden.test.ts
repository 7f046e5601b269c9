import { testGolden } from '../../../engine/test/golden.ts';
import { noRetreat } from '../game.ts';

testGolden(noRetreat, 'games/no-retreat/test/golden');
