/** 9.0 The Organization Phase: improvements, rebuilding, reinforcements. */
import { expect, test } from 'vitest';
import { refusalWords } from '../../../engine/test/scene.ts';
import { A, G } from '../model/army.ts';
import { freeImprovements } from '../rules/turn/organisation.ts';
import { asked, done, face, refusal, scene, whereIs, type Spec } from './scene.ts';

test('2.3.6 a side with a white dot is neither rebuilt nor improved', () => {
  const t = scene({
    at: { Destroyed: ['UK Dynamo', 'F I'], F1707: ['G IV'] },
    moment: 'allied organisation',
    pieces: { '#16': 'Allied hand' },
  });
  done(t, 'allied', { do: 'discard', card: '#16' });
  expect(refusal(t, 'allied', { do: 'rebuild', unit: 'UK Dynamo', at: 'Reserve' })).toBe('2.3.6');
  expect(refusal(t, 'allied', { do: 'rebuild', unit: 'F I', at: 'Reserve' })).toBeUndefined();
});
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
  const ring = ['F0803', 'F0804', 'F0903', 'F0905', 'F1004', 'F1005', 'F0805', 'F1003'];
  const germans = ['G IV', 'G IX', 'G X', 'G XI', 'G V', 'G II', 'G I', 'G VII'];
  const cutOff = {
    F0904: ['F XXI'],
    ...Object.fromEntries(ring.map((hex, i) => [hex, [germans[i]!]])),
    F1707: ['F I'],
  };
  const cut = scene({ ...spec, at: cutOff, columns: { face: { 'F XXI': 'reduced', 'F I': 'reduced' } } });
  expect(refusal(cut, 'allied', { do: 'improve', unit: 'F XXI' })).toBe('9.1');
  expect(refusalWords(cut, 'allied', { do: 'improve', unit: 'F XXI' })).toContain('no line to a friendly map edge');
});
test('9.1, 5.3 an improvement uses up the discards made for it: the next costs two more', () => {
  const t = scene({
    at: { F0904: ['F XXI', 'F XXIII'], F1707: ['G IV'] },
    moment: 'allied organisation',
    pieces: { '#2': 'Allied hand', '#4': 'Allied hand', '#6': 'Allied hand' },
    columns: { face: { 'F XXI': 'reduced', 'F XXIII': 'reduced' } },
  });
  for (const card of ['#2', '#4']) done(t, 'allied', { do: 'discard', card });
  done(t, 'allied', { do: 'improve', unit: 'F XXI' });
  expect(refusalWords(t, 'allied', { do: 'improve', unit: 'F XXIII' })).toContain('0 made so far');
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
test('5.3, 9.2 no card is discarded where nobody can be rebuilt any more', () => {
  const t = scene({
    at: { Destroyed: ['F II', 'F XI', 'F XLI'], F1707: ['G IV'] },
    moment: 'allied organisation',
    pieces: { '#16': 'Allied hand', '#2': 'Allied hand' },
  });
  done(t, 'allied', { do: 'discard', card: '#16' }); // a double one
  for (const unit of ['F II', 'F XI']) done(t, 'allied', { do: 'rebuild', unit, at: 'Reserve' });
  expect(refusal(t, 'allied', { do: 'discard', card: '#2' })).toBe('9.2');
});
test('9.2 whoever is rebuilt comes back reduced, by discards and by an event, whatever side lay up', () => {
  const t = scene({
    at: { Destroyed: ['F I', 'F III'], F1006: ['F IV'] },
    moment: 'allied organisation',
    pieces: { '#16': 'Allied hand' },
  });
  done(t, 'allied', { do: 'discard', card: '#16' });
  done(t, 'allied', { do: 'rebuild', unit: 'F I', at: 'Reserve' });
  expect(face(t, 'F I')).toBe('reduced');
  const e = scene({ at: { Destroyed: ['F I'], F1006: ['F IV'] }, moment: 'events', pieces: { '#16': 'Allied hand' } });
  done(e, 'allied', { do: 'play', card: '#16' });
  done(e, 'allied', { do: 'unit', unit: 'F I' });
  expect([whereIs(e, 'F I'), face(e, 'F I')]).toEqual(['Reserve', 'reduced']);
});
test('9.3, 2.3.4 reinforcements come into the Reserve in their turn', () => {
  const t = scene({
    at: { 'Turn 5': ['F Frere'], 'Turn 6': ['F Altmayer'], F1707: ['G IV'] },
    turn: 5,
    moment: 'allied organisation',
  });
  expect([whereIs(t, 'F Frere'), whereIs(t, 'F Altmayer')]).toEqual(['Reserve', 'Turn 6']);
});
test('20.1.2 one improvement is free for the Poles on turns 1 to 3, unless Mobilization was rolled for', () => {
  const free = (scenario: 'france' | 'poland', turn: number, columns: Spec['columns'] = {}): readonly number[] => {
    const { g } = scene({ scenario, turn, columns, moment: 'allied organisation' });
    return [freeImprovements(g, A), freeImprovements(g, G)];
  };
  expect([1, 3, 4].map(turn => free('poland', turn))).toEqual([
    [1, 0],
    [1, 0],
    [0, 0],
  ]);
  expect(free('poland', 1, { alt: { '#59 2': 'yes' } })).toEqual([0, 0]);
  expect(free('france', 1)).toEqual([0, 0]);
});
