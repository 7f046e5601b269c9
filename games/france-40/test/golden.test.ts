import { testGolden } from '../../../engine/test/golden.ts';
import { france40 } from '../game.ts';

testGolden(france40, 'games/france-40/test/golden');
