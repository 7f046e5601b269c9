/** 4.0 How to win. */
import { expect, test } from 'vitest';
import {
  attack,
  done,
  holder,
  isOver,
  line,
  march,
  points,
  refusal,
  result,
  scene,
  stepsOfUnit,
  value,
  whereIs,
} from './scene.ts';

const TWO_CITIES = { 2335: 'allied', 2138: 'allied' } as const;
test('4.1, 5.3 the French of 1939 win on a die no higher than the German cities they hold', () => {
  for (const die of [1, 2])
    expect(result(scene({ scenario: '1939', phase: 'check', held: TWO_CITIES }, die))).toMatchObject({
      winner: 'allied',
      why: '4.1',
    });
  const t = scene({ scenario: '1939', phase: 'check', held: TWO_CITIES, at: { 2731: ['F39 1 DIM'] } }, 3);
  expect([isOver(t), value(t, 'turn')]).toEqual([false, 2]);
});
test('4.1, 5.3 without a German city no die is rolled', () =>
  expect(isOver(scene({ scenario: '1939', phase: 'check', at: { 2731: ['F39 1 DIM'] } }))).toBe(false));
test('4.1, 4.2, 5.3, 5.11 the die over German cities has six sides', () => {
  for (const scenario of ['1939', '1940'] as const)
    expect(() => scene({ scenario, phase: 'check', held: TWO_CITIES }, 7)).toThrow(/6 faces/);
});
test('4.1 the French win the instant a unit is next to the Ruhr, in supply or not', () => {
  const t = scene({ scenario: '1939', side: 'allied', at: { 3041: ['F39 1 DIM'] } });
  march(t, 'allied', 'F39 1 DIM', '3140');
  expect(result(t)).toMatchObject({ winner: 'allied', why: '4.1' });
  const u = scene({ scenario: '1939', side: 'allied', at: { 3041: ['F39 1 DIM'] } });
  march(u, 'allied', 'F39 1 DIM', '3040');
  expect(isOver(u)).toBe(false);
  const german = scene({ scenario: '1939', at: { 3041: ['G39 5 ID'] } });
  march(german, 'german', 'G39 5 ID', '3140');
  expect(isOver(german)).toBe(false);
});
test('4.1, 5.1 after turn 7 of 1939 the Germans have won', () => {
  expect(result(scene({ scenario: '1939', phase: 'end', turn: 7 }))).toEqual({ winner: 'german', why: '4.1' });
  expect(isOver(scene({ scenario: '1939', phase: 'end', turn: 6 }, 6))).toBe(false);
});
test('4.2, 5.11 the same wins 1940 for the Allies at once: the die over cities, and a unit of any nation beside the Ruhr', () => {
  expect(result(scene({ phase: 'check', turn: 3, held: TWO_CITIES }, 2))).toMatchObject({
    winner: 'allied',
    why: '4.2',
  });
  const t = scene({ side: 'allied', turn: 3, at: { 3041: ['UK I'] } });
  march(t, 'allied', 'UK I', '3140');
  expect(result(t)).toMatchObject({ winner: 'allied', why: '4.2' });
  expect(isOver(scene({ phase: 'check', turn: 3, held: TWO_CITIES, at: { 2019: ['UK I'] } }, 3))).toBe(false);
});
const WON = { brittany: 'yes', mediterranean: 'by city', paris: 'yes', maginot: 'yes' } as const;
test('4.2 the game ends after turn 13, not after turn 12', () => {
  expect(isOver(scene({ phase: 'end', turn: 13 }))).toBe(true);
  const t = scene({ phase: 'end', turn: 12, at: { 2019: ['UK I'] } });
  expect([isOver(t), value(t, 'turn')]).toEqual([false, 13]);
});
test.each([
  [0, 4, 'allied', 'Allied victory'],
  [1, 5, 'draw', 'Draw'],
  [2, 6, 'german', 'German marginal victory'],
  [3, 7, 'german', 'German major victory'],
] as const)('4.11 with %i British corps lost: %i points', (lost, total, winner, level) =>
  expect(result(scene({ phase: 'end', turn: 13, columns: { ...WON, britishLost: lost } }))).toEqual({
    winner,
    level,
    points: total,
  }),
);
test('4.11 eight points and more win the war', () => {
  const neutral = { Belgium: 'capitulated', Netherlands: 'capitulated', Luxembourg: 'capitulated' };
  expect(
    result(scene({ phase: 'end', turn: 13, columns: { ...WON, britishLost: 3, onDyle: 'yes', neutral } })),
  ).toMatchObject({ points: 8, level: 'Endsieg: the war is won' });
  expect(result(scene({ phase: 'end', turn: 13, columns: { ...WON, britishLost: 3, neutral } }))).toMatchObject({
    points: 9,
  });
});

/** Germans whose zones part Flanders from France: the ports are left. */
const RING = {
  3622: ['G I'],
  3423: ['G II'],
  3426: ['G III'],
  3429: ['G IV'],
  3432: ['G XI'],
  3435: ['G VI'],
} as const;
const FLANDERS = { side: 'allied', turn: 2, war: ['Belgium'] } as const;
test('4.4 a French unit in overland supply that enters a Dyle hex saves the plan; without one it is a German point', () => {
  const t = scene({ ...FLANDERS, at: { 3632: ['F X'], 2019: ['UK I'] } });
  expect(line(t, '4.4')).toBe(1);
  march(t, 'allied', 'F X', '3633', 2);
  expect([value(t, 'onDyle'), line(t, '4.4')]).toEqual(['yes', 0]);
});
test('4.4, 8.8 supply from a port is not overland', () => {
  const t = scene({ ...FLANDERS, at: { ...RING, 3632: ['F X'], 2019: ['UK I'] } });
  march(t, 'allied', 'F X', '3633', 2);
  expect([holder(t, '3633'), value(t, 'onDyle'), line(t, '4.4')]).toEqual(['allied', 'no', 1]);
});
test('4.4 a British unit does not count, and moving through does', () => {
  const t = scene({ ...FLANDERS, at: { 3632: ['UK I', 'UK II'], 3631: ['F X'] } });
  march(t, 'allied', 'UK I', '3633');
  expect(value(t, 'onDyle')).toBe('no');
  done(t, 'allied', { do: 'move', unit: 'F X' }, 5);
  done(t, 'allied', { do: 'via', hex: '3633' });
  done(t, 'allied', { do: 'to', hex: '3632' });
  expect([value(t, 'onDyle'), whereIs(t, 'F X')]).toEqual(['yes', '3632']);
});
test('4.4 no point where Belgium was never violated', () =>
  expect(line(scene({ at: { 2019: ['UK I'] } }), '4.4')).toBe(0));
test('4.5 a mechanised corps that leaves by 3118 to 3619 for one point of movement scores, whatever its strength or supply', () => {
  const t = scene({ turn: 5, at: { 3119: ['G 41 Pz/1'], 2019: ['UK I'] } });
  expect(line(t, '4.5')).toBe(0);
  done(t, 'german', { do: 'move', unit: 'G 41 Pz' });
  done(t, 'german', { do: 'exit', edge: 'Exit west, for Brittany' });
  expect([whereIs(t, 'G 41 Pz'), line(t, '4.5'), value(t, 'panzersLost')]).toEqual(['Exited west', 1, 0]);
});
test('4.5 only mechanised corps, only there, and only if the last point is left for it', () => {
  const exit = { do: 'exit', edge: 'Exit west, for Brittany' };
  const inf = scene({ turn: 5, at: { 3118: ['G III'], 2019: ['UK I'] } });
  done(inf, 'german', { do: 'move', unit: 'G III' });
  expect(refusal(inf, 'german', exit)).toBe('4.5');
  const out = (hex: string) => {
    const t = scene({ turn: 5, at: { [hex]: ['G 41 Pz'], 2019: ['UK I'] } }); // out of supply: 6 points
    done(t, 'german', { do: 'move', unit: 'G 41 Pz' });
    return refusal(t, 'german', exit);
  };
  expect([out('3122'), out('3123'), out('2718')]).toEqual([undefined, '4.5', undefined]); // 4 hexes, a river and the exit
  expect([out('2518'), out('3718')]).toEqual(['4.5', undefined]);
});
test('4.6 Dijon or Lyon for a moment, or a mechanised corps off the south edge of France', () => {
  const t = scene({ turn: 5, at: { 1824: ['G III'], 2019: ['UK I'] } });
  march(t, 'german', 'G III', '1825');
  expect([value(t, 'mediterranean'), line(t, '4.6')]).toEqual(['by city', 1]);
  expect(
    line(scene({ columns: { mediterranean: 'by city' }, at: { 2019: ['UK I'] }, held: { 1825: 'allied' } }), '4.6'),
  ).toBe(1);
  const u = scene({ turn: 5, at: { 1021: ['G 41 Pz'], 2019: ['UK I'] } });
  done(u, 'german', { do: 'move', unit: 'G 41 Pz' });
  done(u, 'german', { do: 'exit', edge: 'Exit south' });
  expect([whereIs(u, 'G 41 Pz'), line(u, '4.6')]).toEqual(['Exited south', 1]);
  const swiss = scene({
    turn: 5,
    war: ['Switzerland'],
    at: { 1033: ['G 41 Pz'], 2019: ['UK I'] },
    columns: { swiss: 'redoubt' },
  });
  done(swiss, 'german', { do: 'move', unit: 'G 41 Pz' });
  expect(refusal(swiss, 'german', { do: 'exit', edge: 'Exit south' })).toBe('4.6');
});
test('4.7 all three hexes of Paris at one time, and then for good', () => {
  const t = scene({ turn: 5, at: { 3021: ['G III'], 2019: ['UK I'] }, held: { 2921: 'german' } });
  march(t, 'german', 'G III', '3022');
  expect(line(t, '4.7')).toBe(0);
  const u = scene({ turn: 5, at: { 3021: ['G III'], 2019: ['UK I'] }, held: { 2921: 'german', 2922: 'german' } });
  march(u, 'german', 'G III', '3022');
  expect(line(u, '4.7')).toBe(1);
  expect(line(scene({ columns: { paris: 'yes' }, at: { 2019: ['UK I'] }, held: { 2921: 'allied' } }), '4.7')).toBe(1);
});

const WEST_WALL = [
  '3538',
  '3438',
  '3337',
  '3237',
  '3136',
  '3135',
  '3036',
  '2935',
  '2835',
  '2734',
  '2635',
  '2534',
  '2435',
  '2335',
  '2236',
  '2136',
  '2036',
  '1935',
  '1835',
  '1734',
  '1634',
  '1633',
  '1532',
  '1432',
].map(h => `WW ${h}`);
const ALSACE = ['2035', '1934', '1834', '1733', '1732', '1632', '1531', '1431'];
test('4.8 nine of the fifteen forts dead give the point, eight do not', () => {
  const overturned = (left: number) => {
    const t = scene({
      phase: 'combat',
      forts: [...WEST_WALL, ...ALSACE.slice(0, left).map(h => `ML ${h}`)],
      at: { 2019: ['UK I'], 2035: ['ML 2035/1'], 1935: ['G I', 'G II', 'G III'], 2036: ['G IV', 'G XI', 'G XVIII'] },
    });
    attack(t, 'german', '2035', ['G I', 'G II', 'G III', 'G IV', 'G XI', 'G XVIII'], 'DE');
    return [whereIs(t, 'ML 2035'), value(t, 'maginot')];
  };
  expect([overturned(8), overturned(7)]).toEqual([
    ['Dead pile', 'no'],
    ['Dead pile', 'yes'],
  ]);
});
test('4.8, 8.8 forts that are all cut off from the west and south edges give the point at once', () => {
  const forts = [...WEST_WALL, ...ALSACE.map(h => `ML ${h}`)];
  const ring = { 2134: ['G I'], 1932: ['G II'], 1529: ['G IV'], 2019: ['UK I'] };
  const t = scene({ turn: 5, forts, at: { ...ring, 1729: ['G III'] } });
  expect(value(t, 'maginot')).toBe('no');
  march(t, 'german', 'G III', '1730');
  expect([value(t, 'maginot'), line(t, '4.8')]).toEqual(['yes', 1]);
  const u = scene({ turn: 5, forts: [...forts, 'ML 2731'], at: { ...ring, 1729: ['G III'] } });
  march(u, 'german', 'G III', '1730');
  expect(value(u, 'maginot')).toBe('no'); // 2731 still traces: not one may
});

test('4.9, 5.12 a British corps lost out of supply is a point, three at most', () => {
  const t = scene({ phase: 'supply', turn: 2, at: { 2040: ['UK I'], 2140: ['UK II/1'], 2019: ['UK III'] } });
  expect([whereIs(t, 'UK I'), value(t, 'britishLost'), line(t, '4.9')]).toEqual(['Dead pile', 2, 2]);
  expect(line(scene({ columns: { britishLost: 3 }, at: { 2019: ['F X'] } }), '4.9')).toBe(3);
});
test('4.9 only the last step counts, and only out of supply: a port is supply', () => {
  const port = scene({
    phase: 'combat',
    forts: [],
    turn: 5,
    at: { 3826: ['G I', 'G II', 'G III'], 3926: ['UK I/1'], 2019: ['UK II'] },
  });
  attack(port, 'german', '3926', ['G I', 'G II', 'G III'], 'DE');
  expect([value(port, 'britishLost'), whereIs(port, 'UK I')]).toEqual([0, 'Dead pile']);
  const inGermany = (steps: number) => {
    // behind the West Wall, out of supply
    const t = scene({
      phase: 'combat',
      turn: 5,
      at: { 2019: ['UK II'], 2041: ['G I', 'G II', 'G III'], 2040: [`UK I/${steps}`], 2039: ['G IV', 'G XI'] },
    });
    attack(t, 'german', '2040', ['G I', 'G II', 'G III', 'G IV', 'G XI'], 'DE');
    return [value(t, 'britishLost'), stepsOfUnit(t, 'UK I')];
  };
  expect([inGermany(1), inGermany(4)]).toEqual([
    [1, 0],
    [0, 3],
  ]);
});
test('4.9 units that die in one battle are judged before the first of them is gone', () => {
  // the line of UK II leads through 2321, which is in a German zone but for UK I: both lose their last step in their own attack
  const t = scene({
    side: 'allied',
    phase: 'combat',
    forts: [],
    turn: 5,
    at: { 2321: ['UK I/1'], 2322: ['UK II/1'], 2422: ['G I', 'G II', 'G III'], 2323: ['G IV'], 2223: ['G XI'] },
  });
  attack(t, 'allied', '2422', ['UK I', 'UK II'], 'AE');
  expect([value(t, 'britishLost'), whereIs(t, 'UK I'), whereIs(t, 'UK II')]).toEqual([0, 'Dead pile', 'Dead pile']);
});

const LOSING = (columns: object, war: readonly string[] = []) => {
  const t = scene({
    phase: 'combat',
    forts: [],
    turn: 5,
    war,
    columns: { ...columns } as never,
    at: { 2321: ['G 41 Pz/1'], 2322: ['F I', 'F XX', 'F Co'], 2019: ['UK I'] },
  });
  attack(t, 'german', '2322', ['G 41 Pz'], 'AE');
  return t;
};
test('4.10 a mechanised corps lost costs a point, and no points left end the game', () => {
  const t = LOSING({ brittany: 'yes', paris: 'yes' });
  expect([whereIs(t, 'G 41 Pz'), isOver(t), points(t) - line(t, '4.8')]).toEqual(['Dead pile', false, 1]);
  expect(result(LOSING({ brittany: 'no', paris: 'no', maginot: 'yes' }))).toMatchObject({
    winner: 'allied',
    why: '4.10',
  });
});
test('4.10, 4.4 the Dyle-Breda point does not save the Germans from a debit: it is scored at the end', () =>
  expect(result(LOSING({ maginot: 'yes' }, ['Belgium']))).toMatchObject({ winner: 'allied', why: '4.10' }));
test('4.10 five points at most, and nothing is looked at without a debit', () => {
  expect(line(scene({ columns: { panzersLost: 5 }, at: { 2019: ['UK I'] } }), '4.10')).toBe(-5);
  const t = scene({
    phase: 'combat',
    turn: 5,
    at: { 2321: ['G III/1'], 2322: ['F I', 'F XX', 'F Co'], 2019: ['UK I'] },
  });
  expect(points(t)).toBe(0);
  attack(t, 'german', '2322', ['G III'], 'AE');
  expect([whereIs(t, 'G III'), isOver(t)]).toEqual(['Dead pile', false]);
});
