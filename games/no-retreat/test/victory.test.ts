/** 17.0, 20.1.7, 23.0 Points on the map, the track, the end of the game and its levels. */
import { expect, test } from 'vitest';
import { counted } from '../../../engine/words.ts';
import { boxOf } from '../model/box.ts';
import { MAPS } from '../data/map.ts';
import { SHIPPED } from '../data/tables.ts';
import { noRetreat } from '../game.ts';
import { pack } from '../pack.ts';
import { endSheet, levelOf, mapVP, totalVP } from '../rules/victory.ts';
import { citiesOf } from '../model/state.ts';
import { viewOf } from '../view.ts';
import { pointsView } from '../view/tracks.ts';
import {
  whereIs,
  asked,
  attack,
  done,
  game,
  inGermanHands,
  isOver,
  MAJORS,
  MINORS,
  pair,
  POLAND,
  poles,
  result,
  scene,
  targeted,
  total,
  value,
  type Spec,
} from './scene.ts';

test('13.2.2, 23.1, 23.2 the yellow line holds until the Nazi-Soviet Line, then the red one does', () => {
  const spec: Spec = { ...POLAND, at: { P1418: ['G39 X', 'G39 XIII'], P1513: ['P 25'] }, moment: 'german movement' };
  const lost = (more: Spec = {}) =>
    endSheet(scene({ ...spec, ...more }).g).find(l => l.name === 'German units east of the line')!;
  expect(lost()).toMatchObject({ case: '23.1', points: -1 }); // Lublin's side of the Vistula
  expect(lost({ columns: { once: { 'red line': 'yes' } } })).toMatchObject({ case: '23.2', points: 0 }); // but west of the Bug
});
test('23.1, 23.2 each city of the east without a Soviet in it costs a point, once the Soviets came or the red line holds', () => {
  const points = (once: { readonly [what: string]: string }, at: Spec['at'] = {}) =>
    endSheet(scene({ ...POLAND, at: { P1513: ['P 25'], ...at }, moment: 'german movement', columns: { once } }).g).find(
      l => l.name === 'Cities east of the line without a Soviet unit',
    )!;
  const cities = MAPS.poland.hexes.filter(h => h.city !== undefined && h.country === 'Poland');
  const [yellow, red] = [cities.filter(h => h.eastOfYellow), cities.filter(h => h.eastOfRed)];
  expect(yellow.length).toBeGreaterThan(red.length);
  expect(points({})).toMatchObject({ case: '23.1', points: 0 });
  expect(points({ invasion: 'yes' })).toMatchObject({ case: '23.1', points: -yellow.length });
  expect(points({ invasion: 'yes', 'red line': 'yes' })).toMatchObject({ case: '23.2', points: -red.length });
  const taken = { [red[0]!.hex]: ['SU 3'] };
  expect(points({ invasion: 'yes' }, taken)).toMatchObject({ points: 1 - yellow.length });
  expect(points({ 'red line': 'yes' }, taken)).toMatchObject({ points: 1 - red.length });
  expect(points({ 'red line': 'yes' }, { [red[0]!.hex]: ['G39 X'] })).toMatchObject({ points: -red.length });
});
test('17.0 points come from cities, Major and Minor, and from events: the total is their sum', () => {
  const at = (control: Spec['columns']) =>
    scene({ at: pair, moment: 'german movement', columns: { ...control!, eventVP: '3' } });
  const lille = at({ control: { F1808: 'german' } });
  const amiens = at({ control: { F1808: 'german', F1506: 'german' } });
  expect([mapVP(lille.g), mapVP(amiens.g), totalVP(lille.g), totalVP(amiens.g)]).toEqual([2, 3, 5, 6]);
});
test('17.1, 17.3, 17.4, 2.12 two points for a Major, one for a Minor City, three less for a German one', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    columns: {
      control: { ...inGermanHands(['F1808', 'F1506']), F2017: 'allied' },
      eventVP: '-1',
      marker: { 'grey 1': 'F1706' },
    },
  });
  expect(total(t)).toBe(2 + 1 - 3 - 1);
});
test('17.2 Event points beyond twelve are gone for good', () => {
  const ring = { F1607: ['G IX'], F1807: ['G IV'], F1806: ['G X'], F1606: ['G XI'], F1705: ['G V'] };
  const t = targeted(
    { F1707: ['G XIX', 'G XVI'], F1706: ['F I'], ...ring },
    { columns: { supply: { 'F I': 'low' }, eventVP: '12' } },
  );
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5);
  expect(value(t, 'eventVP')).toBe('12');
});
test('17.7 a finished game is told with the points of its end, not of its track', () => {
  const end = scene({ at: { ...pair, Reserve: ['F XXI'] }, turn: 14, moment: 'allied reserves' });
  done(end, 'allied', { do: 'done' });
  const { total, end: points } = viewOf(end.g, '').points;
  expect(points).not.toBe(total);
  expect(pack.gameOf(SHIPPED).standing(end.g, viewOf(end.g, '')).score).toBe(counted(points, 'point'));
});
test('17.7, 17.7.1, 17.2 at the end Event points fall away, losses and evacuations count', () => {
  const at = { F1707: ['G IV'], Destroyed: ['G IX', 'UK II'], Evacuated: ['UK I', 'F I', 'G XIX'] };
  const t = scene({
    at,
    turn: 14,
    moment: 'allied reserves',
    columns: { control: inGermanHands([...MAJORS, ...MINORS]), eventVP: '5' },
  });
  expect(isOver(t)).toBe(true);
  // 32 cities, +1 panzer off the map, +1 British lost, -2 British steps, -1 for two French ones, -1 German lost, -4 stance
  expect(result(t)).toMatchObject({ points: 26, level: 'German Operational', case: '17.7.1' });
});
test('2.14 who waits off a port when the game ends is put into the Surrendered box', () => {
  const t = scene({ at: { F1707: ['G IV'], 'Sea off Dunkirk': ['UK I'] }, turn: 14, moment: 'allied reserves' });
  expect([isOver(t), whereIs(t, 'UK I')]).toEqual([true, 'Surrendered']);
});
test('17.7, 20.3 when the game is over all see the plans, and the lines of the sheet make the score', () => {
  const t = scene({
    at: { F1707: ['G IV'] },
    turn: 14,
    moment: 'allied reserves',
    columns: {
      control: inGermanHands(MAJORS),
      planMarker: { 'german A': 'in the box', 'allied Dummy': 'in the box', 'allied B': 'in the box' },
    },
  });
  for (const side of ['german', 'allied', 'observer']) {
    const { sheet, end } = pointsView(game.machine.view(t.g, side));
    expect(sheet.filter(l => l.case === '20.3').map(l => l.points)).toEqual([2, -3]);
    expect([end, sheet.reduce((n, l) => n + l.points, 0)]).toEqual([result(t).points, result(t).points]);
  }
});
const PARIS = ['F1105', 'F1106', 'F1006'];
test('17.7 by our reading every Surrender! marker gives its points back, by the other only those of cities that were taken', () => {
  const sheet = (giveBack: string, ...taken: readonly string[]) =>
    endSheet(
      scene({
        options: { giveBack },
        at: { F1108: ['G IV'], F1506: ['F I'] },
        moment: 'german movement',
        pieces: { 'A Surrender! 1': 'On the map', 'A Surrender! 2': 'On the map' },
        columns: {
          lies: { 'A Surrender! 1': 'F1105', 'A Surrender! 2': 'F1210' },
          control: Object.fromEntries(taken.map(hex => [hex, 'german'])),
        },
      }).g,
    )
      .filter(l => l.name === 'Cities' || l.name === 'Surrender! markers')
      .map(l => l.points);
  expect([sheet('all'), sheet('captured')]).toEqual([
    [0, 4],
    [0, 0],
  ]);
  expect([sheet('all', ...PARIS, 'F1210'), sheet('captured', ...PARIS, 'F1210')]).toEqual([
    [3, 4],
    [3, 4],
  ]);
  expect([sheet('all', 'F1105'), sheet('captured', 'F1105')]).toEqual([
    [1, 4],
    [1, 1],
  ]);
});
test('17.7.1, 17.7.2 the levels of both fronts begin at their points', () => {
  const levels = (spec: Spec, ...points: readonly number[]) =>
    points.map(p => levelOf(scene({ ...spec, moment: 'german movement' }).g, p));
  const four = ['Allied Major', 'Allied Operational', 'German Operational', 'German Major'];
  const twice = four.flatMap(l => [l, l]).slice(1, -1);
  expect(levels({ at: pair }, 14, 15, 21, 22, 30, 31)).toEqual(twice);
  expect(levels({ ...POLAND, at: poles }, 9, 10, 15, 16, 21, 22)).toEqual(twice);
});
test('17.7.2 after turn 14 the Polish campaign is over, with a level of its own', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1521: ['G39 X'], P1522: ['G39 XIII'], P1513: ['P 25'] },
    turn: 14,
    moment: 'allied reserves',
    columns: { control: {} },
  });
  expect(isOver(t)).toBe(true);
  expect(result(t)).toMatchObject({ level: 'Allied Major', case: '17.7.2' });
});
test('20.1.7 the Polish campaign ends with a turn from the tenth on in which all cities are German', () => {
  const cities = citiesOf(scene({ ...POLAND, at: { P1512: ['G39 X'] }, moment: 'german movement' }).g);
  const control = Object.fromEntries(cities.map(h => [boxOf(noRetreat).GRID.labels[h]!, 'german']));
  const at = { P1512: ['G39 X'], Reserve: ['P 25'], P1613: ['P 10'] };
  const t = scene({ ...POLAND, at, turn: 11, moment: 'allied reserves', columns: { control } });
  done(t, 'allied', { do: 'done' });
  expect([isOver(t), result(t).case]).toEqual([true, '17.7.2']);
  const lost = { ...control, P2201: 'allied' }; // Stettin is a city on the map, too
  const on = scene({ ...POLAND, at, turn: 11, moment: 'allied reserves', columns: { control: lost } });
  expect(() => done(on, 'allied', { do: 'done' })).toThrow('a die is rolled'); // a new turn draws its cards
});
test('20.1.7 from turn 10 on the Allied player may end the French campaign', () => {
  const t = scene({ at: { F1706: ['F I'], F1707: ['G IV'] }, turn: 11, moment: 'start of turn' });
  expect(asked(t)).toBe('allied ending');
});
