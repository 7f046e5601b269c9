/** 14.0 Fortifications and the Westwall. */
import { describe, expect, it } from 'vitest';
import { battleProc } from '../rules/combat/battle-frame.ts';
import { reckon } from '../rules/combat/dice.ts';
import { at } from '../model/tracks.ts';
import {
  areaNo,
  areaOfUnit,
  asked,
  attack,
  disrupted,
  does,
  eventOf,
  fight,
  holds,
  ip,
  loses,
  refusal,
  steps,
  war,
  type War,
  type WarSpec,
} from './war-scene.ts';

describe('14.0 fortifications', () => {
  const metz = (more: WarSpec = {}): War =>
    attack(
      war({ at: { Saarbrucken: ['G 1 Army:15'], Metz: ['F 3 Army:6'] }, ip: [10, 0], ...more }),
      'german',
      'Metz',
      ['G 1 Army'],
    );
  const lot = (w: War, role: 'attacker' | 'defender') => {
    const r = reckon(w.g, battleProc.vars(w.g))[role];
    return [r.strength, r.dice];
  };
  it('14.0, 14.1 each symbol is a strength and a die', () => {
    expect(lot(metz(), 'defender')).toEqual([6 + 3, 1 + 3]);
  });
  it('5.2.6, 14.3.3 ten German IPs take its dice, not its strength', () => {
    const w = metz();
    does(w, 'german', { do: 'map' });
    expect([lot(w, 'defender'), ip(w, 0)]).toEqual([[9, 1], 0]);
    expect(refusal(metz({ ip: [9, 0] }), 'german', { do: 'map' })).toBe('5.2.6');
  });
  it('14.2, 5.2.6 the Westwall has strength and dice by its steps; five Allied IPs take the dice', () => {
    const w = attack(
      war({
        turn: 'allied',
        at: { Saarbrucken: ['G 1 Army:5'], Metz: ['F 3 Army:6'] },
        westwall: { Saarbrucken: 2 },
        ip: [0, 5],
        options: { fortAttack: 'no' },
      }),
      'allied',
      'Saarbrucken',
      ['F 3 Army'],
    );
    expect(lot(w, 'defender')).toEqual([7, 3]);
    does(w, 'allied', { do: 'map' });
    expect([lot(w, 'defender'), ip(w, 1)]).toEqual([[7, 1], 0]);
  });
  it('14.3.5 a fort helps attacks out of its Area, if the option says so', () => {
    const out = (fortAttack: string) =>
      lot(
        attack(
          war({ turn: 'allied', at: { Saarbrucken: ['G 1 Army'], Metz: ['F 3 Army:6'] }, options: { fortAttack } }),
          'allied',
          'Saarbrucken',
          ['F 3 Army'],
        ),
        'attacker',
      );
    expect([out('yes'), out('no')]).toEqual([
      [9, 3],
      [6, 0],
    ]);
  });
  it('14.3.1 who is in one need not retreat', () => {
    const w = fight(metz({ at: { Saarbrucken: ['G 1 Army:19'], Metz: ['F 3 Army:4'] } }), 'german', 1, 1, 1, 1); // 19 against 11
    loses(w, 'allied', 'F 3 Army', 'F 3 Army');
    loses(w, 'german', 'G 1 Army');
    does(w, 'allied', { do: 'hold' });
    expect([areaOfUnit(w, 'F 3 Army'), asked(w)]).toEqual(['Metz', 'german attacking']);
  });
  it('14.3.1, 13.7.8 who is in one and has no way out loses nothing by it', () => {
    const around = {
      Bastogne: ['G I'],
      Luxembourg: ['G III'],
      Verdun: ['G IV'],
      Sarreguemines: ['G V'],
      Nancy: ['G VIII'],
    };
    const w = metz({ at: { Saarbrucken: ['G 1 Army:19'], Metz: ['F 3 Army:4'], ...around } });
    fight(w, 'german', 1, 1, 1, 1); // 19 against 11
    loses(w, 'allied', 'F 3 Army', 'F 3 Army');
    loses(w, 'german', 'G 1 Army');
    expect([asked(w), eventOf(w, 'trapped')]).toEqual(['german attacking', undefined]);
    expect([areaOfUnit(w, 'F 3 Army'), steps(w, 'F 3 Army'), disrupted(w, 'F 3 Army')]).toEqual(['Metz', 2, false]);
  });
  it('14.3, 14.3.4 it bars its Area even when empty, and falls only to more losses than strength and steps', () => {
    const open = war({ segment: 'movement', at: { Freiburg: ['G 7 Army:19'] } });
    expect(refusal(open, 'german', { do: 'move', unit: 'G 7 Army', area: 'Colmar' })).toBe('14.3.4');
    const colmar = (steps: number, ...dice: readonly number[]): War => {
      const w = attack(war({ at: { Freiburg: [`G 7 Army:${steps}`] }, cp: [9, 9] }), 'german', 'Colmar', ['G 7 Army']);
      does(w, 'german', { do: 'engineers' });
      does(w, 'german', { do: 'strike' });
      return does(w, 'allied', { do: 'stand' }, ...dice);
    };
    const one = colmar(8, 1, 1); // 8 against 1 + 2: two losses, more than the one symbol
    expect(eventOf(one, 'wrecked')).toMatchObject({ case: '14.3.4' });
    loses(one, 'german', 'G 7 Army');
    does(one, 'german', { do: 'advance', unit: 'G 7 Army', area: 'Colmar' });
    expect(holds(one, 'Colmar')).toBe('german');
    const none = colmar(5, 1, 1); // one loss is not more than one
    expect(eventOf(none, 'wrecked')).toBeUndefined();
    expect(none.g.cells[at(none.g).ruined + areaNo('Colmar')]).toBe(0);
    const held = war({ at: { Freiburg: ['G 7 Army:12'], Colmar: ['F X:1'] }, cp: [9, 9] });
    does(attack(held, 'german', 'Colmar', ['G 7 Army']), 'german', { do: 'engineers' });
    fight(held, 'german', 1, 1); // two losses are not more than a symbol and a step
    expect([eventOf(held, 'fought')?.['row'], eventOf(held, 'wrecked')]).toEqual([1, undefined]);
  });
  it('14.3.4 a destroyed Westwall marker is removed', () => {
    const w = attack(
      war({
        turn: 'allied',
        at: { Metz: ['F 3 Army:9'] },
        westwall: { Saarbrucken: 1 },
        options: { fortAttack: 'no' },
      }),
      'allied',
      'Saarbrucken',
      ['F 3 Army'],
    );
    fight(w, 'allied', 1, 1);
    expect(w.g.cells[at(w.g).westwall + areaNo('Saarbrucken')]).toBe(0);
  });
});
