/** The laws that every game keeps, in all four scenarios; a few random games of each are played to the end here, 500 by `npm run laws`. */
import { seededRandom, type Rnd } from '../../../engine/random.ts';
import { clone, type Side, type State } from '../../../engine/state.ts';
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { testLaws } from '../../../engine/test/laws.ts';
import { sameText, textOf, walkMachine } from '../../../engine/test/walk.ts';
import { boxOf } from '../model/box.ts';
import { noRetreat } from '../game.ts';
import { pack } from '../pack.ts';
import { A, ALLIED_CAMP, campOf, DUTCH, G, GERMAN_CAMP, nationOf, SWISS } from '../model/army.ts';
import type { HexId } from '../../../kernel/hex.ts';
import type { TruthSpec } from '../../../engine/test/truth.ts';
import { gridOf } from '../model/ground.ts';
import { beside, OUT } from '../model/places.ts';
import { markIn } from '../rules/combat/markers.ts';
import {
  AT,
  at,
  DROPS,
  isFrance,
  landOf,
  NEUTRALS,
  onMap,
  option,
  placeOf,
  unitsInPlay,
  unitsOf,
} from '../model/state.ts';

/** 24.3 A Target on Dutch or Swiss units shows something of the German plan. */
const isShown = (g: State): boolean =>
  unitsOf(g, A).some(
    u => [DUTCH, SWISS].includes(nationOf(g, u)) && onMap(g, u) && markIn(g, placeOf(g, u)) !== undefined,
  );
/** 5.0, 2.6, 5.7 Exchanges two pieces that the side cannot tell apart: cards of the enemy's hand and of the pile, markers of one front in cup, hand and Battle Experience box, plans; knows the rule of sight from the rulebook only. */
const swapHidden = (g: State, side: Side, rnd: Rnd): State => {
  const to = clone(g);
  const { SIZE, FIRST_MARKER, FIRST_PLAN, CARDS, MARKERS, PLANS } = boxOf(g);
  const { piece, known } = at(g);
  const bit = side === 'german' ? 1 : 2;
  const foe = side === 'german' ? 'allied' : 'german';
  const isHidden = (p: number): boolean => (g.cells[known + p]! & bit) === 0;
  const foeNo = foe === 'german' ? 0 : 1;
  const swap = (pieces: readonly number[]): void => {
    const hidden = pieces.filter(isHidden);
    const one = hidden[rnd(hidden.length)];
    const two = hidden[rnd(hidden.length)];
    if (one === undefined || two === undefined) return;
    for (const cell of [piece, known])
      [to.cells[cell + one], to.cells[cell + two]] = [g.cells[cell + two]!, g.cells[cell + one]!];
  };
  const lying = (from: number, count: number, boxes: readonly number[]): readonly number[] =>
    Array.from({ length: count }, (_, i) => from + i).filter(p => boxes.some(b => g.cells[piece + p] === SIZE + b));
  swap(lying(0, CARDS.length, [0, 2 + foeNo]));
  /** 19.3 The Initiative Target is known wherever it lies. */
  const isBacked = (p: number): boolean =>
    MARKERS[p - FIRST_MARKER]!.side === foeNo && !MARKERS[p - FIRST_MARKER]!.beside;
  const markers = lying(FIRST_MARKER, MARKERS.length, [4 + foeNo, 6 + foeNo, 9]).filter(isBacked);
  for (const in1939 of [true, false]) swap(markers.filter(p => MARKERS[p - FIRST_MARKER]!.in1939 === in1939));
  /** 26.9 Where plans are scored at once their points tell of them. */
  if (isFrance(g) && !isShown(g) && !option(g, 'planPoints'))
    swap(lying(FIRST_PLAN, PLANS.length, [11 + foeNo, 13 + foeNo]).filter(p => PLANS[p - FIRST_PLAN]!.side === foe));
  /** 20.3 Two of his plan markers, in the box or aside: how many lie in the box is seen, not which. */
  const [m, n] = [foeNo * 4 + rnd(4), foeNo * 4 + rnd(4)];
  [to.cells[AT.planMarker + m], to.cells[AT.planMarker + n]] = [
    g.cells[AT.planMarker + n]!,
    g.cells[AT.planMarker + m]!,
  ];
  if (to.cells[at(g).fresh] !== 0 && side === 'allied') to.cells[at(g).fresh] = 0;
  return to;
};

/** 5.0 A marker that is used for its ability is turned up: which of its kind it was, its front shows. */
const TURNS_UP: readonly string[] = [
  'commit',
  'score',
  'cancel',
  'blitz',
  'target',
  'blow',
  'giveUp',
  'hex',
  'play',
  'expel',
];
/** 26.9 Points of a plan that is scored at once tell of it. */
const isScoring = (g: State): boolean => option(g, 'planPoints') && g.stack.some(f => f.proc === 'checks');

/** Takes units that a test chooses off the map. */
const takeOff = (g: State, isTaken: (unit: number, hex: number) => boolean): void => {
  const { place } = at(g);
  for (const u of unitsInPlay(g)) if (onMap(g, u) && isTaken(u, placeOf(g, u))) g.cells[place + u] = beside(g, OUT);
};
/** The unit whose march is under way. */
const movingUnit = (g: State): number | undefined => {
  const unit = g.stack.at(-1)?.vars['unit'];
  return typeof unit === 'number' ? unit : undefined;
};
/** Whose enemies: those of the unit that moves or is asked about, else those of the side. */
const campAsked = (g: State, side: Side, units: readonly number[]): number => {
  const unit = units[0] ?? movingUnit(g);
  return unit === undefined ? (side === 'german' ? GERMAN_CAMP : ALLIED_CAMP) : campOf(g, unit);
};
const hasUnits = (g: State, hexes: readonly number[]): boolean =>
  unitsInPlay(g).some(u => hexes.includes(placeOf(g, u)));
/** Where it is nobody that stands in the way: somebody of each side. */
const fill = (g: State, hexes: readonly number[]): void => {
  for (const side of [G, A] as const) {
    const movable = unitsOf(g, side).filter(u => onMap(g, u));
    for (const [i, hex] of hexes.entries()) g.cells[at(g).place + movable[i % movable.length]!] = hex;
  }
};
/** 13.4, 19.10 Zones come of enemies in a hex or next to it, and of Drop! markers. 12.1 Nothing cuts a line where no enemy is left, everything is friendly and everybody at war. */
const remove: TruthSpec['remove'] = (g, { is, at: rows }, side) => {
  const isNear = (hex: number): boolean =>
    rows.some(row => row === hex || gridOf(g).around[row]!.includes(hex as HexId));
  const camp = campAsked(g, side, is === 'supply' ? rows : []);
  if (is === 'stack')
    return hasUnits(g, rows) ? takeOff(g, (u, hex) => u !== movingUnit(g) && rows.includes(hex)) : fill(g, rows);
  takeOff(g, (u, hex) => campOf(g, u) !== camp && (is === 'supply' || isNear(hex)));
  if (camp !== GERMAN_CAMP) for (const d of DROPS.keys()) g.cells[at(g).drop + d] = beside(g, OUT);
  if (is === 'zone') return;
  for (const hex of landOf(g)) g.cells[at(g).control + hex] = side === 'german' ? G : A;
  for (const n of NEUTRALS.keys()) g.cells[AT.war + n] = 1;
};

testLaws(noRetreat, {
  games: 4,
  dear: 1,
  seed: 'sedan',
  options: process.env['LAWS'] === 'whole' ? 'all pairs' : 'default',
  unsampled: ['leave', 'cancel', 'discard', 'play', 'add', 'attack', 'land'],
  swap: swapHidden,
  /** 13.3.4, 14.7.5 Who is put out of a full hex or falls back is seen to go, also where he is lost at once; 5.0 a discard lies open, also where all are shuffled at once. */
  open: ['shove', 'retreat', 'discard'],
  oneReason: true,
  truth: { remove },
  reveals: (g, _world, c) => TURNS_UP.includes(c.do) || isScoring(g),
});

/** Whether somebody is asked rests on what all can see: with his holes each side comes to the same question. */
const goesOnInView = (g: State, side: Side): void => {
  const view = noRetreat.machine.view(g, side);
  sameText(`${side} goes on at ${g.stack.at(-1)?.at}`, textOf(noRetreat.machine.resume(clone(view))), textOf(view));
};
/** The screen, the list of games and the message that carries them: the same, to the letter and in length, whatever the other side hides. */
test('5.0, 5.7, 20.3 no view, standing or count tells hands, backs of markers, plans or plan markers', () => {
  const { view, standing } = pack.gameOf(pack.shipped);
  for (const scenario of ['france', 'poland']) {
    const rnd = seededRandom(`views ${scenario}`);
    walkMachine(noRetreat, { scenario, options: optionsOf(noRetreat, scenario, {}) }, rnd, (g, entries) => {
      for (const side of noRetreat.sides) goesOnInView(g, side);
      if (entries % 150 > 0) return;
      for (const side of noRetreat.sides) {
        const look = (w: State): string =>
          JSON.stringify([view(noRetreat.machine.view(w, side), side), standing(w, view(w, side))]);
        expect(look(swapHidden(g, side, rnd))).toBe(look(g));
      }
    });
  }
});

/** Every way through the set-up, for random games seldom draw French Initiative twice: `way` is what was asked and the verb of the answer, as all see. */
const setUps = (g: State, visit: (g: State, way: string) => void, way = ''): void => {
  const { machine } = noRetreat;
  if (g.stack.length > 1) return;
  visit(g, way);
  const goOn = (step: (to: State) => void, word: string): void => {
    const to = clone(g);
    step(to);
    setUps(to, visit, `${way} ${word}`);
  };
  if (g.wait.for === 'chance' && 'take' in g.wait.draw) {
    for (const out of machine.rules.pool(g, g.wait.draw.from)) goOn(to => machine.feed(to, [out]), 'draw');
    return;
  }
  const [ask] = machine.open(g);
  for (const c of machine.choices(g, ask!)) goOn(to => machine.giveListed(to, ask!, c), c.do);
};
test('5.7, 24.1, 24.2, 26.6 whatever plans are drawn, the set-up goes on from a save or a view, and being asked tells no plan', () => {
  const { machine } = noRetreat;
  const rnd = seededRandom('plans');
  for (const alternateMoves of ['no', 'yes']) {
    const asked = new Map<string, string>();
    setUps(startOf(noRetreat, 'france', optionsOf(noRetreat, 'france', { alternateMoves })), (g, way) => {
      sameText(`resumed after${way}`, textOf(machine.resume(clone(g))), textOf(g));
      for (const a of machine.open(g))
        sameText(
          `${a.side} may choose after${way}`,
          JSON.stringify(machine.choices(machine.view(g, a.side), a)),
          JSON.stringify(machine.choices(g, a)),
        );
      for (const side of noRetreat.sides) {
        const view = machine.view(g, side);
        goesOnInView(g, side);
        sameText(`${side} sees after${way}`, textOf(machine.view(swapHidden(g, side, rnd), side)), textOf(view));
      }
      const view = machine.view(g, 'german');
      const known = `${way}: ${view.cells.join()}`;
      const stands = JSON.stringify([view.stack, view.wait]);
      sameText(`german sees asked after${way}`, asked.get(known) ?? stands, stands);
      asked.set(known, stands);
    });
    expect([...asked.keys()].some(known => known.startsWith(' draw redraw draw plan'))).toBe(true);
  }
});
