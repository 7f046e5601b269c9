/** The counters on the map. Each has one element for the whole game, so that a change of its place is shown as a movement. */
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js';
import type { CounterView } from '../view/counters.ts';
import type { DivisionView } from '../view.ts';
import type { AreaGround, Ground } from '../look/ground.ts';
import { AlliedFace, DivisionFace, FoundFace, GarrisonFace } from '../look/faces.tsx';
import { useTable } from './state.ts';
import { FLIP_MS, lasting, march, turnOver } from '../../../screen/motion.ts';
import type { Spot } from '../../../screen/map/viewport.ts';

const moveTo = (p: Spot): JSX.CSSProperties => ({ transform: `translate(${p.x}px, ${p.y}px)` });

/** Divisions in one staging area are drawn on its three places, in the order of their Korps. */
const placeOf = (ground: Ground, all: readonly DivisionView[], d: DivisionView): Spot | undefined => {
  const area = ground.named(d.area);
  if (!area) return undefined;
  if (!area.staging) return area.division;
  const rank = all.filter(x => x.area === d.area).findIndex(x => x.name === d.name);
  return area.staging[rank % area.staging.length] ?? area.division;
};

const Division = (props: { name: string; ground: Ground }): JSX.Element => {
  const table = useTable();
  const of = createMemo(() => table.view().divisions.find(d => d.name === props.name) as DivisionView);
  const place = createMemo(() => placeOf(props.ground, table.view().divisions, of()), undefined, {
    equals: (a, b) => a?.x === b?.x && a?.y === b?.y,
  });
  const lit = () => table.offered().some(o => o.choice['division'] === props.name);
  let group!: SVGGElement;
  let face!: SVGGElement;
  createEffect(
    on(
      place,
      (now, was) => {
        if (now && was && group) march(group, [was, now]);
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => of().face,
      () => {
        if (face) turnOver(face);
      },
      { defer: true },
    ),
  );
  return (
    <Show when={place()}>
      {at => (
        <g
          class="pc"
          classList={{ may: lit(), active: of().active, fighting: table.view().combat?.division === props.name }}
          ref={group}
          style={moveTo(at())}
        >
          <rect class="ring" x={-24.5} y={-24.5} width={49} height={49} rx={4} />
          <g ref={face}>
            <DivisionFace of={of()} />
          </g>
        </g>
      )}
    </Show>
  );
};

const Foe = (props: { area: AreaGround; label: string; rank: number }): JSX.Element => {
  const table = useTable();
  const of = createMemo(
    (was: CounterView | undefined) =>
      table
        .view()
        .areas.find(a => a.name === props.area.name)
        ?.allied.find(c => c.label === props.label) ?? was,
  );
  const at = () => ({ x: props.area.beside.x + props.rank * 6, y: props.area.beside.y - props.rank * 6 });
  return (
    <g class="pc" style={moveTo(at())}>
      <g ref={el => queueMicrotask(() => turnOver(el))}>
        <Show when={of()}>{c => <AlliedFace of={c()} />}</Show>
      </g>
    </g>
  );
};

const AreaPieces = (props: { area: AreaGround }): JSX.Element => {
  const table = useTable();
  const letter = table.rowOf(props.area.name).letter ?? '';
  const now = createMemo(() => table.view().areas.find(a => a.name === props.area.name));
  const down = () => (now()?.garrison ? 1 : 0) + (now()?.coastal ?? 0);
  const held = () => table.view().divisions.some(d => d.area === props.area.name);
  const labels = createMemo(() => now()?.allied.map(c => c.label) ?? [], [], {
    equals: (a, b) => a.join() === b.join(),
  });
  return (
    <>
      <Show when={down() > 0}>
        <g class="pc" style={moveTo(held() ? props.area.beside : props.area.division)}>
          <GarrisonFace letter={letter} count={down()} />
        </g>
      </Show>
      <For each={labels()}>{(label, i) => <Foe area={props.area} label={label} rank={i()} />}</For>
    </>
  );
};

interface Turned {
  readonly area: string;
  readonly word: string;
  readonly type: string;
}
const STAYS = 1500;
/** A counter that was found and removed at once is shown for a moment where it lay. */
const Found = (props: { ground: Ground }): JSX.Element => {
  const table = useTable();
  const [seen, setSeen] = createSignal<Turned>();
  let timer = 0;
  createEffect(
    on(
      () => table.snap().log.at(-1),
      () => {
        const log = table.snap().log;
        const last = log.at(-1)?.entry ?? -1;
        const turned = log.findLast(
          l => l.entry >= last - 1 && (l.event['is'] === 'turned' || l.event['is'] === 'reaction'),
        );
        const word = String(turned?.event['piece'] ?? '')
          .split(' ')
          .slice(1)
          .join(' ');
        const type = word.split(' ')[0]?.toLowerCase() ?? '';
        if (!turned || !lasting(FLIP_MS) || !['recon', 'gas', 'giraud', 'breakdown', 'refugees'].includes(type)) return;
        setSeen({ area: String(turned.event['area']), word, type });
        clearTimeout(timer);
        timer = window.setTimeout(() => setSeen(), STAYS);
      },
      { defer: true },
    ),
  );
  onCleanup(() => clearTimeout(timer));
  return (
    <Show when={seen()} keyed>
      {t => (
        <Show when={props.ground.named(t.area)}>
          {a => (
            <g class="pc ghost" style={moveTo(a().beside)}>
              <g ref={el => queueMicrotask(() => turnOver(el))}>
                <FoundFace type={t.type} word={t.word} />
              </g>
            </g>
          )}
        </Show>
      )}
    </Show>
  );
};

export const Pieces = (props: { ground: Ground }): JSX.Element => {
  const table = useTable();
  const names = table.view().divisions.map(d => d.name);
  return (
    <g class="pieces">
      <For each={props.ground.areas}>{a => <AreaPieces area={a} />}</For>
      <For each={names}>{name => <Division name={name} ground={props.ground} />}</For>
      <Found ground={props.ground} />
    </g>
  );
};
