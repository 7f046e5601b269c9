/** The legend: signs on counters, highlights, marks on cards. */
import type { JSX } from 'solid-js';
import { Ground, Legends, Line, type SignGroup } from '../../../screen/frame/Legends.tsx';
import { Octagon } from '../../../screen/parts/Card.tsx';
import { Counter, type Face } from '../look/faces.tsx';
import { Badge } from '../look/names.tsx';

const face = (nation: string, type: string, short: string, factor: number, dots = 0): JSX.Element => {
  const of: Face = { nation, type, short, factor, dots, steps: 2, most: type === 'army' ? 0 : 2 };
  return <Counter of={of} size={32} />;
};
const badge = (centre: boolean): JSX.Element => (
  <svg viewBox="-9 -9 18 18" width="24" height="24">
    <Badge centre={centre} side="allied" />
  </svg>
);
const GROUPS: () => readonly SignGroup[] = () => [
  {
    title: 'Counters',
    signs: [
      {
        sign: face('Germany', 'army', '12', 12),
        word: 'Army',
        does: 'its strength is its steps; of the enemy’s ?',
        case: '2.3.1',
      },
      {
        sign: face('Germany', 'panzer', 'XIX', 4, 2),
        word: 'Panzer or armoured corps',
        does: 'steps at the right, dots at the foot',
        case: '13.2.3',
      },
      { sign: face('France', 'mechanised', '1DLM', 3, 2), word: 'Light mechanised division', case: '7.2.7' },
      { sign: face('France', 'infantry', 'X', 2), word: 'Infantry corps', case: '7.2.4' },
      { sign: face('Germany', 'fleet', '2', 0, 3), word: 'Air fleet', does: 'one mission a week', case: '18.0' },
    ],
  },
  {
    title: 'Map',
    signs: [
      { sign: badge(true), word: 'Mobilisation centre', does: 'also an objective', case: '7.2' },
      { sign: badge(false), word: 'Objective', case: '20.0' },
      { sign: <Ground of="rough" />, word: 'Highland', does: 'defender one die more', case: '13.6' },
      { sign: <Line of="river" />, word: 'River', does: 'attackers across it lose dice', case: '6.2.5' },
      { sign: <Line of="frontier" />, word: 'Frontier', does: 'crossing it in the months is war', case: '12.0' },
    ],
  },
  {
    title: 'Lights',
    signs: [
      { sign: <Line of="reach" />, word: 'May be chosen' },
      { sign: <Line of="attack" />, word: 'Fought over, or may be attacked' },
      { sign: <Line of="select" />, word: 'In hand' },
    ],
  },
  {
    title: 'Cards',
    signs: [
      { sign: <Octagon n={3} />, word: 'Value in counterespionage', case: '4.2' },
      { sign: '⚠', word: 'Must be played', case: '4.1.13' },
      { sign: '⊘', word: 'Used once', case: '4.1.12' },
    ],
  },
];
export const Signs = (): JSX.Element => <Legends groups={GROUPS()} />;
