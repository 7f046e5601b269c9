/** A counter in a panel: the same face as on the map, with its words for who cannot see it. */
import type { JSX } from 'solid-js';
import { UnitBack, UnitFace, type Face, type FaceState } from '../look/faces.tsx';
import { isCutOff, unitWords } from '../look/spoken.ts';
import type { UnitView } from '../view.ts';

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
export const Counter = (props: { readonly of: UnitView; readonly size: number }): JSX.Element => (
  <svg
    class="cface wce"
    viewBox="-1 -1 46 46"
    width={props.size}
    height={props.size}
    role="img"
    aria-label={unitWords(props.of)}
  >
    <UnitCounter of={props.of} />
  </svg>
);
export const UnknownFace = (props: {
  readonly nation: UnitView['nation'];
  readonly side: UnitView['side'];
}): JSX.Element => (
  <UnitBack of={{ nation: props.nation, type: 'infantry' }} cut={props.side === 'german'} unknown={true} />
);
