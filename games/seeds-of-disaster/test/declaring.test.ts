/** 13.3 to 13.5 What each side puts into a battle, or 13.4 how the defender goes before it. */
import { describe, expect, it } from 'vitest';
import { at, experiencesOf, hasStated } from '../model/tracks.ts';
import {
  areaOfUnit,
  asked,
  attack,
  cp,
  does,
  eventOf,
  holds,
  ip,
  line,
  now,
  offers,
  refusal,
  refusalWords,
  steps,
  unitNo,
  war,
  type War,
} from './war-scene.ts';

describe('13.3 to 13.5 what is put in', () => {
  const air = (more: object = {}) =>
    war({
      at: { Aachen: ['G 6 Army'], Liege: ['B I'], Hasselt: ['F 1 Army'] },
      reserve: ['G 1 Air', 'G 2 Air', 'G 3 Air', 'F 1 Air', 'UK Air'],
      cp: [1, 1],
      ...more,
    });
  it('13.3, 6.2.3, 18.0 a fleet, a second for a CP, no third, and each once a week', () => {
    const w = attack(air(), 'german', 'Liege', ['G 6 Army']);
    for (const unit of ['F 1 Air', 'G 4 Army'])
      expect(refusalWords(w, 'german', { do: 'fly', unit })).toBe(`${unit} is no air fleet of yours.`);
    does(w, 'german', { do: 'fly', unit: 'G 1 Air' });
    expect(cp(w, 0)).toBe(1);
    does(w, 'german', { do: 'fly', unit: 'G 2 Air' });
    expect([cp(w, 0), line(w, 'attacker', '18.0')]).toEqual([0, 6]);
    expect(refusal(w, 'german', { do: 'fly', unit: 'G 3 Air' })).toBe('6.2.3');
    expect(refusal(w, 'german', { do: 'fly', unit: 'G 1 Air' })).toBe('18.0');
    expect(hasStated(w.g, 0, 'aircraft')).toBe(true);
  });
  it('6.2.3 without a CP there is no second fleet', () => {
    const w = attack(air({ cp: [0, 0] }), 'german', 'Liege', ['G 6 Army']);
    does(w, 'german', { do: 'fly', unit: 'G 1 Air' });
    expect(refusal(w, 'german', { do: 'fly', unit: 'G 2 Air' })).toBe('6.2.3');
  });
  it('13.5.1 a fleet needs troops of its nation; the British one helps Belgians near the British', () => {
    const w = attack(air(), 'german', 'Liege', ['G 6 Army']);
    does(w, 'german', { do: 'strike' });
    expect(refusal(w, 'allied', { do: 'fly', unit: 'F 1 Air' })).toBe('13.5.1');
    expect(refusal(w, 'allied', { do: 'fly', unit: 'UK Air' })).toBe('13.5.1');
    const near = attack(air({ at: { Aachen: ['G 6 Army'], Liege: ['B I'], Brussels: ['BEF'] } }), 'german', 'Liege', [
      'G 6 Army',
    ]);
    does(near, 'german', { do: 'strike' });
    does(near, 'allied', { do: 'fly', unit: 'UK Air' });
    expect(line(near, 'defender', '18.0')).toBe(2);
  });
  it('13.5.1, 9.2 a British corps is a ground unit Poised with the French, too', () => {
    const at = { Aachen: ['G 6 Army'], Liege: ['B I'], Brussels: ['F 1 Army'] };
    const w = attack(air({ at, poised: { 'F 1 Army': ['UK 1 Arm'] } }), 'german', 'Liege', ['G 6 Army']);
    does(w, 'german', { do: 'strike' });
    expect(refusal(w, 'allied', { do: 'fly', unit: 'UK Air' })).toBeUndefined();
  });
  const duel = (options: { readonly [o: string]: string } = {}) => {
    const w = attack(
      war({
        at: { Trier: ['G 12 Army'], Bastogne: ['F 2 Army'] },
        reserve: ['G 1 Air', 'F 1 Air'],
        ip: [1, 1],
        options,
      }),
      'german',
      'Bastogne',
      ['G 12 Army'],
    );
    does(w, 'german', { do: 'fly', unit: 'G 1 Air' });
    does(w, 'german', { do: 'strike' });
    return does(w, 'allied', { do: 'fly', unit: 'F 1 Air' });
  };
  it('13.5, 13.5.2, 13.5.3 in support both bring their dots', () => {
    const w = duel();
    expect([line(w, 'attacker', '18.0'), line(w, 'defender', '18.0')]).toEqual([3, 2]);
  });
  it('13.5.4, 5.2.5 met in the air: die, dots and an IP each; the lower loses a step, the attacker is diverted', () => {
    const w = duel();
    does(w, 'allied', { do: 'neutralise' }, 3, 4); // 3 + 3 against 4 + 2
    expect(asked(w)).toBe('german airIntelligence');
    does(w, 'german', { do: 'intercept' });
    expect([ip(w, 0), asked(w)]).toEqual([0, 'allied airIntelligence']);
    does(w, 'allied', { do: 'pass' }, 4, 4); // the defender's die and the Highlands'; no fleet's
    expect(steps(w, 'F 1 Air')).toBe(1);
    expect(experiencesOf(w.g, 0)).toContain('air losses');
    expect(eventOf(w, 'airBattle')).toMatchObject({ sums: [7, 6] });
    expect(eventOf(w, 'fought')).toMatchObject({ faces: [], replies: [4, 4] });
  });
  it('13.5.4 equal sums cost nobody a step; by the option a fleet that does not lose gets through', () => {
    const w = duel({ neutralisation: 'loser' });
    does(w, 'allied', { do: 'neutralise' }, 3, 4);
    does(w, 'german', { do: 'pass' });
    does(w, 'allied', { do: 'pass' }, 1, 2, 3, 6, 6);
    expect([steps(w, 'F 1 Air'), steps(w, 'G 1 Air')]).toEqual([2, 2]);
    expect(eventOf(w, 'fought')).toMatchObject({ faces: [1, 2, 3], replies: [6, 6] });
  });
  it('13.5.2 without enemy fleets there is nothing to neutralise', () => {
    const w = attack(
      war({ at: { Trier: ['G 12 Army'], Bastogne: ['F 2 Army'] }, reserve: ['F 1 Air'] }),
      'german',
      'Bastogne',
      ['G 12 Army'],
    );
    does(w, 'german', { do: 'strike' });
    expect(refusal(w, 'allied', { do: 'neutralise' })).toBe('13.5.2');
    does(w, 'allied', { do: 'fly', unit: 'F 1 Air' });
    expect(refusal(w, 'allied', { do: 'neutralise' })).toBe('13.5.2');
  });
  it('5.2.3 an IP buys either side one battle die', () => {
    const w = attack(war({ at: { Aachen: ['G 4 Army'], Liege: ['B I'] }, ip: [2, 1] }), 'german', 'Liege', [
      'G 4 Army',
    ]);
    does(w, 'german', { do: 'tactical' });
    expect(refusal(w, 'german', { do: 'tactical' })).toBe('5.2.3');
    does(w, 'german', { do: 'strike' });
    does(w, 'allied', { do: 'tactical' });
    expect([ip(w, 0), ip(w, 1)]).toEqual([1, 0]);
    expect(now(w)).toEqual({ attacker: [10, 1], defender: [4, 2] });
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
describe('13.4 Retreat Before Combat', () => {
  const before = (more: object = {}) =>
    attack(
      war({
        at: { Trier: ['G 12 Army'], Bastogne: ['F 2 Army', 'F X'] },
        poised: { 'F 2 Army': ['F 1 DLM'], 'G 12 Army': ['G XIX Pz'] },
        cp: [0, 3],
        ...more,
      }),
      'german',
      'Bastogne',
      ['G 12 Army'],
    );
  const declared = (w: War): War => {
    for (const side of ['german', 'allied'] as const)
      does(w, side, { do: 'roll' }, ...(side === 'allied' ? [1, 1] : []));
    return does(w, 'german', { do: 'strike' });
  };
  it('13.4, 6.2.7 a CP for each unit, Poised ones too, all to one Area, and the attackers may come in', () => {
    const w = declared(before());
    does(w, 'allied', { do: 'retreat', area: 'Sedan' });
    expect([cp(w, 1), areaOfUnit(w, 'F 2 Army'), areaOfUnit(w, 'F X')]).toEqual([0, 'Sedan', 'Sedan']);
    expect(areaOfUnit(w, 'F 1 DLM')).toBe('Poised with F 2 Army');
    expect(asked(w)).toBe('german advancing');
    does(w, 'german', { do: 'advance', unit: 'G 12 Army', area: 'Bastogne' });
    expect(holds(w, 'Bastogne')).toBe('german');
    expect(eventOf(w, 'fought')).toBeUndefined();
  });
  it('13.4 with too few CPs, or no room, nobody goes', () => {
    expect(refusal(declared(before({ cp: [0, 2] })), 'allied', { do: 'retreat', area: 'Sedan' })).toBe('6.2.7');
    const full = declared(before({ at: { Trier: ['G 12 Army'], Bastogne: ['F 2 Army', 'F X'], Sedan: ['F 9 Army'] } }));
    expect(refusal(full, 'allied', { do: 'retreat', area: 'Sedan' })).toBe('13.4');
    expect(refusal(full, 'allied', { do: 'retreat', area: 'Reims' })).toBe('13.4');
  });
  it('13.4 by the option an Area that was left stays empty', () => {
    const w = declared(before({ options: { vacated: 'no' } }));
    does(w, 'allied', { do: 'retreat', area: 'Sedan' });
    expect(asked(w)).toBe('german attacking');
  });
  it('13.4 who fell back adds nothing to a later defence, but shares its result', () => {
    const w = war({ at: { Bastogne: ['G 12 Army:12'], Sedan: ['F 9 Army:2', 'F 2 Army:8'] } });
    w.g.cells[at(w.g).fellBack + unitNo('F 2 Army')] = 1;
    attack(w, 'german', 'Sedan', ['G 12 Army']);
    does(w, 'german', { do: 'strike' });
    expect(now(w).defender[0]).toBe(2);
    does(w, 'allied', { do: 'stand' }, 1, 1, 1, 1); // 12 against 2 and 1 + 1 + 2 dice
    expect(asked(w)).toBe('allied choosingLoss');
    expect(offers(w, 'lose').map(c => c['unit'])).toEqual(['F 9 Army', 'F 2 Army']);
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
      'It costs 1 CP, one for each unit, and there are 0.',
    );
  });
});
