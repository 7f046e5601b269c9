/** The layer above the counters: the route of the march to the hex under the pointer, attacks as arrows, and where a supply line is cut. */
import { createMemo, type JSX } from 'solid-js';
import { Exits } from '../../../screen/hex/Arrows.tsx';
import { AttackOn, Planned, SupplyLines, Way } from '../../../screen/war/Arrows.tsx';
import { sumsOf } from '../../../screen/war/battle.ts';
import { sideOf } from './Lights.tsx';
import { useHex } from './state.ts';

const Attacks = (): JSX.Element => {
  const table = useHex();
  const battle = () => table.fought()?.battle ?? table.view().battle;
  const from = createMemo(() =>
    Object.entries(sumsOf(battle()?.attackers ?? [])).map(([hex, sum]) => ({
      from: hex,
      word: String(sum),
      halved: battle()?.attackers.some(a => a.hex === hex && a.because.some(b => b.text.includes('halved'))) ?? false,
    })),
  );
  return <AttackOn hex={battle()?.hex} from={from()} odds={battle()?.odds?.columns.map(c => c.label) ?? []} />;
};

export const Arrows = (): JSX.Element => {
  const table = useHex();
  return (
    <g class="arrows">
      <Exits ways={table.waysOut()} pointed={table.out()} />
      <Way />
      <SupplyLines cut={table.overlays()?.supply[sideOf(table)].cut ?? []} />
      <Planned of={table} />
      <Attacks />
    </g>
  );
};
