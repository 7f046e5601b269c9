/** 14.7 Results of combat, and 14.7.2 what a shock marker costs. */
import { expect, test } from 'vitest';
import {
  asked,
  attack,
  column,
  done,
  face,
  flee,
  holder,
  offered,
  pair,
  refusal,
  scene,
  targeted,
  tired,
  told,
  verbs,
  whereIs,
  type Spec,
} from './scene.ts';

test('14.7 A1 costs the attacker a step of his choice', () => {
  const t = scene({
    at: { F1217: ['G XII', 'G VII'], F1216: ['F Boulay', 'F VI'] },
    columns: { marker: { 'grey 1': 'F1216' } },
  });
  attack(t, 'german', ['F1216'], ['G XII', 'G VII'], 'Fortress', 1); // 6 to 4, 3:2: A1
  done(t, 'german', { do: 'lose', unit: 'G VII' });
  expect([face(t, 'G VII'), face(t, 'G XII')]).toEqual(['reduced', 'full']);
});
test('14.7, 14.7.1 EX costs both a step, and nobody advances', () => {
  const t = targeted({ F1707: ['G IV', 'G IX'], F1706: ['F I'] });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared', 3); // 2:1: EX
  done(t, 'allied', { do: 'lose', unit: 'F I' });
  done(t, 'german', { do: 'lose', unit: 'G IX' });
  expect([face(t, 'F I'), face(t, 'G IX'), whereIs(t, 'G IV')]).toEqual(['reduced', 'reduced', 'F1707']);
  expect(asked(t)).not.toBe('german advancing');
});
test('14.7 D: stand and lose a step, or fall back two hexes; 14.8 one hex of advance only after a retreat', () => {
  const at = { F1707: ['G IV', 'G IX', 'G XIX'], F1706: ['F I'] };
  const stands = targeted(at);
  attack(stands, 'german', ['F1706'], ['G IV', 'G IX', 'G XIX'], 'Prepared', 5); // 10 to 3, 3:1: D
  expect(verbs(stands, 'allied')).toEqual(['stand', 'fallBack']);
  done(stands, 'allied', { do: 'stand' });
  done(stands, 'allied', { do: 'lose', unit: 'F I' });
  expect([face(stands, 'F I'), asked(stands)]).not.toEqual(['reduced', 'german advancing']);
  expect(face(stands, 'F I')).toBe('reduced');
  const runs = targeted(at);
  attack(runs, 'german', ['F1706'], ['G IV', 'G IX', 'G XIX'], 'Prepared', 5);
  done(runs, 'allied', { do: 'fallBack' });
  done(runs, 'allied', { do: 'retreat', hex: 'F1606' });
  done(runs, 'allied', { do: 'retreat', hex: 'F1505' });
  expect(asked(runs)).toBe('german advancing');
  done(runs, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' });
  expect(refusal(runs, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1705' })).toBe('14.8.1');
  expect(holder(runs, 'F1706')).toBe('german');
});
test('14.7 DR: two hexes and No Actions on one of them; 14.8.1 mobile units advance two hexes', () => {
  const t = targeted({ F1707: ['G XIX', 'G XVI'], F1706: ['F I'] });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5); // 8 to 3, 2:1 and armour: 3:1, DR
  done(t, 'allied', { do: 'retreat', hex: 'F1705' });
  done(t, 'allied', { do: 'retreat', hex: 'F1704' });
  done(t, 'allied', { do: 'tire', hex: 'F1704' });
  expect(tired(t, 'F I')).toBe(true);
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1807' })).toBeUndefined();
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1705' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1605' })).toBe('14.8.1');
});
test('14.7 DD: the defenders retreat first, and lose their steps where they have come to', () => {
  const t = scene({
    at: { F1307: ['G XIX', 'G XVI'], F1407: ['G 5 Pz', 'G 7 Pz'], F1306: ['B Cav', 'B I'] },
    columns: { marker: { 'grey 1': 'F1306' } },
  });
  attack(t, 'german', ['F1306'], ['G XIX', 'G XVI', 'G 5 Pz', 'G 7 Pz'], 'German Mobile', 6);
  expect([told(t).includes('DD'), asked(t)]).toEqual([true, 'allied retreating']);
  flee(t, 'allied');
  expect([whereIs(t, 'B Cav'), face(t, 'B I'), column(t, 'na')['B I']]).toEqual(['Destroyed', 'reduced', 'yes']);
});
test('14.7.2 a Shock-Target costs the attacker at least a step if the defender stays', () => {
  const t = targeted(
    { F1707: ['G IV', 'G IX', 'G X'], F1706: ['F I'] },
    {
      columns: { marker: { 'grey 1': 'Beside the cup' }, lies: { 'G Shock-Target 1': 'F1706' } },
      pieces: { 'G Shock-Target 1': 'On the map' },
    },
  );
  attack(t, 'german', ['F1706'], ['G IV', 'G IX', 'G X'], 'Prepared', 1); // 3:1 and shock: 4:1, EX
  done(t, 'allied', { do: 'lose', unit: 'F I' });
  done(t, 'german', { do: 'lose', unit: 'G IV' });
  expect(asked(t)).not.toBe('german suffering'); // the EX was loss enough
  const d = targeted(
    { F1707: ['G IV', 'G IX', 'G X'], F1706: ['F I'] },
    {
      columns: { marker: { 'grey 1': 'Beside the cup' }, lies: { 'G Shock-Target 1': 'F1706' } },
      pieces: { 'G Shock-Target 1': 'On the map' },
    },
  );
  attack(d, 'german', ['F1706'], ['G IV', 'G IX', 'G X'], 'Prepared', 4); // 4:1: D
  done(d, 'allied', { do: 'stand' });
  done(d, 'allied', { do: 'lose', unit: 'F I' });
  expect(asked(d)).toBe('german suffering');
});
test('14.7.2, 14.6.5 a loss for a Shock-Target falls on a tank if the armour bonus was used', () => {
  const t = targeted(
    { F1707: ['G XIX', 'G IV'], F1706: ['F I'] },
    {
      columns: { marker: { 'grey 1': 'Beside the cup' }, lies: { 'G Shock-Target 1': 'F1706' } },
      pieces: { 'G Shock-Target 1': 'On the map' },
    },
  );
  attack(t, 'german', ['F1706'], ['G XIX', 'G IV'], 'German Mobile', 1); // 2:1, armour and shock: 4:1, EX
  done(t, 'allied', { do: 'lose', unit: 'F I' });
  expect(refusal(t, 'german', { do: 'lose', unit: 'G IV' })).toBe('14.6.5');
  const d = targeted(
    { F1707: ['G XIX', 'G IV'], F1706: ['F I'] },
    {
      columns: { marker: { 'grey 1': 'Beside the cup' }, lies: { 'G Shock-Target 1': 'F1706' } },
      pieces: { 'G Shock-Target 1': 'On the map' },
    },
  );
  attack(d, 'german', ['F1706'], ['G XIX', 'G IV'], 'German Mobile', 2); // 4:1: D
  done(d, 'allied', { do: 'stand' });
  done(d, 'allied', { do: 'lose', unit: 'F I' });
  expect(offered(d, 'german')).toEqual([{ do: 'lose', unit: 'G XIX' }]);
});
test('14.7.2, 19.4 a Shock-Counterblow costs the defender at least a step if he retreats', () => {
  const t = scene({
    at: { F1707: ['G IV', 'G IX', 'G X'], F1706: ['F I'] },
    columns: { lies: { 'A Shock-Counterblow 1': 'F1706' } },
    pieces: { 'A Shock-Counterblow 1': 'On the map' },
  });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX', 'G X'], 'Prepared', 6); // 9 to 3, 3:1 less one: 2:1, DR
  while (asked(t) === 'allied retreating') done(t, 'allied', { do: 'retreat', hex: offered(t, 'allied')[0]!['hex']! });
  if (asked(t) === 'allied tiring') done(t, 'allied', { do: 'tire', hex: String(whereIs(t, 'F I')) });
  if (asked(t) === 'german advancing') done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('allied suffering');
  done(t, 'allied', { do: 'lose', unit: 'F I' });
  expect(face(t, 'F I')).toBe('reduced');
});
test('14.7.4 CB: the Target turns over on a hex of the attacker and waits there', () => {
  const t = targeted({ F1707: ['G IV', 'G IX'], F1706: ['F I'] });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared', 2); // 2:1: CB
  done(t, 'german', { do: 'blow', hex: 'F1707', with: 'grey' });
  expect([column(t, 'marker')['grey 1'], column(t, 'markerFace')['grey 1']]).toEqual(['F1707', 'counterblow']);
});
test('14.7.4 after a Counterblow battle a Shock-Counterblow marker may be laid for a CB, and must where none else is left', () => {
  const spec: Spec = {
    at: pair,
    columns: {
      marker: {
        'blue 1': 'F1706',
        'grey 1': 'F0904',
        'grey 2': 'F0803',
        'grey 3': 'F0702',
        'grey 4': 'F0602',
        'grey 5': 'F0503',
      },
      markerFace: { 'blue 1': 'counterblow' },
    },
  };
  const t = scene({ ...spec, pieces: { 'G Shock-Counterblow 1': 'German markers' } });
  attack(t, 'german', ['F1706'], ['G IV'], 'Prepared');
  done(t, 'german', { do: 'pass' }, 4); // no support; 1:1: CB
  expect(asked(t)).toBe('german blowing');
  expect(refusal(t, 'german', { do: 'pass' })).toBe('14.7.4');
  done(t, 'german', { do: 'blow', hex: 'F1707', with: 'shock' });
  expect(column(t, 'lies')['G Shock-Counterblow 1']).toBe('F1707');
  const without = scene({ ...spec, pieces: { 'G Hold! 1': 'German markers' } });
  attack(without, 'german', ['F1706'], ['G IV'], 'Prepared');
  done(without, 'german', { do: 'pass' }, 4);
  expect([asked(without), verbs(without, 'german')]).toEqual(['german blowing', ['pass']]); // asked all the same
});
test('18.10, 14.7 a D against Dynamo that comes of a CR is EX', () => {
  const t = scene({
    at: { F1906: ['G IV', 'G IX'], F2006: ['UK Dynamo'] },
    columns: { marker: { 'grey 1': 'F2006' } },
  });
  attack(t, 'german', ['F2006'], ['G IV', 'G IX'], 'Prepared', 5); // 2:1, a city, 3:2: EX/CR
  done(t, 'allied', { do: 'lose', unit: 'UK Dynamo' });
  done(t, 'german', { do: 'lose', unit: 'G IV' });
  done(t, 'allied', { do: 'fallBack' });
  expect(asked(t)).toBe('allied losing');
  done(t, 'allied', { do: 'lose', unit: 'UK Dynamo' });
  expect(asked(t)).toBe('german losing'); // an exchange, where a D1 would cost him nothing
});
