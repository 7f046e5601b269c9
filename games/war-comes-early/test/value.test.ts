/** The learned value of War Comes Early: the laws of every game. */
import { describe } from 'vitest';
import { valueLaws } from '../../../bots/test/value-laws.ts';
import { warComesEarlyBrain as brain } from '../bot/brain.ts';
import { warComesEarly as game } from '../game.ts';

describe('the value', () => valueLaws(game, brain, ['1939'], ['1939']));
