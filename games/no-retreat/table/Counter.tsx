/** How counters of No Retreat! are drawn and called. */
import type { JSX } from 'solid-js';
import type { Looks } from '../../../screen/war/view.ts';
import { UNITS } from '../data/units.ts';
import { UnitFace, type Face } from '../look/faces.tsx';
import { isCutOff, stateWords, titleOf, unitWords, valuesOf } from '../look/spoken.ts';
import type { StackView, UnitView } from '../view.ts';

const ROWS = new Map(UNITS.map(u => [u.name, u]));
/** What is printed on it, and which side is up. */
export const printed = (u: UnitView): Face => ({ unit: ROWS.get(u.name)!, reduced: u.reduced });
export const UnitCounter = (props: { readonly of: UnitView }): JSX.Element => <UnitFace of={printed(props.of)} />;
const hasActed = (kind: string, u: UnitView): boolean => {
  if (kind === 'moving' || kind === 'marching') return u.moved;
  return kind === 'fighting' && u.fought === 'yes';
};
export const LOOKS: Looks<UnitView, StackView> = {
  face: u => <UnitCounter of={u} />,
  back: () => <></>,
  full: u => `${u.nation} ${titleOf(u)}`,
  title: titleOf,
  words: unitWords,
  kind: u => `${u.nation}, ${valuesOf(u)}`,
  states: stateWords,
  line: u => [valuesOf(u), ...stateWords(u)].join(' · '),
  isCutOff,
  hasActed,
};
