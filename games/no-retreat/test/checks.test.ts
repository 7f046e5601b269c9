/** 7.0 The Game Turn Checks Phase: 17.5 Automatic Victory, 17.6 Sudden Death, 20.3 plans; 26.3, 26.4, 26.7, 26.9. */
import { expect, test } from 'vitest';
import { boxOf } from '../model/box.ts';
import { MAPS } from '../data/map.ts';
import { noRetreat } from '../game.ts';
import { endSheet, isAutomatic } from '../rules/victory.ts';
import { altVP, citiesOf, eventVP } from '../model/state.ts';
import {
  asked,
  column,
  done,
  inGermanHands,
  isOver,
  MAJORS,
  MINORS,
  pair,
  poles,
  refusal,
  REGULAR,
  result,
  scene,
  tired,
  total,
  value,
  verbs,
  type Spec,
} from './scene.ts';

test('7.0 the checks come in their order: an Automatic Victory before Sudden Death, plans before the stance', () => {
  const control = Object.fromEntries(
    citiesOf(scene({ at: pair, moment: 'german movement' }).g).map(h => [boxOf(noRetreat).GRID.labels[h]!, 'german']),
  );
  const won = scene({ at: pair, turn: 7, moment: 'checks', columns: { control, leader: { allied: 'replacement' } } });
  expect(result(won).case).toBe('17.5');
  const t = scene({ at: pair, turn: 4, moment: 'checks', columns: { eventVP: '7' } });
  expect(asked(t)).toBe('allied concealing');
  done(t, 'allied', { do: 'scored' });
  expect(value(t, 'stance')).toBe('1'); // not yet
});
test('7.1, 17.5 more than 30 points win at once; 26.3 by option only with a hex of Paris', () => {
  const control = inGermanHands([...MAJORS, ...MINORS]);
  const t = scene({ at: { F1707: ['G IV'] }, turn: 5, moment: 'checks', columns: { control } });
  expect([isOver(t), result(t).case]).toEqual([true, '17.5']);
  const without = inGermanHands([...MAJORS.slice(0, 5), ...MINORS]);
  const spec: Spec = {
    at: { F1706: ['F I'], F1707: ['G IV'] },
    columns: { control: without, eventVP: '12', marker: { 'grey 1': 'F1706' } },
  };
  expect([isAutomatic(scene(spec).g), isAutomatic(scene({ ...spec, options: { harder: 'yes' } }).g)]).toEqual([
    true,
    false,
  ]);
});
test('17.6, 5.6 who was dismissed is not dismissed again: his side has lost', () => {
  const columns = { control: inGermanHands(MAJORS), leader: { allied: 'dismissed' } };
  const t = scene({ at: pair, turn: 7, moment: 'checks', columns });
  expect([isOver(t), result(t).case, result(t).winner]).toEqual([true, '17.6', 'german']);
});
test('7.2, 17.6, 5.6, 5.5.1 a missed threshold costs the Main Leader, with two dice of No Actions', () => {
  const t = scene(
    {
      at: { F1706: ['F I'], F1606: ['F III'], F1806: ['F IV'], F0904: ['F V'], F1707: ['G IV'] },
      turn: 7,
      moment: 'checks',
      columns: { control: inGermanHands(MAJORS.slice(0, 7)) },
    },
    1,
    2,
  );
  expect(column(t, 'leader')['allied']).toBe('dismissed');
  expect(value(t, 'eventVP')).toBe('-5'); // Weygand's cost, in favour of his side
  expect(asked(t)).toBe('german punishing');
  done(t, 'german', { do: 'tire', hex: 'F1706' });
  for (const hex of ['F1606', 'F1806']) done(t, 'german', { do: 'tire', hex }); // 1 and 2: three markers
  expect(asked(t)).not.toBe('german punishing');
  expect(['F I', 'F III', 'F IV', 'F V'].map(u => tired(t, u))).toEqual([true, true, true, false]);
});
test('7.3, 20.3, 20.3.2 a plan that is met is marked; one that is not may be bluffed once', () => {
  const spec: Spec = {
    at: { F1706: ['F I'], F1707: ['G IV'] },
    turn: 7,
    moment: 'checks',
    columns: { control: inGermanHands(MAJORS.slice(0, 5)) },
  };
  const t = scene(spec);
  expect(verbs(t, 'allied')).toEqual(['scored']); // two cities in Belgium are held
  done(t, 'allied', { do: 'scored' });
  expect(verbs(t, 'german')).toEqual(['bluff', 'pass']);
  expect(refusal(t, 'german', { do: 'scored' })).toBe('20.3');
  const bluffed = scene({ ...spec, columns: { ...spec.columns, planMarker: { 'german Dummy': 'in the box' } } });
  done(bluffed, 'allied', { do: 'scored' });
  expect(refusal(bluffed, 'german', { do: 'bluff' })).toBe('20.3');
});
test('17.6 with the Replacement Leader and all of Paris in German hands the Germans win', () => {
  const t = scene({
    at: { F1706: ['F I'] },
    turn: 7,
    moment: 'checks',
    columns: { control: inGermanHands(MAJORS), leader: { allied: 'replacement' } },
  });
  expect([isOver(t), result(t).winner, result(t).case]).toEqual([true, 'german', '17.6']);
});
test('17.6 equal to the box does nothing: more and less are strict', () => {
  const t = scene({
    at: { F1706: ['F I'], F1707: ['G IV'] },
    turn: 7,
    moment: 'checks',
    columns: { control: inGermanHands([...MAJORS.slice(0, 5), 'F2413', 'F2414', 'F1814']) },
  });
  expect(total(t)).toBe(13);
  expect(column(t, 'leader')['allied']).toBe('main');
  expect(asked(t)).toBe('allied concealing');
  const held = (eventVP: string, ...dice: readonly number[]) => {
    const low = scene({ at: pair, turn: 4, moment: 'checks', columns: { eventVP } }, ...dice);
    return [total(low), column(low, 'leader')['german']];
  };
  expect([held('2'), held('1', 1, 1)]).toEqual([
    [2, 'main'],
    [4, 'dismissed'], // a point too low; who follows him brings three
  ]);
});
test('20.3.1, 20.3.3, 20.3 plan A is checked on turn 4, plan C on turn 10, each by its own goal', () => {
  const at = (turn: number, eventVP: string, control = {}) =>
    scene({ at: pair, turn, moment: 'checks', columns: { control, eventVP } });
  const a = at(4, '3');
  expect([asked(a), verbs(a, 'allied')]).toEqual(['allied concealing', ['scored']]); // six cities of the Low Countries
  const c = at(10, '12', { F1105: 'german' });
  expect([asked(c), new Set(verbs(c, 'allied'))]).toEqual(['allied concealing', new Set(['bluff', 'pass'])]); // all of Paris
  done(c, 'allied', { do: 'bluff' });
  expect(column(c, 'planCount')['allied']).toBe(1);
});
test('26.3 by option an Automatic Victory takes a hex of Paris', () => {
  const all = citiesOf(scene({ at: pair, moment: 'german movement' }).g).map(h => boxOf(noRetreat).GRID.labels[h]!);
  const control = Object.fromEntries(all.filter(h => !['F1105', 'F1106', 'F1006'].includes(h)).map(h => [h, 'german']));
  const spec: Spec = { at: pair, turn: 5, moment: 'checks', columns: { control, eventVP: '12' } };
  expect(isOver(scene(spec))).toBe(true);
  const bound: Spec = { ...spec, moment: 'german movement', options: { harder: 'yes' } };
  expect(isAutomatic(scene(bound).g)).toBe(false);
  const paris = { ...control, F1105: 'german' };
  expect(isAutomatic(scene({ ...bound, columns: { control: paris, eventVP: '12' } }).g)).toBe(true);
});
test('26.4 on a death’s-head turn a side may spend its Alternate Event points to be saved: the rulebook’s example', () => {
  const spec: Spec = {
    ...REGULAR,
    at: { P1512: ['G39 X'], P1513: ['P 25'] },
    turn: 7,
    moment: 'checks',
    options: { altScoring: 'yes' },
  };
  const bare = scene({ ...spec, moment: 'german movement' });
  const majors = citiesOf(bare.g).filter(h => boxOf(bare.g).CITY[h] === 2 && boxOf(bare.g).GREATER[h] === 0);
  const control = Object.fromEntries(majors.slice(0, 5).map(h => [boxOf(bare.g).GRID.labels[h]!, 'german']));
  const t = scene({ ...spec, columns: { control, eventVP: '5', altVP: '-4' } });
  expect(asked(t)).toBe('allied sparing');
  const drawn = ['#49', '#50', '#51', '#52', 'A Hold! 1', 'A Hold! 2', 'A Hold! 3', 'A Hold! 4', 'A Shock! 1'];
  done(t, 'allied', { do: 'spend' }, ...drawn, 'A Shock! 2');
  expect([eventVP(t.g), altVP(t.g), column(t, 'leader')['allied']]).toEqual([3, -2, 'main']);
  const kept = scene({ ...spec, columns: { control, eventVP: '5', altVP: '-4' } });
  done(kept, 'allied', { do: 'pass' }, 1, 1);
  expect([altVP(kept.g), column(kept, 'leader')['allied']]).toEqual([-4, 'dismissed']);
  const few = scene({ ...spec, columns: { control, eventVP: '5', altVP: '-1' } }, 1, 1);
  expect([asked(few), altVP(few.g)]).toEqual(['german punishing', -1]);
});
test('26.4, 17.2 points that the Event marker cannot move by spare nobody', () => {
  const cities = MAPS.poland.hexes.filter(h => h.city !== undefined && ['Poland', 'Danzig'].includes(h.country));
  const check = (held: typeof cities, eventVP: string, ...dice: readonly number[]) =>
    scene(
      {
        ...REGULAR,
        at: poles,
        turn: 7,
        moment: 'checks',
        options: { altScoring: 'yes' },
        columns: { control: Object.fromEntries(held.map(h => [h.hex, 'german'])), eventVP, altVP: '-20' },
      },
      ...dice,
    );
  const minors = cities.filter(h => !h.major);
  expect(asked(check([...minors, cities.find(h => h.city === 'Lodz')!], '-2'))).toBe('allied sparing'); // 17 less two: two too many
  expect(asked(check(cities, '-11', 1, 1))).toBe('german punishing'); // 27 less 11: three too many, and one box left on the track
});
test('26.7 by option a side may change its command on a death’s-head turn', () => {
  const t = scene({
    at: { F1706: ['F I'], F1707: ['G IV'] },
    turn: 13,
    moment: 'checks',
    options: { changing: 'yes' },
    columns: { control: inGermanHands([...MAJORS, ...MINORS.slice(0, 8)]) },
  });
  expect(asked(t)).toBe('allied changing');
  done(t, 'allied', { do: 'change' }, 1, 1);
  expect([column(t, 'leader')['allied'], value(t, 'eventVP')]).toEqual(['dismissed', '0']);
  const markers = [1, 2, 3, 4, 5, 6].map(i => `G Blitz! ${i}`);
  const cards = ['#1', '#2', '#3', '#4', '#5', '#6', '#7', '#8'];
  done(t, 'german', { do: 'done' }, ...cards, ...markers, 'G Hold! 1', 'G Hold! 2');
  expect(asked(t)).toBe('allied planning'); // the German player was not asked: the Main Leader of the other side is dismissed
});
test('26.9 by option a plan that is met scores at once, and not at the end; nobody lays a marker or bluffs', () => {
  const drawn = ['#2', '#4', '#5', '#6', ...[1, 2, 3, 4, 5, 6].map(i => `A Hold! ${i}`)];
  const t = scene(
    { at: pair, turn: 4, moment: 'checks', columns: { eventVP: '3' }, options: { planPoints: 'yes' } },
    ...drawn,
    'A Shock! 1',
    'A Shock! 2',
  );
  expect([eventVP(t.g), asked(t), column(t, 'planCount')['allied']]).toEqual([3 - 2, 'allied trimming', 0]);
  const later = scene({ at: pair, turn: 4, moment: 'checks', columns: { eventVP: '3' } });
  done(later, 'allied', { do: 'scored' });
  expect(eventVP(later.g)).toBe(3);
  expect(endSheet(later.g).find(l => l.name === 'Allied Secret Plan')?.points).toBe(-2);
  expect(endSheet(t.g).some(l => l.name === 'Allied Secret Plan')).toBe(false);
});
