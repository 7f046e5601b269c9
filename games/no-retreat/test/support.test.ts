/** 14.5 The Commitment Step: 14.6.3, 14.6.4 markers, then cards; 26.1, 26.2 what Combat VP! and Surrender! do in it. */
import { expect, test } from 'vitest';
import { why } from '../../../engine/table.ts';
import { gameOf } from '../game.ts';
import { putBattle } from '../rules/combat/battle-vars.ts';
import { supporting } from '../rules/combat/support.ts';
import { KNOBS } from './knobs.ts';
import {
  asked,
  attack,
  battle,
  column,
  done,
  HAND,
  offered,
  POLAND,
  refusal,
  REGULAR,
  scene,
  targeted,
  told,
  total,
  unitNo,
  value,
  verbs,
  whereIs,
  type Spec,
} from './scene.ts';

test('5.2.1 Char B doubles one tank of the Allies, in attack and defence', () => {
  const at: Spec['at'] = { F1707: ['G IV', 'G IX'], F1706: ['F Baron', 'F I'] };
  const t = scene({
    at,
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { '#4': 'Allied hand', 'A Shock! 1': 'Allied markers' },
  });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(t, 'allied', { do: 'pass' });
  done(t, 'allied', { do: 'play', card: '#4' });
  done(t, 'allied', { do: 'pay', marker: 'A Shock! 1' }, 3);
  expect(told(t)).toContain('1:2'); // 6 to 3 and twice 2
});
test('5.2.1 #5 Achtung Panzer: of tank units that are not equally strong the German player says which is doubled', () => {
  const t = scene({
    at: { F1707: ['G XIX', 'G 5 Pz'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { '#5': 'German hand', 'G Hold! 1': 'German markers', 'G Hold! 2': 'German markers' },
  });
  attack(t, 'german', ['F1706'], ['G XIX', 'G 5 Pz'], 'Prepared');
  done(t, 'german', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#5' });
  done(t, 'german', { do: 'pay', marker: 'G Hold! 1' });
  if (asked(t) === 'german paying') done(t, 'german', { do: 'pay', marker: 'G Hold! 2' });
  expect([asked(t), offered(t, 'german').map(c => c['unit'])]).toEqual(['german doubling', ['G XIX', 'G 5 Pz']]);
  expect(refusal(t, 'german', { do: 'unit', unit: 'F I' })).toBe('5.2.1');
  done(t, 'german', { do: 'unit', unit: 'G 5 Pz' }, 4);
  expect([asked(t), battle(t).support.at(-1)?.unit]).toEqual(['allied losing', unitNo('G 5 Pz')]);
});
test('14.5 the Allied player commits before the German, one marker each', () => {
  const pieces = {
    'G Blitz! 1': 'German markers',
    'G Blitz! 2': 'German markers',
    'A Hold! 1': 'Allied markers',
    'A Hold! 2': 'Allied markers',
  };
  const t = targeted(
    { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    { pieces, columns: { leader: { allied: 'replacement' } } },
  );
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  expect(asked(t)).toBe('allied supporting');
  expect(refusal(t, 'allied', { do: 'commit', ability: 'Blitz!' })).toBe('14.6.4');
  done(t, 'allied', { do: 'commit', ability: 'Hold!' });
  expect(asked(t)).toBe('german supporting'); // no second Hold!
  done(t, 'german', { do: 'commit', ability: 'Blitz!' }, 2);
  expect(told(t)).toContain('2:1'); // one left, one right
});
test('22.1 under Gamelin no Hold! is committed', () => {
  const t = targeted({ F1707: ['G IV', 'G IX'], F1706: ['F I'] }, { pieces: { 'A Hold! 1': 'Allied markers' } });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  expect(refusal(t, 'allied', { do: 'commit', ability: 'Hold!' })).toBe('22.1');
});
test('14.6.3, 14.6.4, 14.3 a marker that is no help and a unit that is not one’s own are refused by their own case', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F II'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { 'A Shock! 1': 'Allied markers', 'G Hold! 1': 'German markers' },
  });
  done(t, 'german', { do: 'attack', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'add', unit: 'F II' })).toBe('14.3');
  done(t, 'german', { do: 'add', unit: 'G IV' });
  done(t, 'german', { do: 'fight', crt: 'Prepared' });
  expect(refusal(t, 'allied', { do: 'commit', ability: 'Shock!' })).toBe('14.6.4');
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'german', { do: 'commit', ability: 'Hold!' })).toBe('14.6.3');
});
test('14.6.3, 19.2 a second Hold! is refused with its case and changes nothing', () => {
  const t = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' }, leader: { allied: 'replacement' } },
    pieces: { 'A Hold! 1': 'Allied markers', 'A Hold! 2': 'Allied markers', '#2': 'Allied hand' },
  });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(t, 'allied', { do: 'commit', ability: 'Hold!' });
  const before = JSON.stringify(column(t, 'piece'));
  const hold = { do: 'commit', ability: 3 } as const;
  const ask = { side: 'allied', kind: 'supporting', case: '14.5', about: {} } as const;
  expect(supporting.judge(t.g, ask, hold)).toMatchObject({ ok: false, case: '14.6.3' });
  expect(why(t, 'allied', { do: 'commit', ability: 'Hold!' })).toMatchObject({ ok: false });
  expect(JSON.stringify(column(t, 'piece'))).toBe(before);
});
test('14.6.4, 19.1 one Blitz! or Shock! a battle, a column each; with the Ardennes Surprise three Blitz!', () => {
  const pieces = {
    'G Blitz! 1': 'German markers',
    'G Blitz! 2': 'German markers',
    'G Blitz! 3': 'German markers',
    'G Blitz! 4': 'German markers',
  };
  const plain = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces,
  });
  attack(plain, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(plain, 'german', { do: 'commit', ability: 'Blitz!' }, 2);
  expect(told(plain)).toContain('3:1'); // 2:1 and one column
  const surprise = scene({
    at: { F1512: ['G XIX', 'G XXXXI'], F1511: ['F I'] },
    turn: 3,
    columns: { marker: { 'grey 1': 'F1511' } },
    pieces,
  });
  attack(surprise, 'german', ['F1511'], ['G XIX', 'G XXXXI'], 'German Mobile');
  for (let i = 0; i < 2; i++) done(surprise, 'german', { do: 'commit', ability: 'Blitz!' });
  done(surprise, 'german', { do: 'commit', ability: 'Blitz!' }, 1);
  expect([1, 2, 3, 4].map(i => column(surprise, 'piece')[`G Blitz! ${i}`])).toEqual([
    'German cup',
    'German cup',
    'German cup',
    'German markers', // no fourth
  ]);
  expect(told(surprise)).toMatch(/German Mobile.*[56]:1/);
});
test('18.5 an event that doubles a tank of the Germans doubles no Soviet one that defends beside them', () => {
  const cards = KNOBS.cards.map(c =>
    c.no === 51 ? { ...c, german: { ...c.german, effect: 'doubleTank', cost: 0 } } : c,
  );
  const doubles = (...germans: readonly string[]) => {
    const t = scene({
      ...REGULAR,
      game: gameOf({ ...KNOBS, cards }),
      turn: 9,
      at: { P1215: ['P 33'], P1214: germans, P1115: ['SU Cav-Mech'] },
      columns: { stance: 5, marker: { 'blue 1': 'P1214', 'blue 2': 'P1115' } },
      moment: 'allied battles',
      pieces: { '#51': HAND.german },
    });
    attack(t, 'allied', ['P1214', 'P1115'], ['P 33'], 'Prepared');
    if (asked(t) === 'german grounding') done(t, 'german', offered(t, 'german')[0]!);
    return refusal(t, 'german', { do: 'play', card: '#51' });
  };
  expect([doubles('G39 I'), doubles('G39 XVI')]).toEqual(['5.2.1', undefined]);
});
test('18.10 no Blitz! against Dynamo, and D or DR become EX', () => {
  const t = scene({
    at: { F1906: ['G IV', 'G IX', 'G X'], F2006: ['UK Dynamo'] },
    pieces: { 'G Blitz! 1': 'German markers' },
    columns: { marker: { 'grey 1': 'F2006' } },
  });
  attack(t, 'german', ['F2006'], ['G IV', 'G IX', 'G X'], 'Prepared');
  expect(refusal(t, 'german', { do: 'commit', ability: 'Blitz!' })).toBe('18.10');
  done(t, 'german', { do: 'pass' }, 6); // 9 to 3, 3:1, a city: 2:1, DR becomes EX
  expect(told(t)).toContain('It becomes EX');
});
test('18.10 no Blitz! against the hex of Dynamo, though it took no part in the attack that is answered', () => {
  const t = scene({
    at: { F2006: ['UK I', 'UK Dynamo'], F2007: ['G IV'] },
    moment: 'allied battles',
    turn: 7,
    columns: { marker: { 'blue 1': 'F2007' } },
    pieces: { 'G Blitz! 1': 'German markers' },
  });
  attack(t, 'allied', ['F2007'], ['UK I'], 'Prepared');
  done(t, 'german', { do: 'pass' }, 1); // CA
  done(t, 'german', { do: 'counterattack' });
  done(t, 'german', { do: 'use', crt: 'Prepared' });
  expect(refusal(t, 'german', { do: 'commit', ability: 'Blitz!' })).toBe('18.10');
});
test('24.3, 5.7 out of the Ardennes he is asked for more Blitz! markers whatever his plan is', () => {
  const ready = (plan: Spec['pieces']) => {
    const t = scene({
      scenario: 'france',
      at: { F1512: ['G XIX', 'G XXXXI'], F1511: ['F I'] },
      turn: 3,
      columns: { marker: { 'grey 1': 'F1511' } },
      pieces: { 'G Blitz! 1': 'German markers', 'G Blitz! 2': 'German markers', ...plan },
    });
    attack(t, 'german', ['F1511'], ['G XIX', 'G XXXXI'], 'German Mobile');
    done(t, 'german', { do: 'commit', ability: 'Blitz!' });
    return t;
  };
  const without = ready({ '#42': 'German plan', '#45': 'German plan cards' });
  const surprise = ready({ '#42': 'German plan cards', '#45': 'German plan' });
  expect([asked(without), asked(surprise)]).toEqual(['german supporting', 'german supporting']);
  expect([verbs(without, 'german'), verbs(surprise, 'german')]).toEqual([['pass'], ['pass', 'commit']]);
  expect(refusal(without, 'german', { do: 'commit', ability: 'Blitz!' })).toBe('14.6.4');
});
test('24.3 more than one Blitz! out of the Ardennes in German Combat and Assault Phases alone', () => {
  const t = scene({
    turn: 3,
    at: { F1512: ['G XIX', 'G XXXXI'], F1511: ['F I'] },
    moment: 'allied battles',
    columns: { marker: { 'grey 1': 'F1512' }, markerFace: { 'grey 1': 'counterblow' } },
    pieces: { 'G Blitz! 1': 'German markers', 'G Blitz! 2': 'German markers' },
  });
  attack(t, 'allied', ['F1512'], ['F I'], 'Prepared');
  done(t, 'german', { do: 'pass' }, 1); // 3 to 7, 1:3: CA1
  done(t, 'german', { do: 'counterattack' });
  done(t, 'german', { do: 'use', crt: 'German Mobile' });
  done(t, 'german', { do: 'commit', ability: 'Blitz!' }, 4);
  expect(column(t, 'piece')['G Blitz! 2']).toBe('German markers');
  expect(asked(t)).not.toBe('german supporting');
});
test('26.0, 26.1 each option stands alone: a Combat VP! cancels a support marker, for a point, and another may follow', () => {
  const spec: Spec = {
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { 'G Blitz! 1': 'German markers', 'G Blitz! 2': 'German markers', 'A Combat VP! 1': 'Allied markers' },
  };
  const t = scene({ ...spec, options: { cancelling: 'yes' } });
  const before = total(t);
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'commit', ability: 'Blitz!' });
  expect(asked(t)).toBe('allied cancelling');
  done(t, 'allied', { do: 'cancel' });
  expect([asked(t), total(t)]).toEqual(['german supporting', before + 1]); // the Allied point is a German one
  done(t, 'german', { do: 'commit', ability: 'Blitz!' }, 2);
  expect(told(t)).toContain('3:1');
  const plain = scene(spec);
  attack(plain, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(plain, 'allied', { do: 'pass' });
  done(plain, 'german', { do: 'commit', ability: 'Blitz!' }, 2);
  expect(told(plain)).not.toContain('cancelled');
});
test('26.1 the marker just played is cancelled, and no other support of the battle', () => {
  const t = scene({
    options: { cancelling: 'yes' },
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' }, leader: { allied: 'replacement' } },
    pieces: {
      'A Hold! 1': 'Allied markers',
      'A Combat VP! 1': 'Allied markers',
      'G Blitz! 1': 'German markers',
      'G Blitz! 2': 'German markers',
    },
  });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(t, 'allied', { do: 'commit', ability: 'Hold!' });
  done(t, 'german', { do: 'pass' }); // lets it stand
  done(t, 'german', { do: 'commit', ability: 'Blitz!' });
  const { support } = battle(t);
  const other = { ...support.at(-1)!, what: 'Shock!' } as const;
  putBattle(t.g, { ...battle(t), support: [...support.toReversed(), other] }); // in whatever order they lie
  done(t, 'allied', { do: 'cancel' });
  expect(battle(t).support.map(s => [s.side, s.what])).toEqual([
    [1, 'Hold!'],
    [0, 'Shock!'],
  ]);
});
test('26.1 a Combat VP! cancels in the Combat Phase, not in a Blitzkrieg Assault', () => {
  const spec: Spec = {
    options: { cancelling: 'yes' },
    at: { F1506: ['F I'], F1507: ['G XVI'] },
    pieces: { 'G Blitz! 1': 'German markers', 'G Blitzkrieg! 1': 'German markers', 'A Combat VP! 1': 'Allied markers' },
  };
  const t = scene({ ...spec, columns: { marker: { 'grey 1': 'F1506' } } });
  attack(t, 'german', ['F1506'], ['G XVI'], 'German Mobile');
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'commit', ability: 'Blitz!' });
  expect(asked(t)).toBe('allied cancelling');
  const assault = scene({ ...spec, moment: 'blitzkrieg' });
  done(assault, 'german', { do: 'blitz', hex: 'F1507' });
  done(assault, 'german', { do: 'done' });
  done(assault, 'german', { do: 'assault', origin: 'F1507', hex: 'F1506' });
  done(assault, 'allied', { do: 'pass' });
  done(assault, 'german', { do: 'commit', ability: 'Blitz!' }, 4);
  expect(asked(assault)).not.toBe('allied cancelling');
});
test('26.2 by option Surrender! ends a battle as DE; its dead score, less one for the marker', () => {
  const spec: Spec = {
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' }, supply: { 'F I': 'low' } },
    pieces: { 'A Surrender! 1': 'Allied markers' },
  };
  const t = scene({ ...spec, options: { surrendering: 'yes' } });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(t, 'allied', { do: 'commit', ability: 'Surrender!' });
  expect([whereIs(t, 'F I'), value(t, 'eventVP'), value(t, 'given')]).toEqual(['Surrendered', '0', 1]);
  expect([column(t, 'piece')['A Surrender! 1'], asked(t)]).toEqual(['Out', 'german advancing']);
  const without = scene(spec);
  attack(without, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  expect(refusal(without, 'allied', { do: 'commit', ability: 'Surrender!' })).toBe('26.2');
});
test('26.2 without that rule a Surrender! marker is refused in a battle by its case', () => {
  const t = scene({
    at: { F1506: ['F I'], F1507: ['G XVI'] },
    pieces: { 'A Surrender! 1': 'Allied markers' },
    columns: { marker: { 'grey 1': 'F1506' } },
  });
  attack(t, 'german', ['F1506'], ['G XVI'], 'German Mobile');
  expect(refusal(t, 'allied', { do: 'commit', ability: 'Surrender!' })).toBe('26.2');
});
test('23.1 German aircraft attack no city east of the yellow line, but help to defend one', () => {
  const stuka: Spec = { ...POLAND, pieces: { '#49': 'German hand', 'G Blitz! 1': 'German markers' } };
  const attacking = scene({
    ...stuka,
    at: { P1218: ['G39 X'], P1219: ['P 25'] },
    columns: { marker: { 'grey 1': 'P1219' } },
  });
  attack(attacking, 'german', ['P1219'], ['G39 X'], 'Prepared');
  done(attacking, 'german', { do: 'pass' });
  expect(refusal(attacking, 'german', { do: 'play', card: '#49' })).toBe('23.1');
  const defending = scene({
    ...stuka,
    at: { P1218: ['P 25'], P1219: ['G39 X'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'P1219' } },
  });
  attack(defending, 'allied', ['P1219'], ['P 25'], 'Prepared');
  done(defending, 'german', { do: 'pass' });
  expect(refusal(defending, 'german', { do: 'play', card: '#49' })).toBeUndefined();
});
