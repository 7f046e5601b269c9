/** What happens to nations and in the air, told as the event it is. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import type { LogLine } from '../../../engine/table.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Ledger } from '../../../screen/fight/Ledger.tsx';
import { NationFace } from '../../../screen/parts/Nations.tsx';
import { PAINT } from '../look/hues.ts';
import { capitulationIn } from './events.ts';
import { useWce } from './state.ts';

export const Capitulation = (): JSX.Element => {
  const table = useWce();
  const told = createMemo(() => capitulationIn(table.snap().log));
  const nation = () => table.view().nations.find(n => n.country === told()[0]?.event['country']);
  return (
    <Show when={told()[0]}>
      {first => (
        <section class="fell-nation" role="status" aria-label="Capitulation">
          <Show when={nation()?.nation}>
            {n => <NationFace paint={PAINT[n()]} cut={nation()!.side === 'german'} size={52} />}
          </Show>
          <div>
            <h3>
              {String(first().event['country'])} lays down its arms <Cite case={first().case} />
            </h3>
            <p>Its units leave the map, its fortifications count no more, and its marker goes out of the game.</p>
            <ul>
              <For each={told().slice(1)}>
                {l => (
                  <li>
                    {l.text} <Cite case={l.case} />
                  </li>
                )}
              </For>
            </ul>
          </div>
        </section>
      )}
    </Show>
  );
};

const WINNERS = { german: 'German', allied: 'Allied', nobody: 'No' } as const;
/** 6.1 Who has the air, by which dice and modifiers, and what is left to place. */
export const Air = (): JSX.Element => {
  const table = useWce();
  const rolled = createMemo(() => table.snap().log.findLast(l => l.event['is'] === 'air'));
  const air = () => table.view().markers.air;
  const allied = (l: LogLine): number => Number(l.event['allied']) + Number(l.event['more'] ?? 0);
  return (
    <section class="air-card" aria-label="Air superiority">
      <div class="odds">
        <Show when={rolled()}>
          {l => (
            <>
              <b>{String(l().event['german'])}</b>
              <span>German against</span>
              <b>{allied(l())}</b>
              <span>Allied:</span>
            </>
          )}
        </Show>
        <b class="o">{WINNERS[air().winner]} superiority</b>
        <Cite case="6.1" />
      </div>
      <Show when={air().modifiers.length}>
        <Ledger
          caption="Modifiers of the Allied roll"
          open
          lines={air().modifiers.map(m => ({
            name: m.name,
            case: m.case,
            to: m.value > 0 ? `+${m.value}` : `−${-m.value}`,
          }))}
        />
      </Show>
      <p class="why">
        <b class="num">{counted(air().left, 'airpower marker')}</b> left
        {air().hexes.length ? `, ${air().hexes.length} over the map` : ''}. <Cite case="6.2" />
      </p>
    </section>
  );
};
