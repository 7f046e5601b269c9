/** 18.4, 19.10 Drop! markers, the Glider and the Air Landing unit. */
import { expect, test } from 'vitest';
import { column, done, face, holder, refusal, scene, told, total, whereIs } from './scene.ts';

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
test('2.11, 19.10 a Drop! that is alone again holds its hex, while it lies there', () => {
  const t = scene({
    at: { F2511: ['F Prioux'], F2920: ['G X'] },
    moment: 'allied movement',
    columns: { war: { Holland: 'at war' }, drop: { 'Drop! 1': 'F2411' } },
  });
  expect(holder(t, 'F2411')).toBe('german');
  done(t, 'allied', { do: 'move', unit: 'F Prioux' });
  done(t, 'allied', { do: 'via', hex: 'F2411' });
  expect(holder(t, 'F2411')).toBe('allied');
  done(t, 'allied', { do: 'to', hex: 'F2311' });
  expect([holder(t, 'F2411'), column(t, 'borrowed')['Drop! 1']]).toEqual(['german', 'yes']);
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
test('18.4, 2.11 the Air Landing unit controls the hex it lands in', () => {
  const t = scene({ turn: 2, at: { Reserve: ['G Air Landing'], F2411: ['N I'] }, moment: 'airdrops' });
  done(t, 'german', { do: 'drop', drop: 'Drop! 1', hex: 'F2311' });
  done(t, 'german', { do: 'land', unit: 'G Air Landing', hex: 'F2311' });
  expect(holder(t, 'F2311')).toBe('german');
});
test('18.4, 13.3.1 the Air Landing unit lands with a Drop! beside a German who stands there', () => {
  const t = scene({
    turn: 2,
    at: { F2414: ['G X'], Reserve: ['G Air Landing'] },
    moment: 'airdrops',
    columns: { drop: { 'Drop! 1': 'F2414', 'Drop! 2': 'Reserve', 'Drop! 3': 'Out', Glider: 'Out' } },
  });
  expect(refusal(t, 'german', { do: 'land', unit: 'G Air Landing', hex: 'F2414' })).toBeUndefined();
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
test('19.10, 2.11 a hex that was German under a Drop! alone is Allied again with the marker, and that is told', () => {
  const t = scene({
    at: { F1915: ['G XVI'] },
    moment: 'allied reserves',
    turn: 9,
    columns: { drop: { 'Drop! 1': 'F2414' } },
  });
  expect([column(t, 'control')['F2414'], told(t)]).toEqual([
    'allied',
    expect.stringContaining('F2414 Arnhem is Allied again.'),
  ]);
});
test('10.0, 11.0 markers are checked in the order in which they were dropped: who lands next to a Fortress that fell is unopposed', () => {
  const landing = (...order: readonly (readonly [drop: string, hex: string])[]): string => {
    const t = scene({
      at: { F1914: ['B Eben Emael'], F1706: ['F I'], F1707: ['G IV'] },
      turn: 2,
      moment: 'airdrops',
      columns: {
        drop: { 'Drop! 1': 'Reserve', 'Drop! 2': 'Out', 'Drop! 3': 'Out', Glider: 'Reserve' },
        face: { 'B Eben Emael': 'reduced' },
      },
    });
    const [first, last] = order.map(([drop, hex]) => ({ do: 'drop', drop, hex }));
    done(t, 'german', first!);
    done(t, 'german', last!, '#8', '#19'); // one German icon: the second row, or the first
    return told(t);
  };
  expect(landing(['Glider', 'F1914'], ['Drop! 1', 'F1913'])).toContain('Drop! 1: Easy Landing');
  expect(landing(['Drop! 1', 'F1913'], ['Glider', 'F1914'])).toContain('Drop! 1: Normal Landing');
});
test('11.0 a marker that a position has dropped already is checked before those that follow', () => {
  const t = scene({
    at: { F1706: ['F I'], F1707: ['G IV'] },
    turn: 2,
    moment: 'airdrops',
    columns: { drop: { 'Drop! 1': 'Reserve', 'Drop! 2': 'F2313', 'Drop! 3': 'Out', Glider: 'Out' } },
  });
  done(t, 'german', { do: 'drop', drop: 'Drop! 1', hex: 'F2312' }, '#29', '#8');
  expect(told(t)).toMatch(/Drop! 2: .* Landing.*Drop! 1: .* Landing/s);
});
