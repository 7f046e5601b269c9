/** 5.0 Cards as the screen's parts draw them: event cards with two halves and all icons, plans, leaders with their two rules. */
import type { CardEvent, CardFace, CardSign, Stock } from '../../../screen/parts/card.ts';
import type { CardRow, EventRow, Front, LeaderRow, PlanRow, SIDES, Timing } from '../data/rows.ts';
import { costMark } from './chits.ts';

type Side = (typeof SIDES)[number];
const PHASES: { readonly [T in Timing]: readonly [letter: string, name: string] } = {
  strategic: ['S', 'Strategic Phase'],
  movement: ['M', 'Movement Phase'],
  declare: ['D', 'when combats are declared'],
  battle: ['C', 'in a battle'],
};
const numbered = (n: number, barred: boolean): CardSign => ({
  is: 'ring',
  text: String(n),
  barred,
  name: barred ? `not from turn ${n} on` : `from turn ${n} on`,
});
/** 5.1, 5.2.3, 5.4 The icons of a half, in the order of the rulebook's list. */
export const signsOf = (e: EventRow, side: Side, front: Front): readonly CardSign[] => {
  const [letter, name] = PHASES[e.timing];
  const pays = `costs ${side === 'german' ? 'a German' : 'an Allied'} marker`;
  return [
    { is: 'letter', letter, name },
    ...Array.from({ length: e.cost }, (): CardSign => ({ is: 'marker', paint: costMark(side, front), name: pays })),
    ...(e.from === undefined ? [] : [numbered(e.from, false)]),
    ...(e.before === undefined ? [] : [numbered(e.before, true)]),
    ...(e.weygand === undefined
      ? []
      : [
          {
            is: 'ring',
            text: 'W',
            barred: e.weygand === 'no',
            name: e.weygand === 'no' ? 'not while Weygand commands' : 'only while Weygand commands',
          } as const,
        ]),
    ...(e.immune ? [{ is: 'immune', name: 'cannot be cancelled' } as const] : []),
    ...(e.double ? [{ is: 'double', name: 'counts as two discards' } as const] : []),
    ...(e.air === undefined
      ? []
      : [
          {
            is: 'air',
            open: e.air === 'white',
            name: e.air === 'black' ? 'air force event, not in bad weather' : 'air force event',
          } as const,
        ]),
  ];
};
/** 5.2 Grey-green above; below blue for France, light brown for Poland. */
const STOCK: { readonly [F in Front]: Stock } = { france: 'F', poland: 'UK' };
const half = (e: EventRow, side: Side, front: Front): CardEvent => ({
  title: e.name,
  text: e.alt ? `Alt Event. ${e.words}` : e.words,
  stock: side === 'german' ? 'G' : STOCK[front],
  signs: signsOf(e, side, front),
  ...(e.red ? { atOnce: true } : {}),
});
export const cardFace = (card: CardRow, holder: Side): CardFace => {
  const own = card[holder];
  return {
    id: `no retreat ${card.no}`,
    no: card.no,
    events: [half(card.german, 'german', card.front), half(card.allied, 'allied', card.front)],
    own: holder === 'german' ? 0 : 1,
    ...(own.double ? { counts2: true } : {}),
    ...(own.red ? { must: true } : {}),
  };
};

/** 24.0 */
export const planFace = (plan: PlanRow): CardFace => ({
  id: `no retreat plan ${plan.no}`,
  no: plan.no,
  stock: plan.side === 'german' ? 'G' : 'F',
  ...(plan.historical ? { dated: 'historical' } : plan.mayDiscard ? { dated: 'may discard' } : {}),
  events: [
    {
      title: plan.name,
      text: [
        plan.instructions.length > 0 ? `${plan.instructions.join(', ')}.` : '',
        ...plan.goals.map((goal, i) => `${'ABC'[i]}: ${goal.words}.`),
      ]
        .filter(Boolean)
        .join(' '),
      stock: plan.side === 'german' ? 'G' : 'F',
    },
  ],
  gives: plan.goals.map((goal, i) => `${'ABC'[i]} ${goal.vp}`),
});

/** 22.0 The two rules of each leader, in our words. */
export const COMMAND: { readonly [name: string]: readonly [rule: string, words: string][] } = {
  Gamelin: [
    ['Rigid Organization', 'French Groups stay apart.'],
    ['Obsolete Methods', 'no Mobile Combat; Hold! only pays.'],
  ],
  Weygand: [
    ['Improved Tactics', 'a card anew after German combat.'],
    ['They Shall Not Pass!', 'French may take DR as D1.'],
  ],
  Brauchitsch: [
    ['Staff Work', 'a card anew each turn.'],
    ['Auftragstaktik', 'a marker anew each turn.'],
  ],
  Hitler: [
    ['Inflexibility', 'the hand goes before the draw.'],
    ['No Retreat!', 'Germans take D as D1.'],
  ],
  'Rydz-Smigly': [
    ['Rigid Strategy', 'Groups stay apart outside cities.'],
    ['Infantry Doctrine', 'no counterattacks in Mobile Combat.'],
  ],
  Sosnkowski: [
    ['Na Wroga!', 'the backs of GQG markers count.'],
    ['Desperate Defense', 'Poles may take CR as EX.'],
  ],
  Rundstedt: [
    ['Oberkommando', 'the first card not red anew.'],
    ['Early Blitzkrieg', 'mobile units stay apart from others.'],
  ],
  Bock: [
    ['Generalstab Conflict', 'double cards are discards only.'],
    ['Accelerated Assault', 'CB of German attacks is EX.'],
  ],
};
const LEADER_NUMBERS: { readonly [F in Front]: { readonly [S in Side]: number } } = {
  france: { allied: 47, german: 48 },
  poland: { allied: 79, german: 80 },
};
export const leaderFace = (leader: LeaderRow): CardFace => {
  const stock = leader.side === 'german' ? 'G' : STOCK[leader.front];
  return {
    id: `no retreat ${leader.name}`,
    no: LEADER_NUMBERS[leader.front][leader.side],
    stock,
    dated: leader.main ? 'in command' : 'replacement',
    ...(leader.cost > 0 ? { value: { n: leader.cost, name: 'points it costs' } } : {}),
    events: [
      {
        title: leader.name,
        text: (COMMAND[leader.name] ?? []).map(([rule, words]) => `${rule}: ${words}`).join(' '),
        stock,
      },
    ],
    gives: [`${leader.markers} markers`, `${leader.cards} cards`],
  };
};
