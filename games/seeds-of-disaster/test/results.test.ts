/** 13.7 Totals, losses and who takes them. */
import { describe, expect, it } from 'vitest';
import { experiencesOf } from '../model/tracks.ts';
import {
  areaOfUnit,
  asked,
  attack,
  cp,
  disrupted,
  does,
  eventOf,
  fight,
  refusal,
  steps,
  war,
  type War,
} from './war-scene.ts';

describe('13.7 results', () => {
  /** Strength against strength in Liege, with the defender's one die. */
  const liege = (german: number, allied: number, die: number, more: object = {}): War =>
    fight(
      attack(
        war({ at: { Aachen: [`G 4 Army:${german}`], Liege: [`F 9 Army:${allied}`] }, ...more }),
        'german',
        'Liege',
        ['G 4 Army'],
      ),
      'german',
      die,
    );
  it('13.7, 13.7.1, 13.7.2, 13.7.4 strength and dice are compared, and the lower loses', () => {
    expect(eventOf(liege(10, 5, 2), 'fought')).toMatchObject({ totals: [10, 7], winner: 0, row: 0 });
    expect(eventOf(liege(5, 5, 2), 'fought')).toMatchObject({ totals: [5, 7], winner: 1, row: 0 });
  });
  it('13.7.3 equal totals: a step each, nobody moves, no CP', () => {
    const w = liege(10, 8, 2);
    does(w, 'allied', { do: 'lose', unit: 'F 9 Army' });
    does(w, 'german', { do: 'lose', unit: 'G 4 Army' });
    expect([steps(w, 'F 9 Army'), steps(w, 'G 4 Army'), areaOfUnit(w, 'F 9 Army'), cp(w, 1)]).toEqual([
      7,
      9,
      'Liege',
      10,
    ]);
    expect(asked(w)).toBe('german attacking');
  });
  it('13.7.5 the bands of the table', () => {
    const band = (difference: number): number => eventOf(liege(19, 18 - difference, 1), 'fought')!['row'] as number;
    expect([1, 4, 5, 9, 10, 14, 15, 17].map(band)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });
  it('13.7.6 a defender who wins has a CP', () => {
    expect(cp(liege(5, 8, 1, { cp: [0, 0] }), 1)).toBe(1);
    expect(cp(liege(10, 5, 1, { cp: [0, 0] }), 0)).toBe(0);
  });
  it('13.7.5, 13.7.6, 6.1 the log tells every CP a battle brings, as far as the track goes', () => {
    const told = (w: War): readonly unknown[] =>
      w.told.filter(e => e.is === 'gained').map(e => [e.case, e['side'], e['points']]);
    expect(told(liege(5, 8, 1))).toEqual([['13.7.6', 1, 1]]);
    expect(told(liege(3, 18, 1))).toEqual([
      ['13.7.5', 1, 1],
      ['13.7.6', 1, 1],
    ]);
    expect(told(liege(5, 8, 1, { cp: [0, 19] }))).toEqual([]);
    expect(told(liege(10, 5, 1))).toEqual([]);
  });
  it('6.1.3, 15.1.1 a rout gives a CP and disrupts', () => {
    const w = liege(19, 3, 1, { cp: [0, 0] });
    for (let k = 0; k < 2; k++) does(w, 'allied', { do: 'lose', unit: 'F 9 Army' });
    does(w, 'allied', { do: 'lose', unit: 'F 9 Army' });
    expect(cp(w, 0)).toBe(1);
    const standing = fight(
      attack(war({ at: { Aachen: ['G 4 Army:19', 'G I'], Liege: ['F 9 Army:3', 'F X'] } }), 'german', 'Liege', [
        'G 4 Army',
        'G I',
      ]),
      'german',
      1,
    );
    for (const unit of ['F X', 'F X', 'F 9 Army']) does(standing, 'allied', { do: 'lose', unit });
    expect(disrupted(standing, 'F 9 Army')).toBe(true);
    expect(experiencesOf(standing.g, 0)).toContain('disrupted an army');
  });
  it('13.7.7 the owner spreads his losses as he likes', () => {
    const w = liege(12, 5, 1, { at: { Aachen: ['G 4 Army:14'], Liege: ['F 9 Army:3', 'F X'] } });
    expect(asked(w)).toBe('allied choosingLoss');
    does(w, 'allied', { do: 'lose', unit: 'F X' });
    does(w, 'allied', { do: 'lose', unit: 'F 9 Army' });
    expect([steps(w, 'F X'), steps(w, 'F 9 Army')]).toEqual([1, 2]);
  });
  it('13.7.7, 9.2.4 the first loss is a Poised unit’s, or two steps of an army', () => {
    const poised = () =>
      attack(
        war({ at: { Trier: ['G 12 Army:6'], Bastogne: ['F X', 'F XVI'] }, poised: { 'G 12 Army': ['G XIX Pz'] } }),
        'german',
        'Bastogne',
        ['G 12 Army'],
      );
    const w = fight(poised(), 'german', 1, 1, 6, 6); // 6 + 4 + 2 against 4 + 12
    expect(asked(w)).toBe('allied choosingLoss');
    does(w, 'allied', { do: 'lose', unit: 'F X' });
    expect(refusal(w, 'german', { do: 'lose', unit: 'G 12 Army' })).toBe('13.7.7');
    does(w, 'german', { do: 'spare', unit: 'G 12 Army' });
    expect([steps(w, 'G 12 Army'), steps(w, 'G XIX Pz')]).toEqual([4, 2]);
    const v = fight(poised(), 'german', 1, 1, 6, 6);
    does(v, 'allied', { do: 'lose', unit: 'F X' });
    does(v, 'german', { do: 'lose', unit: 'G XIX Pz' });
    expect([steps(v, 'G 12 Army'), steps(v, 'G XIX Pz')]).toEqual([6, 1]);
  });
  it('7.2.3 an army without steps is gone, and who was Poised with it stands in its Area', () => {
    const w = fight(
      attack(
        war({ at: { Trier: ['G 12 Army:16'], Bastogne: ['F 9 Army:1'] }, poised: { 'F 9 Army': ['F 1 DLM'] } }),
        'german',
        'Bastogne',
        ['G 12 Army'],
      ),
      'german',
      1,
      1,
      1,
      1,
    ); // 16 against 4 and four ones
    does(w, 'allied', { do: 'lose', unit: 'F 1 DLM' });
    does(w, 'allied', { do: 'lose', unit: 'F 9 Army' });
    expect([areaOfUnit(w, 'F 9 Army'), areaOfUnit(w, 'F 1 DLM')]).toEqual(['Out of play', 'Bastogne']);
  });
  it('7.2.5 a Belgian double corps comes down to a replacement counter, or is lost whole', () => {
    const loses = (others: readonly string[]) => {
      const w = liege(0, 0, 1, { at: { Aachen: ['G 4 Army:6'], Liege: ['B I:3'], Antwerp: others } });
      return does(w, 'allied', { do: 'lose', unit: 'B I' });
    };
    expect(steps(loses(['B II:2']), 'B I')).toBe(2);
    expect(areaOfUnit(loses(['B II:2', 'B III:1']), 'B I')).toBe('Out of play');
  });
});
