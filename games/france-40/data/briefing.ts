/** What a player reads before the first turn of each scenario. */
import type { Briefing } from '../../../engine/briefing.ts';

const PARIS = [48.86, 2.35] as const;

export const BRIEFINGS: { readonly [scenario: string]: Briefing } = {
  '1940': {
    sides: {
      german: {
        role: 'You command the German Army in the West on 10 May 1940: a few mechanised corps that decide everything, and infantry that has to keep up.',
        wins: { words: 'Score six points by the end of turn 13; five, as in history, is a draw.', case: '4.11' },
      },
      allied: {
        role: 'You command the French and British armies, and the neutrals once they are attacked.',
        wins: {
          words:
            'Hold the Germans to four points after turn 13. Standing next to the Ruhr, or a die for German cities you hold, wins at once.',
          case: '4.2',
        },
      },
    },
    turns: '13 turns of three and a half days',
    decisions: 1130,
    difficulty: 'some rules',
    howItPlays: [
      'Each player turn has a Movement and a Combat Phase; the Germans choose which comes first, for both sides from turn 2 on.',
      'German mechanised corps ignore zones of control and have 12 movement points; French units roll a die for theirs.',
      'Attacks are planned on the odds table: units all around the target shift the column, rivers halve, forts and rough ground help the defender.',
      'Allied units without supply at the end of the turn are removed for good: encirclement kills more than combat.',
      'German points come from plans overturned: neutrals, Dyle-Breda, Brittany, the Mediterranean, Paris, the Maginot Line and British corps lost.',
    ],
    history:
      'Three panzer corps broke through the Ardennes at Sedan and reached the Channel by 20 May. The British left from Dunkirk, Paris fell on 14 June: five points.',
    matters: [
      {
        words: 'Sickle Cut puts three mechanised corps into the Ardennes with a surprise shift on turn 1.',
        case: '5.8',
      },
      {
        words:
          'Supply is everything: a line back to the edge of the map, not through enemy zones without a friend in them.',
        case: '8.0',
      },
      {
        words:
          'Mechanised corps are in supply by themselves on turns 1 to 3 only: bring infantry up behind them to hold the road open.',
        case: '8.10',
      },
    ],
    trap: {
      words:
        'For the Germans: a mechanised corps lost costs a point, and at no points or fewer the Allies win at once. For the Allies: a stack cut off in Belgium is gone at the end of the turn.',
      case: '4.10',
    },
    objectives: [
      { name: 'Paris', at: PARIS, worth: 'all three hexes, 1 point' },
      { name: 'Brussels', at: [50.85, 4.35], worth: 'Belgium falls with four cities' },
      { name: 'Rotterdam', at: [51.92, 4.48], worth: 'the Netherlands fall with two cities' },
      { name: 'Dyle line', at: [50.6, 4.75], worth: '1 point if no French unit in supply enters' },
      { name: 'Maginot Line', at: [49.1, 6.75], worth: 'nine forts dead or the line cut off, 1 point' },
      { name: 'Dijon', at: [47.32, 5.04], worth: 'Dijon or Lyon, 1 point' },
      { name: 'Lyon', at: [45.76, 4.84], worth: 'Dijon or Lyon, 1 point' },
      { name: 'The west edge', at: [48.9, 0.4], worth: 'a mechanised corps leaves for Brittany, 1 point' },
      { name: 'The Ruhr', at: [51.45, 7.0], worth: 'an Allied unit next to it wins the game' },
    ],
  },
  '1939': {
    sides: {
      german: {
        role: 'You hold the West Wall in September 1939 with what Poland has left you.',
        wins: {
          words: 'Survive seven turns: keep the French out of the Ruhr’s reach and out of your cities.',
          case: '4.1',
        },
      },
      allied: {
        role: 'You lead the French offensive that never came: every division, against forts and second-line infantry.',
        wins: {
          words:
            'Put a unit next to the Ruhr, or hold German cities at the end of a turn and roll their number or less on one die.',
          case: '4.1',
        },
      },
    },
    turns: 'seven turns',
    decisions: 650,
    difficulty: 'some rules',
    howItPlays: [
      'The French have the first player turn; from turn 2 on they roll a die for the movement of each unit or stack.',
      'There are no zones of control: eight divisions fit into a hex, and a gap in the line is a road.',
      'The French always fight before they move; the Germans choose their order until the supply crisis.',
      'From turn 3 on a die may bring the German supply crisis: from then on every battle shifts a column for the French.',
      'There is no draw: the French win, or the Germans do by lasting.',
    ],
    history:
      'The French entered the Saar in September 1939, stopped in front of the West Wall and went home in October. Nobody knows what an offensive in earnest would have met.',
    matters: [
      {
        words: 'French cities are safe: Germans may neither move nor attack outside Germany.',
        case: '3.5',
      },
      { words: 'Each German city in French hands makes the die at the end of the turn likelier to win.', case: '5.3' },
      { words: 'French units without supply at their check are gone, so a spearhead needs a road back.', case: '5.4' },
    ],
    trap: {
      words:
        'For the Germans: one unguarded way to the Ruhr loses the game in the instant it is walked. For the French: a turn spent sorting out stacks is one of only seven.',
      case: '4.1',
    },
    objectives: [
      { name: 'The Ruhr', at: [51.45, 7.0], worth: 'next to it the French win' },
      { name: 'Saarbrücken', at: [49.23, 7.0], worth: 'a city for the die' },
      { name: 'Mainz', at: [50.0, 8.27], worth: 'a city for the die' },
      { name: 'Mannheim', at: [49.49, 8.47], worth: 'a city for the die' },
      { name: 'Karlsruhe', at: [49.01, 8.4], worth: 'a city for the die' },
      { name: 'Freiburg', at: [48.0, 7.85], worth: 'a city for the die' },
      { name: 'Koblenz', at: [50.36, 7.59], worth: 'a city for the die' },
      { name: 'Cologne', at: [50.94, 6.96], worth: 'a city for the die' },
      { name: 'Aachen', at: [50.78, 6.08], worth: 'a city for the die' },
    ],
  },
};
