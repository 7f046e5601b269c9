/** 3.0, 5.7, 24.1, 26.5 Setting up, and which plans are drawn. */
import { expect, test } from 'vitest';
import { startOf } from '../../../engine/game.ts';
import { sizeOf } from '../../../engine/pieces.ts';
import { clone } from '../../../engine/state.ts';
import { play } from '../../../engine/table.ts';
import { boxOf } from '../model/box.ts';
import { UNITS } from '../data/units.ts';
import { noRetreat } from '../game.ts';
import { beside, OUT, PILE } from '../model/places.ts';
import { planHeld } from '../rules/plans/plans.ts';
import { asked, begin, column, DYLE, INITIATIVE, offered, refusal, verbs, whereIs } from './scene.ts';

test('3.0 36 or 30 cards are shuffled, the counters of the front stand where its sheet says, all others are out', () => {
  for (const [scenario, cards] of [
    ['france', 36],
    ['poland', 30],
  ] as const) {
    const g = startOf(noRetreat, scenario, {});
    const { CARD_PIECES, CARDS } = boxOf(g);
    expect([sizeOf(CARD_PIECES, g, beside(g, PILE)), sizeOf(CARD_PIECES, g, beside(g, OUT))]).toEqual([
      cards,
      CARDS.length - cards,
    ]);
  }
  const t = begin('poland');
  expect([whereIs(t, 'G39 XVI'), whereIs(t, 'G XIX'), whereIs(t, 'P Kleeberg')]).toEqual(['P1009', 'Out', 'Turn 6']);
});
test('5.7, 24.1 each side has a Secret Plan; the historical one where the campaign says so, and French Initiative may be put back once', () => {
  const historical = begin('france-historical');
  expect([column(historical, 'piece')['#38'], column(historical, 'piece')['#45']]).toEqual([
    'Allied plan',
    'German plan',
  ]);
  const dyle = begin('france', {}, DYLE);
  expect([asked(dyle), verbs(dyle, 'allied')]).toEqual(['allied replanning', ['keep']]);
  const initiative = begin('france', {}, INITIATIVE, DYLE);
  expect(verbs(initiative, 'allied')).toEqual(['keep', 'redraw']);
  expect(play(initiative, 'allied', { do: 'redraw' })).toMatchObject({ ok: true });
  expect(column(initiative, 'piece')['#37']).toBe('Allied plan');
  expect(asked(initiative)).not.toBe('allied replanning');
});
test('24.2 French Initiative drawn twice: the Initiative Target is his, and any other French plan', () => {
  const t = begin('france', {}, INITIATIVE, INITIATIVE);
  play(t, 'allied', { do: 'redraw' });
  expect(column(t, 'piece')['A Shock-Target 1']).toBe('Allied markers');
  expect(t.log.at(-1)?.text).toContain('Initiative');
  expect(asked(t)).toBe('allied adopting');
  for (const g of [t.g, ...noRetreat.sides.map(side => noRetreat.machine.view(t.g, side))])
    expect(noRetreat.machine.resume(clone(g)).wait).toEqual(t.g.wait); // from a save and in both views the question stands
  expect(new Set(offered(t, 'allied').map(c => c['plan']))).toEqual(new Set(['#37', '#38', '#39', '#40', '#41']));
  expect(refusal(t, 'allied', { do: 'plan', plan: '#42' })).toBe('24.2');
  play(t, 'allied', { do: 'plan', plan: '#39' });
  expect([column(t, 'piece')['#39'], column(t, 'piece')['#41']]).toEqual(['Allied plan', 'Allied plan cards']);
  expect(planHeld(t.g, 1)).toBeGreaterThan(0);
});
test('26.5 by option the Polish corps of Sikorski comes on turn 3', () => {
  const unit = UNITS.find(u => u.entry === 'S')!.name;
  expect(whereIs(begin('france-historical', { sikorski: 'yes' }), unit)).toBe('Turn 3');
  expect(whereIs(begin('france-historical'), unit)).toBe('Waiting');
});
