/** 5.0 The sequence of play of this turn: the phases in their order, which are past, which is under way. */
import type { State } from '../../../engine/state.ts';
import { whenOf, type PartOfTurn, type StepOfTurn, type When } from '../../../engine/view.ts';
import { CZECH_POWER, POLISH_POWER, POWERS } from '../model/army.ts';
import { frameOf } from '../rules/flow.ts';
import { ORDER_NAMES, PHASE_NAMES, PHASE_PROCS } from '../rules/turn.ts';
import { AT, is1939, isAlone, PHASES } from '../model/state.ts';

const CASES = ['7.0', '11.0', '12.0'] as const;
const step = (phase: number, state: When): StepOfTurn => ({ name: PHASE_NAMES[phase]!, case: CASES[phase]!, state });
/** The phase under way, -1 for none. */
const phaseNow = (v: State): number => PHASE_PROCS.findIndex(proc => frameOf(v, proc) !== undefined);

/** 5.1 In the order the Germans chose; until then as printed. */
const ownTurn = (v: State): readonly StepOfTurn[] => {
  const f = frameOf(v, 'germanTurn');
  const order = ORDER_NAMES[f?.vars.order ?? 0]!.split(', ');
  const phases = order.map(p => PHASES.indexOf(p as (typeof PHASES)[number]));
  const isChosen = f?.vars.order !== undefined;
  const now = isChosen ? phases.indexOf(phaseNow(v)) : -1;
  const isOver = frameOf(v, 'nationalTurn') !== undefined;
  return [
    { name: 'Order', case: '5.1', state: f && !isChosen ? 'now' : isOver || isChosen ? 'past' : 'next' },
    ...phases.map((p, i) => step(p, isOver ? 'past' : whenOf(i, now))),
  ];
};
/** 5.2 A nation's three phases; none is under way while the Germans slip one of theirs in between. */
const theirs = (v: State): readonly StepOfTurn[] => {
  const isTheirs = frameOf(v, 'nationalTurn') !== undefined;
  const window = frameOf(v, 'germanWindow');
  if (window) return PHASE_PROCS.map((_, p) => step(p, p < window.vars.after ? 'past' : 'next'));
  return PHASE_PROCS.map((_, p) => step(p, isTheirs ? whenOf(p, phaseNow(v)) : 'next'));
};
/** 5.3 The German phases of the turn, slipped in or still to come. */
const slipped = (v: State): readonly StepOfTurn[] => {
  const isOpen = frameOf(v, 'germanWindow') !== undefined;
  const isAsked = isOpen && phaseNow(v) < 0;
  return [
    { name: 'Window', case: '5.3', state: isAsked ? 'now' : 'next' },
    ...PHASE_PROCS.map((_, p) => {
      if (isOpen && phaseNow(v) === p) return step(p, 'now');
      return step(p, v.cells[AT.used + p] ? 'past' : 'next');
    }),
  ];
};
const airStep = (v: State): StepOfTurn => {
  const isAir = v.wait.for === 'choice' && ['bombing', 'flying'].includes(v.wait.ask.kind);
  return { name: 'Air', case: '6.1', state: isAir ? 'now' : frameOf(v, 'nationalTurn') ? 'past' : 'next' };
};
export const sequenceView = (v: State): readonly PartOfTurn[] => {
  const power = frameOf(v, 'nationalTurn')?.vars.power ?? -1;
  const other = is1939(v) ? POLISH_POWER : CZECH_POWER;
  return isAlone(v)
    ? [
        { roman: 'I', name: 'Germany', steps: ownTurn(v) },
        { roman: 'II', name: POWERS[other]!, steps: theirs(v) },
      ]
    : [
        { roman: 'I', name: 'Air', steps: [airStep(v)] },
        { roman: 'II', name: POWERS[power] ?? 'A marker is drawn', steps: theirs(v) },
        { roman: 'III', name: 'Germany between', steps: slipped(v) },
      ];
};
