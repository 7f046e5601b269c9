/** Why a choice is refused: one reason that holds in the position, with the unit, the Area and the case. */
import { describe, expect, test } from 'vitest';
import { done, FRENCH, GERMANS, MONTH, refusalWords, refusal, scene, shift, YEAR } from './scene.ts';
import * as inWar from './war-scene.ts';
import { war, type WarSpec } from './war-scene.ts';

const POLAND = {
  ...MONTH,
  month: 1,
  year: 1939,
  boxes: { 'G 1 Air': 'OKW reserve' },
  steps: { 'G 1 Air': 1 },
} as const;
describe('21.5 Poland', () => {
  const named = (...units: readonly string[]) => {
    const t = scene(POLAND);
    for (const unit of units) done(t, 'german', { do: 'stay', unit });
    return t;
  };
  const THREE = ['G 1 Army', 'G 2 Army', 'G 4 Army'];
  test('21.5.1 a fourth army goes to Poland because three stay, before and after the fleet is named', () => {
    for (const t of [named(...THREE), named(...THREE, 'G 1 Air')])
      expect(refusalWords(t, 'german', { do: 'stay', unit: 'G 6 Army' })).toBe(
        'G 6 Army goes to Poland: three armies stay, and they are named.',
      );
  });
  test('21.5.1, 21.5.4 who is sent too early, or left in Poland without the pact', () => {
    const t = named('G 1 Army');
    const send = { do: 'send', unit: 'G 6 Army', group: 'A' };
    expect(refusalWords(t, 'german', send)).toBe('G 6 Army waits: first three armies are named to stay.');
    expect(refusalWords(named(...THREE), 'german', send)).toBe('G 6 Army waits: first a fleet is named to stay.');
    expect(refusalWords(named(...THREE, 'G 1 Air'), 'german', { do: 'garrison', unit: 'G 6 Army' })).toBe(
      'G 6 Army: nobody holds Poland without the Allied-Soviet Pact.',
    );
    expect(refusalWords(t, 'german', { do: 'send', unit: 'G XV Pz', group: 'A' })).toBe('G XV Pz is not mobilised.');
  });
});
describe('6.1.1 French centres', () => {
  const ALL = {
    Lille: ['F 1 Army'],
    Reims: ['F 2 Army'],
    Nancy: ['F 3 Army'],
    Dijon: ['F 4 Army'],
    Rouen: ['F 5 Army'],
    Orleans: ['F 7 Army'],
    Metz: ['F 8 Army'],
  };
  test('6.1.1 the last unit of Lille does not leave it for a second place elsewhere', () => {
    const t = scene({ ...YEAR, at: { ...GERMANS, ...ALL } });
    expect([
      refusal(t, 'allied', shift('F 1 Army', 'Reims')),
      refusalWords(t, 'allied', shift('F 1 Army', 'Reims')),
    ]).toEqual(['6.1.1', 'F 1 Army: it would leave Lille empty for a second unit in Reims.']);
  });
  test('6.1.1 a second unit waits for the centre that has none', () => {
    const { Lille: _empty, ...six } = ALL;
    const t = scene({ ...YEAR, at: { ...GERMANS, ...six, Reims: ['F 2 Army', 'F X'] } });
    expect(refusalWords(t, 'allied', shift('F X', 'Nancy'))).toBe('F X: Lille has no unit yet, and Nancy has one.');
  });
  test('10.1.4 who stands elsewhere is told where it stands', () => {
    const t = scene({ ...YEAR, status: 'Military Preparations', at: { ...GERMANS, ...FRENCH, Sedan: ['F 9 Army'] } });
    expect(refusalWords(t, 'allied', shift('F 9 Army', 'Rouen'))).toBe(
      'F 9 Army: it stands in Sedan, which is no centre.',
    );
  });
});
describe('in war', () => {
  const words = (s: WarSpec, side: inWar.Who, choice: object): string =>
    inWar.refusalWords(war(s), side, choice as { do: string });
  test('2.3.2 a corps is not committed past an enemy: who stands between is named', () => {
    const at = {
      Laon: ['F 9 Army'],
      Soissons: ['G 12 Army'],
      Sedan: ['G I'],
      Reims: ['G III'],
      'Saint-Quentin': ['G IV'],
    };
    const spec: WarSpec = { at, reserve: ['F X'], turn: 'allied', segment: 'movement' };
    expect(words(spec, 'allied', { do: 'commit', unit: 'F X', area: 'Paris North' })).toBe(
      'F X cannot get to Paris North: enemy units in Soissons are between it and your units in Laon.',
    );
    expect(words(spec, 'allied', { do: 'commit', unit: 'F X', area: 'Dijon' })).toBe(
      'F X cannot get to Dijon: no unit of yours is within 2 Areas of Dijon.',
    );
    expect(words({ ...spec, reserve: [] }, 'allied', { do: 'commit', unit: 'F 9 Army', area: 'Hirson' })).toBe(
      'F 9 Army cannot get to Hirson: it is on the map.',
    );
  });
  test('17.0 where nobody is next to the Area, what keeps the parachute corps from it is said', () => {
    const at = { Aachen: ['G 4 Army'], Liege: ['F 9 Army'], Rouen: ['F 2 Army'], Antwerp: ['F X'] };
    expect(words({ at, reserve: ['G Para'] }, 'german', { do: 'attack', area: 'Rouen' })).toBe(
      'No German unit is within 2 Areas of Rouen.',
    );
    expect(words({ at }, 'german', { do: 'attack', area: 'Rouen' })).toBe('No unit of yours is next to Rouen.');
  });
  test('10.1.11 a march that no open way allows', () => {
    const at = { Aachen: ['G 4 Army'], Liege: ['F 9 Army'] };
    expect(words({ at, segment: 'movement' }, 'german', inWar.move('G 4 Army', 'Paris North'))).toBe(
      'G 4 Army cannot get to Paris North: no open way is within the 3 MPs it has left.',
    );
  });
  test('13.2.4 who takes the first loss is named', () => {
    const w = inWar.attack(
      war({ at: { Trier: ['G 12 Army'], Bastogne: ['BEF', 'F X'] }, poised: { 'G 12 Army': ['G XIX Pz'] } }),
      'german',
      'Bastogne',
      ['G 12 Army'],
    );
    inWar.does(w, 'german', { do: 'roll' });
    inWar.does(w, 'allied', { do: 'roll' }, 6, 1);
    expect(inWar.refusalWords(w, 'allied', { do: 'lose', unit: 'BEF' })).toBe(
      'BEF does not take the first loss: F X is Columnar.',
    );
  });
});
