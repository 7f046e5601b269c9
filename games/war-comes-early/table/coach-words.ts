/** What the guide says: why the present decision matters and what usually goes wrong. */
import type { Lesson } from '../../../screen/frame/Coach.tsx';

const LESSONS: { readonly [kind: string]: Lesson } = {
  settingUp: {
    title: 'Set up',
    case: '3.0',
    words:
      'A prepared set-up is a sound start. What matters is where the armies stand that will attack on turn 1, because two turns are all the Germans have for a quick win.',
    trap: 'cities behind the front without a garrison: each counts points every time it changes hands.',
  },
  placing: { title: 'Where to put it', case: '3.0', words: 'Lit hexes are legal; any other says why not.' },
  layingRailheads: {
    title: 'Railheads',
    case: '3.1',
    words: 'Soviets abroad live from four railheads. Spread them over the railways that lead toward Czechoslovakia.',
  },
  ordering: {
    title: 'Order of the phases',
    case: '5.1',
    words:
      'Fight first if your armies already stand beside what they must take; move first if they do not. Reorganise when armies have broken up.',
    trap: 'the order holds for the whole turn, and an army that breaks up in combat cannot move as an army afterwards.',
  },
  declaring: {
    title: 'A German phase now?',
    case: '5.3',
    words:
      'You may slip in each of your three phases once a turn, between any two draws. Waiting shows what the Allies do; acting early keeps them from doing it.',
    trap: 'a phase not used when the pool is empty is lost.',
  },
  bombing: {
    title: 'Terror bombing',
    case: '6.2.1',
    words:
      'Each marker that bombs takes a point on 4 or more: half a point on average. A column in the right battle is worth more.',
  },
  flying: {
    title: 'Ground support',
    case: '6.2.2',
    words:
      'An air zone covers its hex and the six around it: friends attack from it and defend in it a column better, enemies pay to enter and form no armies there.',
    trap: 'place markers where the battle will be, not where it was.',
  },
  violating: {
    title: 'Neutrals',
    case: '3.3',
    words:
      'Each of Belgium, Denmark and the Netherlands gives points and a die of points when it falls, and costs the Allies an air die afterwards.',
    trap: 'while a neutral fights, the Allies have an air die more, and its garrisons tie down your corps.',
  },
  arriving: {
    title: 'Arrivals',
    case: '3.5',
    words: 'Bring it in where the next attack is, or where a capital stands empty.',
  },
  reorganising: {
    title: 'Armies and corps',
    case: '7.0',
    words:
      'An army fights with more factors in one place and moves slower than its corps; corps fill more hexes and may move 6. Form armies before an assault, break them down to hold a line.',
    trap: 'not both with the same units in one phase, and not within an enemy air zone.',
  },
  moving: {
    title: 'Move',
    case: '11.0',
    words:
      'Begin with the stacks whose attack decides the turn. Two armies on opposite sides of a target shift two columns for Germans, one for others.',
    trap: 'a unit stops in the first enemy zone; only German mechanised corps go on.',
  },
  marching: {
    title: 'March',
    case: '11.0',
    words: 'The card shows points left and supply at the goal. Leave somebody in each city you cannot afford to lose.',
  },
  movingRailheads: {
    title: 'Railheads move',
    case: '10.3.1',
    words: 'Four hexes along the railway each turn: pull them after the front, or the Soviets attack at half strength.',
    trap: 'a railhead whose railway is cut jumps back at once.',
  },
  attacking: {
    title: 'Choose a target',
    case: '12.0',
    words:
      'The difference of factors gives the column; the list shows the chances. A target that falls without an army of yours breaking up is the best.',
    trap: 'if a single defender is left, every army and front that attacked breaks up.',
  },
  planning: {
    title: 'Plan the attack',
    case: '12.1',
    words:
      'Add units until the column is worth it. With half of the strength in supplied mechanised corps you use the better line.',
    trap: 'rivers, cities and forts shift against you; a concentric attack does not help against cities and forts.',
  },
  losing: {
    title: 'Take the loss',
    case: '12.3',
    words:
      'Corps come back after a die of turns, two dice if lost in a city or out of supply. Lose what returns soonest.',
    trap: 'for the Germans a mechanised corps lost costs a point, out of supply two.',
  },
  advancing: {
    title: 'Advance',
    case: '12.5',
    words: 'The empty hex is free to enter, whatever the zones. A city entered changes points at once.',
    trap: 'an advance may leave a city behind you empty.',
  },
  pressing: {
    title: 'Momentum',
    case: '12.7',
    words:
      'Mechanised corps that advanced may attack once more, or flank into an empty hex. It is the quickest way behind a line of forts.',
    trap: 'corps far ahead without supply attack at half strength next turn.',
  },
  dispersing: {
    title: 'Scatter them',
    case: '7.0',
    words: 'You choose where the enemy’s surplus units go: apart from each other, out of cities, away from supply.',
  },
};
/** What the guide says now. */
export const lessonFor = (kind: string): Lesson =>
  LESSONS[kind] ??
  (kind
    ? { title: 'Your decision', case: '5.0', words: 'Every legal choice is lit or listed; the rest says why not.' }
    : {
        title: 'Watch',
        case: '5.0',
        words: 'The other side decides. What it does is in the log, and can be played back.',
      });
