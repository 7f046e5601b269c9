import { describe, expect, test } from 'vitest';
import {
  isNextRevision,
  isCard,
  isTrouble,
  cardsToList,
  isExpired,
  trouble,
  troubleOf,
  type Card,
} from '../storage/storage.ts';

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  game: 'night-march',
  scenario: 'road',
  options: {},
  setup: { seats: { german: 'me' }, guided: true },
  created: 0,
  changed: 0,
  revision: 1,
  standing: { turn: 1, when: '13 May 1940', step: 'Set-up', score: '0 points' },
  over: false,
  ...more,
});

describe('the games of this browser', () => {
  test('last played first, without deleted games', () =>
    expect(
      cardsToList([card('a', { changed: 1 }), card('b', { changed: 3 }), card('c', { changed: 2, removed: 5 })]).map(
        c => c.id,
      ),
    ).toEqual(['b', 'a']));
  test('rows that are not cards are left alone', () => {
    expect(cardsToList([null, 7, {}, { id: 'x' }, card('a')]).map(c => c.id)).toEqual(['a']);
    expect(isCard({ ...card('a'), standing: undefined })).toBe(false);
  });
  test('only the next revision may be written, so that a record is never forked', () => {
    expect(isNextRevision(undefined, card('a', { revision: 1 }))).toBe(true);
    expect(isNextRevision(card('a', { revision: 4 }), card('a', { revision: 5 }))).toBe(true);
    expect(isNextRevision(card('a', { revision: 5 }), card('a', { revision: 5 }))).toBe(false);
    expect(isNextRevision(undefined, card('a', { revision: 2 }))).toBe(false);
  });
  test('a deleted game can be restored for a day', () => {
    expect(isExpired(card('a', { removed: 0 }), 3_600_000)).toBe(false);
    expect(isExpired(card('a', { removed: 0 }), 90_000_000)).toBe(true);
    expect(isExpired(card('a'), 90_000_000)).toBe(false);
  });
  test('every kind of trouble has its message', () => {
    expect(troubleOf({ name: 'QuotaExceededError' }).message).toMatch(/no room left/);
    expect(troubleOf({ name: 'SecurityError' }, 'closed').name).toBe('closed');
    expect(troubleOf(null).name).toBe('failed');
    expect(troubleOf(trouble('blocked')).name).toBe('blocked');
    expect(isTrouble(new Error('x'))).toBe(false);
  });
});
