import { testLaws } from '../../engine/test/laws.ts';
import { cantonsOf, PACK } from './cantons.ts';

testLaws(cantonsOf(PACK), { games: 60, seed: 'five cantons', dear: 2, unsampled: ['lift', 'back', 'recall', 'fly'] });
