/** 11.1, 11.3, 11.4 After the die: who takes the loss, where units retreat and why not elsewhere, who advances. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { Asked } from '../../../screen/war/AfterRoll.tsx';
import type { BattleView } from '../view.ts';
import { sorted } from './choices.ts';
import { UnitSections } from '../../../screen/war/Listed.tsx';
import { Choice, useRowWords } from './Listed.tsx';
import { useHex } from './state.ts';

/** The question in words, and its case. */
const followWords = ({ losses, advance, stage }: BattleView, mine: boolean): readonly [string, string] => {
  if (losses)
    return [
      mine
        ? `Choose who loses ${losses.what === 'step' ? 'a step' : 'a whole unit'}.`
        : `${losses.side === 'german' ? 'The Germans choose' : 'The Allies choose'} a loss.`,
      losses.case,
    ];
  if (stage === 'retreat')
    return [
      mine ? 'Lead each unit back one hex: lit hexes on the map, or the list.' : 'The defender goes back.',
      '11.3',
    ];
  if (advance)
    return [
      mine
        ? `The hex is empty: advance${advance.must ? '. The French must send at least one' : ', or stay'}.`
        : 'The attacker may advance.',
      '11.1',
    ];
  return ['', '11.10'];
};
const Barred = (props: { readonly battle: BattleView }): JSX.Element => {
  return (
    <For each={props.battle.retreats ?? []}>
      {r => (
        <Show when={r.ways.some(w => !w.ok)}>
          <details class="barred">
            <summary>
              {r.unit}: barred hexes <span class="num">{r.ways.filter(w => !w.ok).length}</span>
            </summary>
            <ul>
              <For each={r.ways.filter(w => !w.ok)}>
                {w => (
                  <li>
                    <Icon name="bar" />
                    <span>{w.why}</span>
                    <Cite case={w.case ?? '11.3'} />
                  </li>
                )}
              </For>
            </ul>
          </details>
        </Show>
      )}
    </For>
  );
};
export const Follow = (props: { readonly battle: BattleView }): JSX.Element => {
  const table = useHex();
  const lists = createMemo(() => sorted(table.offered(), table.view()));
  const rowWords = useRowWords();
  return (
    <div class="follow">
      <Asked words={followWords(props.battle, table.offered().length > 0)} />
      <UnitSections sections={lists().sections} words={rowWords} />
      <Barred battle={props.battle} />
      <ul class="choices" aria-label="Choices">
        <For each={lists().buttons}>{o => <Choice of={o} />}</For>
      </ul>
    </div>
  );
};
