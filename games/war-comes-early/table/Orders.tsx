/** What must be decided: the step in words, the choices that are not on the map as buttons, units to pick from, hexes by number. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { OfferedChoice } from '../../../screen/session.ts';
import { Attacks } from '../../../screen/war/Attacks.tsx';
import { InHand, NotYet, StepHead } from '../../../screen/war/Decision.tsx';
import { HexEntry } from '../../../screen/war/HexEntry.tsx';
import { Choice, UnitLists } from '../../../screen/war/Listed.tsx';
import { Mustered } from '../../../screen/war/Mustered.tsx';
import { Targets } from '../../../screen/war/Targets.tsx';
import { everyUnit, foundBy, sorted } from './choices.ts';
import { Arrivals } from './Arrivals.tsx';
import { isArrival } from './arrivals.ts';
import { Air, Capitulation } from './Events.tsx';
import { earlier } from './fought.ts';
import { useRowWords } from './Listed.tsx';
import { MarchCard } from './March.tsx';
import { HEX_WORDS, PROMPTS } from './prompts.ts';
import { Scatter } from './Scatter.tsx';
import { useWce } from './state.ts';
import { Standing } from './Standing.tsx';
import { TheEnd } from './TheEnd.tsx';
import { GermanWindow } from './Window.tsx';

const DECIDERS = { german: 'The Germans decide', allied: 'The Allies decide' };
const ENDABLE = ['settingUp', 'moving', 'attacking', 'reorganising'];
/** 6.0 Decisions about aircraft. */
const AIR = ['bombing', 'flying'];

/** 12.0 The attacks of the phase, and the hexes that may be attacked. */
const Attacking = (props: { readonly hexes: readonly OfferedChoice[] }): JSX.Element => {
  const table = useWce();
  return (
    <>
      <Attacks
        before={earlier(table.snap().log, table.snap().eyes)}
        plans={table}
        shortOf={u => everyUnit(table.view()).find(x => x.name === u)?.short ?? u}
      />
      <Targets
        hexes={props.hexes}
        oddsAt={hex => table.overlaysNow()?.targets.find(t => t.hex === hex)?.odds}
        case="12.0"
        noneCase="12.0"
        example="3821"
      />
    </>
  );
};

export function Orders(): JSX.Element {
  const table = useWce();
  const { view } = table;
  /** 3.5 Who comes back, and where, has a list of its own. */
  const lists = createMemo(() =>
    sorted(
      table.offered().filter(o => !isArrival(o)),
      view(),
    ),
  );
  const words = useRowWords();
  const unitNamed = (name: string) => everyUnit(view()).find(u => u.name === name);
  const isWindow = () => table.kind() === 'declaring' && view().window !== undefined;
  return (
    <section class="orders war wce" aria-label="Decision">
      <Capitulation />
      <StepHead deciders={DECIDERS} note={view().power} />
      <Show when={view().over}>
        <TheEnd />
      </Show>
      <Show when={PROMPTS[table.kind()]}>{words => <p class="prompt">{words()}</p>}</Show>
      <Mustered />
      <Show when={view().march}>{m => <MarchCard march={m()} />}</Show>
      <Show when={view().placing}>
        {name => <InHand of={unitNamed(name())} note={unitNamed(name())?.name ?? ''} />}
      </Show>
      <Show when={view().window && view().decides?.kind === 'declaring' && view().window}>
        {w => <GermanWindow of={w()} />}
      </Show>
      <Show when={view().about}>{hex => <Scatter hex={hex()} />}</Show>
      <Show when={AIR.includes(view().decides?.kind ?? '')}>
        <Air />
      </Show>
      <Show when={table.kind() === 'attacking'}>
        <Attacking hexes={lists().hexes} />
      </Show>
      <Show when={lists().hexes.length && table.kind() !== 'attacking'}>
        <HexEntry
          hexes={lists().hexes}
          what={HEX_WORDS[table.kind()] ?? 'To hex'}
          example="3821"
          unlit={table.kind() === 'flying'}
        />
      </Show>
      <Arrivals />
      <ul class="choices" aria-label="Choices">
        <For each={isWindow() ? [] : lists().buttons}>{o => <Choice of={o} />}</For>
      </ul>
      <Standing />
      <NotYet endable={ENDABLE} />
      <UnitLists
        sections={view().about ? [] : lists().sections}
        words={words}
        found={row => foundBy(row, table.names.nameOf)}
        example="14, Warsaw, 3821"
      />
    </section>
  );
}
