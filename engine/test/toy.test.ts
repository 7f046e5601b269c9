/** Two Hills keeps the laws, for both sides, in every pair of its options. */
import { testLaws } from './laws.ts';
import { swapSecrets } from './toy-swap.ts';
import { toy } from './toy.ts';

testLaws(toy, { games: 2000, seed: 'two hills', options: 'all pairs', swap: swapSecrets, truth: {} });
