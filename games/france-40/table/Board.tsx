/** The map from the Channel to the Alps with what lies on it. */
import { Show, type JSX } from 'solid-js';
import { HexBoard } from '../../../screen/hex/HexBoard.tsx';
import type { Overlay } from '../../../screen/hex/Legend.tsx';
import { Scale } from '../../../screen/hex/Margins.tsx';
import { Overview } from '../../../screen/hex/Overview.tsx';
import type { WayOut } from '../../../screen/hex/state.ts';
import { colourOf, UnitFace } from '../look/faces.tsx';
import type { UnitView } from '../view.ts';
import { Arrows, Moves } from './Arrows.tsx';
import { Lights, Patterns, ReachCosts } from './Lights.tsx';
import { Pins } from './Pins.tsx';
import { Stacks } from './Stacks.tsx';
import { useHex, type HexTable } from './state.ts';

const OVERLAYS: readonly Overlay[] = [
  { name: 'zones', word: 'Zones', key: 'z', swatch: 'zn' },
  { name: 'supply', word: 'Supply', key: 'x', swatch: 'sp' },
];

/** Where the last thing happened that another side did, while nothing is asked of us: the map follows it. */
const told = ({ snap, offered }: HexTable): string | undefined => {
  const { log, eyes } = snap();
  const e = offered().length ? undefined : log.at(-1)?.event;
  return e?.['hex'] !== undefined && e['side'] !== eyes ? String(e['hex']) : undefined;
};

/** With Shift a march goes by way of the hex; where that cannot be it does not end there by mistake. */
const choose = (table: HexTable, hex: string, round: boolean): void =>
  void (round && table.kind() === 'marching' ? table.play({ do: 'via', hex }) : table.choose(hex));

const leave = (table: HexTable, { name, hex }: WayOut): void => {
  const among = table.offered().filter(o => o.choice.do === 'exit' && o.choice['edge'] === name);
  const [only] = among;
  if (among.length === 1 && only) void table.play(only.choice);
  else table.setChooser({ title: hex, place: hex, among });
};

/** Own counters that may be set up anew or begin a march without a die are taken up. */
const grab = (table: HexTable, hex: string): UnitView | undefined => {
  const top = table.stacks().get(hex)?.units.at(-1);
  if (!top || table.view().march?.hex === hex) return top;
  const may = table
    .at(hex)
    .find(o => o.choice['unit'] === top.name && (o.choice.do === 'lift' || (o.choice.do === 'move' && !o.bars)));
  if (may?.choice.do === 'move') void table.play(may.choice);
  return may && top;
};

export function Board(): JSX.Element {
  const table = useHex();
  const { map } = table.box;
  const dots = () => table.view().stacks.map(s => ({ hex: s.hex, colour: `var(--n-${colourOf(s.units.at(-1)!)})` }));
  return (
    <HexBoard
      hexes={table}
      plate={map.plate}
      label={map.milesAHex ? 'Map of hexes, the Channel to the Alps' : 'Map of hexes, drawn from the pack'}
      first={map.first}
      action={() => table.fought()?.battle.hex ?? table.view().battle?.hex ?? table.view().march?.hex ?? told(table)}
      advised={table.hinted}
      listed={table.listed}
      choose={(hex, round) => choose(table, hex, round)}
      isGoal={hex => table.reach().has(hex)}
      waysOut={table.waysOut}
      leave={way => leave(table, way)}
      grab={hex => grab(table, hex)}
      face={unit => <UnitFace of={unit} />}
      overlays={OVERLAYS}
      layers={(api, keyed) => (
        <>
          <Patterns />
          <Lights keyed={keyed()} />
          <Moves />
          <Stacks k={api.layerK()} />
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
