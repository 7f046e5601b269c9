/** What the general of The Seeds of Disaster does otherwise than the staff: forts and the build of the years. */
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { labelled } from '../../../engine/labels.ts';
import { seededRandom } from '../../../engine/random.ts';
import { clone, type Json, type State } from '../../../engine/state.ts';
import { seedsOfDisasterBrain as brain } from '../bot/brain.ts';
import { situationOf } from '../bot/situation.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { G } from '../model/box.ts';
import { seedsOfDisaster as game } from '../game.ts';
import { putCard } from '../rules/cards/cards.ts';
import { REMOVED } from '../model/state.ts';
import { done, scene, type SideWord } from './scene.ts';
import { areaNo, war } from './war-scene.ts';

type Said = { readonly [field: string]: Json };
const askOf = (g: State, side: SideWord) => game.machine.open(g).find(a => a.side === side)!;
const ofStaff = (g: State, side: SideWord): Said =>
  labelled(game.labels, brain.pick(game.machine.view(g, side), askOf(g, side), seededRandom('one'), 0));
const ofGeneral = (g: State, side: SideWord): Said => {
  const view = game.machine.view(g, side);
  return labelled(game.labels, brain.plans.intentions(view, side)[0]!.pick(view, askOf(g, side), seededRandom('one')));
};

test('14.2.1 its Germans wall up the French and Belgian border in 1938, and one Area beside it', () => {
  const rich = { rp: { german: 90, allied: 40 }, invested: { german: 60, allied: 0 } };
  const t = scene({ year: 1938, moment: 'mobilisation', columns: rich });
  expect(ofStaff(t.g, 'german')['do']).not.toBe('dig');
  const dug = new Set<Json>();
  for (let c = ofGeneral(t.g, 'german'); c['do'] === 'dig'; c = ofGeneral(t.g, 'german')) {
    dug.add(c['area']!);
    done(t, 'german', c);
  }
  const border = ['Aachen', 'Freiburg', 'Kaiserslautern', 'Karlsruhe', 'Saarbrucken', 'Trier'];
  expect(dug).toEqual(new Set([...border, 'Dusseldorf']));
  expect(ofGeneral(t.g, 'german')['do']).toBe('build');
});
test('7.3.2 its Allies build armies where the staff invests in technology', () => {
  const t = scene({ year: 1937, moment: 'mobilisation', columns: { rp: { german: 60, allied: 60 } } });
  expect(ofStaff(t.g, 'allied')['do']).toBe('invest');
  expect(ofGeneral(t.g, 'allied')['do']).toBe('build');
});
test('14.3.5 it attacks out of a fort whom it leaves alone in the open', () => {
  const attack = (westwall: number, fortAttack = 'yes'): Json =>
    ofGeneral(
      war({
        at: { Aachen: ['G 6 Army:9'], Liege: ['F 2 Army:8'] },
        westwall: { Aachen: westwall },
        options: { fortAttack },
      }).g,
      'german',
    )['do']!;
  expect(attack(0)).toBe('done');
  expect(attack(2)).toBe('attack');
  expect(attack(2, 'no')).toBe('done');
});
test('14.3.4 what lies behind a fort is less open to the enemy', () => {
  const at = { Strasbourg: ['F 5 Army'], Aachen: ['G 6 Army'] };
  const wall = { Kaiserslautern: 1, Karlsruhe: 1 };
  const open = (bars: number): number =>
    situationOf(war({ at, westwall: wall }).g, G, { ...WEIGHTS, bars }).open[areaNo('Mannheim')]!;
  expect(open(3)).toBeLessThan(open(0));
});

test('a German of May 1940 is told of better odds than one whose years came to the same', () => {
  const g = startOf(game, '1940', optionsOf(game, '1940', {}));
  const told = (at: State): number => brain.hope(at, 'german', 0).chance;
  const years = clone(g);
  putCard(years, 0, REMOVED);
  expect(told(g)).toBeGreaterThan(told(years) + 0.2);
  for (const at of [g, years]) expect(told(game.machine.view(at, 'allied'))).toBe(told(at));
});
