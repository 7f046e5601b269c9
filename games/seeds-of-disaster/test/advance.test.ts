/** 13.7.9 Advance After Combat. */
import { describe, expect, it } from 'vitest';
import {
  areaOfUnit,
  asked,
  attack,
  does,
  fight,
  holds,
  loses,
  refusal,
  war,
  type War,
  type WarSpec,
} from './war-scene.ts';

describe('13.7.9 advance', () => {
  const won = (more: Partial<WarSpec> = {}): War => {
    const w = attack(
      war({
        at: { Aachen: ['G 4 Army:15', 'G I'], Liege: ['F 9 Army:5'] },
        poised: { 'G 4 Army': ['G XV Pz'] },
        ...more,
      }),
      'german',
      'Liege',
      ['G 4 Army', 'G I'],
    );
    fight(w, 'german', 1, 1, 6); // 15 + 3 + 4 and 2 against 5 + 6: 13
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    return does(w, 'allied', { do: 'retreat', area: 'Hasselt' });
  };
  it('13.7.9 who won may enter what was left, each by itself, and nobody goes farther but the Poised', () => {
    const w = won();
    does(w, 'german', { do: 'advance', unit: 'G I', area: 'Liege' });
    expect(refusal(w, 'german', { do: 'advance', unit: 'G I', area: 'Namur' })).toBe('13.7.9');
    expect(refusal(w, 'german', { do: 'advance', unit: 'G 4 Army', area: 'Trier' })).toBe('13.7.9');
    does(w, 'german', { do: 'done' });
    expect([areaOfUnit(w, 'G I'), areaOfUnit(w, 'G 4 Army'), asked(w)]).toEqual([
      'Liege',
      'Aachen',
      'german attacking',
    ]);
  });
  it('9.2.5, 13.7.9 those Poised ride on with all their MPs, first into the Area that was left', () => {
    const w = won();
    const ride = (area: string) => ({ do: 'advance', unit: 'G XV Pz', area });
    expect(refusal(w, 'german', ride('Trier'))).toBe('13.7.9');
    does(w, 'german', ride('Liege')); // 1
    does(w, 'german', ride('Namur')); // 1 and the Meuse: 4
    expect(refusal(w, 'german', ride('Brussels'))).toBe('9.2.5'); // 1 and the Dyle
    does(w, 'german', ride('Mons')); // 5
    expect([areaOfUnit(w, 'G XV Pz'), holds(w, 'Namur')]).toEqual(['Mons', 'german']);
  });
  it('6.2.4, 13.7.9 only the attackers’ armies crowd into a vacated Area together', () => {
    const w = war({
      at: { Hasselt: ['G 4 Army:2'], Breda: ['G 6 Army:2'], Antwerp: ['F 1 Army:19', 'F 2 Army:19'] },
      cp: [5, 0],
    });
    attack(w, 'german', 'Antwerp', ['G 4 Army', 'G 6 Army']);
    fight(w, 'german', 1, 1); // 5 to 39
    loses(w, 'german', 'G 4 Army', 'G 4 Army', 'G 6 Army', 'G 6 Army');
    does(w, 'allied', { do: 'advance', unit: 'F 1 Army', area: 'Hasselt' });
    expect(refusal(w, 'allied', { do: 'advance', unit: 'F 2 Army', area: 'Hasselt' })).toBe('8.0');
    does(w, 'allied', { do: 'advance', unit: 'F 2 Army', area: 'Breda' });
  });
});
