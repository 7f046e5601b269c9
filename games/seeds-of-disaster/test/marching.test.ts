/** 8.0 to 12.0 The Movement Segment of a week. */
import { describe, expect, it } from 'vitest';
import { HOLE } from '../../../engine/state.ts';
import { seedsOfDisaster } from '../game.ts';
import { AT } from '../model/state.ts';
import { at, hasStated } from '../model/tracks.ts';
import {
  areaOfUnit,
  asked,
  cp,
  does,
  eventOf,
  holds,
  inMovement,
  move,
  offers,
  refusal,
  refusalWords,
  steps,
  unitNo,
  verdict,
  war,
  type War,
  type WarSpec,
} from './war-scene.ts';

describe('8.0 stacking', () => {
  it('8.0 one army in an Area, any number with a Mobilization Center', () => {
    const w = inMovement({ at: { Aachen: ['G 4 Army'], Trier: ['G 6 Army', 'G I'], Cologne: ['G 2 Army'] } });
    expect(refusal(w, 'german', move('G 4 Army', 'Trier'))).toBe('8.0');
    expect(refusalWords(w, 'german', move('G 4 Army', 'Trier'))).toContain('G 6 Army is there');
    does(w, 'german', move('G I', 'Aachen'));
    does(w, 'german', move('G 4 Army', 'Cologne'));
    expect(areaOfUnit(w, 'G 2 Army')).toBe(areaOfUnit(w, 'G 4 Army'));
  });
  it('8.0 two armies left in an Area: one loses a step when the enemy begins, then they part', () => {
    const w = war({
      at: { Bastogne: ['G 4 Army', 'G 6 Army'], Dijon: ['F 1 Army'] },
      turn: 'german',
      segment: 'combat',
    });
    does(w, 'german', { do: 'done' });
    expect(asked(w)).toBe('german crowding');
    does(w, 'german', { do: 'lose', unit: 'G 6 Army' });
    expect([steps(w, 'G 4 Army'), steps(w, 'G 6 Army')]).toEqual([10, 9]);
    expect(asked(w)).toBe('allied marching');
    does(w, 'allied', { do: 'done' });
    does(w, 'allied', { do: 'done' }, 3, 4, 3, 5, 1, 1, 1, 1);
    expect(asked(w)).toBe('german marching');
    expect(refusal(w, 'german', { do: 'done' })).toBe('8.0');
    expect(refusalWords(w, 'german', { do: 'done' })).toContain('must part');
    does(w, 'german', move('G 6 Army', 'Trier'));
    expect(refusal(w, 'german', { do: 'done' })).toBeUndefined();
  });
});
const reach = (w: War, unit: string): readonly unknown[] =>
  offers(w, 'move')
    .filter(c => c['unit'] === unit)
    .map(c => c['area']);
describe('9.0 Columnar and Poised', () => {
  it('9.0, 9.2, 9.2.2 a mobile corps is posted to an army in its Area, a foot corps never', () => {
    const w = inMovement({ at: { Trier: ['G 12 Army', 'G XIX Pz', 'G I'], Koblenz: ['G 16 Army'] } });
    expect(refusal(w, 'german', { do: 'poise', unit: 'G I', army: 'G 12 Army' })).toBe('9.2');
    expect(refusal(w, 'german', { do: 'poise', unit: 'G XIX Pz', army: 'G 16 Army' })).toBe('9.2.2');
    does(w, 'german', { do: 'poise', unit: 'G XIX Pz', army: 'G 12 Army' });
    expect(areaOfUnit(w, 'G XIX Pz')).toBe('Poised with G 12 Army');
    expect(refusal(w, 'german', { do: 'release', unit: 'G XIX Pz' })).toBe('9.2');
  });
  it('9.2 a reduced Allied corps that has lost its dots cannot be Poised', () => {
    const w = inMovement({ turn: 'allied', at: { Reims: ['F 1 Army', 'F DLC:1', 'F 1 DLM:2'] } });
    expect(refusal(w, 'allied', { do: 'poise', unit: 'F DLC', army: 'F 1 Army' })).toBe('9.2');
    expect(refusal(w, 'allied', { do: 'poise', unit: 'F 1 DLM', army: 'F 1 Army' })).toBeUndefined();
  });
  it('9.1, 10.1.11 who leaves the box is Columnar and has come as far as its army', () => {
    const w = inMovement({ at: { Trier: ['G 12 Army'] }, poised: { 'G 12 Army': ['G XIX Pz'] } });
    does(w, 'german', move('G 12 Army', 'Bastogne')); // two MPs
    does(w, 'german', { do: 'release', unit: 'G XIX Pz' });
    expect(areaOfUnit(w, 'G XIX Pz')).toBe('Bastogne');
    expect(w.g.cells[at(w.g).spent + unitNo('G XIX Pz')]).toBe(2);
    expect(hasStated(w.g, 0, 'posting')).toBe(false); // 5.1.2 only to Poised is
    expect(reach(w, 'G XIX Pz')).toContain('Liege');
    expect(refusal(w, 'german', move('G XIX Pz', 'Brussels'))).toBe('10.1.11');
  });
});
describe('10.0 movement', () => {
  it('10.1.7 ground and rivers cost MPs', () => {
    const w = inMovement({ at: { Liege: ['G 4 Army'] } });
    does(w, 'german', move('G 4 Army', 'Namur')); // clear, but the Meuse: 1 + 2
    expect(w.g.cells[at(w.g).spent + unitNo('G 4 Army')]).toBe(3);
    const v = inMovement({ at: { Brussels: ['G 4 Army'] } });
    does(v, 'german', move('G 4 Army', 'Antwerp')); // the Dyle: 1 + 1
    expect(v.g.cells[at(v.g).spent + unitNo('G 4 Army')]).toBe(2);
    const u = inMovement({ at: { Liege: ['G 4 Army'] } });
    does(u, 'german', move('G 4 Army', 'Bastogne')); // Highlands
    expect(u.g.cells[at(u.g).spent + unitNo('G 4 Army')]).toBe(2);
  });
  it('10.1.7, 10.1.10 a march carries its cost, by the cheapest way and over a bridge', () => {
    const w = inMovement({ at: { Liege: ['G 4 Army'], Cologne: ['G XV Pz'] } });
    const costs = (): Record<string, unknown> =>
      Object.fromEntries(
        [
          ['G 4 Army', 'Namur'],
          ['G 4 Army', 'Bastogne'],
          ['G XV Pz', 'Liege'],
        ].map(([unit, area]) => [`${unit} to ${area}`, verdict(w, move(unit!, area!))]),
      );
    const before = costs();
    expect(before).toMatchObject({ 'G 4 Army to Namur': { cost: 3 }, 'G 4 Army to Bastogne': { cost: 2 } });
    does(w, 'german', { do: 'bridge', origin: 'Liege', area: 'Namur' });
    expect(costs()).toMatchObject({ 'G 4 Army to Namur': { cost: 1 }, 'G 4 Army to Bastogne': { cost: 2 } });
    for (const [unit, area] of [
      ['G XV Pz', 'Liege'],
      ['G 4 Army', 'Bastogne'],
    ] as const) {
      does(w, 'german', move(unit, area));
      expect(before[`${unit} to ${area}`]).toEqual({ ok: true, cost: w.g.cells[at(w.g).spent + unitNo(unit)] });
    }
  });
  it('10.1.8, 10.1.11 every unit moves each week, as far as its MPs go, bit by bit if it likes', () => {
    const w = inMovement({ at: { Cologne: ['G 4 Army', 'G XV Pz'] } });
    expect(reach(w, 'G 4 Army')).toContain('Liege');
    expect(reach(w, 'G 4 Army')).not.toContain('Namur');
    expect(reach(w, 'G XV Pz')).toContain('Eindhoven');
    does(w, 'german', move('G 4 Army', 'Aachen'));
    does(w, 'german', move('G 4 Army', 'Liege'));
    expect(refusal(w, 'german', move('G 4 Army', 'Hasselt'))).toBe('10.1.11');
    expect(refusalWords(w, 'german', move('G 4 Army', 'Hasselt'))).toBe(
      'G 4 Army cannot get to Hasselt: it costs 3 MPs, and it has 1 left.',
    );
  });
  it('10.1.9 Poised corps are carried and pay nothing', () => {
    const w = inMovement({ at: { Trier: ['G 12 Army'] }, poised: { 'G 12 Army': ['G XIX Pz'] } });
    does(w, 'german', move('G 12 Army', 'Bastogne'));
    expect(areaOfUnit(w, 'G XIX Pz')).toBe('Poised with G 12 Army');
    expect(w.g.cells[at(w.g).spent + unitNo('G XIX Pz')]).toBe(0);
  });
  it('10.1.10 a CP takes the cost of a major river, for all who cross there', () => {
    const w = inMovement({ at: { Liege: ['G 4 Army', 'G I'] }, cp: [1, 0] });
    expect(refusal(w, 'german', { do: 'bridge', origin: 'Liege', area: 'Aachen' })).toBe('10.1.10');
    expect(reach(w, 'G 4 Army')).not.toContain('Brussels');
    does(w, 'german', { do: 'bridge', origin: 'Liege', area: 'Namur' });
    expect(cp(w, 0)).toBe(0);
    expect(refusal(w, 'german', { do: 'bridge', origin: 'Liege', area: 'Hasselt' })).toBe('10.1.10');
    for (const unit of ['G 4 Army', 'G I']) does(w, 'german', move(unit, 'Brussels')); // 1, then the Dyle 2
    expect(areaOfUnit(w, 'G I')).toBe('Brussels');
  });
  it('10.1.12 no unit enters an Area with enemies, nor goes through it', () => {
    const w = inMovement({ at: { Trier: ['G XIX Pz'], Bastogne: ['F 2 Army'] } });
    expect(refusal(w, 'german', move('G XIX Pz', 'Bastogne'))).toBe('10.1.12');
    expect(refusalWords(w, 'german', move('G XIX Pz', 'Bastogne'))).toBe(
      'G XIX Pz cannot get to Bastogne: enemy units are there.',
    );
    const past = (more: WarSpec['at']): string | undefined =>
      refusal(inMovement({ at: { Emden: ['G XV Pz'], ...more } }), 'german', move('G XV Pz', 'Amsterdam'));
    expect([past({}), past({ Groningen: ['NL I'] })]).toEqual([undefined, '10.1.11']);
  });
  it('20.0 who passes through an Area last controls it', () => {
    const w = inMovement({ at: { Aachen: ['G XV Pz'] } });
    does(w, 'german', move('G XV Pz', 'Bastogne'));
    expect([holds(w, 'Liege'), holds(w, 'Bastogne'), holds(w, 'Namur')]).toEqual(['german', 'german', 'allied']);
    expect(eventOf(w, 'moved')).toMatchObject({ case: '10.1.7' });
  });
  it('10.1.11 one that leaves an army which has not moved has all its MPs', () => {
    const w = war({
      segment: 'movement',
      at: { Cologne: ['G 4 Army'], Liege: ['F 9 Army'] },
      poised: { 'G 4 Army': ['G XIX Pz'] },
    });
    does(w, 'german', { do: 'release', unit: 'G XIX Pz' });
    expect(refusal(w, 'german', { do: 'move', unit: 'G XIX Pz', area: 'Mainz' })).toBeUndefined();
  });
});
describe('12.0 borders in war', () => {
  const closed = (s: WarSpec): War => {
    const w = inMovement(s);
    w.g.cells[AT.violated] = 0;
    w.g.cells[AT.violated + 1] = 0;
    return w;
  };
  it('12.0 the French enter Belgium after the Germans, or by an event', () => {
    const w = closed({ turn: 'allied', at: { Lille: ['F 1 Army', 'BEF'] } });
    expect(refusal(w, 'allied', move('F 1 Army', 'Ghent'))).toBe('12.0');
    expect(refusal(w, 'allied', move('BEF', 'Bruges'))).toBe('12.0');
    w.g.cells[AT.belgium] = 1;
    expect(refusal(w, 'allied', move('F 1 Army', 'Ghent'))).toBeUndefined();
    w.g.cells[AT.belgium] = 0;
    w.g.cells[AT.violated] = 1;
    expect(refusal(w, 'allied', move('F 1 Army', 'Ghent'))).toBeUndefined();
  });
  it('12.0 German troops in Belgium open it', () => {
    const w = closed({ at: { Aachen: ['G 4 Army'] } });
    does(w, 'german', move('G 4 Army', 'Liege'));
    expect([w.g.cells[AT.violated], w.g.cells[AT.violated + 1]]).toEqual([1, 0]);
  });
  it('12.0 Belgians and Dutch never enter Germany, the Dutch not France, each other only by an event', () => {
    const w = closed({ turn: 'allied', at: { Liege: ['B I'], Eindhoven: ['NL I'], Bruges: ['B II'] } });
    expect(refusal(w, 'allied', move('B I', 'Aachen'))).toBe('12.0');
    expect(refusal(w, 'allied', move('NL I', 'Dusseldorf'))).toBe('12.0');
    expect(refusal(w, 'allied', move('NL I', 'Hasselt'))).toBe('12.0');
    expect(refusal(w, 'allied', move('B II', 'Dunkirk'))).toBe('7.2.5');
    w.g.cells[AT.lowCountries] = 1;
    expect(refusal(w, 'allied', move('NL I', 'Hasselt'))).toBeUndefined();
    const guest = closed({ turn: 'allied', at: { Bruges: ['NL I'] } });
    guest.g.cells[AT.lowCountries] = 1;
    expect(refusal(guest, 'allied', move('NL I', 'Dunkirk'))).toBe('12.0');
  });
});
describe('11.0 Strategic Redeployment', () => {
  const far = (unit: string, area: string) => ({ do: 'redeploy', unit, area });
  it('11.0, 6.2.1 one is free, the next costs a CP', () => {
    const w = inMovement({ at: { Stuttgart: ['G 7 Army'], Ulm: ['G I'], Emden: ['G III'] }, cp: [1, 0] });
    does(w, 'german', far('G 7 Army', 'Ruhr'));
    expect(cp(w, 0)).toBe(1);
    does(w, 'german', far('G I', 'Aachen'));
    expect(cp(w, 0)).toBe(0);
    expect(refusal(w, 'german', far('G III', 'Cologne'))).toBe('6.2.1');
  });
  it('11.0 not from beside an enemy, not after a move, not past the enemy, only to a friendly Area', () => {
    const w = inMovement({ at: { Freiburg: ['G 7 Army'], Colmar: ['F 8 Army'], Ulm: ['G I', 'G III'] } });
    expect(refusal(w, 'german', far('G 7 Army', 'Ruhr'))).toBe('11.0');
    expect(refusalWords(w, 'german', far('G 7 Army', 'Ruhr'))).toContain('next to an enemy');
    does(w, 'german', move('G I', 'Stuttgart'));
    expect(refusal(w, 'german', far('G I', 'Ruhr'))).toBe('11.0');
    expect(refusal(w, 'german', far('G III', 'Liege'))).toBe('6.2.1');
    does(w, 'german', far('G III', 'Ruhr'));
    expect(refusal(w, 'german', move('G III', 'Wesel'))).toBe('11.0');
    const cut = inMovement({
      turn: 'allied',
      at: { Groningen: ['NL I'], Amsterdam: ['G 18 Army'], Zwolle: ['G I'] },
    });
    expect(refusal(cut, 'allied', far('NL I', 'Rotterdam'))).toBe('11.0');
  });
  it('11.0 a corps that was redeployed with its army, Poised, marches no more', () => {
    const w = war({
      segment: 'movement',
      at: { Cologne: ['G 4 Army'], Liege: ['F 9 Army'] },
      poised: { 'G 4 Army': ['G XIX Pz'] },
    });
    does(w, 'german', { do: 'redeploy', unit: 'G 4 Army', area: 'Ruhr' });
    does(w, 'german', { do: 'release', unit: 'G XIX Pz' });
    expect(refusal(w, 'german', { do: 'move', unit: 'G XIX Pz', area: 'Munster' })).toBe('11.0');
  });
});
describe('2.3.2 Reserve', () => {
  it('2.3.2, 6.2.2 a CP takes a corps into it, and it does not leave in the same turn', () => {
    const w = inMovement({ at: { Cologne: ['G 4 Army', 'G XV Pz', 'G I'] }, cp: [1, 0] });
    expect(refusal(w, 'german', { do: 'reserve', unit: 'G 4 Army' })).toBe('6.2.2');
    does(w, 'german', { do: 'reserve', unit: 'G XV Pz' });
    expect([areaOfUnit(w, 'G XV Pz'), cp(w, 0)]).toEqual(['OKW reserve', 0]);
    expect(refusal(w, 'german', { do: 'commit', unit: 'G XV Pz', area: 'Cologne' })).toBe('2.3.2');
    expect(refusal(w, 'german', { do: 'reserve', unit: 'G I' })).toBe('6.2.2');
  });
  it('2.3.2 out of it within two Areas of a friend, with no enemy between', () => {
    const w = inMovement({ at: { Trier: ['G 12 Army'], Luxembourg: ['F 2 Army'] }, reserve: ['G XIX Pz', 'G 1 Air'] });
    const commit = (area: string) => ({ do: 'commit', unit: 'G XIX Pz', area });
    expect(refusal(w, 'german', commit('Namur'))).toBeUndefined(); // through Bastogne
    expect(refusal(w, 'german', commit('Metz'))).toBe('14.3.4');
    expect(refusal(w, 'german', commit('Brussels'))).toBe('2.3.2');
    expect(refusal(w, 'german', commit('Luxembourg'))).toBe('10.1.12');
    expect(refusal(w, 'german', { do: 'commit', unit: 'G 1 Air', area: 'Trier' })).toBe('18.0');
    does(w, 'german', commit('Namur'));
    expect(areaOfUnit(w, 'G XIX Pz')).toBe('Namur');
    expect(refusal(w, 'german', move('G XIX Pz', 'Mons'))).toBe('10.1.11');
  });
  it('2.3.2, 9.2.2 who comes out of it to an army may be Poised with it, and goes neither on nor back', () => {
    const w = inMovement({ at: { Trier: ['G 12 Army'] }, reserve: ['G XIX Pz'] });
    does(w, 'german', { do: 'commit', unit: 'G XIX Pz', area: 'Trier' });
    expect(refusal(w, 'german', { do: 'reserve', unit: 'G XIX Pz' })).toBe('2.3.2');
    expect(refusal(w, 'german', { do: 'redeploy', unit: 'G XIX Pz', area: 'Cologne' })).toBe('11.0');
    does(w, 'german', { do: 'poise', unit: 'G XIX Pz', army: 'G 12 Army' });
    expect(areaOfUnit(w, 'G XIX Pz')).toBe('Poised with G 12 Army');
  });
  it('7.2.5, 2.3.2 Dutch and Belgian corps stay in their country and out of the Reserve', () => {
    const w = war({ segment: 'movement', turn: 'allied', at: { Brussels: ['B I'], Lille: ['F X'], Aachen: ['G I'] } });
    expect(refusal(w, 'allied', { do: 'reserve', unit: 'B I' })).toBe('7.2.5');
    does(w, 'allied', { do: 'reserve', unit: 'F X' });
    expect([areaOfUnit(w, 'F X'), cp(w, 1)]).toEqual(['GQG reserve', 9]);
  });
});
describe('5.2.2 looks in war', () => {
  it('5.2.2 an IP shows a stack at once, and only a stack with something to see', () => {
    const w = inMovement({ at: { Trier: ['G 12 Army'], Sedan: ['F 2 Army:7', 'F X'] }, ip: [1, 0] });
    const view = () => seedsOfDisaster.machine.view(w.g, 'german');
    expect(view().cells[at(w.g).steps + unitNo('F 2 Army')]).toBe(HOLE);
    does(w, 'german', { do: 'look', area: 'Sedan' });
    expect(view().cells[at(w.g).steps + unitNo('F 2 Army')]).toBe(7);
    expect(w.g.cells[AT.ip]).toBe(0);
    expect(refusal(w, 'german', { do: 'look', area: 'Trier' })).toBe('5.2.2');
  });
  it('5.2.2 an army that was seen may be looked at again: who is Poised with it may have changed', () => {
    const w = war({ segment: 'movement', at: { Aachen: ['G I'], Liege: ['F 9 Army'], Namur: ['F X'] }, ip: [3, 0] });
    does(w, 'german', { do: 'look', area: 'Liege' });
    does(w, 'german', { do: 'look', area: 'Namur' });
    expect(refusal(w, 'german', { do: 'look', area: 'Liege' })).toBeUndefined();
    expect(refusal(w, 'german', { do: 'look', area: 'Namur' })).toBe('5.2.2');
  });
});
describe('10.0 the end of the Movement Segment', () => {
  it('10.0 warns of the units on the map that have not moved, not of those in the Reserve', () => {
    const w = inMovement({ at: { Aachen: ['G 4 Army'], Trier: ['G 6 Army'] }, reserve: ['G I', 'G III'] });
    const warning = () => {
      const { machine } = seedsOfDisaster;
      const ask = machine.open(w.g)[0]!;
      return machine.decision(ask).caution?.(w.g, ask, { do: 'done' })?.says;
    };
    expect(warning()).toEqual(['2 units have not moved']);
    does(w, 'german', move('G 6 Army', 'Luxembourg'));
    expect(warning()).toEqual(['1 unit has not moved']);
    does(w, 'german', move('G 4 Army', 'Cologne'));
    expect(warning()).toBeUndefined();
  });
});
