/** The learned value of Strange Victory: the laws of every game. */
import { describe } from 'vitest';
import { valueLaws } from '../../../bots/test/value-laws.ts';
import { strangeVictoryBrain as brain } from '../bot/brain.ts';
import { strangeVictory as game } from '../game.ts';

describe('the value', () => valueLaws(game, brain, ['channel']));
