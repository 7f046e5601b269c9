/** What lies on a map of hexes: arrows that cover no factors, keys that are tapped or held, counters picked in several hexes. */
import { describe, expect, test } from 'vitest';
import { arrowBetween, coversNone, FACTORS, tagPlace, type Box } from '../hex/arrow-place.ts';
import { mustering } from '../hex/muster.ts';
import { createTapOrHold, TAP } from '../hex/tap-hold.ts';

/** From middle to middle of neighbours, both orientations. */
const AROUND = Array.from({ length: 12 }, (_, i) => {
  const a = (i * Math.PI) / 6;
  return { x: 60 * Math.cos(a), y: 60 * Math.sin(a) };
});
const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot;

describe('arrows of attacks', () => {
  test('cover the factors of neither counter, whichever way they point', () => {
    for (const to of AROUND) expect(coversNone(arrowBetween(to), to), JSON.stringify(to)).toBe(true);
  });
  test('point from hex to hex and stay between their middles', () => {
    for (const to of AROUND) {
      const { x, y, turn } = arrowBetween(to);
      expect(Math.cos((turn * Math.PI) / 180) * 60).toBeCloseTo(to.x);
      expect(Math.hypot(x, y)).toBeLessThan(50);
    }
  });
  test('an arrow as long as the way between two middles would cover them', () => {
    expect(coversNone({ x: 5, y: 5, turn: 60 }, AROUND[2]!)).toBe(false);
  });
  test('the tag of the odds covers no factors, of the target or of those around it', () => {
    for (const from of [[], [0], [0, 180], [0, 180, -90]])
      for (const wide of [26, 60]) {
        const { x, y } = tagPlace(from, wide);
        const tag = { left: x - wide / 2, right: x + wide / 2, top: y - 8.5, foot: y + 8.5 };
        for (const by of [{ x: 0, y: 0 }, ...AROUND.filter((_, i) => i % 2 === 0)])
          expect(
            overlap(tag, {
              left: FACTORS.left + by.x,
              right: FACTORS.right + by.x,
              top: FACTORS.top + by.y,
              foot: FACTORS.foot + by.y,
            }),
            `${from.join()} ${wide} ${by.x.toFixed()} ${by.y.toFixed()}`,
          ).toBe(false);
      }
  });
});

describe('keys of the overlays', () => {
  const heard = () => {
    const said: string[] = [];
    return {
      said,
      key: createTapOrHold<string>({
        show: what => said.push(what ? `show ${what}` : 'hide'),
        toggle: what => said.push(`toggle ${what}`),
      }),
    };
  };
  test('held, a key shows while it is down and keeps nothing', () => {
    const { said, key } = heard();
    key.down('zones', 1000);
    key.down('zones', 1030);
    key.up('zones', 1000 + TAP);
    expect(said).toEqual(['show zones', 'hide']);
  });
  test('tapped, it turns the overlay on or off for good', () => {
    const { said, key } = heard();
    key.down('zones', 1000);
    key.up('zones', 1000 + TAP - 1);
    expect(said).toEqual(['show zones', 'hide', 'toggle zones']);
  });
  test('a key that came up unseen is no tap', () => {
    const { said, key } = heard();
    key.down('supply', 1000);
    key.lose();
    key.up('supply', 1010);
    expect(said).toEqual(['show supply', 'hide']);
  });
});

test('a stack is picked whole, and put back only when all of it is picked', () => {
  const one = mustering([], ['a', 'b']);
  const two = mustering(one, ['c']);
  expect(two).toEqual(['a', 'b', 'c']);
  expect(mustering(two, ['b', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  expect(mustering(two, ['a', 'b'])).toEqual(['c']);
});
