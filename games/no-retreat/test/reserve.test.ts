/** 16.0 The Reserve Phase, and 16.2 markers that come off. */
import { expect, test } from 'vitest';
import { column, done, refusal, REGULAR, scene, tired, whereIs } from './scene.ts';

test('13.2.3 nobody comes from the Reserve, or is rebuilt, into an Evacuation Zone: it is entered from its port', () => {
  const t = scene({ at: { Reserve: ['UK 51'], F1308: ['G IV'] }, moment: 'allied reserves' });
  expect(refusal(t, 'allied', { do: 'deploy', unit: 'UK 51', hex: 'F2106' })).toBe('13.2.3');
  expect(refusal(t, 'allied', { do: 'deploy', unit: 'UK 51', hex: 'F2006' })).toBeUndefined();
  const dead = scene({ at: { 'Sea off Dunkirk': ['UK 51'], F1308: ['G IV'] }, moment: 'allied organisation' });
  expect(refusal(dead, 'allied', { do: 'rebuild', unit: 'UK 51', at: 'F2106' })).toBe('13.2.3');
});
test('16.0, 16.1 Reserves come in or next to a city that was friendly when the turn began, in supply, out of zones', () => {
  const t = scene({
    at: { Reserve: ['F XXI', 'F XXIII'], F1308: ['G IV'] },
    moment: 'allied reserves',
    columns: { control: { F1506: 'german' } },
  });
  expect(refusal(t, 'allied', { do: 'deploy', unit: 'F XXI', hex: 'F1506' })).toBe('16.1');
  expect(refusal(t, 'allied', { do: 'deploy', unit: 'F XXI', hex: 'F0904' })).toBe('16.1');
  done(t, 'allied', { do: 'deploy', unit: 'F XXI', hex: 'F1105' });
  expect(whereIs(t, 'F XXI')).toBe('F1105');
});
test('16.2, 2.7 No Actions come off the Phasing player alone; Blitzkrieg!, Halt! Hitler, Drop! and Glider in the Allied turn', () => {
  const columns = {
    na: { 'G IV': 'yes', 'F I': 'yes' },
    blitz: { 'G XIX': 'yes' },
    lies: { 'G Blitzkrieg! 1': 'F1607' },
  };
  const pieces = { 'G Blitzkrieg! 1': 'On the map' };
  const at = { F1707: ['G IV'], F1607: ['G XIX'], F1706: ['F I'], Reserve: ['G IX', 'F XXI'] };
  const g = scene({ at, moment: 'german reserves', columns, pieces });
  done(g, 'german', { do: 'done' });
  expect([tired(g, 'G IV'), tired(g, 'F I'), column(g, 'blitz')['G XIX']]).toEqual([false, true, 'yes']);
  expect(column(g, 'piece')['G Blitzkrieg! 1']).toBe('On the map');
  const a = scene({
    at,
    turn: 14,
    moment: 'allied reserves',
    columns: {
      ...columns,
      lies: { ...columns.lies, 'A Halt! Hitler 1': 'F1904' },
      drop: { 'Drop! 1': 'F2311', Glider: 'F2411' },
    },
    pieces: { ...pieces, 'A Halt! Hitler 1': 'On the map' },
  });
  done(a, 'allied', { do: 'done' });
  expect([tired(a, 'G IV'), tired(a, 'F I'), column(a, 'blitz')['G XIX']]).toEqual([true, false, 'no']);
  const { 'G Blitzkrieg! 1': blitz, 'A Halt! Hitler 1': halt } = column(a, 'piece');
  expect([blitz, halt, column(a, 'drop')['Drop! 1'], column(a, 'drop')['Glider']]).toEqual([
    'German cup',
    'Out',
    'Out',
    'Out',
  ]);
});
test('26.8, 16.1 by option too a unit may come into a city of the enemy next to one of its own: it would hold it', () => {
  const deploys = (garrisons: string) =>
    refusal(
      scene({
        ...REGULAR,
        options: { garrisons },
        turn: 5,
        at: { Reserve: ['P 25'], P1615: ['P Fort Warszawa'], P1208: ['G39 X'] },
        moment: 'allied reserves',
        columns: { control: { P1616: 'german' } },
      }),
      'allied',
      { do: 'deploy', unit: 'P 25', hex: 'P1616' },
    );
  expect([deploys('no'), deploys('yes')]).toEqual([undefined, undefined]);
});
