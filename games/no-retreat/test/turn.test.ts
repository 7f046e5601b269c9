/** 4.0-11.0, 14.1, 15.0-17.0, 19.0-24.0 The turn: declarations, Blitzkrieg, cards, boxes, checks, the end. */
import { expect, test } from 'vitest';
import type { Json } from '../../../engine/state.ts';
import { moveStance } from '../rules/stance.ts';
import { isAutomatic } from '../rules/victory.ts';
import { pointsView } from '../view/tracks.ts';
import {
  asked,
  attack,
  battle,
  column,
  done,
  face,
  game,
  holder,
  isOver,
  offered,
  refusal,
  result,
  scene,
  told,
  total,
  value,
  verbs,
  whereIs,
  tired,
  type Spec,
} from './scene.ts';

const front = { F1707: ['G IV', 'G IX'], F1706: ['F I'] } as const;
const declares = (side: 'german' | 'allied', at: Spec['at'], more: Spec = {}) =>
  scene({ at: at!, moment: `${side} combat`, ...more });

// 14.1 -----------------------------------------------------------------------------------------------------------------
test('14.0, 14.1 the Allied player declares first in both Combat Phases', () => {
  const t = declares('german', front);
  expect(asked(t)).toBe('allied declaring');
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('german declaring');
  expect(asked(declares('allied', front))).toBe('allied declaring');
});
test('14.1.1 no Target with units under No Actions, in No Supply, or Regional in the first turns', () => {
  const target = { do: 'target', hex: 'F1706', with: 'grey' };
  const tiredOnes = declares('german', front, { columns: { na: { 'G IV': 'yes' } } });
  done(tiredOnes, 'allied', { do: 'done' });
  expect(refusal(tiredOnes, 'german', target)).toBe('14.1.1');
  const dry = declares('german', front, { columns: { supply: { 'G IV': 'none' } } });
  done(dry, 'allied', { do: 'done' });
  expect(refusal(dry, 'german', target)).toBe('12.4');
  const regional = declares('german', { F1707: ['G XXIV'], F1706: ['F I'] }, { turn: 3 });
  done(regional, 'allied', { do: 'done' });
  expect(refusal(regional, 'german', target)).toBe('14.1.1');
  const fine = declares('german', front);
  done(fine, 'allied', { do: 'done' });
  done(fine, 'german', target);
  expect(refusal(fine, 'german', target)).toBe('14.1.1'); // marked already
});
test('14.1.2, 5.3, 5.4 a Counterblow costs a card; a double one pays for two; not on No Actions', () => {
  const t = declares(
    'german',
    { ...front, F1606: ['F III'], F1607: ['G XI'] },
    { pieces: { '#16': 'Allied hand', '#2': 'Allied hand' } },
  );
  done(t, 'allied', { do: 'pass' }); // no event when combats are declared
  const blow = { do: 'blow', hex: 'F1706', with: 'blue' };
  expect(refusal(t, 'allied', blow)).toBe('14.1.2');
  done(t, 'allied', { do: 'discard', card: '#16' });
  done(t, 'allied', blow);
  done(t, 'allied', { do: 'blow', hex: 'F1606', with: 'blue' });
  expect(column(t, 'markerFace')['blue 1']).toBe('counterblow');
  const no = declares('german', front, { columns: { na: { 'F I': 'yes' } } });
  expect(refusal(no, 'allied', blow)).toBe('14.1.2');
});
test('14.1.2, 18.7 no Counterblow on a Fortress; 2.5, 19.5 none with a brown marker on French units', () => {
  const t = declares('german', {
    F1217: ['G XII'],
    F1216: ['F Boulay', 'F VI'],
    F1706: ['F I'],
    F1707: ['G IV'],
    F1808: ['UK I'],
    F1807: ['G IX'],
  });
  expect(refusal(t, 'allied', { do: 'blow', hex: 'F1216', with: 'blue' })).toBe('14.1.2');
  expect(refusal(t, 'allied', { do: 'blow', hex: 'F1706', with: 'brown' })).toBe('2.5');
});
test('14.1.2, 14.7.4 whoever stands next to a Counterblow must attack, No Actions or not', () => {
  const t = scene({
    at: front,
    columns: { marker: { 'blue 1': 'F1706' }, markerFace: { 'blue 1': 'counterblow' }, na: { 'G IV': 'yes' } },
  });
  expect(refusal(t, 'german', { do: 'done' })).toBe('14.3.1');
  attack(t, 'german', ['F1706'], ['G IV'], 'Prepared', 4); // 1:1: CB, with whatever marker is free
  expect(asked(t)).toBe('german blowing');
});
test('14.3.1, 14.3.4 no marked hex is left that could be attacked; nobody attacks twice', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'], F1807: ['F III'], F1607: ['G IX'] },
    columns: { marker: { 'grey 1': 'F1706', 'grey 2': 'F1807' } },
  });
  done(t, 'german', { do: 'attack', hex: 'F1706' });
  done(t, 'german', { do: 'add', unit: 'G IV' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBe('14.3.1'); // nobody else for F1807
  done(t, 'german', { do: 'leave', unit: 'G IV' });
  done(t, 'german', { do: 'add', unit: 'G IX' });
  done(t, 'german', { do: 'fight', crt: 'Prepared' }, 3); // 1:1: -
  done(t, 'german', { do: 'attack', hex: 'F1807' });
  expect(refusal(t, 'german', { do: 'add', unit: 'G IX' })).toBe('14.3.3');
});
test('14.3.2, 14.3.3, 14.3.5, 14.4 several hexes attack together if next to all; stack-mates stay out of other battles', () => {
  const t = scene({
    at: { F1607: ['G IV', 'G IX'], F1705: ['G X'], F1706: ['F I'], F1606: ['F III'] },
    columns: { marker: { 'grey 1': 'F1706', 'grey 2': 'F1606' } },
  });
  for (const hex of ['F1706', 'F1606']) done(t, 'german', { do: 'attack', hex });
  for (const unit of ['G IV', 'G X']) done(t, 'german', { do: 'add', unit });
  done(t, 'german', { do: 'fight', crt: 'Prepared' }, 4); // 6 to 6, 1:1: CB
  expect(column(t, 'fought')['G IX']).toBe('yes');
});
test('14.2 battles come in the order the Phasing player likes', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'], F0205: ['G IX'], F0204: ['F III'] },
    columns: { marker: { 'grey 1': 'F1706', 'grey 2': 'F0204' } },
  });
  expect(new Set(offered(t, 'german').flatMap(c => (c['do'] === 'attack' ? [c['hex']] : [])))).toEqual(
    new Set(['F0204', 'F1706']),
  );
});
test('20.1.1, 19.8 no Allied attack into the Ardennes before turn 4, nor into a city given up', () => {
  const t = declares('allied', { F1412: ['F X'], F1413: ['G XIX'] }, { turn: 3 });
  expect(refusal(t, 'allied', { do: 'target', hex: 'F1413', with: 'blue' })).toBe('20.1.1');
});
test('19.6, 14.0 a hex all under Blitzkrieg! is no target for Prepared combat, but for a Shock-Target', () => {
  const t = declares(
    'allied',
    { F1707: ['G XIX'], F1706: ['F I'] },
    { columns: { blitz: { 'G XIX': 'yes' } }, pieces: { 'A Shock-Target 1': 'Allied markers' } },
  );
  expect(refusal(t, 'allied', { do: 'target', hex: 'F1707', with: 'blue' })).toBe('22.1');
  expect(refusal(t, 'allied', { do: 'target', hex: 'F1707', with: 'shock' })).toBeUndefined();
});
test('20.2.1 since British Control British and French do not attack together', () => {
  const t = scene({
    at: { F1705: ['F I'], F1606: ['UK I'], F1706: ['G IV'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1706' }, once: { evacuation: 'yes' } },
  });
  done(t, 'allied', { do: 'attack', hex: 'F1706' });
  done(t, 'allied', { do: 'add', unit: 'F I' });
  expect(refusal(t, 'allied', { do: 'add', unit: 'UK I' })).toBe('20.2.1');
});
test('14.6.8, 18.5, 20.2.2 Germans and Soviets never attack together, and Soviets only after the invasion', () => {
  const at = { P1514: ['G39 X'], P1415: ['SU 5'], P1414: ['P 25'] };
  const t = scene({
    scenario: 'poland-historical',
    at,
    columns: { marker: { 'grey 1': 'P1414' }, once: { invasion: 'yes' }, stance: '5' },
  });
  done(t, 'german', { do: 'attack', hex: 'P1414' });
  done(t, 'german', { do: 'add', unit: 'SU 5' });
  expect(refusal(t, 'german', { do: 'add', unit: 'G39 X' })).toBe('14.6.8');
  const early = scene({ scenario: 'poland-historical', at, columns: { marker: { 'grey 1': 'P1414' } } });
  done(early, 'german', { do: 'attack', hex: 'P1414' });
  expect(refusal(early, 'german', { do: 'add', unit: 'SU 5' })).toBe('20.2.2');
});

// 15.0 -----------------------------------------------------------------------------------------------------------------
const blitz = (at: Spec['at'], more: Spec = {}) =>
  scene({ at: at!, moment: 'blitzkrieg', pieces: { 'G Blitzkrieg! 1': 'German markers' }, ...more });
test('15.0, 19.6 a Blitzkrieg! marker lies on mobile Panzers, not on No Actions or Low Supply', () => {
  const t = blitz({ F1707: ['G XIX', 'G IV'], F1607: ['G XIV'], F1706: ['F I'] });
  expect(refusal(t, 'german', { do: 'blitz', hex: 'F1607' })).toBe('15.0');
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  expect([column(t, 'blitz')['G XIX'], column(t, 'blitz')['G IV']]).toEqual(['yes', 'no']);
  expect(
    refusal(blitz({ F1707: ['G XIX'] }, { columns: { na: { 'G XIX': 'yes' } } }), 'german', {
      do: 'blitz',
      hex: 'F1707',
    }),
  ).toBe('15.0');
  expect(
    refusal(blitz({ F1707: ['G XIX'] }, { columns: { supply: { 'G XIX': 'low' } } }), 'german', {
      do: 'blitz',
      hex: 'F1707',
    }),
  ).toBe('12.4');
});
test('15.1, 15.2, 15.4 one hex of advance from zone to zone; the marker stays only in a hex taken from the enemy', () => {
  const t = blitz({ F1707: ['G XIX'], F1706: ['F I'] });
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1807' });
  expect([whereIs(t, 'G XIX'), column(t, 'blitz')['G XIX'], column(t, 'lies')['G Blitzkrieg! 1']]).toEqual([
    'F1807',
    'yes',
    'F1807',
  ]);
  const back = blitz({ F1707: ['G XIX'], F1706: ['F I'] }, { columns: { control: { F1807: 'german' } } });
  done(back, 'german', { do: 'blitz', hex: 'F1707' });
  done(back, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1807' });
  expect(column(back, 'blitz')['G XIX']).toBe('no');
});
test('15.3, 14.6.2 each stack assaults one hex on the Blitzkrieg table, not over ground that bars it', () => {
  const t = blitz({ F1707: ['G XIX'], F1706: ['F I'], F1808: ['F III'] });
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  expect(refusal(t, 'german', { do: 'assault', origin: 'F1707', hex: 'F1808' })).toBe('14.6.2'); // Lille is a Major City
  done(t, 'german', { do: 'assault', origin: 'F1707', hex: 'F1706' }, 5); // 4 to 3, marker and armour: 2:1, DR
  expect(battle(t)).toMatchObject({ table: 'Blitzkrieg', kind: 'assault' });
});

// 16.0 -----------------------------------------------------------------------------------------------------------------
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
test('13.2.3 nobody comes from the Reserve, or is rebuilt, into an Evacuation Zone: it is entered from its port', () => {
  const t = scene({ at: { Reserve: ['UK 51'], F1308: ['G IV'] }, moment: 'allied reserves' });
  expect(refusal(t, 'allied', { do: 'deploy', unit: 'UK 51', hex: 'F2106' })).toBe('13.2.3');
  expect(refusal(t, 'allied', { do: 'deploy', unit: 'UK 51', hex: 'F2006' })).toBeUndefined();
  const dead = scene({ at: { 'Sea off Dunkirk': ['UK 51'], F1308: ['G IV'] }, moment: 'allied organisation' });
  expect(refusal(dead, 'allied', { do: 'rebuild', unit: 'UK 51', at: 'F2106' })).toBe('13.2.3');
});
test('16.2, 2.7 No Actions come off the Phasing player alone; Blitzkrieg! in the Allied turn', () => {
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
});

// 8.0 ------------------------------------------------------------------------------------------------------------------
const events = (pieces: Spec['pieces'], more: Spec = {}) =>
  scene({ at: { F1707: ['G IV'], F1706: ['F I'], F1607: ['G IX'] }, moment: 'events', pieces: pieces!, ...more });
test('8.0, 8.2 events turn about, Allied first, until both pass in a row', () => {
  const t = events({ '#3': 'German hand', 'G Blitz! 1': 'German markers' });
  expect(asked(t)).toBe('allied planning');
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#3' });
  expect(asked(t)).toBe('german paying');
  done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
  expect(asked(t)).toBe('german granting');
  done(t, 'german', { do: 'hex', hex: 'F1706' });
  expect(tired(t, 'F I')).toBe(true);
  expect(asked(t)).toBe('german granting'); // two hexes, but there is one
  done(t, 'german', { do: 'pass' });
  expect(asked(t)).toBe('allied planning');
});
test('5.2.3, 5.8.1 an event without its marker is refused; 5.1 one of another phase too', () => {
  const t = events({ '#3': 'German hand', '#2': 'German hand' });
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'german', { do: 'play', card: '#3' })).toBe('5.2.3');
  expect(refusal(t, 'german', { do: 'play', card: '#2' })).toBe('5.1');
  expect(refusal(t, 'german', { do: 'play', card: '#4' })).toBe('5.0');
});
test('5.1.2 from a turn on, before a turn, with Weygand; 5.1.4 no black aircraft in bad weather', () => {
  const t = events({ '#36': 'German hand', '#25': 'German hand', 'G Blitz! 1': 'German markers' });
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'german', { do: 'play', card: '#36' })).toBe('5.1.2');
  expect(refusal(t, 'german', { do: 'play', card: '#25' })).toBe('5.1.2');
  const bad = events({ '#3': 'German hand', 'G Blitz! 1': 'German markers' }, { columns: { weather: 'bad' } });
  done(bad, 'allied', { do: 'pass' });
  expect(refusal(bad, 'german', { do: 'play', card: '#3' })).toBe('5.1.4');
});
test('5.1.3, 5.2 an event may be cancelled by Intercepts', () => {
  const t = events({
    '#3': 'German hand',
    'G Blitz! 1': 'German markers',
    '#33': 'Allied hand',
    'A Shock! 1': 'Allied markers',
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#3' });
  done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
  expect(asked(t)).toBe('allied averting');
  done(t, 'allied', { do: 'play', card: '#33' });
  done(t, 'allied', { do: 'pay', marker: 'A Shock! 1' });
  expect([asked(t), tired(t, 'F I')]).toEqual(['allied planning', false]);
});
test('5.8.3, 5.5.2 on the Polish Front markers without the 1939 front pay for nothing', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1512: ['G39 X'], P1513: ['P 25'] },
    moment: 'events',
    pieces: { '#50': 'German hand', 'G Blitz! 6': 'German markers' },
  });
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'german', { do: 'play', card: '#50' })).toBe('5.2.3');
});
test('19.7, 19.7.1, 2.4 Combat VP! markers score through events', () => {
  const t = events({ '#21': 'German hand', 'G Combat VP! 1': 'German markers', 'G Blitz! 1': 'German markers' });
  const before = total(t);
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#21' });
  done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
  done(t, 'german', { do: 'score' });
  expect(total(t)).toBe(before + 1);
});
test('19.8 a city within four hexes of a German is given up: its units go two hexes away', () => {
  const t = events({ 'A Surrender! 1': 'Allied markers' }, { at: { F1707: ['G IV'], F1506: ['F I'] } });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'pass' });
  expect(asked(t)).toBe('allied yielding');
  expect(refusal(t, 'allied', { do: 'giveUp', hex: 'F0413' })).toBe('19.8');
  done(t, 'allied', { do: 'giveUp', hex: 'F1506' });
  expect(told(t)).toContain('is given up');
  expect(asked(t)).toBe('allied clearing');
  expect(refusal(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1505' })).toBe('19.8'); // next to it still
  done(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1306' });
  expect([whereIs(t, 'F I'), asked(t)]).toEqual(['F1306', 'allied deploying']);
});
test('24.3, 24.0 a plan gives its instructions: Ardennes Surprise lays No Actions in Belgium', () => {
  const t = scene({ at: { F1812: ['B III'], F1707: ['G IV'] }, turn: 2, moment: 'events' });
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'german', { do: 'act', act: 'Neutral Holland' })).toBe('24.3');
  done(t, 'german', { do: 'act', act: 'Ardennes Surprise' });
  done(t, 'german', { do: 'hex', hex: 'F1812' });
  expect(tired(t, 'B III')).toBe(true);
});

// 9.0, 10.0 -------------------------------------------------------------------------------------------------------------
test('9.0, 9.1, 20.1.8 an improvement costs two discards, with a line to the edge, before turn 10', () => {
  const spec: Spec = {
    at: { F0904: ['F XXI'], F1707: ['G IV'] },
    moment: 'allied organisation',
    pieces: { '#2': 'Allied hand', '#4': 'Allied hand' },
    columns: { face: { 'F XXI': 'reduced' } },
  };
  const t = scene(spec);
  expect(refusal(t, 'allied', { do: 'improve', unit: 'F XXI' })).toBe('9.1');
  for (const card of ['#2', '#4']) done(t, 'allied', { do: 'discard', card });
  done(t, 'allied', { do: 'improve', unit: 'F XXI' });
  expect(face(t, 'F XXI')).toBe('full');
  expect(asked(scene({ ...spec, turn: 10 }))).not.toBe('allied improving');
});
test('9.2, 18.3 a rebuilt unit comes into the Reserve reduced, a Pole for two discards; two a turn', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { Destroyed: ['P 25', 'P 10', 'P 7'], P1512: ['G39 X'] },
    moment: 'allied organisation',
    pieces: { '#56': 'Allied hand', '#49': 'Allied hand', '#70': 'Allied hand' },
    columns: { face: { 'P 25': 'reduced' }, control: {} },
  });
  expect(asked(t)).toBe('allied rebuilding');
  done(t, 'allied', { do: 'discard', card: '#49' });
  expect(refusal(t, 'allied', { do: 'rebuild', unit: 'P 25', at: 'Reserve' })).toBe('9.2');
  for (const card of ['#56', '#70']) done(t, 'allied', { do: 'discard', card }); // double ones
  for (const unit of ['P 25', 'P 10']) done(t, 'allied', { do: 'rebuild', unit, at: 'Reserve' });
  expect([whereIs(t, 'P 25'), face(t, 'P 25')]).toEqual(['Reserve', 'reduced']);
  expect(refusal(t, 'allied', { do: 'rebuild', unit: 'P 7', at: 'Reserve' })).toBe('9.2');
});
test('9.3, 2.3.4 reinforcements come into the Reserve in their turn', () => {
  const t = scene({
    at: { 'Turn 5': ['F Frere'], 'Turn 6': ['F Altmayer'], F1707: ['G IV'] },
    turn: 5,
    moment: 'allied organisation',
  });
  expect([whereIs(t, 'F Frere'), whereIs(t, 'F Altmayer')]).toEqual(['Reserve', 'Turn 6']);
});
test('10.0 one French unit goes to the Reserve for nothing, the next for a card; not the British, not to three', () => {
  const t = scene({ at: { F0904: ['F XXI', 'F XXIII'], F0804: ['UK I'], F1707: ['G IV'] }, moment: 'deployment' });
  expect(refusal(t, 'allied', { do: 'send', unit: 'UK I' })).toBe('10.0');
  done(t, 'allied', { do: 'send', unit: 'F XXI' });
  expect(refusal(t, 'allied', { do: 'send', unit: 'F XXIII' })).toBe('10.0');
  const full = scene({
    at: { F0904: ['F XXI'], Reserve: ['F I', 'F III', 'F IV'], F1707: ['G IV'] },
    moment: 'deployment',
  });
  expect(asked(full)).not.toBe('allied deploying');
});
test('11.0, 20.2.1, 20.1.6 evacuation waits for British Control and is checked with a card', () => {
  const at = { F2106: ['UK I'], F1707: ['G IV'] };
  expect(asked(scene({ at, moment: 'deployment' }))).not.toBe('allied deploying');
  const t = scene({ at, moment: 'deployment', columns: { once: { evacuation: 'yes' } } });
  done(t, 'allied', { do: 'send', unit: 'UK I' }, '#29'); // one Allied icon: row three, Hard Evacuation
  expect(told(t)).toContain('UK I: Hard Evacuation');
  expect([whereIs(t, 'UK I'), face(t, 'UK I')]).toEqual(['Evacuated', 'reduced']);
});
test('10.0, 19.10, 11.0 a Drop! lands within eight hexes of a German Major City; unopposed one row better', () => {
  const t = scene({
    at: { F2612: ['N I'], F1706: ['F I'], F1707: ['G IV'] },
    turn: 2,
    moment: 'airdrops',
    columns: { drop: { 'Drop! 1': 'Reserve', 'Drop! 2': 'Out', 'Drop! 3': 'Out', Glider: 'Out' } },
  });
  expect(refusal(t, 'german', { do: 'drop', drop: 'Drop! 1', hex: 'F2612' })).toBe('10.0');
  expect(refusal(t, 'german', { do: 'drop', drop: 'Drop! 1', hex: 'F1105' })).toBe('10.0');
  done(t, 'german', { do: 'drop', drop: 'Drop! 1', hex: 'F2313' }, '#29'); // row three, unopposed: Normal Landing
  expect(holder(t, 'F2313')).toBe('german');
  expect(column(t, 'war')['Holland']).toBe('at war');
});
test('2.11, 16.2, 19.10 a hex under a Drop! goes back to the Allies with it, one that was German or was entered stays', () => {
  const after = (more: { readonly [column: string]: { readonly [row: string]: string } }) => {
    const t = scene({
      at: { F1706: ['F I'], F1707: ['G IV'], Reserve: ['F XXI'] },
      turn: 14, // nothing is drawn after it
      moment: 'allied reserves',
      columns: { drop: { 'Drop! 1': 'F2313', 'Drop! 2': 'Out', 'Drop! 3': 'Out', Glider: 'Out' }, ...more },
    });
    const before = holder(t, 'F2313');
    done(t, 'allied', { do: 'done' });
    return [before, holder(t, 'F2313'), column(t, 'drop')['Drop! 1']];
  };
  expect(after({})).toEqual(['german', 'allied', 'Out']);
  expect(after({ borrowed: { 'Drop! 1': 'no' }, control: { F2313: 'german' } })).toEqual(['german', 'german', 'Out']);
});
test('19.10, 2.11 a Glider that is alone after its Fortress fell controls the hex while it lies there', () => {
  const t = scene({
    at: { F1019: ['F Strasbourg'], F1706: ['F I'], F1707: ['G IV'] },
    turn: 4,
    moment: 'airdrops',
    columns: {
      drop: { 'Drop! 1': 'Out', 'Drop! 2': 'Out', 'Drop! 3': 'Out', Glider: 'Reserve' },
      face: { 'F Strasbourg': 'reduced' },
    },
  });
  const before = total(t);
  done(t, 'german', { do: 'drop', drop: 'Glider', hex: 'F1019' }, '#8');
  expect([whereIs(t, 'F Strasbourg'), holder(t, 'F1019')]).toEqual(['Surrendered', 'german']);
  expect(total(t) - before).toBe(2); // the city, and a unit that surrendered
  expect(column(t, 'borrowed')['Glider']).toBe('yes');
});
test('19.11 never two turns of bad weather in a row: the event that would bring the second does nothing', () => {
  const next = (weather: string) => {
    const drawn = ['#14', '#2', '#4', '#6', '#8', '#3', '#5', '#7'];
    const at = { F1706: ['F I'], F1707: ['G IV'] };
    const columns = { weather, leader: { allied: 'replacement' } };
    const markers = [1, 2, 3, 4, 5, 6].map(i => `A Hold! ${i}`);
    const more = ['A Shock! 1', 'A Shock! 2'];
    const german = [1, 2, 3, 4, 5, 6].map(i => `G Blitz! ${i}`);
    const rest = [1, 2, 3, 4].map(i => `G Blitzkrieg! ${i}`);
    const [allied, enemy] = [drawn.slice(0, 4), drawn.slice(4)];
    return scene(
      { at, turn: 5, moment: 'allied reserves', columns },
      ...allied,
      ...markers,
      ...more,
      ...enemy,
      ...german,
      ...rest,
    );
  };
  expect([value(next('bad'), 'weather'), value(next('fair'), 'weather')]).toEqual(['clearing', 'bad']);
});
test('19.10 the Glider lands on a Fortress that is alone and costs it a step', () => {
  const t = scene({
    at: { F1914: ['B Eben Emael'], F1706: ['F I'], F1707: ['G IV'] },
    turn: 2,
    moment: 'airdrops',
    columns: { drop: { 'Drop! 1': 'Out', 'Drop! 2': 'Out', 'Drop! 3': 'Out', Glider: 'Reserve' } },
  });
  expect(refusal(t, 'german', { do: 'drop', drop: 'Glider', hex: 'F1706' })).toBe('19.10');
  done(t, 'german', { do: 'drop', drop: 'Glider', hex: 'F1914' }, '#8'); // one German icon: Normal Landing
  expect(face(t, 'B Eben Emael')).toBe('reduced');
});

// 7.0, 17.0 -------------------------------------------------------------------------------------------------------------
const MAJORS = ['F2612', 'F2411', 'F1910', 'F2110', 'F1808', 'F1105', 'F1106', 'F1006'];
const MINORS = [
  'F2413',
  'F2414',
  'F1814',
  'F2009',
  'F1812',
  'F1415',
  'F2006',
  'F2005',
  'F1401',
  'F1506',
  'F1303',
  'F1210',
  'F1215',
  'F1015',
  'F1019',
  'F0413',
];
const german = (cities: readonly string[]) => Object.fromEntries(cities.map(c => [c, 'german']));
test('17.1, 17.3, 17.4, 2.12 two points for a Major, one for a Minor City, three less for a German one', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    columns: {
      control: { ...german(['F1808', 'F1506']), F2017: 'allied' },
      eventVP: '-1',
      marker: { 'grey 1': 'F1706' },
    },
  });
  expect(total(t)).toBe(2 + 1 - 3 - 1);
});
test('7.1, 17.5 more than 30 points win at once; 26.3 by option only with a hex of Paris', () => {
  const control = german([...MAJORS, ...MINORS]);
  const t = scene({ at: { F1707: ['G IV'] }, turn: 5, moment: 'checks', columns: { control } });
  expect([isOver(t), result(t).case]).toEqual([true, '17.5']);
  const without = german([...MAJORS.slice(0, 5), ...MINORS]);
  const spec: Spec = {
    at: { F1706: ['F I'], F1707: ['G IV'] },
    columns: { control: without, eventVP: '12', marker: { 'grey 1': 'F1706' } },
  };
  expect([isAutomatic(scene(spec).g), isAutomatic(scene({ ...spec, options: { harder: 'yes' } }).g)]).toEqual([
    true,
    false,
  ]);
});
test('7.2, 17.6, 5.6, 5.5.1 a missed threshold costs the Main Leader, with two dice of No Actions', () => {
  const t = scene(
    {
      at: { F1706: ['F I'], F1707: ['G IV'] },
      turn: 7,
      moment: 'checks',
      columns: { control: german(MAJORS.slice(0, 7)) },
    },
    1,
    2,
  );
  expect(column(t, 'leader')['allied']).toBe('dismissed');
  expect(value(t, 'eventVP')).toBe('-5'); // Weygand's cost, in favour of his side
  expect(asked(t)).toBe('german punishing');
  done(t, 'german', { do: 'tire', hex: 'F1706' });
  expect(tired(t, 'F I')).toBe(true);
});
test('17.6 with the Replacement Leader and all of Paris in German hands the Germans win', () => {
  const t = scene({
    at: { F1706: ['F I'] },
    turn: 7,
    moment: 'checks',
    columns: { control: german(MAJORS), leader: { allied: 'replacement' } },
  });
  expect([isOver(t), result(t).winner, result(t).case]).toEqual([true, 'german', '17.6']);
});
test('17.6 equal to the box does nothing: more and less are strict', () => {
  const t = scene({
    at: { F1706: ['F I'], F1707: ['G IV'] },
    turn: 7,
    moment: 'checks',
    columns: { control: german([...MAJORS.slice(0, 5), 'F2413', 'F2414', 'F1814']) },
  });
  expect(total(t)).toBe(13);
  expect(column(t, 'leader')['allied']).toBe('main');
  expect(asked(t)).toBe('allied concealing');
});
test('7.3, 20.3, 20.3.2 a plan that is met is marked; one that is not may be bluffed once', () => {
  const t = scene({
    at: { F1706: ['F I'], F1707: ['G IV'] },
    turn: 7,
    moment: 'checks',
    columns: { control: german(MAJORS.slice(0, 5)) },
  });
  expect(verbs(t, 'allied')).toEqual(['scored']); // two cities in Belgium are held
  done(t, 'allied', { do: 'scored' });
  expect(verbs(t, 'german')).toEqual(['bluff', 'pass']);
  expect(refusal(t, 'german', { do: 'scored' })).toBe('20.3');
});
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
test('17.7, 17.7.1, 17.2 at the end Event points fall away, losses and evacuations count', () => {
  const at = { F1707: ['G IV'], Destroyed: ['G IX', 'UK II'], Evacuated: ['UK I', 'F I', 'G XIX'] };
  const t = scene({
    at,
    turn: 14,
    moment: 'allied reserves',
    columns: { control: german([...MAJORS, ...MINORS]), eventVP: '5' },
  });
  expect(isOver(t)).toBe(true);
  // 32 cities, +1 panzer off the map, +1 British lost, -2 British steps, -1 for two French ones, -1 German lost, -4 stance
  expect(result(t)).toMatchObject({ points: 26, level: 'German Operational', case: '17.7.1' });
});
test('17.7, 20.3 when the game is over all see the plans, and the lines of the sheet make the score', () => {
  const t = scene({
    at: { F1707: ['G IV'] },
    turn: 14,
    moment: 'allied reserves',
    columns: {
      control: german(MAJORS),
      planMarker: { 'german A': 'in the box', 'allied Dummy': 'in the box', 'allied B': 'in the box' },
    },
  });
  for (const side of ['german', 'allied', 'observer']) {
    const { sheet, end } = pointsView(game.machine.view(t.g, side));
    expect(sheet.filter(l => l.case === '20.3').map(l => l.points)).toEqual([2, -3]);
    expect([end, sheet.reduce((n, l) => n + l.points, 0)]).toEqual([result(t).points, result(t).points]);
  }
});
test('17.7.2, 23.1, 20.1.7 the Polish Front: lines and levels', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1521: ['G39 X'], P1522: ['G39 XIII'], P1513: ['P 25'] },
    turn: 14,
    moment: 'allied reserves',
    columns: { control: {} },
  });
  expect(isOver(t)).toBe(true);
  expect(result(t)).toMatchObject({ level: 'Allied Major', case: '17.7.2' });
});
test('20.1.7 from turn 10 on the Allied player may end the French campaign', () => {
  const t = scene({ at: { F1706: ['F I'], F1707: ['G IV'] }, turn: 11, moment: 'start of turn' });
  expect(asked(t)).toBe('allied ending');
});
test('26.7 by option a side may change its command on a death’s-head turn', () => {
  const t = scene({
    at: { F1706: ['F I'], F1707: ['G IV'] },
    turn: 13,
    moment: 'checks',
    options: { changing: 'yes' },
    columns: { control: german([...MAJORS, ...MINORS.slice(0, 8)]) },
  });
  expect(asked(t)).toBe('allied changing');
  done(t, 'allied', { do: 'change' }, 1, 1);
  expect([column(t, 'leader')['allied'], value(t, 'eventVP')]).toEqual(['dismissed', '0']);
  const markers = [1, 2, 3, 4, 5, 6].map(i => `G Blitz! ${i}`);
  const cards = ['#1', '#2', '#3', '#4', '#5', '#6', '#7', '#8'];
  done(t, 'german', { do: 'done' }, ...cards, ...markers, 'G Hold! 1', 'G Hold! 2');
  expect(asked(t)).toBe('allied planning'); // the German player was not asked: the Main Leader of the other side is dismissed
});
