/** What stands around a map: tools, log, tab bar, ledger, tracks, boxes. */
import type { JSX } from 'solid-js';
import { Ledger, type LedgerLine } from '../../fight/Ledger.tsx';
import { Box } from '../../frame/Box.tsx';
import { ChoiceButton } from '../../frame/Choice.tsx';
import { Log } from '../../frame/Log.tsx';
import { TabBar, type TabOf } from '../../frame/TabBar.tsx';
import { Tools } from '../../frame/Tools.tsx';
import { BandTrack } from '../../frame/Bands.tsx';
import { TurnTrack, type TurnBox } from '../../frame/Tracks.tsx';
import { createSample, ProvideSample, type SampleTable } from '../table.tsx';
import type { Section, Specimen } from '../section.ts';
import '../../style/table.css';
import '../../style/panels.css';

const nothing = (): void => undefined;
/** A road of six places. */
const ROAD = ['Arlon', 'Bouillon', 'Charleville', 'Rethel', 'Laon', 'Soissons'];
const near = (place: string): readonly string[] => [-1, 1].flatMap(step => ROAD[ROAD.indexOf(place) + step] ?? []);

const onTable = (show: (table: SampleTable) => JSX.Element): JSX.Element => {
  const table = createSample(ROAD.slice(0, 3), near);
  return <ProvideSample table={table}>{show(table)}</ProvideSample>;
};
const TABS: readonly TabOf[] = [
  ['map', 'fit', 'Map'],
  ['orders', 'coach', 'Orders'],
  ['log', 'book', 'Log'],
];
const LINES: readonly LedgerLine[] = [
  { name: '14 against 9', case: '9.2', shift: 0, to: '3:2' },
  { name: 'Across the river', case: '9.4', shift: -1, to: '1:1' },
  { name: 'Armour in the open', case: '9.5', shift: 2, to: '3:1', ours: true },
];
const TURNS: readonly TurnBox[] = [1, 2, 3, 4, 5].map(turn => ({
  turn,
  state: turn < 3 ? 'past' : turn === 3 ? 'now' : 'next',
}));
const DATES = ['10 May', '13 May', '16 May', '19 May', '22 May'];

const LOG: Specimen = {
  name: 'Log with choices',
  note: 'A choice adds a line that can be gone back to.',
  wide: 'panel',
  show: () =>
    onTable(table => (
      <div class="log-sample">
        <Log barriers={{}} />
        <ul class="choices" aria-label="Choices">
          <ChoiceButton of={table.offered()[0]!} states={{}} />
        </ul>
      </div>
    )),
};
const BANDS = [
  { name: 'Defeat', to: 4 },
  { name: 'Draw', from: 5, to: 6 },
  { name: 'Victory', from: 7 },
];
export const MARGINS: Section = {
  id: 'margins',
  title: 'Around the map',
  note: 'what every table has',
  parts: [
    {
      name: 'Tools',
      note: 'Undo says why it cannot.',
      wide: 'panel',
      show: () =>
        onTable(table => (
          <>
            <Tools keys={nothing} coach={nothing} orders={nothing} noUndo="Nothing to undo." />
            <p class="told" role="status">
              {table.announced()}
            </p>
          </>
        )),
    },
    LOG,
    {
      name: 'Ledger',
      note: 'A sum with the case behind each line.',
      wide: 'panel',
      show: () => <Ledger caption="The odds" lines={LINES} open />,
    },
    {
      name: 'Tabs of a phone',
      wide: 'panel',
      show: () => onTable(() => <div class="tabs-sample">{<TabBar tabs={TABS} />}</div>),
    },
    {
      name: 'Turn track',
      wide: 'half',
      show: () => (
        <div class="track-sample">
          <TurnTrack turns={TURNS} date={t => DATES[t.turn - 1]!} title={t => `Turn ${t.turn}`}>
            {t => (t.turn === 4 ? <small>Rain</small> : undefined)}
          </TurnTrack>
        </div>
      ),
    },
    {
      name: 'Points in bands',
      wide: 'half',
      show: () => (
        <div class="track-sample">
          <BandTrack label="Points: 6" bands={BANDS} min={0} max={10} at={6} spaces />
        </div>
      ),
    },
    {
      name: 'Box of counters',
      wide: 'card',
      show: () => (
        <Box title="Reserve" count={2} case="12.1">
          <span>I Corps, II Corps</span>
        </Box>
      ),
    },
  ],
};
