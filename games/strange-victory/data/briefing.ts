/** What a player reads before the first turn. */
import type { Briefing } from '../../../engine/briefing.ts';
import { AREAS, type AreaRow } from './map.ts';

const WORTH: { readonly [K in AreaRow['kind']]?: string } = {
  port: 'port, 3 points',
  strategic: 'strategic area, 2 points',
  fortress: 'fortress, 5 points',
};

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
    objectives: AREAS.flatMap(a => {
      const worth = WORTH[a.kind];
      return worth ? [{ name: a.shown, at: a.at, worth }] : [];
    }),
  },
};
