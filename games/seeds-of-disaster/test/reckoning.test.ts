/** 13.6, 13.7.1 A battle that nobody reads is reckoned without its account, to the same dice and strength. */
import { expect, test } from 'vitest';
import { playRandomly } from '../../../engine/playout.ts';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { frameOf } from '../../../engine/flow.ts';
import { seededRandom } from '../../../engine/random.ts';
import { seedsOfDisaster } from '../game.ts';
import { attackerOf, battleProc, defenderOf } from '../rules/war/battle-frame.ts';
import { battleDice, reckon, strengthOf } from '../rules/war/dice.ts';

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
