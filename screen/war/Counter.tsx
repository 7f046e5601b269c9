/** A counter in a panel: the same face as on the map, with its words for who cannot see it. */
import type { JSX } from 'solid-js';
import { useWar } from './table.tsx';
import type { WarStack, WarUnit } from './view.ts';

const Framed = (props: { readonly size: number; readonly words: string; readonly children: JSX.Element }) => (
  <svg class="cface" viewBox="-1 -1 46 46" width={props.size} height={props.size} role="img" aria-label={props.words}>
    {props.children}
  </svg>
);
export const Counter = (props: { readonly of: WarUnit; readonly size: number }): JSX.Element => {
  const { looks } = useWar();
  return (
    <Framed size={props.size} words={looks.words(props.of)}>
      {looks.face(props.of)}
    </Framed>
  );
};
export const CounterBack = (props: {
  readonly of: Pick<WarStack, 'nation' | 'side'>;
  readonly size: number;
}): JSX.Element => {
  const { looks } = useWar();
  return (
    <Framed size={props.size} words={`A ${props.of.nation} unit that is not known`}>
      {looks.back(props.of)}
    </Framed>
  );
};
