/** What the staff of No Retreat! decides: positions with one right answer, and whole games without a fault. */
import { describe, expect, test } from 'vitest';
import { botFor } from '../../../bots/levels.ts';
import { playMatch } from '../../../bots/play.ts';
import { optionsOf } from '../../../engine/game.ts';
import { labelled } from '../../../engine/labels.ts';
import { seededRandom } from '../../../engine/random.ts';
import type { Json } from '../../../engine/state.ts';
import type { Table } from '../../../engine/table.ts';
import { A, G } from '../model/army.ts';
import { columnOf, targetAt } from '../bot/battle.ts';
import { gainWithout } from '../bot/bids.ts';
import { noRetreatBrain as brain } from '../bot/brain.ts';
import { deskOf } from '../bot/assessment.ts';
import { isInDanger } from '../bot/objectives.ts';
import { SAID } from '../bot/reasons.ts';
import { costsFrom } from '../bot/cache.ts';
import { situationOf } from '../bot/situation.ts';
import { DECIDE } from '../bot/staff.ts';
import { endTotal } from '../rules/victory.ts';
import { plainFor, WEIGHTS, weightsFor } from '../bot/weights.ts';
import { noRetreat as game } from '../game.ts';
import { attack, done, hexNo, odds, scene, unitNo, whereIs, type SideWord } from './scene.ts';

type Labelled = { readonly [field: string]: Json };
/** What the staff would do now, in labels. */
const choice = ({ g }: Pick<Table, 'g'>): Labelled => {
  const a = game.machine.open(g)[0]!;
  return labelled(game.labels, brain.pick(game.machine.view(g, a.side), a, seededRandom('one'), 0));
};
/** What the general would. */
const byGeneral = ({ g }: Pick<Table, 'g'>): Labelled => {
  const a = game.machine.open(g)[0]!;
  const [plan] = brain.plans.intentions();
  return labelled(game.labels, plan!.pick(game.machine.view(g, a.side), a, seededRandom('one')));
};
/** The staff marches a whole phase. */
const marched = (t: Table, side: SideWord, by = choice): Table => {
  for (let i = 0; i < 40; i++) {
    const a = game.machine.open(t.g)[0];
    if (a?.side !== side || !['moving', 'marching'].includes(a.kind)) break;
    const c = by(t);
    if (c['do'] === 'done') break;
    done(t, side, c);
  }
  return t;
};

describe('marches', () => {
  test('17.1 a panzer corps that can drive into empty cities takes the one that counts most', () => {
    const t = scene({ at: { F1612: ['G XIX'], F0413: ['F I'] }, moment: 'german movement' });
    expect(whereIs(marched(t, 'german'), 'G XIX')).toBe('F1910');
  });
  test('17.1 who can guard one of two empty cities before the enemy guards the Major City', () => {
    const t = scene({ at: { F1710: ['F I'], F1814: ['G XIX'], F0413: ['F II'] }, moment: 'allied movement' });
    expect(whereIs(marched(t, 'allied'), 'F I')).toBe('F1910');
  });
  test('23.1 once they are in, a Soviet army leaves the USSR for an empty city of the east', () => {
    const t = scene({
      scenario: 'poland-historical',
      turn: 9,
      at: { P0628: ['SU 5'], P1208: ['G39 X'], P1512: ['P 25'] },
      moment: 'german movement',
      columns: { once: { invasion: 'yes' }, war: { USSR: 'at war' } },
    });
    const left = (hex: string): number => costsFrom(t.g, hexNo('P0623'))[hexNo(hex)]!;
    expect(left(String(whereIs(marched(t, 'german'), 'SU 5')))).toBeLessThan(left('P0628'));
  });
});

describe('20.1.7 the end', () => {
  const LOST =
    'F2612 F2411 F1910 F2110 F1808 F2413 F2414 F1814 F2009 F1812 F1415 F2006 F2005 F1401 F1506 F1303 F1210 F1215 F1015 F1019 F0413 F1006';
  const ALL = `${LOST} F1105 F1106 F0318 F0518 F0521`;
  const chosen = (lost: string, stance = '1', by = choice): string => {
    const control = Object.fromEntries(lost.split(' ').map(hex => [hex, 'german']));
    const at = { F1910: ['G XIX'], F1104: ['F I'] };
    const t = scene({ turn: 10, at, moment: 'start of turn', columns: { control, stance } });
    return `${endTotal(t.g)} ${by(t).do}`;
  };
  test('the staff plays on in a lost game, and gives it up when it cannot be turned', () => {
    expect([chosen(LOST), chosen(ALL), chosen(ALL, '5')]).toEqual(['24 pass', '32 pass', '36 endGame']);
  });
  test('the general ends it before it is lost by more', () => {
    expect([chosen(LOST, '1', byGeneral), chosen(ALL, '1', byGeneral)]).toEqual(['24 endGame', '32 pass']);
  });
});

describe('the general', () => {
  test('10.0 once they may leave, its British make for the sea where the staff’s go to the front', () => {
    const paris = { F1105: ['F I', 'F III'], F1106: ['F IV', 'F V'], F1006: ['F II', 'F VI'] };
    const at = { F1406: ['UK I'], ...paris, F1910: ['G XIX'], F1710: ['G 1 Cav'], F1515: ['G XVI'] };
    const set = (): Table =>
      scene({ turn: 8, at, moment: 'allied movement', columns: { once: { evacuation: 'yes' } } });
    const toSea = (t: Table): number => costsFrom(t.g, hexNo('F1401'))[hexNo(String(whereIs(t, 'UK I')))]!;
    expect(toSea(marched(set(), 'allied', byGeneral))).toBeLessThan(toSea(set()));
    expect(toSea(marched(set(), 'allied'))).toBeGreaterThan(toSea(set()));
  });
  test('13.4 its Germans leave a city at home that nobody finds a way into', () => {
    const at = { P1206: ['G39 X'], P1208: ['G39 XI', 'G39 IV'], P1209: ['P 2+30', 'P 25'] };
    const { g } = scene({ scenario: 'poland-historical', turn: 3, at, moment: 'german movement' });
    const s = situationOf(g, G);
    expect(isInDanger(s, weightsFor(g, G), hexNo('P1206'))).toBe(true);
    expect(isInDanger(s, plainFor(g, G), hexNo('P1206'))).toBe(false);
  });
});

/** The German declarations, the Allied ones passed. */
const declaring = (at: { readonly [hex: string]: readonly string[] }): Table => {
  const t = scene({ at, moment: 'german combat' });
  done(t, 'allied', { do: 'done' });
  return t;
};
describe('battles', () => {
  test('14.6 the column is the one the rules come to', () => {
    const t = scene({ at: { F1707: ['G IV', 'G IX'], F1706: ['F I', 'F 1 DLM'] } });
    const s = situationOf(t.g, G);
    const target = targetAt(s, WEIGHTS, hexNo('F1706'), 0);
    const by = ['G IV', 'G IX'];
    const strikers = by.map(name => ({ unit: unitNo(name), from: hexNo('F1707') }));
    expect(columnOf(s, target, strikers, 'Prepared', 'target')).toBe(odds(t, { by, on: ['F1706'] }).column);
  });
  test('14.1.1 a lone reduced unit before three corps is marked, three corps before one are not', () => {
    const strong = { F1707: ['G IV', 'G IX'], F1607: ['G XVI'], F1706: ['N I'] };
    const weak = { F1707: ['G 1 Cav'], F1706: ['F I', 'F III'] };
    expect(choice(declaring(strong))).toMatchObject({ do: 'target', hex: 'F1706' });
    expect(choice(declaring(weak))).toEqual({ do: 'done' });
  });
});

test('5.1.4 fighters gain by driving Stukas off, whoever attacks', () => {
  const markers = { 'G Blitz! 1': 'German markers', 'A Shock! 1': 'Allied markers' };
  const pieces = { '#2': 'German hand', '#12': 'Allied hand', ...markers };
  const gained = (attacker: SideWord, by: readonly string[], on: string): number => {
    const at = { F1707: by, F1706: [on] };
    const t = scene({ at, columns: { marker: { 'grey 1': 'F1706' } }, pieces, moment: `${attacker} battles` });
    attack(t, attacker, ['F1706'], by, 'Prepared');
    for (const side of ['allied', 'german', 'allied'] as const) done(t, side, { do: 'pass' });
    done(t, 'german', { do: 'play', card: '#2' });
    done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
    return gainWithout(deskOf(t.g, A, weightsFor(t.g, A)), x => x.card !== undefined);
  };
  expect(gained('german', ['G IV', 'G IX'], 'F 1 DLM')).toBeGreaterThan(0.05);
  expect(gained('allied', ['F I'], 'G 1 Cav')).toBeGreaterThan(0.05);
});
test('24.2 whom the plan sends somewhere the staff moves, whoever of the 7th Army is in Reserve', () => {
  const t = scene({
    at: { F1809: ['UK I'], Reserve: ['F I'], F1412: ['F X'] },
    turn: 1,
    first: 'allied',
    moment: 'allied movement',
  });
  expect(choice(t)).toMatchObject({ do: 'move', unit: 'UK I' });
});
test('every decision of the rules has an answer and a reason', () => {
  const kinds = Object.keys(game.machine.rules.decisions).toSorted();
  expect(Object.keys(DECIDE).toSorted()).toEqual(kinds);
  expect(Object.keys(SAID).toSorted()).toEqual(kinds);
});

describe('whole games', () => {
  test.each(['france', 'poland-historical'])(
    '%s: the staff plays it to the end without a fault, and beats random',
    scenario => {
      const played = playMatch({
        game,
        brain,
        scenario,
        options: optionsOf(game, scenario, {}),
        seats: { german: botFor('staff'), allied: botFor('random') },
        seed: 'whole',
        budget: { silent: false },
      });
      expect(played.errors).toEqual([]);
      expect(game.result(played.g)).toMatchObject({ winner: 'german' });
    },
    240_000,
  );
});
