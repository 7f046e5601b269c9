/** The laws of every game for the weeks of war alone: the years would leave them little of a short run. */
import { testLaws } from '../../../engine/test/laws.ts';
import { seedsOfDisaster } from '../game.ts';
import { removeStack } from './truth.ts';

const scenarios = seedsOfDisaster.scenarios.filter(s => s.id === '1940');
testLaws(
  { ...seedsOfDisaster, scenarios },
  {
    games: 4,
    dear: 1,
    seed: 'sichelschnitt',
    oneReason: true,
    unsampled: ['drop', 'cancel'],
    rising: ['add'],
    truth: { remove: removeStack },
  },
);
