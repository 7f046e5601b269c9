import { test } from 'vitest';
import { manglesPositions } from '../../../../cli/test/mangled.ts';
import { strangeVictory } from '../../game.ts';

test('mangled positions: channel', () => manglesPositions(strangeVictory, 'channel', 25));
