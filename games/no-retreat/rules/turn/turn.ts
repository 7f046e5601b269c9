/** 4.0 The sequence of play. */
import { ok, type Decision } from '../../../../engine/decide.ts';
import { next, over, type Step } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, G, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { beside, portOfSea, SURRENDERED } from '../../model/places.ts';
import {
  AT,
  at,
  citiesOf,
  commandOf,
  controls,
  DISMISSED,
  happened,
  isFrance,
  isLed,
  note,
  placeOf,
  putUnit,
  REPLACEMENT,
  sideName,
  turnOf,
  unitsOf,
} from '../../model/state.ts';
import { clearSky } from '../movement/weather.ts';
import { combatProc, freshCombat } from '../combat/combat.ts';
import { freshLanding } from './airdrops.ts';
import { deployProc, deployVars, isSkipped } from './deployment.ts';
import { surrender } from '../combat/losses.ts';
import { moveProc } from '../movement/movement.ts';
import { freeImprovements, organiseProc } from './organisation.ts';
import { firstIn } from '../plans/planned-moves.ts';
import { markerOf } from '../../model/deck.ts';
import { handSize, heldMarkers, putBeside } from '../cards/pool.ts';
import { reserveProc } from './reserve.ts';
import { strategicProc } from './strategic.ts';
import { supplyPhase } from '../supply/supply.ts';
import { allTaken, endOf, isLastTurn } from '../victory.ts';
import { blitzProc } from '../blitzkrieg/blitz-markers.ts';
import { ask, call, emit, procedure, steps } from '../flow.ts';

/** 24.2 The side that goes first this turn. */
export type Turn = { readonly first: SideNo };
const turnProc = procedure('turn');
const playerProc = procedure('playerTurn');

// I. Housekeeping ------------------------------------------------------------------------------------------------------
/** 16.1, 8.1, 9.2 Resets what belongs to one turn; 5.6 turns a dismissed leader's card. */
const newTurn = (g: State): void => {
  g.cells[AT.turn]!++;
  emit(g, { is: 'turn', case: '4.0', turn: turnOf(g) });
  clearSky(g);
  for (const side of [G, A]) {
    g.cells[AT.unled + side] = 0;
    g.cells[AT.rebuilt + side] = 0;
    if (commandOf(g, side) !== DISMISSED) continue;
    g.cells[AT.leader + side] = REPLACEMENT;
    emit(g, { is: 'replaced', case: '5.6', side });
  }
  for (const hex of citiesOf(g)) g.cells[at(g).held + boxOf(g).CITY_NO[hex]!] = controls(g, G, hex) ? G : A;
  if (!happened(g, 'initiative')) for (const m of heldMarkers(g, A)) if (markerOf(g, m).beside) putBeside(g, m);
};
/** 2.14 Units off a port surrender when the game ends; Event points no longer count by then (17.7). */
const surrenderAtSea = (g: State): void => {
  for (const unit of unitsOf(g, A)) {
    const from = placeOf(g, unit);
    if (portOfSea(g, from) < 0) continue;
    putUnit(g, unit, beside(g, SURRENDERED));
    emit(g, { is: 'surrendered', case: '2.14', unit, from });
  }
};
export const gameSteps = steps('game', [
  {
    at: '4.0/1',
    case: '4.0',
    name: 'Game Turn',
    run: g => {
      if (isLastTurn(g)) {
        surrenderAtSea(g);
        return over(endOf(g));
      }
      newTurn(g);
      return turnProc.call({ first: firstIn(g) }, '4.0/1');
    },
  },
]);
export const ending: Decision<{ readonly do: 'endGame' } | { readonly do: 'pass' }> = {
  verbs: ['endGame', 'pass'],
  candidates: () => [{ do: 'pass' }, { do: 'endGame' }],
  judge: () => ok,
  take: (g, _a, c) => {
    if (c.do === 'endGame') {
      note(g, 'game end');
      emit(g, { is: 'gameEnd', case: '20.1.7', side: A });
    }
    return next;
  },
  caution: (_g, _a, c) => (c.do === 'endGame' ? { says: ['The game ends after this turn'], asks: true } : undefined),
  say: (_g, _a, c) => (c.do === 'endGame' ? 'Let the game end after this turn' : 'Fight on'),
};
const organise = (side: SideNo): Step<Turn, '9.0/allied' | '9.0/german'> => ({
  at: side === A ? '9.0/allied' : '9.0/german',
  case: '9.0',
  name: `${side === A ? 'Allied' : 'German'} Organization`,
  run: g => organiseProc.call({ side, credit: 0, free: freeImprovements(g, side) }),
});
const deploy = <L extends 'A' | 'B' | 'C' | 'D' | 'E'>(
  side: SideNo,
  letter: L,
  name: string,
): Step<Turn, `10.0/${L}`> => ({
  at: `10.0/${letter}`,
  case: '10.0',
  name,
  when: g => !isSkipped(g) && (letter !== 'E' || isFrance(g)),
  run: () => deployProc.call(deployVars(side, letter)),
});
export const turnSteps = steps('turn', [
  {
    at: '20.1.7',
    case: '20.1.7',
    name: 'Game End',
    when: g => turnOf(g) >= 10 && !happened(g, 'game end'),
    run: g => {
      if (isFrance(g)) return ask(sideName(A), 'ending', '20.1.7');
      if (allTaken(g)) note(g, 'game end');
      return next;
    },
  },
  { at: '7.0', case: '7.0', name: 'Game Turn Checks', run: () => call('checks') },
  { at: '8.0', case: '8.0', name: 'Strategic Phase', run: () => strategicProc.call({ side: A, passes: 0, card: -1 }) },
  organise(A),
  organise(G),
  deploy(A, 'A', 'Allied units to the Reserve'),
  deploy(A, 'B', 'Allied units leave by the map edge'),
  deploy(A, 'C', 'Allied units are evacuated'),
  deploy(G, 'D', 'German units to the Reserve'),
  deploy(G, 'E', 'German units leave by the map edge'),
  { at: '10.0/F', case: '10.0', name: 'Airdrops', when: g => isFrance(g), run: g => call('airdrops', freshLanding(g)) },
  {
    at: '4.0/first',
    case: '4.0',
    name: 'First Player Turn',
    run: (_g, { vars }) => playerProc.call({ side: vars.first }),
  },
  {
    at: '4.0/second',
    case: '4.0',
    name: 'Second Player Turn',
    run: (_g, { vars }) => playerProc.call({ side: vars.first === G ? A : G }),
  },
]);

// III, IV. Player turns ----------------------------------------------------------------------------------------------------
export type Player = { readonly side: SideNo };
export const playerSteps = steps('playerTurn', [
  {
    at: '12.0',
    case: '12.0',
    name: 'Supply Phase',
    run: (g, { vars: { side } }) => {
      emit(g, { is: 'playerTurn', case: '4.0', side });
      supplyPhase(g, side, u => surrender(g, u, '12.4'));
      return next;
    },
  },
  { at: '13.0', case: '13.0', name: 'Movement Phase', run: (_g, { vars }) => moveProc.call({ side: vars.side }) },
  { at: '14.0', case: '14.0', name: 'Combat Phase', run: (_g, { vars }) => combatProc.call(freshCombat(vars.side)) },
  {
    at: '22.2',
    case: '22.2',
    name: 'Improved Tactics',
    when: (g, { vars }) => vars.side === G && isLed(g, 'Weygand') && handSize(g, A) > 0,
    run: () => ask(sideName(A), 'swapping', '22.2'),
  },
  {
    at: '15.0',
    case: '15.0',
    name: 'Blitzkrieg Assault Phase',
    when: (_g, { vars }) => vars.side === G,
    run: () => blitzProc.call({ acted: [], kept: [], homes: [] }),
  },
  { at: '16.0', case: '16.0', name: 'Reserve Phase', run: (_g, { vars }) => reserveProc.call({ side: vars.side }) },
]);
