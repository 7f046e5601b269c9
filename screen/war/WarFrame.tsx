/** The frame of a hex wargame, with what it says of itself the same in all of them. */
import { Show, type JSX } from 'solid-js';
import { Frame, type FrameProps } from '../frame/Frame.tsx';
import { focusOn } from '../frame/keys.ts';
import { decidesIn, putAway, tabsOf, When } from './WarLayout.tsx';
import { useWar } from './table.tsx';

type Alike = 'when' | 'step' | 'decides' | 'tabs' | 'escape' | 'next' | 'mapWords' | 'right';
export const WarFrame = (props: Omit<FrameProps, Alike> & Partial<Pick<FrameProps, 'tabs'>>): JSX.Element => {
  const table = useWar();
  return (
    <Frame
      {...props}
      when={<When />}
      step={table.view().step}
      decides={decidesIn(table)}
      tabs={props.tabs ?? tabsOf(props.fighting)}
      acts={{
        v: () => focusOn('.vps-now'),
        '/': () => focusOn('.right .hexin input, .right .find-unit input'),
        ...props.acts,
      }}
      escape={() => putAway(table)}
      next={table.toNext}
      mapWords="Arrow keys move from hex to hex, Enter chooses, question mark lists all keys. The list of stacks says the same in words."
      right="Decision"
    />
  );
};
/** Points to a tenth at most, with a true minus. */
export const inTenths = (n: number): string => String(Math.round(n * 10) / 10).replace('-', '−');

/** The battle that is fought, anew for each hex; else the orders. */
export const FightOr = <Fought extends { readonly battle: { readonly hex: string } }>(props: {
  readonly fought: Fought | undefined;
  readonly orders: JSX.Element;
  readonly children: (fought: () => Fought) => JSX.Element;
}): JSX.Element => (
  <Show when={props.fought?.battle.hex} keyed fallback={props.orders}>
    <Show when={props.fought}>{f => props.children(f)}</Show>
  </Show>
);
