/** The first page: the opponents of a game, and its minimap. */
import { describe, expect, test } from 'vitest';
import { PLAYABLE } from '../../games/shelf.ts';
import { opponentText } from '../home/opponent-text.ts';
import { opponentChoices } from '../home/opponents.ts';
import { frameAround, inQuad, quadIn, type Quad } from '../home/quad.ts';
import { LEVELS, levelWords } from '../game/levels.ts';

describe('opponents', () => {
  const seats = (all: { readonly [side: string]: string }) => opponentText({ seats: all, guided: false });
  test('a game in progress names the opponent', () => {
    expect(seats({ north: 'me', south: 'staff' })).toBe('You are North, against the staff officer.');
    expect(seats({ north: 'me', south: 'me' })).toBe('Two players at this screen.');
    expect(seats({ north: 'me' })).toBe('You play alone.');
    expect(seats({ north: 'random', south: 'staff' })).toBe('Bots play.');
  });
  test('a card offers a bot only if the game has one, and two at one screen only for two players', () => {
    const [first] = PLAYABLE;
    const words = (players: number, brain?: () => Promise<never>) =>
      opponentChoices({ card: { ...first!.card, players }, ...(brain ? { brain } : {}) }).map(w => w.word);
    expect(words(1)).toEqual(['alone', 'watch a bot', 'friends look on']);
    expect(words(2)).toEqual(['two here', 'a friend by link']);
    expect(words(2, () => Promise.reject(new Error('none')))[0]).toBe('a bot');
  });
  test('every level says how strong it is, or how it plays', () => {
    for (const l of LEVELS) expect(levelWords(l.id, 'nowhere', '')).toMatch(/^[A-Z].*: .+/);
  });
});

describe('the minimap', () => {
  const QUAD: Quad = [
    [10, 10],
    [30, 20],
    [20, 40],
    [0, 30],
  ];
  test('the map of a game is found on the index of sheets', () => {
    const index = '<g class="frame" data-game="ford" data-quad="10 10 30 20 20 40 0 30"><path/></g>';
    expect(quadIn(index, 'ford')).toEqual(QUAD);
    expect(quadIn(index, 'other')).toBeUndefined();
  });
  test('a point of the map is interpolated from its corners', () => {
    expect(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].map(([x, y]) => inQuad(QUAD, x!, y!)),
    ).toEqual(QUAD);
    expect(inQuad(QUAD, 0.5, 0.5)).toEqual([15, 25]);
  });
  test('the frame contains every stack', () => {
    const spots = [inQuad(QUAD, 0.1, 0.2), inQuad(QUAD, 0.9, 0.7)];
    const { x, y, w, h } = frameAround(spots, QUAD, 2);
    for (const [a, b] of spots) {
      expect(a).toBeGreaterThan(x);
      expect(a).toBeLessThan(x + w);
      expect(b).toBeGreaterThan(y);
      expect(b).toBeLessThan(y + h);
    }
    expect(w / h).toBeCloseTo(2);
  });
});
