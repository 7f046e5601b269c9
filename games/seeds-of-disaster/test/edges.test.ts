/** Limits, exceptions and timings of the war that lie between two cases. */
import { describe, expect, it } from 'vitest';
import { battleProc } from '../rules/war/battle-frame.ts';
import { at, experiencesOf } from '../tracks.ts';
import {
  areaOfUnit,
  asked,
  attack,
  cp,
  does,
  eventOf,
  fight,
  holds,
  offers,
  refusal,
  refusalWords,
  steps,
  unitNo,
  war,
  type War,
} from './war-scene.ts';

const loses = (w: War, side: 'german' | 'allied', ...units: readonly string[]): War => {
  for (const unit of units) does(w, side, { do: 'lose', unit });
  return w;
};

describe('what a battle is before it is one', () => {
  it('13.2.1 Poised corps that have lost their dots are no mobile forces: the other side has the benefit', () => {
    const w = war({
      at: { Trier: ['G 12 Army'], Bastogne: ['F 2 Army'] },
      poised: { 'G 12 Army': ['G XIX Pz'], 'F 2 Army': ['F 1 DLM:1'] },
    });
    attack(w, 'german', 'Bastogne', ['G 12 Army']);
    expect([asked(w), battleProc.vars(w.g).benefit]).toEqual(['german declaring', 0]);
  });
  it('13.2.4 a Mobile Forces Battle that leaves nobody to defend is the end of it: the attackers may come in', () => {
    const w = war({
      at: { Trier: ['G 12 Army'], Bastogne: ['UK 1 Arm:2'] },
      poised: { 'G 12 Army': ['G XIX Pz', 'G XV Pz'] },
    });
    attack(w, 'german', 'Bastogne', ['G 12 Army']);
    does(w, 'german', { do: 'roll' });
    does(w, 'allied', { do: 'roll' }, 6, 5, 1);
    loses(w, 'allied', 'UK 1 Arm', 'UK 1 Arm');
    expect([asked(w), eventOf(w, 'fought')]).toEqual(['german advancing', undefined]);
    does(w, 'german', { do: 'advance', unit: 'G 12 Army', area: 'Bastogne' });
    expect(holds(w, 'Bastogne')).toBe('german');
  });
  it('6.4, 13.2.4 losses of the Mobile Forces Battle are ground losses', () => {
    const w = war({ at: { Trier: ['G 12 Army', 'G XIX Pz'], Bastogne: ['F 2 Army', 'F 1 DLM'] } });
    attack(w, 'german', 'Bastogne', ['G 12 Army', 'G XIX Pz']);
    does(w, 'german', { do: 'roll' });
    does(w, 'allied', { do: 'roll' }, 6, 1);
    loses(w, 'allied', 'F 1 DLM');
    expect(experiencesOf(w.g, 0)).toContain('ground losses');
    expect(experiencesOf(w.g, 1)).not.toContain('ground losses');
  });
  it('13.4, 8.0 corps alone fall back onto any number of armies', () => {
    const w = war({ at: { Aachen: ['G 4 Army'], Liege: ['B I'], Namur: ['F 1 Army', 'F 2 Army'] } });
    attack(w, 'german', 'Liege', ['G 4 Army']);
    does(w, 'german', { do: 'strike' });
    expect(offers(w, 'retreat').map(c => c['area'])).toContain('Namur');
  });
  it('6.2.7 the price is in the words of the refusal, one CP or more', () => {
    const w = war({ at: { Aachen: ['G 4 Army'], Liege: ['B I'] }, cp: [0, 0] });
    attack(w, 'german', 'Liege', ['G 4 Army']);
    does(w, 'german', { do: 'strike' });
    expect(refusalWords(w, 'allied', { do: 'retreat', area: 'Namur' })).toBe(
      'it costs 1 CP, one for each unit, and there are 0',
    );
  });
  it('13.5.1 the British help a Belgian attack by the distance of the Belgians, not of what they attack', () => {
    const from = (bef: string): War => {
      const w = war({
        at: { Aachen: ['G I'], Hasselt: ['B I:4', 'B II:4'], Liege: ['G V:1'], [bef]: ['BEF:5'] },
        reserve: ['UK Air'],
        turn: 'allied',
      });
      attack(w, 'allied', 'Liege', ['B I']);
      return w;
    };
    expect(refusal(from('Lille'), 'allied', { do: 'fly', unit: 'UK Air' })).toBeUndefined(); // Lille, Mons, Brussels, Hasselt
    expect(refusal(from('Dunkirk'), 'allied', { do: 'fly', unit: 'UK Air' })).toBe('13.5.1');
  });
});

describe('what comes after', () => {
  it('6.4, 13.7.8 an army that is Disrupted because it cannot retreat counts for the winner', () => {
    const w = war({
      at: {
        Aachen: ['G 4 Army:12'],
        Liege: ['F 9 Army:8'],
        Hasselt: ['G I'],
        Namur: ['G III'],
        Eindhoven: ['G IV'],
        Bastogne: ['G V'],
      },
    });
    attack(w, 'german', 'Liege', ['G 4 Army']);
    fight(w, 'german', 1);
    expect(eventOf(w, 'fought')).toMatchObject({ row: 0 });
    const v = war({
      at: {
        Aachen: ['G 4 Army:14'],
        Liege: ['F 9 Army:6'],
        Hasselt: ['G I'],
        Namur: ['G III'],
        Eindhoven: ['G IV'],
        Bastogne: ['G V'],
      },
    });
    attack(v, 'german', 'Liege', ['G 4 Army']);
    fight(v, 'german', 1); // 14 to 7: Retreat, and there is no way
    loses(v, 'allied', 'F 9 Army', 'F 9 Army');
    loses(v, 'german', 'G 4 Army');
    expect(eventOf(v, 'trapped')).toMatchObject({ side: 1 });
    expect(experiencesOf(v.g, 0)).toContain('disrupted an army');
  });
  it('16.1.1 the first of two Areas may be passed through, whoever stands in it, for no step', () => {
    const w = war({
      at: {
        Aachen: ['G 4 Army:19', 'G I', 'G III', 'G IV'],
        Liege: ['F 9 Army:6'],
        Namur: ['F 2 Army'],
        Hasselt: ['G V'],
        Eindhoven: ['G VIII'],
        Bastogne: ['G XIV Mot'],
      },
    });
    attack(w, 'german', 'Liege', ['G 4 Army', 'G I', 'G III', 'G IV']);
    fight(w, 'german', 1); // 28 to 7
    expect(eventOf(w, 'fought')).toMatchObject({ totals: [28, 7], row: 4 });
    loses(w, 'allied', ...Array<string>(4).fill('F 9 Army'));
    expect(asked(w)).toBe('german retreating');
    does(w, 'german', { do: 'retreat', area: 'Namur' });
    expect(asked(w)).toBe('german retreating');
    does(w, 'german', { do: 'retreat', area: 'Mons' });
    expect([areaOfUnit(w, 'F 9 Army'), steps(w, 'F 9 Army')]).toEqual(['Mons', 2]);
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
  it('8.0, 16.1.5 an army that was crowded joins no Breakthrough either', () => {
    const w = war({
      at: {
        Aachen: ['G 4 Army:19', 'G I', 'G III'],
        Trier: ['G 12 Army:9'],
        Liege: ['F 9 Army:2'],
        Bastogne: ['F 2 Army:2'],
      },
      poised: { 'G 4 Army': ['G XIX Pz'] },
      cp: [10, 0],
    });
    w.g.n[at(w.g).crowded + unitNo('G 12 Army')] = 1;
    attack(w, 'german', 'Liege', ['G 4 Army', 'G I', 'G III']);
    fight(w, 'german', 6, 6, 1); // 29 + 12 against 3
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    does(w, 'german', { do: 'advance', unit: 'G 4 Army', area: 'Liege' });
    does(w, 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Bastogne' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G 12 Army' })).toBe('8.0');
  });
  it('17.0, 13.7.8 a parachute corps with nowhere to go is lost, and the log says so', () => {
    const w = war({
      at: {
        Aachen: ['G 4 Army'],
        Hasselt: ['F 1 Army:19'],
        Breda: ['F 2 Army'],
        Eindhoven: ['F 3 Army'],
        Antwerp: ['B I'],
        Brussels: ['B II'],
        Namur: ['F 4 Army'],
        Liege: ['F 5 Army'],
      },
      reserve: ['G Para'],
    });
    attack(w, 'german', 'Hasselt', ['G Para']);
    fight(w, 'german', 1, 6);
    while (asked(w) === 'german choosingLoss') loses(w, 'german', 'G Para');
    expect([areaOfUnit(w, 'G Para'), eventOf(w, 'destroyed')?.is]).toEqual(['Out of play', 'destroyed']);
  });
});

describe('movement in war', () => {
  it('11.0 a corps that was redeployed with its army, Poised, marches no more', () => {
    const w = war({
      segment: 'movement',
      at: { Cologne: ['G 4 Army'], Liege: ['F 9 Army'] },
      poised: { 'G 4 Army': ['G XIX Pz'] },
    });
    does(w, 'german', { do: 'redeploy', unit: 'G 4 Army', area: 'Ruhr' });
    does(w, 'german', { do: 'release', unit: 'G XIX Pz' });
    expect(refusal(w, 'german', { do: 'move', unit: 'G XIX Pz', area: 'Munster' })).toBe('11.0');
  });
  it('10.1.11 one that leaves an army which has not moved has all its MPs', () => {
    const w = war({
      segment: 'movement',
      at: { Cologne: ['G 4 Army'], Liege: ['F 9 Army'] },
      poised: { 'G 4 Army': ['G XIX Pz'] },
    });
    does(w, 'german', { do: 'release', unit: 'G XIX Pz' });
    expect(refusal(w, 'german', { do: 'move', unit: 'G XIX Pz', area: 'Mainz' })).toBeUndefined();
  });
  it('7.2.5, 2.3.2 Dutch and Belgian corps stay in their country and out of the Reserve', () => {
    const w = war({ segment: 'movement', turn: 'allied', at: { Brussels: ['B I'], Lille: ['F X'], Aachen: ['G I'] } });
    expect(refusal(w, 'allied', { do: 'reserve', unit: 'B I' })).toBe('7.2.5');
    does(w, 'allied', { do: 'reserve', unit: 'F X' });
    expect([areaOfUnit(w, 'F X'), cp(w, 1)]).toEqual(['GQG reserve', 9]);
  });
  it('5.2.2 an army that was seen may be looked at again: who is Poised with it may have changed', () => {
    const w = war({ segment: 'movement', at: { Aachen: ['G I'], Liege: ['F 9 Army'], Namur: ['F X'] }, ip: [3, 0] });
    does(w, 'german', { do: 'look', area: 'Liege' });
    does(w, 'german', { do: 'look', area: 'Namur' });
    expect(refusal(w, 'german', { do: 'look', area: 'Liege' })).toBeUndefined();
    expect(refusal(w, 'german', { do: 'look', area: 'Namur' })).toBe('5.2.2');
  });
});
