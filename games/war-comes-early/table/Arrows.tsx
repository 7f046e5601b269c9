/** What lies over the counters: the way of the march under the pointer, attacks as arrows, and what cuts supply. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { AttackArrow, CutMark, HexLine, OddsTag, Route, Trails, type Attack } from '../../../screen/hex/Arrows.tsx';
import { isFresh, trailsIn } from '../../../screen/hex/trails.ts';
import type { TraceView } from '../view/overlays.ts';
import { useWce } from './state.ts';

/** 11.0 The way to the hex pointed at, or advised. */
const Way = (): JSX.Element => {
  const table = useWce();
  const goal = () => table.hover() ?? table.hinted() ?? table.cursor() ?? '';
  return <Route hexes={table.reach().get(goal())?.route ?? []} />;
};
/** What the other side moved. */
export const Moves = (): JSX.Element => {
  const table = useWce();
  const moves = createMemo(() => trailsIn(table.snap(), ['german', 'allied']));
  return <Trails moves={moves()} fresh={isFresh(table.snap().log)} />;
};
/** 12.0 Attackers by the hex they come from, with what they bring. */
const Attacks = (): JSX.Element => {
  const table = useWce();
  const battle = () => table.view().battle;
  const attacks = createMemo((): readonly Attack[] => {
    const to = battle()?.hex ?? '';
    const from = Map.groupBy(
      (battle()?.attackers ?? []).filter(u => u.place !== to),
      u => u.place,
    );
    return [...from].map(([hex, units]) => ({
      from: hex,
      to,
      word: String(units.reduce((sum, u) => sum + u.attack, 0)),
      planned: battle()?.stage === 'planning',
    }));
  });
  const odds = (): string => {
    const labels = battle()?.odds?.columns.map(c => c.label) ?? [];
    return [...new Set([labels[0], labels.at(-1)])].filter(Boolean).join(' – ');
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
/** A line up to the hex that cuts it. */
const lineTo = ({ cut, line }: TraceView): readonly string[] =>
  cut?.hex ? line.slice(0, line.indexOf(cut.hex) + 1) : line;
/** 10.2 The lines of units that are cut off, and the hex that cuts each. */
const Cuts = (): JSX.Element => {
  const table = useWce();
  const cut = () => (table.overlay() === 'supply' ? (table.overlays()?.cut ?? []) : []);
  const marks = createMemo(() => [...new Set(cut().flatMap(t => t.cut?.hex ?? []))]);
  return (
    <g class="cuts">
      <For each={cut()}>{t => <HexLine class="ct" hexes={lineTo(t)} />}</For>
      <For each={marks()}>{hex => <CutMark hex={hex} words={`${table.names.placed(hex)} cuts supply`} />}</For>
    </g>
  );
};
export const Arrows = (): JSX.Element => (
  <g class="arrows">
    <Way />
    <Cuts />
    <Attacks />
  </g>
);
