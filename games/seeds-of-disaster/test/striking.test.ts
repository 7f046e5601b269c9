/** 13.1 Who may attack what. */
import { describe, expect, it } from 'vitest';
import { at, hasStated } from '../model/tracks.ts';
import {
  areaNo,
  asked,
  attack,
  cp,
  does,
  eventOf,
  fight,
  line,
  offers,
  refusal,
  refusalWords,
  unitNo,
  war,
} from './war-scene.ts';

describe('13.1 who attacks', () => {
  it('13.0, 13.1, 13.1.1 attacks are voluntary and go into adjacent Areas with enemies', () => {
    const w = war({ at: { Trier: ['G 12 Army'], Sedan: ['F 2 Army'], Bastogne: ['F 9 Army'] } });
    expect(asked(w)).toBe('german attacking');
    expect(offers(w, 'attack').map(c => c['area'])).toEqual(['Bastogne']);
    expect(refusal(w, 'german', { do: 'attack', area: 'Sedan' })).toBe('13.1');
    expect(refusalWords(w, 'german', { do: 'attack', area: 'Namur' })).toBe('There is no enemy in Namur.');
    does(w, 'german', { do: 'done' });
    expect(asked(w)).toBe('allied marching');
  });
  it('12.0, 15.1.2, 13.1 an Area nobody may attack is refused for what keeps who stands next to it', () => {
    const belgian = war({ turn: 'allied', at: { Liege: ['B II'], Aachen: ['G 6 Army'] } });
    expect(refusal(belgian, 'allied', { do: 'attack', area: 'Aachen' })).toBe('12.0');
    const shaken = war({ at: { Aachen: ['G 6 Army'], Liege: ['B II'], Sedan: ['F 2 Army'] } });
    shaken.g.cells[at(shaken.g).disrupted + unitNo('G 6 Army')] = 1;
    expect(refusal(shaken, 'german', { do: 'attack', area: 'Liege' })).toBe('15.1.2');
    expect(refusal(shaken, 'german', { do: 'attack', area: 'Sedan' })).toBe('13.1');
  });
  it('13.1.2, 13.1.4, 6.2.4 one army and any number of corps; a second army costs 5 CPs and brings a die', () => {
    const spec = { at: { Aachen: ['G 4 Army', 'G I', 'G III'], Trier: ['G 12 Army'], Liege: ['B I'] } };
    const poor = war({ ...spec, cp: [4, 0] });
    does(poor, 'german', { do: 'attack', area: 'Liege' });
    for (const unit of ['G 4 Army', 'G I', 'G III']) does(poor, 'german', { do: 'add', unit });
    expect(refusal(poor, 'german', { do: 'add', unit: 'G 12 Army' })).toBe('6.2.4');
    const w = attack(war({ ...spec, cp: [5, 0] }), 'german', 'Liege', ['G 4 Army', 'G 12 Army']);
    expect([cp(w, 0), line(w, 'attacker', '6.2.4')]).toEqual([0, 1]);
  });
  it('6.2.4 two armies out of one Mobilization Center are an over-concentration, too', () => {
    const w = attack(
      war({ at: { Reims: ['F 1 Army', 'F 2 Army'], Laon: ['G 4 Army'] }, turn: 'allied', cp: [0, 6] }),
      'allied',
      'Laon',
      ['F 1 Army', 'F 2 Army'],
    );
    expect(cp(w, 1)).toBe(1);
  });
  it('8.0 armies that were crowded together do not attack together', () => {
    const w = war({ at: { Reims: ['F 1 Army', 'F 2 Army'], Laon: ['G 4 Army'] }, turn: 'allied' });
    for (const u of ['F 1 Army', 'F 2 Army']) w.g.cells[at(w.g).crowded + unitNo(u)] = 1;
    does(w, 'allied', { do: 'attack', area: 'Laon' });
    does(w, 'allied', { do: 'add', unit: 'F 1 Army' });
    expect(refusal(w, 'allied', { do: 'add', unit: 'F 2 Army' })).toBe('8.0');
  });
  it('13.1.3 an Area is attacked once in a segment, and a unit fights once', () => {
    const w = war({
      at: { Aachen: ['G 4 Army:4', 'G I'], Trier: ['G 12 Army'], Liege: ['B I'], Bastogne: ['F X', 'F XVI', 'F XXI'] },
    });
    attack(w, 'german', 'Liege', ['G 4 Army']);
    fight(w, 'german', 2); // 4 against 4 + 2: a repulse
    does(w, 'allied', { do: 'lose', unit: 'B I' });
    does(w, 'german', { do: 'lose', unit: 'G 4 Army' });
    expect(asked(w)).toBe('german attacking');
    expect(refusal(w, 'german', { do: 'attack', area: 'Liege' })).toBe('13.1.3');
    does(w, 'german', { do: 'attack', area: 'Bastogne' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G 4 Army' })).toBe('13.1');
    does(w, 'german', { do: 'cancel' });
    w.g.cells[at(w.g).assaulted + areaNo('Liege')] = 0;
    does(w, 'german', { do: 'attack', area: 'Liege' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G 4 Army' })).toBe('13.1.3');
    expect(refusal(w, 'german', { do: 'add', unit: 'G I' })).toBeUndefined();
  });
  it('15.1.2 a Disrupted army does not attack', () => {
    const w = war({ at: { Aachen: ['G 4 Army'], Liege: ['B I'] } });
    w.g.cells[at(w.g).disrupted + unitNo('G 4 Army')] = 1;
    expect(refusal(w, 'german', { do: 'attack', area: 'Liege' })).toBe('15.1.2');
    expect(offers(w, 'attack')).toEqual([]);
  });
  it('13.1.6 all who take part are shown, and the declaration cannot be taken back', () => {
    const w = war({ at: { Aachen: ['G 4 Army'], Liege: ['B I', 'B II'] } });
    attack(w, 'german', 'Liege', ['G 4 Army']);
    for (const u of ['B I', 'B II', 'G 4 Army']) expect(w.g.cells[at(w.g).shown + unitNo(u)]).toBe(1);
    expect(eventOf(w, 'look')).toMatchObject({ to: ['german'] });
    expect(hasStated(w.g, 0, 'combat')).toBe(true);
  });
});
