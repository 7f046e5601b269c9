/** What a player reads before the first turn of each scenario. */
import type { Briefing } from '../../../engine/briefing.ts';

const PRAGUE = [50.09, 14.42] as const;
const BERLIN = [52.52, 13.4] as const;
const WARSAW = [52.23, 21.01] as const;

export const BRIEFINGS: { readonly [scenario: string]: Briefing } = {
  '1938': {
    sides: {
      german: {
        role: 'You lead Germany, with Italy, Hungary and Poland, in October 1938. Prague has refused Munich.',
        wins: {
          words:
            'Bring Czechoslovakia down: by the end of turn 2 that wins at once. Later you need Prague and 100 points, or a lead of 20 after turn 10.',
          case: '4.1',
        },
      },
      allied: {
        role: 'You lead Czechoslovakia, and from turn 3 on the Soviets, French, British, Romanians and Yugoslavs as their markers are drawn.',
        wins: {
          words: 'If Czechoslovakia still stands after turn 10 you win; both hexes of Berlin or 100 points win sooner.',
          case: '4.2',
        },
      },
    },
    turns: 'ten turns',
    decisions: 610,
    difficulty: 'some rules',
    howItPlays: [
      'On turns 1 and 2 only Germans and Czechs act, in their own two countries.',
      'From turn 3 on national markers are drawn from a pool; the nations of a marker reorganise, move and fight together.',
      'Between draws the Germans may slip in their own three phases, each once a turn.',
      'Combat goes by the difference of factors, with a line of its own for mechanised attacks; nobody retreats, units are lost.',
      'Cities change points the moment they change hands, every time.',
    ],
    history:
      'In history Czechoslovakia gave way at Munich on 30 September 1938 and lost its fortifications without a shot.',
    matters: [
      {
        words: 'An attack from opposite sides shifts two columns for Germans, but not against cities and forts.',
        case: '12.2.2',
      },
      {
        words: 'German mechanised corps ignore enemy zones, flank into empty hexes and attack again after an advance.',
        case: '12.7',
      },
      {
        words: 'Air superiority is rolled each turn from turn 3 on: markers shift battles and slow marches.',
        case: '6.1',
      },
    ],
    trap: {
      words:
        'Every army and front that attacks breaks up into corps if a defender is left. Attack with what may break, and keep an army behind it.',
      case: '12.4',
    },
    objectives: [
      { name: 'Prague', at: PRAGUE, worth: '8 points; Czechoslovakia falls with it' },
      { name: 'Berlin', at: BERLIN, worth: 'both hexes win for the Allies' },
      { name: 'Warsaw', at: WARSAW, worth: '5 points; Poland falls with it' },
      { name: 'Budapest', at: [47.5, 19.04], worth: '4 points; Hungary falls with it' },
      { name: 'Vienna', at: [48.21, 16.37], worth: '4 points' },
      { name: 'Brussels', at: [50.85, 4.35], worth: '3 points; Belgium falls with it' },
      { name: 'Amsterdam', at: [52.37, 4.9], worth: '3 points; the Netherlands fall with it' },
      { name: 'Copenhagen', at: [55.68, 12.57], worth: '3 points; Denmark falls with it' },
      { name: 'Hamburg', at: [53.55, 10.0], worth: '4 points' },
    ],
  },
  '1939': {
    sides: {
      german: {
        role: 'You lead six German armies against Poland in September 1939.',
        wins: { words: 'Four points after turn 6 win, three are a draw.', case: '13.3' },
      },
      allied: {
        role: 'You lead the Polish armies, strung out along a border that cannot be held everywhere.',
        wins: { words: 'Keep the Germans to two points after turn 6.', case: '13.3' },
      },
    },
    turns: 'six turns of three days',
    decisions: 147,
    difficulty: 'easy to learn',
    howItPlays: [
      'The Germans play their three phases in an order they fix each turn; then the Poles reorganise, move and fight.',
      'Armies can break down into corps and be formed again, but not both in a phase.',
      'A unit stops in the first enemy zone it enters; German mechanised corps do not.',
      'Combat goes by the difference of factors: each side loses corps, nobody retreats.',
      'There is no airpower, and nothing ends the game before turn 6.',
    ],
    history:
      'Krakow fell on 6 September 1939. The Germans reached the suburbs of Warsaw on the 8th, and the city surrendered on the 28th.',
    matters: [
      {
        words: 'Krakow is worth one point, Danzig one with its Coastal Defence Command destroyed, Warsaw two.',
        case: '13.3',
      },
      { words: 'A German unit next to Warsaw is worth one point already.', case: '13.3' },
      { words: 'Poles neither move nor attack outside Poland.', case: '13.1' },
    ],
    trap: {
      words:
        'For the Germans: six turns are short, so the armies meant for Warsaw must be on the road on turn 1. For the Poles: an attack that leaves a defender standing breaks your army up.',
      case: '12.4',
    },
    objectives: [
      { name: 'Warsaw', at: WARSAW, worth: '2 points, or 1 next to it' },
      { name: 'Krakow', at: [50.06, 19.94], worth: '1 point' },
      { name: 'Danzig', at: [54.35, 18.65], worth: '1 point' },
    ],
  },
};
