/** The learned value of The Seeds of Disaster: the laws of every game. */
import { describe } from 'vitest';
import { valueLaws } from '../../../bots/test/value-laws.ts';
import { seedsOfDisasterBrain as brain } from '../bot/brain.ts';
import { seedsOfDisaster as game } from '../game.ts';

describe('the value', () => valueLaws(game, brain, ['1934', '1940']));
