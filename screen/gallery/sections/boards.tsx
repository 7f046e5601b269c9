/** A board of hexes, flat-top and pointy-top: reach, cursor, rulers, what is refused and why. */
import { createMemo, type JSX } from 'solid-js';
import { makeGrid, type Grid, type Orientation } from '../../../kernel/hex.ts';
import { makeSheet } from '../../../kernel/sheet.ts';
import { HexBoard } from '../../hex/HexBoard.tsx';
import { HexPatterns, HexRing, LitHexes, useIds } from '../../hex/Lights.tsx';
import { hexSheet, type HexSheet } from '../../hex/sheet.ts';
import { CounterCard, StackFrame } from '../../hex/Stack.tsx';
import { createHexes, type Hexes } from '../../hex/state.ts';
import type { PlateSource } from '../../map/Plate.tsx';
import { createSample, ProvideSample, type SampleTable } from '../table.tsx';
import type { Section, Specimen } from '../section.ts';
import '../../style/map.css';
import '../../style/hex.css';

const gridOf = (orientation: Orientation): Grid =>
  makeGrid(
    orientation === 'flat'
      ? { orientation, lines: [1, 14], places: () => [1, 5], shoved: 'even' }
      : { orientation, lines: [1, 6], places: () => [1, 12], shoved: 'even', rowsRun: 'down' },
  );
const WIDTH = 60;
/** What of the plane the sheet shows: the hexes and a little around them. */
const EDGES = {
  flat: { left: 0.2, right: 12.8, top: 0.4, foot: 6.1 },
  pointy: { left: 0.4, right: 13.1, top: 0.2, foot: 5.9 },
} as const;
const sheetOf = (grid: Grid): HexSheet => hexSheet(makeSheet(grid, { hex: WIDTH, ...EDGES[grid.orientation] }), 0);

const PAPER = { light: ['#f2ead4', '#5c4f35'], dark: ['#2d2e29', '#cfc3a2'] } as const;
/** The sheet printed: nothing but its hexes. */
const plateOf = (sheet: HexSheet, grid: Grid): PlateSource => {
  const { w, h } = sheet.size;
  const hexes = sheet.hexesPath(grid.byLabel.values());
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><style>/*THEME*/</style><rect class="p" width="${w}" height="${h}"/><path class="g" d="${hexes}"/></svg>`;
  return {
    svg: { text: () => svg },
    size: sheet.size,
    css: theme => `.p{fill:${PAPER[theme][0]}}.g{fill:none;stroke:${PAPER[theme][1]};opacity:.4}`,
  };
};

const Layers = (props: {
  readonly table: SampleTable;
  readonly hexes: Hexes<string>;
  readonly keyed: boolean;
}): JSX.Element => {
  const ids = useIds();
  const lit = createMemo(() => ids(props.table.offered().map(o => String(o.choice['hex']))));
  return (
    <>
      <HexPatterns />
      <LitHexes lights={[['move', lit()]]} />
      <HexRing hex={props.hexes.hover()} class="hov" />
      <StackFrame hex={props.table.view().at} height={1} states={{ may: true }}>
        <CounterCard />
      </StackFrame>
      <HexRing hex={props.keyed ? props.hexes.cursor() : undefined} class="cur" />
    </>
  );
};

const Board = (props: { readonly orientation: Orientation; readonly begun: readonly string[] }): JSX.Element => {
  const grid = gridOf(props.orientation);
  const sheet = sheetOf(grid);
  const near = (hex: string): readonly string[] => grid.around[sheet.idOf(hex)]!.map(to => grid.labels[to]!);
  const table = createSample(props.begun, near);
  const at = (hex: string) => table.offered().filter(o => o.choice['hex'] === hex);
  const hexes = createHexes<string>(table, sheet, {
    at,
    asks: hex => [{ do: 'march', hex }],
    spoken: hex => [hex, ...(hex === table.view().at ? ['your corps'] : []), ...at(hex).map(o => o.text)].join(', '),
    height: hex => (hex === table.view().at ? 1 : 0),
    isFanned: () => false,
    putDown: () => undefined,
  });
  return (
    <ProvideSample table={table}>
      <div class="board-sample">
        <HexBoard
          hexes={hexes}
          plate={plateOf(sheet, grid)}
          label={`Map of ${props.orientation}-top hexes`}
          first={table.view().at}
          action={() => table.view().at}
          advised={() => undefined}
          listed={() => table.offered().map(o => String(o.choice['hex']))}
          choose={hex => void hexes.choose(hex)}
          isGoal={() => false}
          waysOut={() => []}
          leave={() => undefined}
          grab={() => undefined}
          face={() => <CounterCard />}
          overlays={[]}
          layers={(_, keyed) => <Layers table={table} hexes={hexes} keyed={keyed()} />}
          margins={() => undefined}
          cards={() => undefined}
        />
      </div>
      <p class="told" role="status">
        {table.announced()}
      </p>
    </ProvideSample>
  );
};
const board = (orientation: Orientation, begun: readonly string[], note: string): Specimen => ({
  name: `${orientation === 'flat' ? 'Flat' : 'Pointy'}-top`,
  note,
  wide: 'full',
  show: () => <Board orientation={orientation} begun={begun} />,
});

export const BOARDS: Section = {
  id: 'boards',
  title: 'Boards of hexes',
  note: 'in both orientations',
  parts: [
    board('flat', ['0703'], 'Columns are lines: up and down run along them.'),
    board('pointy', ['0306'], 'Rows are lines: left and right run along them.'),
  ],
};
