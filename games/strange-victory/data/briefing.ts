/** What a player reads before the first turn. */
import type { Briefing, Objective } from '../../../engine/briefing.ts';

/** 3.1.3-3.1.5 As the map has them; a test compares. The page reads a briefing without the map. */
const OBJECTIVES: readonly Objective[] = [
  { name: 'Hirson', at: [49.922, 4.084], worth: 'strategic area, 2 points' },
  { name: 'Avesnes', at: [50.123, 3.931], worth: 'fortress, 5 points' },
  { name: 'St-Quentin', at: [49.848, 3.288], worth: 'strategic area, 2 points' },
  { name: 'Cambrai', at: [50.176, 3.235], worth: 'strategic area, 2 points' },
  { name: 'Arras', at: [50.291, 2.778], worth: 'strategic area, 2 points' },
  { name: 'Amiens', at: [49.894, 2.296], worth: 'strategic area, 2 points' },
  { name: 'St-Omer', at: [50.748, 2.261], worth: 'strategic area, 2 points' },
  { name: 'Abbeville', at: [50.106, 1.836], worth: 'strategic area, 2 points' },
  { name: 'St-Valery', at: [50.188, 1.628], worth: 'port, 3 points' },
  { name: 'Étaples', at: [50.518, 1.641], worth: 'port, 3 points' },
  { name: 'Boulogne', at: [50.726, 1.614], worth: 'port, 3 points' },
  { name: 'Calais', at: [50.952, 1.854], worth: 'port, 3 points' },
  { name: 'Gravelines', at: [50.986, 2.128], worth: 'port, 3 points' },
  { name: 'Dunkirk', at: [51.034, 2.377], worth: 'port, 3 points' },
];

export const BRIEFINGS: { readonly [scenario: string]: Briefing } = {
  channel: {
    sides: {
      german: {
        role: 'You lead seven panzer divisions from the Meuse bridges to the Channel. Nobody plays against you but the French, the clock and Hitler’s nerves.',
        wins: {
          words:
            'Take points before panic reaches 21 and the halt order comes: 33 is the historical result, 41 makes the Crown bow.',
          case: '11.2',
        },
      },
    },
    turns: 'five to seven turns of about a day, until panic reaches 21',
    decisions: 185,
    difficulty: 'easy to learn',
    howItPlays: [
      'Activate one division after another; each enters up to two areas, a third for a Gas counter or a point of its commander’s Audacity.',
      'A hidden garrison is turned up when you enter: a find, a breakdown or a fight.',
      'In a fight you roll two or three dice against one strength number, after you have played Stukas, guns and other assets.',
      'Bad results cost panic and leave the division disordered or shocked; a very good one lets it drive on.',
      'When all have acted, the Allies counterattack once, ports are reinforced, and panic rises.',
    ],
    history:
      'Guderian’s panzers stood at Abbeville on the Channel on 20 May, ten days after they had set out. On 24 May the halt order stopped them short of Dunkirk, and the British got away.',
    matters: [
      {
        words:
          'Panic is your clock: every Desperate Victory or Bloody Firefight costs three, as much as three quiet turns.',
        case: '8.3.6',
      },
      { words: 'Use assets before the dice, where they bring the strength down to 4 or less.', case: '8.3.3' },
      {
        words:
          'Ports are worth 3 points, but a division that enters one never leaves it: take the areas on the way first.',
        case: '8.2.11',
      },
    ],
    trap: {
      words:
        'Divisions on B and C areas draw the counterattack, which fights you at your Resupply dice. Do not end a turn with only one undamaged division out in front.',
      case: '9.1',
    },
    objectives: OBJECTIVES,
  },
};
