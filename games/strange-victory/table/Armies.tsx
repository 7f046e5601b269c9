/** The order of battle: divisions by Korps, and the Allied counters that have been seen. */
import { createMemo, type JSX } from 'solid-js';
import { Roster } from '../../../screen/frame/Roster.tsx';
import { DivisionFace } from '../look/faces.tsx';
import { armiesOf } from './roster.ts';
import { useTable } from './state.ts';

export function Armies(): JSX.Element {
  const table = useTable();
  const armies = createMemo(() => armiesOf(table.view(), a => table.rowOf(a).shown));
  return (
    <Roster
      armies={armies()}
      face={u => (
        <svg width="32" height="32" viewBox="-23 -23 46 46" aria-hidden="true">
          <DivisionFace of={u.of} />
        </svg>
      )}
      show={area => table.setPicked(area)}
    />
  );
}
