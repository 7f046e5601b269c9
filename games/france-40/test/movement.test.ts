/** 10.0 Movement. */
import { expect, test } from 'vitest';
import {
  asked,
  attack,
  costOf,
  done,
  holder,
  march,
  offered,
  reaches,
  refusal,
  scene,
  told,
  whereIs,
  type Spec,
} from './scene.ts';

const BEF = { 2019: ['UK I'] } as const;
type Side = 'german' | 'allied';
/** The points of a unit: the dearest hex it gets to on the open ground of 2322. */
const points = (unit: string, spec: Spec, die: readonly number[] = []): number => {
  const side: Side = unit.startsWith('G') ? 'german' : 'allied';
  const t = scene({ side, forts: [], at: { ...BEF, 2322: [unit] }, ...spec });
  done(t, side, { do: 'move', unit }, ...die);
  return Math.max(...reaches(t, side).map(hex => costOf(t, side, hex)!));
};
const begun = (unit: string, spec: Spec, ...die: readonly number[]) => {
  const side: Side = unit.startsWith('G') ? 'german' : 'allied';
  const t = scene({ side, turn: 2, ...spec });
  done(t, side, { do: 'move', unit }, ...die);
  return { cost: (hex: string) => costOf(t, side, hex), no: (hex: string) => refusal(t, side, { do: 'to', hex }), t };
};

test('10.0 units move alone or as a stack, as many as one likes, hex by hex', () => {
  const t = scene({ forts: [], at: { ...BEF, 2322: ['G I', 'G II', 'G III'] } });
  done(t, 'german', { do: 'stack', hex: '2322' });
  done(t, 'german', { do: 'to', hex: '2324' });
  expect(['G I', 'G II', 'G III'].map(u => whereIs(t, u))).toEqual(['2324', '2324', '2324']);
  expect([
    refusal(t, 'german', { do: 'stack', hex: '2324' }),
    refusal(t, 'german', { do: 'stack', hex: '2322' }),
  ]).toEqual(['10.1', '10.0']);
  done(t, 'german', { do: 'done' });
});
test('10.1 who is left where a stack sets out has not moved: it moves later, alone or as a stack, with the die that was rolled for it', () => {
  const t = scene({
    side: 'allied',
    turn: 2,
    forts: [],
    at: { ...BEF, 2322: ['F X', 'F XI', 'F XII', 'F I', 'F Co'] },
  });
  done(t, 'allied', { do: 'stack', hex: '2322' }, 3);
  for (const unit of ['F XI', 'F I', 'F Co']) done(t, 'allied', { do: 'leave', unit });
  expect(refusal(t, 'allied', { do: 'leave', unit: 'F XI' })).toBe('10.0');
  done(t, 'allied', { do: 'to', hex: '2324' });
  expect(refusal(t, 'allied', { do: 'move', unit: 'F X' })).toBe('10.1');
  done(t, 'allied', { do: 'move', unit: 'F XI' }); // no die is laid ready
  expect(Math.max(...reaches(t, 'allied').map(hex => costOf(t, 'allied', hex)!))).toBe(3);
  done(t, 'allied', { do: 'to', hex: '2321' });
  done(t, 'allied', { do: 'stack', hex: '2322' });
  done(t, 'allied', { do: 'to', hex: '2320' });
  expect(['F X', 'F XI', 'F XII', 'F I', 'F Co'].map(u => whereIs(t, u))).toEqual([
    '2324',
    '2321',
    '2324',
    '2320',
    '2320',
  ]);
  expect(refusal(t, 'allied', { do: 'move', unit: 'F I' })).toBe('10.1');
});
test('10.1 who is dropped on the way has moved, and lies beneath those who go on', () => {
  const t = scene({
    side: 'allied',
    turn: 2,
    forts: [],
    at: { ...BEF, 2322: ['F X', 'F XI', 'F XII'], 2323: ['F I'] },
    held: { 2323: 'german', 2324: 'german' },
    columns: { moved: { 'F I': 'yes' } },
  });
  done(t, 'allied', { do: 'stack', hex: '2322' }, 6);
  done(t, 'allied', { do: 'via', hex: '2324' });
  done(t, 'allied', { do: 'leave', unit: 'F XII' });
  done(t, 'allied', { do: 'leave', unit: 'F X' });
  expect(refusal(t, 'allied', { do: 'leave', unit: 'F XI' })).toBe('10.0');
  done(t, 'allied', { do: 'to', hex: '2326' });
  expect(['F X', 'F XI', 'F XII', 'F I'].map(u => whereIs(t, u))).toEqual(['2324', '2326', '2324', '2323']);
  expect([
    refusal(t, 'allied', { do: 'move', unit: 'F X' }),
    refusal(t, 'allied', { do: 'stack', hex: '2324' }),
  ]).toEqual(['10.1', '10.1']);
});
test('10.0 part of a stack goes: some are left behind or have moved before', () => {
  const t = scene({
    side: 'allied',
    turn: 2,
    forts: [],
    at: { ...BEF, 2322: ['F X', 'F XI', 'F XII'], 2522: ['F I', 'F XX', 'F Co'] },
  });
  done(t, 'allied', { do: 'stack', hex: '2322' }, 2);
  done(t, 'allied', { do: 'leave', unit: 'F XI' });
  expect([
    refusal(t, 'allied', { do: 'leave', unit: 'F X' }),
    refusal(t, 'allied', { do: 'leave', unit: 'F XI' }),
  ]).toEqual(['10.0', '10.0']);
  done(t, 'allied', { do: 'to', hex: '2324' });
  expect(['F X', 'F XI', 'F XII'].map(u => whereIs(t, u))).toEqual(['2324', '2322', '2324']);
  done(t, 'allied', { do: 'move', unit: 'F XX' }, 1);
  done(t, 'allied', { do: 'stay' });
  done(t, 'allied', { do: 'stack', hex: '2522' }, 3);
  done(t, 'allied', { do: 'to', hex: '2523' });
  expect(['F I', 'F XX', 'F Co'].map(u => whereIs(t, u))).toEqual(['2523', '2522', '2523']);
});
test('10.1 only one’s own side, only once a phase, no points kept', () => {
  const t = scene({ forts: [], at: { ...BEF, 2322: ['G III'], 2526: ['F X'] } });
  expect([
    refusal(t, 'german', { do: 'move', unit: 'F X' }),
    refusal(t, 'allied', { do: 'move', unit: 'F X' }),
  ]).toEqual(['10.1', '10.0']);
  march(t, 'german', 'G III', '2321');
  expect(refusal(t, 'german', { do: 'move', unit: 'G III' })).toBe('10.1');
});
test('10.1, 2.12 forts never move', () =>
  expect(refusal(scene({ at: BEF }), 'german', { do: 'move', unit: 'WW 2335' })).toBe('2.12'));
test('10.1 a retreat is no movement: the unit moves with all its points in its next phase', () => {
  const t = scene({
    side: 'allied',
    phase: 'combat',
    forts: [],
    turn: 5,
    at: { ...BEF, 2322: ['G III'], 2321: ['F I', 'F XX', 'F Co'] },
  });
  attack(t, 'allied', '2322', ['F I', 'F XX', 'F Co'], 'DR');
  done(t, 'german', { do: 'retreat', unit: 'G III', hex: '2323' });
  expect([whereIs(t, 'G III'), asked(t)]).toEqual(['2323', 'allied advancing']);
  done(t, 'allied', { do: 'advance', unit: 'F I' });
  done(t, 'allied', { do: 'done' });
  done(t, 'allied', { do: 'done' });
  done(t, 'allied', { do: 'pass' });
  for (const side of ['german', 'allied'] as const) done(t, side, { do: 'done' });
  done(t, 'german', { do: 'order', first: 'move' });
  done(t, 'german', { do: 'move', unit: 'G III' });
  expect(Math.max(...reaches(t, 'german').map(hex => costOf(t, 'german', hex)!))).toBe(6);
});
test.each([
  [1, 1],
  [3, 3],
  [4, 4],
  [5, 4],
  [6, 4],
])('10.2 the French of 1939 roll from turn 2: a %i gives %i', (die, mp) =>
  expect(points('F39 1 DIM', { scenario: '1939', turn: 2, at: { 2322: ['F39 1 DIM'] } }, [die])).toBe(mp),
);
test('10.2 Germans of 1939 always have 4, also in the crisis, and the French 4 on turn 1, by option or not', () => {
  expect(
    points('G39 5 ID', { scenario: '1939', turn: 5, columns: { supplyCrisis: 'yes' }, at: { 2040: ['G39 5 ID'] } }),
  ).toBe(4);
  for (const automaticFour of ['both', 'never'])
    expect(points('F39 1 DIM', { scenario: '1939', options: { automaticFour }, at: { 2322: ['F39 1 DIM'] } })).toBe(4);
});
test('10.2 the example: out of supply a 5 counts as 4 and is halved to 2', () => {
  const { t } = begun('F39 1 DIM', { scenario: '1939', at: { 2337: ['F39 1 DIM'] } }, 5);
  expect(told(t)).toContain('Movement die for F39 1 DIM: 5, at most 4 (10.2), halved out of supply (8.2), 2 points.');
});
test('10.3 1940: British and German infantry 6, mechanised 12, the French their die', () => {
  expect([
    points('UK I', { turn: 2, at: { 2322: ['UK I'] } }),
    points('G III', { turn: 2 }),
    points('G 41 Pz', { turn: 2 }),
  ]).toEqual([6, 6, 12]);
  expect([1, 4, 6].map(die => points('F X', { turn: 2 }, [die]))).toEqual([1, 4, 6]);
});
test('10.3 the example: out of supply a 5 is halved to 2.5 and rounded up to 3', () => {
  const { t } = begun('F X', { at: { ...BEF, 2040: ['F X'] } }, 5);
  expect(told(t)).toContain('Movement die for F X: 5, halved out of supply (8.2), 3 points.');
});
test('10.3 one die for a whole stack', () => {
  const t = scene({ side: 'allied', turn: 2, forts: [], at: { ...BEF, 2322: ['F X', 'F XI'] } });
  done(t, 'allied', { do: 'stack', hex: '2322' }, 2);
  done(t, 'allied', { do: 'to', hex: '2324' });
  expect([whereIs(t, 'F X'), whereIs(t, 'F XI')]).toEqual(['2324', '2324']);
});
test('10.3 4 without a die for the French on turn 1 and for neutrals on their turn of entry, unless the option says never', () => {
  expect([points('F X', {}), points('F X', { options: { automaticFour: 'never' } }, [6])]).toEqual([4, 6]);
  const belgian = { war: ['Belgium'], at: { ...BEF, 3432: ['B I'] }, columns: { violated: { Belgium: 3 } } };
  expect([points('B I', { ...belgian, turn: 4 }, [3])]).toEqual([3]);
  const entry = scene({ side: 'allied', turn: 3, forts: [], ...belgian }, 2);
  done(entry, 'allied', { do: 'move', unit: 'B I' });
  expect(Math.max(...reaches(entry, 'allied').map(hex => costOf(entry, 'allied', hex)!))).toBe(4);
});
test('10.4 a unit that cannot pay for a hex does not enter it, even as its only step', () => {
  const { no } = begun('F X', { forts: [], at: { ...BEF, 2831: ['F X'] } }, 1);
  expect([no('2930'), no('2731')]).toEqual(['10.4', undefined]); // rough and over the Meuse
});
test('10.5 clear 1, city 1, rough 2, Ardennes 2, a standing fort 1, a river 1 more but not at a city', () => {
  const clear = begun('UK I', { forts: [], at: { 2322: ['UK I'] } });
  const river = begun('UK I', { forts: [], at: { 2324: ['UK I'] } });
  const city = begun('UK I', { forts: [], at: { 3424: ['UK I'] } });
  expect([clear.cost('2323'), river.cost('2325'), city.cost('3425')]).toEqual([1, 2, 1]);
  const out = begun('UK I', { forts: [], at: { 3425: ['UK I'] } });
  expect([out.cost('3426'), out.cost('3525')]).toEqual([1, 1]); // over the Somme out of Amiens
  const rough = begun('UK I', { forts: [], at: { 2729: [], 2728: ['UK I'] } });
  expect(rough.cost('2729')).toBe(3); // rough, over a river
  const forest = begun('G III', { war: ['Belgium'], at: { ...BEF, 3036: ['G III'] } });
  expect(forest.cost('3035')).toBe(2);
  const fort = begun('UK I', { at: { 2134: ['UK I'] } });
  const ruin = begun('UK I', { forts: [], at: { 2134: ['UK I'] } });
  expect([fort.cost('2135'), ruin.cost('2135')]).toEqual([1, 2]);
});
test('10.5 no unit enters 2235 or the water, or crosses it', () => {
  const gap = begun('UK I', { at: { 2234: ['UK I'] } });
  const sea = begun('UK I', { at: { 3927: ['UK I'] } });
  expect([gap.no('2235'), sea.no('4027')]).toEqual(['10.8', '10.5']);
});
test('10.6 no Allied move ends in Paris, but it may lead through; Germans may stay', () => {
  const { no, t } = begun('UK I', { forts: [], at: { 2920: ['UK I'] } });
  expect([no('2921'), no('2922'), no('2923')]).toEqual(['10.6', '10.6', undefined]);
  expect(offered(t, 'allied')).not.toContainEqual({ do: 'to', hex: '2921' });
  expect(begun('G III', { forts: [], turn: 5, at: { ...BEF, 2920: ['G III'] } }).no('2921')).toBeUndefined();
});
test('10.6 units in Paris must leave it in their next Movement Phase', () => {
  const t = scene({ side: 'allied', turn: 2, forts: [], at: { 2921: ['UK I'], 2922: ['F X'] } });
  expect(refusal(t, 'allied', { do: 'done' })).toBe('10.6');
  done(t, 'allied', { do: 'move', unit: 'UK I' });
  expect([refusal(t, 'allied', { do: 'stay' }), refusal(t, 'allied', { do: 'to', hex: '2922' })]).toEqual([
    '10.6',
    '10.6',
  ]);
  done(t, 'allied', { do: 'to', hex: '2920' });
  expect(refusal(t, 'allied', { do: 'done' })).toBe('10.6');
  march(t, 'allied', 'F X', '2923', 1);
  done(t, 'allied', { do: 'done' });
});
test('10.6 nobody is left behind in Paris', () => {
  const t = scene({ side: 'allied', turn: 2, forts: [], at: { ...BEF, 2922: ['F I', 'F II', 'F III'] } });
  done(t, 'allied', { do: 'stack', hex: '2922' }, 4);
  expect(refusal(t, 'allied', { do: 'leave', unit: 'F I' })).toBe('10.6');
  expect(offered(t, 'allied')).not.toContainEqual({ do: 'leave', unit: 'F I' });
});
test('10.0, 3.1 a stack under one die chooses its way, with those it meets left where they are; one without a die goes unit by unit', () => {
  const t = scene({
    side: 'allied',
    turn: 2,
    forts: [],
    at: { ...BEF, 2322: ['F X', 'F XI'], 2324: ['F I'] },
    held: { 2323: 'german', 2324: 'german' },
  });
  done(t, 'allied', { do: 'stack', hex: '2322' }, 6);
  done(t, 'allied', { do: 'via', hex: '2323' });
  expect(holder(t, '2323')).toBe('allied');
  done(t, 'allied', { do: 'to', hex: '2325' });
  expect(['F X', 'F XI', 'F I'].map(u => whereIs(t, u))).toEqual(['2325', '2325', '2324']);
  expect(refusal(t, 'allied', { do: 'move', unit: 'F X' })).toBe('10.1');
  const german = scene({ forts: [], turn: 2, at: { ...BEF, 2322: ['G I', 'G II'] } });
  done(german, 'german', { do: 'stack', hex: '2322' });
  expect(refusal(german, 'german', { do: 'via', hex: '2323' })).toBe('10.0');
});
test('10.6 one that cannot leave may stay, and the phase can end', () => {
  const t = scene({
    side: 'allied',
    turn: 2,
    forts: [],
    at: { ...BEF, 2921: ['F X'], 2920: ['G I'], 3021: ['G II'], 2822: ['G III'], 2821: ['G IV'] },
  });
  done(t, 'allied', { do: 'move', unit: 'F X' }, 6);
  done(t, 'allied', { do: 'stay' });
  done(t, 'allied', { do: 'done' });
});
test('10.6 a unit that needs no die must leave Paris while it can, and may stay when it cannot', () => {
  const ends = (at: { readonly [hex: string]: readonly string[] }) =>
    refusal(scene({ side: 'allied', turn: 2, forts: [], at: { ...BEF, 2921: ['UK II'], ...at } }), 'allied', {
      do: 'done',
    });
  expect(ends({})).toBe('10.6');
  expect(ends({ 2920: ['G I'], 3021: ['G II'], 2822: ['G III'], 2821: ['G IV'] })).toBeUndefined();
});
test('10.6 a retreat may end in Paris, and zones reach its hexes', () => {
  const t = scene({
    phase: 'combat',
    forts: [],
    turn: 5,
    at: { ...BEF, 2923: ['F X'], 2924: ['G I', 'G II', 'G III'] },
  });
  attack(t, 'german', '2923', ['G I', 'G II', 'G III'], 'DR');
  expect(refusal(t, 'allied', { do: 'retreat', unit: 'F X', hex: '2922' })).toBeUndefined();
  const near = scene({
    phase: 'combat',
    forts: [],
    turn: 5,
    at: { ...BEF, 2923: ['F X'], 2924: ['G I', 'G II', 'G III'], 2822: ['G IV'] },
  });
  attack(near, 'german', '2923', ['G I', 'G II', 'G III'], 'DR');
  expect(refusal(near, 'allied', { do: 'retreat', unit: 'F X', hex: '2922' })).toBe('7.4');
});
const DUTCH = { forts: [], war: ['Netherlands'], turn: 2 } as const;
test('10.7 units that begin at 4238 or 4239 cross to the other, and that ends their move', () => {
  const t = scene({ ...DUTCH, at: { ...BEF, 4239: ['G III'] } });
  done(t, 'german', { do: 'move', unit: 'G III' });
  expect([costOf(t, 'german', '4238'), refusal(t, 'german', { do: 'to', hex: '4138' })]).toEqual([6, '10.7']);
  done(t, 'german', { do: 'to', hex: '4238' });
  expect([whereIs(t, 'G III'), holder(t, '4238')]).toEqual(['4238', 'german']);
  expect(begun('G III', { ...DUTCH, at: { ...BEF, 4238: ['G III'] } }).cost('4239')).toBe(6);
  const late = begun('G III', { ...DUTCH, at: { ...BEF, 4240: ['G III'] } });
  expect(late.no('4238')).toBe('10.4');
  done(late.t, 'german', { do: 'via', hex: '4239' });
  expect(late.no('4238')).toBe('10.7'); // it did not begin there
});
test('10.7, 7.3 not onto an enemy, and not from one enemy zone into another', () => {
  expect(begun('G III', { ...DUTCH, at: { ...BEF, 4239: ['G III'], 4238: ['N I'] } }).no('4238')).toBe('6.2');
  const zones = { ...DUTCH, at: { ...BEF, 4239: ['G III', 'G 41 Pz'], 4240: ['N I'], 4137: ['N II'] } };
  expect([begun('G III', zones).no('4238'), begun('G 41 Pz', zones).no('4238')]).toEqual(['7.3', undefined]);
});
test('10.8 the French pay nothing for the Moselle between Maginot hexes, even where the forts are gone; others do', () => {
  const at = (unit: string) => ({ 2019: [unit === 'UK I' ? 'UK II' : 'UK I'], 2433: [unit] });
  expect([
    begun('F X', { at: at('F X') }, 6).cost('2532'),
    begun('F X', { forts: [], at: at('F X') }, 6).cost('2532'),
    begun('UK I', { at: at('UK I') }).cost('2532'),
  ]).toEqual([1, 1, 2]);
  expect(begun('F X', { at: { ...BEF, 2432: ['F X'] } }, 6).cost('2433')).toBe(2); // 2432 is no Maginot hex
});
test('10.8 the gap at 2235 parts the line: nobody goes through it', () => {
  const { t } = begun('F X', { at: { ...BEF, 2334: ['F X'] } }, 6);
  expect([refusal(t, 'allied', { do: 'to', hex: '2235' }), costOf(t, 'allied', '2135')! > 2]).toEqual(['10.8', true]);
});
test('10.0, 3.1 the way is the player’s where it matters: by way of hexes that change hands', () => {
  const t = scene({ forts: [], turn: 2, at: { ...BEF, 2826: ['G 41 Pz'] } });
  done(t, 'german', { do: 'move', unit: 'G 41 Pz' });
  done(t, 'german', { do: 'via', hex: '2827' });
  done(t, 'german', { do: 'to', hex: '2726' });
  expect([holder(t, '2827'), holder(t, '2726'), whereIs(t, 'G 41 Pz')]).toEqual(['german', 'german', '2726']);
  const home = scene({ forts: [], turn: 2, at: { ...BEF, 2640: ['G III'] } });
  done(home, 'german', { do: 'move', unit: 'G III' });
  expect(refusal(home, 'german', { do: 'via', hex: '2641' })).toBe('10.0');
});
test('10.1 points spent on the way are gone, and a zone still ends the move', () => {
  const t = scene({ forts: [], turn: 2, at: { ...BEF, 2322: ['G III'], 2326: ['F X'] } });
  done(t, 'german', { do: 'move', unit: 'G III' });
  expect(refusal(t, 'german', { do: 'via', hex: '2325' })).toBe('7.3');
  done(t, 'german', { do: 'via', hex: '2321' });
  expect(Math.max(...reaches(t, 'german').map(hex => costOf(t, 'german', hex)!))).toBe(5);
  done(t, 'german', { do: 'stay' });
  expect(refusal(t, 'german', { do: 'move', unit: 'G III' })).toBe('10.1');
});
