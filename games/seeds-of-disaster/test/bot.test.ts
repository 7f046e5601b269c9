/** What the staff of The Seeds of Disaster decides: positions with one right answer, and whole games without a fault. */
import { describe, expect, test } from 'vitest';
import { botFor } from '../../../bots/levels.ts';
import { playMatch } from '../../../bots/play.ts';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { labelled } from '../../../engine/labels.ts';
import { settle } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import { HOLE, type Json, type State } from '../../../engine/state.ts';
import { clears, stakesOf } from '../bot/clash.ts';
import { seedsOfDisasterBrain as brain } from '../bot/brain.ts';
import { evaluate } from '../bot/evaluate.ts';
import { lineOf } from '../bot/line.ts';
import { situationOf } from '../bot/situation.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { areaOf, armiesIn } from '../model/army.ts';
import { A, boxOf } from '../model/box.ts';
import { seedsOfDisaster as game } from '../game.ts';
import { controlOf } from '../model/ground.ts';
import { POLICIES } from '../rules/policies.ts';
import { bandChances } from '../rules/combat/dice.ts';
import { scene } from './scene.ts';
import { areaNo, does, unitNo, war, type War, type Who } from './war-scene.ts';

/** What the staff would do now, in labels, from its own view. */
const choice = (g: State, side?: Who): { readonly [field: string]: Json } => {
  const a = game.machine.open(g).find(x => side === undefined || x.side === side)!;
  const view = game.machine.view(g, a.side);
  return labelled(game.labels, brain.pick(view, a, seededRandom('one'), 0));
};
/** What the general's plan would do now, from its own view. */
const planned = (g: State): { readonly [field: string]: Json } => {
  const a = game.machine.open(g)[0]!;
  const view = game.machine.view(g, a.side);
  return labelled(game.labels, brain.plans.intentions(view, a.side)[0]!.pick(view, a, seededRandom('one')));
};
/** The staff moves a whole segment. */
const marched = (w: War, side: Who, by: (g: State) => { readonly [field: string]: Json } = choice): War => {
  for (let i = 0; i < 60; i++) {
    const a = game.machine.open(w.g)[0];
    if (a?.side !== side || a.kind !== 'marching') break;
    const c = by(w.g);
    if (c['do'] === 'done') break;
    does(w, side, c);
  }
  return w;
};
const placeNamed = (w: War, unit: string): string =>
  boxOf(w.g).placeNames[w.g.cells[boxOf(w.g).CELLS.place + unitNo(unit)]!]!;

describe('the general', () => {
  const FRONT = { Namur: ['G 6 Army'], Bastogne: ['G 12 Army'], Lille: ['F 1 Army'], Sedan: ['F 2 Army'] };
  /** The Areas that the Germans could walk to past those that are shut. */
  const walked = (g: State, shut: readonly number[]): ReadonlySet<number> => {
    const reached = new Set([areaNo('Namur'), areaNo('Bastogne')]);
    for (const here of reached) for (const n of boxOf(g).nextTo[here]!) if (!shut.includes(n)) reached.add(n);
    return reached;
  };
  test('20.0 its line parts the enemy from Paris, and no Area of it is idle', () => {
    const { g } = war({ at: FRONT, turn: 'allied', segment: 'movement' });
    const line = lineOf(situationOf(g, A, WEIGHTS), () => 9);
    const open = (shut: readonly number[]): number =>
      boxOf(g).objectives.filter(o => walked(g, shut).has(o) && controlOf(g, o) === A).length;
    for (const third of boxOf(g).paris) expect(walked(g, line).has(third)).toBe(false);
    for (const area of line) expect(open(line.filter(a => a !== area))).toBeGreaterThan(open(line));
  });
  test('13.1.2 its units march from three Areas to one attack', () => {
    const at = { Cologne: ['G 6 Army:9'], Koblenz: ['G XIV Mot'], Dusseldorf: ['G V'], Liege: ['F 1 Army:9'] };
    const w = marched(war({ at, segment: 'movement' }), 'german', planned);
    const beside = boxOf(w.g).nextTo[areaNo('Liege')]!;
    for (const unit of ['G 6 Army', 'G XIV Mot', 'G V']) expect(beside).toContain(areaOf(w.g, unitNo(unit)));
  });
});
describe('weeks', () => {
  test('20.0 a panzer corps that can ride into an empty objective does', () => {
    const w = war({ at: { Arras: ['G XIX Pz'], Belfort: ['F 8 Army'] }, segment: 'movement' });
    expect(['Dunkirk', 'Lille', 'Paris North', 'Rouen', 'Reims']).toContain(
      placeNamed(marched(w, 'german'), 'G XIX Pz'),
    );
  });
  test('20.0 an army beside an open Paris goes in when the enemy is next to it', () => {
    const at = { Amiens: ['G 4 Army'], Orleans: ['F 7 Army'] };
    const w = war({ at, turn: 'allied', segment: 'movement' });
    expect(placeNamed(marched(w, 'allied'), 'F 7 Army')).toMatch(/^Paris|^Rouen/);
  });
  test('3.0 the last third of Paris is left alone while it would end a game that is lost', () => {
    const near = (held: readonly string[]): War => {
      const taken = Object.fromEntries(['Paris North', 'Paris South-West', ...held].map(a => [a, 'german' as const]));
      return marched(
        war({ at: { Melun: ['G XIX Pz'], Belfort: ['F 8 Army'] }, held: taken, segment: 'movement' }),
        'german',
      );
    };
    expect(placeNamed(near([]), 'G XIX Pz')).not.toBe('Paris East');
    const won = near(['Lille', 'Dunkirk', 'Antwerp', 'Brussels', 'Rotterdam', 'Rouen', 'Reims', 'Dijon']);
    expect(placeNamed(won, 'G XIX Pz')).toBe('Paris East');
  });
  test('9.2.2 a panzer corps with its army is Poised before the segment ends', () => {
    const around = { Liege: ['F 1 Army:8'], Bastogne: ['F 2 Army'], Eindhoven: ['NL I'], Hasselt: ['B I'] };
    const w = war({ at: { Aachen: ['G 6 Army:14', 'G XVI Pz'], ...around }, segment: 'movement' });
    expect(placeNamed(marched(w, 'german'), 'G XVI Pz')).toBe('Poised with G 6 Army');
  });
  test('13.0 a strong army attacks a corps, and leaves alone what is stronger than itself', () => {
    const strong = war({ at: { Aachen: ['G 6 Army:14'], Liege: ['NL I:1'] } });
    expect(choice(strong.g)).toEqual({ do: 'attack', area: 'Liege' });
    const weak = war({ at: { Aachen: ['G 6 Army:2'], Liege: ['F 1 Army:15'] } });
    expect(choice(weak.g)).toEqual({ do: 'done' });
  });
  test('13.7.7 infantry bears a loss before tanks', () => {
    const at = { Aachen: ['G 6 Army:14', 'G I'], Liege: ['F 1 Army:8'] };
    const w = war({ at, poised: { 'G 6 Army': ['G XVI Pz'] } });
    const lose = POLICIES.find(p => p.id === 'least-loss')!;
    const list = ['G 6 Army', 'G XVI Pz', 'G I'].map(u => ({ do: 'lose', unit: unitNo(u) }));
    expect(lose.choose(w.g, game.machine.open(w.g)[0]!, list, {})!.unit).toBe(unitNo('G 6 Army'));
  });
  test('13.4 a corps that would be crushed goes while there are CPs, and stands when it cannot', () => {
    const attacked = (cp: number): War => {
      const at = { Aachen: ['G 6 Army:19'], Liege: ['F X:1'], Namur: ['F 1 Army:9'] };
      const w = war({ at, cp: [0, cp] });
      does(w, 'german', { do: 'attack', area: 'Liege' });
      does(w, 'german', { do: 'add', unit: 'G 6 Army' });
      does(w, 'german', { do: 'declare' });
      return does(w, 'german', { do: 'strike' });
    };
    expect(choice(attacked(5).g)['do']).toBe('retreat');
    expect(choice(attacked(0).g)['do']).toBe('stand');
  });
});

describe('years', () => {
  test('7.3.2 the Germans put their first twenty RPs into technology, and both spend on', () => {
    const t = scene({ year: 1936, moment: 'mobilisation', columns: { rp: { german: 60, allied: 40 } } });
    expect(choice(t.g, 'german')).toEqual({ do: 'invest', rp: 20 });
    expect(['invest', 'build']).toContain(choice(t.g, 'allied')['do']);
  });
  test('4.1.13 what must be played is', () => {
    const t = scene({ year: 1936, hands: { german: [6, 9], allied: [15] }, moment: 'event cards' });
    expect(choice(t.g, 'german')).toEqual({ do: 'play', card: 'Popular Front' });
  });
});

test('13.7 chances of clearing an Area are those of the bands', () => {
  const g = game.begin('1940', optionsOf(game, '1940', {}), game.version);
  const [one, two] = [
    { strength: 18, dice: 5 },
    { strength: 8, dice: 2 },
  ];
  const { results } = boxOf(g).tables;
  const bands = bandChances(g, 0, one, two).filter(b => b.winner === 0 && results[b.row]!.retreat);
  const stakes = stakesOf(g, WEIGHTS, 1, { steps: 99, rides: false, fort: false });
  expect(clears(stakes, one, two)).toBeCloseTo(
    bands.reduce((n, b) => n + b.share, 0),
    4,
  );
});
test('an objective more is better for the Germans and worse for the Allies', () => {
  const held = war({ at: { Aachen: ['G 6 Army'], Nancy: ['F 1 Army'] }, held: { Lille: 'german' } }).g;
  const open = war({ at: { Aachen: ['G 6 Army'], Nancy: ['F 1 Army'] } }).g;
  expect(evaluate(held, 'german')).toBeGreaterThan(evaluate(open, 'german'));
  expect(evaluate(held, 'allied')).toBeLessThan(evaluate(open, 'allied'));
});
test('what an objective pulls with fades on the way, and through the enemy', () => {
  const free = situationOf(war({ at: { Aachen: ['G 6 Army'], Belfort: ['F 8 Army'] } }).g, 0, WEIGHTS);
  const barred = situationOf(war({ at: { Aachen: ['G 6 Army'], Brussels: ['F 1 Army:19'] } }).g, 0, WEIGHTS);
  expect(free.pull[areaNo('Hasselt')]!).toBeGreaterThan(free.pull[areaNo('Aachen')]!);
  expect(barred.pull[areaNo('Hasselt')]!).toBeLessThan(free.pull[areaNo('Hasselt')]!);
});

test('5.2.2 in a world that fits a view panzers nobody sees are mostly Poised, not gone', () => {
  const g = startOf(game, '1940', optionsOf(game, '1940', {}));
  const view = game.machine.view(g, 'allied');
  let poised = 0;
  for (let i = 0; i < 20; i++) {
    const world = game.machine.rules.fill(view, 'allied', seededRandom(`${i}`));
    poised += boxOf(g).units.filter(u => world.cells[boxOf(g).CELLS.place + u]! >= boxOf(g).firstPoised).length;
    expect(game.machine.view(world, 'allied').cells).toEqual(view.cells);
  }
  expect(poised).toBeGreaterThan(20 * 3);
});
test('8.0 in a world that fits a view no two armies stand where one is the most', () => {
  const { g } = war({ at: { Aachen: ['G 4 Army', 'G III', 'G IV'], Trier: ['G V', 'G 6 Army'] } });
  const view = game.machine.view(g, 'allied');
  for (let i = 0; i < 20; i++) {
    const world = game.machine.rules.fill(view, 'allied', seededRandom(`${i}`));
    expect(game.machine.view(world, 'allied').cells).toEqual(view.cells);
    expect(armiesIn(world, areaNo('Trier'))).toEqual([unitNo('G 6 Army')]);
  }
});

test('16.1.1 who leads the retreat of a broken army is offered in his view what the game would accept', () => {
  const hidden = { Sedan: ['F 2 Army', 'F X'], Verdun: ['F 3 Army', 'F XVI'], Belfort: ['F 8 Army', 'F XVIII'] };
  const at = { Aachen: ['G 6 Army:19'], Liege: ['F 1 Army:8'], ...hidden };
  const w = war({ at, poised: { 'G 6 Army': ['G XVI Pz'] } });
  does(w, 'german', { do: 'attack', area: 'Liege' });
  does(w, 'german', { do: 'add', unit: 'G 6 Army' });
  does(w, 'german', { do: 'declare' });
  does(w, 'german', { do: 'strike' });
  does(w, 'allied', { do: 'stand' }, 6, 6, 1);
  for (let k = 0; k < 4; k++) does(w, 'allied', { do: 'lose', unit: 'F 1 Army' });
  does(w, 'german', { do: 'retreat', area: 'Bastogne' });
  const a = game.machine.open(w.g)[0]!;
  expect([a.side, a.kind]).toEqual(['german', 'retreating']);
  const view = game.machine.view(w.g, 'german');
  expect(game.machine.choices(view, a)).toEqual(game.machine.choices(w.g, a));
  const { place, steps } = boxOf(view).CELLS;
  const army = (name: string): readonly number[] => {
    const unit = boxOf(view).unitNames.indexOf(name);
    return [view.cells[place + unit]!, view.cells[steps + unit]!];
  };
  expect(army('F 2 Army')).toEqual([areaNo('Sedan'), HOLE]); // that it stands there, not how strong it is
  expect(army('F 3 Army')).toEqual([areaNo('Verdun'), HOLE]);
  expect(army('F 8 Army')).toEqual([HOLE, HOLE]); // no way leads there
});

test('lists near a choice hold it, and nothing that is not a candidate', () => {
  const g = startOf(game, '1934', optionsOf(game, '1934', {}));
  const rnd = seededRandom('near');
  const same = (c: object): string => JSON.stringify(Object.entries(c).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  let compared = 0;
  for (let i = 0; i < 400 && g.wait.for !== 'over'; i++) {
    settle(game.machine, g, rnd);
    g.events.length = 0;
    const a = game.machine.open(g)[0];
    if (!a) break;
    const d = game.machine.rules.decisions[a.kind]!;
    const desk = game.machine.positionFor(g, a.side);
    if (d.near && i % 3 === 0) {
      const all = d.candidates(desk, a);
      const known = new Set(all.map(same));
      for (const c of all.filter((_, k) => k % 17 === 0)) {
        const near = d.near(desk, a, c).map(same);
        expect(near).toContain(same(c));
        for (const n of near) expect(known.has(n)).toBe(true);
        compared++;
      }
    }
    game.machine.giveListed(g, a, game.machine.sample(g, a, rnd));
  }
  expect(compared).toBeGreaterThan(100);
});

test.each(['1934', '1940'])(
  'a whole game from %s: every choice of both staffs is listed, and has a reason',
  scenario => {
    const staff = botFor('staff');
    const said: string[] = [];
    const spoken = {
      level: 'staff',
      choose: (...x: Parameters<typeof staff.choose>) => {
        const decided = staff.choose(x[0], { ...x[1], silent: said.length % 7 !== 0 });
        said.push(decided.reason || '-');
        return decided;
      },
    };
    const seats = { german: spoken, allied: spoken };
    const played = playMatch({ game, brain, scenario, options: {}, seats, seed: 'whole', budget: { silent: true } });
    expect(played.errors).toEqual([]);
    expect(played.g.wait.for).toBe('over');
    expect(said.filter(s => s.length > 8).length).toBeGreaterThan(20);
    expect(Object.values(brain.figures(played.happened, played.g)).every(Number.isFinite)).toBe(true);
  },
);
