/** Positions set by hand: what follows from the counters, and what no game could have come to. */
import { expect, test } from 'vitest';
import { setPosition } from '../../../engine/table.ts';
import { momentsOf } from '../rules/named-positions.ts';
import { UNITS } from '../data/units.ts';
import {
  asked,
  column,
  done,
  holder,
  isOver,
  opened,
  points,
  refusal,
  scene,
  value,
  whereIs,
  type Spec,
} from './scene.ts';

const fault = (s: Spec): string => {
  try {
    scene(s);
    return '';
  } catch (e) {
    return (e as Error).message;
  }
};
test('3.0 a set-up that was left out is completed, and every moment by name stands', () => {
  for (const scenario of ['1938', '1939'] as const)
    for (const [name, flow] of Object.entries(momentsOf(opened(scenario).g))) {
      if (scenario === '1938' && /air|^draw|turn$|slipped german reorg/.test(name)) continue; // they roll at once
      const t = opened(scenario);
      const early = scenario === '1939' || /^german|^Czech/.test(name);
      setPosition(t, { columns: { turn: early ? 1 : 3 }, flow });
      expect(asked(t), `${scenario} ${name}`).toBeDefined();
    }
  const t = opened('1938');
  setPosition(t, { columns: { turn: 3 }, flow: momentsOf(t.g)['slipped german combat']! });
  expect([whereIs(t, 'Cz XI'), whereIs(t, 'B I'), column(t, 'railhead')['railhead 1']]).toEqual([
    '1720',
    'To set up',
    '5222',
  ]);
});
test('3.6, 11.5, 4.4 who stands in a hex holds it, has breached its fort, and its points are counted', () => {
  const t = scene({
    scenario: '1938',
    turn: 3,
    at: { 2420: ['G I'], '0514': ['F I'], 1820: ['G II'] },
    moment: 'slipped german movement',
  });
  expect([holder(t, '2420'), column(t, 'breached')['2420'], column(t, 'breached')['0514']]).toEqual([
    'german',
    'yes',
    'yes',
  ]);
  expect(points(t)).toEqual([50 + 3 - 1, 50 - 3 + 1]); // Pilsen, and a hex of the West Wall
});
test('4.5, 5.2, 5.3 who fell in a German phase slipped into his turn still stands on the track, in a phase of his own he does not', () => {
  const placed = (moment: string) => {
    const t = opened('1938');
    const flow = momentsOf(t.g)[moment]!.map(f =>
      f.proc === 'nationalTurn' || f.proc === 'germanWindow'
        ? { ...f, vars: { ...f.vars, power: 'Czechoslovakia' } }
        : f,
    );
    setPosition(t, { columns: { turn: 3, standing: { Czechoslovakia: 'fallen' } }, flow });
    return t;
  };
  expect(asked(placed('slipped german combat'))).toBe('german violating');
  expect(() => placed('Czechoslovakia combat')).toThrow('5.2 Czechoslovakia takes no part in this game any more');
  const late = scene({ scenario: '1938', turn: 5, at: { 2121: ['G I'] }, moment: 'Poland movement' });
  expect(momentsOf(late.g)).toHaveProperty('Czechoslovakia movement'); // so that it is refused in those words
});
test('4.5 a capital in the wrong hands has brought its country down', () => {
  const t = scene({
    scenario: '1938',
    turn: 4,
    at: { 2121: ['G I'], 2625: ['Cz 2 A'] },
    moment: 'slipped german movement',
  });
  expect([column(t, 'standing')['Czechoslovakia'], whereIs(t, 'Cz 2 A'), isOver(t)]).toEqual([
    'fallen',
    'Removed',
    false,
  ]);
});
test('4.5, 5.2, 6.1 who is at war again has not fallen, and its marker is in the pool', () => {
  const t = scene({ scenario: '1938', turn: 4, at: { 2121: ['G I'] }, moment: 'Poland movement' });
  setPosition(t, {
    columns: { turn: 5, standing: { Czechoslovakia: 'at war' }, control: { 2121: 'allied' }, place: { 'G I': '2413' } },
    flow: momentsOf(t.g)['Poland movement']!,
  });
  expect([column(t, 'fell')['Czechoslovakia'], column(t, 'marker')['Czechoslovakia']]).toEqual([0, 'Pool']);
  expect(fault({ scenario: '1938', turn: 5, moment: 'Poland movement', columns: { fell: { Poland: 3 } } })).toContain(
    '4.5 Poland cannot have fallen on turn 3',
  );
});
test('3.3, 4.4, 4.5.2, 4.5.3 the hexes of a neutral that has been violated count as Allied before, the capital of one that fell is German', () => {
  const of = (s: Partial<Spec>) => scene({ scenario: '1938', turn: 5, moment: 'Poland movement', ...s });
  const war = of({ at: { '0506': ['G I'] }, columns: { standing: { Belgium: 'at war' } } });
  expect([holder(war, '0405'), points(war)]).toEqual(['allied', [53, 47]]);
  const fell = of({ columns: { standing: { Belgium: 'fallen' } } });
  expect([holder(fell, '0405'), holder(fell, '0406'), points(fell)]).toEqual(['allied', 'german', [53, 47]]);
  const danzig = of({ columns: { standing: { Danzig: 'at war' } } });
  expect([holder(danzig, '3714'), points(danzig)]).toEqual(['none', [51, 50]]);
  expect(points(of({ at: { 3714: ['G I'] }, columns: { standing: { Danzig: 'at war' } } }))).toEqual([51, 50]);
  expect(points(of({ at: { 3714: ['SU 1'] }, columns: { standing: { Danzig: 'at war' } } }))).toEqual([50, 51]);
});
test('8.0, 7.1, 11.7, 3.3, 2.2 what cannot be is refused in words', () => {
  expect(fault({ at: { 4023: ['P I', 'G39 I'] } })).toContain('two nations stand in 4023');
  expect(fault({ at: { 4023: ['P I'] }, boxes: { 'G I': '4023' } })).toContain('G I');
  expect(fault({ scenario: '1938', turn: 3, at: { 5322: ['P I'] }, moment: 'Poland movement' })).toContain(
    '11.7 P I cannot be in 5322 Minsk',
  );
  expect(fault({ scenario: '1938', turn: 3, at: { '0406': ['B I'] }, moment: 'Poland movement' })).toContain('3.3');
  const gone = Object.fromEntries(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'].map(n => [`Cz ${n}`, 'Removed']));
  expect(
    fault({ scenario: '1938', turn: 3, at: { 2222: ['Cz 1 A'] }, boxes: gone, moment: 'Poland movement' }),
  ).toContain('7.1 the Czech armies on the map stand for 2');
  expect(fault({ at: { 4023: ['P I'] }, turn: 7 })).toContain('5.0 the turn is 7');
});
test('5.2, 5.3, 12.0 frames that do not fit are refused', () => {
  const stand = (flow: ReturnType<typeof momentsOf>[string], turn = 3): string => {
    const t = opened('1938');
    try {
      setPosition(t, { columns: { turn }, flow });
      return '';
    } catch (e) {
      return (e as Error).message;
    }
  };
  const window = momentsOf(opened('1938').g)['window after Italy move']!;
  expect(stand(window, 2)).toContain('5.3 there is no German window yet');
  expect(stand([...window, { proc: 'movement', at: '11.0', vars: { power: 'Italy' } }])).toContain(
    '5.2 a phase of Italy does not stand in germanWindow',
  );
  const combat = momentsOf(opened('1938').g)['slipped german combat']!;
  expect(
    stand([
      ...combat.slice(0, -1),
      { proc: 'combat', at: '12.0', vars: { power: 'Germany' } },
      { proc: 'battle', at: '12.0/plan', vars: { hex: '2413' } },
    ]),
  ).toContain('12.0 there is no enemy');
});

test('5.2, 5.3 whose turn it is has been drawn, and a German phase that is under way is not declared again', () => {
  const t = scene({ scenario: '1938', turn: 5, at: { 2222: ['Cz 1 A'] }, moment: 'window after Poland move' });
  expect([column(t, 'marker')['Poland'], column(t, 'sequence')['1']]).toEqual(['Sequence track', 'Poland']);
  const combat = scene({ scenario: '1938', turn: 5, at: { 2222: ['Cz 1 A'] }, moment: 'slipped german combat' });
  expect([column(combat, 'used')['fight'], column(combat, 'sequence')['2']]).toEqual(['yes', 'German fight']);
  done(combat, 'german', { do: 'done' });
  done(combat, 'german', { do: 'done' });
  expect(refusal(combat, 'german', { do: 'slip', phase: 'fight' })).toBe('5.3');
});
test('5.2, 3.5, 6.3 what is of a turn goes with it when another is set', () => {
  const columns = { replaced: 'yes', airWinner: 'german', air: { 'air 1': '2222' } };
  const t = scene({ scenario: '1938', turn: 5, columns, moment: 'window after Poland move' });
  expect([column(t, 'air')['air 1'], value(t, 'replaced')]).toEqual(['2222', 'yes']);
  setPosition(t, { columns: { turn: 6 }, flow: momentsOf(t.g)['window after Italy move']! });
  expect([column(t, 'marker')['Poland'], column(t, 'marker')['Italy']]).toEqual(['Pool', 'Sequence track']);
  expect([column(t, 'air')['air 1'], value(t, 'airWinner'), value(t, 'replaced')]).toEqual([
    'Set aside',
    'nobody',
    'no',
  ]);
});
test('8.0 two armies in a hex that was set by hand are put apart at the end of the phase', () => {
  const t = scene({ scenario: '1938', turn: 5, at: { 2018: ['G 8 A', 'G 10 A'] }, moment: 'slipped german combat' });
  done(t, 'german', { do: 'done' });
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('allied dispersing');
});
test('4.1, 12.8, 7.1 a game that is over, a marker in a hex and a pool that is short are said in words', () => {
  const moment = 'Poland movement';
  const of = (columns: Spec['columns']): string => fault({ scenario: '1938', turn: 3, moment, columns: columns! });
  expect(of({ points: { allied: 101 } })).toContain('4.1 the Allies have 101 points');
  expect(of({ points: { german: 1 } })).toContain('4.1');
  expect(of({ control: { 2413: 'allied', 2414: 'allied' } })).toContain('4.1 Berlin');
  expect(of({ points: { german: 101 } })).toBe(''); // not without Prague
  expect(fault({ scenario: '1938', turn: 3, moment, boxes: { 'G 7F': '2018' } })).toContain('12.8');
  expect(fault({ at: { 3918: ['G39 3 A'] }, boxes: shortOf1939 })).toContain('7.1 the German armies');
});
test('4.1, 4.5.1 Czechoslovakia fallen on the first two turns is a game that is over', () => {
  const spec = {
    scenario: '1938',
    at: { 2625: ['Cz 2 A'] },
    held: { 2121: 'german' },
    moment: 'german movement',
  } as const;
  expect(fault({ ...spec, turn: 2, boxes: { 'G XVIII Mt': '2413' } })).toContain(
    '4.1 Czechoslovakia has fallen within two turns',
  );
  expect(fault({ ...spec, turn: 3, moment: 'slipped german movement' })).toBe('');
});
test('5.1, 6.1 before turn 3 there is no air superiority, no draw, and nobody but Germans and Czechs acts', () => {
  for (const moment of ['air superiority', 'draw', 'Italy movement', 'Poland combat'])
    expect(fault({ scenario: '1938', turn: 2, at: { 2222: ['Cz 1 A'] }, moment }), moment).toContain('5.1 on turn 2');
  expect(fault({ scenario: '1938', turn: 2, at: { 2222: ['Cz 1 A'] }, moment: 'Czechoslovakia combat' })).toBe('');
});
test('6.3 the end of a turn begins with the return of the airpower markers', () => {
  const columns = { airWinner: 'german', air: { 'air 1': '2222', 'air 2': '2322' } };
  const t = scene(
    { scenario: '1938', turn: 4, at: { 2625: ['Cz 2 A'] }, columns, moment: 'end of turn' },
    6,
    6,
    6,
    1,
    1,
  );
  expect([value(t, 'turn'), column(t, 'air')['air 1'], column(t, 'air')['air 2']]).toEqual([
    5,
    'Set aside',
    'Set aside',
  ]);
});
test('5.1, 6.1, 6.2.2 airpower markers without superiority, two in a hex or before turn 3 are refused in words', () => {
  const of = (turn: number, columns: Spec['columns'], moment = 'Czechoslovakia combat'): string =>
    fault({ scenario: '1938', turn, at: { 2222: ['Cz 1 A'] }, moment, columns: columns! });
  expect(of(4, { air: { 'air 1': '2222' } })).toContain('6.1');
  expect(of(4, { airWinner: 'german', air: { 'air 1': '2222', 'air 2': '2222' } })).toContain('6.2.2 two');
  expect(of(2, { airWinner: 'german' })).toContain('5.1 airpower');
  expect(of(4, { airWinner: 'german', air: { 'air 1': '2222', 'air 2': '2322' } })).toBe('');
});
test('10.3.1, 4.5, 1.3, 5.2 railheads off the rails, falls of who never falls and markers that lie twice are refused in words', () => {
  const of = (columns: Spec['columns'], scenario: '1938' | '1939' = '1938'): string =>
    fault({ scenario, turn: 4, moment: 'Poland movement', columns: columns! });
  expect(of({ railhead: { 'railhead 1': '0101' } })).toContain('10.3.1 railhead 1 lies in 0101, where no railway is');
  expect(of({ railhead: { 'railhead 2': '5322' } })).toBe('');
  expect(of({ standing: { France: 'fallen' } })).toContain('4.5 France never capitulates');
  expect(of({ standing: { Latvia: 'fallen' } })).toContain('4.5 Latvia never capitulates');
  expect(of({ standing: { France: 'neutral' } })).toContain('1.3 France is not neutral');
  expect(of({ standing: { Switzerland: 'at war' } })).toContain('1.3 Switzerland is out of play');
  expect(of({ standing: { Danzig: 'fallen' } }, '1939')).toBe('');
  expect(of({ sequence: { 1: 'Italy', 2: 'Italy' } })).toContain('5.2 the marker of Italy lies twice');
});
test('5.2, 5.3 what lies on the sequence track has been drawn or used, and the other way round', () => {
  const t = scene({
    scenario: '1938',
    turn: 4,
    moment: 'Poland movement',
    columns: { sequence: { 1: 'Italy', 2: 'German move', 3: 'Poland' }, marker: { Hungary: 'Sequence track' } },
  });
  expect(column(t, 'marker')).toMatchObject({
    Italy: 'Sequence track',
    Hungary: 'Sequence track',
    Czechoslovakia: 'Pool',
  });
  expect(column(t, 'used')).toMatchObject({ move: 'yes', fight: 'no' });
  expect(column(t, 'sequence')).toMatchObject({ 1: 'Italy', 2: 'German move', 3: 'Poland', 4: 'Hungary', 5: 'empty' });
});
test('3.5 who never comes back waits on no turn, and only Germans wait to be replaced', () => {
  const of = (boxes: Spec['boxes']): string =>
    fault({ scenario: '1938', turn: 4, moment: 'Poland movement', boxes: boxes! });
  expect(of({ 'SU IAC': 'Turn 5' })).toContain('3.5 SU IAC is never replaced');
  expect(of({ 'G FG1': 'Eliminated' })).toContain('3.5 G FG1 is never replaced');
  expect(of({ 'G 2 A': 'Eliminated' })).toContain('3.5 G 2 A is never replaced');
  expect(of({ 'G I': 'Turn 5' })).toContain('3.5 G I waits under Eliminated');
  expect(of({ 'Cz I': 'Eliminated' })).toContain('3.5 Cz I comes back on a turn');
  expect(of({ 'Cz I': 'Turn 5', 'G I': 'Eliminated' })).toBe('');
  for (const hex of ['0104', '0105', '0106']) expect(of({ 'G I': hex, 'SU IAC': '0112' })).toBe(''); // on the map nobody waits
});
test('7.1 a corps laid on the map by hand comes out of an army that the position does not name', () => {
  const t = opened('1938');
  setPosition(t, {
    columns: { turn: 4, place: { 'Cz I': '2222', 'G I': 'Eliminated' } },
    flow: momentsOf(t.g)['Czechoslovakia movement']!,
  });
  expect(['Cz I', 'Cz 1 A', 'Cz 4 A'].map(u => whereIs(t, u))).toEqual(['2222', '2121', 'Set aside']);
  expect(['G I', 'G 12 A', 'G 14 A'].map(u => whereIs(t, u) === 'Set aside')).toEqual([false, false, true]);
});
/** 13.4 Two corps for an army of three. */
const shortOf1939 = Object.fromEntries(
  UNITS.filter(u => u.scenario === '1939' && u.forms && u.level === 'corps')
    .slice(2)
    .map(u => [u.name, 'Removed']),
);
