/** What the player may know, as plain readable data for any screen: page, terminal, protocol. */
import type { State } from '../../engine/state.ts';
import type { PartOfTurn } from '../../engine/view.ts';
import { BAGS, type Bag } from './data/units.ts';
import {
  allAreas,
  allDivisions,
  alliedIn,
  allKorps,
  areaName,
  areaRow,
  at,
  audacityOf,
  capOf,
  coastalIn,
  coastToCome,
  commanderName,
  counterOf,
  countIn,
  damageOf,
  divisionRow,
  hasGarrison,
  isCaptured,
  isReady,
  isStaging,
  korpsName,
  off,
  panicOf,
  piecesIn,
  placeName,
  placeOf,
  turnOf,
  UNHURT,
  valuesOf,
} from './model/state.ts';
import { boxIn, boxNumber, DAMAGE } from './model/box.ts';
import { frameOf } from './rules/flow.ts';
import { combatView, type CombatView } from './view/combat.ts';
import { assetsIn, counterView, type AssetView, type CounterView } from './view/counters.ts';
import { sequenceView, stepView } from './view/sequence.ts';
import { victoryView, type VictoryView } from './view/victory.ts';

export interface AreaView {
  readonly name: string;
  readonly control: 'german' | 'allied';
  /** A garrison still face down. */
  readonly garrison: boolean;
  /** Coastal Defense counters face down in a port. */
  readonly coastal: number;
  /** Allied counters turned up and still there. */
  readonly allied: readonly CounterView[];
  /** What capturing it is worth by itself, in half points. */
  readonly halves: number;
}
export interface DivisionView {
  readonly name: string;
  readonly korps: string;
  readonly area: string;
  readonly face: 'advancing' | 'resupply';
  readonly damage: 'none' | 'disordered' | 'shocked';
  /** Dice on the face it shows. */
  readonly dice: number;
  /** Being activated now, with the areas it has come through this turn. */
  readonly active: boolean;
  readonly path: readonly string[];
}
export interface CommanderView {
  readonly name: string;
  readonly korps: string;
  readonly audacity: number;
  readonly cap: number;
  readonly rerolled: boolean;
  readonly spent: boolean;
}
export interface TableView {
  readonly turn: number;
  /** '16 May 1940' */
  readonly date: string;
  readonly over: boolean;
  readonly panic: number;
  readonly sequence: readonly PartOfTurn[];
  /** What the game waits for: '8.2 Move and fight'. */
  readonly step: { readonly case: string; readonly name: string };
  readonly areas: readonly AreaView[];
  readonly divisions: readonly DivisionView[];
  readonly commanders: readonly CommanderView[];
  readonly assets: {
    readonly box: readonly AssetView[];
    readonly inUse: readonly AssetView[];
    readonly discarded: readonly AssetView[];
    readonly removed: readonly AssetView[];
  };
  readonly boxes: {
    readonly coast: number;
    readonly reactionB: number;
    readonly reactionC: number;
    readonly damage: number;
  };
  /** What may still lie face down, by letter: public, from the counter mix less what was seen. */
  readonly bags: readonly {
    readonly bag: string;
    readonly counters: readonly { readonly shown: string; readonly count: number }[];
  }[];
  readonly combat?: CombatView;
  readonly victory: VictoryView;
}

/** 11.1 What an area is worth by itself: pairs of villages are counted in the victory lines. */
const halvesOfArea = (g: State, area: number): number => {
  const { kind, letter } = areaRow(g, area);
  if (kind === 'fortress' || kind === 'port' || kind === 'strategic') return valuesOf(g)[kind];
  return letter && letter !== 'I' ? valuesOf(g)[letter] : 0;
};
const areaView = (g: State, area: number): AreaView => ({
  name: areaName(g, area),
  control: isStaging(g, area) || isCaptured(g, area) ? 'german' : 'allied',
  garrison: hasGarrison(g, area),
  coastal: coastalIn(g, area),
  allied: alliedIn(g, area).map(p => counterView(g, p)),
  halves: halvesOfArea(g, area),
});
const divisionView = (g: State, division: number): DivisionView => {
  const row = divisionRow(g, division);
  const active = frameOf(g, 'activation');
  const isActive = active?.vars.division === division;
  return {
    name: row.name,
    korps: row.korps,
    area: placeName(g, placeOf(g, division)),
    face: isReady(g, division) ? 'advancing' : 'resupply',
    damage: DAMAGE[damageOf(g, division)]!,
    dice: isReady(g, division) ? row.advancing : row.resupply,
    active: isActive,
    path: isActive ? active!.vars.path.map(a => areaName(g, a)) : [],
  };
};
const commanderView = (g: State, c: number): CommanderView => ({
  name: commanderName(g, c),
  korps: korpsName(g, c),
  audacity: audacityOf(g, c),
  cap: capOf(g, c),
  rerolled: g.cells[at(g).rerolled + c] === 1,
  spent: g.cells[at(g).spent + c] === 1,
});

const bagView = (g: State, bag: Bag): TableView['bags'][number] => {
  const counts = new Map<string, number>();
  for (const p of piecesIn(g, boxNumber(boxIn(g).areas, bag)))
    counts.set(counterOf(g, p).shown, (counts.get(counterOf(g, p).shown) ?? 0) + 1);
  return { bag, counters: [...counts].map(([shown, count]) => ({ shown, count })) };
};
/** A turn is about a day (1.0). */
const dateOf = (g: State): string => {
  const first = boxIn(g).tables.calendar;
  const day = first.day + turnOf(g) - 1;
  return day <= first.last ? `${day} ${first.month}` : `${day - first.last} ${first.after}`;
};

export const tableView = (g: State): TableView => {
  const fight = frameOf(g, 'combat');
  return {
    turn: turnOf(g),
    date: dateOf(g),
    over: g.wait.for === 'over',
    panic: panicOf(g),
    sequence: sequenceView(g),
    step: stepView(g),
    areas: allAreas(g).map(a => areaView(g, a)),
    divisions: allDivisions(g).map(d => divisionView(g, d)),
    commanders: allKorps(g).map(c => commanderView(g, c)),
    assets: {
      box: assetsIn(g, off(g).assets),
      inUse: assetsIn(g, off(g).inUse),
      discarded: assetsIn(g, off(g).discarded),
      removed: assetsIn(g, off(g).out),
    },
    boxes: {
      coast: coastToCome(g),
      reactionB: countIn(g, boxNumber(boxIn(g).areas, 'Reaction B')),
      reactionC: countIn(g, boxNumber(boxIn(g).areas, 'Reaction C')),
      damage: allDivisions(g).filter(d => damageOf(g, d) === UNHURT).length,
    },
    bags: BAGS.map(bag => bagView(g, bag)),
    ...(fight ? { combat: combatView(g, fight.vars) } : {}),
    victory: victoryView(g),
  };
};
