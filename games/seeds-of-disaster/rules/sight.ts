/** Who sees what: hands, the chit, what lies beneath the top, and (option `fog`) strengths and boxes. */
import type { Rnd } from '../../../engine/random.ts';
import { clone, type Side, type State } from '../../../engine/state.ts';

export const see = (g: State, _side: Side): State => clone(g);
export const fill = (view: State, _side: Side, _rnd: Rnd): State => clone(view);
