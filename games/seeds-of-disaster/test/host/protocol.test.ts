/** The Seeds of Disaster through the protocol alone: every segment and every step of a battle by name, dice and cards laid ready. */
import { expect, test } from 'vitest';
import type { Json, Vars } from '../../../../engine/state.ts';
import { client, type Answer, type Client } from '../../../../cli/test/driver.ts';
import { seedsOfDisaster } from '../../game.ts';
import { momentsIn, momentsOf } from '../../rules/position/named-positions.ts';

const begun = (scenario: string): Client => {
  const c = client();
  c.done({ do: 'new', game: 'seeds-of-disaster', scenario, seed: 'abc', sandbox: true });
  return c;
};
const set = (c: Client, at: string, columns: Vars = {}): Answer =>
  c.done({ do: 'set', game: 'g1', position: { at, columns } });
const asks = (a: Answer): readonly string[] => a.asks.map(x => `${x.side} ${x.decision}`);
const play = (c: Client, side: string, choice: Json, ...next: readonly (number | string)[]): Answer => {
  if (next.length) c.done({ do: 'dice', game: 'g1', next });
  const a = c.done({ do: 'play', game: 'g1', side, choice });
  expect(a.queued, 'everything laid ready was used').toBeUndefined();
  return a;
};

test('3.2, 3.4 every segment of a year and of a month is set by its name, with the tracks in the same request', () => {
  for (const [status, columns] of [
    ['Peace', { year: 1935 }],
    ['Opposition', { year: 1937 }],
    ['Military Preparations', { year: 1938 }],
    ['Armed Belligerence', { year: 1939, month: 3 }],
  ] as const) {
    const c = begun('1934');
    for (const moment of Object.keys(momentsIn('year')).slice(0, 17))
      expect(set(c, moment, { ...columns, status }).asks.length, `${status}: ${moment}`).toBeGreaterThan(0);
  }
});

/** Guderian before Sedan. */
const SEDAN: Vars = {
  week: 1,
  place: { 'G 12 Army': 'Bastogne', 'G XIX Pz': 'Poised with G 12 Army', 'F 2 Army': 'Sedan', 'F 9 Army': 'Verdun' },
  steps: { 'G 12 Army': 19, 'F 2 Army': 4 },
  assaulted: { Sedan: 'yes' },
  fought: { 'G 12 Army': 'planned' },
};
const at = (moment: string, more: Vars = {}): { readonly c: Client; readonly a: Answer } => {
  const c = begun('1940');
  return { c, a: set(c, `german ${moment}`, { ...SEDAN, ...more }) };
};
test('13.1.6 every step of a battle is set by its name', () => {
  const found: { readonly [moment: string]: readonly string[] } = Object.fromEntries(
    ['attack', 'declaration', 'retreat before combat', 'losses', 'retreat', 'poised benefit'].map(m => [
      m,
      asks(at(m).a),
    ]),
  );
  expect(found).toEqual({
    attack: ['german planning'],
    'poised benefit': ['german declaring'],
    declaration: ['german declaring'],
    'retreat before combat': ['allied standing'],
    losses: ['allied choosingLoss'],
    retreat: ['allied retreating'],
  });
  const all = Object.keys(momentsOf(seedsOfDisaster.begin('1940', {}, 1))).filter(m => !(m in momentsIn('month')));
  expect(all.length).toBe(36);
  for (const moment of all.filter(m => m.startsWith('german ') && m !== 'german air battle'))
    expect(at(moment.slice('german '.length)).a.over, moment).toBe(false);
});
test('13.2, 13.5.4 the Mobile Forces Battle and the one in the air, where the position has them', () => {
  const mobile = { place: { ...(SEDAN['place'] as Vars), 'F DLC': 'Poised with F 2 Army' } };
  expect(asks(at('mobile battle', mobile).a)).toEqual(['german mobileDice']);
  expect(asks(at('mobile answer', mobile).a)).toEqual(['allied mobileDice']);
  const flown = { flown: { 'G 3 Air': 'yes', 'F 1 Air': 'yes' } };
  expect(asks(at('air battle', flown).a)).toEqual(['german airIntelligence']);
  const c = begun('1940');
  const none = c.ask({ do: 'set', game: 'g1', position: { at: 'german air battle', columns: SEDAN } });
  expect(none.error).toContain('13.5.2 fleets of both sides meet');
});
test('16.0, 16.1.1 a breakthrough from the dice on: 23 and the Poised against an army of four', () => {
  const { c } = at('declaration');
  play(c, 'german', { do: 'engineers' });
  play(c, 'german', { do: 'strike' });
  const fought = play(c, 'allied', { do: 'stand' }, 6, 5, 1, 1).events.find(e => e.is === 'fought');
  expect(fought).toMatchObject({ totals: [34, 6], row: 4, winner: 0 });
  for (let k = 0; k < 4; k++) play(c, 'allied', { do: 'lose', unit: 'F 2 Army' });
  play(c, 'german', { do: 'advance', unit: 'G 12 Army', area: 'Sedan' });
  expect(asks(play(c, 'german', { do: 'done' }))).toEqual(['german breaking']);
  expect(asks(play(c, 'german', { do: 'attack', area: 'Verdun' }))).toEqual(['german planning']);
});
test('13.1, 13.1.2 a battle without an Area, without attackers or with distant ones is refused in words', () => {
  const c = begun('1940');
  const error = (columns: object) =>
    c.ask({ do: 'set', game: 'g1', position: { at: 'german declaration', columns: { week: 1, ...columns } } }).error;
  expect(error({})).toContain('13.1 no Area is attacked: mark one as assaulted');
  const assaulted = { Sedan: 'yes' };
  expect(error({ assaulted })).toContain('13.1 nobody attacks');
  expect(error({ assaulted, fought: { 'G 18 Army': 'planned' } })).toContain('G 18 Army is not next to Sedan');
});
test('13.1 a battle is set again and again at one table', () => {
  const c = begun('1940');
  const columns = {
    week: 1,
    place: { 'G 12 Army': 'Bastogne' },
    assaulted: { Sedan: 'yes' },
    fought: { 'G 12 Army': 'planned' },
  };
  for (let k = 0; k < 2; k++)
    expect(asks(c.ask({ do: 'set', game: 'g1', position: { at: 'german declaration', columns } }))).toEqual([
      'german declaring',
    ]);
});
test('10.1.7 marches are listed with what they cost in MPs', () => {
  const c = begun('1940');
  set(c, 'german movement', { place: { 'G 4 Army': 'Bastogne' } });
  const { choices } = c.done({ do: 'choices', game: 'g1' });
  const costs = choices
    .filter(o => (o.choice as Vars).do === 'move' && (o.choice as Vars).unit === 'G 4 Army')
    .map(o => [(o.choice as Vars).area, o.cost]);
  expect(costs.length).toBeGreaterThan(2);
  expect(costs.filter(([, cost]) => ![1, 2, 3].includes(cost as number))).toEqual([]);
  expect(choices.find(o => (o.choice as Vars).do === 'done')).not.toHaveProperty('cost');
});
