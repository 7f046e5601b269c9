/** 13.2.1 Neutrals: the Red Army before its invasion, and events that speak of the enemy. */
import { expect, test } from 'vitest';
import { why } from '../../../engine/table.ts';
import { column, done, offered, refusal, scene, type Spec } from './scene.ts';

// 13.2.1 Poles and Soviets before the invasion ---------------------------------------------------------------------------
const border = (columns: Spec['columns'] = {}, more: Spec = {}) =>
  scene({
    scenario: 'poland-historical',
    turn: 6,
    at: { P0628: ['SU 5'], P0526: ['P 25'], P1208: ['G39 X'] },
    moment: 'allied movement',
    columns: { stance: '3', ...columns },
    ...more,
  });
test('13.2.1, 13.4 until the Soviet Invasion the Red Army is no enemy of the Poles: no zone, and no attack on it', () => {
  const cost = (t: ReturnType<typeof scene>) => {
    done(t, 'allied', { do: 'move', unit: 'P 25' });
    return why(t, 'allied', { do: 'to', hex: 'P0527' });
  };
  const [before, after] = [cost(border()), cost(border({ stance: '4' }))];
  expect([before.ok && before.cost, after.ok && after.cost]).toEqual([1, 2]);
  const combat = (columns: Spec['columns']) => {
    const t = border(columns, { at: { P0628: ['SU 5'], P0627: ['P 25'], P1208: ['G39 X'] }, moment: 'allied combat' });
    return refusal(t, 'allied', { do: 'target', hex: 'P0628', with: 'blue' });
  };
  expect([combat({}), combat({ stance: '4' })]).toEqual(['13.2.1', undefined]);
});
test('20.2.2, 13.2.1 the box of the invasion brings the war', () => {
  const t = border({}, { moment: 'events', pieces: { '#73': 'German hand', 'G Blitz! 1': 'German markers' } });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#73' });
  done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
  expect([column(t, 'once')['invasion'], column(t, 'war')['USSR']]).toEqual(['yes', 'at war']);
});
test('18.5 German and Soviet zones bind each other before the invasion, too', () => {
  const t = border({}, { at: { P0628: ['SU 5'], P0526: ['G39 X'], P1208: ['P 25'] }, moment: 'german movement' });
  done(t, 'german', { do: 'move', unit: 'G39 X' });
  const to = why(t, 'german', { do: 'to', hex: 'P0527' });
  expect(to.ok && to.cost).toBe(2);
});
test('5.2.1, 13.2.1 No Actions of an event lie on the enemy, not on neutrals', () => {
  const hexes = (war: string) => {
    const t = scene({
      at: { F2413: ['N II'], F1812: ['B III'], F0518: ['CH I'], F1707: ['G IV'] },
      moment: 'events',
      pieces: { '#23': 'German hand', 'G Blitz! 1': 'German markers' },
      columns: { war: { Holland: war } },
    });
    done(t, 'allied', { do: 'pass' });
    done(t, 'german', { do: 'play', card: '#23' });
    done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
    return offered(t, 'german').flatMap(c => (c['do'] === 'hex' ? [c['hex']] : []));
  };
  expect([hexes('neutral'), hexes('at war')]).toEqual([['F1812'], ['F1812', 'F2413']]);
});
