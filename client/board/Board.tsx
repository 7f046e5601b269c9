/** The map with everything on it: plate, lights, counters, names, cards, and the ways to reach it by mouse, touch and keys. */
import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js';
import { BORDERS, BRIDGES } from '../../games/strange-victory/data/map.ts';
import { AreaNames, Captions } from '../../games/strange-victory/look/area-names.tsx';
import type { Ground } from '../../games/strange-victory/look/ground.ts';
import { AudacityTrack, Boxes, VictoryBox } from '../../games/strange-victory/look/tracks.tsx';
import { cite } from '../panels/Cite.tsx';
import { Icon } from '../../screen/frame/icons.tsx';
import { useTable } from './state.ts';
import { Fares, Lights, Patterns } from './Lights.tsx';
import { Pieces } from './Pieces.tsx';
import { Pins } from './Pins.tsx';
import { Plate, type PlateSource } from '../../screen/map/Plate.tsx';
import { areaUnder, isArrow, stepTo, type Outline } from '../../screen/map/shapes.ts';
import { centred, covering, fitK, whole, type Eye, type Size, type Spot } from '../../screen/map/viewport.ts';
import { MapWindow, type Reach, type WindowApi } from '../../screen/map/Window.tsx';

const NEXT = new Map<string, string[]>();
for (const [a, b] of [...BORDERS.map(x => [x.a, x.b] as const), ...BRIDGES.map(x => [x.from, x.to] as const)]) {
  NEXT.set(a, [...(NEXT.get(a) ?? []), b]);
  NEXT.set(b, [...(NEXT.get(b) ?? []), a]);
}
/** Window widths below which the map opens near the action, and below which sheets cover its lower part. */
const SMALL = 900;
const PHONE = 600;

export function Board(props: { ground: Ground; plate: PlateSource; theme: 'light' | 'dark' }): JSX.Element {
  const table = useTable();
  const { ground } = props;
  const outlines: readonly Outline[] = ground.areas.map(a => ({ name: a.name, ring: a.ring, middle: a.division }));
  const [keyed, setKeyed] = createSignal(false);
  let api!: WindowApi;

  /** Where the action is: the fight, the active division, else the middle of all divisions. */
  const focus = (): Spot => {
    const at = table.view().combat?.area ?? table.view().divisions.find(d => d.active)?.area;
    const named = at === undefined ? undefined : ground.named(at);
    if (named) return named.division;
    const spots = table.view().divisions.flatMap(d => ground.named(d.area)?.division ?? []);
    if (!spots.length) return ground.named('Maubeuge')?.division ?? { x: ground.size.w * 0.8, y: ground.size.h / 2 };
    return {
      x: spots.reduce((s, p) => s + p.x, 0) / spots.length,
      y: spots.reduce((s, p) => s + p.y, 0) / spots.length,
    };
  };
  const home = (win: Size): Eye => {
    const fit = fitK(win, ground.size);
    if (win.w < PHONE) return centred(focus(), Math.max(0.95, fit), win, { x: 0.5, y: share() });
    if (win.w < SMALL) return centred(focus(), Math.max(0.78, fit), win);
    const close = covering(win, ground.size);
    const all = whole(win, ground.size);
    return close.k / all.k < 1.12 ? close : all;
  };
  /** On a phone the sheet covers the lower part: the action stands above it. */
  const share = (): number => (table.tab() === 'fight' ? 0.17 : 0.3);
  const under = (at: Spot): string | undefined => areaUnder(outlines, at);
  const tap = ({ at, touch }: Reach): void => {
    const area = under(at);
    table.setRefusal();
    if (area === undefined) {
      table.setPicked();
      table.setChooser();
      return;
    }
    table.setCursor(area);
    if (touch && table.picked() !== area) {
      table.setPicked(area);
      table.setChooser();
      table.speakOf(area);
      return;
    }
    void table.choose(area);
  };
  const onKey = (e: KeyboardEvent): void => {
    const pans: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [90, 0],
      ArrowRight: [-90, 0],
      ArrowUp: [0, 90],
      ArrowDown: [0, -90],
    };
    if (isArrow(e.key) && e.shiftKey) {
      const [dx, dy] = pans[e.key] as readonly [number, number];
      api.pan(dx, dy);
    } else if (isArrow(e.key)) moveCursor(e.key);
    else if (e.key === 'Enter' && table.cursor() !== undefined) void table.choose(table.cursor() as string);
    else if (e.key === ' ' && table.cursor() !== undefined) {
      table.setPicked(table.cursor());
      table.speakOf(table.cursor() as string);
    } else return;
    e.preventDefault();
    e.stopPropagation();
  };
  const startAt = (): string =>
    table.view().divisions.find(d => d.active)?.area ??
    table.view().divisions.find(d => ground.named(d.area))?.area ??
    'Maubeuge';
  const moveCursor = (arrow: Parameters<typeof stepTo>[3]): void => {
    const from = table.cursor();
    const to = from === undefined ? startAt() : stepTo(outlines, NEXT.get(from) ?? [], from, arrow);
    setKeyed(true);
    table.setHover();
    table.setCursor(to);
    const spot = ground.named(to)?.division;
    if (spot && (nearer(api) || api.win().w < PHONE)) api.bring(spot);
    table.speakOf(to);
  };
  const point = (at: Spot | undefined): void => {
    const area = at && under(at);
    if (area !== undefined) setKeyed(false);
    if (area !== table.hover()) table.setHover(area);
  };
  createEffect(
    on(
      () =>
        [table.view().combat?.area, table.view().divisions.find(d => d.active)?.area, table.tab() === 'fight'] as const,
      ([fight, active]) => {
        const spot = ground.named(fight ?? active ?? '')?.division;
        if (!spot || !api.win().w) return;
        if (api.win().w < PHONE) api.look(spot, api.eye().k, { x: 0.5, y: share() });
        else if (nearer(api)) api.bring(spot, 150);
      },
      { defer: true },
    ),
  );

  /** On a phone the first area that may be chosen comes into sight when none is. */
  createEffect(
    on(
      table.offered,
      () => {
        const lit = ground.areas.filter(a => table.at(a.name).length > 0);
        const { w, h } = api.win();
        const seen = lit.some(a => {
          const p = api.place(a.division);
          return p.x > 20 && p.x < w - 20 && p.y > 20 && p.y < h * 0.55;
        });
        if (w > 0 && w < PHONE && lit[0] && !seen && !table.view().combat)
          api.look(lit[0].division, api.eye().k, { x: 0.5, y: share() });
      },
      { defer: true },
    ),
  );

  /** Nearer than the whole map: the tracks shrink out of the way. */
  const nearer = (a: WindowApi): boolean => a.win().w > 0 && a.eye().k > fitK(a.win(), ground.size) * 1.2;

  return (
    <MapWindow
      map={ground.size}
      covered={win => (win.w < PHONE ? win.h * 0.62 : 0)}
      home={home}
      label="Map, the Meuse to the Channel"
      api={a => {
        api = a;
      }}
      onPoint={point}
      onTap={tap}
      onKey={onKey}
      onFocus={on => {
        if (!on) setKeyed(false);
      }}
      layers={a => (
        <>
          <Plate source={props.plate} theme={props.theme} eye={a.eye()} win={a.win()} layerK={a.layerK()} />
          <svg
            class="layer"
            width={ground.size.w * a.layerK()}
            height={ground.size.h * a.layerK()}
            viewBox={`0 0 ${ground.size.w} ${ground.size.h}`}
            aria-hidden="true"
          >
            <Patterns />
            <Captions captions={ground.captions} />
            <Lights ground={ground} keyed={keyed()} />
            <Pieces ground={ground} />
            <AreaNames areas={ground.areas} />
            <Fares ground={ground} />
          </svg>
        </>
      )}
      pins={a => (
        <>
          <section class="onmap onsheet" classList={{ compact: nearer(a) }} aria-label="Tracks on the map">
            <h2>Audacity {cite('5.4')}</h2>
            <ol class="kps">
              <For each={table.view().commanders}>{c => <AudacityTrack of={c} />}</For>
            </ol>
            <Boxes boxes={table.view().boxes} cite={cite} />
          </section>
          <div class="onsheet vpw">
            <VictoryBox
              view={table.view()}
              cite={cite}
              open={() => {
                table.setPage('victory');
                table.setTab('victory');
              }}
            />
          </div>
          <div class="zooms onsheet" role="group" aria-label="Zoom">
            <button type="button" aria-label="Nearer" title="Nearer (+)" onClick={() => a.zoom(1.3)}>
              <Icon name="plus" />
            </button>
            <button type="button" aria-label="Farther" title="Farther (−)" onClick={() => a.zoom(1 / 1.3)}>
              <Icon name="minus" />
            </button>
            <button type="button" aria-label="Whole map" title="Whole map (0)" onClick={() => a.fit()}>
              <Icon name="fit" />
            </button>
          </div>
          <Pins api={a} ground={ground} keyed={keyed()} />
          <Show when={table.refusal()}>
            {r => (
              <p class="tip refuse onsheet" role="status">
                <Icon name="bar" />
                <span>
                  {r().why} {r().case ? cite(r().case) : ''}
                </span>
              </p>
            )}
          </Show>
        </>
      )}
    />
  );
}
