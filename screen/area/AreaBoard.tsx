/** A map of areas, played by mouse, touch and keys. The game supplies what lies on it. */
import { createEffect, createSignal, on, type Accessor, type JSX } from 'solid-js';
import { useHost } from '../host.ts';
import type { Arrow } from '../../kernel/sheet.ts';
import { cycled, isArrow, panBy } from '../map/arrows.ts';
import { focusOn } from '../frame/keys.ts';
import { Refused, Zooms } from '../map/Pins.tsx';
import type { Places } from '../map/places.ts';
import { Plate, type PlateSource } from '../map/Plate.tsx';
import { centred, covering, fitK, whole, type Eye, type Size, type Spot } from '../map/viewport.ts';
import { MAX_PHONE_WIDTH_PX } from '../map/foot.ts';
import { MapWindow, type Reach, type WindowApi } from '../map/Window.tsx';
import { useTable } from '../table.tsx';
import { areaUnder, stepTo, type Outline } from './shapes.ts';

export interface AreaMap {
  readonly size: Size;
  readonly areas: readonly Outline[];
  readonly neighbours: (area: string) => readonly string[];
}
export interface AreaBoardProps {
  readonly map: AreaMap;
  readonly plate: PlateSource;
  readonly label: string;
  readonly places: Places;
  /** The area where something happens now, if any. */
  readonly action: () => string | undefined;
  /** Where to look if nothing happens in an area. */
  readonly middle: () => Spot;
  /** Where the cursor begins. */
  readonly start: () => string;
  /** During a battle the map does not scroll to the first listed area. */
  readonly fighting: () => boolean;
  /** Drawn over the plate in map units. `keyed`: the cursor was last moved by keys. */
  readonly layers: (keyed: Accessor<boolean>) => JSX.Element;
  /** What is printed beside the map, and the cards; they do not zoom with it. */
  readonly margins: (api: WindowApi) => JSX.Element;
  readonly cards: (api: WindowApi, keyed: Accessor<boolean>) => JSX.Element;
}

/** In a narrower window the map opens zoomed in on the action. */
const MAX_SMALL_WIDTH_PX = 900;
/** Whether the map is zoomed in; then what is printed beside it shrinks out of the way. */
export const isNear = (api: WindowApi, map: AreaMap): boolean =>
  api.win().w > 0 && api.eye().k > fitK(api.win(), map.size) * 1.2;

/** The height, as a share of the window, at which the action stands on a phone: above the sheet. */
const useShare = (): (() => number) => {
  const table = useTable();
  return () => (table.tab() === 'fight' ? 0.17 : 0.3);
};
const spotOf = (map: AreaMap, area: string | undefined): Spot | undefined =>
  map.areas.find(a => a.name === area)?.middle;

/** What the window shows until the player moves it. */
const useHome = (props: AreaBoardProps): ((win: Size) => Eye) => {
  const share = useShare();
  const focus = (): Spot => spotOf(props.map, props.action()) ?? props.middle();
  return win => {
    const { size } = props.map;
    const fit = fitK(win, size);
    if (win.w < MAX_PHONE_WIDTH_PX) return centred(focus(), Math.max(0.95, fit), win, { x: 0.5, y: share() });
    if (win.w < MAX_SMALL_WIDTH_PX) return centred(focus(), Math.max(0.78, fit), win);
    const close = covering(win, size);
    const all = whole(win, size);
    return close.k / all.k < 1.12 ? close : all;
  };
};

/** Scrolls to the action when it moves to another area; on a phone also to the first area with a choice, if none is in sight. */
const followAction = (props: AreaBoardProps, api: () => WindowApi): void => {
  const table = useTable();
  createEffect(
    on(
      () => [props.action(), table.tab() === 'fight'] as const,
      ([area]) => {
        const spot = spotOf(props.map, area);
        if (spot && api().win().w) api().show(spot);
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      table.offered,
      () => {
        const lit = props.map.areas.filter(a => props.places.at(a.name).length > 0);
        const { w } = api().win();
        const seen = lit.some(a => api().sees(a.middle));
        if (w > 0 && w < MAX_PHONE_WIDTH_PX && lit[0] && !seen && !props.fighting()) api().show(lit[0].middle);
      },
      { defer: true },
    ),
  );
};

const useHands = (props: AreaBoardProps, api: () => WindowApi) => {
  const table = useTable();
  const { places } = props;
  const [keyed, setKeyed] = createSignal(false);
  const under = (at: Spot): string | undefined => areaUnder(props.map.areas, at);
  const goTo = (to: string): void => {
    setKeyed(true);
    places.setHover();
    places.setCursor(to);
    const spot = spotOf(props.map, to);
    if (spot && (isNear(api(), props.map) || api().win().w < MAX_PHONE_WIDTH_PX)) api().bring(spot);
    places.speakOf(to);
  };
  const moveCursor = (arrow: Arrow): void => {
    const from = places.cursor();
    goTo(from === undefined ? props.start() : stepTo(props.map.areas, props.map.neighbours(from), from, arrow));
  };
  places.onNext(by => {
    const able = props.map.areas.map(a => a.name).filter(a => places.at(a).length);
    const to = cycled(able, places.cursor(), by);
    if (to === undefined) return;
    focusOn('.view .keys');
    goTo(to);
  });
  return {
    keyed,
    setKeyed,
    /** The first tap of a finger shows the area, the second chooses it. A mouse click chooses immediately, since hovering has shown it. */
    tap: ({ at, touch }: Reach): void => {
      const area = under(at);
      table.setRefusal();
      if (area !== undefined) places.setCursor(area);
      if (area !== undefined && !(touch && places.picked() !== area)) return void places.choose(area);
      places.setPicked(area);
      places.setChooser();
      if (area !== undefined) places.speakOf(area);
    },
    point: (at: Spot | undefined): void => {
      const area = at && under(at);
      if (area !== undefined) setKeyed(false);
      if (area !== places.hover()) places.point(area);
    },
    onKey: (e: KeyboardEvent): void => {
      const cursor = places.cursor();
      if (isArrow(e.key) && e.shiftKey) panBy(api(), e.key);
      else if (isArrow(e.key)) moveCursor(e.key);
      else if (e.key === 'Enter' && cursor !== undefined) void places.choose(cursor);
      else if (e.key === ' ' && cursor !== undefined) {
        places.setPicked(cursor);
        places.speakOf(cursor);
      } else return;
      e.preventDefault();
      e.stopPropagation();
    },
  };
};

export function AreaBoard(props: AreaBoardProps): JSX.Element {
  const host = useHost();
  let api!: WindowApi;
  const { keyed, setKeyed, tap, point, onKey } = useHands(props, () => api);
  const { size } = props.map;
  followAction(props, () => api);
  const home = useHome(props); // called here and not in the callback: the table's context is only known here
  return (
    <MapWindow
      map={size}
      covered={win => (win.w < MAX_PHONE_WIDTH_PX ? win.h * 0.62 : 0)}
      home={home}
      label={props.label}
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
          <Plate source={props.plate} theme={host.theme()} eye={a.eye()} win={a.win()} layerK={a.layerK()} />
          <svg
            class="layer"
            width={size.w * a.layerK()}
            height={size.h * a.layerK()}
            viewBox={`0 0 ${size.w} ${size.h}`}
            aria-hidden="true"
          >
            {props.layers(keyed)}
          </svg>
        </>
      )}
      pins={a => (
        <>
          {props.margins(a)}
          <Zooms api={a} whole={() => a.fit()} />
          {props.cards(a, keyed)}
          <Refused />
        </>
      )}
    />
  );
}
