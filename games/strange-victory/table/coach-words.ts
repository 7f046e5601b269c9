/** What the guide says. It depends on the present position only, so that it fits whatever the player does. */
import type { Lesson } from '../../../screen/frame/Coach.tsx';
import type { OfferedChoice } from '../../../screen/session.ts';
import type { TableView } from '../view.ts';

const has = (offered: readonly OfferedChoice[], verb: string): boolean => offered.some(o => o.choice.do === verb);
const done = (view: TableView): number => view.divisions.filter(d => d.face === 'resupply').length;

const staging = (): Lesson => ({
  title: 'Set up',
  case: '6.0',
  words:
    'Three Korps, three staging areas behind the Meuse. The first in the list is how it was in 1940 and a sound way to begin.',
});

const activating = (view: TableView): Lesson => {
  const n = done(view);
  if (n === 0)
    return {
      title: 'Activate a division',
      case: '7.0',
      words:
        'Every division acts once a turn: choose a lit counter. A Korps is finished before the next begins, so start where you want to be first.',
      trap: 'two divisions never share an area, not even in passing, so begin with the one in front.',
    };
  if (n === view.divisions.length - 1)
    return {
      title: 'The last one',
      case: '7.0',
      words: 'One division is left. After it the Allies may strike back at one of yours.',
    };
  return {
    title: 'The next division',
    case: '7.0',
    words:
      'A division that has acted shows its lorry side. Choose another: those of the same Korps come first, the others say why they wait.',
  };
};

const moving = (view: TableView, offered: readonly OfferedChoice[]): Lesson => {
  const active = view.divisions.find(d => d.active);
  const moved = active?.path.length ?? 0;
  if (offered.some(o => 'with' in o.choice))
    return {
      title: 'A third area?',
      case: '8.2.7',
      words:
        'Two areas are free. A third costs a Gas counter or one audacity point of the commander; the tags on the map say which you have. Stop if the next garrison would be a bad fight.',
    };
  if (moved === 0 && active && view.areas.some(a => a.name === active.area && a.halves === 0))
    return {
      title: 'Over the Meuse',
      case: '3.1.1',
      words:
        'From a staging area only the bridges lead on. Lit areas may be entered; on any other the card says why not, with the rule.',
    };
  if (moved === 0)
    return {
      title: 'Move',
      case: '8.2.1',
      words:
        'Two areas, neighbour by neighbour. A shield face down may be anything: the card lists what may lie there. Ground already yours is crossed freely.',
    };
  return {
    title: 'Go on or stop',
    case: '8.2.4',
    words: 'The division may enter one more area. Empty ground can be undone; a counter once turned up cannot.',
  };
};

const fighting = (view: TableView, offered: readonly OfferedChoice[]): Lesson => {
  if (has(offered, 'reroll'))
    return {
      title: 'Keep the dice or roll again',
      case: '8.3.7',
      words:
        'Dice that miss are marked to be thrown again; choose a die to change that. The table shows the chances. One point of the commander, once a turn, so keep it for a bad roll.',
    };
  if (has(offered, 'accept'))
    return { title: 'Read the result', case: '8.3.6', words: 'Read the lit row, then accept it.' };
  if (view.combat && view.combat.strength >= 7)
    return {
      title: 'Too strong for dice',
      case: '8.3.4',
      words:
        'At strength 7 or 8 there is no roll, only a bloody firefight. An asset that brings it to 6 or less gives you dice.',
    };
  return {
    title: 'A fight',
    case: '8.3.3',
    words:
      'The sum gives the Allied strength: each die that reaches it hits. Beside each asset stand the chances with it. Two hits cost nothing and clear the area; none costs three panic, as much as three quiet turns.',
    trap: 'you have seven assets for the whole campaign. Use one where it changes the row, not for safety.',
  };
};

/** What the guide says now. */
export const lessonFor = (view: TableView, offered: readonly OfferedChoice[]): Lesson => {
  if (has(offered, 'stage')) return staging();
  if (view.combat) return fighting(view, offered);
  if (has(offered, 'enter') || has(offered, 'stop')) return moving(view, offered);
  if (has(offered, 'activate')) return activating(view);
  if (has(offered, 'counterattack'))
    return {
      title: 'The Allies strike back',
      case: '9.1.1',
      words:
        'Choose where. Only B and C areas with an undamaged division count; pick the division with the most dice, or the one you can best spare.',
      trap: 'it fights at its Resupply dice, one fewer than you saw in your own attack.',
    };
  if (has(offered, 'repair') || has(offered, 'done'))
    return {
      title: 'Repairs',
      case: '10.1',
      words:
        'A commander who spent nothing this turn may clear one of his divisions of damage for a point. A shocked division otherwise loses its next move.',
      trap: 'a point spent on a re-roll this turn shuts the repair out.',
    };
  return { title: 'Watch', case: '7.0', words: 'Nothing to decide just now.' };
};
