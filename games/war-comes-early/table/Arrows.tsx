/** What lies over the counters: the way of the march under the pointer, attacks as arrows, and what cuts supply. */
import { createMemo, type JSX } from 'solid-js';
import { AttackOn, Planned, SupplyLines, Way } from '../../../screen/war/Arrows.tsx';
import { sumsOf } from '../../../screen/war/battle.ts';
import { useWce } from './state.ts';

/** 12.0 Attackers by the hex they come from, with what they bring. */
const Attacks = (): JSX.Element => {
  const table = useWce();
  const battle = () => table.fought()?.battle;
  const from = createMemo(() =>
    Object.entries(sumsOf(battle()?.adds ?? [])).map(([hex, sum]) => ({
      from: hex,
      word: String(sum),
      halved: battle()?.adds.some(a => a.hex === hex && a.because.length > 0) ?? false,
    })),
  );
  return (
    <AttackOn
      hex={battle()?.hex}
      from={from().filter(a => table.sheet.idOf(a.from) >= 0)}
      odds={battle()?.odds?.columns.map(c => c.label) ?? []}
    />
  );
};
export const Arrows = (): JSX.Element => {
  const table = useWce();
  return (
    <g class="arrows">
      <Way />
      <SupplyLines cut={table.overlays()?.cut ?? []} />
      <Planned of={table} />
      <Attacks />
    </g>
  );
};
