/** What a standing order may name: trumps and spies, retreats, fleets and losses while their owner is away. */
import { expect, test } from 'vitest';
import { optionsOf } from '../../../engine/game.ts';
import { seededRandom } from '../../../engine/random.ts';
import { answerTo, ordersFault, speechOf, type StandingOrder } from '../../../engine/standing.ts';
import type { Vars } from '../../../engine/state.ts';
import { walkMachine } from '../../../engine/test/walk.ts';
import { boxOf } from '../model/box.ts';
import { seedsOfDisaster as game } from '../game.ts';
import { POLICIES } from '../rules/policies.ts';
import { attack, does, war, type War, type Who } from './war-scene.ts';

const by = (kind: string, policy: string, limits: Vars = {}): StandingOrder => ({
  kind,
  answer: { is: 'policy', policy, limits },
});
const answer = (w: War, side: Who, o: StandingOrder) => answerTo(game, POLICIES, w.g, side, [o])?.choice;
const FRONT = { Aachen: ['G 6 Army:16'], Liege: ['F X:1'], Namur: ['F 1 Army:9'], Bastogne: ['F 2 Army:9'] };
const struck = (reserve: readonly string[] = []): War => {
  const w = war({ at: FRONT, cp: [0, 5], reserve });
  attack(w, 'german', 'Liege', ['G 6 Army']);
  return does(w, 'german', { do: 'strike' });
};

test('13.4 who is to retreat above an expected loss does, and stands below it', () => {
  expect(answer(struck(), 'allied', by('standing', 'retreat-above', { loss: 1 }))).toMatchObject({ do: 'retreat' });
  expect(answer(struck(), 'allied', by('standing', 'retreat-above', { loss: 9 }))).toEqual({ do: 'stand' });
});
test('13.5 the strongest fleet is sent, then battle is accepted', () => {
  const w = struck(['F 1 Air:1', 'F 2 Air:2']);
  const order = by('standing', 'stand-with-fleet');
  expect(answer(w, 'allied', order)).toEqual({ do: 'fly', unit: 'F 2 Air' });
  does(w, 'allied', { do: 'fly', unit: 'F 2 Air' });
  expect(answer(w, 'allied', order)).toEqual({ do: 'stand' });
});
test('4.4 of the cards that trump the lowest is taken, and none above the limit', () => {
  const { g } = war({ at: FRONT });
  const card = (no: number): number => boxOf(g).tables.cards.findIndex(c => c.no === no);
  const choices = [{ do: 'pass' }, { do: 'trump', card: card(10) }, { do: 'trump', card: card(8) }];
  const trump = POLICIES.find(p => p.id === 'trump-low')!;
  const asked = game.machine.open(g)[0]!;
  expect(trump.choose(g, asked, choices, {})).toEqual({ do: 'trump', card: card(8) });
  expect(trump.choose(g, asked, choices, { value: 2 })).toEqual({ do: 'pass' });
});
test('every policy names its kinds, and no two are called alike', () => {
  expect(new Set(POLICIES.map(p => p.id)).size).toBe(POLICIES.length);
  for (const p of POLICIES) for (const kind of p.kinds ?? []) expect(game.machine.rules.decisions[kind]).toBeDefined();
});
test('standing orders name the questions that are asked openly: those of plans are refused with the reason', () => {
  const openly = new Set<string>();
  const planned = new Set<string>();
  for (const name of ['one', 'two', 'three'])
    walkMachine(game, { scenario: '1934', options: optionsOf(game, '1934', {}) }, seededRandom(name), g => {
      if (g.wait.for === 'choice') openly.add(g.wait.ask.kind);
      if (g.wait.for === 'sealed') for (const ask of game.machine.open(g)) planned.add(ask.kind);
    });
  const { kinds } = speechOf(game, POLICIES);
  expect([...openly].filter(kind => !kinds.includes(kind))).toEqual([]);
  expect([...planned].filter(kind => kinds.includes(kind) && kind !== 'recalling')).toEqual([]);
  expect(planned.size).toBeGreaterThan(8);
  const hold = (kind: string): StandingOrder => ({ kind, answer: { is: 'hold' } });
  expect(ordersFault(game, POLICIES, [hold('moving')])).toContain('moving is part of a plan made in secret');
  expect(ordersFault(game, POLICIES, [hold('recalling')])).toBeUndefined(); // in a week it is asked openly
});
