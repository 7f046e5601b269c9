/** The counters on the map: stacks, the markers on them and on hexes, and the names of cities above. */
import { For, Show, type JSX } from 'solid-js';
import { Chit, type ChitFace } from '../../../screen/parts/Chit.tsx';
import { Stacks as Pieces } from '../../../screen/war/Stacks.tsx';
import { backOf, LAID } from '../look/chits.ts';
import { Pile, type Face } from '../look/faces.tsx';
import type { StackView } from '../view.ts';
import { printed } from './Counter.tsx';
import { markFace } from './Declaring.tsx';
import { useNr } from './state.ts';

const facesOf = (s: StackView): readonly [Face, ...Face[]] => {
  const [top, ...rest] = s.units.toReversed().map(printed);
  return [top!, ...rest];
};
/** What lies on a stack, the gravest first. */
const statesOf = (s: StackView): readonly ChitFace[] => [
  ...(s.supply === 'none' ? [LAID['No Supply']] : s.supply === 'low' ? [LAID['Low Supply']] : []),
  ...(s.noActions ? [LAID['No Actions']] : []),
  ...(s.blitzkrieg === 'none' ? [] : [LAID['Blitzkrieg!']]),
];
const SIZE = 21;
/** Round markers at the corners of the hex, clear of a counter's factors. */
const Disc = (props: {
  readonly hex: string;
  readonly face: ChitFace;
  readonly at: readonly [number, number];
}): JSX.Element => {
  const { sheet } = useNr();
  const spot = () => sheet.middleOf(props.hex);
  return (
    <g transform={`translate(${spot().x + props.at[0] - SIZE / 2} ${spot().y + props.at[1] - SIZE / 2})`}>
      <Chit face={props.face} size={SIZE} />
    </g>
  );
};
const Marks = (): JSX.Element => {
  const { view } = useNr();
  const laid = () => [
    ...view().marks.laid.map(l => ({ hex: l.hex, face: backOf(l.side, l.ability) })),
    ...view()
      .marks.drops.filter(d => /^F\d{4}$/.test(d.place))
      .map(d => ({ hex: d.place, face: d.name === 'Glider' ? LAID.Glider : LAID['Drop!'] })),
  ];
  return (
    <>
      <For each={view().stacks}>
        {s => <For each={statesOf(s)}>{(face, i) => <Disc hex={s.hex} face={face} at={[21, -20 + i() * 13]} />}</For>}
      </For>
      <For each={laid()}>{m => <Disc hex={m.hex} face={m.face} at={[-20, 18]} />}</For>
      <For each={view().marks.declared}>
        {m => <Disc hex={m.hex} face={markFace(m.kind, m.side, m.colour)} at={[-20, -20]} />}
      </For>
    </>
  );
};

const MOVES = ['moved', 'advanced', 'retreated'];
/** `k`: pixels a unit. */
export const Stacks = (props: { readonly k: number }): JSX.Element => {
  const table = useNr();
  return (
    <Pieces
      table={table}
      moves={MOVES}
      cities={table.box.cities}
      k={props.k}
      pile={p => <Pile units={facesOf(p.stack)} acted={p.acted} top={p.top} />}
      over={
        <Show when={!table.bare()}>
          <Marks />
        </Show>
      }
    />
  );
};
