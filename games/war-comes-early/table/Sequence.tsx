/** 5.2, 5.3 The sequence track: markers as they were drawn with the German phases between them, the pool, what the Germans have left. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Chit, Cup, type ChitFace } from '../../../screen/parts/Chit.tsx';
import { PAINT } from '../look/hues.ts';
import type { TableView } from '../view.ts';
import { useWce } from './state.ts';

const GERMAN = /^German (.+)$/;
const PHASES: { readonly [phase: string]: { readonly name: string; readonly glyph: NonNullable<ChitFace['glyph']> } } =
  {
    reorganise: { name: 'Reorganise', glyph: 'swap' },
    move: { name: 'Move', glyph: 'arrow' },
    fight: { name: 'Combat', glyph: 'cross' },
  };
/** The marker of a power, with the marks of its first two nations; or of a German phase. */
const faceOf = (view: TableView, name: string): ChitFace => {
  const phase = PHASES[GERMAN.exec(name)?.[1] ?? ''];
  if (phase) return { name: phase.name, paint: 'G', glyph: phase.glyph };
  const [first, second] = view.powers.find(p => p.name === name)?.nations ?? [];
  if (!first) return { name, paint: 'white' };
  return {
    name,
    paint: PAINT[first],
    marks: second ? [PAINT[first], PAINT[second]] : [PAINT[first]],
  };
};
const Row = (props: { readonly face: ChitFace; readonly now?: boolean }): JSX.Element => (
  <li classList={{ now: props.now ?? false }}>
    <Chit face={props.face} size={34} quiet />
    <span>{props.face.name}</span>
  </li>
);

export function Sequence(): JSX.Element {
  const { view } = useWce();
  const faces = (names: readonly string[]) => names.map(name => faceOf(view(), name));
  const drawn = createMemo(() => faces(view().markers.sequence));
  const left = createMemo(() => faces(view().markers.germanLeft.map(p => `German ${p}`)));
  return (
    <Show when={view().scenario === '1938'}>
      <section class="seq" aria-label="Sequence of the turn">
        <h3 class="sub">
          Played this turn <Cite case="5.2" />
        </h3>
        <ol class="chits" aria-label="Markers in the order they were played">
          <For each={drawn()} fallback={<li class="why">No marker yet.</li>}>
            {(face, i) => <Row face={face} now={i() === drawn().length - 1} />}
          </For>
        </ol>
        <Cup name="In the pool" count={view().markers.pool.length} case="5.2" within={faces(view().markers.pool)} />
        <h3 class="sub">
          Germany has left <Cite case="5.3" />
        </h3>
        <ul class="chits" aria-label="German phases not yet played">
          <For each={left()} fallback={<li class="why">All three are played.</li>}>
            {face => <Row face={face} />}
          </For>
        </ul>
      </section>
    </Show>
  );
}
