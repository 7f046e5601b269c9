/** 13.2 The Mobile Forces Battle. */
import { describe, expect, it } from 'vitest';
import { battleProc } from '../rules/combat/battle-frame.ts';
import { reckon } from '../rules/combat/dice.ts';
import { hitChances } from '../rules/combat/odds.ts';
import { at, experiencesOf } from '../model/tracks.ts';
import {
  areaOfUnit,
  asked,
  attack,
  cp,
  does,
  eventOf,
  holds,
  ip,
  loses,
  offers,
  refusal,
  steps,
  unitNo,
  war,
  type War,
  type WarSpec,
} from './war-scene.ts';

/** Two Poised panzer corps before Bastogne against what the French have there. */
const before = (more: WarSpec = {}): War =>
  attack(
    war({
      at: { Trier: ['G 12 Army'], Bastogne: ['F 2 Army'] },
      poised: { 'G 12 Army': ['G XIX Pz', 'G XXXXI Pz'], 'F 2 Army': ['F 1 DLM'] },
      ip: [1, 1],
      ...more,
    }),
    'german',
    'Bastogne',
    ['G 12 Army'],
  );
const dice = (w: War, role: 'attacker' | 'defender'): number => reckon(w.g, battleProc.vars(w.g))[role].dice;
const rolls = (w: War, ...dice: readonly number[]): War => {
  does(w, 'german', { do: 'roll' });
  return does(w, 'allied', { do: 'roll' }, ...dice);
};
const benefit = (w: War): unknown => battleProc.vars(w.g).benefit;
describe('13.2 the Mobile Forces Battle', () => {
  it('13.2, 13.1.5, 13.2.3, 13.2.4 a die for each mobile unit: two dots hit on 5 and 6', () => {
    const w = rolls(before(), 5, 4, 4); // one hit; the DLM's 4 misses
    expect(asked(w)).toBe('allied mobileLoss');
    does(w, 'allied', { do: 'lose', unit: 'F 1 DLM' });
    expect(steps(w, 'F 1 DLM')).toBe(1);
    expect(asked(w)).toBe('german declaring');
  });
  it('13.2.3 one dot hits on a 6 only', () => {
    const w = before({ poised: { 'G 12 Army': ['G XIV Mot', 'G XIX Pz:1'], 'F 2 Army': ['F 1 DLM'] } });
    rolls(w, 5, 5, 1);
    expect(eventOf(w, 'mobile')).toMatchObject({ side: 1, hits: 0 });
    expect(w.told.filter(e => e.is === 'mobile')[0]).toMatchObject({ needs: [6, 6], hits: 0 });
  });
  it('6.2, 6.2.6, 5.2.4 a Pakfront for a CP and reconnaissance for an IP: a die each, hitting on 6, once', () => {
    const w = before({ cp: [0, 1] });
    expect(refusal(w, 'german', { do: 'pakfront' })).toBe('6.2.6');
    does(w, 'german', { do: 'scout' });
    expect(refusal(w, 'german', { do: 'scout' })).toBe('5.2.4');
    does(w, 'german', { do: 'roll' });
    does(w, 'allied', { do: 'pakfront' });
    expect([cp(w, 1), ip(w, 0)]).toEqual([0, 0]);
    does(w, 'allied', { do: 'roll' }, 1, 1, 6, 1, 6); // a hit by scouts, a hit by the Pakfront
    expect(w.told.filter(e => e.is === 'mobile').map(e => [e['needs'], e['hits']])).toEqual([
      [[5, 5, 6], 1],
      [[5, 6], 1],
    ]);
  });
  it('13.2.1, 9.2.3 against no mobile forces nobody rolls, and Poised ones have the benefit', () => {
    const w = before({ poised: { 'G 12 Army': ['G XIX Pz'] } });
    expect(asked(w)).toBe('german declaring');
    expect(benefit(w)).toBe(0);
    const columnar = attack(
      war({ at: { Trier: ['G 12 Army', 'G XIX Pz'], Bastogne: ['F 2 Army'] } }),
      'german',
      'Bastogne',
      ['G 12 Army', 'G XIX Pz'],
    );
    expect([asked(columnar), benefit(columnar)]).toEqual(['german declaring', -1]);
  });
  it('13.2.2, 9.1 only Columnar forces: it is fought, and nobody has the benefit', () => {
    const w = attack(
      war({ at: { Trier: ['G 12 Army', 'G XIX Pz'], Bastogne: ['F 2 Army', 'F 1 DLM'] } }),
      'german',
      'Bastogne',
      ['G 12 Army', 'G XIX Pz'],
    );
    rolls(w, 6, 1);
    does(w, 'allied', { do: 'lose', unit: 'F 1 DLM' });
    expect(benefit(w)).toBe(-1);
    expect(reckon(w.g, battleProc.vars(w.g)).attacker.strength).toBe(14);
  });
  it('13.2.4 losses: first a Poised unit’s, second any by the owner, third by the enemy', () => {
    const w = before({
      at: { Trier: ['G 12 Army'], Bastogne: ['F 2 Army', 'F X'] },
      poised: { 'G 12 Army': ['G XIX Pz', 'G XXXXI Pz', 'G XV Pz'], 'F 2 Army': ['F 1 DLM'] },
    });
    rolls(w, 6, 6, 5, 1);
    expect(offers(w, 'lose').map(c => c['unit'])).toEqual(['F 1 DLM']);
    expect(refusal(w, 'allied', { do: 'lose', unit: 'F X' })).toBe('13.2.4');
    does(w, 'allied', { do: 'lose', unit: 'F 1 DLM' });
    does(w, 'allied', { do: 'lose', unit: 'F X' });
    expect(asked(w)).toBe('german mobileLoss');
    does(w, 'german', { do: 'lose', unit: 'F 1 DLM' });
    expect(areaOfUnit(w, 'F 1 DLM')).toBe('Out of play');
    expect([steps(w, 'F X'), benefit(w)]).toEqual([1, 0]);
  });
  it('13.2.4 equal losses: more Poised factors left; a side that lost more has nothing', () => {
    expect(benefit(rolls(before(), 1, 1, 1))).toBe(0); // 8 against 3
    const worse = rolls(before({ poised: { 'G 12 Army': ['G XIX Pz'], 'F 2 Army': ['F 1 DLM'] } }), 1, 6);
    does(worse, 'german', { do: 'lose', unit: 'G XIX Pz' });
    expect(benefit(worse)).toBe(1);
    const sole = attack(
      war({
        at: { Trier: ['G 12 Army'], Bastogne: ['F 2 Army', 'F 1 DLM'] },
        poised: { 'G 12 Army': ['G XIX Pz'] },
      }),
      'german',
      'Bastogne',
      ['G 12 Army'],
    );
    rolls(sole, 1, 6);
    does(sole, 'german', { do: 'lose', unit: 'G XIX Pz' });
    expect(benefit(sole)).toBe(-1);
  });
  it('13.2.4 equal losses and equal factors: nobody has it', () => {
    const even = before({ poised: { 'G 12 Army': ['G XIV Mot'], 'F 2 Army': ['F 1 DLM'] } });
    expect(benefit(rolls(even, 1, 1))).toBe(-1);
  });
  it('13.2.5 the benefit is two dice and the strongest Poised unit', () => {
    const w = rolls(before(), 1, 1, 1);
    const { attacker } = reckon(w.g, battleProc.vars(w.g));
    expect([attacker.strength, dice(w, 'attacker')]).toEqual([14, 2]);
  });
  it('7.2.8 the BEF rolls its die though it is an army', () => {
    const w = attack(
      war({
        at: { Trier: ['G 12 Army'], Bastogne: ['BEF'] },
        poised: { 'G 12 Army': ['G XIX Pz'] },
      }),
      'german',
      'Bastogne',
      ['G 12 Army'],
    );
    expect(asked(w)).toBe('german mobileDice');
    rolls(w, 1, 6);
    expect(eventOf(w, 'mobile')).toMatchObject({ side: 1, needs: [6], hits: 1 });
  });
  it('7.2.8 down to its last step and Disrupted the BEF is mobile still', () => {
    const w = war({ at: { Trier: ['G 12 Army'], Bastogne: ['BEF:1'] }, poised: { 'G 12 Army': ['G XIX Pz'] } });
    w.g.cells[at(w.g).disrupted + unitNo('BEF')] = 1;
    rolls(attack(w, 'german', 'Bastogne', ['G 12 Army']), 1, 6);
    expect(eventOf(w, 'mobile')).toMatchObject({ side: 1, needs: [6], hits: 1 });
  });
  it('14.3.2 none against a standing fortification, and no benefit', () => {
    const w = attack(
      war({
        at: { Saarbrucken: ['G 1 Army'], Sarreguemines: ['F 4 Army'] },
        poised: { 'G 1 Army': ['G XIX Pz'], 'F 4 Army': ['F 1 DLM'] },
      }),
      'german',
      'Sarreguemines',
      ['G 1 Army'],
    );
    expect([asked(w), benefit(w)]).toEqual(['german declaring', -1]);
  });
  it('13.2.4 chances of hits are exact', () => {
    const chances = hitChances([5, 6]);
    expect(chances.map(p => Math.round(p * 36))).toEqual([20, 14, 2]);
  });
  it('13.2.1 Poised corps that have lost their dots are no mobile forces: the other side has the benefit', () => {
    const w = war({
      at: { Trier: ['G 12 Army'], Bastogne: ['F 2 Army'] },
      poised: { 'G 12 Army': ['G XIX Pz'], 'F 2 Army': ['F 1 DLM:1'] },
    });
    attack(w, 'german', 'Bastogne', ['G 12 Army']);
    expect([asked(w), battleProc.vars(w.g).benefit]).toEqual(['german declaring', 0]);
  });
  /** A French army with a reduced mechanised corps in its Poised box against infantry. */
  const dotless = (rules?: number): War =>
    attack(
      war({
        turn: 'allied',
        at: { Trier: ['G 12 Army'], Bastogne: ['F 2 Army'] },
        poised: { 'F 2 Army': ['F 1 DLM:1'] },
        ...(rules ? { rules } : {}),
      }),
      'allied',
      'Trier',
      ['F 2 Army'],
    );
  it('9.2, 7.2.6, 13.2.1 nor do they win it themselves', () => {
    expect([asked(dotless()), benefit(dotless())]).toEqual(['allied declaring', -1]);
    expect(benefit(dotless(1))).toBe(1); // as in games of version 1
  });
  it('9.2.3, 7.2.6, 13.2.4 and after a Mobile Forces Battle only Poised corps with dots count', () => {
    const w = before({ poised: { 'G 12 Army': ['G XIX Pz'], 'F 2 Army': ['F 1 DLM', 'F 2 DLM:1', 'F 1 Arm:1'] } });
    rolls(w, 1, 1); // no loss: 4 factors against 3 with dots, and 3 more without
    expect(benefit(w)).toBe(0);
    const lost = before({ poised: { 'G 12 Army': ['G XIX Pz'], 'F 2 Army': ['F 1 DLM'] } });
    rolls(lost, 5, 5);
    does(lost, 'german', { do: 'lose', unit: 'G XIX Pz' });
    does(lost, 'allied', { do: 'lose', unit: 'F 1 DLM' });
    expect(benefit(lost)).toBe(0); // the corps that is left in the French box has no dots
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
});
