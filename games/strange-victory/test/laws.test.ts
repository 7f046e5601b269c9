import { testLaws } from '../../../engine/test/laws.ts';
import { strangeVictory } from '../game.ts';

/** `npm run laws` plays 500. */
testLaws(strangeVictory, { games: 150, seed: 'strange victory', oneReason: true, truth: {} });
