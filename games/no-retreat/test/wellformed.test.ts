/** Positions set by hand: what can be, what is filled in, and what is refused in words. */
import { expect, test } from 'vitest';
import type { Json } from '../../../engine/state.ts';
import { setPosition } from '../../../engine/table.ts';
import { momentsOf } from '../rules/position/named-positions.ts';
import { column, done, faultIn, offered, pair, POLAND, scene, value, whereIs, type Spec } from './scene.ts';

const moves: Spec = { at: pair, moment: 'german movement' };
const refused = (columns: Spec['columns'], more: Spec = {}): string =>
  faultIn({ ...moves, ...more, columns: columns! });
test('2.1, 2.3, 13.2.1, 18.6, 19.3 what lies where it never can is refused in words', () => {
  expect(refused({ marker: { 'grey 1': 'P1615' } })).toContain('2.1 the marker grey 1 lies on the other map');
  expect(refused({ drop: { 'Drop! 1': 'P1615' } })).toContain('19.10 Drop! 1 cannot be in P1615');
  expect(
    refused({ lies: { 'A Halt! Hitler 1': 'P1615' } }, { pieces: { 'A Halt! Hitler 1': 'On the map' } }),
  ).toContain('2.1 A Halt! Hitler 1 lies on the other map');
  expect(refused({}, { at: { ...pair, Reserve: ['SU 3'] } })).toContain('2.3 SU 3 is no counter of this front');
  expect(refused({}, { at: { ...pair, Reserve: ['F Longwy'] } })).toContain('18.6 F Longwy cannot lie in Reserve');
  expect(refused({}, { pieces: { 'A Shock-Target 1': 'Allied cup' } })).toContain('19.3 A Shock-Target 1 is never');
  const poland: Spec = { scenario: 'poland-historical', moment: 'german movement' };
  expect(refused({}, { ...poland, at: { P2620: ['P 5'], P1512: ['G39 X'] } })).toContain(
    '13.2.1 P 5 stands in Lithuania',
  );
  const t = scene(moves);
  setPosition(t, { columns: { planCount: { german: 3 } } });
  expect(column(t, 'planCount')['german']).toBe(0); // counted anew
});
test('2.1, 2.3.5, 2.7, 2.14, 15.0 counters where they can be, with the sides and markers they can have', () => {
  expect(faultIn({ ...moves, at: { ...pair, 'German hand': ['G IX'] } })).toContain(
    '2.1 G IX cannot lie in German hand',
  );
  expect(faultIn({ ...moves, at: { ...pair, 'Sea off Dunkirk': ['G IX'] } })).toContain(
    '2.14 G IX cannot lie in Sea off Dunkirk',
  );
  expect(faultIn({ ...moves, at: { F1707: ['G IV', 'F I'] } })).toContain('13.3 enemies stand together in F1707');
  expect(refused({ face: { 'G 1 Cav': 'reduced' } })).toContain('2.3.5 G 1 Cav has one side only');
  expect(refused({ na: { 'G IX': 'yes' } })).toContain('2.7 G IX is not on the map and bears no markers');
  expect(refused({ blitz: { 'F I': 'yes' } })).toContain('15.0 F I is no German unit');
});
test('2.1 a unit stands on its own map or lies in a box', () => {
  expect(faultIn({ at: { P1512: ['G IV'], F1706: ['F I'] } })).toContain('2.1 G IV stands on the other map');
  expect(faultIn({ at: { F0111: ['G IV'], Destroyed: ['F I'] }, moment: 'german movement' })).toBe('');
});
test('2.3 the German player leads Germans, Slovaks and Soviets; counters of one front stay on it', () => {
  expect(faultIn({ at: { F1706: ['P 25'], F1707: ['G IV'] } })).toContain('2.3 P 25 is no counter of this front');
  const t = scene({
    ...POLAND,
    moment: 'german movement',
    at: { P1208: ['G39 X'], P0216: ['SK Slovakia'], P1524: ['SU 5'], P1512: ['P 25'] },
    columns: { once: { invasion: 'yes' } },
  });
  const movers = offered(t, 'german').flatMap(c => (c['do'] === 'move' ? [c['unit']] : []));
  expect(new Set(movers)).toEqual(new Set(['G39 X', 'SK Slovakia', 'SU 5']));
});
test('2.5, 14.1, 2.6 each marker in one place: none over its number, none in a hex that is not on the map', () => {
  expect(refused({ marker: { 'grey 6': 'F1706' } })).toContain('grey 6');
  expect(refused({ marker: { 'grey 1': 'F1706', 'blue 1': 'F1706' } })).toContain(
    '14.1 grey 1 and blue 1 lie in one hex',
  );
  expect(refused({ marker: { 'grey 1': 'Reserve' } })).toContain(
    '2.5 the marker grey 1 is neither in hand nor on the map',
  );
  expect(refused({ lies: { 'G Shock-Target 1': 'F1706' } })).toContain('2.6 G Shock-Target 1 lies in a hex');
  expect(refused({}, { pieces: { 'G Shock-Target 1': 'On the map' } })).toContain('lies in no hex');
  expect(refused({ drop: { Glider: 'Destroyed' } })).toContain('19.10 Glider cannot be in Destroyed');
});
test('2.5 positions by hand: a marker on one’s own units is a Counterblow, on enemies a Target, unless it is said', () => {
  const marker = { 'grey 1': 'F1706', 'blue 1': 'F1707', 'blue 2': 'F1606' };
  const t = scene({
    at: { F1707: ['G XIX'], F1706: ['F II'], F1606: ['F X'] },
    moment: 'german movement',
    columns: { marker },
  });
  expect(Object.keys(marker).map(m => column(t, 'markerFace')[m])).toEqual(['target', 'target', 'counterblow']);
});
test('2.11 what follows from a place is filled in: control, and the counts of every zone', () => {
  const t = scene({ ...moves, pieces: { '#2': 'German hand', 'G Hold! 1': 'German markers' } });
  expect([
    column(t, 'control')['F1707'],
    column(t, 'cards')['German hand'],
    column(t, 'german39')['German markers'],
  ]).toEqual(['german', 1, 1]);
});
test('2.11 positions by hand: nobody stands in a hex that the other player controls', () => {
  expect(faultIn({ ...moves, columns: { control: { F1707: 'allied' } } })).toContain('2.11 G IV stands in F1707');
});
test('5.0 a card that is put elsewhere is forgotten, unless the position says who knows of it', () => {
  const t = scene(moves);
  setPosition(t, { columns: { piece: { '#2': 'German hand', '#4': 'German hand' }, known: { '#2': 2 } } });
  expect([column(t, 'known')['#2'], column(t, 'known')['#4']]).toEqual([2, 0]);
});
test('5.0 a card lies in one place, and only where a card may', () => {
  const t = scene(moves);
  expect(() => setPosition(t, { columns: { piece: { '#2': 'German cup' } } })).toThrow(
    '5.0 #2 cannot lie in German cup; its places are Draw pile, Discards, German hand',
  );
  expect(() => setPosition(t, { columns: { piece: { 'G Blitz! 1': 'Allied markers' } } })).toThrow(
    'cannot lie in Allied markers',
  );
  expect(() => setPosition(t, { columns: { cards: { 'German hand': 3 } } })).not.toThrow(); // counted anew
  expect(column(t, 'cards')['German hand']).toBe(0);
  expect(refused({}, { pieces: { '#37': 'Allied plan', '#38': 'Allied plan' } })).toContain(
    '5.7 the allied side has 2 plans',
  );
});
test('5.7 a plan that is given to a side puts its other one back', () => {
  const t = scene({ at: pair, moment: 'german movement', pieces: { '#41': 'Allied plan' } });
  expect([column(t, 'piece')['#41'], column(t, 'piece')['#38']]).toEqual(['Allied plan', 'Allied plan cards']);
  expect(faultIn({ at: pair, pieces: { '#41': 'Allied plan', '#38': 'Allied plan' } })).toContain('5.7');
});
test('10.0 positions by hand: no German leaves the Polish map', () => {
  expect(faultIn({ scenario: 'poland', at: { Evacuated: ['G39 XVI'] } })).toContain('no German leaves the Polish map');
});
test('13.2.1 positions by hand: nobody stands in Lithuania, none but Soviets in the Soviet Union, no stranger in a neutral country', () => {
  const poland = { scenario: 'poland-historical', moment: 'allied movement' } as const;
  expect(faultIn({ ...poland, at: { P2421: ['P 18'] } })).toMatch(/13\.2\.1 P 18 .*Lithuania/u);
  expect(faultIn({ ...poland, at: { P0128: ['G39 I'] } })).toMatch(/13\.2\.1 G39 I .*USSR/u);
  expect(faultIn({ ...poland, at: { P0128: ['SU 3'] } })).toBe('');
  const inHolland = (unit: string, columns: Spec['columns'] = {}) =>
    faultIn({ at: { F2413: [unit] }, moment: 'german movement', columns });
  expect(inHolland('F II', { war: { Holland: 'neutral' } })).toMatch(/13\.2\.1 F II .*Holland/u);
  expect([inHolland('F II'), inHolland('N I', { war: { Holland: 'neutral' } })]).toEqual(['', '']);
});
test('13.2.1 positions by hand: a Drop! over Holland has brought it into the war', () => {
  const war = (hex: string): unknown =>
    column(
      scene({
        at: { F1915: ['G XVI'], F1506: ['F I'] },
        moment: 'german movement',
        columns: { drop: { 'Drop! 1': hex } },
      }),
      'war',
    )['Holland'];
  expect([war('F2414'), war('F1911')]).toEqual(['at war', 'neutral']);
});
test('13.2.3, 3.0 no German in an Evacuation Zone, no card of the other front', () => {
  expect(faultIn({ at: { F2106: ['G IV'], F1706: ['F I'] } })).toContain('13.2.3 G IV is German');
  expect(faultIn({ at: { F1706: ['F I'] }, pieces: { '#50': 'Draw pile' } })).toContain('3.0 #50 is no card');
});
test('14.1 positions by hand: one Target or Counterblow a hex, initiative markers among them', () => {
  const both = (pieces: { readonly [piece: string]: string }, marker: string) =>
    faultIn({
      at: { F1706: ['F I'], F1707: ['G IV'] },
      moment: 'german battles',
      pieces,
      columns: {
        marker: { 'grey 1': marker },
        lies: Object.fromEntries(Object.keys(pieces).map(p => [p, 'F1706'])),
      },
    });
  const target = { 'G Shock-Target 1': 'On the map' };
  const blow = { 'A Shock-Counterblow 1': 'On the map' };
  expect(both(target, 'F1706')).toMatch(/14\.1 .*F1706/u);
  expect(both({ ...target, ...blow }, 'Beside the cup')).toMatch(/14\.1 .*F1706/u);
  expect(both(target, 'Beside the cup')).toBe('');
});
test('14.1.2, 19.0, 19.8, 12.2, 10.0 markers and units where the rules never put them are refused in words', () => {
  const works: Spec = { at: { ...pair, F1117: ['F Sarralbe'] } };
  const blow = { marker: { 'blue 1': 'F1117' }, markerFace: { 'blue 1': 'counterblow' } };
  expect(refused(blow, works)).toContain('14.1.2 no Counterblow lies in F1117');
  expect(refused({ ...blow, marker: { 'blue 1': 'F1706' } }, works)).toBe('');
  expect(refused({ supply: { 'F Sarralbe': 'low' } }, works)).toContain('12.2 F Sarralbe is always in supply');
  const lies = (marker: string, hex: string): string =>
    refused({ lies: { [marker]: hex } }, { pieces: { [marker]: 'On the map' } });
  expect(lies('A Surrender! 1', 'F0708')).toContain('19.8 A Surrender! 1 lies in no city');
  expect(lies('A Surrender! 1', 'F1506')).toBe('');
  expect(lies('A Hold! 1', 'F1506')).toContain('19.0 A Hold! 1 is never laid on the map');
  const left = (unit: string): string => faultIn({ ...moves, at: { ...pair, Evacuated: [unit] } });
  expect(left('G IX')).toContain('10.0 G IX cannot have left the map: it is not mobile');
  expect([left('G XIX'), left('UK I')]).toEqual(['', '']);
});
test('14.3.4, 9.2 positions by hand: who is put somewhere has not fought yet; another turn begins anew', () => {
  const at = { F1507: ['G XVI'], F1505: ['G IV'], F1506: ['F I'] };
  const columns = { marker: { 'grey 1': 'F1506' } };
  const t = scene({ at, columns: { ...columns, fought: { 'G XVI': 'yes' }, rebuilt: { allied: 2 } } });
  expect([column(t, 'fought')['G XVI'], column(t, 'rebuilt')['allied']]).toEqual(['yes', 2]);
  setPosition(t, { columns: { turn: 6, place: { 'G XVI': 'F1507' } } });
  expect([column(t, 'fought')['G XVI'], column(t, 'rebuilt')['allied']]).toEqual(['no', 0]);
});
test('14.7.1, 18.6 positions by hand: a Fort that is gone has surrendered', () => {
  const lies = (box: string): string => faultIn({ scenario: 'poland', at: { [box]: ['P Fort Modlin'] } });
  expect(lies('Destroyed')).toContain('18.6');
  expect(lies('Turn 9')).toContain('18.6');
  expect(lies('Surrendered')).toBe('');
});
const laid = (hexesOf: { readonly [marker: string]: string }): string =>
  faultIn({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    pieces: Object.fromEntries(Object.keys(hexesOf).map(m => [m, 'On the map'])),
    columns: { lies: hexesOf },
  });
test('15.0, 15.4 positions by hand: a Blitzkrieg! marker and the Panzers under it bring each other along', () => {
  const at = { F1707: ['G XIX', 'G IV'], F1706: ['F II'] };
  const laid = scene({
    at,
    moment: 'allied combat',
    columns: { lies: { 'G Blitzkrieg! 1': 'F1707' } },
    pieces: { 'G Blitzkrieg! 1': 'On the map' },
  });
  expect([column(laid, 'blitz')['G XIX'], column(laid, 'blitz')['G IV']]).toEqual(['yes', 'no']);
  const under = scene({ at, moment: 'allied combat' });
  setPosition(under, { columns: { blitz: { 'G XIX': 'yes' } }, flow: momentsOf(under.g)['blitzkrieg']! });
  expect(Object.values(column(under, 'lies'))).toContain('F1707');
  done(under, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1807' });
  expect(column(under, 'blitz')['G XIX']).toBe('yes'); // into a hex of the Allies: the marker stays
});
test('17.2 no Event score beyond twelve, 4.0 no turn after the last, 20.2 no marker turned elsewhere', () => {
  expect(refused({ eventVP: '13' })).toContain('"13" is not one of -12');
  expect(refused({ turn: 15 })).toContain('4.0 the turn is 15, not 1 to 14');
  expect(refused({ stance: '3', stanceFace: 'turned' })).toContain(
    '20.2 the stance marker is turned in the second box only',
  );
});
test('17.5, 17.6, 17.7 a game is over only as its position can end', () => {
  const over = (turn: number, columns: Spec['columns'], result: Json) => {
    const t = scene({ ...moves, scenario: 'poland-historical', at: { P1512: ['G39 X'], P1513: ['P 25'] }, turn });
    return () => setPosition(t, { columns: columns!, flow: [], over: result });
  };
  const lost = { winner: 'allied', level: 'Allied Major', case: '17.7.2', points: -4, why: '' };
  expect(over(14, {}, lost)).not.toThrow(); // no city, and four off for the stance
  expect(over(14, {}, { ...lost, points: 30 })).toThrow('17.7 the game cannot have ended so: allied by 17.7.2 with -4');
  expect(over(14, {}, 'banana')).toThrow('17.7');
  expect(over(9, {}, lost)).toThrow('it is not over');
  const automatic = { winner: 'german', level: 'German Major', case: '17.5', points: 31, why: '' };
  expect(over(9, {}, automatic)).toThrow('17.7');
  const sudden = { winner: 'allied', level: 'Allied Major', case: '17.6', points: -4, why: '' };
  const inGermany = { leader: { german: 'replacement' }, place: { 'P 25': 'P2314' }, eventVP: '-1' };
  expect(over(7, inGermany, sudden)).not.toThrow();
  expect(over(7, { ...inGermany, leader: { german: 'main' } }, sudden)).toThrow('17.7');
});
test('19.8 one Surrender! marker lies in a city, and one in all of Paris', () => {
  expect(laid({ 'A Surrender! 1': 'F1210', 'A Surrender! 2': 'F1105' })).toBe('');
  expect(laid({ 'A Surrender! 1': 'F1210', 'A Surrender! 2': 'F1210' })).toContain('19.8');
  expect(laid({ 'A Surrender! 1': 'F1006', 'A Surrender! 2': 'F1105' })).toContain('19.8');
});
test('19.10, 2.11 a Drop! laid by hand borrows its hex, unless that was German before', () => {
  const t = scene({ ...moves, columns: { control: { F2313: 'german' } } });
  setPosition(t, { columns: { drop: { 'Drop! 1': 'F2313', 'Drop! 2': 'F2312' } } });
  expect([column(t, 'borrowed')['Drop! 1'], column(t, 'borrowed')['Drop! 2']]).toEqual(['no', 'yes']);
});
test('19.10 no Drop! lies in the sea; 21.1 Alternate Events are of the regular Polish campaign; 21.1.1 nobody stands in a neutral Bohemia', () => {
  const france = { at: { F1707: ['G IV'], F1706: ['F I'] }, moment: 'german movement' } as const;
  expect(faultIn({ ...france, columns: { drop: { 'Drop! 1': 'F2401' } } })).toContain('19.10');
  expect(faultIn({ ...france, columns: { alt: { '#78 1': 'yes' } } })).toContain('21.1 #78 1');
  const poland = { at: { P0506: ['G39 X'], P1512: ['P 25'] }, turn: 3, moment: 'german movement' } as const;
  const columns = { alt: { '#58 3': 'yes' } };
  expect(faultIn({ ...poland, scenario: 'poland-historical', columns })).toContain('21.1 #58 3');
  expect(faultIn({ ...poland, scenario: 'poland', columns })).toContain('13.2.1 G39 X stands in Bohemia');
  expect(faultIn({ ...poland, scenario: 'poland' })).toBe('');
  expect(faultIn({ ...poland, at: { P0309: ['P 25'], P1512: ['P 15'] }, scenario: 'poland', columns })).toBe('');
});
test('20.2, 13.2.1, 2.6 the stance brings what its boxes brought, a German in Holland its war, a hex its marker', () => {
  const t = scene({
    at: { F2216: ['G IV'], F2314: ['G IX'], F1706: ['F I'] },
    moment: 'german movement',
    columns: { stance: '4' },
  });
  expect(column(t, 'once')).toMatchObject({ evacuation: 'yes', dynamo: 'yes', 'game end': 'no' });
  expect(column(t, 'war')['Holland']).toBe('at war');
  const bare = scene({ at: { F1706: ['F I'], F1707: ['G IV'] }, moment: 'german movement' });
  setPosition(bare, { columns: { lies: { 'A Halt! Hitler 1': 'F1706' } } });
  expect(column(bare, 'piece')['A Halt! Hitler 1']).toBe('On the map');
});
test('20.2 positions by hand: a stance marker put out of the second box is not turned', () => {
  const spec: Spec = { at: { F1915: ['G XVI'] }, columns: { stance: '2', stanceFace: 'turned' } };
  const t = scene(spec);
  expect(value(t, 'stanceFace')).toBe('turned');
  expect(faultIn({ ...spec, columns: { stance: '3', stanceFace: 'turned' } })).toContain('20.2');
  setPosition(t, { columns: { stance: '3' } });
  expect([value(t, 'stance'), value(t, 'stanceFace')]).toEqual(['3', 'front']);
});
test('20.2.1, 18.10 a stance set by hand brings Dynamo along, once', () => {
  const t = scene({ ...moves, at: { ...pair, Waiting: ['UK Dynamo'] } });
  setPosition(t, { columns: { stance: '4' } });
  expect([whereIs(t, 'UK Dynamo'), column(t, 'once')['dynamo']]).toEqual(['Reserve', 'yes']);
});
