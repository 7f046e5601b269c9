/** What a player who is away answers: the policies and conditions a standing order may name. */
import { expect, test } from 'vitest';
import { answerTo, ordersFault, type StandingOrder } from '../../../engine/standing.ts';
import { setPosition, type Table } from '../../../engine/table.ts';
import { momentsOf } from '../rules/position/named-positions.ts';
import { pack } from '../pack.ts';
import { asked, attack, done, game, scene, type Spec } from './scene.ts';

const { policies = [] } = pack.gameOf(pack.shipped);
const by = (kind: string, policy: string, more: Partial<StandingOrder> = {}, limits = {}): StandingOrder => ({
  kind,
  answer: { is: 'policy', policy, limits },
  ...more,
});
const answers = (t: Table, side: string, ...orders: readonly StandingOrder[]) =>
  answerTo(game, policies, t.g, side, orders)?.choice;
const target = { marker: { 'grey 1': 'F1706' } } as const;
/** A German attack on F1706 with this result about to be applied. */
const after = (result: string, at: Spec['at'], more: Spec = {}): Table => {
  const t = scene({ at: at!, ...more, columns: { ...target, ...more.columns } });
  setPosition(t, { flow: momentsOf(t.g)[`german battle ${result}`]! });
  return t;
};
const two = { F1707: ['G IV', 'G IX'], F1706: ['F I', 'F 1 DLM'] } as const;

test('14.7.1 the least is lost: no unit that would surrender, then the least strength', () => {
  const t = after('EX', two);
  expect(answers(t, 'allied', by('losing', 'least-loss'))).toEqual({ do: 'lose', unit: 'F I' }); // the other is mobile
  const weak = after('EX', two, { columns: { face: { 'F I': 'reduced' }, supply: { 'F I': 'low' } } });
  expect(answers(weak, 'allied', by('losing', 'least-loss'))).toEqual({ do: 'lose', unit: 'F 1 DLM' });
});
test('14.7.5 a unit retreats out of zones and in supply', () => {
  const t = after('DR', { F1707: ['G IV', 'G IX'], F1706: ['F I'] });
  expect(asked(t)).toBe('allied retreating');
  expect(answers(t, 'allied', by('retreating', 'toward-supply'))).toMatchObject({ do: 'retreat' });
});
test('14.7 whoever is strong enough stands, the others fall back', () => {
  expect(answers(after('D', two), 'allied', by('standing', 'stand-in-strength'))).toEqual({ do: 'stand' });
  expect(answers(after('D', two), 'allied', by('standing', 'stand-in-strength', {}, { steps: 9 }))).toEqual({
    do: 'fallBack',
  });
});
test('14.7.3 a counterattack where the strengths allow it', () => {
  const strong = after('CA', { F1707: ['G IV'], F1706: ['F I', 'F 1 DLM'] });
  expect(answers(strong, 'allied', by('countering', 'counterattack-in-strength'))).toEqual({ do: 'counterattack' });
  expect(answers(strong, 'allied', by('countering', 'counterattack-in-strength', {}, { ratio: 3 }))).toEqual({
    do: 'pass',
  });
});
const bids = (): Table => {
  const t = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { ...target, leader: { allied: 'replacement' } },
    pieces: { 'A Hold! 1': 'Allied markers', '#2': 'German hand' },
  });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  return t;
};
test('14.5 a marker is bid while enough are held, on a hex and at odds that the order names', () => {
  const t = bids();
  expect(answers(t, 'allied', by('supporting', 'bid'))).toEqual({ do: 'commit', ability: 'Hold!' });
  expect(answers(t, 'allied', by('supporting', 'bid', {}, { keep: 1 }))).toEqual({ do: 'pass' });
  const at = (fact: string, is: string) => by('supporting', 'bid', { when: [{ fact, is }] });
  expect(answers(t, 'allied', at('about.hex', 'F1706'))).toBeDefined();
  expect(answers(t, 'allied', at('about.hex', 'F1606'))).toBeUndefined();
  expect(answers(t, 'allied', at('about.odds', '2:1'))).toBeDefined();
  expect(answers(t, 'allied', at('about.odds', '3:1'))).toBeUndefined();
});
test('14.7, 5.1.4 orders bound to a result and to an event', () => {
  const t = after('D', two);
  const on = (result: string) => by('standing', 'stand-in-strength', { when: [{ fact: 'about.result', is: result }] });
  expect([answers(t, 'allied', on('D')), answers(t, 'allied', on('CR'))]).toEqual([{ do: 'stand' }, undefined]);
  const stuka = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: target,
    pieces: {
      '#2': 'German hand',
      '#12': 'Allied hand',
      'G Blitz! 1': 'German markers',
      'A Shock! 1': 'Allied markers',
    },
  });
  attack(stuka, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  for (const side of ['allied', 'german', 'allied'] as const) done(stuka, side, { do: 'pass' });
  done(stuka, 'german', { do: 'play', card: '#2' });
  done(stuka, 'german', { do: 'pay', marker: 'G Blitz! 1' });
  const fly = (card: string): StandingOrder => ({
    kind: 'intercepting',
    when: [{ fact: 'about.card', is: card }],
    answer: { is: 'choice', choice: { do: 'play', card: '#12' } },
  });
  expect([answers(stuka, 'allied', fly('#2')), answers(stuka, 'allied', fly('#3'))]).toEqual([
    { do: 'play', card: '#12' },
    undefined,
  ]);
});
test('14.5 an order that names what is not there is refused in words', () => {
  expect(ordersFault(game, policies, [by('supporting', 'least-loss')])).toContain(
    'no policy least-loss for supporting',
  );
  expect(ordersFault(game, policies, [by('supporting', 'bid', { when: [{ fact: 'odds', is: '3:1' }] })])).toContain(
    'no such fact',
  );
});
