/** Boxes beside the map with the units in them; an empty one is not shown. */
import { For, type JSX } from 'solid-js';
import { Box } from '../frame/Box.tsx';
import { Counter } from './Counter.tsx';
import type { WarUnit } from './view.ts';

export const UnitBox = (props: {
  readonly title: string;
  readonly units: readonly WarUnit[];
  readonly case?: string | undefined;
}): JSX.Element => (
  <Box title={props.title} count={props.units.length} case={props.case}>
    <For each={props.units}>{u => <Counter of={u} size={32} />}</For>
  </Box>
);
/** One box after the other: its name in the view, its title, the case that tells of it. */
export const UnitBoxes = <B extends string>(props: {
  readonly rows: readonly (readonly [box: B, title: string, ruleCase?: string])[];
  readonly of: { readonly [K in B]: readonly WarUnit[] };
}): JSX.Element => (
  <For each={props.rows}>
    {([box, title, ruleCase]) => <UnitBox title={title} units={props.of[box]} case={ruleCase} />}
  </For>
);
