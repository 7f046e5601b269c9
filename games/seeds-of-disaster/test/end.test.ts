import { describe, expect, it } from 'vitest';
import { reload } from '../../../engine/test/laws.ts';
import { boxOf } from '../box.ts';
import { seedsOfDisaster } from '../game.ts';
import { battleProc } from '../rules/war/battle-frame.ts';
import { reckon } from '../rules/war/dice.ts';
import { alongAxis, levelOf, outcome } from '../rules/war/victory.ts';
import { AT } from '../state.ts';
import { TALLY } from '../tally.ts';
import { at, experience } from '../tracks.ts';
import {
  areaNo,
  areaOfUnit,
  asked,
  attack,
  cp,
  does,
  eventOf,
  fight,
  holds,
  outcomeOf,
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
    expect(w.g.n[AT.parachuted]).toBe(1);
    const river = attack(
      war({ at: { Eindhoven: ['G 18 Army'], Utrecht: ['NL I'] }, reserve: ['G Para'] }),
      'german',
      'Utrecht',
      ['G 18 Army', 'G Para'],
    );
    expect(reckon(river.g, battleProc.vars(river.g)).attacker.dice).toBe(1); // the Waal takes nothing
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
    expect([loaded.wait.for, loaded.n[at(u.g).steps + unitNo('G Para')]]).toEqual(['choice', 1]); // no step is lost again
    expect(refusal(u, 'german', { do: 'retreat', area: 'Brussels' })).toBe('17.0');
    does(u, 'german', { do: 'retreat', area: 'Utrecht' });
    expect([areaOfUnit(u, 'G Para'), steps(u, 'G Para')]).toEqual(['Utrecht', 1]);
  });
  it('17.0, 12.0 where it jumps German troops have entered the country, though it is driven out', () => {
    const w = holland({ at: { Munster: ['G 18 Army:9'], Zwolle: ['NL I', 'NL II'] } });
    w.g.n[AT.violated + 1] = 0;
    attack(w, 'german', 'Zwolle', ['G Para']);
    expect(w.g.n[AT.violated + 1]).toBe(1);
  });
  it('17.0, 2.3.2 once in the game, near a German unit, not in the turn it came into the Reserve', () => {
    const plan = (w: War): War => does(w, 'german', { do: 'attack', area: 'Rotterdam' });
    const used = plan(holland());
    used.g.n[AT.parachuted] = 1;
    expect(refusal(used, 'german', { do: 'add', unit: 'G Para' })).toBe('17.0');
    const fresh = plan(holland());
    fresh.g.n[at(fresh.g).reserved + unitNo('G Para')] = 1;
    expect(refusal(fresh, 'german', { do: 'add', unit: 'G Para' })).toBe('2.3.2');
    const far = holland({ at: { Wesel: ['G 18 Army'], Rotterdam: ['NL I'] } });
    expect(refusal(far, 'german', { do: 'attack', area: 'Rotterdam' })).toBe('13.1');
  });
});

describe('6.3 Command Events', () => {
  const end = (w: War, ...dice: readonly number[]): War => does(w, 'allied', { do: 'done' }, ...dice, 1, 1, 1, 1);
  const quiet = (more: WarSpec = {}): War =>
    war({ turn: 'allied', at: { Trier: ['G 12 Army'], Dijon: ['F 9 Army'] }, cp: [5, 5], ...more });
  it('6.3, 6.3.1, 6.3.2 the Germans first, then the Allies, at once', () => {
    const w = end(quiet(), 6, 1, 1, 4); // 61: G +1, 14: A +1
    expect(w.told.filter(e => e.is === 'command').map(e => [e['side'], e['no']])).toEqual([
      [0, 61],
      [1, 14],
    ]);
    expect([cp(w, 0), cp(w, 1)]).toEqual([6, 6]);
  });
  it('6.3, 6.4 what was done moves the Germans towards 66 and the Allies towards 11', () => {
    const w = quiet();
    for (const what of ['combat', 'attacked', 'breakthrough'] as const) {
      experience(w.g, 0, what);
      experience(w.g, 1, what);
    }
    end(w, 5, 4, 2, 2); // 54 becomes 61; 22 becomes 15
    expect(w.told.filter(e => e.is === 'command').map(e => e['no'])).toEqual([61, 15]);
  });
  it('6.4 a battle counts for both, an attack for one, losses for who inflicted them', () => {
    const w = attack(war({ at: { Aachen: ['G 4 Army:12'], Liege: ['F 9 Army:5'] } }), 'german', 'Liege', ['G 4 Army']);
    fight(w, 'german', 3);
    expect(w.g.n[AT.experience]! & 7).toBe(7);
    expect(w.g.n[AT.experience + 1]! & 3).toBe(1);
  });
  it('6.4 a captured objective counts', () => {
    const w = war({ segment: 'movement', at: { Hasselt: ['G 4 Army'] } });
    does(w, 'german', { do: 'move', unit: 'G 4 Army', area: 'Antwerp' });
    expect(w.g.n[AT.experience]! & 32).toBe(32);
  });
  it('6.3.3 eleven and sixty-six happen once a game', () => {
    const w = end(quiet(), 6, 6, 3, 4);
    expect([cp(w, 0), cp(w, 1)]).toEqual([8, 3]);
    const again = quiet();
    again.g.n[AT.command66] = 1;
    end(again, 6, 6, 3, 4);
    expect([cp(again, 0), cp(again, 1)]).toEqual([5, 5]);
  });
  it('6.3.4 the same result for both: nothing for the Allies', () => {
    const w = end(quiet(), 1, 4, 1, 4); // 14 gives the Allies a CP, once
    expect([cp(w, 0), cp(w, 1)]).toEqual([5, 6]);
  });
});

describe('19.0, 20.0 the end', () => {
  const PARIS = ['Paris North', 'Paris East', 'Paris South-West'] as const;
  const LOW = ['Rotterdam', 'Antwerp', 'Brussels'] as const;
  const held = (areas: readonly string[]): NonNullable<WarSpec['held']> =>
    Object.fromEntries(areas.map(a => [a, 'german']));
  const position = (areas: readonly string[], more: WarSpec = {}): War =>
    war({ at: { Trier: ['G 12 Army'], Dijon: ['F 9 Army'] }, held: held(areas), turn: 'allied', week: 10, ...more });
  const level = (w: War): string => boxOf(w.g).tables.levels[levelOf(w.g)]!.id;
  it('20.0 six German centres to begin with, and a level for every count', () => {
    expect(level(position([]))).toBe('french decisive');
    expect(level(position(LOW.slice(0, 2)))).toBe('french decisive'); // 8 and 12
    expect(level(position(LOW))).toBe('french marginal'); // 9 and 11
    expect(level(position([...LOW, 'Lille']))).toBe('draw');
    expect(level(position([...LOW, 'Lille', 'Dunkirk']))).toBe('german marginal');
    expect(level(position([...LOW, 'Lille', 'Dunkirk', 'Reims']))).toBe('german major');
    expect(level(position([...LOW, 'Lille', 'Dunkirk', 'Reims', 'Metz']))).toBe('german decisive');
  });
  it('19.0 a Paris Area taken along the chosen axis raises a German victory by a level', () => {
    const w = position([...LOW, 'Lille', 'Paris North']);
    expect(level(w)).toBe('german marginal');
    w.g.n[at(w.g).fellFrom + areaNo('Paris North')] = 2; // the Centre, as chosen
    expect(level(w)).toBe('german major');
    w.g.n[at(w.g).retaken + areaNo('Paris North')] = 1;
    expect(level(w)).toBe('german marginal');
    w.g.n[at(w.g).retaken + areaNo('Paris North')] = 0;
    w.g.n[AT.strategy] = 1;
    expect(level(w)).toBe('german marginal');
    const draw = position([...LOW, 'Paris North']);
    draw.g.n[at(draw.g).fellFrom + areaNo('Paris North')] = 2;
    expect(level(draw)).toBe('draw');
  });
  it('19.0 of those who capture it together one from the axis is enough, whoever goes first', () => {
    const taken = (...order: readonly string[]): War => {
      const w = war({
        at: { Soissons: ['G 6 Army:15'], Amiens: ['G I'], 'Paris North': ['F X:1'], Orleans: ['F 1 Army'] },
      });
      fight(attack(w, 'german', 'Paris North', ['G 6 Army', 'G I']), 'german', 1, 1, 1); // 18 against 4
      does(w, 'allied', { do: 'lose', unit: 'F X' });
      for (const unit of order) does(w, 'german', { do: 'advance', unit, area: 'Paris North' });
      return w;
    };
    const axes = (w: War): readonly boolean[] =>
      [1, 2, 3].map(strategy => {
        w.g.n[AT.strategy] = strategy;
        return alongAxis(w.g);
      });
    expect(axes(taken('G 6 Army', 'G I'))).toEqual([true, true, false]);
    expect(axes(taken('G I', 'G 6 Army'))).toEqual([true, true, false]);
    expect(axes(taken('G 6 Army'))).toEqual([false, true, false]);
  });
  it('19.0 the axis is the zone of the Area it was entered from; taken back it counts no more', () => {
    const w = war({ segment: 'movement', at: { Soissons: ['G 4 Army'], Amiens: ['G 6 Army'] } });
    does(w, 'german', { do: 'move', unit: 'G 4 Army', area: 'Paris North' });
    expect(w.g.n[at(w.g).fellFrom + areaNo('Paris North')]).toBe(2);
    expect(w.g.n[at(w.g).fellFrom + areaNo('Paris East')]).toBe(0);
    const back = war({ segment: 'movement', turn: 'allied', at: { Melun: ['F X'] }, held: { 'Paris East': 'german' } });
    back.g.n[at(back.g).fellFrom + areaNo('Paris East')] = 3;
    does(back, 'allied', { do: 'move', unit: 'F X', area: 'Paris East' });
    expect(back.g.n[at(back.g).retaken + areaNo('Paris East')]).toBe(1);
  });
  const finish = (w: War): War => does(w, 'allied', { do: 'done' }, 3, 4, 3, 5, 1, 1, 1, 1);
  it('3.0, 3.1.2 it ends after the tenth week', () => {
    const w = finish(position(LOW));
    expect(w.g.wait.for).toBe('over');
    expect(outcomeOf(w)).toMatchObject({ level: 'french marginal', german: 9, allied: 11, week: 10 });
    const ninth = finish(position(LOW, { week: 9 }));
    expect(asked(ninth)).toBe('german marching');
  });
  it('3.0, 20.0 or when all three Areas of Paris are German at the end of a week', () => {
    const w = finish(position([...LOW, ...PARIS, 'Lille'], { week: 6 }));
    expect(eventOf(w, 'ended')).toMatchObject({ paris: 1 });
    expect(outcomeOf(w)).toMatchObject({ level: 'german decisive', paris: true, week: 6 });
    const two = finish(position([...LOW, ...PARIS.slice(0, 2), 'Lille'], { week: 6 }));
    expect(asked(two)).toBe('german marching');
  });
  it('20.0 by the option major and decisive victories need the tenth week', () => {
    const early = position([...LOW, ...PARIS, 'Lille'], { week: 6, options: { earlyParis: 'marginal' } });
    expect(outcome(early.g)).toMatchObject({ level: 'german marginal' });
    const last = position([...LOW, ...PARIS, 'Lille'], { options: { earlyParis: 'marginal' } });
    expect(outcome(last.g)).toMatchObject({ level: 'german decisive' });
  });
  it('3.1.5, 18.0 weeks are played in turn, Germans first, and fleets are ready again', () => {
    const w = position(LOW, { week: 3, reserve: ['G 1 Air'] });
    w.g.n[at(w.g).flown + unitNo('G 1 Air')] = 1;
    finish(w);
    expect([asked(w), w.g.n[at(w.g).flown + unitNo('G 1 Air')], w.g.n[AT.week]]).toEqual(['german marching', 0, 4]);
    expect(seedsOfDisaster.endCase).toBe('3.0');
  });
});

describe('20.0 the end as it came', () => {
  it('20.0 objectives in German hands, Area by Area, in the bands of the levels', () => {
    const w = war({ at: { Eindhoven: ['G 18 Army'] } });
    const points = TALLY.lines(w.g).reduce((sum, line) => sum + line.points, 0);
    expect(points).toBe((outcome(w.g) as { readonly german: number }).german);
    expect(TALLY.bands(w.g).map(({ from, to }) => [from, to])).toEqual([
      [undefined, 8],
      [9, 9],
      [10, 10],
      [11, 11],
      [12, 12],
      [13, undefined],
    ]);
  });
});
