/** 4.0 Actions that belong to one step: why they are refused in another, and what must end first. */
import { no, type Choice, type Refused, blockedBy, type Obstacle, untilOver } from '../../../../engine/decide.ts';
import type { Case, State } from '../../../../engine/state.ts';
import { A, FRENCH, G, nameOf, nationOf, sideOf, type SideNo } from '../../model/army.ts';
import { isFrance, option, sideNo, turnOf } from '../../model/state.ts';
import { isBad } from '../movement/weather.ts';
import { isSkipped, mayEvacuateYet } from './deployment.ts';
import { DOINGS, FIRST, PHASE_NAMES, PHASES, STEP_OF, type Doing, type PhaseName } from './steps-of-play.ts';
import { frameOf } from '../flow.ts';

type Reason = readonly [ruleCase: Case, why: string, obstacle?: Obstacle];
/** The phase under way: the innermost procedure that is a phase; a battle counts as one. */
const phaseNow = (g: State): PhaseName | undefined => {
  for (let i = g.stack.length - 1; i >= 0; i--) {
    const phase = PHASES[g.stack[i]!.proc];
    if (phase) return phase;
  }
  return undefined;
};
const isUnderWay = (g: State, phase: PhaseName): boolean => g.stack.some(f => PHASES[f.proc] === phase);
const playerOf = (side: SideNo): string => (side === G ? 'German' : 'Allied');
/** 'the German Combat Phase' */
const nowName = (g: State): string => {
  const phase = phaseNow(g);
  const player = frameOf(g, 'playerTurn')?.vars.side;
  if (!phase)
    return player === undefined ? 'the beginning of the turn' : `the ${playerOf(player as SideNo)} Player Turn`;
  const whose = player === undefined || phase === 'battle' ? '' : `${playerOf(player as SideNo)} `;
  return `${phase === 'battle' ? 'a' : 'the'} ${whose}${PHASE_NAMES[phase]}`;
};
/** 4.0 Another phase, the other player's, a step that is over, or one that comes after the open question. */
const timeOf = (g: State, { case: ruleCase, does, phase, step, own }: Doing): Reason => {
  const ask = g.wait.for === 'choice' ? g.wait.ask : undefined;
  const phasing = frameOf(g, 'playerTurn')?.vars.side;
  if (!isUnderWay(g, phase))
    return [ruleCase, `${does} in ${phase === 'battle' ? 'a' : 'the'} ${PHASE_NAMES[phase]}; this is ${nowName(g)}`];
  if (own && ask && phasing !== undefined && phasing !== sideNo(ask.side))
    return [ruleCase, `${does} in one’s own ${PHASE_NAMES[phase]}; this is the ${playerOf(phasing as SideNo)} one`];
  const now = STEP_OF[ask?.kind ?? '']?.[phase] ?? step;
  return now > step
    ? [ruleCase, `that step of this ${PHASE_NAMES[phase]} is over`]
    : [ruleCase, `${FIRST[ask?.kind ?? ''] ?? 'answer what is asked'} first: ${does} after that`, untilOver(g)];
};
const whyNoDrop = (g: State): Reason => {
  if (!isFrance(g)) return ['19.10', 'airdrops are of the French Front'];
  return isBad(g) ? ['13.2.4', 'nobody drops in bad weather'] : timeOf(g, DOINGS.drop!);
};
/** 10.0, 20.1.1, 20.1.6, 20.2.1 */
const whyNotSent = (g: State, unit: number): Reason => {
  if (isSkipped(g)) return ['20.1.1', 'the Deployment Phase is skipped until turn 4'];
  const leaves = sideOf(g, unit) === A && nationOf(g, unit) !== FRENCH;
  if (leaves && !mayEvacuateYet(g))
    return [isFrance(g) ? '20.2.1' : '20.1.6', `${nameOf(g, unit)} cannot leave: evacuation has not begun`];
  return timeOf(g, DOINGS.send!);
};
const reasonOf = (g: State, c: Choice): Reason | undefined => {
  const doing = DOINGS[c.do];
  switch (c.do) {
    case 'drop':
    case 'land':
      return whyNoDrop(g);
    case 'send':
    case 'sure':
      return whyNotSent(g, Number(c.unit));
    case 'improve':
      return turnOf(g) >= 10 ? ['20.1.8', 'nobody is improved from turn 10 on'] : timeOf(g, doing!);
    case 'redraw':
      return isFrance(g)
        ? ['24.1', 'plans are drawn before the first turn']
        : ['22.7', 'a card is changed only when it has just been drawn'];
    case 'convert':
      return [isFrance(g) ? '22.2' : '22.6', 'no die has brought a result that the leader turns'];
    case 'endGame':
      return whyNoEnd(g);
    case 'giveUp':
      return turnOf(g) === 1 ? ['19.8', 'no city is given up on the first turn'] : timeOf(g, doing!);
    case 'to':
    case 'via':
      return isAsked(g, 'moving') ? ['13.0', 'choose the unit that moves first'] : timeOf(g, doing!);
    case 'advance':
      return isUnderWay(g, 'blitzkrieg') && !isUnderWay(g, 'battle')
        ? timeOf(g, { ...doing!, case: '15.2', phase: 'blitzkrieg', step: 1 })
        : timeOf(g, doing!);
    case 'merge':
      return whyNotMerged(g) ?? timeOf(g, doing!);
    default:
      return doing && timeOf(g, doing);
  }
};
const isAsked = (g: State, decision: string): boolean => g.wait.for === 'choice' && g.wait.ask.kind === decision;
/** 25.1 */
const whyNotMerged = (g: State): Reason | undefined => {
  if (isFrance(g)) return ['25.1', 'cavalry is merged on the Polish Front alone'];
  return option(g, 'advanced') ? undefined : ['25.1', 'cavalry is merged by the advanced rules alone'];
};
/** 20.1.7 */
const whyNoEnd = (g: State): Reason => {
  if (!isFrance(g)) return ['20.1.7', 'on the Polish Front nobody calls the end of the game'];
  return ['20.1.7', turnOf(g) < 10 ? 'no end is called before turn 10' : 'the end is called as a turn begins'];
};
/** Verbs without a step of their own: something must ask for them. */
const UNASKED: { readonly [verb: string]: Reason } = {
  play: ['5.1', 'no event is played in this step'],
  discard: ['5.3', 'nothing is paid for with cards in this step'],
  pay: ['5.8.1', 'no event is to be paid for with markers now'],
  unit: ['5.2.1', 'nothing asks for a unit now'],
  hex: ['5.2.1', 'nothing asks for a hex now'],
  card: ['5.2.1', 'nothing asks for a card now'],
  marker: ['5.2.1', 'nothing asks for a marker now'],
  first: ['5.1', 'no two events wait for their order'],
  ground: ['14.3.6', 'no battle asks for its ground now'],
  use: ['14.5', 'no counterattack asks for its table now'],
  stand: ['14.7', 'no result asks whether units stand now'],
  fallBack: ['14.7', 'no result asks whether units fall back now'],
  shove: ['13.3.4', 'nobody has to make room now'],
  give: ['13.3.4', 'nobody has to make room now'],
  tire: ['17.6', 'no No Actions marker is to be laid now'],
  score: ['19.7', 'no Combat VP! is to be scored now'],
  scored: ['20.3', 'no plan is checked now'],
  bluff: ['20.3', 'no plan is checked now'],
  row: ['21.1', 'no die was rolled for an event'],
  switch: ['21.1.4', 'no event exchanges groups now'],
  keep: ['24.1', 'plans are drawn before the first turn'],
  plan: ['24.2', 'plans are chosen before the first turn'],
  spend: ['26.4', 'no check asks for Alternate Event points now'],
  alternate: ['26.6', 'the set-up is chosen before the first turn'],
  change: ['26.7', 'no leader can be changed now'],
};
export const untimely = (g: State, c: Choice): Refused | undefined => {
  const reason = reasonOf(g, c) ?? UNASKED[c.do];
  if (!reason) return undefined;
  const [ruleCase, why, obstacle] = reason;
  return obstacle ? blockedBy(obstacle, ruleCase, why) : no(ruleCase, why);
};
