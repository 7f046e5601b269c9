/** What a player reads before the first turn of each scenario. */
import type { Briefing, Objective } from '../../../engine/briefing.ts';

/** 20.0 As the map has them; a test compares. The page reads a briefing without the map. */
const OBJECTIVES: readonly Objective[] = [
  { name: 'Rotterdam', at: [51.95, 4.45], worth: 'Allied Mobilisation Centre' },
  { name: 'Antwerp', at: [51.15, 4.6], worth: 'Allied Mobilisation Centre' },
  { name: 'Brussels', at: [50.8, 4.4], worth: 'Allied Mobilisation Centre' },
  { name: 'Dunkirk', at: [50.95, 2.4], worth: 'objective' },
  { name: 'Lille', at: [50.55, 3.1], worth: 'French Mobilisation Centre' },
  { name: 'Rouen', at: [49.5, 1.05], worth: 'French Mobilisation Centre' },
  { name: 'Reims', at: [49.2, 4.15], worth: 'French Mobilisation Centre' },
  { name: 'Paris North', at: [49.02, 2.35], worth: 'objective' },
  { name: 'Paris East', at: [48.82, 2.62], worth: 'objective' },
  { name: 'Paris South-West', at: [48.75, 2.1], worth: 'objective' },
  { name: 'Metz', at: [49.1, 6.25], worth: 'French Mobilisation Centre' },
  { name: 'Nancy', at: [48.65, 6.2], worth: 'French Mobilisation Centre' },
  { name: 'Belfort', at: [47.6, 6.75], worth: 'French Mobilisation Centre' },
  { name: 'Dijon', at: [47.35, 5.05], worth: 'French Mobilisation Centre' },
  { name: 'Ruhr', at: [51.45, 7.35], worth: 'German Mobilisation Centre' },
  { name: 'Cologne', at: [50.9, 6.9], worth: 'German Mobilisation Centre' },
  { name: 'Koblenz', at: [50.35, 7.45], worth: 'German Mobilisation Centre' },
  { name: 'Frankfurt', at: [50.1, 8.6], worth: 'German Mobilisation Centre' },
  { name: 'Mannheim', at: [49.45, 8.55], worth: 'German Mobilisation Centre' },
  { name: 'Stuttgart', at: [48.75, 9.2], worth: 'German Mobilisation Centre' },
];
const WINS = {
  german: {
    words:
      'Hold 11 of the 20 objectives when the game ends; 13 are decisive. All three Areas of Paris at the end of a turn end it early.',
    case: '20.0',
  },
  allied: { words: 'Hold 11 of the 20 objectives when the game ends, 12 for a decisive victory.', case: '20.0' },
} as const;
const WAR = [
  'In war each side in turn moves, fights and recovers; a week is a turn, and the tenth is the last.',
  'A battle begins with the mobile forces; whoever wins there has two dice and a Poised corps more in the main battle.',
] as const;

export const BRIEFINGS: { readonly [scenario: string]: Briefing } = {
  '1934': {
    sides: {
      german: {
        role: 'You rearm Germany from 1934 and choose the axis of attack, unseen by the Allies.',
        wins: WINS.german,
      },
      allied: {
        role: 'You keep France ready, with Belgians, Dutch and the British Expeditionary Force to come.',
        wins: WINS.allied,
      },
    },
    turns: 'six years, some months, ten weeks of war',
    decisions: 611,
    difficulty: 'many rules',
    howItPlays: [
      'Each year both sides plan at the same time, unseen: cards, purchases, manoeuvres and moves; then the plans are opened.',
      'Resource Points buy steps of armies, corps and air fleets; technology opens the strong faces.',
      'Cards serve as events or, by their value, for counterespionage: stealing, raiding and trumping.',
      ...WAR,
    ],
    history:
      'Germany began to rearm openly in 1935, took Poland in September 1939 and attacked in the West on 10 May 1940; Paris fell on 14 June.',
    matters: [
      {
        words: 'Technology level 2 costs 60 points, and no mobile unit shows its strong face without it.',
        case: '7.3.6',
      },
      {
        words:
          'War comes after the eighth month of Armed Belligerence at the latest: what is not built by then is never built.',
        case: '7.4',
      },
      {
        words: 'The first month is the last with income: spend the rest on what stands on the map when war begins.',
        case: '7.1',
      },
    ],
    trap: {
      words:
        'Corps on the map count for little: only those Poised with an army win the mobile benefit, two dice in every battle.',
      case: '13.2.5',
    },
    objectives: OBJECTIVES,
  },
  '1940': {
    sides: {
      german: { role: 'You attack in the West in May 1940 with the army that history built.', wins: WINS.german },
      allied: { role: 'You defend France and the Low Countries in May 1940.', wins: WINS.allied },
    },
    turns: 'ten weeks of war',
    decisions: 470,
    difficulty: 'some rules',
    howItPlays: [
      ...WAR,
      'Totals of strength and dice are compared: the difference gives losses, a retreat, Disruption or a Breakthrough.',
      'Command Points buy a second air fleet, engineers, a retreat before combat or the recovery of an army.',
      'One army and any number of corps attack an Area; an Area is attacked once a week, Breakthroughs apart.',
    ],
    history: 'The breakthrough at Sedan took four days, the Channel was reached in ten, and Paris fell in five weeks.',
    matters: [
      {
        words: 'Keep mobile corps Poised with the army that will attack: only they win the mobile benefit.',
        case: '9.2.3',
      },
      { words: 'Save a Command Point for each unit you may have to pull back before combat.', case: '6.2.7' },
      { words: 'A lead of 20 breaks through, and who breaks through fights again in the same week.', case: '13.7.5' },
    ],
    trap: {
      words:
        'A Disrupted army has a die less and cannot be relied on. Leave it an Area to fall back to, or it pays in steps.',
      case: '13.7.8',
    },
    objectives: OBJECTIVES,
  },
};
