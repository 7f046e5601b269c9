/** 10.0 Supply, by nation; 10.3 Soviets by rail. */
import { expect, test } from 'vitest';
import { GERMANS, POLES } from '../model/army.ts';
import { isAtHome } from '../rules/areas.ts';
import {
  asked,
  attack,
  column,
  costOf,
  done,
  hexNo,
  march,
  odds,
  offered,
  ready,
  refusal,
  scene,
  supplied,
  told,
  value,
  whereIs,
  zoned,
  type Spec,
} from './scene.ts';

const in1938 = (at: Spec['at'], more: Spec = {}) =>
  scene({
    scenario: '1938',
    turn: 3,
    at: at!,
    moment: 'german movement',
    ...more,
    ...(more.moment ? {} : { moment: 'slipped german movement' }),
  });
/** Enemies in the six hexes around 4023 but one. */
const ring = { 4022: ['P I'], 4123: ['P II'], 4124: ['P III'], 4024: ['P IV'], 3924: ['P V'] };

test('10.0, 10.5 supply is looked at when a unit begins to move: cut off it has half its points', () => {
  const t = ready(scene({ at: { 4023: ['G39 I'], ...ring } }));
  expect(supplied(t, 'G39 I')).toBe(false); // 3923 is in enemy zones
  done(t, 'german', { do: 'move', unit: 'G39 I' });
  expect(costOf(t, 'german', '3923')).toBeUndefined(); // zone to zone
  const far = ready(scene({ at: { 5418: ['G39 I'], 5417: ['P I'], 5318: ['P II'], 5419: ['P III'] } }));
  expect(supplied(far, 'G39 I')).toBe(false);
  const factor = (x: typeof t) => column(x, 'factor')['G39 I'];
  expect(factor(t)).toBe(6); // three points, in halves
  const fed = ready(scene({ at: { 4023: ['G39 I'], 4330: ['P I'] } }));
  done(fed, 'german', { do: 'move', unit: 'G39 I' });
  expect(factor(fed)).toBe(12);
});
test('10.1 at home everybody is in supply, Danzig and East Prussia count as German home', () => {
  const t = scene({ at: { 4114: ['G39 I'], 4330: ['P I'] } });
  expect([supplied(t, 'G39 I'), supplied(t, 'P I')]).toEqual([true, true]);
  const home = scene({ at: { 2920: ['G39 I'], 3020: ['P I'], 3021: ['P II'] } });
  expect(supplied(home, 'G39 I')).toBe(true);
  expect([GERMANS, POLES].map(nation => isAtHome(t.g, nation, hexNo(t, '3714')))).toEqual([true, false]); // Danzig
});
test('10.1 whoever attacks into his own country is in supply', () => {
  const t = ready(
    in1938({
      4023: ['G I'],
      4022: ['SU 1'],
      4123: ['SU 2'],
      4124: ['SU 3'],
      4024: ['SU 4'],
      3924: ['SU 5'],
      3923: ['SU 6'],
    }),
  );
  expect(supplied(t, 'G I')).toBe(false);
  expect(odds(t, '4022', 'G I').attack).toBe(2); // abroad: half
  const around = { 3019: ['SU 1'], 3120: ['SU 2'], 3121: ['SU 3'], 3021: ['SU 4'], 2921: ['SU 5'], 2920: ['SU 6'] };
  const border = ready(in1938({ 3020: ['G I'], ...around }));
  expect(supplied(border, 'G I')).toBe(false);
  expect([odds(border, '2920', 'G I').attack, odds(border, '3021', 'G I').attack]).toEqual([4, 2]); // into Germany, into Poland
});
test('10.2, 9.2 a line leads into an enemy zone but not through it, unless a friend stands there', () => {
  const at = { 4023: ['G39 I'], ...ring };
  expect(supplied(scene({ at }), 'G39 I')).toBe(false);
  expect(supplied(scene({ at: { ...at, 3923: ['G39 II'] } }), 'G39 I')).toBe(true); // 3822 beyond him is free
});
test('9.2 for German mechanised corps zones do not matter, enemies do', () => {
  const at = { 4023: ['G39 XIX'], ...ring };
  expect(supplied(scene({ at }), 'G39 XIX')).toBe(true);
  expect(supplied(scene({ at: { ...at, 3923: ['P VI'] } }), 'G39 XIX')).toBe(false);
});
test('10.4 sources by nation, and only in friendly hands', () => {
  const at = { 2425: ['H MC'], 3231: ['P I'] };
  const t = scene({ scenario: '1938', turn: 3, at, moment: 'Hungary movement' });
  expect([supplied(t, 'H MC'), supplied(t, 'P I')]).toEqual([true, true]);
  const taken = scene({
    scenario: '1938',
    turn: 3,
    at: { ...at, 2632: ['Y 5I'] },
    columns: { standing: { Hungary: 'at war' } },
    moment: 'Poland movement',
  });
  expect(supplied(taken, 'H MC')).toBe(false); // Budapest
  const f = scene({
    scenario: '1938',
    turn: 3,
    at: { '0514': ['F I'], '0614': ['UK BEF'] },
    moment: 'Anglo-French movement',
  });
  expect([supplied(f, 'F I'), supplied(f, 'UK BEF')]).toEqual([true, true]); // in the West Wall, by France
});
test('1.2, 10.4 Romanians, Yugoslavs and Italians are fed from the map edges of their countries', () => {
  const abroad = { 3033: ['R C'], 2333: ['Y 5I'], 1532: ['I I'] };
  const t = (held?: Spec['held']) =>
    scene({ scenario: '1938', turn: 3, at: abroad, moment: 'Italy movement', ...(held ? { held } : {}) });
  const fed = (x: ReturnType<typeof t>) => [supplied(x, 'R C'), supplied(x, 'Y 5I'), supplied(x, 'I I')];
  expect(fed(t())).toEqual([true, true, true]);
  const enemy = (hexes: string, side: 'german' | 'allied') => Object.fromEntries(hexes.split(' ').map(h => [h, side]));
  expect(fed(t(enemy('3134 3233', 'german')))).toEqual([false, true, true]); // both ends of Romania
  expect(fed(t(enemy('3134', 'german')))).toEqual([true, true, true]); // either will do
  expect(fed(t(enemy('1233 1333 1334 1433 1533 1534 1633 1733 1734 1833', 'german')))).toEqual([true, false, true]);
  const italy = [
    ...Array.from({ length: 12 }, (_, i) => `01${23 + i}`),
    '0233',
    '0333',
    '0334',
    '0433',
    '0533',
    '0534',
  ];
  expect(fed(t(enemy([...italy, '1033', '1133', '1134'].join(' '), 'allied')))).toEqual([true, true, false]);
});
test('10.5 an army found out of supply breaks up as it begins to move, and that is all it does', () => {
  const t = ready(scene({ at: { 4023: ['G39 3 A'], ...ring } }));
  done(t, 'german', { do: 'move', unit: 'G39 3 A' });
  expect(whereIs(t, 'G39 3 A')).toBe('Set aside');
  expect([whereIs(t, 'G39 I'), whereIs(t, 'G39 II'), whereIs(t, 'G39 III')]).toEqual(['4023', '4023', '4023']);
  expect(asked(t)).toBe('german moving');
});
const railheads = (...hexes: readonly string[]) => ({
  railhead: Object.fromEntries(hexes.map((hex, i) => [`railhead ${i + 1}`, hex])),
});
/** The 1st Army in a hex, and the railheads in these. */
const soviets = (hex: string, ...heads: readonly string[]) =>
  scene({
    scenario: '1938',
    turn: 3,
    at: { [hex]: ['SU 1'] },
    columns: railheads(...heads),
    moment: 'Soviet Union and Lithuania movement',
  });
test('10.3, 1.2 a Soviet unit abroad needs a railhead with at most four hexes between', () => {
  const soviet = (hex: string) => soviets(hex, '5222', '5222', '5222', '5222');
  expect(supplied(soviet('5219'), 'SU 1')).toBe(true); // two between
  expect(supplied(soviet('4723'), 'SU 1')).toBe(true); // four between
  expect(supplied(soviet('4623'), 'SU 1')).toBe(false);
});
test('10.3.1 at the end of a Soviet Movement Phase railheads go up to four hexes along railways in Allied hands', () => {
  const t = soviets('5222', '5222', '5127', '4732', '4534');
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('allied movingRailheads');
  const to = offered(t, 'allied')
    .filter(c => c['do'] === 'railhead' && c['railhead'] === 'railhead 1')
    .map(c => c['hex'] as string);
  expect(to.length).toBeGreaterThan(0);
  expect(refusal(t, 'allied', { do: 'railhead', railhead: 'railhead 1', hex: '4321' })).toBe('10.3.1');
  const line = '5026 4926 4826 4726 4625 4525 4424 4324'.split(' ');
  const far = scene({
    scenario: '1938',
    turn: 3,
    at: { 5222: ['SU 1'] },
    columns: {
      ...railheads('5026', '5127', '4732', '4534'),
      control: Object.fromEntries(line.map(h => [h, 'allied'])),
    },
    moment: 'Soviet Union and Lithuania movement',
  });
  done(far, 'allied', { do: 'done' });
  const onward = (hex: string) => refusal(far, 'allied', { do: 'railhead', railhead: 'railhead 1', hex });
  expect([onward('4625'), onward('4525')]).toEqual([undefined, '10.3.1']); // four and five hexes on
  done(t, 'allied', { do: 'railhead', railhead: 'railhead 1', hex: to[0]! });
  expect(refusal(t, 'allied', { do: 'railhead', railhead: 'railhead 1', hex: '5222' })).toBe('10.3.1'); // once a phase
});
test('10.3.1 of two railheads in one hex each is moved by its number', () => {
  const t = soviets('5222', '5222', '5222', '4732', '4534');
  done(t, 'allied', { do: 'done' });
  const { machine } = t.game;
  const [ask] = machine.open(t.g);
  const said = machine.choices(t.g, ask!).map(c => machine.say(t.g, ask!, c));
  expect(said.filter(words => words.includes('from 5222')).length).toBeGreaterThan(1);
  expect(new Set(said).size).toBe(said.length);
});
test('10.3.1 a railhead whose railway is cut goes back the instant it happens', () => {
  const t = ready(
    scene({
      scenario: '1938',
      turn: 3,
      at: { 5221: ['G XIV'] },
      columns: railheads('5222', '5127', '4732', '4534'),
      moment: 'slipped german movement',
    }),
  );
  done(t, 'german', { do: 'move', unit: 'G XIV' });
  done(t, 'german', { do: 'to', hex: '5222' });
  expect((value(t, 'railhead') as { [r: string]: string })['railhead 1']).not.toBe('5222');
  expect(told(t)).toContain('is cut off and goes back');
});
test('10.0 supply for combat is looked at when the battle begins: who was cut off meanwhile has lost it', () => {
  const at = { 4023: ['SU 1'], 4022: ['P I'] };
  const moment = 'Soviet Union and Lithuania combat';
  const lost = (t: ReturnType<typeof scene>, ...dice: readonly number[]) => {
    attack(t, 'allied', '4022', ['SU 1'], ...dice);
    return whereIs(t, 'SU 1');
  };
  const line = '5026 4926 4826 4726 4625 4525 4424 4324'.split(' ').map(hex => [hex, 'allied']);
  const fed = { ...railheads('4324', '5127', '4732', '4534'), control: Object.fromEntries(line) };
  expect(lost(scene({ scenario: '1938', turn: 3, at, moment, columns: fed }), 6, 2)).toBe('Turn 5'); // one die
  expect(lost(scene({ scenario: '1938', turn: 3, at, moment }), 6, 2, 3)).toBe('Turn 8'); // two, for who was cut off
});
test('10.5 defence is not halved, attack is', () => {
  const t = scene({
    scenario: '1938',
    turn: 3,
    at: { 4023: ['SU 1'], 4022: ['P I'] },
    moment: 'Soviet Union and Lithuania combat',
  });
  expect(supplied(t, 'SU 1')).toBe(false);
  expect(odds(t, '4022', 'SU 1').attack).toBe(2); // 3 halved and rounded up
  expect(odds(t, '4023', 'P I').defence).toBe(3); // whole
  attack(t, 'allied', '4022', ['SU 1'], 6, 1, 1); // 3/0, and two dice for who was out of supply
  expect(whereIs(t, 'SU 1')).toBe('Turn 5');
});
test('10.2 intact enemy forts bar a line: behind the West Wall the French are cut off until it is breached', () => {
  const behind = (columns: Spec['columns']) =>
    scene({
      scenario: '1938',
      turn: 3,
      at: { '0813': ['F I'] },
      moment: 'Anglo-French movement',
      ...(columns ? { columns } : {}),
    });
  expect(supplied(behind(undefined), 'F I')).toBe(false);
  expect(supplied(behind({ breached: { '0614': 'yes', '0514': 'yes' } }), 'F I')).toBe(true);
});
test('10.2 no line leads through a city in enemy hands, though nobody stands in it, nor through a neutral', () => {
  const around = { 4320: ['P I'], 4419: ['P II'], 4421: ['P III'], 4520: ['P IV'], 4521: ['P V'], 4420: ['G39 XIX'] };
  const by = (city: 'german' | 'allied') => supplied(scene({ at: around, held: { 4321: city } }), 'G39 XIX');
  expect([by('german'), by('allied')]).toEqual([true, false]);
  const inHolland = (Belgium: string) =>
    scene({
      scenario: '1938',
      turn: 3,
      at: { '0404': ['F I'], '0505': ['G I'] },
      columns: { standing: { Netherlands: 'at war', Belgium } },
      moment: 'Anglo-French movement',
    });
  expect(['at war', 'neutral'].map(standing => supplied(inHolland(standing), 'F I'))).toEqual([true, false]);
});
test('10.2, 10.3 a line may begin in a source or a railhead that lies in an enemy zone', () => {
  const at = { 2830: ['H MC'], 2733: ['R I'] };
  const t = scene({ scenario: '1938', turn: 3, at, moment: 'Hungary movement' });
  expect([zoned(t, 'allied', '2632'), supplied(t, 'H MC')]).toEqual([true, true]); // Budapest, the only source, is empty
  const head = scene({
    scenario: '1938',
    turn: 3,
    at: { 5219: ['SU 1'], 5123: ['G I'] },
    columns: railheads('5222', '5222', '5222', '5222'),
    moment: 'Soviet Union and Lithuania movement',
  });
  expect([zoned(head, 'german', '5222'), supplied(head, 'SU 1')]).toEqual([true, true]);
});
test('10.0, 10.5 a front that began its move in supply goes on as a front beyond its railhead; the next phase breaks it up', () => {
  const front = (hex: string) =>
    scene({
      scenario: '1938',
      turn: 3,
      at: { [hex]: ['SU 1B'] },
      columns: railheads('5222', '5222', '5222', '5222'),
      moment: 'Soviet Union and Lithuania movement',
    });
  const t = front('4723');
  expect(supplied(t, 'SU 1B')).toBe(true);
  march(t, 'allied', 'SU 1B', '4623');
  expect(supplied(t, 'SU 1B')).toBe(false);
  march(t, 'allied', 'SU 1B', '4523');
  expect([whereIs(t, 'SU 1B'), asked(t)]).toEqual(['4523', 'allied moving']);
  const late = front('4523');
  done(late, 'allied', { do: 'move', unit: 'SU 1B' });
  expect(whereIs(late, 'SU 1B')).toBe('Set aside');
});
