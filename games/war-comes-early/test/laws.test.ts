/** The laws that every game keeps, in both scenarios; a few random games of each are played to the end here, 500 by `npm run laws`. */
import { describe, test } from 'vitest';
import type { Choice } from '../../../engine/decide.ts';
import { seenBy } from '../../../engine/events.ts';
import { admit, readChoice } from '../../../engine/game.ts';
import { seededRandom, type Rnd } from '../../../engine/random.ts';
import { clone, HOLE, type Json, type Side, type State } from '../../../engine/state.ts';
import { testLaws } from '../../../engine/test/laws.ts';
import { nearMisses } from '../../../engine/test/mutants.ts';
import { pairedSetUps } from '../../../engine/test/pairs.ts';
import { hold, inLabels, keyOf, sameText, textOf, walkMachine } from '../../../engine/test/walk.ts';
import { isArmy, isMech, isStaticUnit, nationOf, POWERS } from '../model/army.ts';
import { warComesEarly } from '../game.ts';
import { marchNow } from '../rules/marchers.ts';
import { stackingCountOf } from '../rules/board-cache.ts';
import { stackingCheck } from '../rules/stacking.ts';
import {
  acts,
  at,
  foe,
  is1939,
  isAlone,
  MOVED,
  onMap,
  placeOf,
  pointsOf,
  SIDES,
  sideNo,
  turnOf,
  unitsOf,
} from '../model/state.ts';
import { remove } from './remove.ts';

const WHOLE = process.env.LAWS === 'whole';
/** 8.3 Exchanges two enemy counters of one nation that nobody has looked at, each under another one, with what each has done this phase, where no hex holds too much for it (8.0). Knows the rule of sight from the rulebook only. */
const swapHidden = (g: State, side: Side, rnd: Rnd, alike = (_x: number, _y: number) => true): State => {
  const to = clone(g);
  const { place, level, shown, moved, factor, spent, column, fought, flanked, momentum, reorganised } = at(g);
  const enemies = unitsOf(g, foe(sideNo(side)));
  const isUnder = (u: number): boolean =>
    onMap(g, u) &&
    g.cells[shown + u] === 0 &&
    enemies.some(v => placeOf(g, v) === placeOf(g, u) && g.cells[level + v]! > g.cells[level + u]!);
  const hidden = [...enemies].filter(isUnder);
  const one = hidden[rnd(hidden.length)];
  const others = hidden.filter(u => nationOf(g, u) === nationOf(g, one!) && alike(u, one!));
  const two = others[rnd(others.length)];
  if (one !== undefined && two !== undefined)
    for (const cell of [place, level, moved, factor, spent, column, fought, flanked, momentum, reorganised])
      [to.cells[cell + one], to.cells[cell + two]] = [g.cells[cell + two]!, g.cells[cell + one]!];
  return crowdedHexes(to) > crowdedHexes(g) ? g : to;
};

/** What a choice is answered in a position; what is no choice at all is left out. */
const refusedIn = (g: State, side: Side, x: Json): string => {
  try {
    const found = admit(warComesEarly, g, side, readChoice(warComesEarly, x));
    return 'ok' in found ? JSON.stringify(found) : 'accepted';
  } catch {
    return '';
  }
};
/** 7.0, 8.0 Choices that name an enemy unit and a hex of an enemy stack: a careless answer would say who lies there. */
const formsOfHidden = (g: State, side: Side, rnd: Rnd): readonly Json[] => {
  const enemies = unitsOf(g, foe(sideNo(side))).filter(u => onMap(g, u));
  const unit = enemies[rnd(enemies.length)];
  const other = enemies[rnd(enemies.length)];
  const own = unitsOf(g, sideNo(side)).find(u => isArmy(g, u) && !onMap(g, u));
  if (unit === undefined || own === undefined) return [];
  const hex = placeOf(g, unit);
  return [
    { do: 'form', unit: own, hex, units: [unit, other!] },
    { do: 'scatter', unit, hex },
    { do: 'add', unit },
    { do: 'top', unit },
    { do: 'split', unit },
    { do: 'arrive', unit, hex },
  ].map(c => inLabels(warComesEarly, c));
};

const crowdedHexes = (g: State): number => stackingCountOf(g).crowded;

/** How a stack marches: what each of it is on the move, whoever it is. */
const gait = (g: State): string => {
  const { factor, spent, column, moved } = at(g);
  const of = (u: number) => [
    isMech(g, u),
    isArmy(g, u),
    ...[factor, spent, column, moved].map(cell => g.cells[cell + u]),
  ];
  return marchNow(g)
    .units.map(u => of(u).join())
    .toSorted()
    .join(' ');
};
/** How many of a stack can be lifted at all. */
const liftable = (g: State, hex: number): number =>
  SIDES.flatMap(s => unitsOf(g, sideNo(s))).filter(
    u => placeOf(g, u) === hex && !isStaticUnit(g, u) && g.cells[at(g).moved + u] !== MOVED,
  ).length;
/** `top`, `drop`, `lift` and the like put in another order or unpick (D23, D32); aircraft come in rising order. */
testLaws(warComesEarly, {
  games: 6,
  dear: 1,
  seed: 'munich',
  unsampled: ['lay', 'top', 'drop', 'cancel', 'lift', 'back', 'fly', 'recall'],
  rising: ['add'],
  swap: (g, side, rnd) => swapHidden(g, side, rnd),
  oneReason: true,
  truth: { remove },
  options: WHOLE ? 'all pairs' : 'default',
  /** 11.0 It is seen how many of a stack are lifted, and which hexes they enter; foot and mechanised units together take another way than foot alone. Nothing else of them is told. */
  reveals: (g, world, c) =>
    (c.do === 'to' && gait(g) !== gait(world)) ||
    (c.do === 'stack' && liftable(g, c.hex as number) !== liftable(world, c.hex as number)),
});

// What this game alone must keep ------------------------------------------------------------------------------------
const setUps = pairedSetUps(warComesEarly);
const law = (title: string, games: number, keep: (i: number, rnd: Rnd) => void): void =>
  test(`war-comes-early law: ${title}`, { timeout: WHOLE ? 7_200_000 : 600_000 }, () => {
    for (let i = 0; i < games; i++) keep(i, seededRandom(`munich ${title} ${i}`));
    if (WHOLE) console.log(`${title}: ${games} games`);
  });
const PHASES = ['reorganisation', 'movement', 'combat'];
/** 5.2, 5.3, 4.3, 8.0 What is told in a turn, added up. */
const watched = () => {
  const sums = [50, 50];
  const declared = new Set<string>();
  return (g: State): void => {
    for (const e of g.events) {
      if (e.is === 'points') sums[e.side as number]! += e.change as number;
      if (e.is !== 'slipped') continue;
      const name = `turn ${turnOf(g)} ${String(e.phase)}`;
      hold(!declared.has(name) && !isAlone(g), () => `a German phase twice: ${name}`);
      declared.add(name);
    }
    if (!is1939(g) && g.wait.for !== 'over')
      for (const [side, sum] of sums.entries())
        hold(pointsOf(g, side as 0 | 1) === sum, () => `${SIDES[side]} has ${pointsOf(g, side as 0 | 1)}, not ${sum}`);
    const phase = g.stack.findLast(f => PHASES.includes(f.proc));
    if (phase && g.wait.for === 'choice' && g.stack.at(-1) === phase)
      hold(acts(g, phase.vars.power as number), () => `${POWERS[phase.vars.power as number]} has fallen, and acts`);
    if (g.wait.for === 'choice' && ['declaring', 'ordering'].includes(g.wait.ask.kind)) {
      const left = stackingCheck.run(clone(g), { proc: 'combat', at: '8.0', vars: { power: 0 } });
      hold(
        'to' in left && left.to === 'next',
        () => 'a hex holds too much after a phase, and somebody could be moved out',
      );
    }
  };
};
describe('war-comes-early, its own', () => {
  law('each German phase once, totals as told, no phase of the fallen, no overstack', WHOLE ? 1000 : 4, (i, rnd) => {
    const look = watched();
    walkMachine(warComesEarly, setUps[i % setUps.length]!, rnd, look);
  });
  law('a refusal tells nothing of those beneath an enemy top', WHOLE ? 40 : 2, (i, rnd) => {
    const { machine } = warComesEarly;
    walkMachine(warComesEarly, setUps[i % setUps.length]!, rnd, (g, entries) => {
      if (g.wait.for !== 'choice' || (!WHOLE && entries % 5 > 0)) return;
      const { ask } = g.wait;
      const world = swapHidden(g, ask.side, rnd);
      if (world === g) return;
      const list = machine.choices(g, ask);
      const wrong = nearMisses(warComesEarly, inLabels(warComesEarly, list[rnd(list.length)]!) as Choice, rnd);
      for (const x of [...wrong, ...formsOfHidden(g, ask.side, rnd)]) {
        const [one, two] = [g, world].map(w => refusedIn(w, ask.side, x));
        sameText(`what ${ask.side} hears of ${JSON.stringify(x)}`, two!, one!);
      }
    });
  });
  /** Of one size and one mobility: how far a stack gets is seen by everybody. */
  law('a march tells nothing of those beneath the top who march alike', WHOLE ? 40 : 2, (i, rnd) => {
    const { machine } = warComesEarly;
    walkMachine(warComesEarly, setUps[i % setUps.length]!, rnd, g => {
      if (g.wait.for !== 'choice' || g.wait.ask.kind !== 'marching') return;
      const { ask } = g.wait;
      const eyes = ask.side === 'german' ? 'allied' : 'german';
      const alike = (x: number, y: number) => isMech(g, x) === isMech(g, y) && isArmy(g, x) === isArmy(g, y);
      const world = swapHidden(g, eyes, rnd, alike);
      const c = machine.sample(g, ask, rnd);
      if (c.do !== 'to' || !machine.choices(world, ask).some(x => keyOf(x) === keyOf(c))) return;
      const { place, level } = at(g);
      const isSwapped = (u: number) => [place, level].some(cell => g.cells[cell + u] !== world.cells[cell + u]);
      const swapped = unitsOf(g, sideNo(ask.side)).filter(isSwapped);
      const [one, two] = [g, world].map(w => {
        const on = clone(w);
        machine.giveListed(on, ask, c);
        const view = machine.view(on, eyes);
        const told = JSON.stringify(on.events.filter(e => seenBy(e, eyes)));
        return { told, sees: textOf(view), shows: swapped.some(u => view.cells[place + u] !== HOLE) };
      });
      if (one!.shows || two!.shows) return; // who marched off has left another on top
      sameText(`what ${eyes} sees of a march`, two!.sees, one!.sees);
      sameText(`what ${eyes} is told of a march`, two!.told, one!.told);
    });
  });
});
