/** The map of the front with what lies on it. */
import { createMemo, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { HexBoard } from '../../../screen/hex/HexBoard.tsx';
import type { Overlay } from '../../../screen/hex/Legend.tsx';
import { Scale } from '../../../screen/hex/Margins.tsx';
import { Overview } from '../../../screen/hex/Overview.tsx';
import { TownNames } from '../../../screen/hex/TownNames.tsx';
import { AttackOn, Moves, SupplyLines, Way } from '../../../screen/war/Arrows.tsx';
import { alongWith, choose, grab } from '../../../screen/war/hands.ts';
import { told } from '../../../screen/war/WarLayout.tsx';
import { ReachCosts } from '../../../screen/war/Lights.tsx';
import { SUPPLY, ZONES } from '../../../screen/war/overlays.ts';
import { TraceNote } from '../../../screen/war/Trace.tsx';
import { paintOf } from '../look/hues.ts';
import { UnitCounter } from './Counter.tsx';
import { Lights, Patterns, SIDES } from './Lights.tsx';
import { Pins } from './Pins.tsx';
import { Stacks } from './Stacks.tsx';
import { useNr } from './state.ts';

const LABELS = {
  france: 'Map of hexes, the Channel to the Rhine',
  poland: 'Map of hexes, the Oder to the Pripet',
} as const;
const FED: Overlay = { name: 'fed', word: 'What if', key: 'w', swatch: 'sp', signs: [['sp', 'in supply there']] };
const OVERLAYS = {
  france: [ZONES, SUPPLY, FED],
  poland: [{ ...ZONES, signs: [...ZONES.signs!, ['nr-third-sw', 'Soviet zones']] as const }, SUPPLY, FED],
} as const;
/** What the overlay says of the unit chosen. */
const OverlayNote = (): JSX.Element => {
  const table = useNr();
  const cut = () => table.overlays()?.cut ?? [];
  return (
    <>
      <TraceNote case="12.1" />
      <Show when={table.overlay() === 'supply' && cut().length}>
        <p>
          {cut().length} without full supply now. <Cite case="12.3" />
        </p>
      </Show>
      <Show when={table.overlay() === 'fed'}>
        <Show when={table.fed()} fallback={<p>Point at a unit, or pick one, to see where it would be in supply.</p>}>
          {f => (
            <p>
              Where {f().unit} would be in supply. <Cite case="12.2" />
            </p>
          )}
        </Show>
      </Show>
    </>
  );
};
/** The way of the march, the attack with its column, and what cuts a supply line. */
const Arrows = (): JSX.Element => {
  const table = useNr();
  const b = () => table.view().battle;
  const from = createMemo(() => {
    const places = Map.groupBy(b()?.result ? [] : (b()?.attackers ?? []), u => u.place);
    return [...places].map(([place, units]) => ({
      from: place,
      word: String(units.reduce((n, u) => n + u.sp, 0)),
      planned: b()?.draft ?? false,
    }));
  });
  return (
    <>
      <Way />
      <AttackOn hex={b()?.hex} from={from()} odds={b()?.odds?.column ? [b()!.odds!.column] : []} />
      <SupplyLines cut={table.overlays()?.cut ?? []} />
    </>
  );
};
export function Board(): JSX.Element {
  const table = useNr();
  const { box } = table;
  const dots = () => table.view().stacks.map(s => ({ hex: s.hex, colour: `var(--n-${paintOf(s.units.at(-1)!)})` }));
  const isTaken = (hex: string): boolean => table.stacks().has(hex);
  return (
    <HexBoard
      hexes={table}
      plate={box.plate}
      label={LABELS[box.front]}
      first={box.first}
      action={() => table.view().battle?.hex ?? table.view().march?.hex ?? told(table)}
      advised={table.hinted}
      listed={table.listed}
      choose={(hex, shift) => choose(table, hex, shift)}
      isGoal={hex => table.reach().has(hex)}
      waysOut={() => []}
      leave={() => {}}
      grab={(hex, together) => grab(table, hex, together)}
      along={(unit, together) => alongWith(table, unit, together)}
      face={unit => <UnitCounter of={unit} />}
      overlays={OVERLAYS[box.front]}
      overlayNote={() => <OverlayNote />}
      layers={(api, keyed) => (
        <>
          <Patterns />
          <Lights keyed={keyed()} />
          <TownNames towns={box.towns} isTaken={isTaken} where="free" k={api.layerK()} />
          <Moves sides={SIDES} />
          <Stacks k={api.layerK()} />
          <TownNames towns={box.towns} isTaken={isTaken} where="taken" k={api.layerK()} />
          <ReachCosts />
          <Arrows />
        </>
      )}
      margins={api => (
        <>
          <Show when={box.milesAHex}>{miles => <Scale api={api} milesAHex={miles()} />}</Show>
          <Overview api={api} land={box.land} frontiers={box.frontiers} dots={dots()} />
        </>
      )}
      cards={(api, keyed) => <Pins api={api} keyed={keyed()} />}
    />
  );
}
