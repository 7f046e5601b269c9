/** The legend: areas, counters, and the five results of a fight. */
import type { JSX } from 'solid-js';
import { Code, Ground, Legends, Line, type SignGroup } from '../../../screen/frame/Legends.tsx';
import { RESULT_ROWS, RESULTS } from '../data/charts.ts';
import { AlliedFace, DivisionFace, GarrisonFace } from '../look/faces.tsx';
import { useTable } from './state.ts';
import type { DivisionView } from '../view.ts';

const Face = (props: { readonly children: JSX.Element }): JSX.Element => (
  <svg viewBox="-24 -24 48 48">{props.children}</svg>
);
const results = (): SignGroup => ({
  title: 'Results of a fight, by hits',
  signs: RESULTS.map(r => RESULT_ROWS[r]).map(row => ({
    sign: <Code of={row.hits} />,
    word: row.name,
    does: `${row.effect}; panic ${row.panic ? `+${row.panic}` : 'as it was'}`,
    case: '8.3.6',
  })),
});
const areas = (): SignGroup => ({
  title: 'Areas',
  signs: [
    {
      sign: <Ground of="clear" />,
      word: 'Open country',
      does: 'a village has a letter: A near the Meuse, C near the sea',
      case: '3.1.2',
    },
    { sign: <Ground of="forest" />, word: 'Woods', does: 'double the infantry that defends there', case: '8.3.2' },
    { sign: <b class="sg-red">2</b>, word: 'Strategic area', does: 'its points beside its name, in red', case: '11.1' },
    { sign: <b class="sg-port">1</b>, word: 'Port', does: 'its number on the coast die', case: '10.2' },
    { sign: <Line of="reach" />, word: 'Lit border', does: 'may be entered or chosen now' },
  ],
});
const faced = (
  face: DivisionView['face'],
  damage: DivisionView['damage'],
  korps: string,
): Pick<SignGroup['signs'][number], 'sign'> => ({
  sign: (
    <Face>
      <DivisionFace
        of={{
          name: '7th',
          korps,
          area: '',
          face,
          damage,
          dice: face === 'advancing' ? 3 : 2,
          active: false,
          path: [],
        }}
      />
    </Face>
  ),
});
const divisions = (korps: string): SignGroup['signs'] => [
  {
    ...faced('advancing', 'none', korps),
    word: 'Division, advancing',
    does: 'has still to act; its dice below, its Korps at the corner',
    case: '4.2',
  },
  { ...faced('resupply', 'none', korps), word: 'Division in resupply', does: 'has acted; fewer dice', case: '4.2' },
  {
    ...faced('resupply', 'disordered', korps),
    word: 'D: disordered',
    does: 'enters one area at most in its next turn',
    case: '4.6',
  },
  {
    ...faced('resupply', 'shocked', korps),
    word: 'S: shocked',
    does: 'does not move in its next turn',
    case: '4.6',
  },
];
const allied = (): SignGroup['signs'] => [
  {
    sign: (
      <Face>
        <GarrisonFace letter="B" />
      </Face>
    ),
    word: 'Garrison, face down',
    does: 'drawn by its letter when a division enters',
    case: '4.3',
  },
  {
    sign: (
      <Face>
        <AlliedFace of={{ label: '', shown: '', type: 'infantry', strength: 4 }} />
      </Face>
    ),
    word: 'Allied counter',
    does: 'turned up, with its strength',
    case: '4.3',
  },
];

export function Signs(): JSX.Element {
  const { view } = useTable();
  const korps = (): string => view().commanders[0]?.korps ?? '';
  return <Legends groups={[results(), areas(), { title: 'Counters', signs: [...divisions(korps()), ...allied()] }]} />;
}
