/** The map from the Channel to the Dvina with what lies on it. */
import { Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { HexBoard } from '../../../screen/hex/HexBoard.tsx';
import type { Overlay } from '../../../screen/hex/Legend.tsx';
import { Scale } from '../../../screen/hex/Margins.tsx';
import { Overview } from '../../../screen/hex/Overview.tsx';
import { TownNames } from '../../../screen/hex/TownNames.tsx';
import { Moves } from '../../../screen/war/Arrows.tsx';
import { alongWith, choose, grab } from '../../../screen/war/hands.ts';
import { told } from '../../../screen/war/WarLayout.tsx';
import { ReachCosts } from '../../../screen/war/Lights.tsx';
import { SUPPLY, ZONES } from '../../../screen/war/overlays.ts';
import { TraceNote } from '../../../screen/war/Trace.tsx';
import { faceOf } from '../look/hues.ts';
import { Arrows } from './Arrows.tsx';
import { UnitCounter } from './Counter.tsx';
import { breakers, Lights, nationMeant, Patterns, SIDES } from './Lights.tsx';
import { Pins } from './Pins.tsx';
import { Stacks } from './Stacks.tsx';
import { useWce } from './state.ts';

const LIMITS: Overlay = {
  name: 'limits',
  word: 'Limits',
  key: 'w',
  swatch: 'sp',
  signs: [['sp', 'open to the nation']],
};
const BREAKS: Overlay = {
  name: 'breaks',
  word: 'Breaks',
  key: 'k',
  swatch: 'bk',
  signs: [['bk', 'would break up']],
};
/** 13.4 In 1939 nobody has aircraft, and nobody railheads. */
const OVERLAYS: { readonly [scenario in '1938' | '1939']: readonly Overlay[] } = {
  1938: [
    ZONES,
    SUPPLY,
    { name: 'air', word: 'Air', key: 'q', swatch: 'sp', signs: [['sp', 'under aircraft']] },
    { name: 'railheads', word: 'Railheads', key: 'j', swatch: 'sp', signs: [['sp', 'fed by a railhead']] },
    LIMITS,
    BREAKS,
  ],
  1939: [ZONES, SUPPLY, LIMITS, BREAKS],
};
/** 11.7, 10.5 What an overlay says beside its signs. */
const OverlayNote = (): JSX.Element => {
  const table = useWce();
  const starving = () => breakers(table);
  return (
    <>
      <TraceNote case="10.2" />
      <Show when={table.overlay() === 'limits'}>
        <p>
          {nationMeant(table)}: where its units may go. Point at a unit for another nation. <Cite case="11.7" />
        </p>
      </Show>
      <Show when={table.overlay() === 'railheads'}>
        <p>
          Outside the Soviet Union its units are fed four hexes beyond a railhead. <Cite case="10.3" />
        </p>
      </Show>
      <Show when={table.overlay() === 'breaks'}>
        <p>
          {starving().length
            ? `${starving().length} would break up if they moved or fought: out of supply.`
            : 'Every army you can see is in supply.'}{' '}
          <Cite case="10.5" />
        </p>
      </Show>
    </>
  );
};
/** Costs of hundreds of hexes would cover the map: near the march all, farther away only where the hand points. */
const NEAR_HEXES = 4.2;

export function Board(): JSX.Element {
  const table = useWce();
  const { box } = table;
  const dots = () =>
    table.view().stacks.map(s => ({ hex: s.hex, colour: `var(--n-${faceOf(s.nation, s.units.at(-1)!.type)})` }));
  const isTaken = (hex: string): boolean => table.stacks().has(hex);
  return (
    <HexBoard
      hexes={table}
      plate={box.plate}
      label="Map of hexes, the Channel to the Dvina"
      first={box.first[table.view().scenario]}
      action={() => table.fought()?.battle.hex ?? table.view().march?.hex ?? table.view().about ?? told(table)}
      advised={table.hinted}
      listed={table.listed}
      choose={(hex, shift) => choose(table, hex, shift)}
      isGoal={hex => table.reach().has(hex)}
      waysOut={() => []}
      leave={() => {}}
      grab={(hex, together) => grab(table, hex, together)}
      along={(unit, together) => alongWith(table, unit, together)}
      face={unit => <UnitCounter of={unit} />}
      overlays={OVERLAYS[table.view().scenario]}
      overlayNote={() => <OverlayNote />}
      layers={(api, keyed) => (
        <>
          <Patterns />
          <Lights keyed={keyed()} />
          <TownNames towns={box.towns} isTaken={isTaken} where="free" k={api.layerK()} />
          <Moves sides={SIDES} />
          <Stacks k={api.layerK()} />
          <TownNames towns={box.towns} isTaken={isTaken} where="taken" k={api.layerK()} />
          <ReachCosts near={NEAR_HEXES} />
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
