/** 4.5, 4.6, 5.13, 5.14 Ways off the map. */
import { emit } from '../../../engine/events.ts';
import type { State } from '../../../engine/state.ts';
import { DYNAMO } from '../data/charts.ts';
import { BRITTANY, SOUTH_EDGE, SOUTH_EDGE_ALL, WEST_EDGE } from '../ground.ts';
import {
  AT,
  BRITISH,
  EVACUATED,
  EXITED_SOUTH,
  EXITED_WEST,
  is1940,
  MECH,
  NATION,
  putUnit,
  stepsLeft,
  turnOf,
} from '../state.ts';
import { dropStep } from './losses.ts';

export const EXITS = [
  { name: 'Exit west, for Brittany', case: '4.5' },
  { name: 'Exit south', case: '4.6' },
  { name: 'Evacuate by the west edge', case: '5.14' },
  { name: 'Evacuate by the south edge', case: '5.14' },
  { name: 'Evacuate by sea', case: '5.13' },
] as const;
/** An exit within a sentence. */
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

/** 5.13 Dynamo is in effect in the three turns after it was declared. */
export const dynamoNow = (g: State): boolean =>
  g.n[AT.dynamo]! > 0 && turnOf(g) > g.n[AT.dynamo]! && turnOf(g) <= g.n[AT.dynamo]! + DYNAMO.turns;
const at = (edge: number, hexes: readonly number[]): readonly Exit[] => hexes.map(hex => ({ edge, hex }));
const NONE: readonly Exit[] = [];
const PANZER_EXITS = [...at(BRITTANY_EXIT, BRITTANY), ...at(SOUTH_EXIT, SOUTH_EDGE)];
const WEST = at(BRITISH_WEST, WEST_EDGE);
const SOUTH = at(BRITISH_SOUTH, SOUTH_EDGE_ALL);
/** 5.13 How many steps of this unit the ships can take this turn. */
export const stepsBySea = (g: State, unit: number): number =>
  Math.min(stepsLeft(g, unit), DYNAMO.stepsATurn - g.n[AT.evacuatedSteps]!);

/** The exits open to these units: a mechanised corps to Brittany and the south, the British once Dynamo is declared. */
export const exitsFor = (g: State, units: readonly number[]): readonly Exit[] => {
  if (!is1940(g)) return NONE;
  if (units.every(u => MECH[u])) return PANZER_EXITS;
  if (!units.every(u => NATION[u] === BRITISH) || !g.n[AT.dynamo]) return NONE;
  return [
    ...(g.n[AT.brittany] ? NONE : WEST),
    ...(g.n[AT.mediterranean] === 2 ? NONE : SOUTH),
    ...(dynamoNow(g) && units.length === 1 && stepsBySea(g, units[0]!) > 0 ? at(BY_SEA, [g.n[AT.dynamoPort]!]) : NONE),
  ];
};

/** `steps` is for the sea alone: a corps may go in parts. */
export const leaveMap = (g: State, units: readonly number[], edge: number, steps: number): void => {
  for (const u of units) {
    if (edge === BY_SEA) evacuate(g, u, steps);
    else putUnit(g, u, edge === BRITTANY_EXIT ? EXITED_WEST : edge === SOUTH_EXIT ? EXITED_SOUTH : EVACUATED);
    emit(g, { is: 'left', case: EXITS[edge]!.case, unit: u, edge, ...(edge === BY_SEA ? { steps } : {}) });
  }
  if (edge === BRITTANY_EXIT) g.n[AT.brittany] = 1; // 4.5
  if (edge === SOUTH_EXIT) g.n[AT.mediterranean] = 2; // 4.6, and 5.14 shuts the edge
};
const evacuate = (g: State, unit: number, steps: number): void => {
  g.n[AT.evacuatedSteps]! += steps;
  for (let i = 0; i < steps; i++) dropStep(g, unit, EVACUATED);
};
