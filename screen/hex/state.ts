/** What a map of hexes knows besides its places: the stack fanned out, the counter carried, the way out pointed at, and what is laid over the map. */
import { createSignal, untrack } from 'solid-js';
import { createPlaces, type Aim, type Places } from '../map/places.ts';
import type { Spot } from '../map/viewport.ts';
import type { WindowApi } from '../map/Window.tsx';
import type { OfferedChoice } from '../session.ts';
import type { Table } from '../table.tsx';
import { createCarry, type Carried } from './carry.ts';
import { createMuster, type Muster } from './muster.ts';
import type { HexSheet } from './sheet.ts';

export interface HexAim<Unit> extends Aim {
  /** Counters in the stack of a hex. */
  height(hex: string): number;
  /** Several choices there are of several counters: the stack is fanned out to choose from. */
  isFanned(among: readonly OfferedChoice[]): boolean;
  /** A counter carried by the mouse is let go over a hex; `others` came along. */
  putDown(unit: Unit, hex: string, others: readonly string[]): void;
}
/** An arrow by which a march may leave the map, and the hex it stands in. */
export interface WayOut extends Spot {
  readonly name: string;
  readonly hex: string;
  readonly case: string;
  readonly text: string;
  /** Degrees from east. */
  readonly turn: number;
}
/** How near a hand must come to a way out. */
const MAX_EXIT_DISTANCE = 13;
export const wayOutUnder = (ways: readonly WayOut[], at: Spot): WayOut | undefined =>
  ways.find(w => Math.hypot(w.x - at.x, w.y - at.y) < MAX_EXIT_DISTANCE);

export interface Hexes<Unit> extends Places, Muster {
  readonly sheet: HexSheet;
  /** The window, once the board is there. */
  api(): WindowApi | undefined;
  setApi(api: WindowApi): void;
  fan(): string | undefined;
  setFan(hex?: string): void;
  /** Fans out a stack of several, and puts away any other. */
  fanOut(hex: string): void;
  /** The way out pointed at. */
  out(): WayOut | undefined;
  setOut(way?: WayOut): void;
  carried(): Carried<Unit> | undefined;
  /** Takes a counter up under the pointer, and with it whoever is named, to be put down in a hex. */
  carry(unit: Unit, e: PointerEvent, others?: readonly string[]): void;
  /** What is laid over the map: held by a key, or kept by its button. */
  overlay(): string | undefined;
  setHeld(overlay?: string): void;
  pin(overlay: string): void;
  /** The map without its counters, and without the reach of a march. */
  bare(): boolean;
  setBare(on: boolean): void;
  reachOff(): boolean;
  setReachOff(on: boolean): void;
}

export function createHexes<Unit>(table: Table, sheet: HexSheet, aim: HexAim<Unit>): Hexes<Unit> {
  const places = createPlaces(table, aim);
  const [api, setApi] = createSignal<WindowApi>();
  const [fan, setFan] = createSignal<string>();
  const [out, setOut] = createSignal<WayOut>();
  const [held, setHeld] = createSignal<string>();
  const [pinned, setPinned] = createSignal<string>();
  const [bare, setBare] = createSignal(false);
  const [reachOff, setReachOff] = createSignal(false);
  table.onEntry(() => setOut());

  const fanOut = (hex: string): void => {
    setFan(aim.height(hex) > 1 ? hex : undefined);
  };
  const { carried, carry } = createCarry<Unit>({
    under: at => sheet.under(at),
    eye: () => api()?.eye(),
    lifted: () => setFan(),
    over: places.point,
    putDown: aim.putDown,
  });
  /** A click on a hex: its one choice; of several counters the fan, of several ways the chooser; else the reason. */
  const choose = async (hex: string): Promise<void> => {
    const among = untrack(() => aim.at(hex));
    if (among.length > 1 && aim.isFanned(among)) {
      places.setPicked(hex);
      places.setChooser();
      setFan(hex);
      return;
    }
    if (among.length === 1) setFan();
    if (among.length === 0) fanOut(hex);
    await places.choose(hex);
  };
  return {
    ...places,
    ...createMuster(),
    sheet,
    choose,
    api,
    setApi: a => {
      setApi(a);
    },
    fan,
    setFan,
    fanOut,
    out,
    setOut,
    carried,
    carry,
    overlay: () => held() ?? pinned(),
    setHeld,
    pin: overlay => {
      setPinned(pinned() === overlay ? undefined : overlay);
    },
    bare,
    setBare,
    reachOff,
    setReachOff,
  };
}
