/** 15.0 Disrupted armies, and how they recover. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/state.ts';
import { at } from '../model/tracks.ts';
import {
  areaOfUnit,
  asked,
  attack,
  cp,
  disrupted,
  does,
  eventOf,
  fight,
  inMovement,
  loses,
  move,
  refusal,
  steps,
  unitNo,
  war,
  type War,
  type WarSpec,
} from './war-scene.ts';

const disruptedCell = (w: War, unit: string): number => at(w.g).disrupted + unitNo(unit);

describe('15.0 Disruption', () => {
  const away = (w: War): War => does(w, 'allied', { do: 'retreat', area: 'Namur' });
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
    expect(w.g.cells[disruptedCell(w, 'F DLC')]).toBe(1);
    away(w);
    expect(asked(w)).toBe('german advancing'); // no CP, no recovery
  });
  /** The 9th Army is Disrupted, its cavalry held fast beside it in Namur, and it is the Allied turn. */
  const heldFast = (more: WarSpec = {}): War => {
    const at = { Aachen: ['G 4 Army:19', 'G I', 'G III', 'G IV'], Liege: ['F 9 Army:5'], Namur: ['F X'] };
    const w = war({ at, poised: { 'F 9 Army': ['F DLC'] }, cp: [0, 0], ...more });
    fight(attack(w, 'german', 'Liege', ['G 4 Army', 'G I', 'G III', 'G IV']), 'german', 1, 1, 1);
    loses(w, 'allied', 'F DLC', 'F 9 Army', 'F 9 Army');
    away(w);
    does(w, 'german', { do: 'advance', unit: 'G I', area: 'Liege' });
    does(w, 'german', { do: 'done' });
    return does(w, 'german', { do: 'done' });
  };
  const mayAdd = (w: War, unit: string): string | undefined => {
    does(w, 'allied', { do: 'done' });
    does(w, 'allied', { do: 'attack', area: 'Liege' });
    return refusal(w, 'allied', { do: 'add', unit });
  };
  it('15.0, 15.1.2, 15.1.3 through its own turn it stands still, and so do the corps that were Poised with it, which attack nobody', () => {
    const w = heldFast();
    expect([asked(w), disrupted(w, 'F 9 Army')]).toEqual(['allied marching', true]);
    expect(refusal(w, 'allied', move('F 9 Army', 'Brussels'))).toBe('15.1.2');
    expect(refusal(w, 'allied', move('F DLC', 'Brussels'))).toBe('15.1.3');
    expect(refusal(w, 'allied', move('F X', 'Brussels'))).toBeUndefined();
    expect(mayAdd(w, 'F DLC')).toBe('15.1.3');
    expect(refusal(w, 'allied', { do: 'add', unit: 'F 9 Army' })).toBe('15.1.2');
    expect(refusal(w, 'allied', { do: 'add', unit: 'F X' })).toBeUndefined();
  });
  it('15.1.3, 11.0, 2.3.2, 9.2.2 nor are those corps redeployed, taken into the Reserve or Poised with another army', () => {
    const at = { Lille: ['F 9 Army:5', 'F 1 DLM', 'F 2 Army:5', 'F 2 DLM'] };
    const w = inMovement({ at, turn: 'allied' });
    for (const u of ['F 9 Army', 'F 1 DLM']) w.g.cells[disruptedCell(w, u)] = 1;
    const choicesFor = (unit: string): readonly Json[] => [
      { do: 'redeploy', unit, area: 'Amiens' },
      { do: 'reserve', unit },
      { do: 'poise', unit, army: 'F 2 Army' },
    ];
    expect(choicesFor('F 1 DLM').map(c => refusal(w, 'allied', c))).toEqual(['15.1.3', '15.1.3', '15.1.3']);
    expect(choicesFor('F 2 DLM').map(c => refusal(w, 'allied', c))).toEqual([undefined, undefined, undefined]);
    expect(refusal(w, 'allied', { do: 'poise', unit: 'F 2 DLM', army: 'F 9 Army' })).toBe('15.1.3');
  });
  it('15.1.3 a corps held fast may advance after a defence, as its army may', () => {
    const w = war({ at: { Aachen: ['G 4 Army:5'], Liege: ['F 9 Army:9', 'F 1 DLM'] } });
    for (const u of ['F 9 Army', 'F 1 DLM']) w.g.cells[disruptedCell(w, u)] = 1;
    fight(attack(w, 'german', 'Liege', ['G 4 Army']), 'german');
    loses(w, 'allied', 'F 9 Army');
    loses(w, 'german', 'G 4 Army', 'G 4 Army');
    does(w, 'german', { do: 'retreat', area: 'Cologne' });
    for (const unit of ['F 9 Army', 'F 1 DLM'])
      expect(refusal(w, 'allied', { do: 'advance', unit, area: 'Aachen' })).toBeUndefined();
  });
  it('15.1.3 by the option, and in games of version 1, corps held fast may attack', () => {
    expect(mayAdd(heldFast({ options: { heldFast: 'attack' } }), 'F DLC')).toBeUndefined();
    expect(mayAdd(heldFast({ rules: 1 }), 'F DLC')).toBeUndefined();
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
    expect(w.g.cells[disruptedCell(w, 'F 9 Army')]).toBe(2); // 15.1.5 the die stays lost
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
      w.g.cells[disruptedCell(w, 'G 4 Army')] = 1;
      does(w, 'german', { do: 'recover', army: 'G 4 Army' });
      return `${asked(w)} ${w.g.wait.for === 'choice' && w.g.wait.ask.secret ? 'secretly' : 'openly'}`;
    };
    expect(beside('G XIX Pz')).toBe('german reposting secretly');
    expect(beside('G 12 Army:5')).toBe(beside('G XIX Pz'));
    expect(beside()).toBe('german attacking openly');
  });
  it('15.2.2 only who has lost the battle is asked: after an undecided one nobody recovers', () => {
    const tied = (side: 'german' | 'allied'): string => {
      const places = { Aachen: ['G 4 Army:9', 'G I:2'], Liege: ['F 9 Army:10', 'F X:2'] };
      const [target, army, foe] =
        side === 'german' ? ['Liege', 'G 4 Army', 'F 9 Army'] : ['Aachen', 'F 9 Army', 'G 4 Army'];
      const w = war({ turn: side, at: places });
      w.g.cells[disruptedCell(w, foe)] = 1;
      attack(w, side, target, [army, side === 'german' ? 'G I' : 'F X']);
      fight(w, side);
      expect(eventOf(w, 'fought')).toMatchObject({ winner: -1 });
      loses(w, side === 'german' ? 'allied' : 'german', foe);
      loses(w, side, army);
      return asked(w);
    };
    expect([tied('german'), tied('allied')]).toEqual(['german attacking', 'allied attacking']);
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
    for (const u of ['G 4 Army', 'G XIX Pz']) w.g.cells[disruptedCell(w, u)] = 1;
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
    expect(w.g.cells[disruptedCell(w, 'G 4 Army')]).toBe(0); // 15.1.5 it was Disrupted in an earlier turn
  });
  it('15.2.1 it ends when the enemy’s next turn begins, and lasts through one’s own', () => {
    const w = war({ at: { Aachen: ['G 4 Army'], Namur: ['F 9 Army'] } });
    w.g.cells[disruptedCell(w, 'F 9 Army')] = 1;
    does(w, 'german', { do: 'done' });
    expect([asked(w), disrupted(w, 'F 9 Army')]).toEqual(['allied marching', true]);
    does(w, 'allied', { do: 'done' });
    does(w, 'allied', { do: 'done' }, 3, 4, 3, 5, 1, 1, 1, 1);
    expect([asked(w), disrupted(w, 'F 9 Army')]).toEqual(['german marching', false]);
  });
});
describe('15.2 recovery in one’s own turn', () => {
  it('15.1.2, 15.1.3, 15.2.3 a Disrupted army and its corps stand still until a CP recovers it', () => {
    const w = inMovement({ at: { Trier: ['G 12 Army', 'G XIX Pz', 'G I'] }, cp: [1, 0] });
    for (const u of ['G 12 Army', 'G XIX Pz']) w.g.cells[disruptedCell(w, u)] = 1;
    expect(refusal(w, 'german', move('G 12 Army', 'Bastogne'))).toBe('15.1.2');
    expect(refusal(w, 'german', move('G XIX Pz', 'Bastogne'))).toBe('15.1.3');
    does(w, 'german', { do: 'recover', army: 'G 12 Army' });
    expect([cp(w, 0), disrupted(w, 'G 12 Army'), steps(w, 'G XIX Pz')]).toEqual([0, false, 2]);
    does(w, 'german', move('G 12 Army', 'Bastogne'));
    does(w, 'german', move('G XIX Pz', 'Bastogne'));
  });
});
