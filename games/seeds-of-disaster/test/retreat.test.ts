/** 13.7.8 Retreats after combat. */
import { describe, expect, it } from 'vitest';
import { experiencesOf } from '../model/tracks.ts';
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
  loses,
  offers,
  refusal,
  refusalWords,
  steps,
  unitNo,
  war,
  type War,
  type WarSpec,
} from './war-scene.ts';

describe('13.7.8 retreats', () => {
  /** 12 against 5 and a one: the defender loses two steps and goes. */
  const beaten = (more: WarSpec['at'] = {}): War => {
    const w = attack(war({ at: { Aachen: ['G 4 Army:12'], Liege: ['F 9 Army:5'], ...more } }), 'german', 'Liege', [
      'G 4 Army',
    ]);
    fight(w, 'german', 1);
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    return loses(w, 'german', 'G 4 Army');
  };
  it('13.7.8 the owner goes to an adjacent Area that is nearer to a friendly Mobilization Center', () => {
    const w = beaten();
    expect(asked(w)).toBe('allied retreating');
    expect(offers(w, 'retreat').map(c => c['area'])).toEqual(['Eindhoven', 'Hasselt', 'Namur', 'Bastogne']);
    expect(refusal(w, 'allied', { do: 'retreat', area: 'Trier' })).toBe('13.7.8');
    expect(refusalWords(w, 'allied', { do: 'retreat', area: 'Trier' })).toContain('no nearer');
    expect(refusal(w, 'allied', { do: 'hold' })).toBe('14.3.1');
    does(w, 'allied', { do: 'retreat', area: 'Namur' });
    expect(areaOfUnit(w, 'F 9 Army')).toBe('Namur');
    expect(eventOf(w, 'trapped')).toBeUndefined();
  });
  it('13.7.8 not onto an enemy; onto another army only if there is nothing else, and then farther, for a step', () => {
    const held = beaten({ Hasselt: ['G 6 Army'], Namur: ['F 2 Army'] });
    expect(offers(held, 'retreat').map(c => c['area'])).toEqual(['Eindhoven', 'Bastogne']);
    for (const area of ['Namur', 'Hasselt']) expect(refusal(held, 'allied', { do: 'retreat', area })).toBe('13.7.8');
    expect(refusalWords(held, 'allied', { do: 'retreat', area: 'Namur' })).toBe(
      'F 9 Army cannot retreat to Namur: F 2 Army is there, and Eindhoven has room.',
    );
    const w = beaten({ Hasselt: ['G 6 Army'], Namur: ['F 2 Army'], Eindhoven: ['G I'], Bastogne: ['G III'] });
    does(w, 'allied', { do: 'retreat', area: 'Namur' });
    loses(w, 'allied', 'F 9 Army');
    expect(asked(w)).toBe('allied retreating');
    does(w, 'allied', { do: 'retreat', area: 'Brussels' });
    expect([areaOfUnit(w, 'F 9 Army'), steps(w, 'F 9 Army')]).toEqual(['Brussels', 2]);
  });
  it('13.7.8 who cannot go stays, loses two steps more, and an army is Disrupted', () => {
    const w = beaten({ Hasselt: ['G 6 Army'], Namur: ['G 12 Army'], Eindhoven: ['G I'], Bastogne: ['G III'] });
    expect(asked(w)).toBe('allied choosingLoss');
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    expect([areaOfUnit(w, 'F 9 Army'), steps(w, 'F 9 Army'), disrupted(w, 'F 9 Army')]).toEqual(['Liege', 1, true]);
    expect(asked(w)).toBe('german attacking');
  });
  /** 15 against 3, its Poised mechanised corps, and three ones. */
  const beatenPoised = (more: WarSpec['at']): War => {
    const w = war({
      at: { Aachen: ['G 4 Army:15'], Liege: ['F 9 Army:3'], Eindhoven: ['G I'], Bastogne: ['G III'], ...more },
      poised: { 'F 9 Army': ['F 1 DLM'] },
    });
    fight(attack(w, 'german', 'Liege', ['G 4 Army']), 'german', 1, 1, 1);
    loses(w, 'allied', 'F 1 DLM', 'F 9 Army');
    return loses(w, 'german', 'G 4 Army');
  };
  it('13.7.8 who was Poised with an army that cannot go shares the two losses', () => {
    const w = beatenPoised({ Hasselt: ['G IV'], Namur: ['G V'] });
    expect(asked(w)).toBe('allied choosingLoss');
    expect(offers(w, 'lose').map(c => c['unit'])).toEqual(['F 9 Army', 'F 1 DLM']);
    loses(w, 'allied', 'F 1 DLM', 'F 9 Army');
    expect([steps(w, 'F 9 Army'), disrupted(w, 'F 9 Army')]).toEqual([1, true]);
  });
  it('13.7.8 nor is the step of a longer retreat one of the army alone', () => {
    const w = beatenPoised({ Hasselt: ['G IV'], Namur: ['F 2 Army'] });
    does(w, 'allied', { do: 'retreat', area: 'Namur' });
    expect(offers(w, 'lose').map(c => c['unit'])).toEqual(['F 9 Army', 'F 1 DLM']);
    loses(w, 'allied', 'F 1 DLM');
    does(w, 'allied', { do: 'retreat', area: 'Brussels' });
    expect([areaOfUnit(w, 'F 9 Army'), steps(w, 'F 9 Army')]).toEqual(['Brussels', 2]);
  });
  it('13.7.8, 13.7.9 beaten attackers leave the Area they came from, and the defender may enter it', () => {
    const w = attack(war({ at: { Aachen: ['G 4 Army:5'], Liege: ['F 9 Army:9'] } }), 'german', 'Liege', ['G 4 Army']);
    fight(w, 'german', 2);
    loses(w, 'allied', 'F 9 Army');
    loses(w, 'german', 'G 4 Army', 'G 4 Army');
    does(w, 'german', { do: 'retreat', area: 'Cologne' });
    expect(asked(w)).toBe('allied advancing');
    does(w, 'allied', { do: 'advance', unit: 'F 9 Army', area: 'Aachen' });
    expect(holds(w, 'Aachen')).toBe('allied');
  });
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
  /** An army from Mannheim and a corps from Stuttgart are beaten before Karlsruhe: 9 against 17. */
  const beatenFromTwoAreas = (rules = 2): War => {
    const w = war({ at: { Mannheim: ['G 12 Army:6'], Stuttgart: ['G VIII'], Karlsruhe: ['F 3 Army:14'] }, rules });
    fight(attack(w, 'german', 'Karlsruhe', ['G 12 Army', 'G VIII']), 'german', 3);
    loses(w, 'allied', 'F 3 Army');
    return loses(w, 'german', 'G 12 Army', 'G 12 Army');
  };
  it('13.7.8 beaten attackers from two Areas each leave their own: who has come into the second does not go on', () => {
    const w = beatenFromTwoAreas();
    does(w, 'german', { do: 'retreat', area: 'Stuttgart' });
    expect(asked(w)).toBe('german retreating');
    does(w, 'german', { do: 'retreat', area: 'Mannheim' });
    expect(eventOf(w, 'retreated')).toMatchObject({ units: [unitNo('G VIII')] });
    expect([areaOfUnit(w, 'G 12 Army'), areaOfUnit(w, 'G VIII')]).toEqual(['Stuttgart', 'Mannheim']);
    const first = beatenFromTwoAreas(1);
    does(first, 'german', { do: 'retreat', area: 'Stuttgart' });
    does(first, 'german', { do: 'retreat', area: 'Mannheim' });
    expect(areaOfUnit(first, 'G 12 Army')).toBe('Mannheim'); // as in games of version 1
  });
  /** Laon is beaten, and behind it is only Soissons, where the 2nd Army stands with enemies all around. */
  const AROUND = {
    Hirson: ['G 12 Army:19'],
    'Saint-Quentin': ['G I'],
    Sedan: ['G III'],
    Reims: ['G IV'],
    Amiens: ['G V'],
    'Paris North': ['G VIII'],
    'Paris East': ['G XIV Mot'],
    Troyes: ['G XXXX Mot'],
  };
  const cornered = (rules: number, soissons = ['F 2 Army'], laon = ['F 9 Army:9']): War => {
    const w = war({ at: { ...AROUND, Laon: laon, Soissons: soissons }, rules });
    fight(attack(w, 'german', 'Laon', ['G 12 Army']), 'german', 3); // 19 against 12
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    return loses(w, 'german', 'G 12 Army');
  };
  it('13.7.8, 8.0 a longer retreat does not lead back: with only a full Area behind it an army stays and loses two steps', () => {
    const w = cornered(2);
    expect(asked(w)).toBe('allied choosingLoss');
    expect(eventOf(w, 'trapped')).toMatchObject({ area: areaNo('Laon') });
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    expect([areaOfUnit(w, 'F 9 Army'), steps(w, 'F 9 Army'), disrupted(w, 'F 9 Army')]).toEqual(['Laon', 5, true]);
    expect(offers(cornered(1), 'retreat')).toEqual([{ do: 'retreat', area: 'Soissons' }]); // as in games of version 1
  });
  it('13.7.8 its corps go where the army finds no room', () => {
    const w = cornered(2, ['F 2 Army'], ['F 9 Army:7', 'F X']);
    does(w, 'allied', { do: 'retreat', area: 'Soissons' });
    expect(areaOfUnit(w, 'F X')).toBe('Soissons');
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    expect([areaOfUnit(w, 'F 9 Army'), steps(w, 'F X')]).toEqual(['Laon', 2]);
  });
  /** The 4th Army is beaten before Sedan, and behind it the 12th fills Trier and its Westwall. */
  const ontoTheWestwall = (rules = 2): War => {
    const at = { Bastogne: ['G 4 Army:5'], Sedan: ['F 9 Army:7'], Trier: ['G 12 Army'] };
    const w = war({ at, westwall: { Trier: 1 }, rules });
    fight(attack(w, 'german', 'Sedan', ['G 4 Army']), 'german', 1, 1, 1, 1); // 5 against 11
    loses(w, 'allied', 'F 9 Army');
    loses(w, 'german', 'G 4 Army', 'G 4 Army');
    does(w, 'german', { do: 'retreat', area: 'Trier' });
    return loses(w, 'german', 'G 4 Army');
  };
  it('14.3.1, 13.7.8, 8.0 a fortification on the way of a longer retreat is no place to stay', () => {
    const w = ontoTheWestwall();
    expect(offers(w, 'hold')).toEqual([]);
    expect(refusalWords(w, 'german', { do: 'hold' })).toBe(
      'Trier is on the way of the retreat: its fortification was not attacked.',
    );
    does(w, 'german', { do: 'retreat', area: 'Koblenz' });
    expect(areaOfUnit(w, 'G 4 Army')).toBe('Koblenz');
    expect(offers(ontoTheWestwall(1), 'hold')).toHaveLength(1); // as in games of version 1
  });
  it('13.7.8, 8.0 of two beaten armies the one goes first that makes room for the other', () => {
    const beatenPair = (rules: number): War => {
      const at = { Bastogne: ['G 4 Army:3'], Trier: ['G 12 Army:3'], Luxembourg: ['F 9 Army:11'] };
      const w = war({ at, rules });
      fight(attack(w, 'german', 'Luxembourg', ['G 4 Army', 'G 12 Army']), 'german', 1, 1, 1); // 7 against 13
      loses(w, 'allied', 'F 9 Army');
      return loses(w, 'german', 'G 4 Army', 'G 12 Army');
    };
    const w = beatenPair(2);
    does(w, 'german', { do: 'retreat', area: 'Koblenz' });
    does(w, 'german', { do: 'retreat', area: 'Trier' });
    expect([areaOfUnit(w, 'G 12 Army'), areaOfUnit(w, 'G 4 Army'), steps(w, 'G 4 Army')]).toEqual([
      'Koblenz',
      'Trier',
      2,
    ]);
    const first = beatenPair(1);
    does(first, 'german', { do: 'retreat', area: 'Trier' });
    expect(asked(first)).toBe('german choosingLoss'); // as in games of version 1
  });
});
