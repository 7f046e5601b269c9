/** What the staff of War Comes Early decides: positions with one right answer, and whole games without a fault. */
import { describe, expect, test } from 'vitest';
import { botFor } from '../../../bots/levels.ts';
import { playMatch } from '../../../bots/play.ts';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { labelled } from '../../../engine/labels.ts';
import { settle } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import type { Json, State } from '../../../engine/state.ts';
import type { Table } from '../../../engine/table.ts';
import { A, G } from '../model/army.ts';
import { strikerOf, columnWith, targetAt } from '../bot/battle.ts';
import { warComesEarlyBrain as brain } from '../bot/brain.ts';
import { assessmentOf } from '../bot/assessment.ts';
import { situationOf } from '../bot/situation.ts';
import { WEIGHTS, type Weights } from '../bot/weights.ts';
import { standWorth } from '../bot/worth.ts';
import { boxOf } from '../model/box.ts';
import { warComesEarly as game } from '../game.ts';
import { attackNow, oddsOf } from '../rules/odds.ts';
import { beside, mayStrike } from '../rules/strikes.ts';
import { asked, done, hexNo, ready, scene, whereIs, type SideWord } from './scene.ts';

/** What the staff would do now, in labels. */
const choice = ({ g }: Pick<Table, 'g'>): { readonly [field: string]: Json } => {
  const a = game.machine.open(g)[0]!;
  return labelled(game.labels, brain.pick(game.machine.view(g, a.side), a, seededRandom('one'), 0));
};
/** The staff marches a whole phase. */
const marched = (t: Table, side: SideWord): Table => {
  for (let i = 0; i < 200; i++) {
    const a = game.machine.open(t.g)[0];
    if (a?.side !== side || !['moving', 'marching'].includes(a.kind)) break;
    const c = choice(t);
    if (c['do'] === 'done') break;
    done(t, side, c);
  }
  return t;
};
const unitNo = (t: Table, name: string): number => boxOf(t.g).UNIT_NAMES.indexOf(name);

describe('marches', () => {
  test('4.1 a mechanised corps that can ride into an empty Prague does', () => {
    const t = ready(scene({ scenario: '1938', at: { 2218: ['G XVI'], 2829: ['Cz 3 A'] }, moment: 'german movement' }));
    expect(whereIs(marched(t, 'german'), 'G XVI')).toBe('2121');
  });
  test('13.3 the army beside an empty Warsaw goes in when Germans are near', () => {
    const t = scene({
      at: { 3822: ['P R A'], 3819: ['G39 3 A'], 4330: ['P I'] },
      turn: 3,
      moment: 'Poland movement',
    });
    expect(whereIs(marched(t, 'allied'), 'P R A')).toBe('3821');
  });
  test('10.5 a hex out of supply is worth less by the factors of who stands there', () => {
    const at = { 1412: ['F 1 A'], 1414: ['G I'], 1410: ['G II'], 1512: ['G III'], '0516': ['F 5 A'], 2121: ['G IV'] };
    const t = scene({ scenario: '1938', turn: 5, at, moment: 'Anglo-French movement' });
    const worth = (w: Weights): number => standWorth(assessmentOf(t.g, A, w), unitNo(t, 'F 1 A'), hexNo(t, '1412'));
    expect(worth({ ...WEIGHTS, hungry: 0 }) - worth(WEIGHTS)).toBeCloseTo(WEIGHTS.hungry * (7 + 9));
  });
});

describe('attacks', () => {
  test('12.1 the bot’s column is the rules’ column, attack by attack', () => {
    const rnd = seededRandom('columns');
    const g = startOf(game, '1938', optionsOf(game, '1938', {}));
    let compared = 0;
    for (let i = 0; i < 1500 && g.wait.for !== 'over'; i++) {
      settle(game.machine, g, rnd);
      g.events.length = 0;
      if (g.wait.for !== 'choice') break;
      compared += columnsAlike(g);
      const a = game.machine.open(g)[0]!;
      game.machine.giveListed(g, a, game.machine.sample(g, a, rnd));
    }
    expect(compared).toBeGreaterThan(50);
  });
  const columnsAlike = (g: State): number => {
    const combat = g.stack.at(-1);
    if (combat?.proc !== 'combat') return 0;
    const power = combat.vars.power as number;
    const a = game.machine.open(g)[0]!;
    if (a.kind !== 'attacking') return 0;
    const side = a.side === 'german' ? G : A;
    const s = situationOf(g, side);
    let n = 0;
    for (const c of game.machine.choices(g, a)) {
      if (c.do !== 'attack') continue;
      const hex = c.hex as number;
      const units = beside(g, side, hex).filter(u => mayStrike(g, power, u, hex).ok);
      const t = targetAt(s, hex, 0, WEIGHTS);
      const list = units.map(u => strikerOf(s, t, u));
      expect(columnWith(g, t, list), `${hex}`).toBe(oddsOf(attackNow(g, hex, units)).column);
      n++;
    }
    return n;
  };
  test.each([
    ['12.2.2 from two opposite hexes', '4023', { 4022: ['G39 I'], 4024: ['G39 II'], 4023: ['P I'] }],
    ['1.4 mechanised against a city', '3821', { 3822: ['G39 XIX', 'G39 I'], 3821: ['P GR'] }],
    ['12.1 on the mechanised line', '4023', { 4022: ['G39 XIX', 'G39 I'], 4023: ['P I'] }],
  ])('%s the column is the rules’ too', (_name, target, at) => {
    const t = ready(scene({ at, turn: 2, moment: 'german combat' }));
    const hex = hexNo(t, target);
    const units = beside(t.g, G, hex);
    const s = situationOf(t.g, G);
    const aim = targetAt(s, hex, 0, WEIGHTS);
    const rules = oddsOf(attackNow(t.g, hex, units)).column;
    expect(units.length).toBe(2);
    expect(
      columnWith(
        t.g,
        aim,
        units.map(u => strikerOf(s, aim, u)),
      ),
    ).toBe(rules);
  });
  test('12.3 infantry is lost before a mechanised corps', () => {
    const t = ready(
      scene({
        at: { 3621: ['P Lz A', 'P II', 'P III', 'P V'], 3521: ['G39 XIX', 'G39 I', 'G39 II'], 4330: ['P IV'] },
        turn: 2,
        moment: 'german combat',
      }),
    );
    done(t, 'german', { do: 'attack', hex: '3621' });
    for (const unit of ['G39 XIX', 'G39 I', 'G39 II']) done(t, 'german', { do: 'add', unit });
    done(t, 'german', { do: 'declare' }, 2);
    expect(asked(t)).toBe('german losing');
    expect(choice(t)['unit']).toMatch(/^G39 I+$/);
  });
  test('11.5 a fort that was cleared is entered, though the ground before it is nearer to Prague', () => {
    const t = ready(
      scene({
        scenario: '1938',
        at: { 2118: ['G 8 A', 'G I', 'G II'], 2829: ['Cz 3 A'] },
        moment: 'german combat',
      }),
    );
    done(t, 'german', { do: 'attack', hex: '2119' });
    for (const unit of ['G 8 A', 'G I', 'G II']) done(t, 'german', { do: 'add', unit });
    done(t, 'german', { do: 'declare' }, 1);
    expect(asked(t)).toBe('german advancing');
    expect(choice(t)['do']).toBe('advance');
  });
  test('no attack at odds that only cost corps', () => {
    const at = { 3621: ['P Lz A', 'P II', 'P III', 'P V'], 3521: ['G39 I'], 4330: ['P IV'] };
    expect(choice(ready(scene({ at, turn: 2, moment: 'german combat' })))).toEqual({ do: 'done' });
  });
});

describe('4.5 out of Prague', () => {
  const sortie = (from: string): Json => {
    const at = { [from]: ['Cz II', 'Cz III', 'Cz 1 A'], 2221: ['G XIV'], 2219: ['G 3 A'], 2829: ['Cz 3 A'] };
    return choice(ready(scene({ scenario: '1938', turn: 2, at, moment: 'Czechoslovakia combat' })));
  };
  test('the garrison does not go out for one corps; the same units in the fields beside it do', () => {
    expect(sortie('2121')).toEqual({ do: 'done' });
    expect(sortie('2222')).toEqual({ do: 'attack', hex: '2221' });
  });
});

describe('the general', () => {
  const at = {
    1014: ['G I', 'G II', 'G FG1'],
    '0914': ['F 1 A', 'F XX'],
    1013: ['F 2 A', 'F CAC'],
    1015: ['F 3 A'],
    2121: ['G IV'],
    3821: ['P GR'],
    5534: ['SU 1'],
  };
  test('3.5 presses as the Allies, whose losses come back, where the staff holds', () => {
    const t = ready(scene({ scenario: '1938', turn: 5, at, moment: 'Anglo-French combat' }));
    const seen = { game, view: game.machine.view(t.g, 'allied'), side: 'allied', brain };
    const of = (level: string): Json =>
      labelled(game.labels, botFor(level).choose(seen, { rnd: seededRandom('press'), playouts: 4 }).choice);
    expect(of('staff')).toEqual({ do: 'done' });
    expect(of('general')).toEqual({ do: 'attack', hex: '1014' });
  });
  test('3.1, 3.2 lays out what has served best, the staff whatever is ready', () => {
    const g = startOf(game, '1938', optionsOf(game, '1938', {}));
    const a = game.machine.open(g)[0]!;
    const seen = { game, view: game.machine.view(g, a.side), side: a.side, brain };
    const laid = (level: string): readonly string[] => {
      const one = (n: number): string => {
        const { choice: c } = botFor(level).choose(seen, { rnd: seededRandom(`${n}`), playouts: 1 });
        return boxOf(g).PLANS[c.plan as number]!.id;
      };
      return [...new Set(Array.from({ length: 12 }, (_, n) => one(n)))].toSorted();
    };
    expect(laid('general')).toEqual(['relief']);
    expect(laid('staff')).toEqual(['long-war', 'relief', 'ring']);
  });
  test('a situation is looked at again when somebody has stirred, not while a march is only begun', () => {
    const home = { '0205': ['F I'], 1014: ['G I'], 2121: ['G IV'], 3821: ['P GR'], 5534: ['SU 1'] };
    const t = ready(scene({ scenario: '1938', turn: 5, at: home, moment: 'Anglo-French movement' }));
    const before = situationOf(t.g, A);
    done(t, 'allied', { do: 'move', unit: 'F I' });
    expect(situationOf(t.g, A)).toBe(before);
    expect(before.g.cells).toEqual(t.g.cells);
    done(t, 'allied', { do: 'to', hex: '0105' });
    const after = situationOf(t.g, A);
    expect(after).not.toBe(before);
    expect([after.count[A][hexNo(t, '0205')], after.count[A][hexNo(t, '0105')]]).toEqual([0, 1]);
  });
});

describe('raids', () => {
  const raided = (at: { readonly [hex: string]: readonly string[] }, hex: string): number => {
    const t = scene({ scenario: '1938', turn: 5, at, moment: 'slipped german movement' });
    return situationOf(t.g, G).raid(G)[hexNo(t, hex)]!;
  };
  test('11.6 a city on the railway with nobody before it can be ridden into, another a long way off cannot', () => {
    expect(raided({ 1014: ['F I'] }, '1412')).toBe(1);
    expect(raided({ 1014: ['F I'] }, '4114')).toBe(0);
  });
  test('9.0 a unit in between shuts the way', () => {
    const ring = ['0913', '0914', '1013', '1015', '1114', '1115'];
    const around = Object.fromEntries(ring.map((hex, i) => [hex, [`G ${['I', 'II', 'III', 'IV', 'V', 'VI'][i]}`]]));
    expect(raided({ 1014: ['F I'], ...around }, '1412')).toBe(0);
  });
  test('9.0 the way is open again when who shut it is gone, whatever was worked out before', () => {
    const ring = ['0913', '0914', '1013', '1015', '1114', '1115'];
    const names = ['I', 'II', 'III', 'IV', 'V', 'VI'];
    const around = (n: number) => Object.fromEntries(ring.slice(0, n).map((hex, i) => [hex, [`G ${names[i]!}`]]));
    const found = [6, 0, 6, 1].map(n => raided({ 1014: ['F I'], ...around(n) }, '1412'));
    expect(found).toEqual([0, 1, 0, 1]);
  });
});

describe('German phases', () => {
  const at = { 1014: ['G I'], '0516': ['F 5 A'], 3821: ['P GR'], 5534: ['SU 1'] };
  const window = (turn: number, moment: string, used: readonly string[], columns: object = {}): Table =>
    scene({
      scenario: '1938',
      turn,
      at,
      moment,
      columns: {
        used: Object.fromEntries(used.map(p => [p, 'yes'])),
        standing: { Czechoslovakia: 'fallen' },
        ...columns,
      },
    });
  test('5.3 armies are put together first', () => {
    expect(choice(window(4, 'window after Poland draw', []))).toEqual({ do: 'slip', phase: 'reorganise' });
  });
  test('4.2 on the last turn the march waits while an enemy is still to march', () => {
    expect(choice(window(10, 'window after Anglo-French draw', ['reorganise']))['do']).toBe('pass');
  });
  test('3.3 Danzig scores at once and is violated; Latvia brings nothing', () => {
    const t = scene({ scenario: '1938', turn: 3, at, moment: 'slipped german movement' });
    expect(asked(t)).toBe('german violating');
    expect(choice(t)).toEqual({ do: 'violate', country: 'Danzig' });
  });
});

test('8.3 the staff sees its view only: what lies beneath the top of an enemy stack changes nothing', () => {
  const seen = (hidden: string): Json => {
    const other = hidden === 'P II' ? 'P III' : 'P II';
    const t = scene({
      at: { 3621: [hidden, 'P Lz A'], 3821: [other, 'P GR'], 3521: ['G39 8 A'], 3520: ['G39 10 A'] },
      turn: 2,
      moment: 'german movement',
    });
    return choice(ready(t));
  };
  expect(seen('P II')).toEqual(seen('P III'));
});

describe('whole games', () => {
  const play = (scenario: string, german: string, allied: string) =>
    playMatch({
      game,
      brain,
      scenario,
      options: optionsOf(game, scenario, {}),
      seats: { german: botFor(german), allied: botFor(allied) },
      seed: 'whole',
      budget: { playouts: 2 },
    });
  test.each([
    ['1939', 'staff', 'staff'],
    ['1939', 'cadet', 'captain'],
    ['1938', 'staff', 'staff'],
  ])('%s, %s against %s, every choice is listed and has its reason', (scenario, german, allied) => {
    const { errors, g } = play(scenario, german, allied);
    expect(errors).toEqual([]);
    expect(g.wait.for).toBe('over');
  });
  test('the staff beats random play from either seat', () => {
    const winner = (german: string, allied: string): Json =>
      (game.result(play('1939', german, allied).g) as { readonly winner: string }).winner;
    expect([winner('staff', 'random'), winner('random', 'staff')]).toEqual(['german', 'allied']);
  });
});
