/** What the player may know, as plain readable data for any screen: page, terminal, protocol. */
import { legal } from '../../engine/decide.ts';
import { frameOf, type Frame } from '../../engine/flow.ts';
import { labelled } from '../../engine/labels.ts';
import { clone, type State } from '../../engine/state.ts';
import { ASSET_TYPES, RESULTS, type Result, type ResultRow } from './data/charts.ts';
import { BAGS, type Bag } from './data/units.ts';
import { MACHINE } from './rules/machine.ts';
import { commanderOf } from './rules/audacity.ts';
import { resultChances } from './rules/chances.ts';
import { combat, preparing, removedBy, type Combat } from './rules/combat.ts';
import { diceFor, fightIn, strengthIn, strengthLines, type Fight } from './rules/strength.ts';
import { turn as turnSteps } from './rules/turn.ts';
import { bandOf, halvesOf, fortressName, isVillage, scoreOf } from './rules/victory.ts';
import {
  allAreas,
  allDivisions,
  alliedIn,
  allKorps,
  areaName,
  areaRow,
  areasOf,
  assetTypeOf,
  at,
  audacityOf,
  bandsOf,
  capOf,
  coastalIn,
  coastToCome,
  commanderName,
  counterOf,
  countIn,
  damageOf,
  divisionName,
  divisionRow,
  hasGarrison,
  isCaptured,
  isReady,
  isStaging,
  isStarting,
  korpsName,
  off,
  panicOf,
  piecesIn,
  placeName,
  placeOf,
  resultOf,
  resultRow,
  turnOf,
  UNHURT,
  valuesOf,
} from './state.ts';
import { halvesShown } from './tell.ts';
import { boxIn, boxNumber, DAMAGE } from './box.ts';

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
export interface CounterView {
  readonly label: string;
  readonly shown: string;
  readonly type: 'infantry' | 'armour' | 'recon' | 'gas' | 'giraud' | 'breakdown' | 'refugees' | 'stuka' | 'guns';
  readonly strength: number;
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
export interface AssetView extends CounterView {
  readonly starting: boolean;
}
export interface ResultChance {
  readonly result: string;
  readonly name: string;
  readonly hits: string;
  readonly effect: string;
  /** What it does to the counters in this fight, by name. */
  readonly fate: string;
  readonly panic: number;
  readonly chance: number;
  readonly now: boolean;
}
export interface AssetEffect {
  readonly choice: { readonly do: string; readonly [field: string]: unknown };
  readonly text: string;
  readonly chances: readonly number[];
}
export interface CombatView {
  readonly area: string;
  readonly division: string;
  readonly kind: 'encounter' | 'counterattack';
  readonly defenders: readonly CounterView[];
  /** Strength line by line, each with its case and the sum so far. */
  readonly lines: readonly {
    readonly case: string;
    readonly name: string;
    readonly value: number;
    readonly sum: number;
    readonly ours: boolean;
  }[];
  readonly strength: number;
  /** Dice to be rolled, or lying on the table with those that hit. */
  readonly dice: number;
  readonly rolled: readonly number[];
  readonly hits: number;
  readonly assets: readonly AssetView[];
  /** Chance of each of the five results now, from the best row down; after the roll one of them is 1. */
  readonly results: readonly ResultChance[];
  /** What each asset that may be used now would change. */
  readonly ifUsed: readonly AssetEffect[];
}
export interface VictoryLine {
  readonly name: string;
  readonly case: string;
  readonly count: number;
  readonly of: number;
  readonly halvesEach: number;
  readonly halves: number;
}
export interface VictoryView {
  readonly halves: number;
  /** '5½' */
  readonly shown: string;
  readonly lines: readonly VictoryLine[];
  readonly band: string;
  readonly bands: readonly {
    readonly id: string;
    readonly name: string;
    readonly from: number;
    readonly to?: number;
    readonly words: string;
    readonly now: boolean;
  }[];
}
export interface SequenceView {
  readonly roman: string;
  readonly name: string;
  readonly steps: readonly { readonly name: string; readonly case: string; readonly state: 'past' | 'now' | 'next' }[];
}
export interface TableView {
  readonly turn: number;
  /** '16 May 1940' */
  readonly date: string;
  readonly over: boolean;
  readonly panic: number;
  readonly sequence: readonly SequenceView[];
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

const counterView = (g: State, piece: number): CounterView => {
  const { label, shown, type, strength } = counterOf(g, piece);
  return { label, shown, type, strength };
};
const assetView = (g: State, piece: number): AssetView => ({
  ...counterView(g, piece),
  starting: isStarting(g, piece),
});
const assetsIn = (g: State, place: number): readonly AssetView[] =>
  piecesIn(g, place)
    .filter(p => assetTypeOf(g, p) >= 0)
    .map(p => assetView(g, p));

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
    path: isActive ? (active!.vars.path as readonly number[]).map(a => areaName(g, a)) : [],
  };
};
const commanderView = (g: State, c: number): CommanderView => ({
  name: commanderName(g, c),
  korps: korpsName(g, c),
  audacity: audacityOf(g, c),
  cap: capOf(g, c),
  rerolled: g.n[at(g).rerolled + c] === 1,
  spent: g.n[at(g).spent + c] === 1,
});

/** What the sum and the chances would be with one more asset: tried on a copy. */
const ifUsed = (g: State, f: Frame): readonly AssetEffect[] => {
  if (g.wait.for !== 'choice' || g.wait.ask.kind !== 'preparing') return [];
  const ask = g.wait.ask;
  const { division, area, kind } = combat(f);
  return legal(preparing, g, ask)
    .filter(c => c.do === 'use')
    .map(c => {
      const tried = clone(g);
      preparing.take(tried, ask, c as Parameters<typeof preparing.take>[2]);
      const x = fightIn(tried, division, area, kind);
      return {
        choice: labelled(LABELS, c) as AssetEffect['choice'],
        text: preparing.say(g, ask, c as Parameters<typeof preparing.say>[2]),
        chances: resultChances(g, diceFor(x), strengthIn(x)),
      };
    });
};
type Outcome = Pick<ResultRow, 'removes' | 'damage' | 'audacity' | 'goesOn'>;
/** 8.3.6 'Infantry 3 is eliminated; the 7th is disordered and turned'. */
const fateOf = ({ g, defenders }: Fight, { division, kind }: Combat, row: Outcome): string => {
  const gone = removedBy(g, row, defenders).map(p => counterView(g, p).shown);
  const turned = kind === 'encounter' ? ' and turned' : '';
  return [
    ...(gone.length ? [`${gone.join(' and ')} ${gone.length === 1 ? 'is' : 'are'} eliminated`] : []),
    ...(row.damage === 'none' ? [] : [`the ${divisionName(g, division)} is ${row.damage}${turned}`]),
    ...(row.audacity ? [`${commanderName(g, commanderOf(g, division))} gains a point`] : []),
    ...(row.goesOn && kind === 'encounter' ? [`the ${divisionName(g, division)} may move on`] : []),
  ].join('; ');
};
const resultView = (
  x: Fight,
  f: Combat,
  chances: readonly number[],
  rolled: Result | undefined,
): readonly ResultChance[] =>
  RESULTS.map((result, i) => {
    const row = resultRow(x.g, result);
    return {
      result,
      name: row.name,
      hits: row.hits,
      effect: row.effect,
      fate: fateOf(x, f, row),
      panic: row.panic,
      chance: rolled ? Number(result === rolled) : chances[i]!,
      now: result === rolled,
    };
  });
const combatView = (g: State, f: Frame): CombatView => {
  const { division, area, kind, rolled = [] } = combat(f);
  const x = fightIn(g, division, area, kind);
  const sum = strengthLines(x);
  const strength = sum.most;
  const hits = rolled.filter(face => face >= strength).length;
  return {
    area: areaName(g, area),
    division: divisionName(g, division),
    kind,
    defenders: x.defenders.map(p => counterView(g, p)),
    lines: sum.lines.map(l => ({ case: l.case, name: l.name, value: l.value, sum: l.sum, ours: l.case === '8.3.3' })),
    strength: Math.max(1, strength),
    dice: diceFor(x),
    rolled,
    hits,
    assets: assetsIn(g, off(g).inUse),
    ifUsed: ifUsed(g, f),
    results: resultView(
      x,
      combat(f),
      resultChances(g, diceFor(x), strength),
      rolled.length ? resultOf(g, hits) : undefined,
    ),
  };
};

export const victoryLines = (g: State): readonly VictoryLine[] => {
  const s = scoreOf(g);
  const count = (kind: string): number => areasOf(g).filter(a => a.kind === kind).length;
  const villages = (letter: string): number =>
    areasOf(g).filter((a, i) => isVillage(g, i) && a.letter === letter).length;
  const line = (name: string, count: number, of: number, halvesEach: number): VictoryLine => ({
    name,
    case: '11.1',
    count,
    of,
    halvesEach,
    halves: count * halvesEach,
  });
  return [
    line(fortressName(g), s.fortress, count('fortress'), valuesOf(g).fortress),
    line('Ports', s.ports, count('port'), valuesOf(g).port),
    line('Strategic areas', s.strategic, count('strategic'), valuesOf(g).strategic),
    line('A villages', s.A, villages('A'), valuesOf(g).A),
    line('B villages, each with an A', s.pairedB, villages('B'), valuesOf(g).B),
    line('C villages, each with a scoring B', s.pairedC, villages('C'), valuesOf(g).C),
  ];
};
const victoryView = (g: State): VictoryView => {
  const halves = halvesOf(g);
  const won = g.wait.for === 'over' ? (g.wait.result as { readonly band: string }).band : bandOf(g, halves).id;
  return {
    halves,
    shown: halvesShown(halves),
    lines: victoryLines(g),
    band: bandsOf(g).find(b => b.id === won)!.name,
    bands: bandsOf(g).map(b => ({
      id: b.id,
      name: b.name,
      from: b.from,
      ...(b.to === undefined ? {} : { to: b.to }),
      words: b.words,
      now: b.id === won,
    })),
  };
};

/** 7.0 The sequence of play; the step of the turn frame tells where the game stands. */
const SEQUENCE = [
  ['I', 'Blitz', ['8.1', '8.2']],
  ['II', 'Counterattack', ['9.1']],
  ['III', 'Determination', ['10.1', '10.2', '10.3', '10.4', '10.5']],
] as const;
const STEP_NAMES = new Map(turnSteps.map(s => [s.at, s.name]));
const ORDER: readonly string[] = turnSteps.map(s => s.at);
/** While a procedure runs, its caller already stands at the step to come back to: the innermost procedure tells. */
const stepNow = (g: State): string => {
  if (frameOf(g, 'activation')) return '8.2';
  if (frameOf(g, 'counterattack')) return '9.1';
  return frameOf(g, 'turn')?.at ?? '';
};
const placeOn = (i: number, now: number): 'past' | 'now' | 'next' => {
  if (i === now) return 'now';
  return i < now ? 'past' : 'next';
};
const sequenceView = (g: State): readonly SequenceView[] => {
  const now = ORDER.indexOf(stepNow(g));
  return SEQUENCE.map(([roman, name, steps]) => ({
    roman,
    name,
    steps: steps.map(at => {
      const i = ORDER.indexOf(at);
      return {
        name: STEP_NAMES.get(at)!,
        case: at,
        state: placeOn(i, now),
      };
    }),
  }));
};
const stepView = (g: State): TableView['step'] => {
  const step = MACHINE.steps(g).at(-1);
  return g.wait.for === 'over' || !step
    ? { case: '10.5', name: 'The game is over' }
    : { case: step.case, name: step.name };
};
const bagView = (g: State, bag: Bag): TableView['bags'][number] => {
  const counts = new Map<string, number>();
  for (const p of piecesIn(g, boxNumber(boxIn(g).areas, bag)))
    counts.set(counterOf(g, p).shown, (counts.get(counterOf(g, p).shown) ?? 0) + 1);
  return { bag, counters: [...counts].map(([shown, count]) => ({ shown, count })) };
};
const LABELS = { asset: ASSET_TYPES, back: ASSET_TYPES };

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
    ...(fight ? { combat: combatView(g, fight) } : {}),
    victory: victoryView(g),
  };
};
