/** How counters of War Comes Early are drawn and called. */
import type { JSX } from 'solid-js';
import type { Looks } from '../../../screen/war/view.ts';
import { UnitBack, UnitFace, type Face, type FaceState } from '../look/faces.tsx';
import { isCutOff, stateWords, titleOf, unitWords } from '../look/spoken.ts';
import type { StackView, UnitView } from '../view.ts';

/** What is printed on it. */
export const printed = (u: UnitView): Face => ({
  nation: u.nation,
  type: u.type,
  size: u.size,
  short: u.short,
  factors: [u.attack, u.defence],
  adHoc: u.adHoc,
  components: u.components,
});
/** 10.5 Out of supply, and of an army that it would break up. */
export const ailing = (u: UnitView): FaceState | undefined => {
  if (!isCutOff(u)) return undefined;
  return u.components ? 'breaks' : 'unsupplied';
};
export const UnitCounter = (props: { readonly of: UnitView }): JSX.Element => (
  <UnitFace of={printed(props.of)} cut={props.of.side === 'german'} state={ailing(props.of)} />
);
const hasActed = (kind: string, u: UnitView): boolean => {
  if (kind === 'moving' || kind === 'marching') return u.moved === 'done' || u.moved === 'stopped';
  return (kind === 'attacking' || kind === 'planning') && u.fought === 'yes';
};

export const LOOKS: Looks<UnitView, StackView> = {
  face: u => <UnitCounter of={u} />,
  back: s => <UnitBack of={{ nation: s.nation, type: 'infantry' }} cut={s.side === 'german'} unknown={true} />,
  full: u => `${u.nation} ${titleOf(u)}`,
  title: titleOf,
  words: unitWords,
  kind: u => `${u.nation}, ${u.attack}-${u.defence}`,
  states: stateWords,
  line: u => [`${u.attack}-${u.defence}`, ...stateWords(u)].join(' · '),
  isCutOff,
  hasActed,
};
