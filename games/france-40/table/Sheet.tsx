/** Everything beside the map: neutrals, ways off the map, markers, boxes with the units in them. */
import { For, Show, type JSX } from 'solid-js';
import type { UnitView } from '../view.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Counter } from './Counter.tsx';
import { useHex } from './state.ts';

const Box = (props: {
  readonly title: string;
  readonly units: readonly UnitView[];
  readonly case?: string;
}): JSX.Element => (
  <Show when={props.units.length}>
    <h3 class="sub">
      {props.title} <span class="num">{props.units.length}</span>
      <Show when={props.case}>{c => <Cite case={c()} />}</Show>
    </h3>
    <div class="boxed">
      <For each={props.units}>{u => <Counter of={u} size={30} />}</For>
    </div>
  </Show>
);
export function Sheet(): JSX.Element {
  const table = useHex();
  const view = () => table.view();
  const m = () => view().markers;
  return (
    <div class="sheet-page f40" tabindex="0" role="region" aria-label="Neutrals, exits and boxes">
      <Show when={view().scenario === '1940'}>
        <h3 class="sub">
          Neutrals <Cite case="4.3" />
        </h3>
        <table class="facts-t">
          <tbody>
            <For each={view().neutrals}>
              {n => (
                <tr classList={{ now: n.standing === 'at war' }}>
                  <th scope="row">
                    {n.name}
                    <small>{n.words}</small>
                  </th>
                  <td>{n.standing}</td>
                  <td class="num">{n.needed ? `${n.cities}/${n.needed}` : ''}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <h3 class="sub">Ways off the map</h3>
        <table class="facts-t">
          <tbody>
            <For each={view().exits}>
              {e => (
                <tr classList={{ none: !e.open }}>
                  <th scope="row">
                    {e.name}
                    <small>{e.words}</small>
                  </th>
                  <td>{e.open ? 'open' : 'shut'}</td>
                  <td>
                    <Cite case={e.case} />
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <h3 class="sub">Markers</h3>
        <table class="facts-t">
          <tbody>
            <tr>
              <th scope="row">Sickle Cut</th>
              <td>{m().sickleCut ? 'activated' : 'no'}</td>
              <td>
                <Cite case="3.8" />
              </td>
            </tr>
            <tr>
              <th scope="row">Airborne coup</th>
              <td>{m().coup}</td>
              <td>
                <Cite case="5.9" />
              </td>
            </tr>
            <tr>
              <th scope="row">
                Panzer halts<small>{m().halt.now === 'no' ? '' : `now: ${m().halt.now}`}</small>
              </th>
              <td class="num">{m().halt.count}</td>
              <td>
                <Cite case="5.10" />
              </td>
            </tr>
            <Show when={m().dyle.die}>
              <tr>
                <th scope="row">
                  Dyle-Breda die<small>{m().dyle.words}</small>
                </th>
                <td class="num">{m().dyle.die}</td>
                <td>
                  <Cite case="5.16" />
                </td>
              </tr>
            </Show>
          </tbody>
        </table>
      </Show>
      <Box title="Turn track" units={view().boxes.turnTrack} case="9.4" />
      <Box title="To set up" units={view().boxes.toSetUp} />
      <Box title="Evacuated" units={view().boxes.evacuated} case="5.13" />
      <Box title="Left to the west" units={view().boxes.exitedWest} case="4.5" />
      <Box title="Left to the south" units={view().boxes.exitedSouth} case="4.6" />
      <Box title="Dead pile" units={view().boxes.dead} />
    </div>
  );
}
