/** Everything beside the map: neutrals, ways off the map, markers, boxes with the units in them. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { UnitBoxes } from '../../../screen/war/Boxes.tsx';
import { useHex } from './state.ts';

const Neutrals = (): JSX.Element => {
  const table = useHex();
  return (
    <>
      <h3 class="sub">
        Neutrals <Cite case="4.3" />
      </h3>
      <table class="facts-t">
        <tbody>
          <For each={table.view().neutrals}>
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
    </>
  );
};
const WaysOff = (): JSX.Element => {
  const table = useHex();
  return (
    <>
      <h3 class="sub">Ways off the map</h3>
      <table class="facts-t">
        <tbody>
          <For each={table.view().exits}>
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
    </>
  );
};

/** A marker with its value; `words` are printed small under its name. */
const Marker = (props: {
  readonly name: string;
  readonly words?: string;
  readonly class?: 'num';
  readonly stands: string | number;
  readonly case: string;
}): JSX.Element => (
  <tr>
    <th scope="row">
      {props.name}
      <Show when={props.words !== undefined}>
        <small>{props.words}</small>
      </Show>
    </th>
    <td class={props.class}>{props.stands}</td>
    <td>
      <Cite case={props.case} />
    </td>
  </tr>
);
const Markers = (): JSX.Element => {
  const table = useHex();
  const m = () => table.view().markers;
  return (
    <>
      <h3 class="sub">Markers</h3>
      <table class="facts-t">
        <tbody>
          <Marker name="Sickle Cut" stands={m().sickleCut ? 'activated' : 'no'} case="3.8" />
          <Marker name="Airborne coup" stands={m().coup} case="5.9" />
          <Marker
            name="Panzer halts"
            words={m().halt.now === 'no' ? '' : `now: ${m().halt.now}`}
            class="num"
            stands={m().halt.count}
            case="5.10"
          />
          <Show when={m().dyle.die}>
            {die => <Marker name="Dyle-Breda die" words={m().dyle.words} class="num" stands={die()} case="5.16" />}
          </Show>
        </tbody>
      </table>
    </>
  );
};

const BOXES = [
  ['turnTrack', 'Turn track', '9.4'],
  ['toSetUp', 'To set up'],
  ['evacuated', 'Evacuated', '5.13'],
  ['exitedWest', 'Left to the west', '4.5'],
  ['exitedSouth', 'Left to the south', '4.6'],
  ['dead', 'Dead pile'],
] as const;
export function Sheet(): JSX.Element {
  const table = useHex();
  return (
    <div class="sheet-page war" tabindex="0" role="region" aria-label="Neutrals, exits and boxes">
      <Show when={table.view().scenario === '1940'}>
        <Neutrals />
        <WaysOff />
        <Markers />
      </Show>
      <UnitBoxes rows={BOXES} of={table.view().boxes} />
    </div>
  );
}
