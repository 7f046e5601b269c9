/** Positions set by hand: what follows from the counters, and what no game could have come to. */
import { expect, test } from 'vitest';
import { optionsOf } from '../../../engine/game.ts';
import { save } from '../../../engine/save.ts';
import type { Json } from '../../../engine/state.ts';
import { newTable, play, setPosition, type Table } from '../../../engine/table.ts';
import { france40 } from '../game.ts';
import { momentsOf } from '../rules/named-positions.ts';
import { vpLines } from '../rules/victory.ts';

type Columns = { readonly [column: string]: Json };
const opened = (scenario = '1940'): Table =>
  newTable(france40, {
    scenario,
    options: optionsOf(france40, scenario, {}),
    commitment: '',
    roller: (_k, sizes) => sizes.map(() => 3),
  });
const set = (t: Table, columns: Columns, at = 'german movement'): Table => {
  setPosition(t, { columns, flow: momentsOf(t.g)[at]! });
  return t;
};
const placed = (columns: Columns, at?: string): Table => set(opened(), columns, at);
const column = (t: Table, name: string): { readonly [row: string]: Json } =>
  save(france40, t.g).columns[name] as { readonly [row: string]: Json };
const track = (t: Table, name: string): Json => save(france40, t.g).columns[name]!;
const points = (t: Table, c: string): number => vpLines(t.g).find(l => l.case === c)!.points;
const fault = (columns: Columns, at?: string): string | undefined => {
  try {
    placed(columns, at);
    return undefined;
  } catch (e) {
    return (e as Error).message;
  }
};
const frameFault = (proc: string, at: string, vars: Columns, columns: Columns = {}): string | undefined => {
  const t = opened();
  const outer = momentsOf(t.g)[proc === 'battle' ? 'german combat' : 'german movement']!;
  try {
    setPosition(t, {
      columns: { turn: 2, ...columns },
      flow: [...outer.slice(0, -1), { ...outer.at(-1)!, at: proc === 'battle' ? '11.9' : '10.0' }, { proc, at, vars }],
    });
    return undefined;
  } catch (e) {
    return (e as Error).message;
  }
};

const UK = { 'UK I': '3927' };
test('4.7, 4.6 what the Germans hold when the position is set counts at the end', () => {
  const t = placed(
    { turn: 13, place: { 'G I': '2921', 'G II': '2922', 'G III': '3022', 'G IV': '1825', ...UK } },
    'end of turn',
  );
  expect([points(t, '4.7'), points(t, '4.6')]).toEqual([1, 1]);
  expect(t.g.wait).toMatchObject({ for: 'over', result: { points: 2 } });
  expect(points(placed({ paris: 'no', place: { 'G I': '2921', 'G II': '2922', 'G III': '3022' } }), '4.7')).toBe(0); // it was said
});
test('4.8 nine forts gone overturn the Maginot Line, whoever took them away', () => {
  const forts = Object.entries(column(opened(), 'place'))
    .filter(([u]) => u.startsWith('ML'))
    .map(([u]) => u);
  const gone = (n: number) => Object.fromEntries(forts.slice(0, n).map(u => [u, 'Dead pile']));
  expect([8, 9].map(n => points(placed({ place: { ...gone(n), ...UK } }), '4.8'))).toEqual([0, 1]);
});
test('4.5, 4.6 a corps in the box of an edge has left by it', () => {
  const t = placed({ place: { 'G 15 Pz': 'Exited west', 'G 19 Pz': 'Exited south' } });
  expect([points(t, '4.5'), track(t, 'mediterranean')]).toEqual([1, 'by exit']);
});
test('4.3 a neutral that must give up by the position has, and its army is gone', () => {
  const t = placed({ turn: 2, neutral: { Netherlands: 'at war' }, place: { 'N I': '3835', ...UK } });
  set(t, { place: { 'G I': '3837', 'G II': '3934' } });
  expect([column(t, 'neutral').Netherlands, column(t, 'place')['N I']]).toEqual(['capitulated', 'Dead pile']);
});
test('4.3 Luxembourg gives up when a German stands in it', () => {
  const t = placed({ turn: 2, neutral: { Luxembourg: 'at war' }, place: UK });
  expect(column(set(t, { place: { 'G I': '2733' } }), 'neutral').Luxembourg).toBe('capitulated');
});
test('10.0 who is laid into a hex that a stack passes lies beneath it, and who is taken from the stack no longer marches', () => {
  const midway = (): Table => {
    const t = placed(
      { turn: 2, place: { ...UK, 'F I': '2322', 'F II': '2322', 'F X': '2323' }, control: { 2324: 'german' } },
      'allied movement',
    );
    const vars = { hex: '2323', count: 2, points: 4, passed: true };
    setPosition(t, {
      columns: { place: { 'F I': '2323', 'F II': '2323' } },
      flow: [
        ...momentsOf(t.g)['allied movement']!.slice(0, -1),
        { proc: 'movement', at: '10.0', vars: { side: 'allied' } },
        { proc: 'march', at: '10.1', vars },
      ],
    });
    return t;
  };
  const t = midway();
  setPosition(t, { columns: { place: { 'F XI': '2323' } } });
  expect(play(t, 'allied', { do: 'to', hex: '2325' }).ok).toBe(true);
  expect(['F I', 'F II', 'F X', 'F XI'].map(u => column(t, 'place')[u])).toEqual(['2325', '2325', '2323', '2323']);
  const less = midway();
  setPosition(less, { columns: { place: { 'F I': 'Dead pile' } } });
  expect(play(less, 'allied', { do: 'to', hex: '2325' }).ok).toBe(true);
  expect(['F II', 'F X'].map(u => column(less, 'place')[u])).toEqual(['2325', '2323']);
});
test('5.17, 11.0 nothing is planned outside the draft of an attack', () => {
  expect(fault({ turn: 2, fourthArmoured: 'planned' }, 'allied combat')).toMatch(/5\.17/);
  expect(fault({ turn: 2, place: { 'G I': '2739' }, fought: { 'G I': 'planned' } })).toMatch(/11\.0 G I/);
});
test('4.3 said to be at war it is looked at again at the end of the turn', () => {
  const t = placed({ turn: 2, neutral: { Netherlands: 'at war' }, place: { 'G I': '3837', 'G II': '3934', ...UK } });
  expect(column(t, 'neutral').Netherlands).toBe('at war');
  set(t, { neutral: { Netherlands: 'at war' } }, 'end of turn');
  expect(column(t, 'neutral').Netherlands).toBe('capitulated');
});
test('5.16, 5.13, 5.10 what is of one turn goes with it', () => {
  const t = placed({ turn: 6, dyleRoll: 1, evacuatedSteps: 4, halted: 'full', place: UK });
  expect([track(t, 'dyleRoll'), track(t, 'evacuatedSteps'), track(t, 'halted')]).toEqual([1, 4, 'full']);
  set(t, { turn: 7 });
  expect([track(t, 'dyleRoll'), track(t, 'evacuatedSteps'), track(t, 'halted')]).toEqual([0, 0, 'no']);
});
test('6.2 nobody stands on an enemy fort: it has fallen, or it is said to stand and the position is refused', () => {
  const t = placed({ place: { 'G III': '2731' } });
  expect(column(t, 'place')['ML 2731']).toBe('Dead pile');
  expect(fault({ place: { 'G III': '2731', 'ML 2731': '2731' } })).toMatch(/^6\.2 both sides stand in 2731: ML 2731/);
});
test('5.13 Dynamo has a port and a turn', () => {
  expect(fault({ turn: 6, dynamo: 5 })).toMatch(/5\.13 Dynamo needs a port/);
  expect(fault({ turn: 6, dynamo: 5, dynamoPort: 'Dead pile' })).toMatch(/5\.13 Dynamo needs a port/);
  expect(fault({ turn: 5, dynamo: 9, dynamoPort: '3227' })).toMatch(/5\.13 dynamo is the turn/);
});
test('5.16, 9.1, 9.3, 4.9, 4.10, 5.10 tracks say no more than they can', () => {
  for (const [name, most] of [
    ['dyleRoll', 6],
    ['germanReplacements', 8],
    ['frenchReplacements', 17],
    ['evacuatedSteps', 4],
    ['britishLost', 3],
    ['panzersLost', 5],
  ] as const) {
    expect(fault({ turn: 13, [name]: most }), name).toBeUndefined();
    expect(fault({ turn: 13, [name]: most + 1 }), name).toMatch(`${name} is ${most + 1}, not 0 to ${most}`);
  }
});
test('2.0, 3.8, 4.3 boxes, Sickle Cut and violations of those who can have them', () => {
  expect(fault({ place: { 'G I': 'Evacuated' } })).toMatch(/G I cannot lie in Evacuated/);
  expect(fault({ place: { 'F I': 'Exited west' } })).toMatch(/F I cannot lie in Exited west/);
  expect(fault({ place: { 'F I': 'Turn track' } })).toMatch(/F I cannot lie in Turn track/);
  expect(fault({ sickle: { 'F I': 'yes' } })).toMatch(/^3\.8 F I/);
  expect(fault({ turn: 5, neutral: { Belgium: 'at war' }, violated: { Belgium: 12 } })).toMatch(
    /^4\.3 Belgium was violated on turn 12/,
  );
});
test('4.0 a game is over in a way it can have ended', () => {
  const over = (columns: Columns, result: Json) => () =>
    setPosition(opened(), { columns, flow: [], over: result } as never);
  const RUHR = { winner: 'allied', why: '4.2', points: 0 };
  expect(over({ turn: 13 }, { winner: 'nobody' })).toThrow(/4\.0 this position ends as/);
  expect(over({ turn: 3 }, RUHR)).toThrow(/4\.0 this position has not ended/);
  expect(over({ turn: 3, control: { 3138: 'allied' } }, RUHR)).not.toThrow();
  expect(over({ turn: 3 }, { winner: 'allied', why: '4.10', points: 0 })).toThrow(/has not ended/);
  expect(over({ turn: 3, panzersLost: 1 }, { winner: 'allied', why: '4.10', points: -1 })).not.toThrow();
});
test('10.0, 11.0, 6.2 frames that no game could have come to', () => {
  expect(frameFault('march', '10.1', {})).toMatch(/10\.0 a march is of a unit/);
  expect(frameFault('march', '10.1', { unit: 'ML 2731' })).toMatch(/10\.0 ML 2731/);
  expect(frameFault('march', '10.1', { unit: 'F I' }, { place: { 'F I': '2922' } })).toMatch(/10\.0 F I/);
  expect(frameFault('march', '10.1', { unit: 'G I', points: -3 }, { place: { 'G I': '2739' } })).toMatch(
    /10\.0 points is -3/,
  );
  expect(frameFault('march', '10.1', { unit: 'G I', wish: 1 }, { place: { 'G I': '2739' } })).toMatch(
    /march knows no wish/,
  );
  expect(frameFault('clearing', '6.2', { hex: '2739', by_side: 'nobody' }, { place: { 'G I': '2739' } })).toMatch(
    /6\.2 by_side/,
  );
  expect(frameFault('battle', '11.2', { hex: '2739' })).toMatch(/11\.0 there is no enemy in 2739/);
  expect(frameFault('battle', '11.10', { hex: '2731', attackers: ['G I'] }, { place: { 'G I': '3843' } })).toMatch(
    /11\.0 every attacker stands next to 2731/,
  );
  expect(frameFault('turn', '5.1', {})).toMatch(/turn cannot stand in movement/);
});
