import { describe, expect, it } from 'vitest';
import type { Reckoned } from '../../../engine/effects.ts';
import { chancesNow, reckon } from '../rules/war/dice.ts';
import { battleProc } from '../rules/war/battle-frame.ts';
import { at, experiencesOf, hasStated } from '../tracks.ts';
import {
  areaNo,
  areaOfUnit,
  asked,
  attack,
  cp,
  disrupted,
  does,
  eventOf,
  fight,
  holds,
  ip,
  offers,
  refusal,
  refusalWords,
  steps,
  unitNo,
  war,
  type War,
} from './war-scene.ts';

/** Dice and strength of both as the battle stands. */
const now = (w: War) => {
  const { attacker, defender } = reckon(w.g, battleProc.vars(w.g));
  return { attacker: [attacker.strength, attacker.dice], defender: [defender.strength, defender.dice] };
};
const line = (w: War, role: 'attacker' | 'defender', ruleCase: string): number =>
  reckon(w.g, battleProc.vars(w.g))
    [role].diceLines.filter(l => l.case === ruleCase)
    .reduce((sum, l) => sum + l.value, 0);

describe('13.1 who attacks', () => {
  it('13.0, 13.1, 13.1.1 attacks are voluntary and go into adjacent Areas with enemies', () => {
    const w = war({ at: { Trier: ['G 12 Army'], Sedan: ['F 2 Army'], Bastogne: ['F 9 Army'] } });
    expect(asked(w)).toBe('german attacking');
    expect(offers(w, 'attack').map(c => c['area'])).toEqual(['Bastogne']);
    expect(refusal(w, 'german', { do: 'attack', area: 'Sedan' })).toBe('13.1');
    expect(refusalWords(w, 'german', { do: 'attack', area: 'Namur' })).toBe('there is no enemy in Namur');
    does(w, 'german', { do: 'done' });
    expect(asked(w)).toBe('allied marching');
  });
  it('12.0, 15.1.2, 13.1 an Area nobody may attack is refused for what keeps who stands next to it', () => {
    const belgian = war({ turn: 'allied', at: { Liege: ['B II'], Aachen: ['G 6 Army'] } });
    expect(refusal(belgian, 'allied', { do: 'attack', area: 'Aachen' })).toBe('12.0');
    const shaken = war({ at: { Aachen: ['G 6 Army'], Liege: ['B II'], Sedan: ['F 2 Army'] } });
    shaken.g.n[at(shaken.g).disrupted + unitNo('G 6 Army')] = 1;
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
    for (const u of ['F 1 Army', 'F 2 Army']) w.g.n[at(w.g).crowded + unitNo(u)] = 1;
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
    w.g.n[at(w.g).assaulted + areaNo('Liege')] = 0;
    does(w, 'german', { do: 'attack', area: 'Liege' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G 4 Army' })).toBe('13.1.3');
    expect(refusal(w, 'german', { do: 'add', unit: 'G I' })).toBeUndefined();
  });
  it('15.1.2 a Disrupted army does not attack', () => {
    const w = war({ at: { Aachen: ['G 4 Army'], Liege: ['B I'] } });
    w.g.n[at(w.g).disrupted + unitNo('G 4 Army')] = 1;
    expect(refusal(w, 'german', { do: 'attack', area: 'Liege' })).toBe('15.1.2');
    expect(offers(w, 'attack')).toEqual([]);
  });
  it('13.1.6 all who take part are shown, and the declaration cannot be taken back', () => {
    const w = war({ at: { Aachen: ['G 4 Army'], Liege: ['B I', 'B II'] } });
    attack(w, 'german', 'Liege', ['G 4 Army']);
    for (const u of ['B I', 'B II', 'G 4 Army']) expect(w.g.n[at(w.g).shown + unitNo(u)]).toBe(1);
    expect(eventOf(w, 'look')).toMatchObject({ to: ['german'] });
    expect(hasStated(w.g, 0, 'combat')).toBe(true);
  });
});

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
      expect(refusalWords(w, 'german', { do: 'fly', unit })).toBe(`${unit} is no air fleet of yours`);
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
    w.g.n[at(w.g).fellBack + unitNo('F 2 Army')] = 1;
    attack(w, 'german', 'Sedan', ['G 12 Army']);
    does(w, 'german', { do: 'strike' });
    expect(now(w).defender[0]).toBe(2);
    does(w, 'allied', { do: 'stand' }, 1, 1, 1, 1); // 12 against 2 and 1 + 1 + 2 dice
    expect(asked(w)).toBe('allied choosingLoss');
    expect(offers(w, 'lose').map(c => c['unit'])).toEqual(['F 9 Army', 'F 2 Army']);
  });
});

describe('13.6 battle dice', () => {
  const at6 = (spec: Parameters<typeof war>[0], area: string, ...units: readonly string[]): War =>
    attack(war(spec), spec.turn ?? 'german', area, units);
  it('13.6 the defender has a die, and the ground gives more', () => {
    expect(now(at6({ at: { Aachen: ['G 4 Army'], Liege: ['B I'] } }, 'Liege', 'G 4 Army'))).toEqual({
      attacker: [10, 0],
      defender: [4, 1],
    });
    expect(now(at6({ at: { Trier: ['G 4 Army'], Bastogne: ['F X'] } }, 'Bastogne', 'G 4 Army')).defender).toEqual([
      2, 2,
    ]);
    expect(now(at6({ at: { Arnhem: ['G 4 Army'], Utrecht: ['NL I'] } }, 'Utrecht', 'G 4 Army')).defender).toEqual([
      2, 3,
    ]);
    expect(now(at6({ at: { Breda: ['G 4 Army'], Eindhoven: ['NL I'] } }, 'Eindhoven', 'G 4 Army')).defender).toEqual([
      2, 2,
    ]);
    expect(
      now(at6({ at: { Amiens: ['G 4 Army'], 'Paris North': ['F X'] } }, 'Paris North', 'G 4 Army')).defender,
    ).toEqual([2, 3]);
  });
  it('13.6, 6.2.5 dice the attacker cannot lose the defender gains; engineers take a river away', () => {
    const w = at6({ at: { Bastogne: ['G 4 Army'], Sedan: ['F X'] }, cp: [2, 0] }, 'Sedan', 'G 4 Army');
    expect(now(w)).toEqual({ attacker: [10, 0], defender: [2, 4] }); // 1, Highlands 1, and 2 of the Meuse
    does(w, 'german', { do: 'engineers' });
    expect([now(w).defender, cp(w, 0)]).toEqual([[2, 2], 0]);
    expect(refusal(w, 'german', { do: 'engineers' })).toBe('6.2.5');
  });
  it('6.2.5 engineers cost 2 CPs, and serve where a river takes dice', () => {
    const poor = at6({ at: { Bastogne: ['G 4 Army'], Sedan: ['F X'] }, cp: [1, 0] }, 'Sedan', 'G 4 Army');
    expect(refusal(poor, 'german', { do: 'engineers' })).toBe('6.2.5');
    const dry = at6({ at: { Aachen: ['G 4 Army'], Liege: ['B I'] } }, 'Liege', 'G 4 Army');
    expect(refusalWords(dry, 'german', { do: 'engineers' })).toBe('no river takes dice from this attack');
  });
  it('13.6 a river counts for nothing if some attack from the defender’s bank', () => {
    const both = { at: { Bastogne: ['G 4 Army'], Hirson: ['G I'], Sedan: ['F X'] } };
    expect(now(at6(both, 'Sedan', 'G 4 Army')).defender[1]).toBe(4);
    expect(now(at6(both, 'Sedan', 'G 4 Army', 'G I')).defender[1]).toBe(2);
  });
  it('13.6, 15.1.4, 15.1.5 a Disrupted army costs its side a die, recovered or not', () => {
    for (const value of [1, 2]) {
      const w = war({ at: { Aachen: ['G 4 Army'], Liege: ['F 9 Army'] } });
      w.g.n[at(w.g).disrupted + unitNo('F 9 Army')] = value;
      attack(w, 'german', 'Liege', ['G 4 Army']);
      expect(now(w).defender[1]).toBe(0);
      expect(line(w, 'defender', '15.1.4')).toBe(-1);
    }
  });
  it('13.6.1 who has no dice adds nothing', () => {
    const w = fight(at6({ at: { Aachen: ['G 4 Army'], Liege: ['B I'] } }, 'Liege', 'G 4 Army'), 'german', 6);
    expect(eventOf(w, 'fought')).toMatchObject({ faces: [], replies: [6], totals: [10, 10] });
  });
  it('13.7 the account of a battle has every line with its case', () => {
    const w = fight(at6({ at: { Trier: ['G 4 Army'], Bastogne: ['F X'] } }, 'Bastogne', 'G 4 Army'), 'german', 6, 5);
    const ledger = eventOf(w, 'fought')!['ledger'] as readonly Reckoned[];
    expect(ledger.map(l => [l.name, l.case])).toEqual([
      ['Attacker strength: G 4 Army +10', '13.7.1'],
      ['Defender strength: F X +2', '13.7.1'],
      ['Defender dice: Defender +1', '13.6'],
      ['Defender dice: Terrain +1', '13.6'],
    ]);
  });
  it('13.7.5 the chances of the bands add up to one and are those of the dice', () => {
    const w = at6({ at: { Aachen: ['G 4 Army:7'], Liege: ['B I'] } }, 'Liege', 'G 4 Army'); // 7 against 4 and a die
    const chances = chancesNow(w.g, battleProc.vars(w.g));
    expect(chances.reduce((sum, c) => sum + c.share, 0)).toBeCloseTo(1, 12);
    const of = (row: number, winner: number) => chances.find(c => c.row === row && c.winner === winner)!.share;
    expect(of(0, 0)).toBeCloseTo(2 / 6, 12); // a die of 1 or 2
    expect(of(-1, -1)).toBeCloseTo(1 / 6, 12);
    expect(of(0, 1)).toBeCloseTo(3 / 6, 12);
  });
});

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
        war({ at: { Trier: ['G 12 Army:12'], Bastogne: ['F 9 Army:1'] }, poised: { 'F 9 Army': ['F 1 DLM:1'] } }),
        'german',
        'Bastogne',
        ['G 12 Army'],
      ),
      'german',
      1,
      1,
      1,
      1,
    );
    does(w, 'allied', { do: 'lose', unit: 'F 1 DLM' });
    does(w, 'allied', { do: 'lose', unit: 'F 9 Army' });
    expect(areaOfUnit(w, 'F 9 Army')).toBe('Out of play');
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
