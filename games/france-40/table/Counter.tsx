/** How counters are drawn and named. */
import { Show, type JSX } from 'solid-js';
import type { Looks } from '../../../screen/war/view.ts';
import { FortFace, UnitBack, UnitFace } from '../look/faces.tsx';
import { isCutOff, isPlaced, titleOf } from '../look/spoken.ts';
import type { StackView, UnitView } from '../view.ts';
import { stateWords, unitTitle, unitWords } from './words.ts';

/** A unit in a box beside the map is never shown as out of supply. */
const shown = (u: UnitView): UnitView => (isPlaced(u) ? u : { ...u, supplied: true });
const Face = (props: { readonly of: UnitView }): JSX.Element => (
  <Show when={props.of.size === 'fort'} fallback={<UnitFace of={shown(props.of)} />}>
    <g transform="translate(21 22)">
      <FortFace of={props.of} />
    </g>
  </Show>
);
const FOUGHT: { readonly [F in UnitView['fought']]: string } = { yes: 'fought', planned: 'attacks', no: '' };
const suppliedWords = (u: UnitView): string => {
  if (!u.inPlay) return 'neutral';
  return u.supplied ? '' : 'out of supply';
};
/** Factors, steps and states of a unit in a line. */
const lineOf = (u: UnitView): string =>
  [
    `${u.attack}-${u.defence}`,
    u.stepsMax > 1 ? `${u.steps} of ${u.stepsMax} steps` : '',
    suppliedWords(u),
    u.moved ? 'moved' : '',
    FOUGHT[u.fought],
    u.sickle ? 'Sickle Cut' : '',
    u.shown ? '' : 'unseen',
  ]
    .filter(Boolean)
    .join(' · ');
const hasActed = (kind: string, u: UnitView): boolean => {
  switch (kind) {
    case 'moving':
    case 'marching':
      return u.moved;
    case 'attacking':
    case 'planning':
      return u.fought === 'yes';
    default:
      return false;
  }
};

export const LOOKS: Looks<UnitView, StackView> = {
  face: u => <Face of={u} />,
  back: s => <UnitBack nation={s.nation} unknown />,
  full: titleOf,
  title: unitTitle,
  words: unitWords,
  kind: u => `${u.type} · ${u.steps} of ${u.stepsMax}`,
  states: stateWords,
  line: lineOf,
  isCutOff,
  hasActed,
};
