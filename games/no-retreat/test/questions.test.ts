/** What the table says of a question: the event it is about, markers that are alike, why one is not committed, and the odds of a throw that has cost steps. */
import { expect, test } from 'vitest';
import type { LogLine } from '../../../engine/table.ts';
import { alikeOnce, markerWords } from '../look/place-actions.ts';
import { calledOf } from '../look/spoken.ts';
import { thrownOdds } from '../table/links.ts';
import { promptFor } from '../table/prompts.ts';
import { readingFor } from '../table/reading.ts';
import { eventIn, unusedOf } from '../table/questions.ts';
import { viewOf } from '../view.ts';
import { attack, done, scene } from './scene.ts';

const TARGET = { marker: { 'grey 1': 'F1706' } };
test('5.8.2 markers of one back stand in the list once; in Poland those without the front of 1939 apart', () => {
  const hands = [{ ownMarkers: [{ name: 'G Hold! 3', ability: 'Hold!', in1939: false }] }] as never;
  const names = ['G Hold! 1', 'G Blitz! 1', 'G Hold! 3', 'G Blitz! 2'];
  const listed = names.map(marker => ({ choice: { do: 'pay', marker } }));
  const shown = (front: 'france' | 'poland') => alikeOnce(listed, { front, hands }).map(o => o.choice.marker);
  expect(shown('france')).toEqual(['G Hold! 1', 'G Blitz! 1']);
  expect(shown('poland')).toEqual(['G Hold! 1', 'G Blitz! 1', 'G Hold! 3']);
  expect(markerWords({ front: 'poland', hands }, 'G Hold! 3')).toBe('Hold! (1940 only)');
});
test('5.5.3 whoever holds too much is told how much', () => {
  const { hands } = viewOf(scene({}).g, 'allied');
  const many = hands.map(h => (h.ownCards ? { ...h, cards: h.cardLimit + 2 } : h));
  expect(promptFor('trimming', { hands: many as unknown as typeof hands })).toMatch(/discard 2 more\.$/);
});
test('14.5 a Hold! that Gamelin bars is held and not listed, and so its reason is asked for', () => {
  const t = scene({
    at: { F1707: ['G XIX'], F1706: ['F I'] },
    columns: TARGET,
    pieces: { 'A Hold! 1': 'Allied markers', 'A Shock! 1': 'Allied markers' },
  });
  attack(t, 'german', ['F1706'], ['G XIX'], 'Prepared');
  const view = viewOf(t.g, 'allied');
  expect(unusedOf(view, [])).toEqual(['Hold!']); // a Shock! is no help to a defender
  expect(unusedOf(view, ['Hold!'])).toEqual([]);
  expect(unusedOf(viewOf(t.g, 'german'), [])).toEqual([]);
});
test('14.7 the odds of a throw are those it was made at, though a step is lost', () => {
  const now = { attack: 3, defence: 1, initial: '3:1', shifts: [], column: '3:1', chances: [] };
  const shift = { name: 'Blitz!', case: '14.6.4', value: 1 };
  const ledger = [{ name: 'Attack', value: 3, case: '14.5' }, { name: 'Defence', value: 2, case: '14.5' }, shift];
  const fell = { side: 'german', table: 'Prepared', odds: '2:1', die: 3, result: 'EX', rolled: 'EX', ledger } as const;
  expect(thrownOdds(now, fell)).toMatchObject({
    attack: 3,
    defence: 2,
    initial: '3:2',
    column: '2:1',
    shifts: [shift],
  });
});
test('5.1.3 a question about an event says which and what it does', () => {
  const log = [{ event: { is: 'event', side: 'german', card: '#13' } }] as unknown as readonly LogLine[];
  expect(eventIn(log)).toMatchObject({ name: 'Signals', side: 'german' });
  expect(eventIn([])).toBeUndefined();
});
test('8.1 markers that were drawn are counted by kind in the log', () => {
  const reading = readingFor({} as never, { unit: label => label, line: text => text });
  const told = {
    event: { is: 'drawnMarkers' },
    text: 'Drawn: G Hold! 1, G Blitz! 2, G Hold! 2.',
  } as unknown as LogLine;
  expect(reading.textOf(told)).toBe('Drawn: 2 Hold!, Blitz!.');
});
test('a unit has moved in its own player turn alone, and no nation is said twice', () => {
  const t = scene({
    at: { F1707: ['G XIX'], F1706: ['B III'] },
    columns: { ...TARGET, moved: { 'G XIX': 'yes', 'B III': 'yes' } },
  });
  const of = (hex: string) => viewOf(t.g, 'german').stacks.find(s => s.hex === hex)!.units[0]!;
  expect([of('F1707').moved, of('F1706').moved]).toEqual([true, false]);
  expect(calledOf(of('F1706'))).toBe('Belgian III');
});
test('10.0 each step of the Deployment Phase says who goes, what is free and what is paid for', () => {
  const t = scene({ at: { F1306: ['F I'], F1305: ['F III'] }, moment: 'deployment', pieces: { '#16': 'Allied hand' } });
  const view = () => viewOf(t.g, 'allied');
  expect(view()).toMatchObject({
    step: { name: 'To the Reserve', case: '10.0' },
    buying: { free: 1, credit: 0, step: 'A' },
  });
  expect(promptFor('deploying', view())).toMatch(/French units/);
  done(t, 'allied', { do: 'send', unit: 'F I' });
  done(t, 'allied', { do: 'discard', card: '#16' });
  expect(view().buying).toMatchObject({ free: 0, credit: 2 }); // a double card
});
