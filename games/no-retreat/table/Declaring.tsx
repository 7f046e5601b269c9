/** 14.1 Declaring as a draft: the markers left, what Counterblows cost and what is paid for, and every hex with the markers that may lie there. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Key } from '../../../screen/frame/Choice.tsx';
import { Chit, type ChitFace } from '../../../screen/parts/Chit.tsx';
import { Counter } from '../../../screen/war/Counter.tsx';
import type { OfferedChoice } from '../../../screen/session.ts';
import { backOf, counterblowOf, targetOf, type Declarer } from '../look/chits.ts';
import type { SideName } from '../view.ts';
import { declarations } from './choices.ts';
import { useNr } from './state.ts';

type With = 'grey' | 'blue' | 'brown' | 'shock';
const DECLARER: { readonly [W in Exclude<With, 'shock'>]: Declarer } = {
  grey: 'german',
  blue: 'allied',
  brown: 'brown',
};
export const markFace = (kind: 'target' | 'counterblow', side: SideName, by: With): ChitFace => {
  if (by === 'shock') return backOf(side, kind === 'target' ? 'Shock-Target' : 'Shock-Counterblow');
  return (kind === 'target' ? targetOf : counterblowOf)(DECLARER[by]);
};
const NAMES: { readonly [W in With]: string } = { grey: 'grey', blue: 'blue', brown: 'brown', shock: 'Shock' };
/** Markers of one sign are told apart by a word. */
const MARKED: { readonly [W in With]: string } = { grey: '', blue: '', brown: '', shock: 'Shock' };
/** How many of a colour are left to the side that declares. */
const leftOf = (table: ReturnType<typeof useNr>, side: SideName): readonly (readonly [With, number])[] => {
  const { left } = table.view().marks;
  const browns = (table.box.front === 'france') === (side === 'allied');
  return [
    side === 'german' ? (['grey', left.grey] as const) : (['blue', left.blue] as const),
    ...(browns ? [['brown', left.brown] as const] : []),
  ];
};
const HexLine = (props: {
  readonly hex: string;
  readonly of: readonly OfferedChoice[];
  readonly kind: 'target' | 'counterblow';
  readonly side: SideName;
}): JSX.Element => {
  const table = useNr();
  return (
    <li onPointerEnter={() => table.setHover(props.hex)} onPointerLeave={() => table.setHover()}>
      <span>{table.names.placed(props.hex)}</span>
      <span class="nr-there">
        <For each={table.stacks().get(props.hex)?.units}>{u => <Counter of={u} size={24} />}</For>
      </span>
      <For each={props.of}>
        {o => (
          <button
            type="button"
            class="nr-marker"
            aria-label={o.text}
            title={o.text}
            disabled={table.busy()}
            onClick={() => void table.play(o.choice)}
            onFocus={() => table.setPicked(props.hex)}
          >
            <Key of={o} />
            <Chit face={markFace(props.kind, props.side, o.choice['with'] as With)} size={28} lit />
            <small>{MARKED[o.choice['with'] as With]}</small>
          </button>
        )}
      </For>
    </li>
  );
};
export const Declaring = (): JSX.Element => {
  const table = useNr();
  const { view } = table;
  const declaring = () => view().declaring;
  const side = () => (view().decides?.side ?? 'german') as SideName;
  const kind = () => declaring()?.kind ?? 'target';
  const hexes = createMemo(() => [...Map.groupBy(declarations(table.offered(), view()), o => String(o.choice['hex']))]);
  const laid = () => view().marks.declared.filter(m => m.side === side() && m.kind === kind());
  return (
    <Show when={declaring()}>
      {d => (
        <div class="nr-declaring" role="group" aria-label="Declarations">
          <ul class="nr-left" aria-label="Markers left">
            <For each={leftOf(table, side())}>
              {([by, n]) => (
                <li>
                  <Chit face={markFace(d().kind, side(), by)} size={30} /> <b class="num">{n}</b> {NAMES[by]} left
                </li>
              )}
            </For>
          </ul>
          <Show when={d().kind === 'counterblow'}>
            <p class="why">
              <b>{d().credit}</b> paid for. A Counterblow costs a card, discarded from the hand; a Shock marker nothing
              more. <Cite case="14.1.2" />
            </p>
          </Show>
          <Show when={laid().length}>
            <p class="why">
              Declared:{' '}
              {laid()
                .map(m => table.names.placed(m.hex))
                .join(', ')}
              . Undo takes one back. <Cite case={d().kind === 'target' ? '14.1.1' : '14.1.2'} />
            </p>
          </Show>
          <Show when={hexes().length}>
            <ul class="nr-hexes" aria-label={d().kind === 'target' ? 'Targets' : 'Counterblows'}>
              <For each={hexes()}>{([hex, of]) => <HexLine hex={hex} of={of} kind={d().kind} side={side()} />}</For>
            </ul>
          </Show>
        </div>
      )}
    </Show>
  );
};
