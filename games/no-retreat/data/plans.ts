/** 5.7, 24.0 The ten Secret Plan cards of the French Front. */
import { deduced, type Fact } from '../../../engine/facts.ts';
import type { Country, PlanGoal, PlanRow, Region } from './rows.ts';

const LOW: readonly Country[] = ['Belgium', 'Luxembourg', 'Holland'];
const hold = (vp: number, count: number, words: string, countries: readonly Country[]): PlanGoal => ({
  vp,
  words,
  hold: { count, countries },
});
const region = (vp: number, count: number, words: string, where: Region): PlanGoal => ({
  vp,
  words,
  hold: { count, region: where },
});

export const PLANS: readonly PlanRow[] = [
  {
    no: 37,
    name: 'Plan Dyle',
    side: 'allied',
    instructions: ['Planned Moves'],
    goals: [
      hold(2, 5, 'five cities in Belgium or Holland', LOW),
      hold(3, 4, 'four cities in Belgium', ['Belgium', 'Luxembourg']),
      region(3, 3, 'all of Paris', 'Paris'),
    ],
  },
  {
    no: 38,
    name: 'Plan Dyle B',
    side: 'allied',
    historical: true,
    instructions: ['Planned Moves'],
    goals: [
      hold(2, 6, 'six cities in Belgium or Holland', LOW),
      hold(3, 4, 'four cities in Belgium', ['Belgium', 'Luxembourg']),
      region(3, 3, 'all of Paris', 'Paris'),
    ],
  },
  {
    no: 39,
    name: 'Plan Escaut',
    side: 'allied',
    alternate: true,
    instructions: ['Planned Moves', '7th Army Freed'],
    goals: [
      hold(2, 4, 'four cities in Belgium', ['Belgium', 'Luxembourg']),
      hold(3, 11, 'eleven cities in France', ['France']),
      region(3, 3, 'all of Paris', 'Paris'),
    ],
  },
  {
    no: 40,
    name: 'Plan E 1938',
    side: 'allied',
    alternate: true,
    instructions: ['Planned Moves', '7th Army Freed'],
    goals: [
      hold(2, 14, 'all cities in France', ['France']),
      hold(3, 12, 'twelve cities in France', ['France']),
      region(3, 3, 'all of Paris', 'Paris'),
    ],
  },
  {
    no: 41,
    name: 'French Initiative',
    side: 'allied',
    mayDiscard: true,
    instructions: ['7th Army Freed', 'Tank Doctrine', 'Initiative'],
    goals: [
      hold(2, 14, 'all cities in France', ['France']),
      hold(3, 12, 'twelve cities in France', ['France']),
      region(3, 3, 'all of Paris', 'Paris'),
    ],
  },
  {
    no: 42,
    name: 'Anweisung I',
    side: 'german',
    instructions: [],
    goals: [
      hold(2, 6, 'six cities in Belgium or Holland', LOW),
      hold(3, 9, 'nine cities in Belgium or Holland', LOW),
      hold(3, 5, 'five cities in France', ['France']),
    ],
  },
  {
    no: 43,
    name: 'Anweisung II',
    side: 'german',
    instructions: ['Neutral Holland'],
    goals: [
      hold(2, 4, 'four cities in Belgium', ['Belgium', 'Luxembourg']),
      hold(3, 5, 'five cities in Belgium', ['Belgium', 'Luxembourg']),
      hold(3, 5, 'five cities in France', ['France']),
    ],
  },
  {
    no: 44,
    name: 'Anweisung III',
    side: 'german',
    instructions: ['2nd Army Freed'],
    goals: [
      hold(2, 5, 'five cities in Belgium or Holland', LOW),
      hold(3, 3, 'three cities in France', ['France']),
      region(3, 1, 'a hex of Paris', 'Paris'),
    ],
  },
  {
    no: 45,
    name: 'Anweisung IV',
    side: 'german',
    historical: true,
    instructions: ['2nd Army Freed', 'Ardennes Surprise'],
    goals: [
      hold(2, 1, 'a city in France', ['France']),
      hold(3, 4, 'four cities in France', ['France']),
      region(3, 3, 'all of Paris', 'Paris'),
    ],
  },
  {
    no: 46,
    name: 'Tannenbaum',
    side: 'german',
    instructions: ['Swiss Question'],
    goals: [
      hold(2, 1, 'a city in Switzerland', ['Switzerland']),
      hold(3, 3, 'three cities in France', ['France']),
      hold(3, 8, 'eight cities in France', ['France']),
    ],
  },
];
export const PLAN_FACT: Fact = deduced(
  'five a side; numbers from the printed ones, names and instructions from 24.1-26.6, goal A of Dyle B printed (7.3), the other goals are ours',
);
