/** The map of the front with what lies on it. */
import { Show, type JSX } from 'solid-js';
import { HexBoard } from '../../../screen/hex/HexBoard.tsx';
import { Scale } from '../../../screen/hex/Margins.tsx';
import { Overview } from '../../../screen/hex/Overview.tsx';
import { TownNames } from '../../../screen/hex/TownNames.tsx';
import { Moves } from '../../../screen/war/Arrows.tsx';
import { alongWith, choose, grab } from '../../../screen/war/hands.ts';
import { told } from '../../../screen/war/Laid.tsx';
import { ReachCosts } from '../../../screen/war/Lights.tsx';
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
      overlays={[]}
      layers={(api, keyed) => (
        <>
          <Patterns />
          <Lights keyed={keyed()} />
          <TownNames towns={box.towns} isTaken={isTaken} where="free" k={api.layerK()} />
          <Moves sides={SIDES} />
          <Stacks k={api.layerK()} />
          <TownNames towns={box.towns} isTaken={isTaken} where="taken" k={api.layerK()} />
          <ReachCosts />
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
