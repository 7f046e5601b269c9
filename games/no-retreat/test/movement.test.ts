/** 12.0 Supply, 13.0 movement, stacking and zones. The plain around F1706 is open ground. */
import { expect, test } from 'vitest';
import {
  asked,
  column,
  costOf,
  done,
  holder,
  inSupply,
  march,
  offered,
  refusal,
  scene,
  tired,
  whereIs,
  type Spec,
} from './scene.ts';

const moves = (side: 'german' | 'allied', at: Spec['at'], more: Spec = {}) =>
  scene({ at: at!, moment: `${side} movement`, ...more });
const reach = (t: ReturnType<typeof scene>, side: 'german' | 'allied'): readonly unknown[] =>
  offered(t, side).flatMap(c => (c['do'] === 'to' ? [c['hex']] : []));

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
  expect(refusal(t, 'german', { do: 'via', hex: 'F0205' })).toBe('13.2'); // its third hex
  done(t, 'german', { do: 'stay' });
  expect(whereIs(t, 'G XIX')).toBe('F0206');
});
test('18.8 who goes by way of a hex outside his area does not end there', () => {
  const t = moves('allied', { F2013: ['B Cav'], F1106: ['G IV'] }, { columns: { war: { Holland: 'at war' } } });
  done(t, 'allied', { do: 'move', unit: 'B Cav' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F2113' })).toBe('18.8');
  done(t, 'allied', { do: 'via', hex: 'F2113' });
  expect(refusal(t, 'allied', { do: 'stay' })).toBe('18.8');
  expect(refusal(t, 'allied', { do: 'to', hex: 'F2213' })).toBe('18.8');
  done(t, 'allied', { do: 'to', hex: 'F2112' });
});
test('13.2 one hex is always possible, whatever it costs, but never where it is barred', () => {
  const t = moves('allied', { F1711: ['F XI'], F1706: ['G IV'] }, { turn: 5 });
  done(t, 'allied', { do: 'move', unit: 'F XI' });
  expect(costOf(t, 'allied', 'F1712')).toBe(3); // Rough over the Meuse
  const slow = moves('allied', { F2414: ['N I'], F1706: ['G IV'] }, { columns: { war: { Holland: 'at war' } } });
  done(slow, 'allied', { do: 'move', unit: 'N I' });
  expect(costOf(slow, 'allied', 'F2314')).toBeDefined(); // a great river costs three, it has two
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
test('13.4, 13.4.1 an enemy zone costs a point and stops; 13.4.2 none goes from zone to zone', () => {
  const t = moves('german', { F0207: ['G IV'], F0205: ['G IX'], F0204: ['F I'] });
  done(t, 'german', { do: 'move', unit: 'G IV' });
  expect(costOf(t, 'german', 'F0206')).toBe(1);
  expect(refusal(t, 'german', { do: 'to', hex: 'F0303' })).toBeDefined();
  done(t, 'german', { do: 'stay' });
  done(t, 'german', { do: 'move', unit: 'G IX' });
  expect(costOf(t, 'german', 'F0304')).toBe(3); // around by F0305, not straight
  expect(costOf(t, 'german', 'F0206')).toBe(1);
});
test('13.4 zones do not enter Rough hexes', () => {
  const t = moves('german', { F1713: ['G XIX'], F1711: ['F II'] });
  done(t, 'german', { do: 'move', unit: 'G XIX' });
  expect(costOf(t, 'german', 'F1712')).toBe(2); // no zone there
});
test('13.4.2, 18.2 a mobile unit goes from the zone it starts in onto a friend in another', () => {
  const t = moves('german', { F0205: ['G XIX'], F0304: ['G XVI'], F0204: ['F I'] });
  done(t, 'german', { do: 'move', unit: 'G XIX' });
  expect(costOf(t, 'german', 'F0304')).toBe(2);
  expect(costOf(t, 'german', 'F0104')).toBe(3); // nobody there: around by F0105
});
test('13.4.1 an Allied unit on foot that closes after more than one hex is under No Actions; a mobile one is not', () => {
  const at = { F1305: ['F III'], F1205: ['F Prioux'], F1308: ['G IV'] };
  const t = moves('allied', at);
  march(t, 'allied', 'F III', 'F1307');
  expect(tired(t, 'F III')).toBe(true);
  march(t, 'allied', 'F Prioux', 'F1208');
  expect(tired(t, 'F Prioux')).toBe(false);
  const near = moves('allied', { F1306: ['F III'], F1308: ['G IV'] });
  march(near, 'allied', 'F III', 'F1307');
  expect(tired(near, 'F III')).toBe(false);
  const other = moves('allied', at, { options: { closing: 'before' } });
  march(other, 'allied', 'F III', 'F1307');
  expect(tired(other, 'F III')).toBe(false); // one hex before it
});
test('13.4.1, 13.4.5 a weak zone entered after more than one hex brings No Actions, though the move ends behind it', () => {
  const past = (hex: string): boolean => {
    const t = moves('allied', { F0203: ['F III'], F0206: ['G XXV'] });
    done(t, 'allied', { do: 'move', unit: 'F III' });
    done(t, 'allied', { do: 'via', hex });
    done(t, 'allied', { do: 'to', hex: 'F0304' });
    return tired(t, 'F III');
  };
  expect([past('F0204'), past('F0205')]).toEqual([false, true]);
});
test('13.4.5, 18.3 weak zones cost a point and do not stop; 13.4.4 brackets and No Supply have none', () => {
  const t = scene({
    scenario: 'poland-historical',
    moment: 'german movement',
    at: { P1409: ['G39 XVI'], P1511: ['P Wilenska'] },
  });
  done(t, 'german', { do: 'move', unit: 'G39 XVI' });
  expect(costOf(t, 'german', 'P1412')).toBeDefined(); // past the cavalry
  const none = moves('german', { F0207: ['G XIX'], F0204: ['F I'] }, { columns: { supply: { 'F I': 'none' } } });
  done(none, 'german', { do: 'move', unit: 'G XIX' });
  expect(costOf(none, 'german', 'F0205')).toBe(2);
});
test('12.4, 13.4.4 one unit in No Supply takes the zone of its stack, one in Low Supply does not', () => {
  const past = (supply: string): boolean => {
    const t = moves(
      'german',
      { F0203: ['G XIX'], F0206: ['F I', 'F 1 DLM'] },
      { columns: { supply: { 'F I': supply } } },
    );
    done(t, 'german', { do: 'move', unit: 'G XIX' });
    return reach(t, 'german').includes('F0207'); // behind it, past its zone
  };
  expect([past('full'), past('low'), past('none')]).toEqual([false, false, true]);
});
test('13.4.6, 20.1.2 on turns 1 to 3 leaving a zone costs Allied units two points more', () => {
  const at = { F1307: ['F III'], F1308: ['G IV'] };
  const later = moves('allied', at, { turn: 4 });
  done(later, 'allied', { do: 'move', unit: 'F III' });
  expect(costOf(later, 'allied', 'F1306')).toBe(1);
  const early = moves('allied', at, { turn: 2 });
  done(early, 'allied', { do: 'move', unit: 'F III' });
  expect(costOf(early, 'allied', 'F1306')).toBe(3);
});
test('13.2.4, 19.11 in bad weather nobody has more than four points', () => {
  const t = moves('german', { F0208: ['G XIX'] }, { columns: { weather: 'bad' } });
  done(t, 'german', { do: 'move', unit: 'G XIX' });
  expect(costOf(t, 'german', 'F0204')).toBe(4);
  expect(refusal(t, 'german', { do: 'to', hex: 'F0203' })).toBe('13.2.4');
});
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
test('13.3.3 one more where one has an asterisk; 13.3.5 one large unit', () => {
  const t = moves(
    'allied',
    { F1215: ['F VI', 'F Col'], F1216: ['F Boulay', 'F XXIV'] },
    { turn: 9, columns: { leader: { allied: 'replacement' } } },
  );
  done(t, 'allied', { do: 'move', unit: 'F VI' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F1216' })).toBeUndefined();
  const s = scene({
    scenario: 'poland-historical',
    moment: 'german movement',
    at: { P1524: ['SU 5'], P1525: ['SU 6'] },
    columns: { once: { invasion: 'yes' } },
  });
  done(s, 'german', { do: 'move', unit: 'SU 5' });
  expect(refusal(s, 'german', { do: 'to', hex: 'P1525' })).toBe('13.3.5');
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
test('13.2.1 Holland is at war the instant a German enters; Switzerland and the Soviet Union are closed', () => {
  const t = moves('german', { F2415: ['G X'], F0619: ['G XXV'], F2413: ['N I'] }, { turn: 9 });
  done(t, 'german', { do: 'move', unit: 'G XXV' });
  expect(refusal(t, 'german', { do: 'to', hex: 'F0518' })).toBe('13.2.1');
  done(t, 'german', { do: 'stay' });
  march(t, 'german', 'G X', 'F2515');
  expect(column(t, 'war')['Holland']).toBe('at war');
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
test('18.8, 20.1.5 Regional units end their moves in their area until turn 8', () => {
  const t = moves('allied', { F1909: ['B I'] }, { turn: 5 });
  done(t, 'allied', { do: 'move', unit: 'B I' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F1808' })).toBe('18.8');
  const free = moves('allied', { F1909: ['B I'] }, { turn: 8 });
  done(free, 'allied', { do: 'move', unit: 'B I' });
  expect(refusal(free, 'allied', { do: 'to', hex: 'F1808' })).toBeUndefined();
  const pole = scene({ scenario: 'poland-historical', moment: 'german movement', at: { P1208: ['G39 Brand'] } });
  done(pole, 'german', { do: 'move', unit: 'G39 Brand' });
  expect(refusal(pole, 'german', { do: 'to', hex: 'P1210' })).toBe('18.8');
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
test('13.2.1, 13.4.1 who enters a neutral meets its zones at once', () => {
  const t = moves('german', { F2216: ['G XIX'], F2314: ['N I'] });
  done(t, 'german', { do: 'move', unit: 'G XIX' });
  expect([costOf(t, 'german', 'F2215'), costOf(t, 'german', 'F2315')]).toEqual([2, 1]);
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
test('20.2.2 Soviets do not move before the invasion', () => {
  const t = scene({
    scenario: 'poland-historical',
    moment: 'german movement',
    at: { P1524: ['SU 5'], P1208: ['G39 X'] },
  });
  expect(refusal(t, 'german', { do: 'move', unit: 'SU 5' })).toBe('20.2.2');
});
test('18.5 Soviet and German zones bind each other', () => {
  const t = scene({
    scenario: 'poland-historical',
    moment: 'german movement',
    at: { P1412: ['G39 XVI'], P1415: ['SU 5'] },
    columns: { once: { invasion: 'yes' } },
  });
  done(t, 'german', { do: 'move', unit: 'G39 XVI' });
  expect(costOf(t, 'german', 'P1414')).toBe(3); // a point for the zone
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

// 12.0 ---------------------------------------------------------------------------------------------------------------
const RING = { F1705: ['G IV'], F1707: ['G IX'], F1806: ['G X'], F1807: ['G XI'], F1606: ['G V'], F1607: ['G II'] };
test('12.0, 12.1, 12.4 cut off: Low Supply, No Supply, then surrender; only the Phasing player is checked', () => {
  const turn = (supply: string) =>
    scene({ at: { F1706: ['F I'], ...RING }, moment: 'allied turn', columns: { supply: { 'F I': supply } } });
  expect(column(turn('full'), 'supply')['F I']).toBe('low');
  expect(column(turn('low'), 'supply')['F I']).toBe('none');
  expect(whereIs(turn('none'), 'F I')).toBe('Surrendered');
  const german = scene({ at: { F1706: ['F I'], ...RING }, moment: 'german turn' });
  expect(column(german, 'supply')['F I']).toBe('full');
});
/** Germans without zones in all hexes around F1706 but F1606. */
const WALL = { F1705: ['G IV'], F1707: ['G IX'], F1806: ['G X'], F1807: ['G XI'], F1607: ['G II'] };
const zoneless = { 'G IV': 'none', 'G IX': 'none', 'G X': 'none', 'G XI': 'none', 'G II': 'none' };
test('12.1, 13.4.3 no line through an enemy zone, unless a friend stands in it', () => {
  const cut = scene({
    at: { F1706: ['F I'], ...WALL, F1605: ['G V'] },
    moment: 'german movement',
    columns: { supply: zoneless },
  });
  const friend = scene({
    at: { F1706: ['F I'], ...WALL, F1605: ['G V'], F1606: ['F III'] },
    moment: 'german movement',
    columns: { supply: zoneless },
  });
  const open = scene({ at: { F1706: ['F I'], ...WALL }, moment: 'german movement', columns: { supply: zoneless } });
  expect([cut, friend, open].map(t => inSupply(t, 'F I', 'F1706'))).toEqual([2, 0, 0]);
});
test('12.2 Fortresses feed, Belgians are fed by their cities, Swiss always', () => {
  const at = {
    F1910: ['B I'],
    F1909: ['G IV'],
    F1911: ['G IX'],
    F2010: ['G X'],
    F2011: ['G XI'],
    F1810: ['G V'],
    F1811: ['G II'],
  };
  const t = scene({ at, columns: { control: { F1910: 'allied' } } });
  expect(inSupply(t, 'B I', 'F1910')).toBe(0);
  expect(inSupply(t, 'UK I', 'F1910')).not.toBe(0);
  expect(inSupply(t, 'CH I', 'F1910')).toBe(0);
  expect(inSupply(t, 'F Boulay', 'F1706')).toBe(0);
});
test('12.3 a white edge alone is Low Supply, never worse', () => {
  const t = scene({
    scenario: 'poland-historical',
    moment: 'allied turn',
    at: { P0822: ['P 25'], P1208: ['G39 X'] },
    columns: { supply: { 'P 25': 'low' }, control: { P2610: 'german' } },
  });
  expect(column(t, 'supply')['P 25']).toBe('low');
  const fort = scene({
    scenario: 'poland-historical',
    moment: 'allied turn',
    at: { P0822: ['P 25', 'P Fort Lwow'], P1208: ['G39 X'] },
    columns: { supply: { 'P 25': 'low' } },
  });
  expect(column(fort, 'supply')['P 25']).toBe('full');
});
test('26.8 by option supply is not traced through enemy cities', () => {
  const ring = { F1706: ['G IV'], F1708: ['G IX'], F1807: ['G X'], F1607: ['G XI'], F1608: ['G II'] };
  const spec = {
    at: { F1707: ['F I'], ...ring },
    moment: 'german movement',
    columns: { supply: zoneless, control: { F1808: 'german' } },
  } as const;
  const garrisons = scene({ ...spec, options: { garrisons: 'yes' } });
  expect([inSupply(scene(spec), 'F I', 'F1707'), inSupply(garrisons, 'F I', 'F1707')]).toEqual([0, 2]); // by Lille alone
});
