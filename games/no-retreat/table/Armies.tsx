/** The order of battle. */
import { createMemo, type JSX } from 'solid-js';
import { Roster } from '../../../screen/frame/Roster.tsx';
import { Counter } from '../../../screen/war/Counter.tsx';
import { armiesOf } from './roster.ts';
import { useNr } from './state.ts';

export function Armies(): JSX.Element {
  const table = useNr();
  const armies = createMemo(() => armiesOf(table.view(), table.names));
  return (
    <div class="war page-in">
      <Roster armies={armies()} face={u => <Counter of={u.of} size={28} />} show={hex => table.setPicked(hex)} />
    </div>
  );
}
