/** 17.0 Parachute Assault. */
import { describe, expect, it } from 'vitest';
import { reload } from '../../../engine/test/laws.ts';
import { seedsOfDisaster } from '../game.ts';
import { battleProc } from '../rules/combat/battle-frame.ts';
import { reckon } from '../rules/combat/dice.ts';
import { AT } from '../model/state.ts';
import { at } from '../model/tracks.ts';
import {
  areaOfUnit,
  asked,
  attack,
  does,
  eventOf,
  fight,
  holds,
  loses,
  refusal,
  steps,
  unitNo,
  war,
  type War,
  type WarSpec,
} from './war-scene.ts';

describe('17.0 Parachute Assault', () => {
  const holland = (more: WarSpec = {}): War =>
    war({ at: { Utrecht: ['G 18 Army:9'], Rotterdam: ['NL I'] }, reserve: ['G Para'], ...more });
  it('17.0 out of the Reserve into a battle within two Areas: a die, and no river for it', () => {
    const w = attack(holland(), 'german', 'Rotterdam', ['G 18 Army', 'G Para']);
    const { attacker } = reckon(w.g, battleProc.vars(w.g));
    expect([attacker.strength, attacker.dice]).toEqual([11, 1]);
    expect(w.g.cells[AT.parachuted]).toBe(1);
    const river = attack(
      war({ at: { Eindhoven: ['G 18 Army'], Utrecht: ['NL I'] }, reserve: ['G Para'] }),
      'german',
      'Utrecht',
      ['G 18 Army', 'G Para'],
    );
    expect(reckon(river.g, battleProc.vars(river.g)).attacker.dice).toBe(1); // the Waal takes nothing
  });
  it('17.0 it jumps from the OKW Reserve alone', () => {
    const jump = (w: War): string | undefined => {
      does(w, 'german', { do: 'attack', area: 'Rotterdam' });
      return refusal(w, 'german', { do: 'add', unit: 'G Para' });
    };
    expect(jump(holland())).toBeUndefined();
    expect(jump(holland({ reserve: [] }))).toBe('17.0');
    const onTheMap = war({ at: { Utrecht: ['G 18 Army:9'], Wesel: ['G Para'], Rotterdam: ['NL I'] } });
    expect(jump(onTheMap)).toBe('13.1'); // it fights as others do, next door
  });
  it('17.0, 13.1.1 it stays where the enemy has gone', () => {
    const w = fight(attack(holland(), 'german', 'Rotterdam', ['G 18 Army', 'G Para']), 'german', 6, 1, 1, 1); // 17 against 5
    for (let k = 0; k < 2; k++) does(w, 'allied', { do: 'lose', unit: 'NL I' });
    expect([areaOfUnit(w, 'G Para'), holds(w, 'Rotterdam')]).toEqual(['Rotterdam', 'german']);
  });
  it('17.0 alone among enemies it loses a step and gets away', () => {
    const w = attack(
      holland({ at: { Arnhem: ['G 18 Army:9'], Rotterdam: ['NL I', 'NL II'] } }),
      'german',
      'Rotterdam',
      ['G Para'],
    );
    fight(w, 'german', 6, 1, 1, 2); // 8 against 8
    does(w, 'allied', { do: 'lose', unit: 'NL I' });
    does(w, 'german', { do: 'lose', unit: 'G Para' });
    expect(areaOfUnit(w, 'G Para')).toBe('Out of play');
    const v = attack(holland({ at: { Arnhem: ['G 18 Army:9'], Rotterdam: ['NL I:1'] } }), 'german', 'Rotterdam', [
      'G Para',
    ]);
    fight(v, 'german', 4, 1, 1, 1); // 6 against 4: a repulse
    does(v, 'allied', { do: 'lose', unit: 'NL I' });
    does(v, 'german', { do: 'lose', unit: 'G Para' });
    expect([areaOfUnit(v, 'G Para'), steps(v, 'G Para')]).toEqual(['Rotterdam', 1]);
    const u = attack(
      holland({ at: { Utrecht: ['G 18 Army:9', 'G I'], Rotterdam: ['NL I', 'NL II'] } }),
      'german',
      'Rotterdam',
      ['G Para', 'G I'],
    );
    fight(u, 'german', 6, 1, 1, 3); // 11 against 9
    does(u, 'allied', { do: 'lose', unit: 'NL I' });
    does(u, 'german', { do: 'lose', unit: 'G I' });
    expect(asked(u)).toBe('german escaping');
    const loaded = reload(seedsOfDisaster, u.g);
    expect([loaded.wait.for, loaded.cells[at(u.g).steps + unitNo('G Para')]]).toEqual(['choice', 1]); // no step is lost again
    expect(refusal(u, 'german', { do: 'retreat', area: 'Brussels' })).toBe('17.0');
    does(u, 'german', { do: 'retreat', area: 'Utrecht' });
    expect([areaOfUnit(u, 'G Para'), steps(u, 'G Para')]).toEqual(['Utrecht', 1]);
  });
  it('17.0, 12.0 where it jumps German troops have entered the country, though it is driven out', () => {
    const w = holland({ at: { Munster: ['G 18 Army:9'], Zwolle: ['NL I', 'NL II'] } });
    w.g.cells[AT.violated + 1] = 0;
    attack(w, 'german', 'Zwolle', ['G Para']);
    expect(w.g.cells[AT.violated + 1]).toBe(1);
  });
  it('17.0, 2.3.2 once in the game, near a German unit, not in the turn it came into the Reserve', () => {
    const plan = (w: War): War => does(w, 'german', { do: 'attack', area: 'Rotterdam' });
    const used = plan(holland());
    used.g.cells[AT.parachuted] = 1;
    expect(refusal(used, 'german', { do: 'add', unit: 'G Para' })).toBe('17.0');
    const fresh = plan(holland());
    fresh.g.cells[at(fresh.g).reserved + unitNo('G Para')] = 1;
    expect(refusal(fresh, 'german', { do: 'add', unit: 'G Para' })).toBe('2.3.2');
    const far = holland({ at: { Wesel: ['G 18 Army'], Rotterdam: ['NL I'] } });
    expect(refusal(far, 'german', { do: 'attack', area: 'Rotterdam' })).toBe('17.0');
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
