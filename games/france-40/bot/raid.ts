/** The hexes that enemies could reach next turn, moving between our units as far as our zones allow. */
import { NO_ENTRY } from '../../../kernel/path.ts';
import { chartsOf, boxOf } from '../model/box.ts';
import { sizeOf } from '../model/ground.ts';
import { G, isMech } from '../model/army.ts';
import { inPlay, mobileOf, onMap, placeOf } from '../model/state.ts';
import { isNeutralGround } from '../rules/supply.ts';
import { enemyOf, type Situation } from './situation.ts';

/** Sets a flag in `out` for each hex in reach from `from`, also for own hexes that could be attacked. 7.3 Our zones end a move; 7.7 not that of mechanised corps (`passes`). */
const ride = (s: Situation, from: readonly number[], points: number, passes: boolean, out: Uint8Array): void => {
  const { GRID, ENTER, WATER_SIDE } = boxOf(s.g);
  const left = new Int8Array(sizeOf(s.g)).fill(-1);
  const queue = [...from];
  for (const hex of from) left[hex] = points;
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i]!;
    for (let k = hex * 6; k < hex * 6 + 6; k++) {
      const to = GRID.near[k]!;
      if (to < 0 || WATER_SIDE[GRID.sides[k]!] || ENTER[to] === NO_ENTRY || isNeutralGround(s.g, to)) continue;
      const rest = left[hex]! - ENTER[to]!;
      if (rest < 0 || rest <= left[to]!) continue;
      out[to] = 1;
      if (s.count[s.side][to] || s.fort[to] === s.side + 1) continue;
      left[to] = s.zone[s.side][to] && !passes ? 0 : rest;
      queue.push(to);
    }
  }
};
export const raidOf = (s: Situation): Uint8Array => {
  const { g } = s;
  const foe = enemyOf(s);
  const out = new Uint8Array(sizeOf(g));
  const { movement } = chartsOf(g);
  const riders: number[] = [];
  const marchers: number[] = [];
  for (const u of mobileOf(g, foe))
    if (onMap(g, u) && inPlay(g, u)) (isMech(g, u) ? riders : marchers).push(placeOf(g, u));
  const march =
    s.year === '1939' ? movement.french1939.most : foe === G ? movement.german1940.most : movement.french1940.most;
  ride(s, marchers, march, false, out);
  if (riders.length) ride(s, riders, movement.mechanised1940.most, true, out);
  return out;
};
