/** The war in one list: what the machine takes of the weeks. */
import { over, type Procs, type Step } from '../../../engine/flow.ts';
import type { Game } from '../../../engine/game.ts';
import type { Labels } from '../../../engine/labels.ts';
import type { Rules } from '../../../engine/rules.ts';
import type { Json, State } from '../../../engine/state.ts';
import { boxOf, type Box } from '../box.ts';
import { controlOf } from '../ground.ts';
import { weekOf } from '../tracks.ts';

/** 20.0 Objectives each side holds. */
export const outcome = (g: State): Json => {
  const german = boxOf(g).objectives.filter(a => controlOf(g, a) === 0).length;
  return { german, allied: boxOf(g).objectives.length - german };
};
const week: readonly Step[] = [
  { at: '3.1.2/end', case: '3.1.2', name: 'Week', when: g => weekOf(g) >= 10, run: g => over(outcome(g)) },
];
export const warProcs: Procs = { week };
export const warDecisions: Rules['decisions'] = {};
export const warWatches: Rules['watches'] = [];
export const warVerbs: Game['verbs'] = {};
export const warLabels = (_box: Box): Labels => ({});
