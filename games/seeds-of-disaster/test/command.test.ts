/** 6.3, 6.4 Command Events. */
import { describe, expect, it } from 'vitest';
import { AT } from '../model/state.ts';
import { experience } from '../model/tracks.ts';
import { attack, cp, does, fight, war, type War, type WarSpec } from './war-scene.ts';

describe('6.3 Command Events', () => {
  const end = (w: War, ...dice: readonly number[]): War => does(w, 'allied', { do: 'done' }, ...dice, 1, 1, 1, 1);
  const quiet = (more: WarSpec = {}): War =>
    war({ turn: 'allied', at: { Trier: ['G 12 Army'], Dijon: ['F 9 Army'] }, cp: [5, 5], ...more });
  it('6.3, 6.3.1, 6.3.2 the Germans first, then the Allies, at once', () => {
    const w = end(quiet(), 6, 1, 1, 4); // 61: G +1, 14: A +1
    expect(w.told.filter(e => e.is === 'command').map(e => [e['side'], e['no']])).toEqual([
      [0, 61],
      [1, 14],
    ]);
    expect([cp(w, 0), cp(w, 1)]).toEqual([6, 6]);
  });
  it('6.3, 6.4 what was done moves the Germans towards 66 and the Allies towards 11', () => {
    const w = quiet();
    for (const what of ['combat', 'attacked', 'breakthrough'] as const) {
      experience(w.g, 0, what);
      experience(w.g, 1, what);
    }
    end(w, 5, 4, 2, 2); // 54 becomes 61; 22 becomes 15
    expect(w.told.filter(e => e.is === 'command').map(e => e['no'])).toEqual([61, 15]);
  });
  it('6.4 a battle counts for both, an attack for one, losses for who inflicted them', () => {
    const w = attack(war({ at: { Aachen: ['G 4 Army:12'], Liege: ['F 9 Army:5'] } }), 'german', 'Liege', ['G 4 Army']);
    fight(w, 'german', 3);
    expect(w.g.cells[AT.experience]! & 7).toBe(7);
    expect(w.g.cells[AT.experience + 1]! & 3).toBe(1);
  });
  it('6.4 a captured objective counts', () => {
    const w = war({ segment: 'movement', at: { Hasselt: ['G 4 Army'] } });
    does(w, 'german', { do: 'move', unit: 'G 4 Army', area: 'Antwerp' });
    expect(w.g.cells[AT.experience]! & 32).toBe(32);
  });
  it('6.3.3 eleven and sixty-six happen once a game', () => {
    const w = end(quiet(), 6, 6, 3, 4);
    expect([cp(w, 0), cp(w, 1)]).toEqual([8, 3]);
    const again = quiet();
    again.g.cells[AT.command66] = 1;
    end(again, 6, 6, 3, 4);
    expect([cp(again, 0), cp(again, 1)]).toEqual([5, 5]);
  });
  it('6.3.4 the same result for both: nothing for the Allies', () => {
    const w = end(quiet(), 1, 4, 1, 4); // 14 gives the Allies a CP, once
    expect([cp(w, 0), cp(w, 1)]).toEqual([5, 6]);
  });
});
