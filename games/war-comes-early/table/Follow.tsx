/** 12.3-12.7 After the die: who pays, who advances, who presses on. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { AdvanceAll } from '../../../screen/war/AdvanceAll.tsx';
import { Choice, UnitSections } from '../../../screen/war/Listed.tsx';
import { Asked } from '../../../screen/war/AfterRoll.tsx';
import type { BattleView } from '../view.ts';
import { sorted } from './choices.ts';
import { useRowWords } from './Listed.tsx';
import { Scatter } from './Scatter.tsx';
import { useWce } from './state.ts';

const SIDES = { german: 'The Germans choose', allied: 'The Allies choose' } as const;
const corps = (n: number): string => (Number.isInteger(n) ? `${n}` : `${n < 1 ? '' : Math.floor(n)}½`);
/** What is asked, and the case behind it. */
const followWords = ({ losses, stage }: BattleView, mine: boolean): readonly [string, string] => {
  if (losses)
    return mine
      ? [
          `${corps(losses.owed)} corps ${losses.owed === 1 ? 'equivalent' : 'equivalents'} to pay: a corps is one, a division a half; an army breaks down before corps of it are lost.`,
          '12.3',
        ]
      : [`${SIDES[losses.side]} who is lost: ${corps(losses.owed)} to pay.`, '12.3'];
  if (stage === 'advance') return [mine ? 'The hex is empty: advance, or stay.' : 'The attacker may advance.', '12.5'];
  if (stage === 'momentum')
    return [mine ? 'Those who advanced may attack once more.' : 'The attacker may go on.', '12.7'];
  return ['', '12.3'];
};
export const Follow = (props: { readonly battle: BattleView }): JSX.Element => {
  const table = useWce();
  const lists = createMemo(() => sorted(table.offered(), table.view()));
  const rowWords = useRowWords();
  return (
    <div class="follow">
      <Asked words={followWords(props.battle, table.offered().length > 0)} />
      <Show when={table.kind() === 'advancing'}>
        <AdvanceAll />
      </Show>
      <Show when={table.view().about} fallback={<UnitSections sections={lists().sections} words={rowWords} />}>
        {hex => (
          <>
            <h3 class="sub">
              Dispersal <Cite case="7.0" />
            </h3>
            <Scatter hex={hex()} />
          </>
        )}
      </Show>
      <ul class="choices" aria-label="Choices">
        <For each={[...lists().hexes, ...lists().buttons]}>{o => <Choice of={o} />}</For>
      </ul>
    </div>
  );
};
