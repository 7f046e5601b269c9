/** The learned value of France '40: the laws of every game, and that it knows what counts. */
import { describe } from 'vitest';
import { valueLaws } from '../../../bots/test/value-laws.ts';
import { france40Brain as brain } from '../bot/brain.ts';
import { france40 as game } from '../game.ts';

describe('the value', () => valueLaws(game, brain, ['1939', '1940'], ['1940']));
