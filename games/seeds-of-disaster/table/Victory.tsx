/** 20.0 Victory: the present level, who holds each objective, and what each level requires. */
import { For, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Badge } from '../look/names.tsx';
import { useSeeds } from './state.ts';
import { useOutcome } from './TheEnd.tsx';

export function Victory(): JSX.Element {
  const table = useSeeds();
  const { view, box } = table;
  const outcome = useOutcome();
  const rows = () => view().objectives.toSorted((a, b) => a.side.localeCompare(b.side) * -1);
  return (
    <div class="vict" tabindex="0" role="region" aria-label="Victory">
      <p>
        <b>{outcome().name}</b> {view().over ? '' : 'if the game ended now'} <Cite case="20.0" />
      </p>
      <ol class="levels">
        <For each={box.levels}>
          {l => (
            <li classList={{ at: l.id === outcome().level }}>
              <span>{l.name}</span>
              <b class="num">{l.german ? `German ${l.german}+` : l.allied ? `Allied ${l.allied}+` : 'else'}</b>
            </li>
          )}
        </For>
      </ol>
      <p class="fine">
        A Paris Area entered from the axis of the attack strategy raises a German victory by one level.{' '}
        <Cite case="19.0" />
      </p>
      <h3 class="sub">
        Objectives: German {outcome().german}, Allied {outcome().allied}
      </h3>
      <ul class="objs">
        <For each={rows()}>
          {o => (
            <li class={`s-${o.side}`}>
              <svg viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true">
                <Badge centre={box.areas.find(a => a.name === o.area)?.centre === true} side={o.side} />
              </svg>
              <button
                type="button"
                class="word"
                onClick={() => {
                  table.setSheet('map');
                  table.setPicked(o.area);
                }}
              >
                {table.shown(o.area)}
              </button>
              <em>{o.side === 'german' ? 'German' : 'Allied'}</em>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
