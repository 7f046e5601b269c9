/** 4.0 The sequence of play of a turn: what is past, what is under way, what is still to come. */
import type { State } from '../../../engine/state.ts';
import { whenOf, type PartOfTurn, type StepOfTurn } from '../../../engine/view.ts';
import { G } from '../model/army.ts';
import { playingNow, PREPARATION, preparingNow } from '../rules/turn/phase.ts';
import { sideName } from '../model/state.ts';
import type { SideName } from './units.ts';
import { frameOf } from '../rules/flow.ts';

export interface PartView extends PartOfTurn {
  /** Whose player turn it is. */
  readonly side?: SideName;
}
const PLAYER = [
  ['Supply', '12.0'],
  ['Movement', '13.0'],
  ['Combat', '14.0'],
  ['Blitzkrieg', '15.0'],
  ['Reserve', '16.0'],
] as const;
type Named = readonly (readonly [name: string, ruleCase: string])[];
const phases = (list: Named, now: number): readonly StepOfTurn[] =>
  list.map(([name, ruleCase], i) => ({ name, case: ruleCase, state: whenOf(i, now) }));
export const sequenceView = (v: State): readonly PartView[] => {
  const turn = frameOf(v, 'turn');
  if (turn === undefined) return [];
  const { first } = turn.vars;
  const second = first === G ? 1 : 0;
  const player = frameOf(v, 'playerTurn')?.vars.side;
  const partOf = (side: 0 | 1, roman: string): PartView => {
    const list = side === G ? PLAYER : PLAYER.filter(([name]) => name !== 'Blitzkrieg');
    const now = list.findIndex(([name]) => name === playingNow(v));
    const past = player !== undefined && player !== side && side === first;
    return {
      roman,
      name: side === G ? 'German turn' : 'Allied turn',
      side: sideName(side),
      steps: phases(list, player === side ? now : past ? list.length : -1),
    };
  };
  return [
    {
      roman: 'II',
      name: 'Preparation',
      steps: phases(PREPARATION, player === undefined ? preparingNow(v) : PREPARATION.length),
    },
    partOf(first, 'III'),
    partOf(second, 'IV'),
  ];
};
