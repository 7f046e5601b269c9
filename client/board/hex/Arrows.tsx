/** What lies over the counters: the way of the march under the pointer, attacks as arrows, and what cuts a supply line. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { middleOf, type Spot } from '../../../games/france-40/look/sheet.ts';
import type { TraceView } from '../../../games/france-40/view.ts';
import { later } from '../../../screen/later.ts';
import { useHex } from './state.ts';

const toward = (from: Spot, to: Spot, by: number): Spot => {
  const d = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / d) * by, y: from.y + ((to.y - from.y) / d) * by };
};
const lineOf = (spots: readonly Spot[]): string =>
  spots.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');

/** 10.0 The cheapest way to the hex pointed at, or advised. */
const Route = (): JSX.Element => {
  const table = useHex();
  const way = createMemo(() => {
    const r = table.reach().get(table.hover() ?? table.hinted() ?? table.cursor() ?? '');
    if (!r || r.route.length < 2) return '';
    const spots = r.route.map(middleOf);
    const last = spots.length - 1;
    return lineOf(
      spots.map((p, i) => (i === 0 ? toward(p, spots[1]!, 18) : i === last ? toward(p, spots[last - 1]!, 8) : p)),
    );
  });
  return (
    <Show when={way()}>
      <path class="rt0" d={way()} />
      <path class="rt1" d={way()} marker-end="url(#hm-route)" />
    </Show>
  );
};

/** What the other side moved since one last decided, for a watcher what the side at its turn has: thin lines under the counters, with a dot where each came from. */
export const Trails = (): JSX.Element => {
  const table = useHex();
  const moves = createMemo(() => {
    const { since, log } = table.snap();
    const { viewer } = table.view();
    const mover = log.findLast(l => l.event['is'] === 'moved')?.event['side'];
    const from =
      viewer === 'observer'
        ? log.findLastIndex(l => l.event['is'] === 'turn' || (l.event['is'] === 'moved' && l.event['side'] !== mover)) +
          1
        : since === undefined
          ? log.length
          : log.findIndex(l => l.entry >= since);
    return (from < 0 ? [] : log.slice(from))
      .filter(l => l.event['is'] === 'moved' && l.event['side'] !== viewer)
      .map(l => [middleOf(String(l.event['from'])), middleOf(String(l.event['hex']))] as const);
  });
  const lines = createMemo(() =>
    moves()
      .map(([a, b]) => lineOf([a, toward(b, a, 20)]))
      .join(''),
  );
  const origins = createMemo(() =>
    moves()
      .map(([a]) => `M${a.x} ${a.y}h0`)
      .join(''),
  );
  return (
    <Show when={lines()}>
      <path class="tr0" d={lines()} />
      <path class="tr1" d={lines()} />
      <path class="tr2" d={origins()} />
    </Show>
  );
};

/** Where the march may leave the map. */
const Exits = (): JSX.Element => {
  const table = useHex();
  return (
    <For each={table.waysOut()}>
      {w => (
        <path
          class="ex"
          classList={{ h: table.out() === w }}
          transform={`translate(${w.x} ${w.y}) rotate(${w.turn})`}
          d="M-11-5H-2V-11L11 0-2 11V5H-11z"
        />
      )}
    </For>
  );
};

/** A broad arrow from hex to hex with a word on its shaft. Halved attackers have a hatched shaft. */
const Arrow = (props: { from: string; to: string; word: string; halved?: boolean; planned?: boolean }): JSX.Element => {
  const a = () => middleOf(props.from);
  const b = () => middleOf(props.to);
  const turn = () => (Math.atan2(b().y - a().y, b().x - a().x) * 180) / Math.PI;
  const mid = () => toward(a(), b(), 31);
  return (
    <g class="atk" classList={{ planned: props.planned ?? false }}>
      <g transform={`translate(${a().x} ${a().y}) rotate(${turn()})`}>
        <path class="ak0" d="M17-6.500H33V-12.500L47 0 33 12.500V6.500H17z" />
        <path class="ak1" d="M17-6.500H33V-12.500L47 0 33 12.500V6.500H17z" />
        <Show when={props.halved}>
          <path class="ak2" d="M19-6.500l-2 3M24-6.500l-7 10M29-6.500l-9 13M33-5.500l-8 12M33 1.500l-3.500 5" />
        </Show>
      </g>
      <text x={mid().x} y={mid().y + 4}>
        {props.word}
      </text>
    </g>
  );
};
const Attacks = (): JSX.Element => {
  const table = useHex();
  const battle = () => table.view().battle;
  const from = createMemo(() =>
    [...Map.groupBy(battle()?.attackers ?? [], a => a.hex)]
      .filter(([hex]) => hex !== battle()?.hex)
      .map(([hex, list]) => ({
        hex,
        word: String(list.reduce((n, a) => n + a.factor, 0)),
        halved: list.some(a => a.because.some(b => b.text.includes('halved'))),
      })),
  );
  const tag = () => {
    const o = battle()?.odds;
    return o ? (o.sure ? o.columns[0]!.label : `${o.columns[0]!.label} – ${o.columns.at(-1)!.label}`) : '';
  };
  const wide = () => tag().length * 5.6 + 9;
  /** The tag stands where no arrow comes from: right, left, above, else below. */
  const free = (): readonly [number, number] => {
    const m = middleOf(battle()!.hex);
    const taken = (dx: number, dy: number): boolean =>
      from().some(f => {
        const p = middleOf(f.hex);
        return Math.abs(p.x - m.x - dx) < 35 && Math.abs(p.y - m.y - dy) < 30;
      });
    return !taken(60, 0)
      ? [26 + wide() / 2, 0]
      : !taken(-60, 0)
        ? [-26 - wide() / 2, 0]
        : !taken(30, -52) && !taken(-30, -52)
          ? [0, -38]
          : [0, 40];
  };
  return (
    <Show when={battle()}>
      {b => (
        <>
          <For each={from()}>{f => <Arrow from={f.hex} to={b().hex} word={f.word} halved={f.halved} />}</For>
          <Show when={tag()}>
            <g
              class="odds"
              transform={`translate(${middleOf(b().hex).x + free()[0]} ${middleOf(b().hex).y + free()[1]})`}
            >
              <rect x={-wide() / 2} y={-8.5} width={wide()} height={17} rx={2} />
              <text y={4.4}>{tag()}</text>
            </g>
          </Show>
        </>
      )}
    </Show>
  );
};

/** Attacks planned ahead: hollow arrows with their place in the list. */
const Planned = (): JSX.Element => {
  const table = useHex();
  const where = createMemo(() => new Map(table.view().stacks.flatMap(s => s.units.map(u => [u.name, s.hex] as const))));
  const arrows = createMemo(() =>
    table.plans().flatMap((p, i) =>
      [...new Set(p.units.flatMap(u => where().get(u) ?? []))].map(from => ({
        from,
        to: p.hex,
        word: String(i + 1),
      })),
    ),
  );
  return (
    <Show when={table.kind() === 'attacking' || table.kind() === 'planning'}>
      <For each={arrows()}>{a => <Arrow {...a} planned={true} />}</For>
    </Show>
  );
};

/** 8.0 The lines of units that are cut off, and the hex that cuts each. */
const Cuts = (): JSX.Element => {
  const table = useHex();
  const side = () => (table.view().viewer === 'allied' ? 'allied' : 'german');
  const cut = createMemo(() => {
    const seen = new Set<string>();
    return (table.overlays()?.supply[side()].cut ?? []).filter(t => {
      const key = `${t.hex} ${t.cut?.hex}`;
      return !seen.has(key) && seen.add(key);
    });
  });
  const marks = createMemo(() => [
    ...new Map(
      cut().flatMap(t => (t.cut?.hex ? [[t.cut.hex, `${t.cut.hex} cuts supply ${t.cut.case}`] as const] : [])),
    ),
  ]);
  return (
    <Show when={table.overlay() === 'supply'}>
      <g class="cuts">
        <For each={cut()}>
          {t => {
            const upTo = t.cut?.hex ? t.line.slice(0, t.line.indexOf(t.cut.hex) + 1) : t.line;
            return (
              <>
                <path class="ct0" d={lineOf(upTo.map(middleOf))} />
                <path class="ct1" d={lineOf(upTo.map(middleOf))} />
              </>
            );
          }}
        </For>
        <For each={marks()}>
          {([hex, word]) => (
            <g transform={`translate(${middleOf(hex).x} ${middleOf(hex).y})`}>
              <path class="cx0" d="M-11-11 11 11M11-11-11 11" />
              <path class="cx1" d="M-11-11 11 11M11-11-11 11" />
              <g class="cutw" transform="translate(0 -30)">
                <rect x={-48} y={-9} width={96} height={17} />
                <text y={3.6}>{word}</text>
              </g>
            </g>
          )}
        </For>
      </g>
    </Show>
  );
};

/** 8.1 The line of the unit pointed at, as long as supply is shown. */
const Line = (): JSX.Element => {
  const table = useHex();
  const trace = later(
    () => ({
      unit:
        table.overlay() === 'supply'
          ? table
              .stacks()
              .get(table.hover() ?? '')
              ?.units.at(-1)?.name
          : undefined,
      at: table.entry(),
    }),
    async ({ unit }) =>
      unit === undefined ? undefined : ((await table.session.detail('trace', unit)) as TraceView | undefined),
  );
  return (
    <Show when={trace()?.supplied && trace()}>
      {t => (
        <>
          <path class="ln0" d={lineOf(t().line.map(middleOf))} />
          <path class="ln1" d={lineOf(t().line.map(middleOf))} />
        </>
      )}
    </Show>
  );
};

export const Arrows = (): JSX.Element => (
  <g class="arrows">
    <Exits />
    <Route />
    <Line />
    <Cuts />
    <Planned />
    <Attacks />
  </g>
);
