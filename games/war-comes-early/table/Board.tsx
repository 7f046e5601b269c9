/** The map from the Channel to the Dvina with what lies on it. */
import { Show, type JSX } from 'solid-js';
import { HexBoard } from '../../../screen/hex/HexBoard.tsx';
import type { Overlay } from '../../../screen/hex/Legend.tsx';
import { Scale } from '../../../screen/hex/Margins.tsx';
import { Overview } from '../../../screen/hex/Overview.tsx';
import { TownNames } from '../../../screen/hex/TownNames.tsx';
import { faceOf } from '../look/hues.ts';
import type { UnitView } from '../view.ts';
import { Arrows, Moves } from './Arrows.tsx';
import { onCard } from './choices.ts';
import { UnitCounter } from './Counter.tsx';
import { Lights, Patterns, ReachCosts } from './Lights.tsx';
import { Pins } from './Pins.tsx';
import { Stacks } from './Stacks.tsx';
import { useWce, type WceTable } from './state.ts';

/** 13.4 In 1939 nobody has aircraft. */
const OVERLAYS: readonly Overlay[] = [
  {
    name: 'zones',
    word: 'Zones',
    key: 'z',
    swatch: 'zn',
    signs: [
      ['zn', 'zones of the enemy'],
      ['zo', 'your own zones'],
    ],
  },
  {
    name: 'supply',
    word: 'Supply',
    key: 'x',
    swatch: 'sp-c',
    signs: [
      ['sp-c', 'line cut'],
      ['sp-x', 'cuts it'],
    ],
  },
  { name: 'air', word: 'Air', key: 'q', swatch: 'sp', signs: [['sp', 'under aircraft']] },
];
/** Where the last thing happened that another side did, while nothing is asked of us: the map follows it. */
const told = ({ snap, offered }: WceTable): string | undefined => {
  const { log, eyes } = snap();
  const e = offered().length ? undefined : log.at(-1)?.event;
  return e?.['hex'] !== undefined && e['side'] !== eyes ? String(e['hex']) : undefined;
};
/** Own counters that may be set up anew or begin a march are taken up. */
const grab = (table: WceTable, hex: string): UnitView | undefined => {
  const top = table.stacks().get(hex)?.units.at(-1);
  if (!top || table.view().march?.hex === hex) return top;
  const [begun] = onCard(table.offered(), top.name).filter(o => o.choice.do === 'move' || o.choice.do === 'lift');
  if (begun?.choice.do === 'move') void table.play(begun.choice);
  return begun && top;
};

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
      action={() => table.view().battle?.hex ?? table.view().march?.hex ?? table.view().about ?? told(table)}
      advised={table.hinted}
      listed={table.listed}
      choose={hex => void table.choose(hex)}
      isGoal={hex => table.reach().has(hex)}
      waysOut={() => []}
      leave={() => {}}
      grab={hex => grab(table, hex)}
      face={unit => <UnitCounter of={unit} />}
      overlays={table.view().scenario === '1938' ? OVERLAYS : OVERLAYS.filter(o => o.name !== 'air')}
      layers={(api, keyed) => (
        <>
          <Patterns />
          <Lights keyed={keyed()} />
          <TownNames towns={box.towns} isTaken={isTaken} where="free" k={api.layerK()} />
          <Moves />
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
