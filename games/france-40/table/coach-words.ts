/** The guided first turn: what the coach says. It depends on the present decision only, so that it fits whatever the player does. */
import type { TableView } from '../view.ts';
import type { OfferedChoice } from '../../../screen/session.ts';
import type { Lesson } from '../../../screen/frame/Coach.tsx';

const LESSONS: { readonly [kind: string]: Lesson } = {
  settingUp: {
    title: 'Set up',
    case: '3.0',
    words:
      'Take a ready-made set-up: each is a sound start, and every unit of it can be lifted and put elsewhere. The top counter of a stack is all the enemy sees.',
  },
  placing: {
    title: 'Where',
    case: '3.0',
    words: 'Lit hexes are legal; any other says why not. The order in a stack can be changed later.',
  },
  declaring: {
    title: 'Sickle Cut',
    case: '3.8',
    words:
      'It puts three mechanised corps into the Ardennes before the first turn, where history put them, and gives them a surprise shift on turn 1. They cannot move that turn.',
  },
  dropping: {
    title: 'One drop',
    case: '5.9',
    words:
      'A coup takes out a fort or shoves units aside on a low die. Eben Emael and the Dutch cities were the real targets; each unit in the hex makes it harder.',
  },
  marching: {
    title: 'March',
    case: '10.4',
    words:
      'Before a lit hex is taken its card says what is left and whether you may attack from there. Enemy zones stop everybody but mechanised corps.',
  },
  attacking: {
    title: 'Choose a target',
    case: '11.9',
    words:
      'The list shows the odds if all who can would join. From 3:1 on the attacker loses little. Planning can be called off, a declared attack cannot.',
  },
  planning: {
    title: 'Plan it',
    case: '11.11',
    words:
      'Add units and watch the column: attackers from hexes around the defender shift it right, rivers halve, cities and rough ground help the defender. The table shows every chance.',
  },
  choosingLoss: {
    title: 'Who pays',
    case: '11.4',
    words: 'Four-step panzer corps can lose steps and fight on; a one-step unit is gone.',
  },
  retreating: {
    title: 'Back',
    case: '11.3',
    words: 'Away from the attackers and never into an enemy zone. Whoever has nowhere to go is lost.',
  },
  advancing: {
    title: 'Advance',
    case: '11.1',
    words: 'The empty hex is yours for the taking, without cost. Keep the stack limit in mind.',
  },
  evacuating: {
    title: 'Dynamo',
    case: '5.13',
    words: 'Declare it when the British are cut off from France and still hold a port. It saves three points a corps.',
  },
  replacing: {
    title: 'Replacements',
    case: '9.0',
    words: 'Points are few and for the whole game. The mechanised corps are refitted together, once.',
  },
  displacing: { title: 'Moved out', case: '5.9', words: 'The owner chooses where his unit goes.' },
  clearing: { title: 'Too many', case: '6.2', words: 'Stacking counts at the end of a phase.' },
};
const ordering = (sickle: boolean): Lesson => ({
  title: 'Move or fight first',
  case: '5.7',
  words: sickle
    ? 'Fighting first strikes from where you stand: the corps of Sickle Cut have their surprise shift this turn. Moving first brings the others up before they fight.'
    : 'Hardly anybody stands next to the enemy yet, so moving first is usual. Later, fighting first opens the road for the panzers.',
});
/** Switzerland is nobody's road to Paris. */
const moving = (offered: readonly OfferedChoice[]): Lesson => ({
  title: 'Move',
  case: '10.0',
  words: offered.some(o => o.choice.do === 'violate' && o.choice['neutral'] !== 'Switzerland')
    ? 'Pick a unit, then its goal. To enter a neutral country violate it first: the buttons do that, and the log says what follows.'
    : 'Pick a unit or a stack, then its goal. Whoever ends beside an enemy may attack if combat comes after. End the phase when you are content.',
});

/** What the coach says now. */
export const lessonFor = (view: TableView, offered: readonly OfferedChoice[]): Lesson => {
  const kind = view.decides?.kind ?? '';
  if (!offered.length)
    return {
      title: 'Watch',
      case: '5.0',
      words: 'The other side decides. What it does is in the log, and can be played back.',
    };
  if (kind === 'moving') return moving(offered);
  return kind === 'ordering'
    ? ordering(view.markers.sickleCut)
    : (LESSONS[kind] ?? {
        title: 'Your decision',
        case: '5.0',
        words: 'Every legal choice is lit or listed; the rest says why not.',
      });
};
