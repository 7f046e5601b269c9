/** A map of hexes with everything on it, and the ways to reach it by mouse, touch and keys. What lies on it is the game's. */
import { createEffect, createSignal, on, onCleanup, onMount, Show, type Accessor, type JSX } from 'solid-js';
import { useHost } from '../host.ts';
import { Refused, Zooms } from '../map/Pins.tsx';
import { Plate, type PlateSource } from '../map/Plate.tsx';
import { centred, fitK, type Eye, type Size, type Spot } from '../map/viewport.ts';
import { MAX_PHONE_WIDTH_PX } from '../map/foot.ts';
import { MapWindow, type WindowApi } from '../map/Window.tsx';
import { useTable } from '../table.tsx';
import { useHands } from './hands.ts';
import { Legend, useOverlayKeys, type Overlay } from './Legend.tsx';
import { MARGIN, Rulers } from './Margins.tsx';
import { useMapKeys } from './map-keys.ts';
import { SheetProvider } from './sheet.ts';
import type { Hexes, WayOut } from './state.ts';

export interface HexBoardProps<Unit> {
  readonly hexes: Hexes<Unit>;
  readonly plate: PlateSource;
  readonly label: string;
  /** Where to look first. */
  readonly first: string;
  /** The hex where the action is now, and the one that is advised. */
  readonly action: () => string | undefined;
  readonly advised: () => string | undefined;
  /** The hexes with something to do. */
  readonly listed: () => readonly string[];
  /** A click or Enter, or one with Shift. */
  readonly choose: (hex: string, shift: boolean) => void;
  /** A march may end there: its way is shown with the card. */
  readonly isGoal: (hex: string) => boolean;
  readonly waysOut: () => readonly WayOut[];
  readonly leave: (way: WayOut) => void;
  /** The counter that the mouse takes up in a hex, if one may be; `together`: with Shift. */
  readonly grab: (hex: string, together: boolean) => Unit | undefined;
  /** Who comes along with it. */
  readonly along?: (unit: Unit, together: boolean) => readonly string[];
  /** What the overlay that is shown says of the counter chosen. */
  readonly overlayNote?: () => JSX.Element;
  readonly face: (unit: Unit) => JSX.Element;
  readonly overlays: readonly Overlay[];
  /** Drawn in map units over the plate. `keyed`: the cursor was last moved by keys. */
  readonly layers: (api: WindowApi, keyed: Accessor<boolean>) => JSX.Element;
  /** Compass, overview and what else lies in the margins of a wide window. */
  readonly margins: (api: WindowApi) => JSX.Element;
  readonly cards: (api: WindowApi, keyed: Accessor<boolean>) => JSX.Element;
}

/** Windows wider than this have rulers and an overview. */
const WIDE_WINDOW_PX = 700;
/** Pixels a unit that a window opens with, at least. */
const TABLE_K = 0.9;
const PHONE_K = 0.8;

/** The whole sheet, clear of its rulers. */
const lookAtAll = (api: WindowApi, size: Size): void => {
  const { w, h } = api.win();
  const x = w > WIDE_WINDOW_PX ? MARGIN.x : 0;
  const y = w > WIDE_WINDOW_PX ? MARGIN.y : 0;
  api.look({ x: size.w / 2, y: size.h / 2 }, fitK({ w: w - x, h: h - y }, size), {
    x: 0.5 + x / w / 2,
    y: 0.5 + y / h / 2,
  });
};
/** On a phone the sheet covers the lower part: the action stands above it. */
const useShare = (): (() => number) => {
  const table = useTable();
  return () => (table.tab() === 'fight' ? 0.16 : 0.3);
};
const middleOfAll = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((s, p) => s + p.x, 0) / spots.length,
  y: spots.reduce((s, p) => s + p.y, 0) / spots.length,
});

/** How the map lies when nobody has moved it: over the action, else over the middle of all that may be chosen. */
const useHome = <Unit,>(props: HexBoardProps<Unit>): ((win: Size) => Eye) => {
  const share = useShare();
  const { sheet } = props.hexes;
  const focus = (): Spot => {
    const at = props.action();
    const listed = props.listed();
    if (at !== undefined) return sheet.middleOf(at);
    return listed.length ? middleOfAll(listed.map(sheet.middleOf)) : sheet.middleOf(props.first);
  };
  return win =>
    centred(focus(), Math.max(win.w < MAX_PHONE_WIDTH_PX ? PHONE_K : TABLE_K, fitK(win, sheet.size)), win, {
      x: 0.5,
      y: win.w < MAX_PHONE_WIDTH_PX ? share() : 0.5,
    });
};
/** The action comes into sight when it moves on, and so does what is advised. */
const followAction = <Unit,>(props: HexBoardProps<Unit>): void => {
  const table = useTable();
  const attend = (hex: string | undefined): void => {
    const api = props.hexes.api();
    if (hex !== undefined && api?.win().w) api.show(props.hexes.sheet.middleOf(hex));
  };
  createEffect(
    on(
      () => [props.action(), table.tab() === 'fight'] as const,
      ([hex]) => attend(hex),
      { defer: true },
    ),
  );
  createEffect(on(props.advised, attend, { defer: true }));
};

const CarriedCounter = <Unit,>(props: { readonly hexes: Hexes<Unit>; readonly face: (unit: Unit) => JSX.Element }) => (
  <Show when={props.hexes.carried()}>
    {c => (
      <svg
        class="carried"
        viewBox="-1 -1 46 46"
        width="54"
        height="54"
        aria-hidden="true"
        style={{ left: `${c().x}px`, top: `${c().y}px` }}
      >
        {props.face(c().unit)}
        <Show when={c().others.length}>
          {n => (
            <g class="badge" transform="translate(41 1.5)">
              <circle r={6.2} />
              <text y={3.3}>{n() + 1}</text>
            </g>
          )}
        </Show>
      </svg>
    )}
  </Show>
);

/** The plate, and over it what the game draws in map units. */
const Drawn = <Unit,>(props: {
  readonly of: HexBoardProps<Unit>;
  readonly api: WindowApi;
  readonly keyed: Accessor<boolean>;
}): JSX.Element => {
  const { theme } = useHost();
  const { api } = props;
  const { size } = props.of.hexes.sheet;
  return (
    <>
      <Plate source={props.of.plate} theme={theme()} eye={api.eye()} win={api.win()} layerK={api.layerK()} />
      <svg
        class="layer hexes"
        width={size.w * api.layerK()}
        height={size.h * api.layerK()}
        viewBox={`0 0 ${size.w} ${size.h}`}
        aria-hidden="true"
        style={{ '--px': String(1 / api.layerK()) }}
      >
        {props.of.layers(api, props.keyed)}
      </svg>
    </>
  );
};

export function HexBoard<Unit>(props: HexBoardProps<Unit>): JSX.Element {
  const { hexes } = props;
  const { sheet } = hexes;
  const { size } = sheet;
  const [keyed, setKeyed] = createSignal(false);
  const { tap, point, grab, press } = useHands(props, setKeyed);
  const onKey = useMapKeys(props, keyed, setKeyed);
  const home = useHome(props);
  useOverlayKeys(hexes, props.overlays);
  followAction(props);
  onMount(() => {
    document.addEventListener('pointerdown', press);
    onCleanup(() => document.removeEventListener('pointerdown', press));
  });
  return (
    <SheetProvider value={sheet}>
      <MapWindow
        map={size}
        covered={win => (win.w < MAX_PHONE_WIDTH_PX ? win.h * 0.5 : 0)}
        home={home}
        label={props.label}
        api={hexes.setApi}
        onPoint={point}
        onTap={tap}
        onKey={onKey}
        onGrab={grab}
        onFocus={on => {
          if (!on) setKeyed(false);
        }}
        layers={a => <Drawn of={props} api={a} keyed={keyed} />}
        pins={a => (
          <>
            <Legend hexes={hexes} overlays={props.overlays} note={props.overlayNote} />
            <Show when={a.win().w > WIDE_WINDOW_PX}>
              <Rulers api={a} hexes={hexes} />
              {props.margins(a)}
            </Show>
            <Zooms api={a} whole={() => lookAtAll(a, size)} />
            {props.cards(a, keyed)}
            <Refused />
          </>
        )}
      />
      <CarriedCounter hexes={hexes} face={props.face} />
    </SheetProvider>
  );
}
