/** What terrain and results do, in a line each. */
import { counted } from '../../../engine/words.ts';
import type { Result, TerrainRow } from '../data/charts.ts';

const shiftWords = (shift: TerrainRow['shift']): readonly string[] => {
  if (shift === 0) return [];
  if (shift === 'strength') return ['defender gains as many columns as its strength'];
  const columns = Math.abs(shift) === 1 ? 'a column' : `${Math.abs(shift)} columns`;
  return [`${shift < 0 ? 'defender' : 'attacker'} gains ${columns}`];
};
/** '2 points to enter; defender gains a column'. */
export const effectOf = ({ cost, shift, concentric, panzersUseDefence }: TerrainRow): string =>
  [
    cost === null ? 'cannot be entered' : `${counted(cost, 'point')} to enter`,
    ...shiftWords(shift),
    ...(concentric ? [] : ['no gain for attackers all round']),
    ...(panzersUseDefence ? ['panzers attack with their defence'] : []),
  ].join('; ');

interface ResultSign {
  readonly code: Result;
  readonly name: string;
  readonly does: { readonly [scenario in '1940' | '1939']: string };
  readonly case: string;
}
const both = (words: string): ResultSign['does'] => ({ 1940: words, 1939: words });
/** From the attacker's best result to his worst. */
export const RESULT_SIGNS: readonly ResultSign[] = [
  {
    code: 'DE',
    name: 'Defender eliminated',
    does: { 1940: 'every defender loses a step', 1939: 'every defender is gone' },
    case: '11.6',
  },
  { code: 'DR', name: 'Defender retreats', does: both('one hex back; a fort does not retreat'), case: '11.3' },
  { code: 'BB', name: 'Bloodbath', does: both('each side loses one step'), case: '11.4' },
  { code: 'AS', name: 'Attack stalled', does: both('nobody loses or moves'), case: '11.5' },
  {
    code: 'AE',
    name: 'Attacker eliminated',
    does: { 1940: 'every attacker loses a step', 1939: 'the attacker loses a unit of his choice' },
    case: '11.6',
  },
];
