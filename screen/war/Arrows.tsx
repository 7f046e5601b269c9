/** What lies over the counters in every hex wargame: the way of the march under the pointer, attacks as arrows, and what cuts a supply line. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { AttackArrow, CutMark, HexLine, OddsTag, Route, Trails, type Attack } from '../hex/Arrows.tsx';
import { isFresh, trailsIn } from '../hex/trails.ts';
import type { Plan, Plans } from './plans.ts';
import type { Sides } from './Lights.tsx';
import { useWar } from './table.tsx';
import type { WarTrace } from './view.ts';

/** The cheapest way to the hex pointed at, or advised. */
export const Way = (): JSX.Element => {
  const table = useWar();
  const goal = () => table.hover() ?? table.hinted() ?? table.cursor() ?? '';
  return <Route hexes={table.reach().get(goal())?.route ?? []} />;
};
/** What the other side moved. */
export const Moves = (props: { readonly sides: Sides }): JSX.Element => {
  const table = useWar();
  const moves = createMemo(() => trailsIn(table.snap(), props.sides));
  return <Trails moves={moves()} fresh={isFresh(table.snap().log)} />;
};
/** The attack on a hex, by the hexes it comes from, with its odds. */
export const AttackOn = (props: {
  readonly hex: string | undefined;
  readonly from: readonly Omit<Attack, 'to'>[];
  readonly odds: readonly string[];
}): JSX.Element => {
  const arrows = createMemo(() => props.from.filter(a => a.from !== props.hex));
  const word = () => [...new Set([props.odds[0], props.odds.at(-1)])].filter(Boolean).join(' – ');
  return (
    <Show when={props.hex}>
      {hex => (
        <>
          <For each={arrows()}>{a => <AttackArrow of={{ ...a, to: hex() }} />}</For>
          <OddsTag hex={hex()} word={word()} from={arrows().map(a => a.from)} />
        </>
      )}
    </Show>
  );
};

/** Attacks planned ahead: hollow arrows with what comes from each hex, and their place in the list beside the target. */
export const Planned = (props: { readonly of: Plans }): JSX.Element => {
  const table = useWar();
  const where = createMemo(() => new Map(table.view().stacks.flatMap(s => s.units.map(u => [u.name, s.hex] as const))));
  const sources = (p: Plan): readonly string[] => [...new Set(p.units.flatMap(u => where().get(u) ?? []))];
  const arrows = createMemo((): readonly Attack[] =>
    props.of
      .plans()
      .flatMap(p => sources(p).map(from => ({ from, to: p.hex, word: String(p.sums?.[from] ?? ''), planned: true }))),
  );
  return (
    <Show when={table.kind() === 'attacking' || table.kind() === 'planning'}>
      <For each={arrows()}>{a => <AttackArrow of={a} />}</For>
      <For each={props.of.plans()}>
        {(p, i) => <OddsTag hex={p.hex} word={`${i() + 1}`} from={sources(p)} planned />}
      </For>
    </Show>
  );
};

/** A line up to the hex that cuts it. */
const lineTo = ({ cut, line }: WarTrace): readonly string[] =>
  cut?.hex ? line.slice(0, line.indexOf(cut.hex) + 1) : line;
/** The lines of units that are cut off, the hex that cuts each, and the line of the unit chosen, whole or as far as it comes. */
export const SupplyLines = (props: { readonly cut: readonly WarTrace[] }): JSX.Element => {
  const table = useWar();
  const cut = createMemo(() => {
    const seen = new Set<string>();
    return props.cut.filter(t => {
      const key = `${t.hex} ${t.cut?.hex}`;
      return !seen.has(key) && seen.add(key);
    });
  });
  const marks = createMemo(() => [...new Set([...cut(), table.trace()].flatMap(t => t?.cut?.hex ?? []))]);
  return (
    <Show when={table.overlay() === 'supply'}>
      <g class="cuts">
        <For each={cut()}>{t => <HexLine class="ct" hexes={lineTo(t)} />}</For>
        <Show when={table.trace()}>{t => <HexLine class={t().supplied ? 'ln' : 'ct'} hexes={lineTo(t())} />}</Show>
        <For each={marks()}>{hex => <CutMark hex={hex} words={`${table.names.placed(hex)} cuts supply`} />}</For>
      </g>
    </Show>
  );
};
