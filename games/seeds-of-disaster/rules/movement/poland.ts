/** 21.5 The invasion of Poland: which units stay in the West, which garrison Poland for good, and how the rest form two groups. */
import {
  blockedBy,
  cells,
  drawNumber,
  no,
  ok,
  trackCell,
  type Decision,
  type Refused,
  type Verdict,
  places,
} from '../../../../engine/decide.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import {
  forcePool,
  isArmy,
  isFleet,
  outOfPlay,
  placeOf,
  putUnit,
  setSteps,
  sideOf,
  stepsOf,
  typeOf,
  unitName,
  unitsOf,
} from '../../model/army.ts';
import { boxOf, G } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { AT, GERMAN } from '../../model/state.ts';
import { at, monthOf } from '../../model/tracks.ts';
import { ask, emit, steps } from '../flow.ts';

type Choice =
  | { readonly do: 'stay' | 'garrison'; readonly unit: number }
  | { readonly do: 'send'; readonly unit: number; readonly group: number };

const GROUPS = [0, 1] as const;
const groupBox = (g: State, group: number): number => boxOf(g).poland[group]!;
const isMobilised = (g: State, unit: number): boolean =>
  stepsOf(g, unit) > 0 && placeOf(g, unit) !== forcePool(g, G) && placeOf(g, unit) !== outOfPlay(g);
const inPoland = (g: State, unit: number): boolean =>
  placeOf(g, unit) === groupBox(g, 0) || placeOf(g, unit) === groupBox(g, 1);
const stays = (g: State, unit: number): boolean => g.cells[at(g).stays + unit] === 1;
/** What is still to be decided: the units without a place, and how many of them must still be named to stay or to garrison Poland. */
interface Division {
  readonly open: readonly number[];
  readonly armiesToStay: number;
  readonly fleetsToStay: number;
  readonly garrisonLeft: number;
}
const divisionOf = (g: State): Division => {
  const open: number[] = [];
  let [armies, fleets, armiesStay, fleetsStay, left] = [0, 0, 0, 0, 0];
  for (const u of unitsOf(g, G)) {
    if (stays(g, u) && isArmy(g, u) && placeOf(g, u) === outOfPlay(g)) left++;
    if (!isMobilised(g, u)) continue;
    if (stays(g, u)) {
      if (isFleet(g, u)) fleetsStay++;
      else armiesStay++;
    } else if (!inPoland(g, u)) {
      open.push(u);
      if (isArmy(g, u)) armies++;
      if (isFleet(g, u)) fleets++;
    }
  }
  return {
    open,
    armiesToStay: Math.min(NUMBERS.polishGarrison.value - armiesStay, armies), // 21.5.1 Three armies and a fleet stay, if there are so many
    fleetsToStay: Math.min(1 - fleetsStay, fleets),
    garrisonLeft: g.cells[AT.pact] === 0 ? 0 : Math.min(NUMBERS.pactGarrison.value - left, armies), // 21.5.4 armies named so far are out of play
  };
};
/** Which of the three questions is open. */
const stage = (d: Division): 'stay' | 'garrison' | 'send' | undefined => {
  if (d.armiesToStay > 0 || d.fleetsToStay > 0) return 'stay';
  if (d.garrisonLeft > 0) return 'garrison';
  return d.open.length > 0 ? 'send' : undefined;
};
const namedOf = (g: State, is: (g: State, unit: number) => boolean): readonly number[] =>
  unitsOf(g, G).filter(u => stays(g, u) && is(g, u));
const mayStay = (g: State, d: Division, unit: number): Verdict => {
  const name = unitName(g, unit);
  if (isFleet(g, unit))
    return d.fleetsToStay > 0
      ? ok
      : blockedBy(
          cells('stays', ...namedOf(g, isFleet)),
          '21.5.1',
          `${name} goes to Poland: one air fleet stays, and it is named`,
        );
  if (!isArmy(g, unit)) return no('21.5.1', `${name} goes to Poland: of the ground forces only armies stay`);
  return d.armiesToStay > 0
    ? ok
    : blockedBy(
        cells('stays', ...namedOf(g, isArmy)),
        '21.5.1',
        `${name} goes to Poland: three armies stay, and they are named`,
      );
};
const mayGarrison = (g: State, d: Division, unit: number): Verdict => {
  const name = unitName(g, unit);
  if (g.cells[AT.pact] === 0)
    return blockedBy(trackCell('pact'), '21.5.4', `${name}: nobody holds Poland without the Allied-Soviet Pact`);
  if (!isArmy(g, unit)) return no('21.5.4', `${name}: armies are left to hold Poland`);
  return d.garrisonLeft > 0
    ? ok
    : blockedBy(cells('stays', ...namedOf(g, isArmy)), '21.5.4', `${name}: the two armies that hold Poland are named`);
};
/** 21.5.1 Each group gets half of every type; an odd unit may go to either. */
const maySend = (g: State, unit: number, group: number): Verdict => {
  let alike = 0;
  const inGroup: number[] = [];
  for (const u of unitsOf(g, G)) {
    if (typeOf(g, u) !== typeOf(g, unit) || stays(g, u) || !isMobilised(g, u)) continue;
    alike++;
    if (placeOf(g, u) === groupBox(g, group)) inGroup.push(u);
  }
  return inGroup.length < Math.ceil(alike / 2)
    ? ok
    : blockedBy(places(...inGroup), '21.5.1', `${unitName(g, unit)}: group ${'AB'[group]} has its half of this type`);
};
/** Why nothing is to be decided about the unit. */
const settled = (g: State, unit: number): Refused => {
  const name = unitName(g, unit);
  if (sideOf(g, unit) !== G) return no('21.5.1', `${name} is not German`);
  if (stays(g, unit)) return blockedBy(cells('stays', unit), '21.5.1', `${name} has its place already`);
  if (inPoland(g, unit))
    return blockedBy(
      places(unit),
      '21.5.1',
      `${name} marches with group ${'AB'[boxOf(g).poland.indexOf(placeOf(g, unit))]}`,
    );
  return blockedBy(places(unit), '21.5.1', `${name} is not mobilised`);
};
/** 21.5.1, 21.5.4 First the units that stay are named, then the garrison of Poland, then the groups. */
const judge = (g: State, c: Choice, d = divisionOf(g)): Verdict => {
  const now = stage(d);
  const name = unitName(g, c.unit);
  if (!d.open.includes(c.unit)) return settled(g, c.unit);
  if (c.do === 'stay') return mayStay(g, d, c.unit);
  if (now === 'stay')
    return blockedBy(
      cells('stays', ...d.open),
      '21.5.1',
      `${name} waits: first ${d.armiesToStay > 0 ? 'three armies are' : 'a fleet is'} named to stay`,
    );
  if (c.do !== 'send') return mayGarrison(g, d, c.unit);
  return now === 'garrison'
    ? blockedBy(trackCell('pact'), '21.5.4', `${name} waits: first two armies are named to hold Poland`)
    : maySend(g, c.unit, c.group);
};
const choicesFor = ({ open }: Division, now: 'stay' | 'garrison' | 'send'): readonly Choice[] => {
  if (now !== 'send') return open.map(unit => ({ do: now, unit }));
  return open.flatMap(unit => GROUPS.map(group => ({ do: 'send', unit, group }) as const));
};
const WORDS = { stay: 'stays in the West', garrison: 'is left to hold Poland' } as const;
export const sending: Decision<Choice> = {
  planned: true,
  verbs: ['stay', 'garrison', 'send'],
  candidates: g => {
    const d = divisionOf(g);
    const now = stage(d);
    return now ? choicesFor(d, now) : [];
  },
  near: (_g, _a, c) => {
    if (c.do !== 'send') return [{ do: c.do, unit: c.unit }]; // all units still to be decided are listed
    return GROUPS.map(group => ({ do: 'send', unit: c.unit, group }));
  },
  judge: (g, _a, c) => judge(g, c),
  sample: (g, _a, rnd) => {
    const d = divisionOf(g);
    const now = stage(d)!;
    const nth = (k: number): Choice =>
      now === 'send' ? { do: now, unit: d.open[k >> 1]!, group: k & 1 } : { do: now, unit: d.open[k]! };
    const count = now === 'send' ? 2 * d.open.length : d.open.length;
    return nth(drawNumber(count, k => judge(g, nth(k), d).ok, rnd));
  },
  take: (g, _a, c) => {
    if (c.do === 'send') putUnit(g, c.unit, groupBox(g, c.group));
    else g.cells[at(g).stays + c.unit] = 1;
    if (c.do === 'garrison') {
      putUnit(g, c.unit, outOfPlay(g));
      setSteps(g, c.unit, 0);
    }
    emit(g, { is: 'poland', case: '21.5.1', to: [GERMAN], ...c });
    return again;
  },
  forced: ['send'],
  say: (g, _a, c) =>
    c.do === 'send' ? `${unitName(g, c.unit)} to group ${'AB'[c.group]}` : `${unitName(g, c.unit)} ${WORDS[c.do]}`,
};
export const polandSteps = steps('moving', [
  {
    at: '21.5.1/divide',
    case: '21.5.1',
    name: 'Invasion of Poland',
    when: (g, f) => f.vars.who === GERMAN && monthOf(g) === 1,
    run: g => (stage(divisionOf(g)) ? ask(GERMAN, 'sending', '21.5.1') : next),
  },
]);
