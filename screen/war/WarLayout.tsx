/** What the tables of hex wargames have alike around their panels. */
import { Show, type JSX } from 'solid-js';
import type { TabOf } from '../frame/TabBar.tsx';
import { later } from '../async-signal.ts';
import type { TableSession } from '../session.ts';
import { useWar, type WarTable } from './table.tsx';

export const tabsOf = (fighting: boolean): readonly TabOf[] => [
  ['map', 'map', 'Map'],
  ['fight', fighting ? 'fight' : 'orders', fighting ? 'Combat' : 'Orders'],
  ['assets', 'counters', 'Stack'],
  ['log', 'log', 'Log'],
  ['victory', 'victory', 'Victory'],
];
export const decidesIn = (table: WarTable): string => {
  const decision = table.view().decides;
  if (table.snap().over) return 'The end';
  return decision ? `${decision.side} player` : '';
};
/** Whatever lies open over the map is put away. */
export const putAway = (table: WarTable): void => {
  table.setFan();
  table.setChooser();
  table.setPicked();
  table.disband();
};
/** Where the last thing happened that another side did, while nothing is asked of us: the map follows it. */
export const told = ({ snap, offered }: WarTable): string | undefined => {
  const { log, eyes } = snap();
  const e = offered().length ? undefined : log.at(-1)?.event;
  return e?.['hex'] !== undefined && e['side'] !== eyes ? String(e['hex']) : undefined;
};
export const When = (): JSX.Element => {
  const { view } = useWar();
  return (
    <p>
      <Show when={!view().setUp} fallback="Set-up">
        Turn <b>{view().turn}</b>
        <span class="dk"> of {view().turns.length}</span>
      </Show>
      <Show when={view().date}>{date => <> · {date()}</>}</Show>
    </p>
  );
};
/** The table comes when the map is there: `box` reads what the session says of it, nothing of the shipped one. */
export const Unfolding = <Box extends object>(props: {
  readonly session: TableSession;
  readonly box: (said: unknown) => Box;
  readonly children: (box: Box) => JSX.Element;
}): JSX.Element => {
  const box = later(
    () => undefined,
    async () => props.box(await props.session.detail('box')),
  );
  return (
    <Show when={box()} fallback={<p class="quiet loading">Unfolding the map.</p>}>
      {b => props.children(b())}
    </Show>
  );
};
