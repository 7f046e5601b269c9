/** 2.6, 5.8, 19.3 Initiative markers in hand and cup, and the Initiative Target beside it. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../engine/random.ts';
import { logFor } from '../../../engine/table.ts';
import { boxOf } from '../model/box.ts';
import { noRetreat } from '../game.ts';
import { backToCup, heldFromCup } from '../rules/cards/pool.ts';
import { fill } from '../rules/position/sight.ts';
import { viewOf } from '../view.ts';
import { attack, column, done, events, refusal, scene } from './scene.ts';

test('2.6, 5.8.2 a marker is used for what its back says and goes into the cup at once', () => {
  const t = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { 'G Blitz! 1': 'German markers', 'G Combat VP! 1': 'German markers' },
  });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(t, 'german', { do: 'commit', ability: 'Blitz!' }, 2);
  expect(column(t, 'piece')['G Blitz! 1']).toBe('German cup');
  const none = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { 'G Combat VP! 1': 'German markers' },
  });
  attack(none, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  expect(refusal(none, 'german', { do: 'commit', ability: 'Blitz!' })).toBe('5.8.2');
});
test('5.8.3, 5.8.2 a dummy is refused as a dummy, not as a marker that is not there', () => {
  const at = { P2112: ['P 15'], P2213: ['G39 II'] };
  const t = scene({
    scenario: 'poland-historical',
    at,
    columns: { marker: { 'grey 1': 'P2112' } },
    pieces: { 'G Blitz! 6': 'German markers' },
  });
  attack(t, 'german', ['P2112'], ['G39 II'], 'Prepared');
  expect(refusal(t, 'german', { do: 'commit', ability: 'Blitz!' })).toBe('5.8.3');
  const declared = scene({
    scenario: 'poland-historical',
    at,
    moment: 'german combat',
    pieces: { 'G Shock-Target 2': 'German markers' },
  });
  done(declared, 'allied', { do: 'done' });
  expect(refusal(declared, 'german', { do: 'target', hex: 'P2112', with: 'shock' })).toBe('5.8.3');
});
test('5.8.3, 5.5.2 on the Polish Front markers without the 1939 front pay for nothing', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1512: ['G39 X'], P1513: ['P 25'] },
    moment: 'events',
    pieces: { '#50': 'German hand', 'G Blitz! 6': 'German markers' },
  });
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'german', { do: 'play', card: '#50' })).toBe('5.2.3');
});
test('5.0 the log names the front of a marker that pays to both sides, and its back to neither', () => {
  const pays = (marker: string) => {
    const t = events({ '#3': 'German hand', [marker]: 'German markers' });
    done(t, 'allied', { do: 'pass' });
    done(t, 'german', { do: 'play', card: '#3' });
    const from = t.log.length;
    done(t, 'german', { do: 'pay', marker });
    return ['german', 'allied'].map(side => logFor(t, side).find(l => t.log.indexOf(l) >= from)!.text);
  };
  const both = 'The German player pays with a marker (front: 1939 and 1940).';
  const only1940 = 'The German player pays with a marker (front: 1940 only).';
  expect(pays('G Blitz! 1')).toEqual([both, both]);
  expect(pays('G Blitz! 6')).toEqual([only1940, only1940]);
  expect(pays('G Combat VP! 3')).toEqual([only1940, only1940]);
});
test('19.3, 24.2, 5.8.1 the Initiative Target lies beside the cup: it pays for no event', () => {
  const hand = (marker: string) =>
    scene({ moment: 'events', pieces: { '#21': 'Allied hand', [marker]: 'Allied markers' }, at: { F1006: ['F I'] } });
  expect(refusal(hand('A Shock-Target 1'), 'allied', { do: 'play', card: '#21' })).toBe('5.2.3');
  expect(refusal(hand('A Combat VP! 1'), 'allied', { do: 'play', card: '#21' })).toBeUndefined();
});
test('19.3, 24.2, 5.5.3 the Initiative Target in the Allied player’s hand is seen by both sides, whatever leaves it, and counts to no limit', () => {
  const held = { 'A Shock-Target 1': 'Allied markers', 'A Hold! 5': 'Allied markers', 'A Hold! 6': 'Allied markers' };
  const t = scene({ at: { F1006: ['F I'] }, moment: 'events', pieces: held });
  const handOf = () => viewOf(noRetreat.machine.view(t.g, 'german'), 'german').hands[1]!;
  expect([handOf().hasTarget, handOf().markers]).toEqual([true, { both: 0, only1940: 2 }]);
  backToCup(t.g, boxOf(t.g).PIECE_NAMES.indexOf('A Hold! 5'));
  expect([handOf().hasTarget, handOf().markers]).toEqual([true, { both: 0, only1940: 1 }]);
  const world = fill(noRetreat.machine.view(t.g, 'german'), 'german', seededRandom('cup'));
  expect(heldFromCup(world, 1)).toBe(1);
});
test('19.3, 5.2.1 De Gaulle’s Initiative Target goes back beside the cup when the turn is over', () => {
  const t = scene({
    turn: 7,
    at: { F1707: ['G IV'], F1006: ['F I'], Reserve: ['F XXI'] },
    moment: 'allied reserves',
    pieces: { 'A Shock-Target 1': 'Allied markers' },
  });
  const holds = [1, 2, 3, 4, 5, 6].map(i => `A Hold! ${i}`);
  done(t, 'allied', { do: 'done' }, '#2', '#4', '#6', '#8', ...holds, 'A Shock! 1', 'A Shock! 2');
  expect(column(t, 'piece')['A Shock-Target 1']).toBe('Beside the cup');
});
