/** 6.0 Game set-up. */
import { blockedBy, no, ok, type Question, type Decision, type Verdict, places } from '../../../engine/decide.ts';
import { again, next } from '../../../engine/flow.ts';
import { boxIn, boxNumber, type Box, type Stage } from '../model/box.ts';
import { blank, type State } from '../../../engine/state.ts';
import type { Options } from '../../../engine/game.ts';
import {
  allDivisions,
  allKorps,
  areaName,
  at,
  capOf,
  commanderName,
  divisionsOf,
  fieldOf,
  GERMAN,
  isStaging,
  korpsName,
  off,
  placeOf,
  putPiece,
  stagingAreas,
  tracksOf,
} from '../model/state.ts';
import { ask, call, emit, steps } from './flow.ts';

/** 6.0 The board before the Korps are placed. The player chooses their staging areas (step 5); until then they are out of play. */
export const layOut = (box: Box, options: Options): State => {
  const g = blank(box.board.size, box);
  g.cells[at(g).turn] = 1;
  g.cells[at(g).panic] = tracksOf(g).panic.start;
  for (const k of allKorps(g)) {
    g.cells[at(g).audacity + k] = capOf(g, k);
    for (const d of divisionsOf(g, k)) putPiece(g, d, off(g).out);
  }
  box.counters.forEach(({ bag }, i) => putPiece(g, box.divisions + i, boxNumber(box.areas, bag ?? 'Campaign Assets')));
  for (const area of fieldOf(g)) g.cells[at(g).garrison + area] = 1;
  g.cells[at(g).strategicVillages] = options.strategicVillages === 'yes' ? 1 : 0;
  g.cells[at(g).shockedInPort] = options.shockedInPort === 'fights' ? 1 : 0;
  g.cells[at(g).portArmour] = options.portArmour === 'together' ? 1 : 0;
  return g;
};

type Choice = Stage | { readonly do: 'historical' };

const isStaged = (g: State, korps: number): boolean => placeOf(g, divisionsOf(g, korps)[0]!) !== off(g).out;
const korpsAt = (g: State, staging: number): number =>
  allKorps(g).findIndex(k => placeOf(g, divisionsOf(g, k)[0]!) === staging);
const unstaged = (g: State): readonly number[] => allKorps(g).filter(k => !isStaged(g, k));

const nobodyStaged = (g: State): boolean => !allKorps(g).some(k => isStaged(g, k));

const stage = (g: State, korps: number, staging: number): void => {
  for (const d of divisionsOf(g, korps)) putPiece(g, d, staging);
  emit(g, { is: 'staged', case: '6.0', korps, area: staging });
};

/** 6.0 (5) One whole Korps in each staging area. */
const mayStage = (g: State, { korps, staging }: Stage): Verdict => {
  if (!isStaging(g, staging))
    return no('6.0', `${korpsName(g, korps)} begins in a staging area, and ${areaName(g, staging)} is none`, [staging]);
  if (isStaged(g, korps))
    return blockedBy(places(...divisionsOf(g, korps)), '6.0', `${korpsName(g, korps)} is already placed`);
  const there = korpsAt(g, staging);
  if (there >= 0)
    return blockedBy(
      places(...divisionsOf(g, there)),
      '6.0',
      `${areaName(g, staging)} already holds ${korpsName(g, there)}: one Korps in each staging area`,
      [staging],
    );
  return ok;
};

/** The historical set-up in words: each Korps in the staging area of the same number. */
export const historically = (g: State): string =>
  allKorps(g)
    .map(k => `${commanderName(g, k)} at ${areaName(g, stagingAreas(g)[k]!)}`)
    .join(', ');

const HISTORICAL = { do: 'historical' } as const;

export const placing: Decision<Choice> = {
  verbs: ['stage', 'historical'],
  candidates: g => [...(nobodyStaged(g) ? [HISTORICAL] : []), ...unstaged(g).flatMap(k => boxIn(g).choices.stage[k]!)],
  judge: (g, _a: Question, c) => {
    if (c.do === 'historical')
      return nobodyStaged(g)
        ? ok
        : blockedBy(places(...allDivisions(g)), '6.0', 'a Korps has been placed already: place the others one by one');
    return mayStage(g, c);
  },
  take: (g, _a, c) => {
    if (c.do === 'historical') allKorps(g).forEach(k => stage(g, k, stagingAreas(g)[k]!));
    else stage(g, c.korps, c.staging);
    const left = unstaged(g);
    if (left.length === 1)
      stage(
        g,
        left[0]!,
        stagingAreas(g).find(s => korpsAt(g, s) < 0)!,
      );
    return again;
  },
  say: (g, _a, c) =>
    c.do === 'historical'
      ? `Historical set-up: ${historically(g)}`
      : `${korpsName(g, c.korps)} at ${areaName(g, c.staging)}`,
};

export const game = steps('game', [
  {
    at: '6.0/korps',
    case: '6.0',
    name: 'Set-up',
    run: g => (unstaged(g).length ? ask(GERMAN, 'placing', '6.0') : next),
  },
  { at: '7.0/turn', case: '7.0', name: 'Game turn', run: () => call('turn', {}, '7.0/turn') },
]);
