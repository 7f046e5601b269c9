/** 5.0 Intelligence: events, points and looks. */
import { expect, test } from 'vitest';
import { HOLE } from '../../../engine/state.ts';
import { logFor, lookAt, type Table } from '../../../engine/table.ts';
import { INTELLIGENCE_POINTS } from '../data/charts.ts';
import { INTELLIGENCE } from '../data/lists.ts';
import { seedsOfDisaster } from '../game.ts';
import { d66 } from '../rules/turn/intelligence.ts';
import { asked, bothDone, cardOf, column, done, ONE_CARD_EACH, points, refusal, scene, told } from './scene.ts';

/** The events of the next year, after which hands are asked. */
const NEXT = [3, 4, 3, 4] as const;
test('5.1 from 1937 on there is a roll for IPs', () => {
  const t = scene({ year: 1936, moment: 'intelligence points', hands: ONE_CARD_EACH }, ...NEXT);
  expect(told(t)).not.toContain('IPs:');
  const first = scene({ year: 1937, moment: 'intelligence points', hands: ONE_CARD_EACH }, 6, 4, 1, 1, ...NEXT);
  expect(told(first)).toContain('German IPs: 6 and 4');
});
const ROLL = { year: 1938, moment: 'intelligence points', hands: ONE_CARD_EACH } as const;
test('5.1.1 two dice on the column of the enemy’s indicators', () => {
  const bits = (n: number) => 2 ** n - 1;
  const t = scene({ ...ROLL, columns: { indicators: { allied: bits(3), german: 0 } } }, 6, 4, 6, 6, ...NEXT);
  expect(points(t, 'ip', 'german')).toBe(Math.floor((10 + 6 - 6) / 4));
  expect(points(t, 'ip', 'allied')).toBe(Math.floor((12 - 6) / 4));
  expect(INTELLIGENCE_POINTS.rows).toHaveLength(15);
});
test('5.1.1, 5.0 19 IPs are the most', () => {
  const t = scene(
    { ...ROLL, columns: { ip: { german: 18, allied: 0 }, indicators: { allied: 31 } } },
    6,
    6,
    1,
    1,
    ...NEXT,
  );
  expect(points(t, 'ip', 'german')).toBe(19);
});
test('5.1.2 the enemy’s activities are stated kind by kind, each once', () => {
  const t = scene({
    year: 1938,
    status: 'Opposition',
    moment: 'mobilisation',
    hands: ONE_CARD_EACH,
    columns: { rp: { german: 60, allied: 60 } },
  });
  done(t, 'german', { do: 'build', unit: 'G 1 Air', steps: 1 });
  done(t, 'german', { do: 'build', unit: 'G I', steps: 1, area: 'Ruhr' });
  done(t, 'german', { do: 'build', unit: 'G III', steps: 1, area: 'Ruhr' });
  done(t, 'german', { do: 'done' });
  done(t, 'allied', { do: 'build', unit: 'F 1 Army', steps: 3 });
  done(t, 'allied', { do: 'invest', rp: 20 });
  done(t, 'allied', { do: 'done' });
  bothDone(t);
  expect(told(t)).toContain('The Germans state: new units, air fleets, deploying.');
  expect(told(t)).toContain('The Allies state: nothing.');
  expect(column(t, 'indicators')).toEqual({ german: 7, allied: 0 });
});
test('5.1.2, 7.0 a new marker of the Westwall is a new unit on the map, its second step is none', () => {
  const built = (westwall: string): string => {
    const t = scene({
      year: 1938,
      status: 'Opposition',
      moment: 'mobilisation',
      hands: ONE_CARD_EACH,
      columns: { rp: { german: 60, allied: 60 }, invested: { german: 60 }, westwall: { Aachen: westwall } },
    });
    done(t, 'german', { do: 'dig', area: 'Aachen' });
    bothDone(t);
    bothDone(t);
    return told(t);
  };
  expect(built('none')).toContain('The Germans state: new units, deploying.');
  expect(built('reduced')).toContain('The Germans state: nothing.');
});
test('5.1.2 events add to the column and take from it', () => {
  const t = scene(
    { ...ROLL, columns: { adjusted: { german: '+1', allied: '-1' }, indicators: { german: 3, allied: 1 } } },
    1,
    1,
    1,
    1,
    ...NEXT,
  );
  expect(told(t)).toContain('German IPs: 1 and 1 +0 on column 2');
  expect(told(t)).toContain('Allied IPs: 1 and 1 +0 on column 1');
});
test('5.1.3 both tracks modify the roll for IPs, from -6 to +6; options for one roll alone', () => {
  const columns = { permanent: { german: '+6' }, temporary: { german: '+2' }, indicators: { allied: 3 } };
  expect(told(scene({ ...ROLL, columns }, 1, 1, 1, 1))).toContain('German IPs: 1 and 1 +8 on column 2, 2.');
  const only = scene({ ...ROLL, options: { collection: 'events' }, columns }, 1, 1, 1, 1);
  expect(told(only)).toContain('German IPs: 1 and 1 +0 on column 2, 0.');
});
test('5.1.3 the temporary track is cleared with the turn', () => {
  const t = scene({ ...ROLL, columns: { temporary: { german: '+2' } } }, 1, 1, 1, 1, ...NEXT);
  expect(points(t, 'temporary', 'german')).toBe('0');
});
const LOOK = {
  year: 1938,
  status: 'Opposition',
  moment: 'looks',
  hands: ONE_CARD_EACH,
  at: { Lille: ['F 1 Army', 'F X'], Cologne: ['G 1 Army'] },
  columns: { ip: { german: 1, allied: 0 } },
} as const;
const seen = (t: Table, side: string, col: string, unit: string): number => {
  const { columns, at } = seedsOfDisaster.layout;
  return lookAt(t, side).cells[at[col]! + columns[col]!.rows.indexOf(unit)]!;
};
test('5.2, 5.2.2 an IP shows a stack with steps when both have planned, until it moves or changes', () => {
  const t = scene(LOOK);
  expect(seen(t, 'german', 'place', 'F 1 Army')).toBe(HOLE);
  expect(refusal(t, 'german', { do: 'look', area: 'Cologne' })).toBe('5.2.2');
  done(t, 'german', { do: 'look', area: 'Lille' });
  expect(seen(t, 'german', 'steps', 'F 1 Army')).toBe(5);
  expect(points(t, 'ip', 'german')).toBe(0);
  expect(asked(t)).toEqual(['german moving', 'allied moving']);
  done(t, 'german', { do: 'done' });
  done(t, 'allied', { do: 'shift', unit: 'F 1 Army', area: 'Reims' });
  done(t, 'allied', { do: 'done' });
  expect(seen(t, 'german', 'steps', 'F 1 Army')).toBe(HOLE);
});
const PASS = { do: 'pass' } as const;
test('5.2.1 an IP gives +2 on the roll', () => {
  const t = scene({ year: 1938, moment: 'reading', hands: ONE_CARD_EACH, columns: { ip: { german: 3, allied: 1 } } });
  done(t, 'german', { do: 'read' });
  done(t, 'allied', PASS, 6, 4, 1, 1, ...NEXT);
  expect(told(t)).toContain('German IPs: 6 and 4 +2 on column 0, 1.');
  expect(points(t, 'ip', 'german')).toBe(3);
});
test('5.2.2, 2.3 strengths and boxes are hidden, by the option only what lies beneath the top', () => {
  const full = scene({ ...LOOK, columns: {}, moment: 'movement' });
  expect(seen(full, 'german', 'steps', 'F 2 Army')).toBe(HOLE);
  expect(seen(full, 'german', 'place', 'F 2 Army')).toBe(HOLE);
  expect(seen(full, 'german', 'place', 'F X')).not.toBe(HOLE);
  const light = scene({ ...LOOK, columns: {}, moment: 'movement', options: { fog: 'stacks' } });
  expect(seen(light, 'german', 'steps', 'F 2 Army')).toBe(5);
  expect(seen(light, 'german', 'place', 'F 1 Army')).toBe(HOLE);
});
test('5.3, 5.3.6 the list has 36 events from 11 to 66, with the one the rules name', () => {
  expect(INTELLIGENCE).toHaveLength(36);
  expect(new Set(INTELLIGENCE.map(e => d66(Math.floor(e.no / 10), e.no % 10, 0))).size).toBe(36);
  expect(INTELLIGENCE.find(e => e.no === 65)!.effects).toEqual([{ does: 'permit', what: 'belgium' }]);
});
const EVENTS = { year: 1938, moment: 'intelligence events', hands: ONE_CARD_EACH } as const;
test('5.3 both roll, the Germans first, and results count at once', () => {
  const t = scene(EVENTS, 2, 1, 6, 2);
  expect([points(t, 'ip', 'german'), points(t, 'ip', 'allied')]).toEqual([1, 3]);
  expect(asked(t)).toEqual(['german countering', 'allied countering']);
});
test('5.3 before 1937 there are no intelligence events', () => {
  const t = scene({ year: 1936, moment: 'start of turn', hands: ONE_CARD_EACH });
  expect(told(t)).not.toContain('intelligence');
});
test('5.3.1, 6.3 dice are read in base six and stop at either end', () => {
  expect(d66(2, 5, 0)).toBe(25);
  expect(d66(2, 6, 1)).toBe(31);
  expect(d66(3, 1, -1)).toBe(26);
  expect([d66(6, 5, 4), d66(1, 2, -6)]).toEqual([66, 11]);
});
test('5.3.2 an event of a later date does nothing', () => {
  const t = scene({ ...EVENTS, year: 1937 }, 4, 1, 4, 4);
  expect(points(t, 'ip', 'german')).toBe(0);
  expect(points(t, 'permanent', 'allied')).toBe('0');
  const later = scene({ ...EVENTS, year: 1939 }, 4, 1, 4, 4);
  expect(points(later, 'ip', 'german')).toBe(1);
  expect(points(later, 'permanent', 'allied')).toBe('+2');
});
test('5.3.3 in war there are no intelligence events', () => {
  const t = scene({ week: 1, moment: 'start of week' });
  expect(told(t)).not.toContain('intelligence');
});
test('5.3.4 the same event again in a turn is void', () => {
  const t = scene(EVENTS, 6, 2, 6, 2);
  expect([points(t, 'ip', 'german'), points(t, 'ip', 'allied')]).toEqual([3, 0]);
});
test('5.3.5, 2.1 collection advantages modify the roll for events', () => {
  const t = scene({ ...EVENTS, columns: { permanent: { german: '+2' } } }, 6, 1, 1, 5);
  expect(told(t)).toContain('is 63');
  const points63 = scene(
    { ...EVENTS, options: { collection: 'points' }, columns: { permanent: { german: '+2' } } },
    6,
    1,
    1,
    5,
  );
  expect(told(points63)).toContain('is 61');
});
test('5.3.5, 5.1.3 by the option for events alone a temporary advantage lasts to the next roll on the list', () => {
  const spec = {
    year: 1938,
    moment: 'intelligence events',
    hands: ONE_CARD_EACH,
    options: { collection: 'events' },
  } as const;
  const t = scene(spec, 2, 3, 1, 5);
  expect(points(t, 'temporary', 'german')).toBe('+1');
  const next = { ...spec, moment: 'end of turn', columns: { temporary: { german: '+1', allied: '-1' } } } as const;
  const year = scene(next);
  bothDone(year, PASS, 1, 5, 2, 1); // 4.3.4 there is an advantage to be jammed
  expect(told(year)).toContain('German intelligence: 1 and 5 +1 is 16');
  expect(told(year)).toContain('Allied intelligence: 2 and 1 −1 is 16');
  expect(column(year, 'temporary')).toEqual({ german: '0', allied: '0' });
});
test('5.3.6 a card of the other hand is seen by the one who rolled alone', () => {
  const t = scene({ ...EVENTS, hands: { german: [1], allied: [2, 7] } }, 5, 2, cardOf(7), 1, 5);
  const at = seedsOfDisaster.layout.at['card']! + 6;
  expect(lookAt(t, 'german').cells[at]).not.toBe(HOLE);
  expect(lookAt(t, '').cells[at]).toBe(HOLE);
  expect(
    logFor(t, 'allied')
      .map(l => l.text)
      .join(),
  ).not.toContain('You see');
});
test('5.3.6 aircraft first: the first RPs go into the air while a fleet can be built', () => {
  const t = scene({ year: 1938, moment: 'mobilisation', columns: { fleetsFirst: { allied: 10 }, rp: { allied: 30 } } });
  expect(refusal(t, 'allied', { do: 'build', unit: 'F 1 Army', steps: 1 })).toBe('5.3.6');
  done(t, 'allied', { do: 'build', unit: 'F 2 Air', steps: 1 });
  done(t, 'allied', { do: 'build', unit: 'F 1 Army', steps: 1 });
});
