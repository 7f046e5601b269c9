/** 13.0 The battle as it stands: who takes part, both ledgers line by line, the chance of each result, and how each further commitment would change it. */
import type { Line } from '../../../engine/effects.ts';
import type { Frame } from '../../../engine/flow.ts';
import { HOLE, type Side, type State } from '../../../engine/state.ts';
import { markedIn } from '../../../field/attack.ts';
import {
  areaOf,
  armyPoisedWith,
  dotsOf,
  heightOf,
  isArmy,
  isFleet,
  placeName,
  placeOf,
  poisedWith,
  stackIn,
  stepsOf,
  unitName,
  unitsOf,
} from '../model/army.ts';
import type { SideNo } from '../model/box.ts';
import { areaName, areaRow } from '../model/ground.ts';
import { attackerOf, defenderOf, NEITHER, withSide, battleProc } from '../rules/combat/battle-frame.ts';
import { bandChances, reckon, riverDice, type BandChance, type Reckoning } from '../rules/combat/dice.ts';
import { airChances } from '../rules/combat/air.ts';
import { isFought, needsOf } from '../rules/combat/mobile.ts';
import { hitChances } from '../rules/combat/odds.ts';
import { SIDES } from '../model/state.ts';
import { at, BOTH } from '../model/tracks.ts';
import type { Battle } from '../rules/flow.ts';

export interface LedgerLine {
  readonly name: string;
  readonly case: string;
  readonly value: number;
}
export interface ForceView {
  readonly side: Side;
  readonly role: 'attacker' | 'defender';
  /** `from`: the place the unit attacks from, by its name in the rules. */
  readonly units: readonly { readonly name: string; readonly poised: boolean; readonly from?: string }[];
  readonly fleets: readonly string[];
  readonly strength: number;
  readonly dice: number;
  readonly strengthLines: readonly LedgerLine[];
  readonly diceLines: readonly LedgerLine[];
}
export interface BandView {
  /** Row of the results table, -1 for a tie. */
  readonly row: number;
  readonly winner?: Side;
  readonly share: number;
}
/** What one further commitment would do: both sides' dice and the chances with it. */
export interface WhatIf {
  readonly do: string;
  readonly unit?: string;
  readonly dice: readonly [number, number];
  readonly bands: readonly BandView[];
}
export interface BattleView {
  readonly area: string;
  readonly shown: string;
  readonly terrain: string;
  readonly attacker: Side;
  /** 16.1.3 An attack out of a Breakthrough. */
  readonly again: boolean;
  readonly step: string;
  /** The attack is still being planned: only enemy units the viewer sees count. */
  readonly draft: boolean;
  /** How many units in the Area have a strength the viewer does not know. */
  readonly hidden: number;
  readonly river: number;
  readonly massed: boolean;
  readonly engineers: boolean;
  readonly forces: readonly [ForceView, ForceView];
  readonly bands: readonly BandView[];
  /** For a draft against hidden units: the chances if the defender's total strength were this. */
  readonly guesses: readonly { readonly strength: number; readonly bands: readonly BandView[] }[];
  readonly whatIfs: readonly WhatIf[];
  /** 13.2 For attacker and defender: the face each die needs, and the chance of each number of hits. */
  readonly mobile?: {
    readonly needs: readonly [readonly number[], readonly number[]];
    readonly chances: readonly [readonly number[], readonly number[]];
    readonly hits?: readonly [number, number];
  };
  readonly benefit?: Side | 'nobody';
  /** 13.5.4 Die and dots of attacker and defender. */
  readonly air?: { readonly sums: readonly [number, number]; readonly diverted?: string };
  readonly airChances?: readonly [number, number, number];
  readonly faces?: readonly number[];
  readonly replies?: readonly number[];
  readonly row?: number;
  readonly winner?: Side | 'nobody';
  readonly withdrew: boolean;
}

const lines = (list: readonly Line[]): readonly LedgerLine[] =>
  list.map(l => ({ name: l.name, case: l.case, value: l.value }));
const bandsOf = (chances: readonly BandChance[]): readonly BandView[] =>
  chances.map(c => ({
    row: c.row,
    ...(c.winner === -1 ? {} : { winner: SIDES[c.winner] }),
    share: c.share,
  }));
const PLANNED = 2;
/** The planned attack as if it were declared now, against the units the viewer sees. */
const drafted = (g: State, b: Battle): Battle => {
  const planned = markedIn(g, at(g).fought, unitsOf(g, b.side), PLANNED);
  const attackers = planned.flatMap(u => [u, ...(isArmy(g, u) ? poisedWith(g, u) : [])]);
  return {
    ...b,
    attackers,
    defenders: stackIn(g, b.area)
      .filter(u => stepsOf(g, u) !== HOLE)
      .flatMap(u => (isArmy(g, u) ? [u, ...poisedWith(g, u)] : [u])),
    origins: attackers.map(u => (areaOf(g, u) < 0 ? placeOf(g, u) : areaOf(g, u))),
    massed: planned.filter(u => isArmy(g, u)).length > 1,
  };
};
const unitsIn = (g: State, b: Battle, s: SideNo): ForceView['units'] => {
  const list = (s === b.side ? b.attackers : b.defenders) ?? [];
  return list.map((u, i) => {
    const from = s === b.side ? b.origins?.[i] : undefined;
    return {
      name: unitName(g, u),
      poised: armyPoisedWith(g, u) >= 0,
      ...(from === undefined ? {} : { from: placeName(g, from) }),
    };
  });
};
const forceView = (g: State, b: Battle, s: SideNo, r: Reckoning): ForceView => ({
  side: SIDES[s],
  role: s === b.side ? 'attacker' : 'defender',
  units: unitsIn(g, b, s),
  fleets: ((s === b.side ? b.fleets : b.answering) ?? []).map(f => unitName(g, f)),
  strength: r.strength,
  dice: r.dice,
  strengthLines: lines(r.strengthLines),
  diceLines: lines(r.diceLines),
});

// Further commitments ----------------------------------------------------------------------------------------------
const withPut = (b: Battle, s: SideNo, what: string, unit?: number): Battle => {
  switch (what) {
    case 'engineers':
      return { ...b, engineers: true };
    case 'tactical':
      return { ...b, tactical: withSide(b.tactical ?? NEITHER, s, true) };
    case 'map':
      return { ...b, mapped: withSide(b.mapped ?? NEITHER, s, true) };
    case 'fly':
      return s === b.side
        ? { ...b, fleets: [...(b.fleets ?? []), unit!] }
        : { ...b, answering: [...(b.answering ?? []), unit!] };
    default:
      return b;
  }
};
const whatIf = (g: State, b: Battle, s: SideNo, what: string, unit?: number): WhatIf => {
  const then = withPut(b, s, what, unit);
  const { attacker, defender } = reckon(g, then);
  return {
    do: what,
    ...(unit === undefined ? {} : { unit: unitName(g, unit) }),
    dice: [attacker.dice, defender.dice],
    bands: bandsOf(bandChances(g, attackerOf(b), attacker, defender)),
  };
};
/** For every commitment there is; the listed choices say which of them are legal. */
const whatIfsOf = (g: State, b: Battle, s: SideNo): readonly WhatIf[] => [
  ...(s === b.side && riverDice(g, b) > 0 && !b.engineers ? [whatIf(g, b, s, 'engineers')] : []),
  ...((b.tactical ?? NEITHER)[s] ? [] : [whatIf(g, b, s, 'tactical')]),
  whatIf(g, b, s, 'map'),
  ...unitsOf(g, s)
    .filter(u => isFleet(g, u) && dotsOf(g, u) > 0 && ![...(b.fleets ?? []), ...(b.answering ?? [])].includes(u))
    .map(u => whatIf(g, b, s, 'fly', u)),
];

const GUESSES = [3, 6, 9, 12, 15];
const guessesOf = (g: State, b: Battle, one: Reckoning, two: Reckoning): BattleView['guesses'] =>
  GUESSES.map(strength => ({
    strength,
    bands: bandsOf(bandChances(g, attackerOf(b), one, { ...two, strength })),
  }));
const mobileView = (g: State, b: Battle): BattleView['mobile'] => {
  if (!isFought(g, b) && b.hits === undefined) return undefined;
  const needs = [needsOf(g, b, attackerOf(b)), needsOf(g, b, defenderOf(b))] as const;
  return {
    needs,
    chances: [hitChances(needs[0]), hitChances(needs[1])],
    ...(b.hits ? { hits: [b.hits[defenderOf(b)], b.hits[attackerOf(b)]] as const } : {}),
  };
};
const dots = (g: State, fleets: readonly number[] = []): number => fleets.reduce((n, f) => n + dotsOf(g, f), 0);
const airView = (g: State, b: Battle): Pick<BattleView, 'air' | 'airChances'> => {
  if (b.duel)
    return {
      air: {
        sums: [b.duel[0]! + dots(g, b.fleets), b.duel[1]! + dots(g, b.answering)],
        ...(b.diverted === undefined || b.diverted < 0 ? {} : { diverted: unitName(g, b.diverted) }),
      },
    };
  return b.fleets?.length && b.answering?.length ? { airChances: airChances(g, b) } : {};
};
const sideOrNobody = (s: SideNo | -1 | undefined): Side | 'nobody' | undefined =>
  s === undefined ? undefined : s === -1 ? 'nobody' : SIDES[s];

/** The results so far. */
const soFar = (g: State, b: Battle) => {
  const benefit = sideOrNobody(b.benefit);
  const winner = sideOrNobody(b.winner);
  const mobile = mobileView(g, b);
  return {
    ...(mobile ? { mobile } : {}),
    ...(benefit ? { benefit } : {}),
    ...airView(g, b),
    ...(b.faces ? { faces: b.faces } : {}),
    ...(b.replies ? { replies: b.replies } : {}),
    ...(b.row === undefined ? {} : { row: b.row }),
    ...(winner ? { winner } : {}),
  };
};
const battleIn = (g: State, { at: step, vars }: Frame<Battle>, viewer: SideNo): BattleView => {
  const draft = vars.attackers === undefined;
  const b = draft ? drafted(g, vars) : vars;
  const { attacker, defender } = reckon(g, b);
  return {
    area: areaRow(g, b.area).name,
    shown: areaName(g, b.area),
    terrain: areaRow(g, b.area).terrain,
    attacker: SIDES[attackerOf(b)],
    again: b.again !== undefined,
    step,
    draft,
    hidden: draft ? heightOf(g, b.area) - stackIn(g, b.area).filter(u => stepsOf(g, u) !== HOLE).length : 0,
    river: b.engineers ? 0 : riverDice(g, b),
    massed: b.massed === true,
    engineers: b.engineers === true,
    forces: [forceView(g, b, attackerOf(b), attacker), forceView(g, b, defenderOf(b), defender)],
    bands: bandsOf(bandChances(g, attackerOf(b), attacker, defender)),
    guesses: draft ? guessesOf(g, b, attacker, defender) : [],
    whatIfs: b.row === undefined ? whatIfsOf(g, b, viewer) : [],
    ...soFar(g, b),
    withdrew: b.withdrew === true,
  };
};
const isBattle = (f: Frame): f is Frame<Battle> => f.proc === battleProc.name;
/** The battles under way, outermost first: an attack out of a Breakthrough runs inside its battle. */
export const battlesView = (g: State, side: Side): readonly BattleView[] => {
  const viewer = BOTH.find(s => SIDES[s] === side) ?? 0;
  return g.stack.filter(isBattle).map(f => battleIn(g, f, viewer));
};
