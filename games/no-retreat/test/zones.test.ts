/** 13.4 Zones of control. The plain around F1706 is open ground. */
import { expect, test } from 'vitest';
import { OPEN } from '../../../kernel/path.ts';
import { groundFor } from '../rules/movement/camp-ground.ts';
import { costOf, done, hexNo, march, moves, reach, refusal, scene, tired, unitNo, type Spec } from './scene.ts';

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
test('13.4.2, 18.2 a mobile unit goes from the zone it starts in onto a friend in another', () => {
  const t = moves('german', { F0205: ['G XIX'], F0304: ['G XVI'], F0204: ['F I'] });
  done(t, 'german', { do: 'move', unit: 'G XIX' });
  expect(costOf(t, 'german', 'F0304')).toBe(2);
  expect(costOf(t, 'german', 'F0104')).toBe(3); // nobody there: around by F0105
});
test('13.4.4 in brackets or in No Supply a unit has no zone', () => {
  const cost = (unit: string, more: Spec = {}) => {
    const t = moves('german', { F1704: ['G XIX'], F1706: [unit] }, more);
    done(t, 'german', { do: 'move', unit: 'G XIX' });
    return costOf(t, 'german', 'F1705');
  };
  const unsupplied = { columns: { supply: { 'F I': 'none' } } };
  expect([cost('F I'), cost('F Boulay'), cost('F I', unsupplied)]).toEqual([2, 1, 1]);
});
test('13.4.5, 18.3 weak zones cost a point and do not stop', () => {
  const t = scene({
    scenario: 'poland-historical',
    moment: 'german movement',
    at: { P1409: ['G39 XVI'], P1511: ['P Wilenska'] },
  });
  done(t, 'german', { do: 'move', unit: 'G39 XVI' });
  expect(costOf(t, 'german', 'P1412')).toBeDefined(); // past the cavalry
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
test('13.4.6 leaving a zone costs neither Germans more, nor Allied units that stand in none', () => {
  const german = moves('german', { F1307: ['F III'], F1308: ['G IV'] }, { turn: 2 });
  done(german, 'german', { do: 'move', unit: 'G IV' });
  expect(costOf(german, 'german', 'F1309')).toBe(1);
  const free = moves('allied', { F1306: ['F III'], F1309: ['G IV'] }, { turn: 2 });
  done(free, 'allied', { do: 'move', unit: 'F III' });
  expect(costOf(free, 'allied', 'F1305')).toBe(1);
});
test('13.4.6, 13.4.5 on turns 1 to 3 Allied units pay to leave a weak zone, too', () => {
  const cost = (turn: number): number | undefined => {
    const t = moves('allied', { F0205: ['F III'], F0206: ['G XXV'] }, { turn });
    done(t, 'allied', { do: 'move', unit: 'F III' });
    return costOf(t, 'allied', 'F0204');
  };
  expect([cost(3), cost(4)]).toEqual([3, 1]);
});
test('13.4.2 only a mobile unit that starts in a zone may go straight to a friend in another', () => {
  const straight = (unit: string, from: string): number => {
    const { g } = moves('german', { [from]: [unit], F0304: ['G XVI'], F0204: ['F I'] });
    return groundFor(g, unitNo(unit)).zone![hexNo('F0304')]! & OPEN;
  };
  expect([straight('G XIX', 'F0205'), straight('G IX', 'F0205'), straight('G XIX', 'F0305')]).toEqual([OPEN, 0, 0]);
});
test('13.4.2, 19.9 a Halt! Hitler marker elsewhere does not let a mobile unit from outside zones pass a friend', () => {
  const straight = (from: string): number => {
    const { g } = moves(
      'german',
      { [from]: ['G XIX'], F0304: ['G XVI'], F0204: ['F I'] },
      { pieces: { 'A Halt! Hitler 1': 'On the map' }, columns: { lies: { 'A Halt! Hitler 1': 'F1706' } } },
    );
    return groundFor(g, unitNo('G XIX')).zone![hexNo('F0304')]! & OPEN;
  };
  expect([straight('F0205'), straight('F0305')]).toEqual([OPEN, 0]);
});
