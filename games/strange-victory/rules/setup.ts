/** 6.0 Game set-up. */
import { no, ok, type Ask, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, ask, call, next, type Step } from '../../../engine/flow.ts';
import { blank, type State } from '../../../engine/state.ts';
import type { Options } from '../../../engine/game.ts';
import { PANIC } from '../data/charts.ts';
import { BAGS, COUNTERS, KORPS } from '../data/units.ts';
import {
  ASSETS,
  AT,
  AREA_NAMES,
  BOARD,
  capOf,
  COASTAL,
  D,
  divisionsOf,
  FIELD,
  GERMAN,
  OUT,
  placeOf,
  putPiece,
  STAGING,
} from '../state.ts';

/** 6.0 Everything but the Korps, whose places the player chooses (step 5): until then they lie beside the map. */
export const layOut = (options: Options): State => {
  const g = blank(BOARD.size);
  g.n[AT.turn] = 1;
  g.n[AT.panic] = PANIC.start;
  for (let k = 0; k < KORPS.length; k++) {
    g.n[AT.audacity + k] = capOf(k);
    for (const d of divisionsOf(k)) putPiece(g, d, OUT);
  }
  COUNTERS.forEach((c, i) => putPiece(g, D + i, c.bag ? bagPlace(c.bag) : ASSETS));
  for (const area of FIELD) g.n[AT.garrison + area] = 1;
  g.n[AT.strategicVillages] = options.strategicVillages === 'yes' ? 1 : 0;
  g.n[AT.portArmour] = options.portArmour === 'together' ? 1 : 0;
  return g;
};
const bagPlace = (bag: (typeof BAGS)[number]): number => COASTAL + BAGS.indexOf(bag) - BAGS.indexOf('Coastal Defense');

type Stage = { readonly do: 'stage'; readonly korps: number; readonly staging: number };
type Choice = Stage | { readonly do: 'historical' };

const isStaged = (g: State, korps: number): boolean => placeOf(g, divisionsOf(korps)[0]!) !== OUT;
const korpsAt = (g: State, staging: number): number =>
  KORPS.findIndex((_, k) => placeOf(g, divisionsOf(k)[0]!) === staging);
const KORPS_IDS = KORPS.map((_, k) => k);
const unstaged = (g: State): readonly number[] => KORPS_IDS.filter(k => !isStaged(g, k));

const stage = (g: State, korps: number, staging: number): void => {
  for (const d of divisionsOf(korps)) putPiece(g, d, staging);
  emit(g, { is: 'staged', case: '6.0', korps, area: staging });
};

/** 6.0 (5) One whole Korps in each staging area. */
const mayStage = (g: State, { korps, staging }: Stage): Verdict => {
  if (isStaged(g, korps)) return no('6.0', `${KORPS[korps]} is already placed`);
  const there = korpsAt(g, staging);
  if (there >= 0)
    return no('6.0', `${AREA_NAMES[staging]} already holds ${KORPS[there]}: one Korps in each staging area`, [staging]);
  return ok;
};

const HISTORICAL = { do: 'historical' } as const;
const STAGES = KORPS_IDS.map(korps => STAGING.map(staging => ({ do: 'stage', korps, staging }) as const));

export const placing: Decision<Choice> = {
  verbs: ['stage', 'historical'],
  candidates: g => [
    ...(unstaged(g).length === KORPS.length ? [HISTORICAL] : []),
    ...unstaged(g).flatMap(k => STAGES[k]!),
  ],
  judge: (g, _a: Ask, c) => {
    if (c.do === 'historical')
      return unstaged(g).length === KORPS.length
        ? ok
        : no('6.0', 'a Korps has been placed already: place the others one by one');
    return mayStage(g, c);
  },
  take: (g, _a, c) => {
    if (c.do === 'historical') KORPS_IDS.forEach(k => stage(g, k, STAGING[k]!));
    else stage(g, c.korps, c.staging);
    const left = unstaged(g);
    if (left.length === 1)
      stage(
        g,
        left[0]!,
        STAGING.find(s => korpsAt(g, s) < 0)!,
      );
    return again;
  },
  say: (_g, _a, c) =>
    c.do === 'historical'
      ? 'Historical set-up: Rommel at Dinant, Reinhardt at Maubeuge, Guderian at Sedan'
      : `${KORPS[c.korps]} at ${AREA_NAMES[c.staging]}`,
};

export const game: readonly Step[] = [
  {
    at: '6.0/korps',
    case: '6.0',
    name: 'Set-up',
    run: g => (unstaged(g).length ? ask(GERMAN, 'placing', '6.0') : next),
  },
  { at: '7.0/turn', case: '7.0', name: 'Game turn', run: () => call('turn', {}, '7.0/turn') },
];
