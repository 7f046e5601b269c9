/** Battles inside battles. */
import type { ChainLink, ChainSide } from '../../parts/chain.ts';
import { BattleChain } from '../../parts/Chain.tsx';
import type { Section } from '../section.ts';

const GERMAN: ChainSide = { name: 'German', paint: 'G' };
const FRENCH: ChainSide = { name: 'French', paint: 'F' };
const BRITISH: ChainSide = { name: 'British', paint: 'UK' };
const STEPS = ['table', 'strength', 'commit', 'odds', 'shifts', 'roll', 'result'];
const at = (n: number): NonNullable<ChainLink['steps']> =>
  STEPS.map((name, i) => ({ name, state: i < n ? 'past' : i === n ? 'now' : 'next' }));

const ARRAS: ChainLink = {
  id: 'arras',
  title: 'German attack on Arras',
  case: '14.1.1',
  state: 'done',
  sides: [GERMAN, BRITISH],
  lines: [
    { text: 'Units at strength', case: '14.4', sums: ['6', '6'] },
    { text: 'Hold, one column left', case: '19.2', sums: ['–', '1 left'] },
    { text: 'Odds', case: '14.5', sums: ['1:2', ''] },
  ],
  dice: [{ faces: [1] }, { faces: [] }],
  score: '1:2',
  result: { code: 'CA', words: 'the defender may strike back', case: '14.7' },
  bred: [
    {
      id: 'counter',
      title: 'British counterattack',
      case: '14.7.3',
      state: 'now',
      note: 'The same units, sides exchanged, no terrain. New markers, new cards.',
      sides: [BRITISH, GERMAN],
      steps: at(2),
      lines: [
        { text: 'I Corps and the tanks', case: '14.4', sums: ['4 + 2', ''] },
        { text: 'VIII and XV Corps', case: '14.4', sums: ['', '3 + 3'] },
        { text: 'Shock against Hold', case: '19.1', sums: ['1 right', '1 left'] },
        { text: 'Matildas Forward', case: '5.2.1', sums: ['1 right', ''] },
        { text: 'Odds', case: '14.5', sums: ['3:2', ''] },
      ],
      bred: [
        {
          id: 'third',
          title: 'A third battle on CA: 1 in 6',
          case: '14.7',
          state: 'may',
          sides: [GERMAN, BRITISH],
        },
      ],
    },
  ],
};
const fought = (n: number, place: string, code: string): ChainLink => ({
  id: `fought ${n}`,
  title: place,
  case: '13.6',
  state: 'done',
  sides: [GERMAN, FRENCH],
  score: '2 : 1',
  lines: [
    { text: 'Strength', case: '13.7.1', sums: ['12', '7'] },
    { text: 'Dice: poised 2, air 1', case: '13.6', sums: ['3', '1'] },
  ],
  dice: [{ faces: [5, 3, 6], hits: [0, 2] }, { faces: [4] }],
  result: { code, words: 'a step lost', case: '13.2.5' },
});
const SEDAN: readonly ChainLink[] = [
  fought(1, 'Mobile forces before Namur', '1 / 1'),
  fought(2, 'Mobile forces before Sedan', '1 / 2 r'),
  fought(3, 'Air over the Meuse', '0 / 1'),
  fought(4, 'Bastogne to Sedan', '0 / 3 r'),
  {
    id: 'sedan',
    title: 'Battle of Sedan',
    case: '13.6',
    state: 'now',
    note: 'Highland, behind the Meuse.',
    sides: [GERMAN, FRENCH],
    steps: [
      { name: 'mobile', state: 'past' },
      { name: 'air', state: 'past' },
      { name: 'dice', state: 'now' },
      { name: 'result', state: 'next' },
    ],
    lines: [
      { text: 'Strength, with one poised corps', case: '13.7.1', sums: ['12 + 2 + 4', '7 + 1'] },
      { text: 'Dice: poised 2, air 1, IP 1 against defender 1, highland 1', case: '13.6', sums: ['4', '2'] },
      { text: 'River: engineers, 2 CP', case: '6.2.5', sums: ['0', '–'] },
      { text: 'Sum', case: '13.8', sums: ['36', '15'] },
    ],
    dice: [
      { faces: [6, 4, 3, 5], plus: '+18' },
      { faces: [2, 5], plus: '+8' },
    ],
    score: '36 : 15',
    result: { code: '16+', words: 'breakthrough: the beaten force is led two areas back', case: '16.1' },
    bred: [
      {
        id: 'again',
        title: 'A second battle at Châlons, if the 12th Army goes on',
        case: '16.1.2',
        state: 'may',
        sides: [GERMAN, FRENCH],
      },
    ],
  },
];

export const CHAIN: Section = {
  id: 'chain',
  title: 'Battle chain',
  note: 'battles inside battles; the link being fought is lit',
  parts: [
    {
      name: 'A counterattack that may breed a battle',
      wide: 'panel',
      show: () => <BattleChain name="Battle at Arras" links={[ARRAS]} />,
    },
    {
      name: 'A long chain',
      note: 'earlier battles folded',
      wide: 'half',
      show: () => <BattleChain name="Battles at Sedan" links={SEDAN} />,
    },
  ],
};
