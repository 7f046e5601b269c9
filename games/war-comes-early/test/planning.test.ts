/** What the marshal breeds plans from. */
import { warComesEarly as game } from '../game.ts';
import { planningLaws } from '../../../bots/test/planning-laws.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { PLANNING } from '../bot/planning.ts';
import { gridOf } from '../model/ground.ts';
import { onMap, placeOf, sideNo, unitsOf } from '../model/state.ts';

planningLaws({
  game,
  planning: PLANNING,
  scenario: '1939',
  attacker: 'german',
  farFrom: (g, side, place) =>
    unitsOf(g, sideNo(side))
      .filter(u => onMap(g, u))
      .reduce((sum, u) => sum + distance(gridOf(g), placeOf(g, u) as HexId, place as HexId), 0),
});
