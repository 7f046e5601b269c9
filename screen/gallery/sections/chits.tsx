/** Chits, cups, markers, and the row of what was drawn. */
import { createSignal, For, type JSX } from 'solid-js';
import { Chit, Cup, type ChitFace } from '../../parts/Chit.tsx';
import { GLYPHS, type Glyph } from '../../parts/glyphs.ts';
import { DrawnRow, MarkerCount, Markers, type DrawnBox, type HeldMarker } from '../../parts/Markers.tsx';
import type { Paint } from '../../parts/paint.ts';
import type { Section } from '../section.ts';

const nation = (name: string, paint: Paint, other?: Paint): ChitFace => ({
  name,
  paint,
  marks: other ? [paint, other] : [paint],
});
const CZECH = nation('Czech', 'CZ');
const ITALY = nation('Italy', 'IT');
const WEST = nation('Anglo-French', 'F', 'UK');
const POLAND = nation('Poland', 'PL');
const HUNGARY = nation('Hungary', 'HU');
const SOUTH = nation('Yugosl. Rom.', 'YG', 'RO');
const EAST = nation('Soviet Lith.', 'SU', 'LI');
const REORGANIZE: ChitFace = { name: 'Reorganize', paint: 'GM', glyph: 'swap' };
const COMBAT: ChitFace = { name: 'Combat', paint: 'GM', glyph: 'cross' };
const HIDDEN: ChitFace = { name: 'A German marker', paint: 'G', marks: ['G'] };

const boxes = (laid: readonly DrawnBox[]): readonly DrawnBox[] => [
  ...laid,
  ...Array.from({ length: 10 - laid.length }, (): DrawnBox => ({ state: 'empty' })),
];
const ROW = boxes([
  { chit: CZECH, state: 'past' },
  { chit: ITALY, state: 'past' },
  { chit: REORGANIZE, state: 'past' },
  {
    chit: WEST,
    state: 'now',
    phases: [
      { name: 'drawn', state: 'past', window: 'past' },
      { name: 'reorganize', state: 'past', window: 'past' },
      { name: 'move', state: 'past', window: 'open' },
      { name: 'fight', state: 'next', window: 'next' },
    ],
  },
  { chit: COMBAT, state: 'laid' },
  { chit: HIDDEN, state: 'laid', down: true },
]);

const marker = (id: string, name: string, glyph: Glyph, more: Partial<HeldMarker> = {}): HeldMarker => ({
  id,
  face: { name, paint: 'F', glyph },
  state: 'ready',
  ...more,
});
const HELD: readonly HeldMarker[] = [
  marker('shock', 'Shock', 'burst'),
  marker('hold', 'Hold', 'wall'),
  marker('blow', 'Counterblow', 'turn back', {
    state: 'barred',
    bar: { why: 'Counterblow: only before the enemy’s combat.', case: '14.1.2' },
  }),
  marker('yield', 'Surrender', 'flag'),
  marker('points', 'Combat points', 'star', { state: 'spent' }),
];
const LiveMarkers = (): JSX.Element => {
  const [chosen, setChosen] = createSignal('shock');
  return (
    <Markers
      name="Your markers"
      markers={HELD.map(m => (m.state === 'ready' && m.id === chosen() ? { ...m, state: 'chosen' } : m))}
      onPick={id => setChosen(chosen() === id ? '' : id)}
    />
  );
};
const LiveCup = (): JSX.Element => {
  const POOL = [POLAND, HUNGARY, SOUTH, EAST];
  const [drawn, setDrawn] = createSignal(0);
  return (
    <>
      <Cup
        name="In the pool"
        count={POOL.length - drawn()}
        within={POOL.slice(drawn())}
        case="5.2"
        draw={{
          words: 'Draw a marker',
          ...(drawn() === POOL.length ? { bar: { why: 'The pool is empty.', case: '5.2' } } : {}),
        }}
        onDraw={() => setDrawn(drawn() + 1)}
      />
      <p class="told" role="status">
        Drawn:{' '}
        {POOL.slice(0, drawn())
          .map(c => c.name)
          .join(', ') || 'none yet'}
        .
      </p>
    </>
  );
};

export const CHITS: Section = {
  id: 'chits',
  title: 'Cup and chits, markers',
  note: 'a cup is a count; a back tells its side and nothing else',
  parts: [
    {
      name: 'The row as drawn',
      note: 'past, present with its phases and windows, laid to come, face down, empty',
      wide: 'full',
      show: () => <DrawnRow name="Drawn markers" boxes={ROW} />,
    },
    { name: 'A public pool', note: 'drawing by button', wide: 'half', show: LiveCup },
    {
      name: 'Two secret cups',
      note: 'drawing barred, with the reason',
      wide: 'half',
      show: () => (
        <div class="specimen-row">
          <Cup
            name="Allied cup"
            count={13}
            paint="F"
            draw={{ words: 'Draw', bar: { why: 'In the Strategic Phase only.', case: '8.0' } }}
          />
          <Cup name="German cup" count={12} paint="G" />
          <Cup name="An empty cup" count={0} />
        </div>
      ),
    },
    { name: 'Initiative markers, your own', note: 'chosen, barred, spent', wide: 'half', show: LiveMarkers },
    {
      name: 'The other side’s',
      note: 'backs, and how many',
      wide: 'panel',
      show: () => <MarkerCount name="German markers" count={6} face={HIDDEN} case="5.8" />,
    },
    {
      name: 'Glyphs',
      note: 'fronts, a state marker, a back',
      wide: 'full',
      show: () => (
        <ul class="chit-table">
          <For each={Object.keys(GLYPHS) as Glyph[]}>
            {(glyph, i) => (
              <li>
                <Chit face={{ name: glyph, paint: (['F', 'G', 'UK', 'GM'] as const)[i() % 4]!, glyph }} quiet />
                {glyph}
              </li>
            )}
          </For>
          <li>
            <Chit face={{ name: 'on the map', paint: 'white', glyph: 'depot' }} quiet />
            on the map
          </li>
          <li>
            <Chit face={HIDDEN} down quiet />
            back
          </li>
          <li>
            <Chit face={WEST} lit quiet />
            lit
          </li>
        </ul>
      ),
    },
  ],
};
