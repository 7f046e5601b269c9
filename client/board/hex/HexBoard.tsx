/** The map of hexes with everything on it: plate, lights, counters, arrows, cards, and the ways to reach it by mouse, touch and keys. */
import { createEffect, createSignal, on, onCleanup, onMount, Show, type JSX } from 'solid-js';
import plateUrl from '../../../games/france-40/look/plate.svg?url';
import { GRID } from '../../../games/france-40/data/map.ts';
import { UnitFace } from '../../../games/france-40/look/faces.tsx';
import { FONTS, letter } from '../../../games/france-40/look/lettering.ts';
import { plateCss } from '../../../games/france-40/look/plate.ts';
import { hexUnder, idOf, middle, middleOf, neighbourToward, SHEET } from '../../../games/france-40/look/sheet.ts';
import type { UnitView } from '../../../games/france-40/view.ts';
import { theme } from '../../app/theme.ts';
import { Icon } from '../../../screen/frame/icons.tsx';
import { cite } from '../../panels/Cite.tsx';
import { isArrow, type Arrow } from '../../../screen/map/shapes.ts';
import { Plate, type PlateSource } from '../../../screen/map/Plate.tsx';
import { centred, fitK, toMap, type Eye, type Size, type Spot } from '../../../screen/map/viewport.ts';
import { MapWindow, type Reach, type WindowApi } from '../../../screen/map/Window.tsx';
import { Arrows, Trails } from './Arrows.tsx';
import { Costs, Lights, Patterns } from './Lights.tsx';
import { MARGIN, Rulers, Scale } from './Margins.tsx';
import { Overview } from './Overview.tsx';
import { Pins } from './Pins.tsx';
import { Stacks } from './Stacks.tsx';
import { wayOutUnder, type WayOut } from './exits.ts';
import { useHex, type Overlay } from './state.ts';

const PLATE: PlateSource = { url: plateUrl, size: SHEET, css: plateCss, letter, fonts: FONTS };
const PHONE = 600;
const WIDE = 700;
const TABLE_K = 0.9;
const PHONE_K = 0.8;
const LIFT = 5;
/** A finger rests from so many milliseconds on. */
const LONG = 450;
/** Where the armies face each other on 10 May: where to look first. */
const MIDDLE = '3031';
const labelUnder = ({ x, y }: Spot): string | undefined => GRID.labels[hexUnder(x, y)];

/** The whole sheet, clear of its rulers. */
const lookAtAll = (api: WindowApi): void => {
  const { w, h } = api.win();
  const x = w > WIDE ? MARGIN.x : 0;
  const y = w > WIDE ? MARGIN.y : 0;
  api.look({ x: SHEET.w / 2, y: SHEET.h / 2 }, fitK({ w: w - x, h: h - y }, SHEET), {
    x: 0.5 + x / w / 2,
    y: 0.5 + y / h / 2,
  });
};

/** Overlays by their buttons: a press keeps them, a held key shows them while it is down. */
const Legend = (): JSX.Element => {
  const table = useHex();
  const pin = (o: Overlay): void => {
    table.setPinned(table.pinned() === o ? undefined : o);
  };
  return (
    <div class="legend onsheet" role="group" aria-label="Overlays">
      <button type="button" class="ov" aria-pressed={table.overlay() === 'zones'} onClick={() => pin('zones')}>
        <i class="sw zn" />
        Zones <kbd>Z</kbd>
      </button>
      <button type="button" class="ov" aria-pressed={table.overlay() === 'supply'} onClick={() => pin('supply')}>
        <i class="sw sp" />
        Supply <kbd>X</kbd>
      </button>
      <button type="button" aria-pressed={!table.reachOff()} onClick={() => table.setReachOff(!table.reachOff())}>
        <i class="sw rc" />
        Reach
      </button>
      <button type="button" aria-pressed={!table.bare()} onClick={() => table.setBare(!table.bare())}>
        <i class="sw cn" />
        Counters <kbd>C</kbd>
      </button>
    </div>
  );
};

export function HexBoard(): JSX.Element {
  const table = useHex();
  const [keyed, setKeyed] = createSignal(false);
  let api!: WindowApi;
  let column = middleOf(MIDDLE).x;

  /** Where the action is: the battle, the march, the middle of all that may be chosen. */
  const focus = (): Spot => {
    const at = table.view().battle?.hex ?? table.view().march?.hex;
    if (at) return middleOf(at);
    const spots = [...table.listed().keys()].map(middleOf);
    if (!spots.length) return middleOf(MIDDLE);
    return {
      x: spots.reduce((s, p) => s + p.x, 0) / spots.length,
      y: spots.reduce((s, p) => s + p.y, 0) / spots.length,
    };
  };
  const home = (win: Size): Eye =>
    centred(focus(), Math.max(win.w < PHONE ? PHONE_K : TABLE_K, fitK(win, SHEET)), win, {
      x: 0.5,
      y: win.w < PHONE ? share() : 0.5,
    });
  /** On a phone the sheet covers the lower part: the action stands above it. */
  const share = (): number => (table.tab() === 'fight' ? 0.16 : 0.3);

  /** With Shift a march goes by way of the hex; where that cannot be it does not end there by mistake. */
  const choose = (hex: string, round = false): void => {
    column = middleOf(hex).x;
    table.setCursor(hex);
    void (round && table.kind() === 'marching' ? table.play({ do: 'via', hex }) : table.choose(hex));
  };
  /** The card of a hex without choosing it. */
  const show = (hex: string): void => {
    table.setOut();
    table.setPicked(hex);
    table.setHover(table.reach().has(hex) ? hex : undefined);
    table.setChooser();
    table.setFan((table.stacks().get(hex)?.height ?? 0) > 1 ? hex : undefined);
    table.setCursor(hex);
    table.speakOf(hex);
  };
  const leave = ({ edge, hex }: WayOut): void => {
    const among = table.offered().filter(o => o.choice.do === 'exit' && o.choice['edge'] === edge);
    if (among.length === 1) void table.play(among[0]!.choice);
    else table.setChooser({ hex, among });
  };
  /** A finger first shows the hex, then chooses it; the mouse has shown it by pointing. */
  const tap = ({ at, touch, shift }: Reach): void => {
    const hex = labelUnder(at);
    const out = wayOutUnder(table.waysOut(), at);
    table.setRefusal();
    if (longPressed) {
      longPressed = false;
      return;
    }
    if (touch && out && table.out() !== out) {
      show(out.hex);
      table.setOut(out);
    } else if (out) leave(out);
    else if (hex === undefined) {
      table.setPicked();
      table.setChooser();
      table.setFan();
    } else if (touch && table.picked() !== hex) show(hex);
    else choose(hex, shift);
  };
  /** A finger that rests on a hex shows its card, and lifting it does nothing. */
  let longPressed = false;
  const rest = (e: PointerEvent): void => {
    longPressed = false;
    if (
      e.pointerType === 'mouse' ||
      !e.isPrimary ||
      !(e.target as Element).closest('.view') ||
      (e.target as Element).closest('button, a, .onsheet')
    )
      return;
    const ends = new AbortController();
    const { signal } = ends;
    const end = (): void => {
      clearTimeout(timer);
      ends.abort();
    };
    const timer = setTimeout(() => {
      end();
      const hex = hexAt(e);
      if (hex !== undefined) {
        longPressed = true;
        table.setRefusal();
        show(hex);
      }
    }, LONG);
    document.addEventListener(
      'pointermove',
      m => {
        if (Math.hypot(m.clientX - e.clientX, m.clientY - e.clientY) > LIFT) end();
      },
      { signal },
    );
    for (const type of ['pointerup', 'pointercancel', 'pointerdown']) document.addEventListener(type, end, { signal });
  };
  const point = (at: Spot | undefined): void => {
    const out = at && wayOutUnder(table.waysOut(), at);
    const hex = out?.hex ?? (at && labelUnder(at));
    table.setOut(out);
    if (hex !== undefined) setKeyed(false);
    if (hex !== table.hover()) table.setHover(hex);
  };

  // Counters carried by the mouse: set-up and marches -----------------------------------------------------------
  const hexAt = (e: PointerEvent): string | undefined => {
    const box = document.querySelector('.view')?.getBoundingClientRect();
    if (!box || e.clientX < box.left || e.clientX > box.right || e.clientY < box.top || e.clientY > box.bottom)
      return undefined;
    return labelUnder(toMap(api.eye(), { x: e.clientX - box.left, y: e.clientY - box.top }));
  };
  const putDown = (unit: UnitView, hex: string | undefined): void => {
    if (hex === undefined || hex === unit.place) return;
    if (table.kind() === 'settingUp' || table.kind() === 'placing') void table.setUp(unit.name, hex);
    else if (table.view().march) choose(hex);
  };
  /** From the tray a press alone is a click: the counter is up once the pointer has moved. */
  table.carry = (unit, e) => {
    const listen = new AbortController();
    const { signal } = listen;
    document.addEventListener(
      'pointermove',
      m => {
        if (!table.carried() && Math.hypot(m.clientX - e.clientX, m.clientY - e.clientY) < LIFT) return;
        table.setFan();
        table.setCarried({ unit, x: m.clientX, y: m.clientY });
        table.setHover(hexAt(m));
      },
      { signal },
    );
    const end = (hex: string | undefined): void => {
      const up = table.carried() !== undefined;
      listen.abort();
      table.setCarried();
      if (up) putDown(unit, hex);
    };
    document.addEventListener('pointerup', u => end(hexAt(u)), { signal });
    document.addEventListener('pointercancel', () => end(undefined), { signal });
    document.addEventListener(
      'keydown',
      k => {
        if (k.key === 'Escape') end(undefined);
      },
      { signal },
    );
  };
  /** Own counters that may be set up anew or begin a march without a die are taken up; anything else moves the map. */
  const grab = (at: Spot, e: PointerEvent): boolean => {
    const hex = labelUnder(at);
    const top = hex === undefined ? undefined : table.stacks().get(hex)?.units.at(-1);
    if (!top || hex === undefined) return false;
    if (table.view().march?.hex === hex) {
      table.carry(top, e);
      return true;
    }
    const may = table
      .at(hex)
      .find(o => o.choice['unit'] === top.name && (o.choice.do === 'lift' || (o.choice.do === 'move' && !o.bars)));
    if (!may) return false;
    table.carry(top, e);
    if (may.choice.do === 'move') void table.play(may.choice);
    return true;
  };

  // Keys ---------------------------------------------------------------------------------------------------------
  const goTo = (hex: string): void => {
    setKeyed(true);
    table.setHover();
    table.setCursor(hex);
    api.bring(middleOf(hex), Math.min(120, api.win().w / 4));
    table.speakOf(hex);
  };
  const startAt = (): string =>
    table.view().battle?.hex ?? table.view().march?.hex ?? table.picked() ?? [...table.listed().keys()][0] ?? MIDDLE;
  const step = (arrow: Arrow): void => {
    const from = table.cursor();
    const to = from === undefined ? idOf(startAt()) : neighbourToward(idOf(from), arrow, column);
    if (to < 0) return;
    if (from === undefined || arrow === 'ArrowLeft' || arrow === 'ArrowRight') column = middle(to).x;
    goTo(GRID.labels[to]!);
  };
  /** The hexes with something to do, as the lines of the map run; after the last one Tab leaves the map. */
  const nextHex = (by: 1 | -1): string | undefined => {
    const order = [...table.listed().keys()].toSorted(
      (a, b) => Number(b.slice(0, 2)) - Number(a.slice(0, 2)) || Number(a.slice(2)) - Number(b.slice(2)),
    );
    const at = order.indexOf(table.cursor() ?? '');
    return at < 0 ? (by > 0 ? order[0] : order.at(-1)) : order[at + by];
  };
  const onKey = (e: KeyboardEvent): void => {
    const pans: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [90, 0],
      ArrowRight: [-90, 0],
      ArrowUp: [0, 90],
      ArrowDown: [0, -90],
    };
    const cursor = table.cursor();
    if (isArrow(e.key) && e.shiftKey) {
      const [dx, dy] = pans[e.key] as readonly [number, number];
      api.pan(dx, dy);
    } else if (isArrow(e.key)) step(e.key);
    else if (e.key === 'Enter' && cursor !== undefined) choose(cursor, e.shiftKey);
    else if (e.key === ' ' && cursor !== undefined) {
      table.setPicked(cursor);
      table.setFan((table.stacks().get(cursor)?.height ?? 0) > 1 ? cursor : undefined);
      table.speakOf(cursor);
    } else if (e.key === 'Tab' && cursor !== undefined && keyed()) {
      const hex = nextHex(e.shiftKey ? -1 : 1);
      if (hex === undefined) {
        table.setCursor();
        return;
      }
      goTo(hex);
    } else if (e.key === 'Escape' && cursor !== undefined) {
      table.setCursor();
      setKeyed(false);
      return;
    } else return;
    e.preventDefault();
    e.stopPropagation();
  };
  const HOLDS: Readonly<Record<string, Overlay>> = { z: 'zones', x: 'supply' };
  const hold =
    (down: boolean) =>
    (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || (e.target as HTMLElement).closest?.('input, textarea, select, dialog'))
        return;
      const key = e.key.toLowerCase();
      const overlay = HOLDS[key];
      if (overlay) table.setHeld(down ? overlay : undefined);
      else if (key === 'c' && !e.repeat) table.setBare(down);
    };
  onMount(() => {
    const down = hold(true);
    const up = hold(false);
    document.addEventListener('keydown', down);
    document.addEventListener('keyup', up);
    document.addEventListener('pointerdown', rest);
    onCleanup(() => {
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up);
      document.removeEventListener('pointerdown', rest);
    });
  });
  /** The action comes into sight when it moves on, and so does what is advised. */
  const attend = (hex: string | undefined): void => {
    if (!hex || !api.win().w) return;
    if (api.win().w < PHONE) api.look(middleOf(hex), api.eye().k, { x: 0.5, y: share() });
    else api.bring(middleOf(hex), 150);
  };
  createEffect(
    on(
      () => [table.view().battle?.hex ?? table.view().march?.hex, table.tab() === 'fight'] as const,
      ([hex]) => attend(hex),
      { defer: true },
    ),
  );
  createEffect(on(table.hinted, attend, { defer: true }));

  return (
    <>
      <MapWindow
        map={SHEET}
        covered={win => (win.w < PHONE ? win.h * 0.5 : 0)}
        home={home}
        label="Map of hexes, the Channel to the Alps"
        api={a => {
          api = a;
        }}
        onPoint={point}
        onTap={tap}
        onKey={onKey}
        onGrab={grab}
        onFocus={on => {
          if (!on) setKeyed(false);
        }}
        layers={a => (
          <>
            <Plate source={PLATE} theme={theme()} eye={a.eye()} win={a.win()} layerK={a.layerK()} />
            <svg
              class="layer hexes"
              width={SHEET.w * a.layerK()}
              height={SHEET.h * a.layerK()}
              viewBox={`0 0 ${SHEET.w} ${SHEET.h}`}
              aria-hidden="true"
            >
              <Patterns />
              <Lights keyed={keyed()} />
              <Trails />
              <Stacks k={a.layerK()} />
              <Costs />
              <Arrows />
            </svg>
          </>
        )}
        pins={a => (
          <>
            <Legend />
            <Show when={a.win().w > WIDE}>
              <Rulers api={a} />
              <Scale api={a} />
              <Overview api={a} />
            </Show>
            <div class="zooms onsheet" role="group" aria-label="Zoom">
              <button type="button" aria-label="Nearer" title="Nearer (+)" onClick={() => a.zoom(1.3)}>
                <Icon name="plus" />
              </button>
              <button type="button" aria-label="Farther" title="Farther (−)" onClick={() => a.zoom(1 / 1.3)}>
                <Icon name="minus" />
              </button>
              <button type="button" aria-label="Whole map" title="Whole map (0)" onClick={() => lookAtAll(a)}>
                <Icon name="fit" />
              </button>
            </div>
            <Pins api={a} keyed={keyed()} />
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
      <Show when={table.carried()}>
        {c => (
          <svg
            class="carried"
            viewBox="-1 -1 46 46"
            width="54"
            height="54"
            aria-hidden="true"
            style={{ left: `${c().x}px`, top: `${c().y}px` }}
          >
            <UnitFace of={c().unit} />
          </svg>
        )}
      </Show>
    </>
  );
}
