/** What the guide says. It depends on the present decision only, so that it fits whatever the player does. */
import type { TableView } from '../view.ts';
import type { OfferedChoice } from '../../../screen/session.ts';
import type { Lesson } from '../../../screen/frame/Coach.tsx';

const LESSONS: { readonly [kind: string]: Lesson } = {
  settingUp: {
    title: 'Set up',
    case: '3.0',
    words:
      'Take a prepared set-up: each is a sound start, and you can still move every unit of it. Only the top counter of a stack is seen, so put a weak one over what matters.',
    trap: 'a hex on the border without a second line behind it: one lost battle is a hole.',
  },
  placing: {
    title: 'Where to put it',
    case: '3.0',
    words: 'Lit hexes are legal; any other says why not. You can change the order in a stack later.',
  },
  declaring: {
    title: 'Sickle Cut',
    case: '3.8',
    words:
      'Three mechanised corps begin in the Ardennes, next to the Meuse, and their attacks on turn 1 have a surprise shift. It is the plan of history, and it makes Belgium an enemy at once.',
    trap: 'these corps do not move on turn 1. What they do not break open by attack stays shut.',
  },
  dropping: {
    title: 'One drop',
    case: '5.9',
    words:
      'The coup destroys a fort or pushes units aside if the die is low enough. Eben Emael opens the way to Liège; a Dutch city hex counts for the fall of the Netherlands.',
    trap: 'each unit in the hex makes it harder, and a drop in a neutral country brings it into the war.',
  },
  marching: {
    title: 'March',
    case: '10.4',
    words:
      'The card at the arrow tells what is left at the goal, whether the unit may still attack from there, and whether it would be in supply.',
    trap: 'the last hex taken in a hurry is often the one the enemy surrounds next turn.',
  },
  attacking: {
    title: 'Choose a target',
    case: '11.9',
    words:
      'The list shows the odds if every adjacent unit joins. At 3:1 and better the attacker rarely loses anything. Fight first where an advance opens the next target.',
    trap: 'each unit attacks once: do not spend three corps on a fort nobody needs.',
  },
  planning: {
    title: 'Plan the attack',
    case: '11.11',
    words:
      'Attack from opposite sides or three hexes for a concentric shift; two with a mechanised corps. Attackers across a river are halved. The table shows the chance of each result.',
    trap: 'nothing is final until you declare. Declaring opens the stack, and then the attack must be made.',
  },
  choosingLoss: {
    title: 'Take the loss',
    case: '11.4',
    words: 'Take it from a unit with steps to spare: a corps with one step left is gone for good.',
    trap: 'for the Germans each mechanised corps eliminated costs a point.',
  },
  retreating: {
    title: 'Retreat',
    case: '11.3',
    words: 'Fall back where the line still closes and supply still runs, not simply where there is room.',
    trap: 'a unit that ends among friends adds nothing if that hex is attacked next.',
  },
  advancing: {
    title: 'Advance',
    case: '11.1',
    words: 'Ground taken now costs no movement, and enemy zones do not matter. Advance if you can be supplied there.',
    trap: 'the hex you leave may be the one that held the line.',
  },
  evacuating: {
    title: 'Dynamo',
    case: '5.13',
    words:
      'Each British corps lost out of supply is a German point. Once the way to the south is cut, name a port and take them off over three turns.',
    trap: 'four steps a turn leave, and only from that port.',
  },
  replacing: {
    title: 'Replacements',
    case: '9.0',
    words: 'The points must last the whole game: bring back units that hold the line where the next attack will fall.',
    trap: 'the mechanised corps are refitted once, all together. Wait until most of them need it, but not too long.',
  },
  displacing: {
    title: 'Pushed aside',
    case: '5.9',
    words: 'You choose where your units go. Keep the road behind the lost hex closed.',
  },
  clearing: {
    title: 'Too many in a hex',
    case: '6.2',
    words: 'Stacking counts at the end of a phase. Your opponent chooses what goes, so plan the last moves.',
  },
};
const LOSS_1939: Lesson = {
  title: 'Take the loss',
  case: '11.6',
  words: 'In 1939 a bad result kills whole divisions. Lose what the line can spare, and keep the strong ones.',
};
const ordering = (sickle: boolean): Lesson => ({
  title: 'Move or fight first',
  case: '5.7',
  words: sickle
    ? 'Fighting first uses the surprise of Sickle Cut from where the corps stand, and infantry can move up behind the hole. Moving first brings more units to the battles.'
    : 'Hardly anybody stands next to the enemy yet, so move first. Later, fighting first opens the road for the panzers.',
});
/** Switzerland is nobody's road to Paris. */
const moving = (view: TableView, offered: readonly OfferedChoice[]): Lesson => ({
  title: 'Move',
  case: '10.0',
  words: offered.some(o => o.choice.do === 'violate' && o.choice['neutral'] !== 'Switzerland')
    ? 'Pick a unit, then its goal. To enter a neutral country violate it first: that brings its army into the war, and counts when three of the four have fallen.'
    : 'Move what decides the turn first: the main effort, then what keeps it supplied, then the quiet sectors. Shift picks several stacks at once.',
  trap:
    view.scenario === '1939'
      ? 'there are no zones of control in 1939: two stacks that stand apart leave a road between them.'
      : 'enemy zones stop everybody but German mechanised corps, and a unit cannot go from one zone straight into another.',
});

/** What the guide says now. */
export const lessonFor = (view: TableView, offered: readonly OfferedChoice[]): Lesson => {
  const kind = view.decides?.kind ?? '';
  if (!offered.length)
    return {
      title: 'Watch',
      case: '5.0',
      words: 'The other side decides. What it does is in the log, and can be played back.',
    };
  if (kind === 'moving') return moving(view, offered);
  if (kind === 'choosingLoss' && view.scenario === '1939') return LOSS_1939;
  return kind === 'ordering'
    ? ordering(view.markers.sickleCut)
    : (LESSONS[kind] ?? {
        title: 'Your decision',
        case: '5.0',
        words: 'Every legal choice is lit or listed; the rest says why not.',
      });
};
