/** 14.5 Why a marker of the kind that helps is held and not listed: the rules say it, the table only asks. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { later } from '../../../screen/async-signal.ts';
import { unusedOf } from './questions.ts';
import { useNr } from './state.ts';

export const Unused = (): JSX.Element => {
  const table = useNr();
  const bars = later(
    () => ({
      at: table.entry(),
      kinds: unusedOf(
        table.view(),
        table.offered().map(o => o.choice['ability']),
      ),
    }),
    async ({ kinds }) => {
      const asked = kinds.map(async ability => ({ ability, bar: await table.why({ do: 'commit', ability }) }));
      return (await Promise.all(asked)).flatMap(({ ability, bar }) => (bar.ok ? [] : [{ ability, bar }]));
    },
  );
  return (
    <Show when={bars()?.length}>
      <ul class="nr-unused" aria-label="Markers that cannot be committed">
        <For each={bars()}>
          {({ ability, bar }) => (
            <li class="why">
              <b>{ability}</b> {bar.why} <Cite case={bar.case} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};
