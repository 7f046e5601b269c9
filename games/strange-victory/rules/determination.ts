/** 10.0 Determination Phase. */
import { roll } from '../../../engine/chance.ts';
import { blockedBy, cells, leaves, ok, type Caution, type Decision, type Verdict } from '../../../engine/decide.ts';
import { again, done, next, over, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import {
  allDivisions,
  at,
  coastToCome,
  commanderName,
  damageOf,
  divisionIn,
  divisionName,
  GERMAN,
  isCaptured,
  panicOf,
  portsOf,
  setDamage,
  tracksOf,
  turnOf,
  UNHURT,
} from '../model/state.ts';
import { commanderOf, maySpend, spend } from './audacity.ts';
import { boxIn, type Done, type Repair } from '../model/box.ts';
import { ask, emit, steps } from './flow.ts';
import { damageTo } from './obstacles.ts';
import { conquered, halvesOf, outcome } from './victory.ts';

/** 10.1.1-10.1.3 A point of its own commander repairs a division, if he has used none this turn. */
const mayRepair = (g: State, division: number): Verdict => {
  const commander = commanderOf(g, division);
  if (damageOf(g, division) === UNHURT)
    return blockedBy(damageTo(division), '10.1.2', `the ${divisionName(g, division)} is not damaged`);
  if (g.cells[at(g).spent + commander])
    return blockedBy(
      cells('spent', commander),
      '10.1.1',
      `${commanderName(g, commander)} has used Audacity this turn and repairs nothing`,
    );
  return maySpend(g, division);
};
type Choice = Done | Repair;

/** Warns of damaged divisions that could still be repaired when the repairs are ended. */
const unrepaired = (g: State): Caution | undefined => {
  const left = [...allDivisions(g)].filter(d => mayRepair(g, d).ok).map(d => divisionName(g, d));
  return leaves(left.length, 0, `A point of Audacity could repair the ${left.join(', the ')}`);
};
export const repairing: Decision<Choice> = {
  ends: ['done'],
  caution: (g, _a, c) => (c.do === 'done' ? unrepaired(g) : undefined),
  candidates: g => boxIn(g).choices.repairs,
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayRepair(g, c.division)),
  take: (g, _a, c) => {
    if (c.do === 'done') return next;
    spend(g, c.division);
    setDamage(g, c.division, UNHURT);
    emit(g, { is: 'repaired', case: '10.1.2', division: c.division, commander: commanderOf(g, c.division) });
    return again;
  },
  say: (g, _a, c) =>
    c.do === 'done'
      ? 'No more repairs'
      : `Repair the ${divisionName(g, c.division)} for a point of ${commanderName(g, commanderOf(g, c.division))}'s`,
};
const anyRepair = (g: State): boolean => {
  for (const d of allDivisions(g)) if (mayRepair(g, d).ok) return true;
  return false;
};

const openPort = (g: State): boolean => portsOf(g).some(p => divisionIn(g, p) < 0);
/** 10.2.1, 10.2.3 A Coastal Defense counter goes to the port rolled. If a division is there, the die is rolled again. */
const land = (g: State, face: number): Next => {
  const port = portsOf(g)[face - 1]!;
  if (divisionIn(g, port) >= 0) {
    emit(g, { is: 'noLanding', case: '10.2.3', area: port, face });
    return again;
  }
  g.cells[at(g).coastal + port]! += 1;
  emit(g, { is: 'landed', case: '10.2.1', area: port, face });
  return next;
};

/** 10.3 Reports how many ports are captured. */
const countPorts = (g: State): Next => {
  emit(g, { is: 'ports', case: '10.3', held: portsOf(g).filter(p => isCaptured(g, p)).length });
  return next;
};
const advancePanic = (g: State): Next => {
  const won = conquered(g);
  if (won) return won;
  const rise = Math.min(tracksOf(g).panic.halt - panicOf(g), 1);
  g.cells[at(g).panic]! += rise;
  emit(g, { is: 'panic', case: '10.4', rise, panic: panicOf(g) });
  return next;
};
/** 10.5 The game ends at the halt of the Panic Track or with everything captured; otherwise another turn begins. */
const checkEnd = (g: State): Next => {
  const won = conquered(g);
  if (won) return won;
  if (panicOf(g) >= tracksOf(g).panic.halt) {
    emit(g, { is: 'halt', case: '10.5.2', halves: halvesOf(g) });
    return over(outcome(g));
  }
  g.cells[at(g).turn] = turnOf(g) + 1;
  return done();
};

export const determinationSteps = steps('turn', [
  {
    at: '10.1',
    case: '10.1',
    name: 'Repairs',
    when: anyRepair,
    run: g => conquered(g) ?? ask(GERMAN, 'repairing', '10.1'),
  },
  {
    at: '10.2',
    case: '10.2',
    name: 'Coast',
    when: g => turnOf(g) <= tracksOf(g).coast.turns && coastToCome(g) > 0 && openPort(g),
    run: () => roll(GERMAN, '10.2.1', 6),
    fed: (g, _f, [face]) => land(g, face!),
  },
  { at: '10.3', case: '10.3', name: 'Ports', run: countPorts },
  { at: '10.4', case: '10.4', name: 'Panic', run: advancePanic },
  { at: '10.5', case: '10.5', name: 'End check', run: checkEnd },
]);
