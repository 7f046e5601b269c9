/** 5.2.1 What events let a side choose, card by card. */
import { expect, test } from 'vitest';
import { HOLE } from '../../../engine/state.ts';
import { lookAt, whyInFull } from '../../../engine/table.ts';
import { boxOf } from '../model/box.ts';
import { beside, EXPERIENCE } from '../model/places.ts';
import { viewOf } from '../view.ts';
import {
  asked,
  column,
  done,
  offered,
  refusal,
  scene,
  unitsOffered,
  value,
  verbs,
  whereIs,
  ZONE,
  type Spec,
} from './scene.ts';

test('5.2.1 #25 Open City: who takes a Surrender! marker out of his cup has looked into it, and takes nothing back', () => {
  const at = { F1707: ['G IV'], F1808: ['F I'] };
  const t = scene({ at, moment: 'events', pieces: { '#25': 'Allied hand' } });
  done(t, 'allied', { do: 'play', card: '#25' });
  expect([asked(t), verbs(t, 'allied')]).toEqual(['allied granting', ['pass', 'marker']]);
  const marker = offered(t, 'allied').find(c => c['do'] === 'marker')!;
  expect(whyInFull(t, 'allied', marker)).toMatchObject({ ok: true, bars: 'look' });
});
test('5.2.1, 5.0 #9 Deuxième Bureau: markers that were seen are shown to who saw them, and to nobody else', () => {
  const pieces = { '#9': 'Allied hand', 'G Blitz! 2': 'German markers' };
  const t = scene({ at: { F1707: ['G IV'], F1808: ['F I'] }, moment: 'events', pieces });
  const seenBy = (side: string) => viewOf(t.g, side).hands[0]?.seen;
  expect(seenBy('allied')).toBeUndefined();
  done(t, 'allied', { do: 'play', card: '#9' });
  expect([seenBy('allied'), seenBy('observer')]).toEqual([['G Blitz! 2'], undefined]);
});
const MAJORS_OF = { Dutch: ['F2411', 'F2612'], Belgian: ['F1910', 'F2110'] } as const;
const armistice = (cities: readonly string[], at: Spec['at']) => {
  const t = scene({
    at: { F1707: ['G IV'], F1808: ['F I'], ...at },
    moment: 'events',
    pieces: { '#1': 'German hand' },
    columns: { control: Object.fromEntries(cities.map(hex => [hex, 'german'])), war: { Holland: 'at war' } },
  });
  done(t, 'allied', { do: 'pass' });
  return t;
};
test('5.2.1 #1 Armistice: of two Low Countries that have fallen its player says which gives up', () => {
  const both = [...MAJORS_OF.Dutch, ...MAJORS_OF.Belgian];
  const t = armistice(both, { F2413: ['N II'], F1812: ['B VII'], Destroyed: ['B I', 'N I'] });
  done(t, 'german', { do: 'play', card: '#1' });
  expect([asked(t), unitsOffered(t, 'german')]).toEqual(['german granting', ['N I', 'B I']]);
  expect(refusal(t, 'german', { do: 'pass' })).toBe('5.2.1');
  done(t, 'german', { do: 'unit', unit: 'B I' });
  expect(['B I', 'B VII', 'N I', 'N II'].map(u => whereIs(t, u))).toEqual([
    'Surrendered',
    'Surrendered',
    'Destroyed',
    'F2413',
  ]);
  expect(value(t, 'eventVP')).toBe('2');
});
test('5.2.1, 2.14 #1 Armistice: one country alone is not asked for, and who lies off a port goes with it', () => {
  const t = armistice(MAJORS_OF.Belgian, { F1812: ['B VII'], 'Sea off Dunkirk': ['B III'], F2413: ['N II'] });
  done(t, 'german', { do: 'play', card: '#1' });
  expect(['B VII', 'B III', 'N II'].map(u => whereIs(t, u))).toEqual(['Surrendered', 'Surrendered', 'F2413']);
  const held = armistice(MAJORS_OF.Belgian.slice(1), { F1812: ['B VII'] });
  expect(refusal(held, 'german', { do: 'play', card: '#1' })).toBe('5.2.1');
});
test('5.2.1 #11 Paras brings a Drop! marker back, not the Glider', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { '#11': 'German hand' },
    columns: { drop: { 'Drop! 1': 'Out', 'Drop! 2': 'Reserve', 'Drop! 3': 'Out', Glider: 'Out' } },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#11' });
  expect(offered(t, 'german').flatMap(c => (c['do'] === 'drop' ? [c['drop']] : []))).toEqual(['Drop! 1', 'Drop! 3']);
});
test('5.2.1, 2.14, 9.2 an event rebuilds who lies off a port there, too, in no enemy zone', () => {
  const t = scene({
    at: { 'Sea off Dunkirk': ['UK I'], Destroyed: ['F I'], F1707: ['G IV'], F2007: ['G IX'] },
    moment: 'events',
    pieces: { '#27': 'Allied hand' },
  });
  done(t, 'allied', { do: 'play', card: '#27' });
  expect(offered(t, 'allied')).toContainEqual(expect.objectContaining({ do: 'unit', unit: 'F I' }));
  expect(refusal(t, 'allied', { do: 'unit', unit: 'UK I' })).toBe('9.2'); // not to the Reserve
  expect(refusal(t, 'allied', { do: 'unit', unit: 'UK I', at: 'F2006' })).toBe('9.2'); // next to a German
  done(t, 'allied', { do: 'unit', unit: 'UK I', at: 'F2005' });
  expect([whereIs(t, 'UK I'), column(t, 'face')['UK I']]).toEqual(['F2005', 'reduced']);
});
/** #24 has been played: units at the blue edge and in the Evacuation Zone off Dunkirk. */
const promised = (at: Spec['at'], pieces: Spec['pieces'] = {}) => {
  const t = scene({
    at: { F2017: ['G IV'], ...at },
    moment: 'events',
    columns: { once: { evacuation: 'yes' } },
    pieces: { '#24': 'Allied hand', 'A Shock! 1': 'Allied markers', ...pieces },
  });
  done(t, 'allied', { do: 'play', card: '#24' });
  done(t, 'allied', { do: 'pay', marker: 'A Shock! 1' });
  for (const side of ['german', 'allied'] as const) done(t, side, { do: 'pass' });
  return t;
};
test('5.2.1, 11.0 #24 Dynamo spares one unit the check: its player says whom, at the edge or in an Evacuation Zone', () => {
  const t = promised({ F0101: ['UK III'], [ZONE]: ['UK I', 'UK II'] });
  expect(refusal(t, 'allied', { do: 'sure', unit: 'UK III' })).toBeUndefined();
  done(t, 'allied', { do: 'send', unit: 'UK III' }, '#29'); // an icon, and one row down: it leaves by its own luck
  expect([whereIs(t, 'UK III'), asked(t)]).toEqual(['Evacuated', 'allied deploying']);
  done(t, 'allied', { do: 'sure', unit: 'UK I' });
  expect(whereIs(t, 'UK I')).toBe('Evacuated');
  expect(refusal(t, 'allied', { do: 'sure', unit: 'UK II' })).toBe('5.2.1');
});
test('5.2.1, 10.0 the passage that was promised is not for units sent to the Reserve, and a delayed unit may take it', () => {
  const reserve = promised({ F1006: ['F XXI'], [ZONE]: ['UK I'] });
  expect(refusal(reserve, 'allied', { do: 'sure', unit: 'F XXI' })).toBe('5.2.1');
  const t = promised({ [ZONE]: ['UK I'] }, { '#27': 'Allied hand' });
  done(t, 'allied', { do: 'send', unit: 'UK I' }, '#35'); // one German icon: Delay
  expect(refusal(t, 'allied', { do: 'send', unit: 'UK I' })).toBe('11.0');
  done(t, 'allied', { do: 'discard', card: '#27' });
  done(t, 'allied', { do: 'sure', unit: 'UK I' });
  expect(whereIs(t, 'UK I')).toBe('Evacuated');
});
test('5.8.3, 5.0 #62 Experience: the backs of dummies that go out stay secret, so who let it happen may take that back (5.1.3)', () => {
  const pieces = {
    '#62': 'German hand',
    '#71': 'Allied hand',
    'G Blitz! 1': 'German markers',
    'G Blitz! 5': 'German markers',
  };
  const t = scene({ scenario: 'poland', moment: 'events', pieces });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#62' });
  expect(asked(t)).toBe('allied averting');
  expect(whyInFull(t, 'allied', { do: 'pass' })).toEqual({ ok: true });
  done(t, 'allied', { do: 'pass' });
  expect(['G Blitz! 1', 'G Blitz! 5'].map(m => column(t, 'piece')[m])).toEqual(['German markers', 'Battle Experience']);
  const place = (side: string) =>
    lookAt(t, side).cells[boxOf(t.g).CELLS.piece + boxOf(t.g).PIECE_NAMES.indexOf('G Blitz! 5')];
  expect([place('allied'), place('german')]).toEqual([HOLE, beside(t.g, EXPERIENCE)]);
});
