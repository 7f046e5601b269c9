import { describe, expect, it } from 'vitest';
import { save } from '../../../engine/save.ts';
import { clone, HOLE } from '../../../engine/state.ts';
import { placeOf, topOf } from '../army.ts';
import { seedsOfDisaster } from '../game.ts';
import { derive } from '../rules/completed.ts';
import { battleProc } from '../rules/war/battle-frame.ts';
import { reckon } from '../rules/war/dice.ts';
import { at, experiencesOf } from '../tracks.ts';
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
  type WarSpec,
} from './war-scene.ts';

const loses = (w: War, side: 'german' | 'allied', ...units: readonly string[]): War => {
  for (const unit of units) does(w, side, { do: 'lose', unit });
  return w;
};

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
  });
  it('13.7.8 not onto an enemy; onto another army only if there is nothing else, and then farther, for a step', () => {
    const held = beaten({ Hasselt: ['G 6 Army'], Namur: ['F 2 Army'] });
    expect(offers(held, 'retreat').map(c => c['area'])).toEqual(['Eindhoven', 'Bastogne']);
    for (const area of ['Namur', 'Hasselt']) expect(refusal(held, 'allied', { do: 'retreat', area })).toBe('13.7.8');
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
});

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
});

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
    expect(none.g.n[at(none.g).ruined + areaNo('Colmar')]).toBe(0);
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
    expect(w.g.n[at(w.g).westwall + areaNo('Saarbrucken')]).toBe(0);
  });
});

describe('15.0 Disruption', () => {
  /** 22 against 6 and a one: three steps, Disrupted. */
  const routed = (more: WarSpec = {}): War => {
    const w = attack(
      war({
        at: { Aachen: ['G 4 Army:19', 'G I'], Liege: ['F 9 Army:5', 'F X:1'] },
        poised: { 'F 9 Army': ['F DLC'] },
        cp: [0, 1],
        ...more,
      }),
      'german',
      'Liege',
      ['G 4 Army', 'G I'],
    );
    fight(w, 'german', 1, 1, 1); // the Allied Poised have the benefit: 5 + 1 + 2 and 3 dice
    return w;
  };
  const away = (w: War): War => does(w, 'allied', { do: 'retreat', area: 'Namur' });
  it('15.0, 15.1, 15.1.3 its Poised corps become Columnar beside it and stand fast', () => {
    const w = routed({ at: { Aachen: ['G 4 Army:19', 'G I', 'G III'], Liege: ['F 9 Army:3', 'F X:1'] } });
    expect(eventOf(w, 'fought')).toMatchObject({ totals: [22, 9], row: 2 });
    const v = routed({
      at: { Aachen: ['G 4 Army:19', 'G I'], Liege: ['F 9 Army:1', 'F X:1'] },
      poised: { 'F 9 Army': ['F DLC:1'] },
    });
    expect(eventOf(v, 'fought')).toMatchObject({ totals: [22, 6], row: 3 });
    does(v, 'allied', { do: 'lose', unit: 'F DLC' });
    does(v, 'allied', { do: 'lose', unit: 'F X' });
    does(v, 'allied', { do: 'lose', unit: 'F 9 Army' });
    expect(areaOfUnit(v, 'F 9 Army')).toBe('Out of play');
  });
  /** Two armies' worth of strength, so that somebody is left to be Disrupted. */
  const shaken = (cps: readonly [number, number], liege: readonly string[], riders = ['F DLC']): War => {
    const w = attack(
      war({
        at: { Aachen: ['G 4 Army:19', 'G I', 'G III', 'G IV'], Liege: liege },
        poised: { 'F 9 Army': riders },
        cp: cps,
      }),
      'german',
      'Liege',
      ['G 4 Army', 'G I', 'G III', 'G IV'],
    );
    return fight(w, 'german', 1, 1, 1);
  };
  it('15.1, 15.1.1, 15.1.3 Disrupted, and who was Poised with it is Columnar', () => {
    const w = shaken([0, 0], ['F 9 Army:5']); // 28 against 7 + 3: 18
    expect(eventOf(w, 'fought')).toMatchObject({ totals: [28, 10], row: 3 });
    loses(w, 'allied', 'F DLC', 'F 9 Army', 'F 9 Army');
    expect([disrupted(w, 'F 9 Army'), areaOfUnit(w, 'F DLC')]).toEqual([true, 'Liege']);
    expect(w.g.n[at(w.g).disrupted + unitNo('F DLC')]).toBe(1);
    away(w);
    expect(asked(w)).toBe('german advancing'); // no CP, no recovery
  });
  it('15.2, 15.2.2, 15.2.4, 6.2.8 in the enemy’s turn it costs a CP and a step of a mobile corps', () => {
    const w = shaken([0, 1], ['F 9 Army:5', 'F X:1']);
    does(w, 'allied', { do: 'spare', unit: 'F 9 Army' });
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    away(w);
    expect(asked(w)).toBe('allied recovering');
    expect(refusal(w, 'allied', { do: 'recover', army: 'F 9 Army', unit: 'F X' })).toBe('15.2.2');
    does(w, 'allied', { do: 'recover', army: 'F 9 Army', unit: 'F DLC' });
    expect([cp(w, 1), disrupted(w, 'F 9 Army'), steps(w, 'F DLC')]).toEqual([0, false, 1]);
    expect(w.g.n[at(w.g).disrupted + unitNo('F 9 Army')]).toBe(2); // 15.1.5 the die stays lost
  });
  it('15.2.4 with a mobile corps left it may be Poised again', () => {
    const w = shaken([0, 1], ['F 9 Army:5'], ['F DLC', 'F 1 DLM']);
    does(w, 'allied', { do: 'spare', unit: 'F 9 Army' });
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    away(w);
    does(w, 'allied', { do: 'recover', army: 'F 9 Army', unit: 'F DLC' });
    expect(asked(w)).toBe('allied reposting');
    expect(refusal(w, 'allied', { do: 'poise', unit: 'F DLC', army: 'F 9 Army' })).toBe('15.2.4'); // 7.2.6 its dots are gone
    does(w, 'allied', { do: 'poise', unit: 'F 1 DLM', army: 'F 9 Army' });
    expect(areaOfUnit(w, 'F 1 DLM')).toBe('Poised with F 9 Army');
  });
  it('15.2.2, 15.2.4, 7.2.6 a corps that has lost its dots is no mobile one: infantry may pay for it, and it is not Poised again', () => {
    const w = shaken([0, 1], ['F 9 Army:4', 'F X:1']);
    loses(w, 'allied', 'F DLC', 'F 9 Army', 'F 9 Army');
    away(w);
    expect(refusal(w, 'allied', { do: 'recover', army: 'F 9 Army', unit: 'F DLC' })).toBeUndefined();
    does(w, 'allied', { do: 'recover', army: 'F 9 Army', unit: 'F X' });
    expect([areaOfUnit(w, 'F X'), areaOfUnit(w, 'F DLC'), asked(w)]).toEqual([
      'Out of play',
      'Namur',
      'german advancing',
    ]);
  });
  it('15.2.2 without a corps beside it there is no recovery', () => {
    const w = attack(war({ at: { Aachen: ['G 4 Army:19', 'G I'], Liege: ['F 9 Army:5'] } }), 'german', 'Liege', [
      'G 4 Army',
      'G I',
    ]);
    fight(w, 'german', 1);
    loses(w, 'allied', 'F 9 Army', 'F 9 Army', 'F 9 Army');
    away(w);
    expect([disrupted(w, 'F 9 Army'), asked(w)]).toEqual([true, 'german advancing']);
  });
  it('15.2.4, 5.2.2 whether corps may be Poised again is asked by what the enemy sees: a covered counter may be a mobile corps', () => {
    const beside = (...units: readonly string[]): string => {
      const w = war({ at: { Cologne: [...units, 'G 4 Army:9'], Liege: ['F 9 Army:3'] }, cp: [1, 0] });
      w.g.n[at(w.g).disrupted + unitNo('G 4 Army')] = 1;
      does(w, 'german', { do: 'recover', army: 'G 4 Army' });
      return `${asked(w)} ${w.g.wait.for === 'choice' && w.g.wait.ask.secret ? 'secretly' : 'openly'}`;
    };
    expect(beside('G XIX Pz')).toBe('german reposting secretly');
    expect(beside('G 12 Army:5')).toBe(beside('G XIX Pz'));
    expect(beside()).toBe('german attacking openly');
  });
  it('15.2.2, 5.2.2 whether a corps pays is asked by what the enemy sees, too', () => {
    const fallenBackOn = (unit: string): string => {
      const at = { Hasselt: ['G 4 Army:19', 'G I'], Namur: ['F 9 Army:5'], Brussels: [unit] };
      const w = attack(war({ at, cp: [0, 1] }), 'german', 'Namur', ['G 4 Army', 'G I']);
      loses(fight(w, 'german', 1), 'allied', 'F 9 Army', 'F 9 Army', 'F 9 Army');
      does(w, 'allied', { do: 'retreat', area: 'Brussels' });
      return asked(w);
    };
    expect(fallenBackOn('F X')).toBe('allied recovering');
    expect(fallenBackOn('F 1 Army:5')).toBe('allied recovering');
  });
  it('15.2.2, 15.2.3, 15.2.4 at any time: in the owner’s Combat Segment a CP recovers it, its corps may be Poised again, and it attacks', () => {
    const w = war({ at: { Aachen: ['G 4 Army:9', 'G XIX Pz', 'G I'], Liege: ['F 9 Army:3'] }, cp: [1, 0] });
    for (const u of ['G 4 Army', 'G XIX Pz']) w.g.n[at(w.g).disrupted + unitNo(u)] = 1;
    does(w, 'german', { do: 'attack', area: 'Liege' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G 4 Army' })).toBe('15.1.2');
    does(w, 'german', { do: 'cancel' });
    expect(refusal(w, 'german', { do: 'recover', army: 'F 9 Army' })).toBe('15.2.2');
    does(w, 'german', { do: 'recover', army: 'G 4 Army' });
    does(w, 'german', { do: 'poise', unit: 'G XIX Pz', army: 'G 4 Army' });
    expect([asked(w), cp(w, 0), disrupted(w, 'G 4 Army')]).toEqual(['german attacking', 0, false]);
    expect(areaOfUnit(w, 'G XIX Pz')).toBe('Poised with G 4 Army');
    does(w, 'german', { do: 'attack', area: 'Liege' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G 4 Army' })).toBeUndefined();
    expect(w.g.n[at(w.g).disrupted + unitNo('G 4 Army')]).toBe(0); // 15.1.5 it was Disrupted in an earlier turn
  });
  it('15.2.1 it ends when the enemy’s next turn begins, and lasts through one’s own', () => {
    const w = war({ at: { Aachen: ['G 4 Army'], Namur: ['F 9 Army'] } });
    w.g.n[at(w.g).disrupted + unitNo('F 9 Army')] = 1;
    does(w, 'german', { do: 'done' });
    expect([asked(w), disrupted(w, 'F 9 Army')]).toEqual(['allied marching', true]);
    does(w, 'allied', { do: 'done' });
    does(w, 'allied', { do: 'done' }, 3, 4, 3, 5, 1, 1, 1, 1);
    expect([asked(w), disrupted(w, 'F 9 Army')]).toEqual(['german marching', false]);
  });
});

describe('16.0 Breakthrough', () => {
  /** 10 + 4 and 2 dice against one corps and two dice. */
  const through = (more: WarSpec = {}, ...dice: readonly number[]): War => {
    const w = attack(
      war({
        at: { Trier: ['G 12 Army:12', 'G I'], Bastogne: ['F X'], Sedan: ['F 2 Army:4'], Namur: ['F 9 Army:3'] },
        poised: { 'G 12 Army': ['G XIX Pz'] },
        ...more,
      }),
      'german',
      'Bastogne',
      ['G 12 Army', 'G I'],
    );
    return fight(w, 'german', ...(dice.length ? dice : [6, 6, 1, 1])); // 12 + 3 + 4 + 12 against 2 + 2
  };
  it('16.0, 16.1, 16.1.2 four losses and, with Poised Forces left, at once a segment of its own', () => {
    const w = through({
      at: { Trier: ['G 12 Army:12', 'G I'], Bastogne: ['F X:1'], Sedan: ['F 2 Army:4'], Namur: ['F 9 Army:3'] },
    });
    expect(eventOf(w, 'brokeThrough')).toMatchObject({ case: '16.0', side: 0 });
    expect(experiencesOf(w.g, 0)).toContain('breakthrough');
    loses(w, 'allied', 'F X');
    does(w, 'german', { do: 'advance', unit: 'G 12 Army', area: 'Bastogne' });
    does(w, 'german', { do: 'done' });
    expect(asked(w)).toBe('german breaking');
    expect(offers(w, 'attack').map(c => c['area'])).toEqual(['Namur', 'Sedan', 'Metz']);
  });
  it('16.0 without Poised Forces there is none, and who did not advance attacks no more', () => {
    const bare = through(
      { poised: {}, at: { Trier: ['G 12 Army:19', 'G I', 'G III'], Bastogne: ['F X:1'], Sedan: ['F 2 Army:4'] } },
      1,
      1,
    );
    expect(bare).toBeDefined();
    const w = through({ at: { Trier: ['G 12 Army:12', 'G I'], Bastogne: ['F X:1'], Sedan: ['F 2 Army:4'] } });
    loses(w, 'allied', 'F X');
    does(w, 'german', { do: 'done' });
    expect(asked(w)).toBe('german attacking');
  });
  it('16.1.1 the defender goes two Areas on the way the winner chooses', () => {
    const w = through({ at: { Trier: ['G 12 Army:12', 'G I'], Bastogne: ['F 1 Army:6'] } }, 6, 6, 1, 1); // 31 against 8
    loses(w, 'allied', 'F 1 Army', 'F 1 Army', 'F 1 Army', 'F 1 Army');
    expect(asked(w)).toBe('german retreating');
    does(w, 'german', { do: 'retreat', area: 'Namur' });
    expect(asked(w)).toBe('german retreating');
    expect(offers(w, 'retreat').map(c => c['area'])).not.toContain('Bastogne');
    expect(refusalWords(w, 'german', { do: 'retreat', area: 'Bastogne' })).toContain('the retreat began there');
    does(w, 'german', { do: 'retreat', area: 'Mons' });
    expect([areaOfUnit(w, 'F 1 Army'), disrupted(w, 'F 1 Army')]).toEqual(['Mons', true]);
  });
  it('16.1.1 who leads it on sees what lies beneath it where it passes, and cannot take that back', () => {
    const at = { Trier: ['G 12 Army:12', 'G I'], Bastogne: ['F 1 Army:6'], Namur: ['F X'] };
    const w = through({ at }, 6, 6, 1, 1);
    loses(w, 'allied', 'F 1 Army', 'F 1 Army', 'F 1 Army', 'F 1 Army');
    does(w, 'german', { do: 'retreat', area: 'Namur' });
    does(w, 'german', { do: 'retreat', area: 'Mons' });
    expect(eventOf(w, 'look')).toMatchObject({ case: '16.1.1', to: ['german'], units: [unitNo('F X')] });
  });
  const advanced = (more: WarSpec = {}): War => {
    const w = through({
      at: {
        Trier: ['G 12 Army:12', 'G I'],
        Bastogne: ['F X:1'],
        Sedan: ['F 2 Army:4'],
        Namur: ['F 9 Army:3'],
        ...more.at,
      },
      ...(more.cp ? { cp: more.cp } : {}),
      ...(more.reserve ? { reserve: more.reserve } : {}),
    });
    loses(w, 'allied', 'F X');
    for (const unit of ['G 12 Army', 'G I']) does(w, 'german', { do: 'advance', unit, area: 'Bastogne' });
    return w;
  };
  it('16.1.3, 13.1.6 the draft of a second attack is set by hand as it was: planned and unseen', () => {
    const w = does(advanced(), 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Namur' });
    does(w, 'german', { do: 'add', unit: 'G 12 Army' });
    const set = clone(w.g);
    derive(set, w.g, save(seedsOfDisaster, w.g));
    expect(set.n[at(set).fought + unitNo('G 12 Army')]).toBe(2);
    expect(set.n).toEqual(w.g.n);
  });
  it('16.1.3, 13.1.6 the enemy does not see who is in the draft of a second attack', () => {
    const w = does(advanced(), 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Namur' });
    const seen = () => seedsOfDisaster.machine.view(w.g, 'allied').n;
    const before = seen();
    does(w, 'german', { do: 'add', unit: 'G 12 Army' });
    expect(seen()).toEqual(before);
  });
  it('13.1.6, 13.7.9 who fought and advances stays known, under another, too', () => {
    const { g } = advanced();
    const seen = seedsOfDisaster.machine.view(g, 'allied');
    expect(topOf(g, areaNo('Bastogne'))).toBe(unitNo('G I'));
    expect(placeOf(seen, unitNo('G 12 Army'))).toBe(areaNo('Bastogne'));
  });
  it('9.2.5 who loses a step before the enemy rides learns nothing by it, and may take it back', () => {
    const w = through({ at: { Trier: ['G 12 Army:12', 'G I'], Bastogne: ['F X:1'] } });
    const seen = () => seedsOfDisaster.machine.view(w.g, 'allied').n[at(w.g).spent + unitNo('G XIX Pz')];
    expect(seen()).toBe(HOLE);
    loses(w, 'allied', 'F X');
    expect([asked(w), seen()]).toEqual(['german advancing', HOLE]);
  });
  it('9.2.5 all see what MPs those who ride on have spent, until the advance is over', () => {
    const w = advanced();
    does(w, 'german', { do: 'advance', unit: 'G XIX Pz', area: 'Liege' });
    const spent = () => seedsOfDisaster.machine.view(w.g, 'allied').n[at(w.g).spent + unitNo('G XIX Pz')];
    expect(spent()).toBe(3); // 2 with its army
    does(w, 'german', { do: 'done' });
    expect(spent()).toBe(HOLE);
  });
  it('16.1.3, 16.1.6 the stack that advanced attacks again, with its Poised units, fleets and all', () => {
    const w = does(advanced({ reserve: ['G 1 Air'] }), 'german', { do: 'done' });
    attack(w, 'german', 'Namur', ['G 12 Army', 'G I']);
    expect(asked(w)).toBe('german declaring');
    does(w, 'german', { do: 'fly', unit: 'G 1 Air' });
    const { attacker } = reckon(w.g, battleProc.vars(w.g));
    expect([attacker.strength, attacker.dice]).toEqual([12 + 3 + 4, 2 + 3 - 2]); // the Meuse takes two
    expect(battleProc.vars(w.g).benefit).toBe(0);
  });
  it('16.1.3, 17.0 who jumped is in the vacated Area already and attacks again with the stack', () => {
    const at = { Trier: ['G 12 Army:12'], Bastogne: ['F X:1'], Namur: ['F 9 Army:3'] };
    const w = war({ at, poised: { 'G 12 Army': ['G XIX Pz'] }, reserve: ['G Para'] });
    fight(attack(w, 'german', 'Bastogne', ['G 12 Army', 'G Para']), 'german', 6, 6, 1, 1, 1); // 18 + 13 against 3
    loses(w, 'allied', 'F X');
    does(w, 'german', { do: 'advance', unit: 'G 12 Army', area: 'Bastogne' });
    does(w, 'german', { do: 'done' });
    attack(w, 'german', 'Namur', ['G 12 Army', 'G Para']);
    const { attacker } = reckon(w.g, battleProc.vars(w.g));
    expect([attacker.strength, attacker.dice]).toEqual([12 + 2 + 4, 2 - 2]); // no second jump, and the Meuse
  });
  it('16.1.6 Poised units that ride off fight as Columnar, where they stand', () => {
    const w = advanced();
    does(w, 'german', { do: 'advance', unit: 'G XIX Pz', area: 'Liege' }); // 2 with its army, 3
    expect(refusal(w, 'german', { do: 'advance', unit: 'G XIX Pz', area: 'Hasselt' })).toBe('9.2.5');
    does(w, 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Namur' });
    for (const unit of ['G 12 Army', 'G XIX Pz']) does(w, 'german', { do: 'add', unit });
    does(w, 'german', { do: 'declare' });
    expect(battleProc.vars(w.g).benefit).toBe(-1);
    expect(reckon(w.g, battleProc.vars(w.g)).attacker.strength).toBe(12 + 4);
  });
  it('16.1.3 each fights once more; who is left over may attack elsewhere; a unit of neither stays out', () => {
    const w = does(advanced({ at: { Aachen: ['G 6 Army', 'G V'], Sedan: ['F 2 Army:3'] } }), 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Sedan' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G V' })).toBe('13.1');
    does(w, 'german', { do: 'add', unit: 'G I' });
    does(w, 'german', { do: 'declare' });
    fight(w, 'german', 1, 1, 1, 1); // 3 against 3 and four dice
    loses(w, 'allied', 'F 2 Army');
    loses(w, 'german', 'G I');
    expect(asked(w)).toBe('german breaking');
    does(w, 'german', { do: 'attack', area: 'Namur' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G I' })).toBe('16.1.5');
    expect(refusal(w, 'german', { do: 'add', unit: 'G 12 Army' })).toBeUndefined();
  });
  it('16.1.5 others who have not fought and stand next to both may join; an army makes it over-concentration', () => {
    const spec = { at: { Liege: ['G 6 Army', 'G V'] } };
    const w = does(advanced({ ...spec, cp: [4, 0] }), 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Namur' });
    does(w, 'german', { do: 'add', unit: 'G I' });
    does(w, 'german', { do: 'add', unit: 'G V' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G 6 Army' })).toBe('6.2.4');
    const rich = does(advanced({ ...spec, cp: [5, 0] }), 'german', { do: 'done' });
    does(rich, 'german', { do: 'attack', area: 'Namur' });
    for (const unit of ['G I', 'G 6 Army']) does(rich, 'german', { do: 'add', unit });
    does(rich, 'german', { do: 'declare' });
    expect(cp(rich, 0)).toBe(0);
  });
  it('16.1.6 those who ride to another army that has not fought attack with it, Columnar', () => {
    const at = {
      Trier: ['G 12 Army:12', 'G I'],
      Bastogne: ['F X:1'],
      Liege: ['G 6 Army', 'G V'],
      Namur: ['F 9 Army:3'],
    };
    const w = loses(through({ at, cp: [5, 0] }), 'allied', 'F X');
    for (const area of ['Bastogne', 'Liege']) does(w, 'german', { do: 'advance', unit: 'G XIX Pz', area });
    does(w, 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Namur' });
    for (const unit of ['G XIX Pz', 'G 6 Army', 'G V']) does(w, 'german', { do: 'add', unit });
    does(w, 'german', { do: 'declare' });
    expect([cp(w, 0), battleProc.vars(w.g).benefit]).toEqual([0, -1]);
  });
  it('16.1.4 after over-concentration one stack goes on', () => {
    const w = attack(
      war({
        at: { Trier: ['G 12 Army:12'], Aachen: ['G 4 Army:9'], Liege: ['B I:1'], Namur: ['F 9 Army'] },
        poised: { 'G 12 Army': ['G XIX Pz'] },
        cp: [5, 0],
      }),
      'german',
      'Liege',
      ['G 12 Army', 'G 4 Army'],
    );
    fight(w, 'german', 1, 1, 1, 1);
    loses(w, 'allied', 'B I');
    expect(asked(w)).toBe('german following');
    does(w, 'german', { do: 'follow', area: 'Trier' });
    for (const unit of ['G 12 Army', 'G 4 Army']) does(w, 'german', { do: 'advance', unit, area: 'Liege' });
    does(w, 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Namur' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G 4 Army' })).toBe('16.1.5');
    does(w, 'german', { do: 'add', unit: 'G 12 Army' });
  });
  it('16.1.7 broken through by the defender: three CPs less, and no further battle', () => {
    const w = attack(war({ at: { Aachen: ['G I'], Liege: ['F 9 Army:19', 'F X'] }, cp: [5, 0] }), 'german', 'Liege', [
      'G I',
    ]);
    fight(w, 'german', 3); // 3 against 24
    expect(eventOf(w, 'brokeThrough')).toMatchObject({ case: '16.1.7', side: 1 });
    expect([cp(w, 0), cp(w, 1)]).toEqual([2, 1]);
    loses(w, 'german', 'G I', 'G I');
    does(w, 'allied', { do: 'advance', unit: 'F X', area: 'Aachen' });
    does(w, 'allied', { do: 'done' });
    expect(asked(w)).toBe('german attacking');
  });
});
