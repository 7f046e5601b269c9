/** 4.5, 4.6, 5.13, 5.14 Exits from the map: mechanised corps by the west and south edge, British evacuations by the edges and by sea. */
import type { Ground } from '../model/ground.ts';
import { blockedBy, no, ok, trackCell, type Verdict } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { BRITISH, G, isMech, nationOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import {
  AT,
  boxPlace,
  EVACUATED,
  EXITED_SOUTH,
  EXITED_WEST,
  is1940,
  putUnit,
  stepsLeft,
  turnOf,
} from '../model/state.ts';
import { emit } from './flow.ts';
import { dropStep } from './losses.ts';

export const EXITS = [
  { name: 'Exit west, for Brittany', case: '4.5' },
  { name: 'Exit south', case: '4.6' },
  { name: 'Evacuate by the west edge', case: '5.14' },
  { name: 'Evacuate by the south edge', case: '5.14' },
  { name: 'Evacuate by sea', case: '5.13' },
] as const;
/** The name of an exit for the middle of a sentence. */
export const exitWords = (edge: number): string => {
  const { name } = EXITS[edge]!;
  return name[0]!.toLowerCase() + name.slice(1);
};
const BRITTANY_EXIT = 0;
const SOUTH_EXIT = 1;
const BRITISH_WEST = 2;
const BRITISH_SOUTH = 3;
export const BY_SEA = 4;
export interface Exit {
  readonly edge: number;
  readonly hex: number;
}

const exitsAt = (edge: number, hexes: readonly number[]): readonly Exit[] => hexes.map(hex => ({ edge, hex }));
/** Exit hexes by the edges; the port of Dynamo is added when it is declared. */
export interface ExitsBy {
  readonly panzers: readonly Exit[];
  readonly british: readonly Exit[];
}
export const makeExits = ({ BRITTANY, SOUTH_EDGE, SOUTH_EDGE_ALL, WEST_EDGE }: Ground): ExitsBy => ({
  panzers: [...exitsAt(BRITTANY_EXIT, BRITTANY), ...exitsAt(SOUTH_EXIT, SOUTH_EDGE)],
  british: [...exitsAt(BRITISH_WEST, WEST_EDGE), ...exitsAt(BRITISH_SOUTH, SOUTH_EDGE_ALL)],
});

/** 5.13 Dynamo is in effect for three turns, beginning with the one after its declaration. */
export const dynamoNow = (g: State): boolean =>
  g.cells[AT.dynamo]! > 0 &&
  turnOf(g) > g.cells[AT.dynamo]! &&
  turnOf(g) <= g.cells[AT.dynamo]! + chartsOf(g).dynamo.turns;
const NONE: readonly Exit[] = [];
const DYNAMO = trackCell('dynamo');
/** 5.13 How many steps of this unit the ships can take this turn. */
export const stepsBySea = (g: State, unit: number): number =>
  Math.min(stepsLeft(g, unit), chartsOf(g).dynamo.stepsATurn - g.cells[AT.evacuatedSteps]!);

/** The exits these units may use now, wherever they are. 4.5, 4.6 Mechanised corps; 5.13, 5.14 the British once Dynamo is declared. */
export const exitsFor = (g: State, units: readonly number[]): readonly Exit[] => {
  const { panzers, british } = boxOf(g).EXITS_BY;
  if (!is1940(g)) return NONE;
  if (units.every(u => isMech(g, u))) return panzers;
  if (!g.cells[AT.dynamo] || !units.every(u => nationOf(g, u) === BRITISH)) return NONE;
  return [
    ...british.filter(e => mayLeaveBy(g, units, e.edge).ok),
    ...(mayLeaveBy(g, units, BY_SEA).ok ? exitsAt(BY_SEA, exitHexes(g, BY_SEA)) : NONE),
  ];
};
/** The hexes to leave from by this edge. */
export const exitHexes = (g: State, edge: number): readonly number[] => {
  const { panzers, british } = boxOf(g).EXITS_BY;
  if (edge === BY_SEA) return [g.cells[AT.dynamoPort]!];
  return [...panzers, ...british].filter(e => e.edge === edge).map(e => e.hex);
};
/** Whether any unit of this side may ever leave by this edge. */
export const isExitOf = (g: State, side: SideNo, edge: number): boolean =>
  is1940(g) && (side === G) === (edge === BRITTANY_EXIT || edge === SOUTH_EXIT);
/** 4.5, 4.6, 5.13, 5.14 May these units leave by this edge, wherever they are? */
export const mayLeaveBy = (g: State, units: readonly number[], edge: number): Verdict => {
  const c = EXITS[edge]!.case;
  if (!is1940(g)) return no(c, 'nobody leaves the map in 1939');
  if (edge === BRITTANY_EXIT || edge === SOUTH_EXIT)
    return units.every(u => isMech(g, u)) ? ok : no(c, 'only German mechanised corps leave that way');
  if (!units.every(u => nationOf(g, u) === BRITISH)) return no(c, 'only the British are evacuated');
  if (!g.cells[AT.dynamo]) return blockedBy(DYNAMO, c, 'Operation Dynamo has not been declared');
  if (edge === BY_SEA) return mayShip(g, units);
  const west = edge === BRITISH_WEST;
  const shut = west ? g.cells[AT.brittany] : g.cells[AT.mediterranean] === 2;
  return shut
    ? blockedBy(trackCell(west ? 'brittany' : 'mediterranean'), c, 'a panzer corps has left by that edge')
    : ok;
};
/** 5.13 One corps at a time, while there is room in the ships. */
const mayShip = (g: State, units: readonly number[]): Verdict => {
  if (!dynamoNow(g)) return blockedBy(DYNAMO, '5.13', 'Operation Dynamo is not in effect this turn');
  if (units.length > 1) return no('5.13', 'the ships take one corps at a time');
  return stepsBySea(g, units[0]!) > 0
    ? ok
    : blockedBy(trackCell('evacuatedSteps'), '5.13', 'the ships are full this turn');
};

/** Takes the units off the map. By sea only `steps` steps of the corps leave. */
export const leaveMap = (g: State, units: readonly number[], edge: number, steps: number): void => {
  for (const u of units) {
    if (edge === BY_SEA) evacuate(g, u, steps);
    else putUnit(g, u, boxPlace(g, GONE_BY[edge]!));
    emit(g, { is: 'left', case: EXITS[edge]!.case, unit: u, edge, ...(edge === BY_SEA ? { steps } : {}) });
  }
  if (edge === BRITTANY_EXIT) g.cells[AT.brittany] = 1; // 4.5
  if (edge === SOUTH_EXIT) g.cells[AT.mediterranean] = 2; // 4.6, and 5.14 shuts the edge
};
/** The box for units that left, by edge. */
const GONE_BY = [EXITED_WEST, EXITED_SOUTH, EVACUATED, EVACUATED];
const evacuate = (g: State, unit: number, steps: number): void => {
  g.cells[AT.evacuatedSteps]! += steps;
  for (let i = 0; i < steps; i++) dropStep(g, unit, boxPlace(g, EVACUATED));
};
