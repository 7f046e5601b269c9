/** What the guide says on each front: why the present decision matters and what usually goes wrong. */
import type { Lesson } from '../../../screen/frame/Coach.tsx';
import type { Front } from '../data/rows.ts';
import type { TableView } from '../view.ts';

type Lessons = { readonly [kind: string]: Lesson };
const COMMON: Lessons = {
  trimming: {
    title: 'Keep the best',
    case: '5.5',
    words: 'A leader keeps only so much. Double cards pay for two discards, so keep one for a rebuilt corps.',
    trap: 'throwing away the one card with a C that a battle will need.',
  },
  averting: {
    title: 'Cancel it?',
    case: '5.1.3',
    words: 'Few cards cancel, and each is your card for this moment. Let small events happen.',
  },
  paying: {
    title: 'Pay',
    case: '5.8.1',
    words: 'A marker that pays goes back to the cup unseen. Pay with one you would not use anyway.',
    trap: 'one card discarded toward a price of two buys nothing.',
  },
  offering: {
    title: 'Cards of the moment',
    case: '5.1',
    words: 'The letter on a card says when it is played: S, M, D or C. The others pass by.',
  },
  marching: {
    title: 'March',
    case: '13.2',
    words:
      'Discs show the cost; a dark one lies in an enemy zone, where most units must stop. Zones do not reach into rough ground.',
    trap: 'a spearhead that cannot draw supply weakens turn by turn and then surrenders, which costs a point.',
  },
  fighting: {
    title: 'Choose and add',
    case: '14.3',
    words:
      'Pick a marked hex, then units beside it. The panel shows what each table gives; a panzer that meets infantry alone shifts it one column.',
    trap: 'every marked hex must be attacked: keep enough units for the last one.',
  },
  supporting: {
    title: 'A marker each',
    case: '14.5',
    words:
      'The Allied player commits first, whoever attacks. Blitz! and Shock! are one column right, Hold! one left. The bar below shows every chance as it stands.',
  },
  backing: {
    title: 'A card each',
    case: '14.5',
    words:
      'One card with a C may be played in each battle. A card in hand is also money: do not waste it on a sure thing.',
  },
  countering: {
    title: 'Strike back?',
    case: '14.7.3',
    words: 'The same units, roles changed, no terrain. Markers and cards are committed anew, and it may breed another.',
    trap: 'without terrain shifts your attack may be worse than it looked from the city.',
  },
  choosing: {
    title: 'Which table',
    case: '14.0',
    words: 'Mobile Combat rewards speed and is hard on failure; Prepared is steadier. Each table says what it gives.',
  },
  standing: {
    title: 'Stand or go',
    case: '14.7',
    words: 'A step lost holds the ground. Two hexes back save the step and open the road.',
    trap: 'a unit out of supply that is eliminated surrenders: a point for the enemy.',
  },
  losing: {
    title: 'Take the loss',
    case: '14.7.1',
    words:
      'A unit with two steps can lose one and go on. A unit eliminated costs discards to rebuild; one without supply surrenders and gives a point.',
    trap: 'eliminating a whole unit where turning two over would do.',
  },
  retreating: {
    title: 'Retreat',
    case: '14.7.5',
    words:
      'Each hex farther from the battle, never into an enemy zone, toward supply if that can be. Point at a hex to hear why not.',
  },
  advancing: {
    title: 'Advance',
    case: '14.8',
    words: 'The empty hex is free. A second one is for mobile units alone, and not under a marker.',
    trap: 'an advance can open the hex it came from, or end beyond supply.',
  },
  marking: {
    title: 'Blitzkrieg',
    case: '15.0',
    words:
      'A Blitzkrieg! marker lets a panzer stack assault or advance once more, and shields it in the Allied turn if it goes in.',
  },
  blitzing: {
    title: 'Assault or advance',
    case: '15.3',
    words: 'Each marked stack attacks one hex on its own table, or moves one hex on.',
    trap: 'the marker stays only with units that entered an Allied hex in this phase.',
  },
  reserving: {
    title: 'Reserve',
    case: '16.0',
    words: 'Reserves enter in or beside a city that was yours all turn. Put one behind every hole.',
    trap: 'leaving the capital empty: Paris, or Warsaw with Praga and Modlin, decides sudden death.',
  },
};
const BY_FRONT: { readonly [F in Front]: { readonly german: Lessons; readonly allied: Lessons } } = {
  france: {
    german: {
      replanning: {
        title: 'Your secret plan',
        case: '5.7',
        words: 'It says what scores on turns 4, 7 and 10, and what you may do before. Nobody sees it until the end.',
      },
      planning: {
        title: 'Events',
        case: '8.2',
        words:
          'Turn about, Allied first. Most cards are worth more in a battle or as payment: pass unless one helps now.',
      },
      dropping: {
        title: 'Airdrops',
        case: '10.0',
        words:
          'The Glider opens Eben Emael, Drop! markers hold bridges for a turn. A tried drop brings Holland into the war.',
        trap: 'the Air Landing unit in a city far from your lines: it cannot move, and dies if it must retreat.',
      },
      moving: {
        title: 'Through the Ardennes',
        case: '13.4',
        words:
          'Zones do not enter rough ground: the Ardennes are free road to Sedan. Infantry pins the Maginot Line and Belgium.',
      },
      declaring: {
        title: 'Targets',
        case: '14.1.1',
        words:
          'Five markers, and each marked hex must be attacked. Mark where panzers meet infantry in the open first.',
      },
    },
    allied: {
      replanning: {
        title: 'Your secret plan',
        case: '5.7',
        words:
          'It binds the first moves of the armies in the north and scores for cities held. It may be exchanged once here.',
      },
      planning: {
        title: 'Events',
        case: '8.2',
        words: 'You play first. A card that says from turn 4 on is money until then.',
      },
      moving: {
        title: 'Into Belgium',
        case: '24.2',
        words:
          'Who can reach the line that the plan names must go there. Leave nobody alone in the open before the panzers.',
      },
      declaring: {
        title: 'Targets and Counterblows',
        case: '14.1',
        words:
          'You declare first in both combat phases. A Counterblow makes the enemy attack where you stand strong; it costs a card.',
      },
    },
  },
  poland: {
    german: {
      planning: {
        title: 'Events',
        case: '8.2',
        words: 'Turn about, Allied first. Markers without the cross of 1939 are worth nothing here.',
      },
      redrawing: {
        title: 'Another card',
        case: '22.7',
        words: 'Rundstedt draws the first card that is not red anew, if you wish.',
      },
      moving: {
        title: 'Around, not through',
        case: '13.0',
        words:
          'Three days to Warsaw. Panzers from Silesia and the corps of Pomerania and East Prussia meet behind the Vistula.',
      },
      declaring: {
        title: 'Targets',
        case: '14.1.1',
        words:
          'Regional divisions hold weak zones and fall first. Grey markers are German; the brown ones serve the others.',
      },
    },
    allied: {
      planning: { title: 'Events', case: '8.2', words: 'You play first. Keep a double card for rebuilding.' },
      moving: {
        title: 'Fall back in time',
        case: '13.0',
        words:
          'The frontier cannot be held. Behind the Vistula and the San your line is short; leave rear guards in the cities.',
      },
      declaring: {
        title: 'Targets and Counterblows',
        case: '14.1',
        words: 'You declare first in both combat phases. One Counterblow on a flank costs the enemy a day.',
      },
    },
  },
};
const WATCH: Lesson = {
  title: 'Watch',
  case: '4.0',
  words: 'The other side decides. What it does is in the log, and can be played back.',
};
/** What the guide says now. */
export const lessonFor = (view: Pick<TableView, 'front' | 'decides' | 'step'>, kind: string): Lesson => {
  const side = view.decides?.side;
  if (kind === '' || side === undefined) return WATCH;
  return (
    BY_FRONT[view.front][side][kind] ??
    COMMON[kind] ?? {
      title: view.step.name,
      case: view.step.case,
      words: 'Every legal choice is lit or listed; the rest says why not.',
    }
  );
};
