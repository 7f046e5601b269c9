/** What must be decided: the step in words, the battle, declarations with their price, the choices that are not on the map as buttons, units to pick from, hexes by number. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { ChoiceButton } from '../../../screen/frame/Choice.tsx';
import { AdvanceAll } from '../../../screen/war/AdvanceAll.tsx';
import { NotYet, StepHead } from '../../../screen/war/Decision.tsx';
import { HexEntry } from '../../../screen/war/HexEntry.tsx';
import { Choice, UnitLists, type RowWords } from '../../../screen/war/Listed.tsx';
import { joining as joiningNow } from '../../../screen/war/together.ts';
import { playListed } from '../../../screen/play-several.ts';
import { Mustered } from '../../../screen/war/Mustered.tsx';
import type { OfferedChoice } from '../../../screen/session.ts';
import { wordsFor } from '../look/place-actions.ts';
import { stateWords, titleOf } from '../look/spoken.ts';
import { Drops, Marching, Owed, Paid, Retreat } from './About.tsx';
import { Battle, Fell, Reckoned } from './Battle.tsx';
import { foundBy, sorted, type Row } from './choices.ts';
import { ChanceWords } from './Crt.tsx';
import { Declaring } from './Declaring.tsx';
import { Draws } from './Drawn.tsx';
import { fallenIn, toldOf } from './links.ts';
import { notesOf } from './notes.ts';
import { Played } from './Played.tsx';
import { Ready } from './Ready.tsx';
import { Standing } from './Standing.tsx';
import { promptFor } from './prompts.ts';
import { useNr } from './state.ts';
import { TheEnd } from './TheEnd.tsx';
import { Unused } from './Unused.tsx';

const DECIDERS = { german: 'The Germans decide', allied: 'The Allies decide' };
const ENDABLE = ['moving', 'fighting', 'declaring', 'blitzing'];
/** Verbs whose words say no more than the counter does. */
const PLAIN = ['move', 'add', 'leave', 'lose', 'improve', 'send', 'unit'];
const useRowWords = (): ((row: Row) => RowWords) => {
  const { names, view } = useNr();
  return ({ of, unit, hex }) => {
    const says = !unit || !PLAIN.includes(of.choice.do);
    return {
      title: says ? wordsFor(of, view()) : titleOf(unit),
      under: [
        (says && notesOf(view())(of.choice)) || (hex ? names.placed(hex) : ''),
        ...(unit ? stateWords(unit) : []),
      ],
      says,
    };
  };
};
/** The last battle stays in words until the next choice. */
const LastFell = (): JSX.Element => {
  const { snap, view, names } = useNr();
  const last = createMemo(() => {
    const { log, entry, stops } = snap();
    if (view().battle && !view().battle!.draft) return undefined;
    const told = toldOf(log);
    const [fell] = fallenIn(told).slice(-1);
    const at = told.findLast(l => l.event['is'] === 'result');
    if (!fell || !at || (stops ?? []).some(s => s > at.entry && s < entry)) return undefined;
    return { fell, hexes: at.event['hexes'] as readonly string[] };
  });
  return (
    <Show when={last()}>
      {l => (
        <>
          <h3 class="sub">
            {l().hexes.map(names.placed).join(', ')}{' '}
            <span class="num">
              {l().fell.table}, {l().fell.odds}
            </span>
          </h3>
          <Fell of={l().fell} />
        </>
      )}
    </Show>
  );
};
/** A few hexes stand as buttons, too. */
const MAX_HEX_BUTTONS = 6;
const few = (hexes: readonly OfferedChoice[]): readonly OfferedChoice[] =>
  hexes.length <= MAX_HEX_BUTTONS ? hexes : [];
const HexChoice = (props: { readonly of: OfferedChoice }): JSX.Element => {
  const table = useNr();
  const hex = () => String(props.of.choice['hex']);
  return (
    <ChoiceButton
      of={props.of}
      states={{}}
      show={on => table.setHover(on ? hex() : undefined)}
      keep={() => table.setPicked(hex())}
    />
  );
};
/** Cards and markers lie in the hand below; a list of them would say it twice. */
const HELD = ['play', 'discard', 'card', 'return', 'pay', 'marker'];
const inHand = (o: OfferedChoice): boolean => HELD.includes(o.choice.do);
/** The battle at hand, with what is asked in it. */
const Fighting = (): JSX.Element => {
  const { kind, view } = useNr();
  return (
    <Show when={view().battle}>
      {b => (
        <>
          <Battle of={b()} />
          <Show when={b().draft ? undefined : promptFor(kind(), view())}>{said => <p class="prompt">{said()}</p>}</Show>
        </>
      )}
    </Show>
  );
};
/** Hexes by number, and as buttons where they are few. */
const Places = (props: {
  readonly hexes: readonly OfferedChoice[];
  readonly buttons: readonly OfferedChoice[];
}): JSX.Element => {
  const table = useNr();
  return (
    <Show when={props.hexes.length}>
      <HexEntry hexes={props.hexes} what="To hex" example={table.box.first} />
      <ul class="choices" aria-label="Choices">
        <For each={props.buttons}>{o => <HexChoice of={o} />}</For>
      </ul>
    </Show>
  );
};
/** 14.3.2 Everybody who may join the battle that is prepared. */
const AddAll = (): JSX.Element => {
  const table = useNr();
  const all = createMemo(() => joiningNow(table.view(), table.offered()));
  return (
    <Show when={all().length > 1}>
      <button type="button" class="btn sm" disabled={table.busy()} onClick={() => void playListed(table, all())}>
        Add all <span class="num">{all().length}</span>
      </button>
    </Show>
  );
};
const JOINING = ['May join', 'In the attack'];
export function Orders(): JSX.Element {
  const table = useNr();
  const { view } = table;
  const lists = createMemo(() => sorted(table.offered(), view()));
  const notes = createMemo(() => notesOf(view()));
  const words = useRowWords();
  const example = () => table.box.first;
  /** 14.3 While a battle is in the making, who may join it and how it is fought come before the other hexes. */
  const drafting = () => view().battle?.draft === true;
  const ready = () => (view().ready?.length ?? 0) > 0;
  const fights = createMemo(() => (drafting() ? lists().buttons.filter(o => o.choice.do === 'fight') : []));
  const joining = createMemo(() => lists().sections.filter(x => JOINING.includes(x.title)));
  const prompt = (): string | undefined => {
    if (drafting()) return 'Add attackers and watch the column, then fight.';
    return view().battle ? undefined : promptFor(table.kind(), view());
  };
  return (
    <section class="orders war nr" aria-label="Decision">
      <StepHead deciders={DECIDERS} />
      <Show when={view().over}>
        <TheEnd />
      </Show>
      <Show when={prompt()}>{said => <p class="prompt">{said()}</p>}</Show>
      <Played />
      <Draws />
      <LastFell />
      <Fighting />
      <Retreat />
      <Marching />
      <Drops />
      <Paid />
      <Declaring />
      <Show when={!ready() && !drafting()}>
        <Owed />
      </Show>
      <Ready />
      <Mustered />
      <Show when={view().owing}>
        {n => (
          <p class="why">
            {n()} {n() === 1 ? 'marker' : 'markers'} still to pay: pick from yours. <Cite case="5.2.3" />
          </p>
        )}
      </Show>
      <Show when={drafting()} fallback={<Places hexes={lists().hexes} buttons={ready() ? [] : few(lists().hexes)} />}>
        <ul class="choices" aria-label="Choices">
          <For each={fights()}>{o => <Choice of={o} note={notes()(o.choice)} />}</For>
        </ul>
        <AddAll />
        <UnitLists
          sections={joining()}
          words={words}
          found={row => foundBy(row, table.names.nameOf)}
          example={`XIX, ${example()}`}
        />
      </Show>
      <Show when={table.kind() === 'advancing'}>
        <AdvanceAll />
      </Show>
      <ul class="choices" aria-label="Choices">
        <For each={lists().buttons.filter(o => !fights().includes(o))}>
          {o => <Choice of={o} note={notes()(o.choice)} />}
        </For>
      </ul>
      <Show when={drafting() && lists().hexes.length}>
        <details class="army nr-more">
          <summary>
            Attack another marked hex in the same battle <span class="num">{lists().hexes.length}</span>
          </summary>
          <Places hexes={lists().hexes} buttons={few(lists().hexes)} />
        </details>
      </Show>
      <Standing />
      <Unused />
      <Show when={view().battle?.result ? undefined : view().battle?.odds}>
        {odds => <ChanceWords of={odds().chances} />}
      </Show>
      <Show when={table.offered().some(inHand)}>
        <p class="why nr-from-hand">What lies in your hand is picked there, or here by name.</p>
      </Show>
      <Show when={!drafting() && !ready()}>
        <NotYet endable={ENDABLE} />
      </Show>
      <UnitLists
        sections={drafting() ? lists().sections.filter(x => !joining().includes(x)) : lists().sections}
        words={words}
        found={row => foundBy(row, table.names.nameOf)}
        example={`XIX, ${table.box.front === 'france' ? 'Sedan' : 'Lodz'}, ${example()}`}
      />
      <Reckoned />
    </section>
  );
}
