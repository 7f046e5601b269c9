/** 7.4, 20.2 The British and the Soviet Stance, and what their boxes bring. */
import { expect, test } from 'vitest';
import { labelled } from '../../../engine/labels.ts';
import type { Json } from '../../../engine/state.ts';
import type { Table } from '../../../engine/table.ts';
import { CHARTS } from '../data/charts.ts';
import { moveStance } from '../rules/turn/stance.ts';
import { stanceOf } from '../model/state.ts';
import { asked, column, done, offered, POLAND, poles, refusal, scene, tired, told, value, whereIs } from './scene.ts';

test('7.4, 7.4.1, 7.4.2, 20.1.3, 20.2 the second box turns the marker, which then swallows a move', () => {
  const t = scene({ at: { F1706: ['UK I'], F1707: ['G IV'] }, columns: { marker: { 'grey 1': 'F1706' } } });
  moveStance(t.g, 'down', '7.4.2');
  expect([value(t, 'stance'), value(t, 'stanceFace'), tired(t, 'UK I')]).toEqual(['2', 'turned', true]);
  moveStance(t.g, 'down', '7.4.2');
  expect([value(t, 'stance'), value(t, 'stanceFace')]).toEqual(['2', 'front']);
  moveStance(t.g, 'down', '7.4.2');
  expect([value(t, 'stance'), column(t, 'once')['evacuation']]).toEqual(['3', 'yes']);
  moveStance(t.g, 'up', '7.4.1');
  expect(value(t, 'stanceFace')).toBe('turned'); // it acts again
});
test('7.4 the event of a stance marker names its box as the column does', () => {
  const t = scene({ at: { F1706: ['UK I'], F1707: ['G IV'] }, columns: { marker: { 'grey 1': 'F1706' } } });
  moveStance(t.g, 'down', '7.4.2');
  const moved = t.g.events.find(e => e.is === 'stance')!;
  expect(labelled(t.game.labels, { stance: moved.stance! })).toEqual({ stance: value(t, 'stance') });
});
test('20.1.3, 20.1.4 the stance is checked on turns 4, 5, 6, 7 and 9 of either front, and moves above its box alone', () => {
  for (const front of ['france', 'poland'] as const)
    expect(CHARTS.turns[front].flatMap((t, i) => (t.stance === undefined ? [] : [i + 1]))).toEqual([4, 5, 6, 7, 9]);
  const drawn = [
    '#49',
    '#50',
    '#51',
    '#52',
    'A Hold! 1',
    'A Hold! 2',
    'A Hold! 3',
    'A Hold! 4',
    'A Shock! 1',
    'A Shock! 2',
  ];
  const at = (eventVP: string) =>
    scene({ ...POLAND, at: poles, turn: 5, moment: 'checks', columns: { eventVP } }, ...drawn);
  expect([stanceOf(at('8').g), stanceOf(at('7').g)]).toEqual([1, 0]); // the box of turn 5 is 7
});
/** 26.7 After the stance check of turn 7 the Allied player is asked: nothing is drawn yet. */
const checked = { moment: 'checks', turn: 7, options: { changing: 'yes' } } as const;
const plansChecked = (t: Table): void => {
  for (const side of ['allied', 'german']) done(t, side, offered(t, side)[0]!);
};
test('20.2.1, 2.7 Careful Tactics: a marker on each hex with British, all in it are under it, and it is told', () => {
  const t = scene({
    at: { F2006: ['UK I', 'UK Dynamo', 'F I'], F1808: ['UK II'], F1707: ['F III'], F1915: ['G XVI'] },
    ...checked,
    columns: { eventVP: '12', stance: '1', control: { F1814: 'german' } },
  });
  plansChecked(t);
  expect(['UK I', 'F I', 'UK II', 'F III'].map(u => tired(t, u))).toEqual([true, true, true, false]);
  expect(told(t)).toContain('No Actions in F1808 Lille.');
});
test('20.2.1, 5.6, 18.9, 19.9 who is called, who takes command and who is halted is told', () => {
  const dynamo = scene({
    at: { Waiting: ['UK Dynamo'], F1915: ['G XVI'] },
    ...checked,
    columns: { eventVP: '12', stance: '3', control: { F1814: 'german' } },
  });
  plansChecked(dynamo);
  expect([whereIs(dynamo, 'UK Dynamo'), told(dynamo)]).toEqual([
    'Reserve',
    expect.stringContaining('UK Dynamo arrives in the Reserve.'),
  ]);
  const halted = scene({
    at: { F1915: ['G XVI'], F1817: ['G IV'] },
    moment: 'german movement',
    pieces: { 'A Halt! Hitler 1': 'On the map' },
    columns: { lies: { 'A Halt! Hitler 1': 'F1915' } },
  });
  expect([tired(halted, 'G XVI'), told(halted)]).toEqual([
    true,
    expect.stringContaining('G XVI is halted in F1915 Aachen.'),
  ]);
  const led = scene({
    at: { F1915: ['G XVI'] },
    moment: 'allied reserves',
    turn: 9, // and on turn 10 the Allied player is asked first (20.1.7)
    columns: { leader: { allied: 'dismissed' } },
  });
  expect([column(led, 'leader')['allied'], told(led)]).toEqual([
    'replacement',
    expect.stringContaining('The Allied Replacement Leader is in command.'),
  ]);
});
test('20.2.2, 20.1.4 the Red Army is set up north and south of the Pripet', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { Waiting: ['SU 3', 'SU 5'], P1512: ['G39 X'], P1513: ['P 25'] },
    turn: 5,
    moment: 'events',
    columns: { stance: '2' },
    pieces: { '#73': 'German hand', 'G Blitz! 1': 'German markers' },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#73' });
  done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
  expect(value(t, 'stance')).toBe('3');
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'pass' });
  expect(asked(t)).toBe('german mustering');
  const hexes = (unit: string): readonly Json[] =>
    offered(t, 'german').flatMap(c => (c['unit'] === unit ? [c['hex']!] : []));
  const [north, south] = [hexes('SU 3'), hexes('SU 5')];
  expect(north.filter(hex => south.includes(hex))).toEqual([]);
  expect(refusal(t, 'german', { do: 'deploy', unit: 'SU 3', hex: south[0]! })).toBe('20.2.2');
  done(t, 'german', { do: 'deploy', unit: 'SU 3', hex: north[0]! });
  done(t, 'german', { do: 'deploy', unit: 'SU 5', hex: south[0]! });
  expect([whereIs(t, 'SU 3'), whereIs(t, 'SU 5')]).toEqual([north[0], south[0]]);
});
