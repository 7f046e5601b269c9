import { test } from 'vitest';
import { gameOf } from '../../games/all.ts';
import { manglesPositions } from './mangled.ts';

test.each([
  ['ford', 'day'],
  ['ford', 'morning'],
  ['night-march', 'road'],
])('mangled positions: %s, %s', (id, scenario) => manglesPositions(gameOf(id)!, scenario, 12));
