/** Cards for the page of parts: names and figures are made up to show the parts, and belong to no game. */
import type { CardFace, CardSign } from '../parts/card.ts';

const letter = (l: string, name: string): CardSign => ({ is: 'letter', letter: l, name });
const MOVE = letter('M', 'Movement Phase');
const FIGHT = letter('C', 'Combat Phase');
const PLAN = letter('S', 'Strategic Phase');
const ANY = letter('any', 'any phase');
const AIR: CardSign = { is: 'air', name: 'air force event' };
const OPEN_AIR: CardSign = { is: 'air', open: true, name: 'air force event in any weather' };
const FROM: CardSign = { is: 'ring', text: '4', name: 'from turn 4 on' };
const UNTIL: CardSign = { is: 'ring', text: '8', barred: true, name: 'not from turn 8 on' };
const IMMUNE: CardSign = { is: 'immune', name: 'cannot be cancelled' };
const DOUBLE: CardSign = { is: 'double', name: 'counts as two' };
const PAYS_F: CardSign = { is: 'marker', paint: 'F', name: 'costs an Allied marker' };
const PAYS_G: CardSign = { is: 'marker', paint: 'G', name: 'costs a German marker' };

export const WIRE: CardFace = {
  id: 'wire',
  no: 9,
  stock: 'F',
  value: { n: 3, name: 'counter-espionage' },
  events: [
    {
      title: 'The Bureau Reads the Wire',
      text: 'Two intelligence points at once; or keep it back for counter-espionage.',
    },
  ],
  gives: ['+2 IP'],
};
export const CRISIS: CardFace = {
  id: 'crisis',
  no: 12,
  stock: 'F',
  must: true,
  events: [
    {
      title: 'Budget Crisis',
      text: 'The chamber cuts the estimates. This year’s resource roll is one lower.',
    },
  ],
  gives: ['RP roll −1'],
};
export const PACT: CardFace = {
  id: 'pact',
  no: 18,
  dated: '1939',
  once: true,
  events: [{ title: 'A Pact in the East', text: 'Two armies stay behind; the rest return a month later.' }],
  gives: ['two armies'],
};
export const FACTORIES: CardFace = {
  id: 'factories',
  no: 15,
  stock: 'UK',
  events: [
    {
      title: 'Shadow Factories',
      text: 'A step of an air fleet costs half its price this year, any fraction rounded up.',
    },
  ],
  gives: ['air RP ½'],
};
export const ROADS: CardFace = {
  id: 'roads',
  no: 7,
  stock: 'G',
  value: { n: 1, name: 'counter-espionage' },
  events: [{ title: 'Motor Roads', text: 'One more unit may go from one centre to another this year.' }],
  gives: ['+1 move'],
};
export const CLERK: CardFace = {
  id: 'clerk',
  no: 22,
  stock: 'G',
  value: { n: 2, name: 'counter-espionage' },
  events: [{ title: 'A Clerk in the Ministry', text: 'One card out of the other hand, unseen.' }],
  gives: ['steal'],
};
export const METIER: CardFace = {
  id: 'metier',
  no: 20,
  stock: 'F',
  once: true,
  events: [
    {
      title: 'A Standing Armoured Corps',
      text: 'Opens the second light mechanised and the second armoured corps to building.',
    },
  ],
  gives: ['2nd DLM', '2nd DCR'],
};

export const RESERVES: CardFace = {
  id: 'reserves',
  no: 21,
  own: 1,
  counts2: true,
  events: [
    {
      title: 'Railheads',
      text: 'Two infantry units move one hex more this turn.',
      stock: 'G',
      signs: [MOVE, UNTIL, IMMUNE],
    },
    {
      title: 'Reserves by Rail',
      text: 'One French unit in Reserve goes at once to a city of France that is in supply.',
      stock: 'F',
      signs: [ANY, PAYS_F, FROM, DOUBLE],
    },
  ],
};
export const TANKS: CardFace = {
  id: 'tanks',
  no: 8,
  own: 1,
  events: [
    {
      title: 'Armour Wedge',
      text: 'One panzer stack ignores the river in its attack.',
      stock: 'G',
      signs: [FIGHT, PAYS_G],
    },
    {
      title: 'Matildas Forward',
      text: 'A British tank in a prepared attack has its bonus even against armour: one column right.',
      stock: 'UK',
      signs: [FIGHT],
    },
  ],
};
export const CONDUCT: CardFace = {
  id: 'conduct',
  no: 29,
  own: 1,
  events: [
    { title: 'Orders Intercepted', text: 'Look at three cards of the Allied hand.', stock: 'G', signs: [PLAN] },
    {
      title: 'The Methodical Battle',
      text: 'French infantry alone in a prepared attack: one column right, and no advance.',
      stock: 'F',
      signs: [FIGHT, PAYS_F],
    },
  ],
};
export const STUKAS: CardFace = {
  id: 'stukas',
  no: 12,
  own: 0,
  events: [
    {
      title: 'Stukas Overhead',
      text: 'Cancel one marker that holds a hex in a battle within reach of an airfield.',
      stock: 'G',
      signs: [FIGHT, AIR],
    },
    {
      title: 'Fighters at Dawn',
      text: 'Cancel a German air force event in a battle near the coast.',
      stock: 'UK',
      signs: [ANY, OPEN_AIR],
    },
  ],
};
