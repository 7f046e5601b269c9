/** The map from the Channel to the Alps with what lies on it. */
import { Show, type JSX } from 'solid-js';
import { HexBoard } from '../../../screen/hex/HexBoard.tsx';
import type { Overlay } from '../../../screen/hex/Legend.tsx';
import { Scale } from '../../../screen/hex/Margins.tsx';
import { Overview } from '../../../screen/hex/Overview.tsx';
import type { WayOut } from '../../../screen/hex/state.ts';
import { TownNames } from '../../../screen/hex/TownNames.tsx';
import { colourOf, UnitFace } from '../look/faces.tsx';
import { Moves } from '../../../screen/war/Arrows.tsx';
import { alongWith, choose, grab } from '../../../screen/war/hands.ts';
import { told } from '../../../screen/war/WarLayout.tsx';
import { ReachCosts, SidePatterns } from '../../../screen/war/Lights.tsx';
import { SUPPLIED, ZONES } from '../../../screen/war/overlays.ts';
import { TraceNote } from '../../../screen/war/Trace.tsx';
import { Arrows } from './Arrows.tsx';
import { Lights, SIDES } from './Lights.tsx';
import { Pins } from './Pins.tsx';
import { Stacks } from './Stacks.tsx';
import { useHex, type HexTable } from './state.ts';

const OVERLAYS: readonly Overlay[] = [ZONES, SUPPLIED];

const leave = (table: HexTable, { name, hex }: WayOut): void => {
  const among = table.offered().filter(o => o.choice.do === 'exit' && o.choice['edge'] === name);
  const [only] = among;
  if (among.length === 1 && only) void table.play(only.choice);
  else table.setChooser({ title: hex, place: hex, among });
};

export function Board(): JSX.Element {
  const table = useHex();
  const { map } = table.box;
  const dots = () => table.view().stacks.map(s => ({ hex: s.hex, colour: `var(--n-${colourOf(s.units.at(-1)!)})` }));
  const first = table.view().scenario === '1939' ? (map.first1939 ?? map.first) : map.first;
  const hasFort = (hex: string): boolean => table.forts().has(hex);
  const isTaken = (hex: string): boolean => table.stacks().has(hex);
  return (
    <HexBoard
      hexes={table}
      plate={map.plate}
      label={map.milesAHex ? 'Map of hexes, the Channel to the Alps' : 'Map of hexes, drawn from the pack'}
      first={first}
      action={() => table.fought()?.battle.hex ?? table.view().battle?.hex ?? table.view().march?.hex ?? told(table)}
      advised={table.hinted}
      listed={table.listed}
      choose={(hex, shift) => choose(table, hex, shift)}
      isGoal={hex => table.reach().has(hex)}
      waysOut={table.waysOut}
      leave={way => leave(table, way)}
      grab={(hex, together) => grab(table, hex, together)}
      along={(unit, together) => alongWith(table, unit, together)}
      overlayNote={() => <TraceNote case="8.1" />}
      face={unit => <UnitFace of={unit} />}
      overlays={OVERLAYS}
      layers={(api, keyed) => (
        <>
          <SidePatterns sides={SIDES} />
          <Lights keyed={keyed()} />
          <TownNames towns={map.towns} isTaken={isTaken} where="free" hasWork={hasFort} k={api.layerK()} />
          <Moves sides={SIDES} />
          <Stacks k={api.layerK()} />
          <TownNames towns={map.towns} isTaken={isTaken} where="taken" k={api.layerK()} />
          <ReachCosts />
          <Arrows />
        </>
      )}
      margins={api => (
        <>
          <Show when={map.milesAHex} fallback={<p class="from-pack onsheet">Drawn from the pack</p>}>
            {miles => <Scale api={api} milesAHex={miles()} />}
          </Show>
          <Overview api={api} land={map.land} frontiers={map.frontiers} dots={dots()} />
        </>
      )}
      cards={(api, keyed) => <Pins api={api} keyed={keyed()} />}
    />
  );
}
