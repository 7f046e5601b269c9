/** What lies over the counters: the way of the march under the pointer, attacks as arrows, and what cuts a supply line. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import {
  AttackArrow,
  CutMark,
  Exits,
  HexLine,
  OddsTag,
  Route,
  Trails,
  type Attack,
} from '../../../screen/hex/Arrows.tsx';
import type { TraceView } from '../view.ts';
import { sumsOf } from './fought.ts';
import { isFresh, trailsIn } from '../../../screen/hex/trails.ts';
import { sideOf } from './Lights.tsx';
import type { Plan } from './plans.ts';
import { useHex } from './state.ts';

/** 10.0 The cheapest way to the hex pointed at, or advised. */
const Way = (): JSX.Element => {
  const table = useHex();
  const goal = () => table.hover() ?? table.hinted() ?? table.cursor() ?? '';
  return <Route hexes={table.reach().get(goal())?.route ?? []} />;
};

/** What the other side moved. */
export const Moves = (): JSX.Element => {
  const table = useHex();
  const moves = createMemo(() => trailsIn(table.snap(), ['german', 'allied']));
  return <Trails moves={moves()} fresh={isFresh(table.snap().log)} />;
};

const Attacks = (): JSX.Element => {
  const table = useHex();
  const battle = () => table.fought()?.battle ?? table.view().battle;
  const attacks = createMemo((): readonly Attack[] =>
    Object.entries(sumsOf(battle()?.attackers ?? []))
      .filter(([hex]) => hex !== battle()?.hex)
      .map(([from, sum]) => ({
        from,
        to: battle()?.hex ?? from,
        word: String(sum),
        halved:
          battle()?.attackers.some(a => a.hex === from && a.because.some(b => b.text.includes('halved'))) ?? false,
      })),
  );
  const odds = (): string => {
    const labels = battle()?.odds?.columns.map(c => c.label) ?? [];
    return battle()?.odds?.sure ? (labels[0] ?? '') : labels.length ? `${labels[0]} – ${labels.at(-1)}` : '';
  };
  return (
    <Show when={battle()}>
      {b => (
        <>
          <For each={attacks()}>{a => <AttackArrow of={a} />}</For>
          <OddsTag hex={b().hex} word={odds()} from={attacks().map(a => a.from)} />
        </>
      )}
    </Show>
  );
};

/** Attacks planned ahead: hollow arrows with what comes from each hex, and their place in the list beside the target. */
const Planned = (): JSX.Element => {
  const table = useHex();
  const where = createMemo(() => new Map(table.view().stacks.flatMap(s => s.units.map(u => [u.name, s.hex] as const))));
  const sources = (p: Plan): readonly string[] => [...new Set(p.units.flatMap(u => where().get(u) ?? []))];
  const arrows = createMemo((): readonly Attack[] =>
    table
      .plans()
      .flatMap(p => sources(p).map(from => ({ from, to: p.hex, word: String(p.sums?.[from] ?? ''), planned: true }))),
  );
  return (
    <Show when={table.kind() === 'attacking' || table.kind() === 'planning'}>
      <For each={arrows()}>{a => <AttackArrow of={a} />}</For>
      <For each={table.plans()}>{(p, i) => <OddsTag hex={p.hex} word={`${i() + 1}`} from={sources(p)} planned />}</For>
    </Show>
  );
};

/** A line up to the hex that cuts it. */
const lineTo = ({ cut, line }: TraceView): readonly string[] =>
  cut?.hex ? line.slice(0, line.indexOf(cut.hex) + 1) : line;
/** 8.0 The lines of units that are cut off, and the hex that cuts each. */
const Cuts = (): JSX.Element => {
  const table = useHex();
  const cut = createMemo(() => {
    const seen = new Set<string>();
    return (table.overlays()?.supply[sideOf(table)].cut ?? []).filter(t => {
      const key = `${t.hex} ${t.cut?.hex}`;
      return !seen.has(key) && seen.add(key);
    });
  });
  const marks = createMemo(() => [...new Set([...cut(), table.trace()].flatMap(t => t?.cut?.hex ?? []))]);
  return (
    <Show when={table.overlay() === 'supply'}>
      <g class="cuts">
        <For each={cut()}>{t => <HexLine class="ct" hexes={lineTo(t)} />}</For>
        <Line />
        <For each={marks()}>{hex => <CutMark hex={hex} words={`${table.names.placed(hex)} cuts supply`} />}</For>
      </g>
    </Show>
  );
};

/** 8.1 The line of the unit chosen, whole or as far as it comes. */
const Line = (): JSX.Element => {
  const table = useHex();
  return <Show when={table.trace()}>{t => <HexLine class={t().supplied ? 'ln' : 'ct'} hexes={lineTo(t())} />}</Show>;
};

export const Arrows = (): JSX.Element => {
  const table = useHex();
  return (
    <g class="arrows">
      <Exits ways={table.waysOut()} pointed={table.out()} />
      <Way />
      <Cuts />
      <Planned />
      <Attacks />
    </g>
  );
};
