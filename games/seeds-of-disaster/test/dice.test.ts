/** 13.6 Battle dice and strength. */
import { describe, expect, it, test } from 'vitest';
import type { Reckoned } from '../../../engine/effects.ts';
import { frameOf } from '../../../engine/flow.ts';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { playRandomly } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import { seedsOfDisaster } from '../game.ts';
import { attackerOf, battleProc, defenderOf } from '../rules/combat/battle-frame.ts';
import { battleDice, chancesNow, reckon, strengthOf } from '../rules/combat/dice.ts';
import { duelChances } from '../rules/combat/odds.ts';
import { at } from '../model/tracks.ts';
import {
  attack,
  cp,
  does,
  eventOf,
  fight,
  line,
  now,
  refusal,
  refusalWords,
  unitNo,
  war,
  type War,
} from './war-scene.ts';

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
    expect(refusalWords(dry, 'german', { do: 'engineers' })).toBe('No river takes dice from this attack.');
  });
  it('13.6 a river counts for nothing if some attack from the defender’s bank', () => {
    const both = { at: { Bastogne: ['G 4 Army'], Hirson: ['G I'], Sedan: ['F X'] } };
    expect(now(at6(both, 'Sedan', 'G 4 Army')).defender[1]).toBe(4);
    expect(now(at6(both, 'Sedan', 'G 4 Army', 'G I')).defender[1]).toBe(2);
  });
  it('13.6, 15.1.4, 15.1.5 a Disrupted army costs its side a die, recovered or not', () => {
    for (const value of [1, 2]) {
      const w = war({ at: { Aachen: ['G 4 Army'], Liege: ['F 9 Army'] } });
      w.g.cells[at(w.g).disrupted + unitNo('F 9 Army')] = value;
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
test('13.6 dice and strength are those of the account, at every question of random battles', () => {
  const { machine } = seedsOfDisaster;
  let [battles, helped] = [0, 0];
  for (let k = 0; k < 12; k++) {
    const rnd = seededRandom(`reckoning ${k}`);
    const options = { fortAttack: k % 2 ? 'no' : 'yes' };
    const g = startOf(seedsOfDisaster, '1940', optionsOf(seedsOfDisaster, '1940', options));
    while (g.wait.for !== 'over') {
      playRandomly(machine, g, rnd, 1);
      if (!frameOf(g, 'battle')) continue;
      const b = battleProc.vars(g);
      const { attacker, defender } = reckon(g, b);
      expect([battleDice(g, b), strengthOf(g, b, attackerOf(b)), strengthOf(g, b, defenderOf(b))]).toEqual([
        [attacker.dice, defender.dice],
        attacker.strength,
        defender.strength,
      ]);
      battles++;
      if (attacker.diceLines.length > 1 && defender.strengthLines.some(l => l.name === 'Fortification')) helped++;
    }
  }
  expect([battles > 1000, helped > 10]).toEqual([true, true]);
});
describe('13.5.4 chances of an air battle', () => {
  it('13.5.4 of 36 throws the attacker is better, equal or worse by die and dots', () => {
    const of36 = (first: number, second: number): readonly number[] =>
      duelChances(first, second).map(share => Math.round(share * 36));
    expect(of36(2, 2)).toEqual([15, 6, 15]);
    expect(of36(3, 1)).toEqual([26, 4, 6]);
    expect(of36(1, 3)).toEqual([6, 4, 26]);
    expect(of36(7, 1)).toEqual([36, 0, 0]);
    expect(of36(6, 1)).toEqual([35, 1, 0]);
  });
});
