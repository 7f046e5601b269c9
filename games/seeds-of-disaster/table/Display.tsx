/** 2.3 The army displays: the strength of each army on a track of 19, its Poised corps, and the boxes. The enemy's shows what is known. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Counter } from '../look/faces.tsx';
import { titleOf, unitWords } from '../look/words.ts';
import type { SideView, UnitView } from '../view.ts';
import { allUnits, useSeeds } from './state.ts';

const isOf = (side: string, name: string): boolean => name.startsWith('G ') === (side === 'german');
const Track = (props: { readonly steps: number | undefined }): JSX.Element => (
  <span
    class="tr19"
    role="img"
    aria-label={props.steps === undefined ? 'strength not known' : `strength ${props.steps}`}
  >
    <For each={Array.from({ length: 19 }, (_, i) => i + 1)}>
      {n => <i classList={{ at: n === props.steps, in: n < (props.steps ?? 0) }}>{n === props.steps ? n : ''}</i>}
    </For>
  </span>
);
const Unit = (props: { readonly of: UnitView; readonly size?: number }): JSX.Element => {
  const table = useSeeds();
  const may = () => table.offered().some(o => o.choice['unit'] === props.of.name);
  return (
    <Show
      when={may()}
      fallback={
        <span class="du" title={unitWords(props.of)}>
          <Counter of={table.faceOf(props.of)} size={props.size ?? 34} words={unitWords(props.of)} />
        </span>
      }
    >
      <button
        type="button"
        class="du may"
        classList={{ held: table.hand() === props.of.name }}
        title={unitWords(props.of)}
        aria-pressed={table.hand() === props.of.name}
        onClick={() => table.take(table.hand() === props.of.name ? undefined : props.of.name)}
      >
        <Counter of={table.faceOf(props.of)} size={props.size ?? 34} />
        <span class="vh">Take {unitWords(props.of)}</span>
      </button>
    </Show>
  );
};
const Army = (props: { readonly name: string; readonly side: SideView }): JSX.Element => {
  const table = useSeeds();
  const unit = () => table.unitNamed(props.name);
  const poised = () => props.side.display.filter(u => u.poised === props.name);
  const where = (): string => {
    const u = unit();
    if (!u) return 'not seen';
    const area = table.view().areas.find(a => a.name === u.place);
    return area ? area.shown : u.place;
  };
  const fights = () => table.view().battles.some(b => b.forces.some(f => f.units.some(u => u.name === props.name)));
  return (
    <li classList={{ cur: fights(), off: !unit()?.steps }}>
      <b>{titleOf(props.name).replace(' Army', '').replace('the ', '')}</b>
      <Track steps={unit()?.steps} />
      <span class="psd" role="group" aria-label={`Poised with ${titleOf(props.name)}`}>
        <For each={poised()}>{u => <Unit of={u} size={28} />}</For>
      </span>
      <em>
        {where()}
        {unit()?.disrupted ? ', Disrupted' : ''}
      </em>
    </li>
  );
};
export const Armies = (props: { readonly side: SideView }): JSX.Element => {
  const { box } = useSeeds();
  const names = createMemo(() =>
    box.units.filter(u => u.type === 'army' && isOf(props.side.side, u.name)).map(u => u.name),
  );
  return (
    <ol class="arm" classList={{ allied: props.side.side !== 'german' }}>
      <For each={names()}>{name => <Army name={name} side={props.side} />}</For>
    </ol>
  );
};
const BOX_WORDS: { readonly [box: string]: readonly [title: string, cite: string] } = {
  'German mobilised': ['Mobilised', '7.2.1'],
  'Allied mobilised': ['Mobilised', '7.2.1'],
  'OKW reserve': ['OKW Reserve', '2.3.2'],
  'GQG reserve': ['GQG Reserve', '2.3.2'],
  'Poland A': ['Poland, group A', '21.5.2'],
  'Poland B': ['Poland, group B', '21.5.2'],
  'German force pool': ['Force pool', '7.2'],
  'Allied force pool': ['Force pool', '7.2'],
  'Out of play': ['Out of the game', '7.2.3'],
};
const ORDER = Object.keys(BOX_WORDS);
export const Boxes = (props: { readonly side: SideView; readonly only?: readonly string[] }): JSX.Element => {
  const boxes = createMemo(() => {
    const by = Map.groupBy(
      props.side.display.filter(u => !u.poised),
      u => u.place,
    );
    return [...by]
      .filter(([place]) => !props.only || props.only.includes(place))
      .toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
  });
  return (
    <div class="dboxes">
      <For each={boxes()}>
        {([place, units]) => (
          <section>
            <h3 class="sub">
              {BOX_WORDS[place]?.[0] ?? place} <span class="num">{units.length}</span>
              <Show when={BOX_WORDS[place]}>{w => <Cite case={w()[1]} />}</Show>
            </h3>
            <div class="boxed">
              <For each={units}>{u => <Unit of={u} />}</For>
            </div>
          </section>
        )}
      </For>
    </div>
  );
};
/** The whole sheet, the viewer's side first. */
export const DisplaySheet = (): JSX.Element => {
  const { view } = useSeeds();
  const sides = () =>
    view().sides.toSorted((a, b) => Number(b.side === view().viewer) - Number(a.side === view().viewer));
  return (
    <div class="dsheet" tabindex="0" role="region" aria-label="Army displays">
      <For each={sides()}>
        {s => (
          <section aria-label={`${s.side} army display`}>
            <h2 class="hd">
              {s.side === 'german' ? 'German' : 'Allied'} army display <Cite case="2.3" />
              <em>
                {s.side === view().viewer
                  ? 'strength 1 to 19, and Poised Forces: hidden from the enemy'
                  : 'as far as it is known'}
              </em>
            </h2>
            <Armies side={s} />
            <Boxes side={s} />
          </section>
        )}
      </For>
      <Corps />
    </div>
  );
};
/** Corps on the map and their Areas. */
const Corps = (): JSX.Element => {
  const table = useSeeds();
  const corps = () =>
    allUnits(table.view()).filter(u => u.type !== 'army' && table.view().areas.some(a => a.name === u.place));
  return (
    <section aria-label="Corps on the map">
      <h2 class="hd">Corps on the map</h2>
      <ul class="corps-list">
        <For each={corps()}>
          {u => (
            <li>
              <Unit of={u} />
              <span>
                {titleOf(u.name)}
                <small>{table.shown(u.place)}</small>
              </span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};
/** The strip below the map in war: the viewer's armies and Reserve, and what is known of the enemy's Reserve. */
export const DisplayStrip = (): JSX.Element => {
  const { view } = useSeeds();
  const own = () => view().sides.find(s => s.side === view().viewer) ?? view().sides[0]!;
  const foe = () => view().sides.find(s => s !== own())!;
  return (
    <>
      <section class="dsp" aria-label="Army display">
        <h2 class="hd">
          {own().side === 'german' ? 'German' : 'Allied'} army display <Cite case="2.3" />
          <em>
            strength 1 to 19, and Poised Forces <Cite case="9.2" />
          </em>
        </h2>
        <Armies side={own()} />
      </section>
      <section class="rsv" aria-label="Reserves" tabindex="0">
        <Boxes
          side={own()}
          only={['OKW reserve', 'GQG reserve', 'Poland A', 'Poland B', 'German mobilised', 'Allied mobilised']}
        />
        <Boxes side={foe()} only={['OKW reserve', 'GQG reserve']} />
      </section>
    </>
  );
};
