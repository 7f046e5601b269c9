/** 4.5, 4.6, 5.13, 5.14 Ways off the map. */
import type { Ground } from '../ground.ts';
import { emit } from '../../../engine/events.ts';
import type { State } from '../../../engine/state.ts';
import { BRITISH, isMech, nationOf } from '../army.ts';
import { boxOf, chartsOf } from '../box.ts';
import { AT, beside, EVACUATED, EXITED_SOUTH, EXITED_WEST, is1940, putUnit, stepsLeft, turnOf } from '../state.ts';
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

const exitsAt = (edge: number, hexes: readonly number[]): readonly Exit[] => hexes.map(hex => ({ edge, hex }));
/** Who may go where, once and for all. */
export interface ExitsBy {
  readonly panzers: readonly Exit[];
  readonly britishWest: readonly Exit[];
  readonly britishSouth: readonly Exit[];
}
export const makeExits = ({ BRITTANY, SOUTH_EDGE, SOUTH_EDGE_ALL, WEST_EDGE }: Ground): ExitsBy => ({
  panzers: [...exitsAt(BRITTANY_EXIT, BRITTANY), ...exitsAt(SOUTH_EXIT, SOUTH_EDGE)],
  britishWest: exitsAt(BRITISH_WEST, WEST_EDGE),
  britishSouth: exitsAt(BRITISH_SOUTH, SOUTH_EDGE_ALL),
});

/** 5.13 Dynamo is in effect in the three turns after it was declared. */
export const dynamoNow = (g: State): boolean =>
  g.n[AT.dynamo]! > 0 && turnOf(g) > g.n[AT.dynamo]! && turnOf(g) <= g.n[AT.dynamo]! + chartsOf(g).dynamo.turns;
const NONE: readonly Exit[] = [];
/** 5.13 How many steps of this unit the ships can take this turn. */
export const stepsBySea = (g: State, unit: number): number =>
  Math.min(stepsLeft(g, unit), chartsOf(g).dynamo.stepsATurn - g.n[AT.evacuatedSteps]!);

/** The exits open to these units: a mechanised corps to Brittany and the south, the British once Dynamo is declared. */
export const exitsFor = (g: State, units: readonly number[]): readonly Exit[] => {
  if (!is1940(g)) return NONE;
  if (units.every(u => isMech(g, u))) return boxOf(g).EXITS_BY.panzers;
  return units.every(u => nationOf(g, u) === BRITISH) && g.n[AT.dynamo] ? britishExits(g, units) : NONE;
};
const britishExits = (g: State, units: readonly number[]): readonly Exit[] => {
  const { britishWest, britishSouth } = boxOf(g).EXITS_BY;
  const bySea = dynamoNow(g) && units.length === 1 && stepsBySea(g, units[0]!) > 0;
  return [
    ...(g.n[AT.brittany] ? NONE : britishWest),
    ...(g.n[AT.mediterranean] === 2 ? NONE : britishSouth),
    ...(bySea ? exitsAt(BY_SEA, [g.n[AT.dynamoPort]!]) : NONE),
  ];
};

/** `steps` is for the sea alone: a corps may go in parts. */
export const leaveMap = (g: State, units: readonly number[], edge: number, steps: number): void => {
  for (const u of units) {
    if (edge === BY_SEA) evacuate(g, u, steps);
    else putUnit(g, u, beside(g, GONE_BY[edge]!));
    emit(g, { is: 'left', case: EXITS[edge]!.case, unit: u, edge, ...(edge === BY_SEA ? { steps } : {}) });
  }
  if (edge === BRITTANY_EXIT) g.n[AT.brittany] = 1; // 4.5
  if (edge === SOUTH_EXIT) g.n[AT.mediterranean] = 2; // 4.6, and 5.14 shuts the edge
};
/** The box of those who left by each edge. */
const GONE_BY = [EXITED_WEST, EXITED_SOUTH, EVACUATED, EVACUATED];
const evacuate = (g: State, unit: number, steps: number): void => {
  g.n[AT.evacuatedSteps]! += steps;
  for (let i = 0; i < steps; i++) dropStep(g, unit, beside(g, EVACUATED));
};
