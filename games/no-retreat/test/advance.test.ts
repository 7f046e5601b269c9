/** 14.8 Advance after combat. */
import { expect, test } from 'vitest';
import { gameOf } from '../game.ts';
import { KNOBS } from './knobs.ts';
import { asked, attack, done, flee, offered, POLAND, refusal, scene, targeted, whereIs, type Spec } from './scene.ts';

test('14.6.2, 14.8.1 what a chart says of rivers holds as well: no Mobile Combat over them, no advance beyond', () => {
  const river = { ...KNOBS.charts.river, noMobile: true, stopsAdvance: true } as const;
  const wet = gameOf({ ...KNOBS, charts: { ...KNOBS.charts, river } });
  const over = (game: ReturnType<typeof gameOf>, crt: 'German Mobile' | 'Prepared') => {
    const t = scene({
      game,
      at: { F1606: ['G XIX', 'G XVI'], F1505: ['F X'] },
      columns: { marker: { 'grey 1': 'F1505' }, face: { 'F X': 'reduced' } },
    });
    done(t, 'german', { do: 'attack', hex: 'F1505' });
    for (const unit of ['G XIX', 'G XVI']) done(t, 'german', { do: 'add', unit });
    const barred = refusal(t, 'german', { do: 'fight', crt: 'German Mobile' });
    done(t, 'german', { do: 'fight', crt }, 5); // 6:1 over a river, 5:1
    flee(t, 'allied');
    done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1505' });
    return [barred, refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1504' })];
  };
  expect(over(gameOf(KNOBS), 'Prepared')).toEqual([undefined, undefined]);
  expect(over(wet, 'Prepared')).toEqual(['14.6.2', '14.8.1']);
});
test('14.8 after a D nobody advances where a defender was eliminated for want of a retreat', () => {
  const t = scene({
    ...POLAND,
    at: { P1512: ['G39 XVI', 'G39 X'], P1513: ['P Fort Lwow', 'P 25'] },
    moment: 'german battles',
    columns: { marker: { 'grey 1': 'P1513' } },
  });
  attack(t, 'german', ['P1513'], ['G39 XVI', 'G39 X'], 'Prepared', 6);
  done(t, 'allied', { do: 'fallBack' });
  while (asked(t) === 'allied retreating') done(t, 'allied', { do: 'retreat', hex: offered(t, 'allied')[0]!['hex']! });
  expect(asked(t)).not.toBe('german advancing');
});
test('14.8.1, 12.4 no second hex in Low Supply or under No Actions', () => {
  const t = targeted({ F1707: ['G XIX', 'G XVI'], F1706: ['F I'] }, { columns: { supply: { 'G XIX': 'low' } } });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5);
  done(t, 'allied', { do: 'retreat', hex: 'F1705' });
  done(t, 'allied', { do: 'retreat', hex: 'F1704' });
  done(t, 'allied', { do: 'tire', hex: 'F1704' });
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1705' })).toBe('14.8.1');
});
test('14.8.1 a mobile unit passes through friends where it could not stay, and must then go on', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1208: ['G39 XVI'], P1209: ['G39 IV'], P1308: ['P 25'] },
    columns: { marker: { 'grey 1': 'P1308' } },
  });
  attack(t, 'german', ['P1308'], ['G39 XVI', 'G39 IV'], 'Prepared', 6); // 3:1: DR
  flee(t, 'allied');
  done(t, 'german', { do: 'advance', unit: 'G39 IV', hex: 'P1308' });
  done(t, 'german', { do: 'advance', unit: 'G39 XVI', hex: 'P1308' }); // 22.7 it may not stay with a unit on foot
  expect(refusal(t, 'german', { do: 'done' })).toBe('14.8.1');
  expect(refusal(t, 'german', { do: 'advance', unit: 'G39 XVI', hex: 'P1209' })).toBeUndefined();
  done(t, 'german', { do: 'advance', unit: 'G39 XVI', hex: 'P1408' });
  expect(whereIs(t, 'G39 XVI')).toBe('P1408');
});
/** The Germans have driven F I out of F1706, one of them under No Actions. */
const tiredVictors = (germans: Spec['at']) => {
  const t = scene({
    at: { ...germans, F1706: ['F I'] },
    columns: { marker: { 'blue 1': 'F1706' }, markerFace: { 'blue 1': 'counterblow' }, na: { 'G XVI': 'yes' } },
  });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5); // 2:1 and armour, 3:1: DR
  flee(t, 'allied');
  return t;
};
test('14.8.1, 2.7 who set out from a hex under No Actions goes one hex, out of it as well', () => {
  const t = tiredVictors({ F1707: ['G XIX', 'G XVI'] });
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1705' })).toBe('14.8.1');
});
test('14.8.1, 2.7 who passes through a friend under No Actions is not under his marker', () => {
  const t = tiredVictors({ F1707: ['G XVI'], F1607: ['G XIX'] });
  done(t, 'german', { do: 'advance', unit: 'G XVI', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XVI', hex: 'F1705' })).toBe('14.8.1');
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1705' })).toBeUndefined();
});
