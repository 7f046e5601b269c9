/** France '40 through the protocol alone: two sides, fog of war, moments by name, units placed by their `place`. */
import { expect, test } from 'vitest';
import { seededRandom, type Rnd } from '../../../../engine/random.ts';
import type { Json, Vars } from '../../../../engine/state.ts';
import { HEXES } from '../../data/map.ts';
import { UNITS } from '../../data/units.ts';
import { france40 } from '../../game.ts';
import { momentsOf } from '../../rules/named-positions.ts';
import type { TableView } from '../../view.ts';
import { client, position, type Answer, type Client } from '../../../../cli/test/driver.ts';

type Listed = Answer['choices'][number];
const begun = (scenario = '1940', more: Vars = {}): Client => {
  const c = client();
  c.done({ do: 'new', game: 'france-40', scenario, seed: 'abc', ...more });
  return c;
};
const set = (c: Client, at: string, columns: Vars): Answer =>
  c.done({ do: 'set', game: 'g1', position: { at, columns } });
const play = (c: Client, choice: Json, ...next: readonly number[]): Answer => {
  if (next.length) c.done({ do: 'dice', game: 'g1', next });
  const a = c.done({ do: 'play', game: 'g1', choice });
  expect(a.queued, 'everything laid ready was used').toBeUndefined();
  return a;
};
const refused = (c: Client, choice: Json): string => c.done({ do: 'why', game: 'g1', choice }).verdict.refused.case;
const viewOf = (c: Client, side: string): TableView =>
  c.done({ do: 'view', game: 'g1', side }).view as unknown as TableView;
const cell = (c: Client, name: string, row: string): Json => (position(c).columns[name] as Vars)[row]!;
const verb = ({ choice }: Listed): string => (choice as { do: string }).do;

/** What a player who wants to get on would do: armies laid out, most units moved, attacks declared. */
const wanted: { readonly [decision: string]: (rnd: Rnd) => readonly (readonly string[])[] } = {
  settingUp: () => [['done'], ['lay']],
  moving: rnd => (rnd(10) ? [['move', 'stack', 'violate'], ['done']] : [['done']]),
  attacking: rnd => (rnd(6) ? [['attack', 'violate'], ['done']] : [['done']]),
  planning: rnd => (rnd(2) ? [['declare'], ['add']] : [['add', 'support'], ['declare']]),
};
const pickFrom = (decision: string, choices: readonly Listed[], rnd: Rnd): Json => {
  const lists = (wanted[decision]?.(rnd) ?? []).map(verbs => choices.filter(c => verbs.includes(verb(c))));
  const list = lists.find(l => l.length) ?? choices;
  return list[rnd(list.length)]!.choice;
};
const decisionOf = (a: Answer): string => (a as unknown as { decision: string }).decision;

test.each([
  ['1940', 'one'],
  ['1939', 'two'],
])(
  'a whole game of %s (%s): every position set elsewhere is equal and offers the same, nobody plays for the other, the record replays',
  (scenario, seed) => {
    const c = begun(scenario, { seed });
    const rnd = seededRandom(seed);
    c.done({ do: 'new', game: 'france-40', scenario, seed: 'another' });
    for (let n = 0; ; n++) {
      const a = c.done({ do: 'choices', game: 'g1' });
      if (a.choices.length === 0) break;
      const choice = pickFrom(decisionOf(a), a.choices, rnd);
      const other = a.side === 'german' ? 'allied' : 'german';
      if (n % 25 === 0) {
        const there = position(c);
        c.done({ do: 'set', game: 'g2', position: there });
        expect(position(c, 'g2')).toEqual(there);
        expect(c.done({ do: 'choices', game: 'g2' }).choices).toEqual(a.choices);
        const theirs = c.ask({ do: 'play', game: 'g1', side: other, choice });
        expect([theirs.ok, Object.hasOwn(france40.cases, theirs.refused.case)]).toEqual([false, true]);
        for (const side of ['german', 'allied', 'observer'])
          expect(viewOf(c, side)).toMatchObject({ scenario, viewer: side });
        c.done({ do: 'play', game: 'g1', choice });
        const back = c.ask({ do: 'undo', game: 'g1', side: a.side });
        if (back.ok) expect(position(c)).toEqual(there);
        else expect(back.refused.why).toMatch(/taken back/);
        if (!back.ok) continue;
      }
      c.done({ do: 'play', game: 'g1', side: a.side, choice });
    }
    const status = c.done({ do: 'status', game: 'g1' });
    expect(status).toMatchObject({ over: true, asks: [], case: '4.0' });
    expect(c.ask({ do: 'play', game: 'g1', choice: { do: 'done' } })).toEqual({
      ok: false,
      refused: { case: '4.0', why: 'The game is over.' },
    });
    expect(c.done({ do: 'view', game: 'g1' }).side).toBe('observer');
    const { record } = c.done({ do: 'save', game: 'g1' });
    expect(client().done({ do: 'load', record })).toMatchObject({ over: true, result: status.result });
  },
);

test('3.10 a view hides what lies under the top of an enemy stack, and an observer sees the tops alone', () => {
  const c = begun();
  set(c, 'german movement', {
    place: { 'UK I': '3628', 'F X': '2930', 'F XI': '2930', 'G III': '2835', 'G VI': '2835' },
  });
  const stack = (side: string, hex: string): Json => {
    const s = viewOf(c, side).stacks.find(x => x.hex === hex)!;
    return [s.units.map(u => u.name), s.height];
  };
  expect(['german', 'allied', 'observer'].map(side => stack(side, '2930'))).toEqual([
    [['F XI'], 2],
    [['F X', 'F XI'], 2],
    [['F XI'], 2],
  ]);
  expect(['german', 'allied', 'observer'].map(side => stack(side, '2835'))).toEqual([
    [['G III', 'G VI'], 2],
    [['G VI'], 2],
    [['G VI'], 2],
  ]);
});

test('a unit is placed by its place alone: height, order, control, ports and steps follow', () => {
  const c = begun();
  set(c, 'german movement', { place: { 'UK I': '3628', 'F X': '3030', 'F XI': '3030', 'G III': '3926' } });
  expect([
    cell(c, 'height', '3030'),
    cell(c, 'level', 'F X'),
    cell(c, 'level', 'F XI'),
    cell(c, 'control', '3926'),
    cell(c, 'lostPort', '3926'),
  ]).toEqual([2, 0, 1, 'german', 'yes']);
  set(c, 'german movement', { place: { 'F IX': '3030', 'F X': '2930' } });
  expect([
    cell(c, 'height', '3030'),
    cell(c, 'height', '2930'),
    cell(c, 'level', 'F XI'),
    cell(c, 'level', 'F IX'),
    cell(c, 'level', 'F X'),
  ]).toEqual([2, 1, 0, 1, 0]);
  set(c, 'german movement', { place: { 'F II': '3129', 'F III': '3129' }, level: { 'F II': 1, 'F III': 0 } });
  expect([cell(c, 'level', 'F II'), cell(c, 'level', 'F III')]).toEqual([1, 0]);
  set(c, 'german movement', { place: { 'F X': 'Dead pile' }, steps: { 'F X': 0 } });
  set(c, 'german movement', { place: { 'F X': '2019' } });
  expect([cell(c, 'steps', 'F X'), cell(c, 'height', '2930')]).toEqual([2, 0]);
});

test.each<[string, Vars]>([
  ['10.5', { place: { 'F X': '4219' } }],
  ['10.5', { place: { 'F X': '2235' } }],
  ['6.2', { place: { 'F X': '3030', 'G X': '3030' } }],
  ['2.12', { place: { BEE: '3030' } }],
  ['2.4', { place: { 'F39 1 DIM': '3030' } }],
  ['2.10', { place: { 'F X': '3030' }, steps: { 'F X': 3 } }],
  ['2.10', { place: { 'F X': '3030' }, steps: { 'F X': 0 } }],
  ['5.0', { turn: 14 }],
])('a position that cannot be is an error with its case: %s %j', (ruleCase, columns) => {
  const c = begun();
  const before = position(c);
  expect(c.ask({ do: 'set', game: 'g1', position: { at: 'german movement', columns } })).toMatchObject({
    ok: false,
    error: expect.stringMatching(new RegExp(`^${ruleCase.replace('.', '\\.')} `)),
  });
  expect(position(c)).toEqual(before);
});

test('unknown fields, columns, rows, values and steps are errors that say what there is', () => {
  const c = begun();
  const error = (p: Vars, more: Vars = {}): string => c.ask({ do: 'set', game: 'g1', position: p, ...more }).error;
  expect(error({ place: {} })).toMatch(/position takes columns\?/);
  expect(error({}, { at: 'german combat' })).toMatch(/set takes game, position/);
  expect(error({ columns: { weather: 1 } })).toMatch(/no column weather/);
  expect(error({ columns: { place: { 'F XXX': '3030' } } })).toMatch(/"F XXX" is not one of/);
  expect(error({ columns: { place: { 'F X': 'Sedan' } } })).toMatch(/place\.F X: "Sedan" is not one of/);
  expect(error({ at: 'german fight' })).toMatch(/german combat/);
  expect(error({ at: 'german combat', flow: [] })).toMatch(/flow or at, not both/);
});

test('moments: each stands at its own step, and the phases follow in order', () => {
  const UNIT = { turn: 5, place: { 'UK I': '3628', 'G III': '2835' } };
  const asks = (at: string, scenario = '1940'): Json => {
    const c = begun(scenario);
    const {
      asks: [ask],
      turn,
    } = set(c, at, scenario === '1940' ? UNIT : { place: { 'F39 1 DIM': '2334', 'G39 9 ID': '2335' } });
    return [ask!.side, ask!.decision, turn];
  };
  expect(Object.keys(momentsOf(france40.begin('1940', {}, france40.version))).map(at => asks(at))).toEqual([
    ['german', 'ordering', 5],
    ['german', 'ordering', 5],
    ['german', 'ordering', 5],
    ['allied', 'evacuating', 5],
    ['allied', 'evacuating', 5],
    ['allied', 'evacuating', 5],
    ['german', 'replacing', 5],
    ['allied', 'replacing', 5],
    ['german', 'ordering', 6],
    ...['german', 'allied'].flatMap(side => [
      [side === 'german' ? side : 'german', 'ordering', 5],
      [side, 'moving', 5],
      [side, 'attacking', 5],
      [side, 'attacking', 5],
      [side, 'moving', 5],
    ]),
  ]);
  expect([asks('allied combat', '1939'), asks('german order', '1939')]).toEqual([
    ['allied', 'attacking', 1],
    ['german', 'ordering', 1],
  ]);
  const c = begun('1939');
  set(c, 'allied combat', { place: { 'F39 1 DIM': '2334', 'G39 9 ID': '2335' } });
  expect(play(c, { do: 'done' }).asks[0]).toMatchObject({ side: 'allied', decision: 'moving' });
  expect(play(c, { do: 'done' }).asks[0]).toMatchObject({ side: 'german', decision: 'ordering' });
});

test('11.4 a battle in the middle: the flow of a position stands there again', () => {
  const c = begun();
  set(c, 'german combat', {
    turn: 5,
    neutral: { Belgium: 'at war' },
    place: { 'UK I': '3628', 'F X': '3129', 'G III': '3130', 'G XVIII': '3130' },
  });
  for (const choice of [
    { do: 'attack', hex: '3129' },
    { do: 'add', unit: 'G III' },
    { do: 'add', unit: 'G XVIII' },
  ])
    play(c, choice);
  const { odds } = viewOf(c, 'german').battle!;
  const die = [1, 2, 3, 4, 5, 6].find(d => d === (odds!.columns[0]!.label === '1:1' ? 1 : 2))!;
  expect(play(c, { do: 'declare' }, die).asks[0]).toMatchObject({
    side: 'allied',
    decision: 'choosingLoss',
    case: '11.4',
  });
  const there = position(c);
  c.done({ do: 'new', game: 'france-40', seed: 'abc' });
  expect(c.done({ do: 'set', game: 'g2', position: there }).asks[0]).toMatchObject({
    side: 'allied',
    decision: 'choosingLoss',
    choices: 1,
  });
  expect(refused(c, { do: 'lose', unit: 'G III' })).toBe('11.4');
});

test('8.2, 8.3 out of supply: the view says so, and movement is halved', () => {
  const c = begun();
  set(c, 'allied movement', { turn: 3, place: { 'UK I': '3628', 'F X': '2940' } });
  expect(
    viewOf(c, 'allied')
      .stacks.flatMap(s => s.units)
      .map(u => [u.name, u.supplied]),
  ).toEqual([
    ['F X', false],
    ['UK I', true],
  ]);
  expect(play(c, { do: 'move', unit: 'F X' }, 5).events[0]).toMatchObject({ case: '10.3', face: 5, points: 3 });
});

test('3.6, 4.3 neutrals: shut until violated; Switzerland rolls; Belgium gives up with its fourth city', () => {
  const c = begun();
  set(c, 'german movement', {
    turn: 2,
    place: { 'UK I': '3628', 'G III': '3633', 'G VI': '1432', 'B I': '3830', 'Sw 1': '1230' },
  });
  play(c, { do: 'move', unit: 'G VI' });
  expect(refused(c, { do: 'to', hex: '1331' })).toBe('3.6');
  play(c, { do: 'stay' });
  expect(play(c, { do: 'violate', neutral: 'Switzerland' }, 5).events.map(e => e.case)).toEqual(['4.3', '4.3']);
  expect([cell(c, 'place', 'Sw 1'), position(c).columns.swiss]).not.toContain('1230');
  expect(refused(c, { do: 'violate', neutral: 'Switzerland' })).toBe('4.3');
  set(c, 'german movement', {
    turn: 2,
    neutral: { Belgium: 'at war' },
    violated: { Belgium: 1 },
    control: { 3134: 'german', 3232: 'german' },
    place: { 'G III': '3532' },
  });
  play(c, { do: 'move', unit: 'G III' });
  const end = play(c, { do: 'to', hex: '3432' });
  expect([
    end.events.some(e => e.text === 'Belgium capitulates.'),
    cell(c, 'place', 'B I'),
    cell(c, 'neutral', 'Belgium'),
  ]).toEqual([true, 'Dead pile', 'capitulated']);
});

test('5.13 Dynamo on turn 5: from turn 6 four steps a turn go over the port', () => {
  const c = begun();
  expect(
    set(c, 'dynamo', { turn: 5, place: { 'UK I': '3927', 'UK II': '3927', 'G III': '2835' } }).asks[0],
  ).toMatchObject({ decision: 'evacuating' });
  expect(refused(c, { do: 'dynamo', hex: '3628' })).toBe('5.13');
  play(c, { do: 'dynamo', hex: '3927' });
  set(c, 'allied movement', { turn: 6 });
  play(c, { do: 'move', unit: 'UK I' });
  play(c, { do: 'exit', edge: 'Evacuate by sea', steps: 4 });
  play(c, { do: 'move', unit: 'UK II' });
  expect([cell(c, 'place', 'UK I'), refused(c, { do: 'exit', edge: 'Evacuate by sea', steps: 1 })]).toEqual([
    'Evacuated',
    '5.13',
  ]);
});

test('2.4 units may be set in any land hex, and the game goes on', () => {
  const c = begun();
  const rnd = seededRandom('anywhere');
  const land = HEXES.filter(h => h.country !== 'none' && ['clear', 'rough', 'ardennes'].includes(h.terrain)).map(
    h => h.hex,
  );
  for (let n = 0; n < 6; n++) {
    const free = [...land];
    const place = Object.fromEntries(
      UNITS.filter(u => u.scenario === '1940' && u.size === 'corps').map(u => [
        u.name,
        free.splice(rnd(free.length), 1)[0]!,
      ]),
    );
    const a = set(c, ['german movement', 'allied combat', 'german combat first', 'allied movement last'][n % 4]!, {
      turn: 2 + n,
      place,
      neutral: { Belgium: n % 2 ? 'at war' : 'neutral' },
    });
    expect(a.asks).toHaveLength(1);
    expect(position(c).columns.place).toMatchObject(place);
  }
});

test('choices and why: a die that follows at once bars, also where the rule of the choice knows nothing of it', () => {
  const c = client();
  c.done({ do: 'new', game: 'france-40', scenario: '1939', sandbox: true });
  c.done({ do: 'set', game: 'g1', position: { at: 'german combat', columns: { turn: 3 } } });
  const { choices } = c.done({ do: 'choices', game: 'g1', side: 'german' });
  expect(choices.find(o => (o.choice as { do: string }).do === 'done')?.bars).toBe('chance'); // 5.5 turn 4 begins with the die of the supply crisis
  expect(c.done({ do: 'why', game: 'g1', side: 'german', choice: { do: 'done' } }).verdict.bars).toBe('chance');
});
