/** 5.8 Cups, the own markers turned up, and those of the enemy by their fronts. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Chit, Cup } from '../../../screen/parts/Chit.tsx';
import type { OfferedChoice } from '../../../screen/session.ts';
import { wordsFor } from '../look/place-actions.ts';
import { backOf, frontOf } from '../look/chits.ts';
import type { HandView, MarkerView } from '../view.ts';
import { NAMES, ownHand } from './own.ts';
import { useNr, type NrTable } from './state.ts';

const WITH_MARKER = ['pay', 'return', 'marker'];
const choiceOf = ({ offered }: NrTable, like: readonly MarkerView[]): OfferedChoice | undefined =>
  offered().find(o => WITH_MARKER.includes(o.choice.do) && like.some(m => m.name === o.choice['marker']));
const commitOf = ({ offered }: NrTable, { ability }: MarkerView): OfferedChoice | undefined =>
  offered().find(o => o.choice.do === 'commit' && o.choice['ability'] === ability);
/** 5.8.3 In Poland a marker without the front of 1939 does nothing. */
const isDead = ({ box }: NrTable, { in1939 }: MarkerView): boolean => box.front === 'poland' && !in1939;
/** Markers of one back are alike. */
const OwnMarker = (props: { readonly like: readonly MarkerView[]; readonly side: HandView['side'] }): JSX.Element => {
  const table = useNr();
  const first = () => props.like[0]!;
  const dead = () => isDead(table, first());
  const choice = () => choiceOf(table, props.like) ?? commitOf(table, first());
  const words = () => `${first().ability}${dead() ? ', not on the 1939 front' : ''}`;
  const body = (
    <>
      <span class="nr-chit">
        <Chit face={backOf(props.side, first().ability)} size={34} lit={choice() !== undefined} quiet />
        <Show when={props.like.length > 1}>
          <b>{props.like.length}</b>
        </Show>
      </span>
      <span>{first().ability.replace('-', ' ')}</span>
    </>
  );
  return (
    <li classList={{ dead: dead() }} title={words()}>
      <Show when={choice()} fallback={<div class="nr-mk">{body}</div>}>
        {o => (
          <button type="button" class="nr-mk can" disabled={table.busy()} onClick={() => void table.play(o().choice)}>
            <span class="vh">{wordsFor(o(), table.view())}: </span>
            {body}
          </button>
        )}
      </Show>
    </li>
  );
};
const cupOf = (h: HandView): number => h.cup.both + h.cup.only1940;
/** 5.5.3 What counts to the limit. */
const heldOf = (h: HandView): number => h.markers.both + h.markers.only1940;
const EnemyMarkers = (props: { readonly of: HandView }): JSX.Element => (
  <div class="nr-enemy">
    <b>{NAMES[props.of.side]}</b>
    <span class="nr-cardback" aria-hidden="true" />
    <span>{counted(props.of.cards, 'card')}</span>
    <Show when={props.of.markers.both}>
      {n => (
        <span class="nr-front">
          <Chit face={frontOf(props.of.side, true)} size={22} /> {n()}
        </span>
      )}
    </Show>
    <Show when={props.of.markers.only1940}>
      {n => (
        <span class="nr-front">
          <Chit face={frontOf(props.of.side, false)} size={22} /> {n()}
        </span>
      )}
    </Show>
    <Show when={props.of.hasTarget}>
      <span class="nr-front" title="The Initiative Target, which all see">
        <Chit face={backOf(props.of.side, 'Shock-Target')} size={22} /> Target
      </span>
    </Show>
    <Cite case="5.8.3" />
    <Show when={props.of.seen}>{names => <span class="nr-front">You have seen {names().join(', ')}</span>}</Show>
  </div>
);
export const Cups = (): JSX.Element => {
  const table = useNr();
  const { view } = table;
  const own = () => ownHand(view());
  const others = () => view().hands.filter(h => h.ownCards === undefined);
  const alike = createMemo(() => [
    ...Map.groupBy(own()?.ownMarkers ?? [], m => (isDead(table, m) ? `dead ${m.ability}` : m.ability)).values(),
  ]);
  return (
    <section class="nr-cups" aria-label="Cups and markers">
      <div class="nr-cup-row">
        <For each={view().hands.toReversed()}>
          {h => (
            <Cup name={`${NAMES[h.side]} cup`} count={cupOf(h)} paint={h.side === 'german' ? 'G' : 'F'} case="5.8" />
          )}
        </For>
      </div>
      <For each={others()}>{h => <EnemyMarkers of={h} />}</For>
      <Show when={own()}>
        {hand => (
          <>
            <h3 class="sub">
              Your markers <span class="num">{heldOf(hand())}</span> of {hand().markerLimit}, cards{' '}
              <span class="num">{hand().cards}</span> of {hand().cardLimit} <Cite case="5.5" />
            </h3>
            <ul class="nr-markers" aria-label="Your markers">
              <For each={alike()}>{like => <OwnMarker like={like} side={hand().side} />}</For>
            </ul>
          </>
        )}
      </Show>
    </section>
  );
};
