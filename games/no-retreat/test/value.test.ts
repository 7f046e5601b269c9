/** The learned value of No Retreat!: the laws of every game. */
import { describe } from 'vitest';
import { valueLaws } from '../../../bots/test/value-laws.ts';
import { noRetreatBrain as brain } from '../bot/brain.ts';
import { noRetreat as game } from '../game.ts';

describe('the value', () => valueLaws(game, brain, ['france', 'poland'], ['poland']));
