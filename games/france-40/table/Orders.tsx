/** The present decision: the step in words, choices that are not on the map as buttons, units by army, and hexes by number. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { Attacks } from '../../../screen/war/Attacks.tsx';
import { InHand, NotYet, StepHead } from '../../../screen/war/Decision.tsx';
import { HexEntry } from '../../../screen/war/HexEntry.tsx';
import { UnitLists } from '../../../screen/war/Listed.tsx';
import { Mustered } from '../../../screen/war/Mustered.tsx';
import { Targets } from '../../../screen/war/Targets.tsx';
import type { TableView, UnitView } from '../view.ts';
import { foundBy, sorted } from './choices.ts';
import { earlier } from './fought.ts';
import { Choice, useRowWords } from './Listed.tsx';
import { MarchCard } from './March.tsx';
import { useHex } from './state.ts';
import { TheEnd } from './TheEnd.tsx';
import { unitNamed } from './units.ts';

/** What to do, in a sentence for each decision. */
const PROMPTS: { readonly [kind: string]: string } = {
  settingUp: 'Lay out a ready-made set-up and change it as you like, or place unit by unit: pick one, then a lit hex.',
  placing: 'Put it into a lit hex.',
  declaring:
    'Sickle Cut starts three mechanised corps in the Ardennes and makes Belgium an enemy. Decide before anything German is placed.',
  ordering:
    'Choose which comes first. Moving first closes in and then fights; fighting first breaks a line and then drives through.',
  moving: 'Pick a unit or a whole stack on the map or in the list, then its goal.',
  marching: 'Choose where it ends, on the map or by number.',
  attacking:
    'Choose an enemy hex to attack. Planning costs nothing; declaring looks under the top counter and cannot be called off.',
  dropping: 'One airborne coup in the game, on turn 1 only: on any Allied or neutral unit or fort.',
  displacing: 'The paratroops hold the hex: choose where the unit there goes.',
  evacuating: 'Operation Dynamo may be declared from one port, once.',
  replacing: 'Give steps back to reduced units in supply, as long as points last.',
  clearing: 'Too many stand in one hex: choose who is removed.',
};
const HEX_WORDS: { readonly [kind: string]: string } = {
  placing: 'To hex',
  marching: 'To hex',
  attacking: 'Attack hex',
  dropping: 'Drop on hex',
  displacing: 'To hex',
  evacuating: 'Port',
  replacing: 'Arrive at',
};

const ENDABLE = ['settingUp', 'moving', 'attacking', 'replacing'];

/** How much is left to do in this step. */
const leftWords = (view: TableView, rows: number): string => {
  const kind = view.decides?.kind;
  if (kind === 'settingUp')
    return view.boxes.toSetUp.length ? `${counted(rows, 'unit')} to place.` : 'Every unit is placed.';
  if (kind === 'moving' && !rows) return 'Everybody has moved.';
  return '';
};
const DECIDERS = { german: 'The Germans decide', allied: 'The Allies decide' };

const FortMark = (props: { readonly of: UnitView | undefined }): JSX.Element => (
  <Show when={props.of}>
    {f => (
      <i class="fortmark" title="fort">
        {f().defence}
      </i>
    )}
  </Show>
);

export function Orders(): JSX.Element {
  const table = useHex();
  const { view } = table;
  const lists = createMemo(() => sorted(table.offered(), view()));
  const movable = () =>
    lists().sections.flatMap(s => s.rows.filter(r => r.of.choice.do === 'move' || r.of.choice.do === 'pick')).length;
  const kind = () => view().decides?.kind ?? '';
  const words = useRowWords();
  const mine = () => table.offered().length > 0;
  return (
    <section class="orders war" aria-label="Decision">
      <StepHead deciders={DECIDERS} />
      <Show when={view().over}>
        <TheEnd />
      </Show>
      <Show when={mine() && PROMPTS[kind()]}>
        <p class="prompt">
          {PROMPTS[kind()]} {leftWords(view(), movable())}
        </p>
      </Show>
      <Mustered />
      <Show when={view().march}>{m => <MarchCard march={m()} />}</Show>
      <Show when={view().placing}>
        {name => <InHand of={unitNamed(view(), name())} note={unitNamed(view(), name())?.historical ?? ''} />}
      </Show>
      <Show when={kind() === 'attacking' && mine()}>
        <Attacks
          before={earlier(table.snap().log, table.snap().eyes)}
          plans={table}
          shortOf={u => unitNamed(view(), u)?.short ?? u}
        />
        <Targets
          hexes={lists().hexes}
          oddsAt={hex => table.overlaysNow()?.targets.find(t => t.hex === hex)?.odds}
          case="11.9"
          noneCase="11.2"
          example="2729"
          works={hex => <FortMark of={table.forts().get(hex)} />}
        />
      </Show>
      <Show when={lists().hexes.length && kind() !== 'attacking'}>
        <HexEntry hexes={lists().hexes} what={HEX_WORDS[kind()] ?? 'Hex'} example="2729" />
      </Show>
      <ul class="choices" aria-label="Choices">
        <For each={lists().buttons}>{o => <Choice of={o} />}</For>
      </ul>
      <NotYet endable={ENDABLE} />
      <UnitLists sections={lists().sections} words={words} found={foundBy} example="19, Sedan, 2729" />
    </section>
  );
}
