/** The staff: answers every question from its side's view alone, by the weights. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { MACHINE } from '../rules/machine.ts';
import { sideNo } from '../model/tracks.ts';
import { advance, crowd, follow, lose, recover, repost, retreat } from './after.ts';
import { breakOn, draft, nextAttack } from './attack.ts';
import { buyDice, declare, readAir, stand } from './battle.ts';
import { mobilise } from './build.ts';
import { answer, counter, look, playCards, read } from './cards.ts';
import { march } from './march.ts';
import { arrive, chooseAxis, move, place, sendToPoland } from './months.ts';
import { situationOf, type Situation } from './situation.ts';
import type { Weights } from './weights.ts';
import type { SeedsDecision } from '../rules/flow.ts';

type OnMap = (x: Situation, a: Question, rnd: Rnd) => Choice;
/** Decisions that do not depend on the map. They skip the costly `situationOf`. */
type OffMapDecision = 'countering' | 'trumping' | 'foiling' | 'spying' | 'playing' | 'mobilising' | 'reading';
/** Decisions that depend on the map. */
const ON_MAP: { readonly [D in Exclude<SeedsDecision, OffMapDecision>]: OnMap } = {
  placing: place,
  strategising: (x, _a, rnd) => chooseAxis(x, rnd),
  looking: look,
  sending: sendToPoland,
  recalling: () => ({ do: 'recall', group: 0 }),
  arriving: arrive,
  moving: move,
  marching: march,
  crowding: crowd,
  attacking: nextAttack,
  planning: draft,
  breaking: breakOn,
  mobileDice: buyDice,
  mobileLoss: lose,
  declaring: declare,
  standing: stand,
  airIntelligence: readAir,
  choosingLoss: lose,
  retreating: retreat,
  escaping: retreat,
  recovering: recover,
  reposting: repost,
  advancing: advance,
  following: follow,
};
type OffMap = (g: State, a: Question, w: Weights, rnd: Rnd) => Choice;
/** 4.4, 4.3.5 The stakes of an answer, in steps. */
const TRUMP = 0.7;
const SPY = 0.4;
const OFF_MAP: { readonly [D in OffMapDecision]: OffMap } = {
  countering: (g, a, w) => counter(g, a, sideNo(a.side), w),
  trumping: (g, a, w) => answer(g, a, sideNo(a.side), TRUMP * w.secrets),
  foiling: (g, a, w) => answer(g, a, sideNo(a.side), w.secrets),
  spying: (g, a, w) => answer(g, a, sideNo(a.side), SPY * w.secrets),
  playing: (g, a) => playCards(g, a, sideNo(a.side)),
  mobilising: (g, a, w) => mobilise(g, a, sideNo(a.side), w),
  reading: (g, a, _w, rnd) => read(g, sideNo(a.side), rnd),
};
const isOffMap = (kind: SeedsDecision): kind is OffMapDecision => kind in OFF_MAP;
export const decide = (g: State, a: Question, rnd: Rnd, w: Weights): Choice => {
  const kind = a.kind as SeedsDecision;
  if (isOffMap(kind)) return OFF_MAP[kind](g, a, w, rnd);
  const x = situationOf(MACHINE.positionFor(g, a.side), sideNo(a.side), w);
  return ON_MAP[kind](x, a, rnd);
};
