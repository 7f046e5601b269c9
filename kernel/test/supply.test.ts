import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, hexOf, hexes, sideBetween, type Grid, type HexId } from '../hex.ts';
import { lineOf, makeSupplied, supplyFrom, traceSupply, type SupplyMap } from '../supply.ts';
import { anyGrid, anyHex, bytes, FRANCE } from './maps.ts';

/** By walking out from the unit, hex after hex, as the rule tells it. */
function slowly(grid: Grid, map: Required<SupplyMap>, unit: HexId, sources: readonly HexId[]): boolean {
  if (map.closed[unit] || map.barred[unit]) return false;
  let edge = [unit];
  const seen = new Set(edge);
  const good = new Set(sources);
  for (let steps = 0; edge.length > 0 && steps <= map.longest; steps++) {
    if (edge.some(hex => good.has(hex))) return true;
    const leavable = edge.filter(hex => hex === unit || !map.zone[hex] || map.friend[hex]);
    edge = [
      ...new Set(
        leavable.flatMap(hex =>
          [0, 1, 2, 3, 4, 5].flatMap(dir => {
            const to = grid.near[hex * 6 + dir] as HexId;
            const open = to >= 0 && !map.wall[grid.sides[hex * 6 + dir]!] && !map.closed[to] && !map.barred[to];
            return open && !seen.has(to) ? [to] : [];
          }),
        ),
      ),
    ];
    for (const hex of edge) seen.add(hex);
  }
  return false;
}

const anyCase = anyGrid.chain(grid =>
  fc.record({
    grid: fc.constant(grid),
    sources: fc.array(anyHex(grid), { minLength: 1, maxLength: 3 }),
    map: fc.record({
      closed: bytes(grid.size, [0, 0, 0, 0, 1]),
      barred: bytes(grid.size, [0, 0, 0, 1]),
      wall: bytes(grid.sideCount, [0, 0, 0, 1]),
      zone: bytes(grid.size, [0, 1]),
      friend: bytes(grid.size, [0, 0, 1]),
      longest: fc.constantFrom(2, 4, 99),
    }),
  }),
);

describe('supply of a whole side', () => {
  it('is what tracing from each unit finds', () => {
    fc.assert(
      fc.property(anyCase, ({ grid, map, sources }) => {
        const found = supplyFrom(grid, map, sources, makeSupplied(grid));
        expect(hexes(grid).filter(hex => (found.reached[hex] === 1) !== slowly(grid, map, hex, sources))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
  it('its lines run from the unit to a source, step by step, over nothing forbidden', () => {
    fc.assert(
      fc.property(anyCase, ({ grid, map, sources }) => {
        const found = supplyFrom(grid, map, sources, makeSupplied(grid));
        for (const hex of hexes(grid)) {
          const line = lineOf(found, hex);
          const ends = line.length > 0 && sources.includes(line.at(-1)!);
          const walled = line.some((h, i) => i > 0 && map.wall[sideBetween(grid, line[i - 1]!, h)]);
          expect([
            ends,
            walled,
            line.slice(1, -1).filter(h => map.barred[h] || (map.zone[h] && !map.friend[h])),
          ]).toEqual([found.reached[hex] === 1, false, []]);
        }
      }),
      { numRuns: 100 },
    );
  });
  it('one unit alone gets the same answer, or the hex that cuts it', () => {
    fc.assert(
      fc.property(anyCase, ({ grid, map, sources }) => {
        const free = { ...map, longest: 999 };
        const found = supplyFrom(grid, free, sources, makeSupplied(grid));
        for (const hex of hexes(grid).filter(h => !map.closed[h] && !map.barred[h])) {
          const trace = traceSupply(
            grid,
            free,
            hex,
            sources.filter(s => !map.closed[s]),
          );
          expect(trace.ok).toBe(found.reached[hex] === 1);
          if (!trace.ok && trace.by !== 'ground')
            expect(trace.by === 'enemy' ? map.barred[trace.cut] : map.zone[trace.cut]).toBe(1);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('8.0 supply in France', () => {
  const at = (label: string): HexId => hexOf(FRANCE, label);
  const map = (): Required<SupplyMap> => ({
    closed: new Uint8Array(FRANCE.size),
    barred: new Uint8Array(FRANCE.size),
    zone: new Uint8Array(FRANCE.size),
    friend: new Uint8Array(FRANCE.size),
    wall: new Uint8Array(FRANCE.sideCount),
    longest: 999,
  });
  /** A row of hexes from edge to edge. */
  const row = (number: number): HexId[] => hexes(FRANCE).filter(hex => FRANCE.y[hex] === -number);

  it('8.1 a line of enemy units cuts, and the nearest is named', () => {
    const m = map();
    for (const hex of row(20)) m.barred[hex] = 1;
    const trace = traceSupply(FRANCE, m, at('2530'), row(10));
    expect(trace).toMatchObject({ ok: false, by: 'enemy' });
    if (!trace.ok && trace.by === 'enemy') expect(distance(FRANCE, at('2530'), trace.cut)).toBe(5);
  });
  it('8.9 a zone may be entered, not left', () => {
    const m = map();
    for (const hex of row(20)) m.zone[hex] = 1;
    const found = supplyFrom(FRANCE, m, row(10), makeSupplied(FRANCE));
    expect([found.reached[at('2030')], found.reached[at('2130')]]).toEqual([1, 0]);
    expect(traceSupply(FRANCE, m, at('2530'), row(10))).toMatchObject({ ok: false, by: 'zone' });
  });
  it('8.9 unless a friendly unit negates it', () => {
    const m = map();
    for (const hex of row(20)) m.zone[hex] = 1;
    m.friend[at('2030')] = 1;
    const trace = traceSupply(FRANCE, m, at('2530'), row(10));
    expect(trace.ok && trace.line).toContain(at('2030'));
  });
  it('8.9 a source in an enemy zone still serves, a source under an enemy does not', () => {
    const m = map();
    m.zone[at('1019')] = 1;
    expect(traceSupply(FRANCE, m, at('1220'), [at('1019')]).ok).toBe(true);
    expect(supplyFrom(FRANCE, m, [at('1019')], makeSupplied(FRANCE)).reached[at('1220')]).toBe(1);
    m.barred[at('1019')] = 1;
    expect(traceSupply(FRANCE, m, at('1220'), [at('1019')])).toMatchObject({ ok: false, cut: at('1019'), by: 'enemy' });
  });
  it('10.7 not across the water, which no enemy is blamed for', () => {
    const m = map();
    m.closed.fill(1);
    m.closed[at('4238')] = m.closed[at('4239')] = 0;
    m.wall[sideBetween(FRANCE, at('4238'), at('4239'))] = 1;
    expect(traceSupply(FRANCE, m, at('4239'), [at('4238')])).toEqual({ ok: false, by: 'ground' });
  });
  // War Comes Early 10.3
  it('a tail of four hexes', () => {
    const m = { ...map(), longest: 4 };
    expect(traceSupply(FRANCE, m, at('3034'), [at('3030')]).ok).toBe(true);
    expect(traceSupply(FRANCE, m, at('3035'), [at('3030')])).toMatchObject({
      ok: false,
      by: 'length',
      cut: at('3030'),
    });
  });
});
