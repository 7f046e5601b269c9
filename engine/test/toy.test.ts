import { testLaws } from './laws.ts';
import { toy } from './toy.ts';

testLaws(toy, { games: 2000, seed: 'two hills', options: 'all pairs' });
