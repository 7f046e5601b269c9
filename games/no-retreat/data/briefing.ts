/** What a player reads before the first turn of each scenario. */
import type { Briefing, Objective } from '../../../engine/briefing.ts';

const HOW = [
  'Each turn both sides draw event cards and initiative markers from a cup; markers pay for events, or are used for the ability on their back.',
  'Before any battle both sides mark what must be attacked: Targets of the phasing player, Counterblows of the other.',
  'In a battle each side may commit a marker and a card, then one die is rolled on the odds table; a counterattack is a new battle with roles changed.',
  'Panzers under Blitzkrieg! markers move and attack a second time, and lose the marker unless they took ground.',
  'Units that cannot draw supply weaken turn by turn and then surrender, which costs more than being destroyed.',
] as const;

const major = (name: string, lat: number, lon: number): Objective => ({
  name,
  at: [lat, lon],
  worth: 'Major City, 2 points',
});
const minor = (name: string, lat: number, lon: number): Objective => ({ name, at: [lat, lon], worth: '1 point' });

const FRANCE: Briefing = {
  sides: {
    german: {
      role: 'You command the Germans from 10 May 1940: Holland and Belgium first, or straight for the Meuse, as your secret plan has it.',
      wins: {
        words: 'Points for cities, surrendered units and events: 22 at the end are an Operational, 31 a Major Victory.',
        case: '17.7.1',
      },
    },
    allied: {
      role: 'You command the French, British, Belgians and Dutch, who do not stack or attack well together.',
      wins: { words: 'Keep the Germans to 21 points at the end; 14 or fewer are a Major Victory.', case: '17.7.1' },
    },
  },
  turns: 'up to 14 turns of two to four days',
  decisions: 1130,
  difficulty: 'many rules',
  howItPlays: HOW,
  history:
    'Holland gave up on 15 May and Belgium on the 28th; the British left from Dunkirk by 4 June. Weygand replaced Gamelin on 19 May, and Paris fell on 14 June.',
  matters: [
    {
      words:
        'Turn 4 is the first check: with 6 points or more the Allied leader falls, with fewer than 2 the German one.',
      case: '17.6',
    },
    { words: 'Keep a card or a marker for the battle that matters: both sides commit before the die.', case: '14.5' },
    {
      words: 'A Fort or Fortress, or any unit out of supply, surrenders when it is eliminated: a point for the enemy.',
      case: '14.7.1',
    },
  ],
  trap: {
    words:
      'Every hex with a marker must be attacked, at whatever odds are left. Do not mark more than you can attack well.',
    case: '14.3.1',
  },
  objectives: [
    { name: 'Paris', at: [48.86, 2.35], worth: 'three Major Cities; all three decide sudden death' },
    major('Lille', 50.63, 3.06),
    major('Brussels', 50.85, 4.35),
    major('Antwerp', 51.22, 4.4),
    major('Rotterdam', 51.92, 4.48),
    major('Amsterdam', 52.37, 4.9),
    minor('Reims', 49.26, 4.03),
    minor('Dunkirk', 51.03, 2.38),
    minor('Namur', 50.47, 4.87),
    minor('Amiens', 49.89, 2.3),
  ],
};
const POLAND: Briefing = {
  sides: {
    german: {
      role: 'You command the Germans, and the Red Army when it comes, in September 1939.',
      wins: {
        words: 'Points for cities, surrendered units and events: 16 at the end are an Operational, 22 a Major Victory.',
        case: '17.7.2',
      },
    },
    allied: {
      role: 'You command the Poles: brave infantry, good cavalry, and nothing in reserve.',
      wins: { words: 'Keep the Germans to 15 points at the end; 9 or fewer are a Major Victory.', case: '17.7.2' },
    },
  },
  turns: 'up to 14 turns of two to four days',
  decisions: 1250,
  difficulty: 'many rules',
  howItPlays: HOW,
  history:
    'The Red Army crossed the border on 17 September 1939, Warsaw surrendered on the 28th, and the last Poles fought on until 6 October.',
  matters: [
    {
      words:
        'Turn 4 is the first check: with 10 points or more the Polish leader falls, with fewer than 2 the German one.',
      case: '17.6',
    },
    {
      words:
        'Lives of units are worth more than ground: a Polish unit costs two discards to rebuild, a surrendered one is gone.',
      case: '18.3',
    },
    { words: 'The Soviet stance decides when and where the Red Army comes, and scores at the end.', case: '20.2.2' },
  ],
  trap: {
    words:
      'Poles attacking in the open lose more than they take. Hold cities and rivers, keep the line connected, and let the Germans come.',
    case: '14.6.2',
  },
  objectives: [
    {
      name: 'Warsaw',
      at: [52.23, 21.01],
      worth: 'Major City, 2 points; with Praga and Modlin it decides sudden death',
    },
    major('Krakow', 50.06, 19.94),
    major('Łódź', 51.77, 19.46),
    major('Poznań', 52.41, 16.93),
    major('Lwów', 49.84, 24.03),
    major('Wilno', 54.69, 25.28),
    minor('Gdynia', 54.52, 18.53),
    minor('Lublin', 51.25, 22.57),
    minor('Katowice', 50.26, 19.02),
  ],
};
/** The regular campaign, but for what history fixes beforehand. */
const historical = (b: Briefing, fixed: string): Briefing => ({
  ...b,
  howItPlays: [`${fixed} ${HOW[0]}`, ...HOW.slice(1)],
});

export const BRIEFINGS: { readonly [scenario: string]: Briefing } = {
  france: FRANCE,
  'france-historical': {
    ...historical(FRANCE, 'Both sides have the plans of history: Dyle B for the Allies, Anweisung IV for the Germans.'),
    decisions: 940,
  },
  poland: POLAND,
  'poland-historical': historical(POLAND, 'Alternate events do not occur: this is the September of history.'),
};
