/** 6.0 Airpower: who has superiority, terror bombing, ground support. */
import { roll } from '../../../engine/chance.ts';
import { blockedBy, cells, no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { again, next } from '../../../engine/flow.ts';
import { tally, type Reckoned, type Row, type Tally } from '../../../engine/effects.ts';
import type { State } from '../../../engine/state.ts';
import { counted } from '../../../engine/words.ts';
import { A, G, type SideNo } from '../model/army.ts';
import { chartsOf } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import { BELGIUM, CZECHOSLOVAKIA, DENMARK, HUNGARY, NETHERLANDS, placed, POLAND, sizeOf } from '../model/ground.ts';
import {
  ALLIED,
  AT,
  AT_WAR,
  at,
  beside,
  foe,
  GERMAN,
  isAlone,
  SET_ASIDE,
  sideName,
  standing,
  turnOf,
} from '../model/state.ts';
import { addPoints } from './control.ts';
import { ask, emit, goto, steps } from './flow.ts';
import { AIR_LEFT } from './obstacles.ts';

// 6.1 Air superiority ----------------------------------------------------------------------------------------------
/** 4.5.1-4.5.4 From the turn after the fall. */
const hasFallen = (g: State, country: number): boolean =>
  g.cells[AT.fell + country]! > 0 && g.cells[AT.fell + country]! < turnOf(g);
/** 3.3.1, 6.1 A neutral at war helps the Allies; one that has fallen hurts them, and so does Czechoslovakia; the fall of Hungary or Poland helps them. */
const MODIFIERS: readonly Row<State>[] = [
  ...[BELGIUM, DENMARK, NETHERLANDS].map((country): Row<State> => ({
    case: '3.3.1',
    name: () => `${COUNTRIES[country]} fights`,
    when: g => standing(g, country) === AT_WAR,
    value: () => 1,
  })),
  ...[CZECHOSLOVAKIA, BELGIUM, DENMARK, NETHERLANDS].map((country): Row<State> => ({
    case: '6.1',
    name: () => `${COUNTRIES[country]} has fallen`,
    when: g => hasFallen(g, country),
    value: () => -1,
  })),
  ...[HUNGARY, POLAND].map((country): Row<State> => ({
    case: '6.1',
    name: () => `${COUNTRIES[country]} has fallen`,
    when: g => hasFallen(g, country),
    value: () => 1,
  })),
];
export const airModifiers = (g: State): Tally => tally(MODIFIERS, g);
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);
const SIX = (count: number): readonly number[] => Array.from({ length: count }, () => 6);
const decide = (g: State, german: number, dice: readonly number[]): void => {
  const allied = sum(dice);
  const { most: more, lines } = airModifiers(g);
  const margin = german - (allied + more);
  g.cells[AT.airWinner] = margin === 0 ? 0 : (margin > 0 ? G : A) + 1;
  g.cells[AT.airLeft] = Math.min(Math.abs(margin), chartsOf(g).air.markers);
  const ledger: readonly Reckoned[] = [
    { name: 'Allied dice', case: '6.1', to: allied },
    ...lines.map(l => ({ name: l.name, case: l.case, to: allied + l.sum })),
  ];
  emit(g, {
    is: 'air',
    case: '6.1',
    dice,
    german,
    allied,
    more,
    because: lines.map(l => `${signed(l.value)} ${l.name}`),
    winner: g.cells[AT.airWinner]!,
    markers: g.cells[AT.airLeft]!,
    ledger,
  });
};
const winner = (g: State): SideNo => (g.cells[AT.airWinner]! - 1) as SideNo;

// 6.2.1 Terror bombing ---------------------------------------------------------------------------------------------
const toBomb = (count: number) => ({ do: 'terror', count }) as const;
export const bombing: Decision<ReturnType<typeof toBomb>> = {
  candidates: g => Array.from({ length: g.cells[AT.airLeft]! + 1 }, (_, count) => toBomb(count)),
  judge: (g, _a, c) => {
    if (c.count < 0) return no('6.2.1', `there are no ${c.count} terror raids`);
    if (c.count <= g.cells[AT.airLeft]!) return ok;
    return blockedBy(AIR_LEFT, '6.2.1', `you have ${counted(g.cells[AT.airLeft]!, 'airpower marker')}, not ${c.count}`);
  },
  take: (g, _a, c) => {
    g.cells[AT.airLeft]! -= c.count;
    return goto(c.count ? '6.2.1/dice' : '6.2.2', { bombs: c.count });
  },
  say: (_g, _a, c) => (c.count ? `Terror bombing with ${c.count}` : 'No terror bombing'),
};

// 6.2.2 Ground support ---------------------------------------------------------------------------------------------
const airIn = (g: State, hex: number): number => {
  const { markers } = chartsOf(g).air;
  for (let i = 0; i < markers; i++) if (g.cells[at(g).air + i] === hex) return i;
  return -1;
};
/** 6.2.2 In any hex, one in each. */
const mayFly = (g: State, hex: number): Verdict => {
  const there = airIn(g, hex);
  if (g.cells[AT.airLeft] === 0) return blockedBy(AIR_LEFT, '6.2.2', 'no airpower marker is left');
  return there < 0
    ? ok
    : blockedBy(cells('air', there), '6.2.2', `an airpower marker is in ${placed(g, hex)} already`, [hex]);
};
type Flying =
  | { readonly do: 'fly'; readonly hex: number }
  | { readonly do: 'recall'; readonly hex: number }
  | { readonly do: 'done' };
const DONE = { do: 'done' } as const;
const toFly = (hex: number) => ({ do: 'fly', hex }) as const;
const toRecall = (hex: number) => ({ do: 'recall', hex }) as const;
const all = (g: State): readonly number[] => Array.from({ length: sizeOf(g) }, (_, hex) => hex);
export const placedAir = (g: State): readonly number[] => {
  const { air } = at(g);
  return Array.from(g.cells.slice(air, air + chartsOf(g).air.markers)).filter(hex => hex >= 0 && hex < sizeOf(g));
};
const mayRecall = (g: State, hex: number): Verdict => {
  if (airIn(g, hex) >= 0) return ok;
  const over = placedAir(g).map(h => placed(g, h));
  const markers = Array.from({ length: chartsOf(g).air.markers }, (_, i) => i);
  return blockedBy(
    cells('air', ...markers),
    '6.2.2',
    `no airpower marker is in ${placed(g, hex)}, ${over.length ? `only in ${over.join(', ')}` : 'none is on the map'}`,
    [hex],
  );
};
export const flying: Decision<Flying> = {
  verbs: ['fly', 'recall', 'done'],
  candidates: g => [DONE, ...all(g).map(toFly), ...placedAir(g).map(toRecall)],
  judge: (g, _a, c) => {
    switch (c.do) {
      case 'done':
        return g.cells[AT.airLeft] === 0
          ? ok
          : blockedBy(AIR_LEFT, '6.2.2', `${counted(g.cells[AT.airLeft]!, 'airpower marker')} must still be placed`);
      case 'fly':
        return mayFly(g, c.hex);
      case 'recall':
        return mayRecall(g, c.hex);
    }
  },
  take: (g, _a, c) => {
    if (c.do === 'done') return next;
    const aside = beside(g, SET_ASIDE);
    g.cells[at(g).air + airIn(g, c.do === 'fly' ? aside : c.hex)] = c.do === 'fly' ? c.hex : aside;
    g.cells[AT.airLeft]! += c.do === 'fly' ? -1 : 1;
    return again;
  },
  /** In rising order, so that each set of hexes comes up in one way only, and no marker is taken back. */
  sample: (g, _a, rnd) => {
    const left = g.cells[AT.airLeft]!;
    const first = Math.max(-1, ...placedAir(g)) + 1;
    const room = sizeOf(g) - left - first + 1;
    if (left === 0) return DONE;
    return room > 0 ? toFly(first + rnd(room)) : toFly(all(g).find(hex => airIn(g, hex) < 0)!);
  },
  say: (g, _a, c) => {
    if (c.do === 'done') return 'All markers are placed';
    return `${c.do === 'fly' ? 'Aircraft over' : 'Aircraft back from'} ${placed(g, c.hex)}`;
  },
};

/** 6.0 At the start of each turn from the third on. */
export const airSteps = steps('turn', [
  {
    at: '6.1/german',
    case: '6.1',
    name: 'Air superiority',
    when: g => !isAlone(g),
    run: g => roll(GERMAN, '6.1', ...SIX(chartsOf(g).air.german)),
    fed: (g, f, faces) => {
      emit(g, { is: 'airDice', case: '6.1', side: G, dice: faces, total: sum(faces) });
      return goto('6.1/allied', { ...f.vars, german: sum(faces) });
    },
  },
  {
    at: '6.1/allied',
    case: '6.1',
    name: 'Air superiority',
    when: g => !isAlone(g),
    run: g => roll(ALLIED, '6.1', ...SIX(chartsOf(g).air.allied)),
    fed: (g, f, faces) => {
      decide(g, f.vars.german!, faces);
      return goto('6.2.1', {});
    },
  },
  {
    at: '6.2.1',
    case: '6.2.1',
    name: 'Terror bombing',
    when: g => !isAlone(g) && g.cells[AT.airLeft]! > 0,
    run: g => ask(sideName(winner(g)), 'bombing', '6.2.1'),
  },
  {
    at: '6.2.1/dice',
    case: '6.2.1',
    name: 'Terror bombing',
    when: (_g, { vars: { bombs = 0 } }) => bombs > 0,
    run: (g, { vars: { bombs = 0 } }) => roll(sideName(winner(g)), '6.2.1', ...SIX(bombs)),
    fed: (g, _f, faces) => {
      const least = chartsOf(g).air.terror;
      const hits = faces.filter(face => face >= least).length;
      emit(g, { is: 'terror', case: '6.2.1', side: winner(g), dice: faces, least, bombs: faces.length, hits });
      addPoints(g, foe(winner(g)), -hits, '6.2.1');
      return goto('6.2.2', {});
    },
  },
  {
    at: '6.2.2',
    case: '6.2.2',
    name: 'Ground support',
    when: g => !isAlone(g) && (g.cells[AT.airLeft]! > 0 || placedAir(g).length > 0),
    run: g => ask(sideName(winner(g)), 'flying', '6.2.2'),
  },
]);
/** 6.3 The markers are returned. */
export const airReturn = steps('turn', [
  {
    at: '6.3',
    case: '6.3',
    name: 'Airpower return',
    when: g => !isAlone(g),
    run: g => {
      const { air } = at(g);
      g.cells.fill(beside(g, SET_ASIDE), air, air + chartsOf(g).air.markers);
      g.cells[AT.airWinner] = 0;
      g.cells[AT.airLeft] = 0;
      return next;
    },
  },
]);
