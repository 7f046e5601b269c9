/** 13.0-13.2, 13.5 Movement, and 25.1 cavalry that is merged. The plain around F1706 is open ground. */
import { expect, test } from 'vitest';
import {
  asked,
  attack,
  column,
  costOf,
  done,
  holder,
  march,
  moves,
  reach,
  refusal,
  scene,
  tired,
  whereIs,
  type Spec,
} from './scene.ts';

test('2.11 the last to move a unit into a hex controls it, units that left it or not', () => {
  const t = scene({ at: { F1707: ['G XIX'] }, moment: 'german movement' });
  expect([holder(t, 'F1706'), holder(t, 'F2017')]).toEqual(['allied', 'german']);
  march(t, 'german', 'G XIX', 'F1705');
  expect([holder(t, 'F1706'), holder(t, 'F1705')]).toEqual(['german', 'german']);
});
test('13.0, 13.2 units move one at a time within their points; 2.3.3 some never', () => {
  const t = moves('german', { F1309: ['G IV'], F1209: ['G Air Landing'] });
  expect(refusal(t, 'german', { do: 'move', unit: 'G Air Landing' })).toBe('2.3.3');
  done(t, 'german', { do: 'move', unit: 'G IV' });
  expect(costOf(t, 'german', 'F1306')).toBe(3);
  expect(refusal(t, 'german', { do: 'to', hex: 'F1305' })).toBe('13.2');
  done(t, 'german', { do: 'to', hex: 'F1306' });
  expect([whereIs(t, 'G IV'), holder(t, 'F1308')]).toEqual(['F1306', 'german']);
  expect(refusal(t, 'german', { do: 'move', unit: 'G IV' })).toBe('13.0');
});
test('13.0, 2.11 a unit goes by way of the hexes its player likes, and takes those', () => {
  const t = moves('german', { F1208: ['G XIX'], F1606: ['F I'] });
  done(t, 'german', { do: 'move', unit: 'G XIX' });
  expect(refusal(t, 'german', { do: 'via', hex: 'F1506' })).toBe('13.4.1'); // next to the enemy it stops
  done(t, 'german', { do: 'via', hex: 'F1210' });
  expect([asked(t), holder(t, 'F1210'), whereIs(t, 'G XIX')]).toEqual(['german marching', 'german', 'F1210']);
  expect(costOf(t, 'german', 'F1212')).toBe(2);
  expect(refusal(t, 'german', { do: 'to', hex: 'F1215' })).toBe('13.2'); // four points are left
  done(t, 'german', { do: 'to', hex: 'F1212' });
  expect([whereIs(t, 'G XIX'), asked(t)]).toEqual(['F1212', 'german moving']);
});
test('13.0, 13.1, 13.2 on the way points and hexes are counted on, and one hex is no longer free', () => {
  const t = moves('german', { F0208: ['G XIX'] }, { columns: { supply: { 'G XIX': 'low' } } });
  done(t, 'german', { do: 'move', unit: 'G XIX' });
  done(t, 'german', { do: 'via', hex: 'F0207' });
  done(t, 'german', { do: 'via', hex: 'F0206' });
  expect(reach(t, 'german')).toContain('F0205');
  expect(refusal(t, 'german', { do: 'to', hex: 'F0204' })).toBe('13.1');
  expect(refusal(t, 'german', { do: 'via', hex: 'F0205' })).toBe('13.1'); // its third hex
  done(t, 'german', { do: 'stay' });
  expect(whereIs(t, 'G XIX')).toBe('F0206');
});
test('13.1, 12.4, 2.8 Low Supply three hexes, No Supply two, No Actions one', () => {
  const t = moves(
    'german',
    { F1309: ['G XIX'], F1107: ['G XVI'], F0807: ['G 5 Pz'] },
    {
      columns: { supply: { 'G XIX': 'low', 'G XVI': 'none' }, na: { 'G 5 Pz': 'yes' } },
    },
  );
  done(t, 'german', { do: 'move', unit: 'G XIX' });
  expect(refusal(t, 'german', { do: 'to', hex: 'F1305' })).toBe('13.1');
  expect(refusal(t, 'german', { do: 'to', hex: 'F1306' })).toBeUndefined();
  done(t, 'german', { do: 'stay' });
  done(t, 'german', { do: 'move', unit: 'G XVI' });
  expect(reach(t, 'german')).not.toContain('F1110');
  expect(reach(t, 'german')).toContain('F1109');
  done(t, 'german', { do: 'stay' });
  done(t, 'german', { do: 'move', unit: 'G 5 Pz' });
  expect(reach(t, 'german').length).toBeLessThanOrEqual(6);
});
test('13.1, 13.4.2, 13.2.3, 18.8 a move is refused for its own reason: zones within the hexes a marker leaves, and the limit beyond', () => {
  const to = (unit: string, hex: string, s: Spec): string | undefined => {
    const side = unit.startsWith('G') ? 'german' : 'allied';
    const t = scene({ ...s, moment: `${side} movement` });
    done(t, side, { do: 'move', unit });
    return refusal(t, side, { do: 'to', hex });
  };
  const low = { at: { F1707: ['G IV'], F1706: ['F II'], F1708: ['F IX'] }, columns: { supply: { 'G IV': 'low' } } };
  expect(to('G IV', 'F1807', low)).toBe('13.4.2');
  const tired = { at: { F1707: ['G XIX'] }, columns: { na: { 'G XIX': 'yes' } } };
  expect([to('G XIX', 'F1708', tired), to('G XIX', 'F1709', tired)]).toEqual([undefined, '13.1']);
  const slow = { scenario: 'poland-historical', at: { P1505: ['G39 Brand'] } } as const;
  expect([to('G39 Brand', 'P1506', slow), to('G39 Brand', 'P1507', slow)]).toEqual([undefined, '18.8']);
  expect(to('F II', 'F2106', { at: { F1906: ['F II'] } })).toBe('13.2.3');
});
test('13.2 one hex is always possible, whatever it costs, but never where it is barred', () => {
  const t = moves('allied', { F1711: ['F XI'], F1706: ['G IV'] }, { turn: 5 });
  done(t, 'allied', { do: 'move', unit: 'F XI' });
  expect(costOf(t, 'allied', 'F1712')).toBe(3); // Rough over the Meuse
  const slow = moves('allied', { F2414: ['N I'], F1706: ['G IV'] }, { columns: { war: { Holland: 'at war' } } });
  done(slow, 'allied', { do: 'move', unit: 'N I' });
  expect(costOf(slow, 'allied', 'F2314')).toBeDefined(); // a great river costs three, it has two
});
test('13.2.3 only Allied units enter an Evacuation Zone, from its port and with all their points', () => {
  const t = moves('allied', { F2006: ['UK I'], F1906: ['UK II'] });
  done(t, 'allied', { do: 'move', unit: 'UK II' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F2106' })).toBeDefined();
  done(t, 'allied', { do: 'stay' });
  march(t, 'allied', 'UK I', 'F2106');
  expect(whereIs(t, 'UK I')).toBe('F2106');
  const g = moves('german', { F2006: ['G IV'] });
  done(g, 'german', { do: 'move', unit: 'G IV' });
  expect(refusal(g, 'german', { do: 'to', hex: 'F2106' })).toBe('13.2.3');
});
test('13.2.4, 19.11 in bad weather nobody has more than four points', () => {
  const t = moves('german', { F0208: ['G XIX'] }, { columns: { weather: 'bad' } });
  done(t, 'german', { do: 'move', unit: 'G XIX' });
  expect(costOf(t, 'german', 'F0204')).toBe(4);
  expect(refusal(t, 'german', { do: 'to', hex: 'F0203' })).toBe('13.2.4');
});
test('13.2.4, 13.4.6 a move is refused for its own reason: the weather, or what it costs to leave a zone', () => {
  const weather = scene({
    at: { F1915: ['G XVI'] },
    moment: 'german movement',
    columns: { weather: 'bad' },
  });
  done(weather, 'german', { do: 'move', unit: 'G XVI' });
  expect(refusal(weather, 'german', { do: 'to', hex: 'F1911' })).toBe('13.2.4');
  expect(refusal(weather, 'german', { do: 'to', hex: 'F1510' })).toBe('13.2');
  const early = (turn: number): string | undefined => {
    const t = scene({ at: { F1506: ['F I'], F1507: ['G IV'] }, moment: 'allied movement', turn, first: 'german' });
    done(t, 'allied', { do: 'move', unit: 'F I' });
    return refusal(t, 'allied', { do: 'to', hex: 'F1503' });
  };
  expect([early(3), early(5)]).toEqual(['13.4.6', undefined]);
});
test('13.5 nobody retreats off the map: who has no other way is eliminated, and units leave in the Deployment Phase only', () => {
  const t = scene({
    at: { F0103: ['F I'], F0203: ['G IV', 'G IX', 'G X'], F0102: ['G V'], F0104: ['G II'] },
    columns: { marker: { 'grey 1': 'F0103' } },
  });
  attack(t, 'german', ['F0103'], ['G IV', 'G IX', 'G X'], 'Prepared', 6);
  expect([whereIs(t, 'F I'), asked(t)]).not.toEqual(['F0103', 'allied retreating']);
  expect(['Destroyed', 'Surrendered']).toContain(whereIs(t, 'F I'));
});
test('19.8 no Allied unit enters a city that was given up', () => {
  const t = moves(
    'allied',
    { F1606: ['F I'] },
    { pieces: { 'A Surrender! 1': 'On the map' }, columns: { lies: { 'A Surrender! 1': 'F1506' } } },
  );
  done(t, 'allied', { do: 'move', unit: 'F I' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F1506' })).toBe('19.8');
});
test('19.9 a Halt! Hitler marker stops mobile Germans and puts them under No Actions', () => {
  const t = moves(
    'german',
    { F1710: ['G XIX'], F1610: ['G IV'] },
    { pieces: { 'A Halt! Hitler 1': 'On the map' }, columns: { lies: { 'A Halt! Hitler 1': 'F1706' } } },
  );
  done(t, 'german', { do: 'move', unit: 'G XIX' });
  expect(refusal(t, 'german', { do: 'to', hex: 'F1705' })).toBe('19.9');
  expect(refusal(t, 'german', { do: 'to', hex: 'F1706' })).toBe('19.9');
  done(t, 'german', { do: 'to', hex: 'F1707' });
  expect([whereIs(t, 'G XIX'), tired(t, 'G XIX')]).toEqual(['F1707', true]);
  done(t, 'german', { do: 'move', unit: 'G IV' });
  expect(costOf(t, 'german', 'F1708')).toBe(3); // on foot nothing halts it
});
test('20.1.1 Allied units keep out of the Ardennes until turn 4, but for the cavalry of the 2nd Army', () => {
  const at = { F1412: ['F X', 'F 2nd Cav'] };
  const t = moves('allied', at, { turn: 3 });
  done(t, 'allied', { do: 'move', unit: 'F X' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F1413' })).toBe('20.1.1');
  done(t, 'allied', { do: 'stay' });
  done(t, 'allied', { do: 'move', unit: 'F 2nd Cav' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F1413' })).toBeUndefined();
});
test('25.1 a round cavalry unit is merged into a reduced square one', () => {
  const t = scene({
    scenario: 'poland-historical',
    options: { advanced: 'yes' },
    moment: 'allied movement',
    at: { P1512: ['P 25', 'P Wilenska'], P1514: ['P 10'] },
    columns: { face: { 'P 25': 'reduced' } },
  });
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('allied merging');
  expect(refusal(t, 'allied', { do: 'merge', unit: 'P Wilenska', units: 'P 10' })).toBe('25.1');
  done(t, 'allied', { do: 'merge', unit: 'P Wilenska', units: 'P 25' });
  expect([column(t, 'face')['P 25'], whereIs(t, 'P Wilenska')]).toEqual(['full', 'Out']);
});
test('25.1 cavalry is merged into a unit at full strength, too: it can no longer surrender', () => {
  const t = scene({
    scenario: 'poland-historical',
    options: { advanced: 'yes' },
    moment: 'allied movement',
    at: { P1514: ['P 2+30', 'P Kresowa'] },
  });
  done(t, 'allied', { do: 'done' });
  done(t, 'allied', { do: 'merge', unit: 'P Kresowa', units: 'P 2+30' });
  expect([column(t, 'face')['P 2+30'], whereIs(t, 'P Kresowa')]).toEqual(['full', 'Out']);
});
