/** 13.3 Stacking, and who goes where there are too many. The plain around F1706 is open ground. */
import { expect, test } from 'vitest';
import { asked, attack, costOf, done, moves, offered, POLAND, refusal, scene, whereIs, type Spec } from './scene.ts';

test('13.3, 13.3.1, 13.3.2 two units of one nation a hex; friends are passed through', () => {
  const t = moves(
    'allied',
    { F1707: ['F XXI'], F1706: ['UK I'], F1606: ['F XXIII', 'F Touchon'] },
    { columns: { leader: { allied: 'replacement' } } },
  );
  done(t, 'allied', { do: 'move', unit: 'F XXI' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F1706' })).toBe('13.3.2');
  expect(refusal(t, 'allied', { do: 'to', hex: 'F1606' })).toBe('13.3.1');
  expect(costOf(t, 'allied', 'F1705')).toBe(2);
});
test('13.3.3 one more where one has an asterisk', () => {
  const t = moves(
    'allied',
    { F1215: ['F VI', 'F Col'], F1216: ['F Boulay', 'F XXIV'] },
    { turn: 9, columns: { leader: { allied: 'replacement' } } },
  );
  done(t, 'allied', { do: 'move', unit: 'F VI' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F1216' })).toBeUndefined();
});
test('13.3.4 too many in a hex at the end of a Movement Phase: the excess goes one hex on, or is eliminated', () => {
  const t = scene({ at: { F1706: ['F I', 'F III', 'F IV'], F1507: ['G IV'] }, moment: 'allied movement' });
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('allied shoving');
  expect(refusal(t, 'allied', { do: 'give', unit: 'F I' })).toBe('13.3.4');
  done(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1806' });
  expect([whereIs(t, 'F I'), asked(t)]).not.toEqual(['F1706', 'allied shoving']);
});
test('13.3.4 only units in excess are shoved or given up: not a Fort that stacks freely, nor who leaves two large ones behind', () => {
  const crowd = (units: readonly string[], columns: Spec['columns'] = {}) => {
    const side = units[0]!.startsWith('P') ? 'allied' : 'german';
    const t = scene({
      scenario: 'poland-historical',
      turn: 9,
      at: { P1505: units },
      moment: `${side} movement`,
      columns,
    });
    done(t, side, { do: 'done' });
    return [...new Set(offered(t, side).map(c => c['unit']))];
  };
  expect(crowd(['P 18', 'P 33', 'P 8', 'P Fort Modlin'])).toEqual(['P 18', 'P 33', 'P 8']);
  expect(crowd(['G39 I', 'G39 II', 'G39 III'])).toEqual(['G39 I', 'G39 II', 'G39 III']);
  expect(crowd(['SU 3', 'SU 4'], { stance: '5' })).toEqual(['SU 3', 'SU 4']);
});
test('13.3.4 of several hexes with too many units their player says which is put in order first', () => {
  const t = scene({
    at: { F1506: ['F I', 'UK I'], F1606: ['F III', 'UK II'], F1915: ['G XVI'] },
    moment: 'allied movement',
    turn: 7,
  });
  done(t, 'allied', { do: 'done' });
  expect(new Set(offered(t, 'allied').map(c => c['unit']))).toEqual(new Set(['F I', 'UK I', 'F III', 'UK II']));
  done(t, 'allied', { do: 'shove', unit: 'UK II', hex: 'F1706' });
  expect([whereIs(t, 'UK II'), refusal(t, 'allied', { do: 'shove', unit: 'F III', hex: 'F1706' })]).toEqual([
    'F1706',
    '13.3.4',
  ]);
});
test('13.3.4 too many in a hex go at the end of any Movement Phase, their owner’s or not', () => {
  const t = scene({
    at: { F1506: ['F I', 'UK I'], F1915: ['G XVI'] },
    moment: 'german movement',
    turn: 7,
  });
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('allied shoving');
  done(t, 'allied', { do: 'shove', unit: 'UK I', hex: 'F1505' });
  expect([whereIs(t, 'UK I'), asked(t)]).toEqual(['F1505', 'allied declaring']);
});
test('13.3.4, 14.7.5 who is one too many after a retreat goes farther from the battle, not back', () => {
  const t = scene({
    at: { F1807: ['G XIX', 'G XVI'], F1706: ['F I'], F1704: ['F III', 'F IV'] },
    columns: { marker: { 'grey 1': 'F1706' } },
  });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'Prepared', 5);
  if (asked(t) === 'allied standing') done(t, 'allied', { do: 'fallBack' });
  done(t, 'allied', { do: 'retreat', hex: 'F1705' });
  done(t, 'allied', { do: 'retreat', hex: 'F1704' });
  expect(asked(t)).toBe('allied shoving');
  expect(refusal(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1705' })).toBe('13.3.4');
  expect(refusal(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1604' })).toBeUndefined();
});
test('13.3.5 one large unit a hex', () => {
  const t = scene({
    ...POLAND,
    moment: 'german movement',
    at: { P1524: ['SU 5'], P1525: ['SU 6'], P1208: ['G39 X'] },
    columns: { once: { invasion: 'yes' } },
  });
  done(t, 'german', { do: 'move', unit: 'SU 6' });
  expect(refusal(t, 'german', { do: 'to', hex: 'P1524' })).toBe('13.3.5');
});
test('13.3.6 nations mix in the hex of Dynamo and in the Evacuation Zone next to it, and nowhere else', () => {
  const to = (dynamo: boolean) => {
    const at = { F1906: ['F I'], F2006: dynamo ? ['UK Dynamo', 'UK I'] : ['UK I'], F1407: ['G IV'] };
    const t = scene({ at, moment: 'allied movement' });
    done(t, 'allied', { do: 'move', unit: 'F I' });
    return refusal(t, 'allied', { do: 'to', hex: 'F2006' });
  };
  expect([to(true), to(false)]).toEqual([undefined, '13.3.2']);
});
test('13.3.6, 18.10 Dynamo comes into a port where another nation stands, and others come to it', () => {
  const t = scene({
    at: { F2006: ['F I'], Reserve: ['UK Dynamo', 'B VII'], F1915: ['G XVI'] },
    moment: 'allied reserves',
    turn: 7,
  });
  expect(refusal(t, 'allied', { do: 'deploy', unit: 'B VII', hex: 'F2006' })).toBe('16.1'); // at home only
  done(t, 'allied', { do: 'deploy', unit: 'UK Dynamo', hex: 'F2006' });
  expect([whereIs(t, 'UK Dynamo'), whereIs(t, 'F I')]).toEqual(['F2006', 'F2006']);
});
test('13.3.6 nations mix in the Evacuation Zone next to Dynamo, whether it stands in its port or not', () => {
  const after = (hex: string): string | undefined => {
    const t = scene({
      at: { F2106: ['UK I', 'F I'], [hex]: ['UK Dynamo'], F1915: ['G XVI'] },
      turn: 7,
      moment: 'allied movement',
    });
    done(t, 'allied', { do: 'done' });
    return asked(t);
  };
  expect(['F2006', 'F2007', 'F2008'].map(after)).toEqual(['allied declaring', 'allied declaring', 'allied shoving']);
});
test('14.7.2, 13.3.4 who is lost for want of room after a retreat is the loss a Shock-Counterblow asks for', () => {
  const t = scene({
    at: { F1807: ['G XIX', 'G XVI'], F1504: ['G IV'], F1706: ['F I'], F1704: ['F III', 'F IV'] },
    columns: { lies: { 'A Shock-Counterblow 1': 'F1706' } },
    pieces: { 'A Shock-Counterblow 1': 'On the map' },
  });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'Prepared', 6);
  done(t, 'allied', { do: 'fallBack' });
  done(t, 'allied', { do: 'retreat', hex: 'F1705' });
  done(t, 'allied', { do: 'retreat', hex: 'F1704' });
  done(t, 'allied', { do: 'give', unit: 'F IV' });
  done(t, 'german', { do: 'done' });
  expect(asked(t)).not.toBe('allied suffering');
});
test('22.1, 22.7, 2.3.1 groups under Gamelin and mobile units under Rundstedt do not stack of their own will', () => {
  const t = moves('allied', { F1707: ['F XXI'], F1706: ['F Touchon'] });
  done(t, 'allied', { do: 'move', unit: 'F XXI' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F1706' })).toBe('22.1');
  const r = scene({
    scenario: 'poland-historical',
    moment: 'german movement',
    at: { P1208: ['G39 XVI'], P1209: ['G39 IV'] },
  });
  done(r, 'german', { do: 'move', unit: 'G39 XVI' });
  expect(refusal(r, 'german', { do: 'to', hex: 'P1209' })).toBe('22.7');
});
test('22.5 Polish groups do not stack outside cities', () => {
  const t = scene({
    scenario: 'poland-historical',
    moment: 'allied movement',
    at: { P1513: ['P 10'], P1512: ['P 25'], P1412: ['P 14+17'] },
  });
  done(t, 'allied', { do: 'move', unit: 'P 10' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'P1512' })).toBe('22.5');
  expect(refusal(t, 'allied', { do: 'to', hex: 'P1412' })).toBeUndefined(); // Lodz
});
