/** What the screens are given: nothing of what is hidden, the truth within the odds, and every destination that is listed. */
import { expect, test } from 'vitest';
import { legal } from '../../../engine/decide.ts';
import { seededRandom } from '../../../engine/random.ts';
import { clone, type State } from '../../../engine/state.ts';
import { inGame, walkMachine } from '../../../engine/test/walk.ts';
import { france40 } from '../game.ts';
import { marching } from '../rules/march.ts';
import { oddsOf } from '../rules/odds.ts';
import { mobileUnits, PLANNED } from '../model/state.ts';
import { viewOf } from '../view.ts';
import { overlaysOf, traceFor } from '../view/overlays.ts';
import { done, factors, march, scene } from './scene.ts';
import { AT, hexOf, labelOf, resultAt } from './shipped.ts';

const { machine } = france40;
const OPTIONS = { fortRetreat: 'bloodbath', automaticFour: 'both', panzersInCities: 'mechanised' };
const walk = (scenario: string, every: number, visit: (g: State) => void): void => {
  const setUp = { scenario, options: OPTIONS };
  inGame(`view ${scenario}`, setUp, rnd =>
    walkMachine(france40, setUp, rnd, (g, entries) => {
      if (entries % every === 0 && g.wait.for === 'choice') visit(g);
    }),
  );
};

test.each(['1940', '1939'])('3.10 in %s a view holds nothing that other hidden units would change', scenario => {
  const rnd = seededRandom(`swap ${scenario}`);
  let hid = 0;
  walk(scenario, 131, g => {
    for (const side of ['german', 'allied', '']) {
      const view = viewOf(g, side);
      const other = machine.rules.fill(clone(machine.view(g, side)), side, rnd);
      expect(viewOf(other, side)).toEqual(view);
      expect(viewOf(machine.view(g, side), side)).toEqual(view);
      if (view.stacks.some(s => s.hidden > 0)) hid++;
    }
  });
  expect(hid).toBeGreaterThan(10);
});
test('3.10 the overlays hold nothing that other hidden units would change', () => {
  const rnd = seededRandom('swap overlays');
  let shown = 0;
  walk('1940', 101, g => {
    for (const side of ['german', 'allied']) {
      const other = machine.rules.fill(clone(machine.view(g, side)), side, rnd);
      expect(overlaysOf(other, side)).toEqual(overlaysOf(g, side));
      shown++;
    }
  });
  expect(shown).toBeGreaterThan(4);
});

/** Three-high stacks in touch, most of the defenders hidden. */
const CLASH = {
  forts: [],
  phase: 'combat',
  at: {
    2322: ['F X', 'F I', 'F III'],
    2423: ['F Co/1', 'F Cv'],
    2321: ['G III', 'G II'],
    2323: ['G XI', 'G 19 Pz'],
    2923: ['F IV', 'F V/1', 'F VI'],
    2625: ['F XX', 'F XI'],
  },
} as const;
test('11.10 whatever lies hidden, the column of an attack is within the range its owner is shown; the enemy is shown nothing of the draft', () => {
  const t = scene(CLASH);
  const rnd = seededRandom('odds');
  const columns = new Set<number>();
  done(t, 'german', { do: 'attack', hex: '2322' });
  expect(viewOf(t.g, 'german').battle).toMatchObject({ attackers: [], hidden: 2 });
  for (const unit of ['G III', 'G II', 'G XI', 'G 19 Pz']) done(t, 'german', { do: 'add', unit });
  const { odds, attackers } = viewOf(t.g, 'german').battle!;
  const planned = [...mobileUnits(t.g)].filter(u => t.g.cells[AT.fought + u] === PLANNED);
  expect([odds!.sure, attackers.map(a => a.unit)]).toEqual([false, ['G 19 Pz', 'G II', 'G III', 'G XI']]);
  expect(viewOf(t.g, 'allied').battle).toMatchObject({ attackers: [], able: [] });
  for (let k = 0; k < 200; k++) {
    const world = machine.rules.fill(clone(machine.view(t.g, 'german')), 'german', rnd);
    const truth = oddsOf({ g: world, hex: hexOf('2322'), attackers: planned, armoured: false });
    expect(odds!.columns.map(c => c.column)).toContain(truth.column);
    expect([odds!.defence[0] <= truth.defence, truth.defence <= odds!.defence[1]]).toEqual([true, true]);
    columns.add(truth.column);
  }
  for (const c of odds!.columns) expect(Object.values(c.chances).reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  expect(columns.size).toBeGreaterThan(1);
});
test('11.12, 11.13 an attacker says why it does not use the factor it prints', () => {
  const because = (at: Record<string, readonly string[]>, hex: string) => {
    const t = scene({ forts: [], phase: 'combat', at });
    done(t, 'german', { do: 'attack', hex });
    return viewOf(t.g, 'german').battle!.able.map(a => [a.unit, a.factor, a.because.map(b => b.case)]);
  };
  const [attack, defence] = factors('G 19 Pz/4');
  expect(because({ 2529: ['F X'], 2530: ['G III'] }, '2529')).toEqual([
    ['G III', Math.ceil(factors('G III')[0] / 2), ['11.12']],
  ]);
  expect(attack).not.toBe(defence);
  expect(because({ 2332: ['F X'], 2432: ['G 19 Pz'] }, '2332')).toEqual([
    ['G 19 Pz', Math.ceil(defence / 2), ['11.13', '11.12']],
  ]);
});
test('11.9 every target shows the odds of all who could join, on demand', () => {
  const { targets } = overlaysOf(scene(CLASH).g, 'german');
  expect(targets.map(x => x.hex).sort()).toEqual(['2322', '2423']);
  expect(targets.every(x => x.odds.attack > 0)).toBe(true);
});

test.each(['1940', '1939'])(
  '10.0 in %s the reach is exactly what is listed; each route begins at the unit, ends in the hex and leaves what its cost does not take',
  scenario => {
    let looked = 0;
    walk(scenario, 7, g => {
      if (g.wait.for !== 'choice' || g.wait.ask.kind !== 'marching') return;
      const { side } = g.wait.ask;
      const march = viewOf(g, side).march!;
      const listed = legal(marching as never, g, g.wait.ask).flatMap(c =>
        c.do === 'to' ? [labelOf(c.hex as number)] : [],
      );
      expect(march.reach.map(r => r.hex).sort()).toEqual(listed.sort());
      for (const r of march.reach)
        expect([r.route[0], r.route.at(-1), r.cost + r.left]).toEqual([march.hex, r.hex, march.points]);
      expect(viewOf(g, side === 'german' ? 'allied' : 'german').march!.reach).toEqual([]);
      looked++;
    });
    expect(looked).toBeGreaterThan(20);
  },
);

test('8.1, 8.9 a unit that is cut off names the hex and the enemy that cuts it', () => {
  const t = scene({
    turn: 4,
    forts: [],
    at: {
      2322: ['F X'],
      2323: ['G III'],
      2321: ['G II'],
      2422: ['G VI'],
      2222: ['G VII'],
      2421: ['G VIII'],
      2221: ['G IX'],
      1044: ['G X'],
    },
  });
  const { cut } = overlaysOf(t.g, 'allied').supply.allied;
  expect(cut).toMatchObject([
    {
      unit: 'F X',
      hex: '2322',
      supplied: false,
      cut: { case: expect.stringMatching(/^8\.[19]$/), hex: expect.any(String) },
    },
  ]);
  expect(traceFor(t.g, 'allied', 'F X')).toEqual(cut[0]);
  expect(viewOf(t.g, 'allied').stacks.find(s => s.hex === '2322')!.units[0]!.supplied).toBe(false);
});
test('11.3 every hex around a retreating unit is there, the barred ones with reason and case', () => {
  const t = scene({ forts: [], phase: 'combat', at: { 2322: ['F X'], 2321: ['G III', 'G II'] } });
  done(t, 'german', { do: 'attack', hex: '2322' });
  for (const unit of ['G III', 'G II']) done(t, 'german', { do: 'add', unit });
  const planned = viewOf(t.g, 'german').battle!;
  const dr = [1, 2, 3, 4, 5, 6].find(
    face => planned.odds!.sure && resultAt(planned.odds!.columns[0]!.column, face) === 'DR',
  )!;
  done(t, 'german', { do: 'declare' }, dr);
  const { retreats, stage, die, result } = viewOf(t.g, 'allied').battle!;
  expect([stage, die, result]).toEqual(['retreat', dr, 'DR']);
  expect(retreats!.map(r => r.unit)).toEqual(['F X']);
  expect(retreats![0]!.ways).toHaveLength(6);
  expect(retreats![0]!.ways.find(w => w.hex === '2321')).toMatchObject({ ok: false, case: '11.3' });
});
test('5.0 the sequence has one step that is now, and it is the asking side’s', () => {
  walk('1940', 97, g => {
    const v = viewOf(g, 'german');
    const now = v.sequence.flatMap(p => p.steps).filter(s => s.state === 'now');
    expect(now).toHaveLength(1);
  });
});
test('4.2, 4.11 the Allies next to the Ruhr have won, whatever the points say, and the end says why', () => {
  const t = scene({
    side: 'allied',
    turn: 3,
    at: { 3041: ['UK I'] },
    columns: { brittany: 'yes', mediterranean: 'by city', paris: 'yes', maginot: 'yes', britishLost: 1 },
  });
  expect(viewOf(t.g, 'german').victory).toMatchObject({ points: 5, words: 'Draw' });
  march(t, 'allied', 'UK I', '3140');
  expect(viewOf(t.g, 'german').victory).toMatchObject({ words: 'Allied victory', ended: { case: '4.2' } });
  expect(viewOf(t.g, 'german').victory.levels.find(l => l.now)?.name).toBe('Allied victory');
});
