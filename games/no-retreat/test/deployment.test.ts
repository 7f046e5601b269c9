/** 10.0, 11.0 The Deployment Phase and the evacuation check. */
import { expect, test } from 'vitest';
import { asked, BLUE, done, face, refusal, scene, told, whereIs, ZONE } from './scene.ts';

test('5.3, 10.0 no card is discarded where the free unit is the only one that can go', () => {
  const pieces = { '#2': 'Allied hand' };
  const one = scene({ at: { F0904: ['F XXI'], F1707: ['G IV'] }, moment: 'deployment', pieces });
  expect(refusal(one, 'allied', { do: 'discard', card: '#2' })).toBe('5.3');
  const room = { F0904: ['F XXI', 'F XXIII'], Reserve: ['F I', 'F III'], F1707: ['G IV'] };
  const last = scene({ at: room, moment: 'deployment', pieces });
  expect(refusal(last, 'allied', { do: 'discard', card: '#2' })).toBe('5.3');
  const two = scene({ at: { F0904: ['F XXI', 'F XXIII'], F1707: ['G IV'] }, moment: 'deployment', pieces });
  done(two, 'allied', { do: 'discard', card: '#2' });
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
test('10.0, 18.8 a Regional unit goes to the Reserve if it was driven out of its area, not before', () => {
  const t = scene({ at: { F1210: ['F XLII'], F1215: ['F XLIII'], F1216: ['F Boulay'] }, moment: 'deployment A' });
  expect(refusal(t, 'allied', { do: 'send', unit: 'F XLIII' })).toBe('18.8');
  expect(refusal(t, 'allied', { do: 'send', unit: 'F XLII' })).toBeUndefined();
});
test('10.0, 13.3.2 of the German player’s units only Germans go to the Reserve', () => {
  const t = scene({
    scenario: 'poland-historical',
    turn: 8,
    at: { P0216: ['SK Slovakia'], P0306: ['G39 I'] },
    moment: 'deployment D',
  });
  expect(refusal(t, 'german', { do: 'send', unit: 'SK Slovakia' })).toBe('10.0');
  expect(refusal(t, 'german', { do: 'send', unit: 'G39 I' })).toBeUndefined();
});
test('11.0, 20.2.1 evacuation waits for British Control and is checked with a card', () => {
  const at = { F2106: ['UK I'], F1707: ['G IV'] };
  expect(asked(scene({ at, moment: 'deployment' }))).not.toBe('allied deploying');
  const t = scene({ at, moment: 'deployment', columns: { once: { evacuation: 'yes' } } });
  done(t, 'allied', { do: 'send', unit: 'UK I' }, '#29'); // one Allied icon: row three, Hard Evacuation
  expect(told(t)).toContain('UK I: Hard Evacuation');
  expect([whereIs(t, 'UK I'), face(t, 'UK I')]).toEqual(['Evacuated', 'reduced']);
});
test('11.0 a unit next to Dynamo and one at the map edge move one row down each, one that is neither does not', () => {
  const result = (step: 'B' | 'C', unit: string, dynamo: string): string => {
    const t = scene({
      at: { [unit]: ['UK I'], [dynamo]: ['UK Dynamo'], F1707: ['G IV'] },
      moment: `deployment ${step}`,
      columns: { once: { evacuation: 'yes' } },
    });
    done(t, 'allied', { do: 'send', unit: 'UK I' }, '#35'); // one German icon: row two
    return told(t).match(/UK I: ([A-Z][a-z]+(?: Evacuation)?)/)?.[1] ?? told(t);
  };
  expect(result('C', ZONE, 'F1006')).toBe('Delay');
  expect(result('C', ZONE, 'F2006')).toBe('Hard Evacuation');
  expect(result('B', 'F0101', 'F1006')).toBe('Hard Evacuation');
  expect(result('B', 'F0101', 'F0102')).toBe('Evacuation');
});
test('20.1.6 Poles leave by the white edge from turn 8 on', () => {
  const at = { P0124: ['P 25'], P1208: ['G39 X'] };
  const deployed = (turn: number) => scene({ scenario: 'poland-historical', at, turn, moment: 'deployment B' });
  expect(asked(deployed(7))).not.toBe('allied deploying');
  const t = deployed(8);
  expect([asked(t), refusal(t, 'allied', { do: 'send', unit: 'P 25' })]).toEqual(['allied deploying', undefined]);
});
test('11.0 one card a unit and turn: who is delayed does not try again, whatever is paid', () => {
  const t = scene({
    at: { F2106: ['UK I', 'UK II'] },
    moment: 'deployment C',
    columns: { once: { evacuation: 'yes' } },
    pieces: { '#4': 'Allied hand' },
  });
  done(t, 'allied', { do: 'send', unit: 'UK I' }, '#35'); // one German icon: row two, Delay
  done(t, 'allied', { do: 'discard', card: '#4' });
  expect(refusal(t, 'allied', { do: 'send', unit: 'UK I' })).toBe('11.0');
  expect(refusal(t, 'allied', { do: 'send', unit: 'UK II' })).toBeUndefined();
});
test('11.0 a German who leaves by the blue edge moves one row down, where he is checked: the row of the map edge is Allied', () => {
  const t = scene({
    options: { germanExits: 'checked' },
    at: { F0101: ['G XIX'] },
    moment: 'deployment E',
    columns: { control: Object.fromEntries(BLUE.map(hex => [hex, 'german'])) },
  });
  done(t, 'german', { do: 'send', unit: 'G XIX' }, '#9'); // no icon: row one, and one down is Delay
  expect(whereIs(t, 'G XIX')).toBe('F0101');
});
