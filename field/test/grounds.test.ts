import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { hexes, type Grid, type HexId } from '../../kernel/hex.ts';
import { BY_ROAD, makeReach, NO_ENTRY, priced, reach, type Priced } from '../../kernel/path.ts';
import { makeGrounds, makeCachedReach } from '../movement-costs.ts';
import { GRIDS } from './battlefield.ts';

const bytes = (length: number, of: () => number): Uint8Array => Uint8Array.from({ length }, of);
const enemies = (grid: Grid, rnd: (n: number) => number): Uint8Array => bytes(grid.size, () => (rnd(6) === 0 ? 1 : 0));

test.each(GRIDS.map(g => [g.orientation, g] as const))(
  'ground laid over ground that changes is what would be laid anew: %s',
  (name, grid) => {
    const rnd = seededRandom(`grounds ${name}`);
    const bases: readonly Priced[] = Array.from({ length: 3 }, () =>
      priced(grid, {
        enter: bytes(grid.size, () => [1, 2, BY_ROAD, NO_ENTRY][rnd(4)]!),
        cross: bytes(grid.sideCount, () => rnd(2)),
        road: bytes(grid.sideCount, () => (rnd(3) === 0 ? 1 : 0)),
      }),
    );
    const grounds = makeGrounds(grid);
    const kept = makeCachedReach(grid);
    let stamp = 0;
    let held = enemies(grid, rnd);
    let extra = bytes(grid.size, () => rnd(2));
    let flying = true;
    for (let k = 0; k < 300; k++) {
      const mover = rnd(2);
      const base = bases[rnd(3)]!;
      if (rnd(2)) {
        held = enemies(grid, rnd);
        extra = bytes(grid.size, () => rnd(2));
        flying = rnd(3) > 0;
        stamp++;
      }
      const counting = (open: Uint8Array, out: Uint8Array): void =>
        hexes(grid).forEach(hex => (out[hex] = held[hex] ? NO_ENTRY : open[hex]!));
      const more = mover && flying ? extra : undefined;
      const ground = grounds(mover, base, stamp, counting, held, more, more);
      const anew = priced(grid, {
        ...base,
        enter: base.enter.map((cost, hex) => (held[hex] ? NO_ENTRY : cost)),
        ...(more && { extra, leave: extra }),
      });
      expect(ground.enter.join()).toBe(anew.enter.join());
      expect(ground.steps.join()).toBe(anew.steps.join());
      expect(ground.zone).toBe(held);
      const again = grounds(mover, base, stamp, counting, held, more, more);
      expect(again).toBe(ground);
      const from = rnd(grid.size) as HexId;
      const points = rnd(6);
      expect(kept.find(ground, from, points).cost.join()).toBe(
        reach(grid, { ...anew, zone: held }, from, points, makeReach(grid)).cost.join(),
      );
    }
  },
);
