import { expect, test } from 'vitest';
import { band, lattice, rosette } from '../ornament.ts';

test('a card is known by its ornament: the same seed draws the same, another draws another', () => {
  for (const draw of [
    (s: string) => rosette(s),
    (s: string) => band(s, 150, 36),
    (s: string) => lattice(s, 100, 140),
  ]) {
    expect(draw('card 9')).toBe(draw('card 9'));
    expect(new Set(['card 9', 'card 12', 'card 15', 'card 18', 'card 20'].map(draw)).size).toBe(5);
  }
});
test('an ornament stays in its box', () => {
  const reach = (path: string): number => {
    let far = 0;
    for (const part of path.split('M').slice(1)) {
      const [start, ...steps] = part.replace('z', '').split('l');
      let [x, y] = start!.split(' ').map(Number) as [number, number];
      const numbers = steps.join(' ').trim().split(/\s+/).map(Number);
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i]!;
        y += numbers[i + 1]!;
        far = Math.max(far, Math.hypot(x, y));
      }
    }
    return far / 5;
  };
  const far = reach(rosette('card 9', 50));
  expect(far).toBeGreaterThan(35);
  expect(far).toBeLessThan(51);
});
