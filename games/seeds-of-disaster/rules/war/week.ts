/** 3.1.5 A week of Active Hostilities: the German and the Allied player-turn, Command Events, rolls for IPs. */
import { blockedBy, ok, type Decision, type Question } from '../../../../engine/decide.ts';
import { done, next, over, type Next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { armiesIn, heightOf, placeOf, RECOVERED, unitName, unitsOf } from '../../model/army.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { areaIds, areaName, isCentre } from '../../model/ground.ts';
import { GERMAN, SIDES } from '../../model/state.ts';
import { at, other, sideName, sideNo, weekOf } from '../../model/tracks.ts';
import { arrivals, mustRecall, someFleet } from '../movement/arrivals.ts';
import { rollPoints } from '../turn/intelligence.ts';
import { startTurn, wipe } from '../turn/status.ts';
import { commandSteps } from './command.ts';
import { loseStep } from '../combat/force.ts';
import { friendsIn } from '../movement/stacking.ts';
import { movementProc } from './posting-in-war.ts';
import { outcome, parisFallen } from './victory.ts';
import { untilOver } from '../position/obstacles.ts';
import { ask, asking, call, emit, goto, steps } from '../flow.ts';

// 8.0 Armies crowded together when the enemy's turn begins -----------------------------------------------------------
const crowdedIn = (g: State, s: SideNo, area: number): readonly number[] =>
  isCentre(g, area) || !friendsIn(g, s, area) ? [] : armiesIn(g, area);
/** 8.0 Whether two armies of a side stand in an Area and have not been marked `crowded` yet. */
const isCrowded = (g: State, s: SideNo, area: number): boolean => {
  if (heightOf(g, area) < 2 || isCentre(g, area) || !friendsIn(g, s, area)) return false;
  let [armies, marked] = [0, 0];
  for (const u of boxOf(g).armiesOf[s]) {
    if (placeOf(g, u) !== area) continue;
    armies++;
    marked += g.cells[at(g).crowded + u]!;
  }
  return armies > 1 && marked < armies;
};
const crowdedArea = (g: State, s: SideNo): number | undefined => areaIds(g).find(a => isCrowded(g, s, a));
const askedAbout = (a: Question): number => a.about.area as number;
type Crowding = { readonly do: 'lose'; readonly unit: number };
export const crowding: Decision<Crowding> = {
  verbs: ['lose'],
  candidates: (g, a) => crowdedIn(g, sideNo(a.side), askedAbout(a)).map(unit => ({ do: 'lose', unit })),
  judge: (g, a, c) =>
    crowdedIn(g, sideNo(a.side), askedAbout(a)).includes(c.unit)
      ? ok
      : blockedBy(
          untilOver(g),
          '8.0',
          `${unitName(g, c.unit)} is not one of the armies in ${areaName(g, askedAbout(a))}`,
        ),
  take: (g, a, c) => {
    for (const u of crowdedIn(g, sideNo(a.side), askedAbout(a))) g.cells[at(g).crowded + u] = 1;
    loseStep(g, c.unit, '8.0');
    return goto('8.0');
  },
  say: (g, _a, c) => `${unitName(g, c.unit)} loses a step in the crowd`,
};

// A player-turn ----------------------------------------------------------------------------------------------------
const clear = (g: State, cell: number, units: readonly number[]): void => {
  for (let i = 0; i < units.length; i++) g.cells[cell + units[i]!] = 0;
};
/** Clears a column for all units. */
const clearAll = (g: State, cell: number): void => wipe(g, cell, boxOf(g).units.length);
/** 15.2.1 The enemy's armies recover from Disruption, and marks of one player-turn are cleared. */
const begin = (g: State, side: SideNo): Next => {
  const { disrupted, crowded, moved, spent, fought, fellBack, reserved, assaulted } = at(g);
  clear(g, disrupted, unitsOf(g, other(side)));
  for (const u of unitsOf(g, side)) if (g.cells[disrupted + u] === RECOVERED) g.cells[disrupted + u] = 0;
  clear(g, crowded, unitsOf(g, other(side)));
  for (const cell of [moved, spent, fought, fellBack, reserved]) clearAll(g, cell);
  wipe(g, assaulted, boxOf(g).areas);
  emit(g, { is: 'playerTurn', case: '3.1.5', side });
  return next;
};
/** Clears what the enemy could read off the units in his own turn. */
const end = (g: State): Next => {
  const { moved, spent, fought, reserved } = at(g);
  for (const cell of [moved, spent, fought, reserved]) clearAll(g, cell);
  return done();
};
const askToMarch = asking('marching', '10.1.8');
const askToAttack = asking('attacking', '13.0');
export const playerTurnSteps = steps('playerTurn', [
  { at: '15.2.1', case: '15.2.1', name: 'Start of the player-turn', run: (g, f) => begin(g, f.vars.side) },
  {
    at: '8.0',
    case: '8.0',
    name: 'Crowded armies',
    when: (g, { vars: { side } }) => crowdedArea(g, other(side)) !== undefined,
    run: (g, { vars: { side } }) =>
      ask(sideName(other(side)), 'crowding', '8.0', { area: crowdedArea(g, other(side))! }),
  },
  {
    at: '21.4',
    case: '21.4',
    name: 'Arrivals',
    when: (g, { vars: { side } }) => mustRecall(g, side) || someFleet(g, side),
    run: (_g, { vars: { side } }) => arrivals.call({ who: sideName(side) }),
  },
  {
    at: '10.0',
    case: '10.0',
    name: 'Movement Segment',
    run: (_g, { vars: { side } }) => movementProc.call({ side, bridges: [], redeployed: 0 }),
  },
  {
    at: '13.0',
    case: '13.0',
    name: 'Combat Segment',
    run: (_g, { vars: { side } }) => askToAttack(sideName(side)),
  },
  { at: '3.1.5/end', case: '3.1.5', name: 'End of the player-turn', run: end },
]);
export const movementSteps = steps('movement', [
  {
    at: '10.1.8',
    case: '10.1.8',
    name: 'Movement Segment',
    run: (_g, { vars: { side } }) => askToMarch(sideName(side)),
  },
]);

// The week ---------------------------------------------------------------------------------------------------------
const isLast = (g: State): boolean => weekOf(g) >= NUMBERS.weeks.value || parisFallen(g);
const finish = (g: State): Next => {
  if (!isLast(g)) return done();
  emit(g, { is: 'ended', case: '3.0', paris: parisFallen(g) ? 1 : 0 });
  return over(outcome(g));
};
export const weekSteps = steps('week', [
  {
    at: '3.0/start',
    case: '3.0',
    name: 'Start of the week',
    run: g => {
      startTurn(g);
      clear(g, at(g).flown, boxOf(g).fleets);
      emit(g, { is: 'week', case: '3.1.2', week: weekOf(g) });
      return next;
    },
  },
  ...SIDES.flatMap(side =>
    steps('week', [
      {
        at: `3.1.5/${side}`,
        case: '3.1.5',
        name: side === GERMAN ? 'German player-turn' : 'Allied player-turn',
        run: () => call('playerTurn', { side: sideNo(side) }),
      },
    ]),
  ),
  ...commandSteps,
  ...SIDES.flatMap(side =>
    steps('week', [{ at: `5.1/${side}`, case: '5.1', name: 'Intelligence Points', run: () => rollPoints(side) }]),
  ),
  { at: '3.0/end', case: '3.0', name: 'End of the week', run: finish },
]);
