/** 4.0 The sequence of play of a turn: what is past, what is going on, what is still to come. */
import { frameOf } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { G } from '../army.ts';
import type { Turn } from '../rules/turn.ts';
import { sideName } from '../state.ts';
import type { SideName } from './units.ts';

type When = 'past' | 'now' | 'next';
export interface PhaseView {
  readonly name: string;
  readonly case: string;
  readonly state: When;
}
export interface PartView {
  readonly roman: string;
  readonly name: string;
  /** Whose player turn it is. */
  readonly side?: SideName;
  readonly steps: readonly PhaseView[];
}
const PREPARATION = [
  ['Checks', '7.0'],
  ['Strategic', '8.0'],
  ['Organization', '9.0'],
  ['Deployment', '10.0'],
] as const;
const PLAYER = [
  ['Supply', '12.0'],
  ['Movement', '13.0'],
  ['Combat', '14.0'],
  ['Blitzkrieg', '15.0'],
  ['Reserve', '16.0'],
] as const;
const stateOf = (i: number, now: number): When => {
  if (i === now) return 'now';
  return i < now ? 'past' : 'next';
};
type Named = readonly (readonly [name: string, ruleCase: string])[];
const phases = (list: Named, now: number): readonly PhaseView[] =>
  list.map(([name, ruleCase], i) => ({ name, case: ruleCase, state: stateOf(i, now) }));
/** The phase a label such as '10.0/B' lies in. */
const phaseAt = (list: Named, label: string): number => {
  const ruleCase = label.split('/')[0]!;
  const found = list.findIndex(([, c]) => c === ruleCase);
  if (found >= 0) return found;
  return ruleCase.startsWith('22.') ? 2 : 0;
};

export const sequenceView = (v: State): readonly PartView[] => {
  const turn = frameOf(v, 'turn');
  if (turn === undefined) return [];
  const { first } = turn.vars as Turn;
  const second = first === G ? 1 : 0;
  const player = frameOf(v, 'playerTurn');
  const isFirst = turn.at === '4.0/first';
  const isSecond = turn.at === '4.0/second';
  const preparing = isFirst || isSecond ? PREPARATION.length : phaseAt(PREPARATION, turn.at);
  const partOf = (side: 0 | 1, roman: string, isNow: boolean, isPast: boolean): PartView => {
    const list = side === G ? PLAYER : PLAYER.filter(([name]) => name !== 'Blitzkrieg');
    const now = isNow && player !== undefined ? phaseAt(list, player.at) : isPast ? list.length : -1;
    return {
      roman,
      name: side === G ? 'German turn' : 'Allied turn',
      side: sideName(side),
      steps: phases(list, now),
    };
  };
  return [
    { roman: 'II', name: 'Preparation', steps: phases(PREPARATION, preparing) },
    partOf(first, 'III', isFirst, isSecond),
    partOf(second, 'IV', isSecond, false),
  ];
};
