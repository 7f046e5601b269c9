/** The turn track and the markers beside it. */
import type { State } from '../../../engine/state.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { SCENARIOS } from '../data/charts.ts';
import { AT, boxPlace, is1940, placeName, placeOf, scenarioOf, TURN_TRACK, turnOf } from '../model/state.ts';
import { dynamoNow } from '../rules/exits.ts';

export interface TurnView {
  readonly turn: number;
  readonly date: string;
  readonly state: 'past' | 'now' | 'next';
  /** What this turn brings: reinforcements, markers on the track, checks that begin. */
  readonly notes: readonly { readonly text: string; readonly case: string }[];
}
const notesOf = (v: State, turn: number): TurnView['notes'] => {
  const crisis = chartsOf(v).crisis.find(c => c.turn === turn);
  const dynamo = v.cells[AT.dynamo]!;
  if (!is1940(v))
    return crisis
      ? [
          {
            text: `Supply crisis on ${crisis.die.from === crisis.die.to ? crisis.die.to : `${crisis.die.from}–${crisis.die.to}`}`,
            case: '5.5',
          },
        ]
      : [];
  const arrives =
    placeOf(v, boxOf(v).UNIT_NAMES.indexOf(chartsOf(v).reinforcement.unit)) === boxPlace(v, TURN_TRACK) &&
    turn === chartsOf(v).reinforcement.turn;
  return [
    ...(arrives ? [{ text: `${chartsOf(v).reinforcement.unit} may arrive`, case: '9.4' }] : []),
    ...(dynamo > 0 && turn > dynamo && turn <= dynamo + chartsOf(v).dynamo.turns
      ? [{ text: 'Operation Dynamo', case: '5.13' }]
      : []),
    ...(turn === chartsOf(v).coup.turn ? [{ text: 'Airborne coup', case: '5.9' }] : []),
    ...(turn === chartsOf(v).halt.fromTurn ? [{ text: 'Panzer halt checks begin', case: '5.10' }] : []),
    ...(turn === chartsOf(v).dynamo.fromTurn && !dynamo ? [{ text: 'Dynamo may be declared', case: '5.13' }] : []),
  ];
};
export const turnViews = (v: State): readonly TurnView[] =>
  chartsOf(v).turns[SCENARIOS[scenarioOf(v)]!].map(({ turn, date }) => ({
    turn,
    date,
    state: turn < turnOf(v) ? ('past' as const) : turn === turnOf(v) ? ('now' as const) : ('next' as const),
    notes: notesOf(v, turn),
  }));

export interface MarkersView {
  readonly sickleCut: boolean;
  readonly coup: 'ready' | 'used';
  readonly dynamo: {
    readonly declared: number;
    readonly port: string;
    readonly now: boolean;
    readonly stepsThisTurn: number;
    readonly stepsATurn: number;
  };
  readonly halt: { readonly count: number; readonly now: 'no' | 'half' | 'full' };
  readonly supplyCrisis: boolean;
  /** 5.16 The die of this turn, 0 if there was none, and what it does. */
  readonly dyle: { readonly die: number; readonly words: string };
  readonly replacements: { readonly german: number; readonly french: number; readonly refit: 'ready' | 'used' };
  /** 5.17 */
  readonly fourthArmoured: 'ready' | 'used';
}
const HALT_WORDS = ['no', 'half', 'full'] as const;
const readyOrUsed = (n: number | undefined): 'ready' | 'used' => (n === 1 ? 'used' : 'ready');
export const markersView = (v: State): MarkersView => ({
  sickleCut: v.cells[AT.sickleCut] === 1,
  coup: readyOrUsed(v.cells[AT.coup]),
  dynamo: {
    declared: v.cells[AT.dynamo]!,
    port: v.cells[AT.dynamo] ? placeName(v, v.cells[AT.dynamoPort]!) : '',
    now: dynamoNow(v),
    stepsThisTurn: v.cells[AT.evacuatedSteps]!,
    stepsATurn: chartsOf(v).dynamo.stepsATurn,
  },
  halt: { count: v.cells[AT.halts]!, now: HALT_WORDS[v.cells[AT.halted]!]! },
  supplyCrisis: v.cells[AT.supplyCrisis] === 1,
  dyle: {
    die: v.cells[AT.dyleRoll]!,
    words:
      chartsOf(v).dyle.find(r => v.cells[AT.dyleRoll]! >= r.die.from && v.cells[AT.dyleRoll]! <= r.die.to)?.name ?? '',
  },
  replacements: {
    german: v.cells[AT.germanReplacements]!,
    french: v.cells[AT.frenchReplacements]!,
    refit: readyOrUsed(v.cells[AT.refit]),
  },
  fourthArmoured: readyOrUsed(v.cells[AT.fourthArmoured]),
});
