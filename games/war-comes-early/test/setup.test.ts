/** 3.0-3.2 Set-up and reinforcements of 1938. */
import { expect, test } from 'vitest';
import { distance } from '../../../kernel/hex.ts';
import { boxOf } from '../model/box.ts';
import { GROUPS } from '../data/setups.ts';
import { corridor } from '../rules/arrivals.ts';
import { asked, column, done, offered, opened, ready, refusal, scene, value, whereIs, type Spec } from './scene.ts';

const at = (t: ReturnType<typeof opened>, side: 'german' | 'allied', unit: string, hex: string) => {
  done(t, side, { do: 'pick', unit });
  return refusal(t, side, { do: 'at', hex });
};
test('3.0, 3.1 the Allies set up first: Czech corps in cities or on the border, Soviets by rows, French off the border', () => {
  const t = opened('1938');
  expect(asked(t)).toBe('allied settingUp');
  expect(whereIs(t, 'Cz 1 A')).toBe('2121'); // on its back
  expect(at(t, 'allied', 'Cz XI', '2222')).toBe('3.1');
  expect(refusal(t, 'allied', { do: 'at', hex: '2121' })).toBeUndefined();
  done(t, 'allied', { do: 'at', hex: '2121' });
  expect(at(t, 'allied', 'Cz XII', '2121')).toBe('3.1'); // one a hex
  done(t, 'allied', { do: 'back' });
  expect(at(t, 'allied', 'SU 1B', '5127')).toBe('3.1'); // south of row 24
  done(t, 'allied', { do: 'back' });
  expect(at(t, 'allied', 'SU SW', '5322')).toBe('3.1'); // north of it
  done(t, 'allied', { do: 'back' });
  expect(at(t, 'allied', 'F 1 A', '0415')).toBeUndefined();
  expect(refusal(t, 'allied', { do: 'at', hex: '0412' })).toBe('3.1'); // on the border
  done(t, 'allied', { do: 'back' });
  expect(at(t, 'allied', 'R 1 A', '3333')).toBe('3.1');
  done(t, 'allied', { do: 'back' });
  expect(refusal(t, 'allied', { do: 'done' })).toBe('3.1'); // others are still to be placed
});
test('3.1 four railheads on Soviet railways at the border, laid with a ready-made set-up or one by one', () => {
  const t = opened('1938');
  done(t, 'allied', { do: 'lay', plan: 'ring' });
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('german settingUp');
  expect(Object.values(column(t, 'railhead'))).toEqual(['5222', '5127', '4732', '4534']);
  const byHand = opened('1938');
  const { PLANS, UNIT_NAMES, GRID } = boxOf(byHand.g);
  for (const { hex, units } of PLANS.find(p => p.id === 'ring')!.stacks)
    for (const u of units) {
      done(byHand, 'allied', { do: 'pick', unit: UNIT_NAMES[u]! });
      done(byHand, 'allied', { do: 'at', hex: GRID.labels[hex]! });
    }
  done(byHand, 'allied', { do: 'done' });
  expect(asked(byHand)).toBe('allied layingRailheads');
  expect(refusal(byHand, 'allied', { do: 'site', hex: '4023' })).toBe('3.1');
  for (const hex of ['5222', '5222', '4732', '4534']) done(byHand, 'allied', { do: 'site', hex });
  expect(asked(byHand)).toBe('german settingUp');
});
test('3.2 Germans anywhere in Germany but Danzig, static divisions in the West Wall', () => {
  const t = opened('1938');
  done(t, 'allied', { do: 'lay', plan: 'ring' });
  done(t, 'allied', { do: 'done' });
  expect(at(t, 'german', 'G FG1', '2413')).toBe('3.2');
  done(t, 'german', { do: 'at', hex: '0514' });
  expect(at(t, 'german', 'G 2 A', '3714')).toBe('3.2'); // Danzig
  done(t, 'german', { do: 'at', hex: '4114' }); // East Prussia is Germany
  expect(at(t, 'german', 'H 1 A', '2413')).toBe('3.2');
  done(t, 'german', { do: 'at', hex: '2632' });
  expect(at(t, 'german', 'H 2 A', '2632')).toBe('3.2'); // a hex each
});
test('3.0, 8.0 every ready-made set-up keeps the rules it is laid under', () => {
  for (const plan of boxOf(opened('1938').g).PLANS.filter(p => p.group < 2)) {
    const t = opened('1938');
    if (GROUPS[plan.group] === 'german') {
      done(t, 'allied', { do: 'lay', plan: 'ring' });
      done(t, 'allied', { do: 'done' });
    }
    const side = GROUPS[plan.group] as 'german' | 'allied';
    for (const { hex, units } of plan.stacks)
      for (const u of units) {
        const name = boxOf(t.g).UNIT_NAMES[u]!;
        expect(at(t, side, name, boxOf(t.g).GRID.labels[hex]!), `${plan.id}: ${name}`).toBeUndefined();
        done(t, side, { do: 'at', hex: boxOf(t.g).GRID.labels[hex]! });
      }
    expect(refusal(t, side, { do: 'done' }), plan.id).toBeUndefined();
  }
});
/** The hexes of a shortest way over the sheet. */
const between = (from: string, to: string): readonly string[] => {
  const { GRID } = boxOf(opened('1938').g);
  const goal = GRID.byLabel.get(to)!;
  const way: string[] = [];
  for (let hex = GRID.byLabel.get(from)!; ;) {
    hex = GRID.around[hex]!.find(h => distance(GRID, h, goal) < distance(GRID, hex, goal))!;
    if (hex === goal) return way;
    way.push(GRID.labels[hex]!);
  }
};
test('3.2.1 the 18th Motorised Corps comes when nine German hexes join Vienna and Breslau, into one of them', () => {
  const way = between('2128', '2821');
  expect(way).toHaveLength(9);
  const t = scene({
    scenario: '1938',
    turn: 3,
    at: { 2821: ['G I'] },
    boxes: { 'G XVIII Mot': 'Reserve' },
    moment: 'slipped german combat',
  });
  expect(corridor(t.g)).toEqual([]);
  const joined = scene({
    scenario: '1938',
    turn: 3,
    at: { 2821: ['G I'] },
    boxes: { 'G XVIII Mot': 'Reserve' },
    held: Object.fromEntries(way.map(hex => [hex, 'german'])) as NonNullable<Spec['held']>,
    moment: 'slipped german combat',
  });
  const hexes = corridor(joined.g).map(hex => boxOf(joined.g).GRID.labels[hex]);
  expect(hexes.length).toBeGreaterThanOrEqual(9);
  ready(joined);
  done(joined, 'german', { do: 'done' });
  expect(asked(joined)).toBe('german arriving');
  expect(refusal(joined, 'german', { do: 'arrive', unit: 'G XVIII Mot', hex: '2413' })).toBe('3.2.1');
  done(joined, 'german', { do: 'arrive', unit: 'G XVIII Mot', hex: hexes[0]! });
  expect(whereIs(joined, 'G XVIII Mot')).toBe(hexes[0]);
});
test('3.2.1 the 18th Motorised Corps may wait: it is asked for again at the end of the next German phase', () => {
  const held = Object.fromEntries(between('2128', '2821').map(hex => [hex, 'german'])) as NonNullable<Spec['held']>;
  const t = ready(
    scene({
      scenario: '1938',
      turn: 3,
      at: { 2821: ['G I'] },
      boxes: { 'G XVIII Mot': 'Reserve' },
      held,
      moment: 'slipped german combat',
    }),
  );
  done(t, 'german', { do: 'done' });
  done(t, 'german', { do: 'pass' });
  expect([asked(t), whereIs(t, 'G XVIII Mot')]).toEqual(['german declaring', 'Reserve']);
  done(t, 'german', { do: 'slip', phase: 'reorganise' });
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('german arriving');
});
test('3.2.1 Vienna and Breslau may be in Allied hands, by option both must be German', () => {
  const hexes = (options: Spec['options'], ...allied: readonly string[]) =>
    corridor(
      scene({
        scenario: '1938',
        turn: 3,
        at: { 2413: ['G I'] },
        boxes: { 'G XVIII Mot': 'Reserve' },
        held: Object.fromEntries([
          ...between('2128', '2821').map(hex => [hex, 'german']),
          ...allied.map(hex => [hex, 'allied']),
        ]) as NonNullable<Spec['held']>,
        moment: 'slipped german combat',
        options: options!,
      }).g,
    ).length;
  expect([hexes({}, '2128'), hexes({}, '2821')].every(n => n >= 9)).toBe(true);
  const german = { corridor: 'german' };
  expect([hexes(german, '2128'), hexes(german, '2821')]).toEqual([0, 0]);
  expect(hexes(german)).toBe(hexes({}));
});
test('3.2.2 the 18th Mountain Corps is placed in a German city in the Movement Phase of turn 2, and may move', () => {
  const t = scene({
    scenario: '1938',
    turn: 2,
    at: { 2413: ['G I'] },
    boxes: { 'G XVIII Mt': 'Reserve' },
    moment: 'german movement',
  });
  expect(asked(t)).toBe('german arriving');
  expect(refusal(t, 'german', { do: 'pass' })).toBe('3.2.2');
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G XVIII Mt', hex: '2121' })).toBe('3.2.2');
  done(t, 'german', { do: 'arrive', unit: 'G XVIII Mt', hex: '2128' });
  expect(refusal(t, 'german', { do: 'move', unit: 'G XVIII Mt' })).toBeUndefined();
});
test('3.2.2 from turn 3 a die less one of static corps, one a hex, into German cities or the West Wall', () => {
  const t = scene(
    {
      scenario: '1938',
      turn: 3,
      at: { 2413: ['G I'] },
      boxes: { 'G Lr1': 'Reserve', 'G Lr2': 'Reserve', 'G Lr3': 'Reserve' },
      moment: 'slipped german reorganisation',
    },
    3,
  );
  expect(asked(t)).toBe('german arriving');
  done(t, 'german', { do: 'arrive', unit: 'G Lr1', hex: '0514' });
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G Lr2', hex: '0514' })).toBe('8.0');
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G Lr2', hex: '2416' })).toBe('3.2.2');
  done(t, 'german', { do: 'arrive', unit: 'G Lr2', hex: '2413' });
  expect([asked(t), whereIs(t, 'G Lr3')]).toEqual(['german reorganising', 'Reserve']);
  expect(value(t, 'flieger')).toBe('ready');
  expect(offered(t, 'german').length).toBeGreaterThan(0);
});
