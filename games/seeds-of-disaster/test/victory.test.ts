/** 19.0, 20.0 Objectives, the axis of advance, and the end of the game. */
import { describe, expect, it } from 'vitest';
import { boxOf } from '../model/box.ts';
import { seedsOfDisaster } from '../game.ts';
import { alongAxis, levelOf, outcome } from '../rules/war/victory.ts';
import { AT } from '../model/state.ts';
import { TALLY } from '../view/points-by-turn.ts';
import { at } from '../model/tracks.ts';
import {
  areaNo,
  asked,
  attack,
  does,
  eventOf,
  fight,
  outcomeOf,
  unitNo,
  war,
  type War,
  type WarSpec,
} from './war-scene.ts';

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
    w.g.cells[at(w.g).fellFrom + areaNo('Paris North')] = 2; // the Centre, as chosen
    expect(level(w)).toBe('german major');
    w.g.cells[at(w.g).retaken + areaNo('Paris North')] = 1;
    expect(level(w)).toBe('german marginal');
    w.g.cells[at(w.g).retaken + areaNo('Paris North')] = 0;
    w.g.cells[AT.strategy] = 1;
    expect(level(w)).toBe('german marginal');
    const draw = position([...LOW, 'Paris North']);
    draw.g.cells[at(draw.g).fellFrom + areaNo('Paris North')] = 2;
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
        w.g.cells[AT.strategy] = strategy;
        return alongAxis(w.g);
      });
    expect(axes(taken('G 6 Army', 'G I'))).toEqual([true, true, false]);
    expect(axes(taken('G I', 'G 6 Army'))).toEqual([true, true, false]);
    expect(axes(taken('G 6 Army'))).toEqual([false, true, false]);
  });
  it('19.0 the axis is the zone of the Area it was entered from; taken back it counts no more', () => {
    const w = war({ segment: 'movement', at: { Soissons: ['G 4 Army'], Amiens: ['G 6 Army'] } });
    does(w, 'german', { do: 'move', unit: 'G 4 Army', area: 'Paris North' });
    expect(w.g.cells[at(w.g).fellFrom + areaNo('Paris North')]).toBe(2);
    expect(w.g.cells[at(w.g).fellFrom + areaNo('Paris East')]).toBe(0);
    const back = war({ segment: 'movement', turn: 'allied', at: { Melun: ['F X'] }, held: { 'Paris East': 'german' } });
    back.g.cells[at(back.g).fellFrom + areaNo('Paris East')] = 3;
    does(back, 'allied', { do: 'move', unit: 'F X', area: 'Paris East' });
    expect(back.g.cells[at(back.g).retaken + areaNo('Paris East')]).toBe(1);
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
    w.g.cells[at(w.g).flown + unitNo('G 1 Air')] = 1;
    finish(w);
    expect([asked(w), w.g.cells[at(w.g).flown + unitNo('G 1 Air')], w.g.cells[AT.week]]).toEqual([
      'german marching',
      0,
      4,
    ]);
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
