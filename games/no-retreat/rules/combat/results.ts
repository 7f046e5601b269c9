/** 14.7 The steps that apply a combat result. */
import { again, next, type Step } from '../../../../engine/flow.ts';
import { A, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { hexesOf, onMap, sideName } from '../../model/state.ts';
import { battleIn, putBattle, type Battle } from './battle-vars.ts';
import { has } from './conversions.ts';
import { canCounter, fallBack } from './counterattack.ts';
import { isCrowdedAfter } from '../movement/crowding.ts';
import { alive, count, eliminate, hungryOf, hurt, portsOf, surrender, unitsOfSide } from './losses.ts';
import { aboutBattle } from './odds.ts';
import { beginRetreat, isHemmedIn, isOrderOpen, nextHexes, nextToRetreat } from './retreat.ts';
import { tire } from './no-actions.ts';
import { finishTodo, firstTodo, isDoing } from './result-queue.ts';
import { ask, goto, steps } from '../flow.ts';

const defenderAsked = (b: Battle): string => sideName(firstTodo(b)?.side ?? A);
/** Each step runs only if it is first in the queue `todo`. */
export const resultSteps = steps('battle', [
  {
    at: '14.7/next',
    case: '14.7',
    name: 'Apply the result',
    when: (_g, { vars: b }) => b.todo.length === 0,
    run: () => goto('14.7.2'),
  },
  {
    at: '14.7.1/lose',
    case: '14.7.1',
    name: 'Step loss',
    when: isDoing('lose'),
    run: (g, { vars: b }) => {
      if (unitsOfSide(g, b, firstTodo(b)!.side).length)
        return ask(defenderAsked(b), 'losing', '14.7.1', aboutBattle(g, b));
      finishTodo(g);
      return goto('14.7/next');
    },
  },
  {
    at: '14.7.1/all',
    case: '14.7.1',
    name: 'Step losses',
    when: isDoing('loseAll'),
    run: (g, { vars: b }) => {
      hurt(g, unitsOfSide(g, b, firstTodo(b)!.side), firstTodo(b)!.side);
      finishTodo(g);
      return goto('14.7/next');
    },
  },
  {
    at: '14.7.1/destroy',
    case: '14.7',
    name: 'Eliminated',
    when: isDoing('destroy'),
    run: (g, { vars: b }) => {
      const units = unitsOfSide(g, b, firstTodo(b)!.side);
      const hemmed = units.filter(u => isHemmedIn(g, u));
      const hungry = hungryOf(g, units);
      const ports = portsOf(g, units);
      for (const [i, u] of units.entries())
        if (hemmed.includes(u)) surrender(g, u, '14.7');
        else eliminate(g, u, '14.7', hungry.includes(u), ports[i]);
      finishTodo(g);
      return goto('14.7/next');
    },
  },
  {
    at: '14.7.3/counter',
    case: '14.7.3',
    name: 'Counterattack',
    when: (_g, { vars: b }) => firstTodo(b)?.step === 'counter' || firstTodo(b)?.step === 'required',
    run: (g, { vars: b }) => {
      if (canCounter(g, b)) return ask(defenderAsked(b), 'countering', '14.7.3', aboutBattle(g, b));
      finishTodo(g);
      return goto('14.7/next');
    },
  },
  {
    at: '14.7/stand',
    case: '14.7',
    name: 'Stand or fall back',
    when: isDoing('stand'),
    run: (g, { vars: b }) => ask(defenderAsked(b), 'standing', '14.7', aboutBattle(g, b)),
  },
  {
    at: '22.5/flee',
    case: '22.5',
    name: 'Fall back',
    when: isDoing('flee'),
    run: (g, { vars: b }) => {
      finishTodo(g, fallBack(firstTodo(b)!.side, b.attacker));
      return goto('14.7/next');
    },
  },
  {
    at: '14.7.5/begin',
    case: '14.7.5',
    name: 'Retreat',
    when: isDoing('retreat'),
    run: (g, { vars: b }) => {
      beginRetreat(g, b);
      return next;
    },
  },
  {
    at: '14.7.5/hex',
    case: '14.7.5',
    name: 'Retreat',
    when: (_g, { vars: b }) => b.retreating.length > 0,
    run: (g, { vars: b }) => {
      const unit = b.retreating[0]!;
      if (isOrderOpen(g, b)) return ask(defenderAsked(b), 'leading', '14.7.5', aboutBattle(g, b));
      if (onMap(g, unit) && nextHexes(g, b).length)
        return ask(defenderAsked(b), 'retreating', '14.7.5', { ...aboutBattle(g, b), unit });
      if (onMap(g, unit)) {
        eliminate(g, unit, '14.7.5', b.hungry?.includes(unit));
        putBattle(g, { ...battleIn(g), stuck: true });
        count(g, boxOf(g).SIDE[unit] as SideNo);
      }
      nextToRetreat(g);
      return again;
    },
  },
  {
    at: '13.3.4/shove',
    case: '13.3.4',
    name: 'Overstacked',
    when: (g, { vars: b }) => firstTodo(b)?.step === 'retreat' && isCrowdedAfter(g, b),
    run: (_g, { vars: b }) => ask(defenderAsked(b), 'shoving', '13.3.4'),
  },
  {
    at: '14.7.5/end',
    case: '14.7.5',
    name: 'Retreated',
    when: isDoing('retreat'),
    run: g => {
      finishTodo(g);
      return goto('14.7/next');
    },
  },
  {
    at: '14.7/inactive',
    case: '14.7',
    name: 'No Actions',
    when: (_g, { vars: b }) => firstTodo(b)?.step === 'inactive' || firstTodo(b)?.step === 'allInactive',
    run: (g, { vars: b }) => {
      const { step, side } = firstTodo(b)!;
      const hexes = has(b, 'noNA') ? [] : hexesOf(g, alive(g, b.retreated));
      if (step === 'inactive' && hexes.length) return ask(sideName(side), 'tiring', '14.7', aboutBattle(g, b));
      for (const hex of hexes) tire(g, side, hex);
      finishTodo(g);
      return goto('14.7/next');
    },
  },
]);
/** Goes back to the first of these steps while the queue is not empty. */
export const loopStep: Step<Battle, '14.7/again'> = {
  at: '14.7/again',
  case: '14.7',
  name: 'Apply the result',
  when: (_g, { vars: b }) => b.todo.length > 0,
  run: () => goto('14.7/next'),
};
