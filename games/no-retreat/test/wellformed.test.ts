/** Positions set by hand: completed, or refused in words; choices that are not listed, refused with their case. */
import { expect, test } from 'vitest';
import { setPosition, why } from '../../../engine/table.ts';
import type { Json } from '../../../engine/state.ts';
import { momentsOf } from '../moments.ts';
import { supporting } from '../rules/support.ts';
import { asked, game, attack, column, done, faultIn, refusal, scene, tired, whereIs, type Spec } from './scene.ts';

const pair = { F1707: ['G IV'], F1706: ['F I'] } as const;
const moves: Spec = { at: pair, moment: 'german movement' };
const refused = (columns: Spec['columns'], more: Spec = {}): string =>
  faultIn({ ...moves, ...more, columns: columns! });

test('5.0 a card lies in one place, and only where a card may', () => {
  const t = scene(moves);
  expect(() => setPosition(t, { columns: { piece: { '#2': 'German cup' } } })).toThrow('#2 cannot lie in German cup');
  expect(() => setPosition(t, { columns: { piece: { 'G Blitz! 1': 'Allied markers' } } })).toThrow(
    'cannot lie in Allied markers',
  );
  expect(() => setPosition(t, { columns: { cards: { 'German hand': 3 } } })).not.toThrow(); // counted anew
  expect(column(t, 'cards')['German hand']).toBe(0);
  expect(refused({}, { pieces: { '#37': 'Allied plan', '#38': 'Allied plan' } })).toContain(
    '5.7 the allied side has 2 plans',
  );
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
test('19.10, 2.11 a Drop! laid by hand borrows its hex, unless that was German before', () => {
  const t = scene({ ...moves, columns: { control: { F2313: 'german' } } });
  setPosition(t, { columns: { drop: { 'Drop! 1': 'F2313', 'Drop! 2': 'F2312' } } });
  expect([column(t, 'borrowed')['Drop! 1'], column(t, 'borrowed')['Drop! 2']]).toEqual(['no', 'yes']);
});
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
test('20.2.1, 18.10 a stance set by hand brings Dynamo along, once', () => {
  const t = scene({ ...moves, at: { ...pair, Waiting: ['UK Dynamo'] } });
  setPosition(t, { columns: { stance: '4' } });
  expect([whereIs(t, 'UK Dynamo'), column(t, 'once')['dynamo']]).toEqual(['Reserve', 'yes']);
});
test('4.0 what is for another phase is refused with the case of its time', () => {
  const sky = scene({ ...moves, columns: { weather: 'bad' } });
  expect(refusal(sky, 'german', { do: 'drop', drop: 'Drop! 1', hex: 'F2412' })).toBe('13.2.4');
  const early = scene({ ...moves, turn: 2 });
  expect(refusal(early, 'german', { do: 'send', unit: 'G IV' })).toBe('20.1.1');
  const t = scene({ ...moves, at: { ...pair, F0105: ['UK I'] }, turn: 10 });
  expect(refusal(t, 'allied', { do: 'send', unit: 'UK I' })).toBe('20.2.1');
  expect(refusal(t, 'german', { do: 'improve', unit: 'G IV' })).toBe('20.1.8');
  expect(refusal(t, 'allied', { do: 'endGame' })).toBe('20.1.7');
  expect(refusal(t, 'allied', { do: 'giveUp', hex: 'F1814' })).toBe('19.8');
  expect(refusal(t, 'german', { do: 'deploy', unit: 'G IV', hex: 'F1707' })).toBe('16.1');
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
test('2.11 what follows from a place is filled in: control, and the counts of every zone', () => {
  const t = scene({ ...moves, pieces: { '#2': 'German hand', 'G Hold! 1': 'German markers' } });
  expect([
    column(t, 'control')['F1707'],
    column(t, 'cards')['German hand'],
    column(t, 'german39')['German markers'],
  ]).toEqual(['german', 1, 1]);
});
test('4.0, 14.3.3 frames that do not fit are refused in words', () => {
  const t = scene({ at: pair, columns: { marker: { 'grey 1': 'F1706' } } });
  const flow = momentsOf(t.g)['german battle die']!;
  const battle = flow.at(-1)!;
  const bad = (f: Json, ...before: readonly Json[]): string => {
    try {
      setPosition(scene({ at: { ...pair, F0904: ['G IX'] }, columns: { marker: { 'grey 1': 'F1706' } } }), {
        flow: [...(before.length ? before : flow.slice(0, -1)), f] as never,
      });
      return '';
    } catch (e) {
      return (e as Error).message;
    }
  };
  expect(bad({ ...battle, vars: { ...battle.vars!, attackers: ['G IX'] } } as never)).toContain(
    '14.3.3 G IX is not next to F1706',
  );
  expect(bad({ ...battle, vars: { ...battle.vars!, attackers: ['F I'] } } as never)).toContain(
    'F I is no attacker of that side',
  );
  expect(bad({ proc: 'battle', at: '14.5/die', vars: { attacker: 'german' } })).toContain(
    'flow: battle needs attackers',
  );
  expect(bad(battle as never, { proc: 'game', at: '4.0/1' })).toContain('battle cannot stand in game');
});
test('14.5, 14.7 a position that holds a battle can be set to each of its steps and results', () => {
  const at = (moment: string): string | undefined => {
    const t = scene({
      at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
      columns: { marker: { 'grey 1': 'F1706' } },
      pieces: {
        'A Shock! 1': 'Allied markers',
        'G Hold! 1': 'German markers',
        '#2': 'Allied hand',
        '#4': 'German hand',
      },
    });
    setPosition(t, { flow: momentsOf(t.g)[moment]! });
    return asked(t);
  };
  expect(at('german battle allied marker')).toBe('allied supporting');
  expect(at('german battle german marker')).toBe('german supporting');
  expect(at('german battle allied card')).toBe('allied backing');
  expect(at('german battle german card')).toBe('german backing');
  expect(at('german battle counterattack')).toBe('allied choosing');
  expect(at('german battle CA')).toBe('allied countering');
  expect(at('german battle CR')).toBe('allied countering');
  expect(at('german battle D')).toBe('allied standing');
  expect(at('german battle DR')).toBe('allied retreating');
  expect(at('german battle EX')).toBe('allied losing');
  expect(at('german battle A1')).toBe('german losing');
  expect(at('german battle CB')).toBe('german blowing');
  expect(at('german battle DE')).toBe('german advancing');
  expect(Object.keys(momentsOf(game.begin('poland', {}, 1)))).toContain('blitzkrieg');
});

// Choices that are not listed --------------------------------------------------------------------------------------------
test('14.6.3 a second Hold! is refused with its case and changes nothing', () => {
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
test('14.3.1, 14.1.2, 2.5, 5.2.3, 18.10 what is not listed is refused with its case', () => {
  const battles = scene({ at: pair, columns: { marker: { 'grey 1': 'F1706' } } });
  expect(refusal(battles, 'german', { do: 'done' })).toBe('14.3.1');
  const declares = scene({ at: { ...pair, F1216: ['F Boulay', 'F VI'], F1217: ['G XII'] }, moment: 'german combat' });
  expect(refusal(declares, 'allied', { do: 'blow', hex: 'F1216', with: 'blue' })).toBe('14.1.2');
  expect(refusal(declares, 'allied', { do: 'blow', hex: 'F1706', with: 'brown' })).toBe('2.5');
  const events = scene({ at: pair, moment: 'events', pieces: { '#23': 'Allied hand' } });
  expect(refusal(events, 'allied', { do: 'play', card: '#23' })).toBe('5.2.3');
  expect([whereIs(events, 'F I'), tired(events, 'F I')]).toEqual(['F1706', false]);
});
test('13.2.3, 3.0 no German in an Evacuation Zone, no card of the other front', () => {
  expect(faultIn({ at: { F2106: ['G IV'], F1706: ['F I'] } })).toContain('13.2.3 G IV is German');
  expect(faultIn({ at: { F1706: ['F I'] }, pieces: { '#50': 'Draw pile' } })).toContain('3.0 #50 is no card');
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
