/** Briefings: every scenario has one, its cases exist, its objectives lie on the map of Europe, and the first page tells the same length. */
import { describe, expect, test } from 'vitest';
import { lengthInWords, minutesOf } from '../../engine/briefing.ts';
import { gameOf } from '../../games/all.ts';
import { PLAYABLE } from '../../games/shelf.ts';
import { HEIGHT, project, WIDTH } from '../../client/home/projection.ts';

const BRIEFED = await Promise.all(
  PLAYABLE.map(async l => ({ l, game: gameOf(l.id)!, briefings: await l.briefings!(), cases: await l.words!() })),
);

describe.each(BRIEFED.map(b => [b.l.id, b] as const))('%s', (_, { l, game, briefings, cases }) => {
  test('every scenario has a briefing for each of its sides', () => {
    expect(Object.keys(briefings).toSorted()).toEqual(l.card.scenarios.map(s => s.id).toSorted());
    for (const b of Object.values(briefings)) expect(Object.keys(b.sides)).toEqual([...game.sides]);
  });
  test('three things matter, five sentences say how it plays, and every case exists', () => {
    for (const b of Object.values(briefings)) {
      expect([b.matters.length, b.howItPlays.length]).toEqual([3, 5]);
      const cited = [...b.matters, b.trap, ...Object.values(b.sides).map(s => s.wins)].map(a => a.case);
      expect(cited.filter(c => !(c in cases))).toEqual([]);
    }
  });
  test('every sentence ends with a stop, and no objective lies off the map', () => {
    for (const b of Object.values(briefings)) {
      const sentences = [...b.matters, b.trap].map(a => a.words);
      expect([...sentences, ...b.howItPlays, b.history].filter(s => !/[.!]$/.test(s))).toEqual([]);
      for (const o of b.objectives) {
        const [x, y] = project([o.at[1], o.at[0]]);
        expect([o.name, x > 0 && x < WIDTH && y > 0 && y < HEIGHT]).toEqual([o.name, true]);
      }
    }
  });
  test('the card on the first page names the shortest and the longest scenario', () => {
    const all = Object.values(briefings).map(minutesOf);
    const least = Math.min(...all.map(m => m[0]));
    const most = Math.max(...all.map(m => m[1]));
    const told = l.card.facts[1]!;
    const [from, to] = /^([\d¼½]+)–([\d½]+) (minutes|hours)$/.exec(told)!.slice(1, 3).map(minutesIn(told)) as [
      number,
      number,
    ];
    expect(Math.abs(from - least)).toBeLessThanOrEqual(20);
    expect(Math.abs(to - most)).toBeLessThanOrEqual(20);
  });
});
/** '2½' of '1–2½ hours' as minutes. */
function minutesIn(told: string): (n: string) => number {
  const unit = told.endsWith('hours') ? 60 : 1;
  return n => unit * (Number.parseInt(n, 10) || 0) + unit * (n.endsWith('½') ? 0.5 : n.endsWith('¼') ? 0.25 : 0);
}

test('a length is told in minutes up to an hour and a quarter, then in half hours', () => {
  expect(lengthInWords({ decisions: 185 })).toBe('10 to 25 minutes');
  expect(lengthInWords({ decisions: 1130 })).toBe('1½ to 2½ hours');
});
