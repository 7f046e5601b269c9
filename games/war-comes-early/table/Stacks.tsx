/** The counters on the map: stacks, breached works, aircraft and railheads, and the names of cities above. */
import { createMemo, For, type JSX } from 'solid-js';
import { Stacks as Pieces } from '../../../screen/war/Stacks.tsx';
import { AirMark, BreachMark, Pile, RailheadMark, type Face } from '../look/faces.tsx';
import type { StackView } from '../view.ts';
import { ailing, printed } from './Counter.tsx';
import { useWce } from './state.ts';

const facesOf = (s: StackView): readonly [Face, ...Face[]] => {
  const [top, ...rest] = s.units.toReversed().map(printed);
  return [top!, ...rest];
};
/** Small markers stand at the foot of a hex, clear of a counter's factors. */
const Marks = (props: { readonly hexes: readonly string[]; readonly face: () => JSX.Element }): JSX.Element => {
  const { sheet } = useWce();
  return (
    <For each={props.hexes}>
      {hex => {
        const { x, y } = sheet.middleOf(hex);
        return <g transform={`translate(${x + 16} ${y + 18}) scale(.72)`}>{props.face()}</g>;
      }}
    </For>
  );
};

const MOVES = ['moved', 'advanced', 'scattered'];
/** `k`: pixels a unit. */
export const Stacks = (props: { readonly k: number }): JSX.Element => {
  const table = useWce();
  const markers = () => table.view().markers;
  const breached = createMemo(() => table.view().forts.flatMap(f => (f.breached ? [f.hex] : [])));
  return (
    <Pieces
      table={table}
      moves={MOVES}
      cities={table.box.cities}
      k={props.k}
      pile={p => (
        <Pile
          units={facesOf(p.stack)}
          height={p.stack.height}
          cut={p.stack.side === 'german'}
          state={ailing(p.stack.units.at(-1)!) ?? (p.acted ? 'acted' : undefined)}
          top={p.top}
        />
      )}
      under={<Marks hexes={breached()} face={() => <BreachMark />} />}
      over={
        <>
          <Marks hexes={markers().railheads} face={() => <RailheadMark />} />
          <Marks hexes={markers().air.hexes} face={() => <AirMark />} />
        </>
      }
    />
  );
};
