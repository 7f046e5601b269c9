/** What lies over the counters: the way of the march under the pointer, attacks as arrows, and what cuts supply. */
import { createMemo, type JSX } from 'solid-js';
import { AttackOn, SupplyLines, Way } from '../../../screen/war/Arrows.tsx';
import { useWce } from './state.ts';

/** 12.0 Attackers by the hex they come from, with what they bring. */
const Attacks = (): JSX.Element => {
  const table = useWce();
  const battle = () => table.view().battle;
  const from = createMemo(() =>
    [...Map.groupBy(battle()?.attackers ?? [], u => u.place)].map(([hex, units]) => ({
      from: hex,
      word: String(units.reduce((sum, u) => sum + u.attack, 0)),
      planned: battle()?.stage === 'planning',
    })),
  );
  return <AttackOn hex={battle()?.hex} from={from()} odds={battle()?.odds?.columns.map(c => c.label) ?? []} />;
};
export const Arrows = (): JSX.Element => {
  const table = useWce();
  return (
    <g class="arrows">
      <Way />
      <SupplyLines cut={table.overlays()?.cut ?? []} />
      <Attacks />
    </g>
  );
};
