import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, hexOf, hexes, sideBetween, type HexId } from '../hex.ts';
import { addZone, zoneFrom, zonesOf } from '../zone.ts';
import { anyGrid, anyHex, bytes, FRANCE } from './maps.ts';

const at = (label: string): HexId => hexOf(FRANCE, label);
const zones = (rules: Parameters<typeof zonesOf>[1], ...units: string[]): HexId[] => {
  const found = zonesOf(FRANCE, rules, units.map(at), new Uint8Array(FRANCE.size));
  return hexes(FRANCE).filter(hex => found[hex] !== 0);
};
const marked = (size: number, ...indexes: number[]): Uint8Array =>
  Uint8Array.from({ length: size }, (_, i) => (indexes.includes(i) ? 1 : 0));
const sorted = (list: readonly HexId[]): HexId[] => list.toSorted((a, b) => a - b);

describe('zones of control', () => {
  it('7.0 the hex of the unit and the six around it', () =>
    expect(zones({ own: true }, '2831')).toEqual(sorted([at('2831'), ...around(FRANCE, at('2831'))])));
  // War Comes Early 9.0
  it('the six around it only', () => expect(zones({}, '2831')).toEqual(sorted(around(FRANCE, at('2831')))));
  it('7.1 not across an all-sea or all-lake hexside', () => {
    const wall = marked(FRANCE.sideCount, sideBetween(FRANCE, at('4238'), at('4239')));
    expect(zones({ wall, own: true }, '4238')).not.toContain(at('4239'));
  });
  it('7.6 not off the map', () =>
    expect(zones({ own: true }, '1019').length).toBe(1 + around(FRANCE, at('1019')).length));
  it('7.8 not into a fortification, and not out of one', () => {
    const fort = marked(FRANCE.size, at('2731'));
    expect(zones({ shut: fort, own: true }, '2831')).not.toContain(at('2731'));
    expect(zones({ mute: fort, own: true }, '2731')).toEqual([]);
  });
  // War Comes Early 9.0
  it('wheels have no zone in the mountains but along the railway', () => {
    const roadOnly = marked(FRANCE.size, at('2830'), at('2832'));
    const road = marked(FRANCE.sideCount, sideBetween(FRANCE, at('2831'), at('2830')));
    expect(zones({ roadOnly, road }, '2831')).toEqual(
      sorted(around(FRANCE, at('2831')).filter(hex => hex !== at('2832'))),
    );
    expect(zoneFrom(FRANCE, { roadOnly, road }, [at('2831')], at('2832'))).toEqual([]);
  });
  it('whose zone it is can be named', () => {
    const wall = marked(FRANCE.sideCount, sideBetween(FRANCE, at('2830'), at('2831')));
    expect(zoneFrom(FRANCE, { wall }, ['2830', '2832', '2835'].map(at), at('2831'))).toEqual([at('2832')]);
    expect(zoneFrom(FRANCE, { own: true }, ['2831'].map(at), at('2831'))).toEqual([at('2831')]);
  });
  it('a unit taken away leaves no trace; a hex is held as often as units name it', () => {
    const anyCase = anyGrid.chain(grid =>
      fc.record({
        grid: fc.constant(grid),
        units: fc.array(anyHex(grid), { maxLength: 12 }),
        mover: anyHex(grid),
        wall: bytes(grid.sideCount, [0, 0, 1]),
        shut: bytes(grid.size, [0, 0, 0, 1]),
        roadOnly: bytes(grid.size, [0, 0, 0, 1]),
        road: bytes(grid.sideCount, [0, 0, 1]),
        mute: bytes(grid.size, [0, 0, 0, 1]),
        own: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(anyCase, ({ grid, units, mover, ...rules }) => {
        const found = zonesOf(grid, rules, units, new Uint8Array(grid.size));
        const before = found.slice();
        addZone(grid, rules, mover, found);
        addZone(grid, rules, mover, found, -1);
        expect(found).toEqual(before);
        const counted = hexes(grid).map(hex => {
          const held = zoneFrom(grid, rules, units, hex);
          return units.filter(unit => held.includes(unit)).length;
        });
        expect(Array.from(found)).toEqual(counted);
      }),
      { numRuns: 150 },
    );
  });
});
