/** What holds in every game, whatever is played: who stands in a hex controls it, a retreat is one hex and one only, and what happens once happens once. */
import { expect, test } from 'vitest';
import type { Event } from '../../../engine/events.ts';
import { optionsOf } from '../../../engine/game.ts';
import { seededRandom } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { walkMachine } from '../../../engine/test/walk.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { boxOf } from '../model/box.ts';
import { france40 } from '../game.ts';
import { controls, mobileUnits, onMap, placeOf } from '../model/state.ts';
import { labelOf, SIDE, UNIT_NAMES } from './shipped.ts';

/** 3.1 Units in hexes that the other side controls. */
const onForeignGround = (g: State): readonly string[] =>
  mobileUnits(g)
    .filter(u => onMap(g, u) && !controls(g, SIDE[u] as 0, placeOf(g, u)))
    .map(u => `${UNIT_NAMES[u]} in ${labelOf(placeOf(g, u))}`);
/** 4.3, 5.9, 5.13, 9.4 Events that come once, of a neutral once for each. */
const ONCE = ['coup', 'dynamo', 'swiss', 'arrived', 'violated', 'capitulated'];
const keyOf = (e: Event): string => (e.neutral === undefined ? e.is : `${e.is} ${e.neutral}`);
/** 11.3 How far the units that have just retreated are from the hex they were driven out of, one entry each. */
const retreatsOf = (g: State, out: readonly Event[], hex: number): readonly number[] =>
  out.filter(e => e.is === 'retreated').map(e => distance(boxOf(g).GRID, hex as HexId, e.hex as HexId));

test.each(['1940', '1939'])('3.1, 4.3, 5.9, 5.13, 9.4, 11.3 in random games of %s', scenario => {
  for (const seed of ['one', 'two', 'three']) {
    const counts = new Map<string, number>();
    const retreated = new Map<number, number>();
    let battle = -1;
    walkMachine(france40, { scenario, options: optionsOf(france40, scenario, {}) }, seededRandom(`once ${seed}`), g => {
      expect(onForeignGround(g)).toEqual([]);
      expect(retreatsOf(g, g.events, battle).every(d => d === 1)).toBe(true);
      for (const e of g.events) {
        if (ONCE.includes(e.is)) counts.set(keyOf(e), (counts.get(keyOf(e)) ?? 0) + 1);
        if (e.is === 'declared') retreated.clear();
        if (e.is === 'retreated') retreated.set(e.unit as number, (retreated.get(e.unit as number) ?? 0) + 1);
      }
      battle = (g.stack.find(f => f.proc === 'battle')?.vars.hex as number | undefined) ?? -1;
      expect([...retreated.values()].filter(n => n > 1)).toEqual([]);
    });
    expect([...counts].filter(([, n]) => n > 1)).toEqual([]);
    expect(counts.size > 0 || scenario === '1939').toBe(true);
  }
});
