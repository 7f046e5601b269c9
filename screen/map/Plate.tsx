/** The static map: the plate's SVG drawn once per theme and zoom step into canvas tiles, visible ones first, the rest when idle. */
import { createEffect, onCleanup, type JSX } from 'solid-js';
import type { Theme } from '../host.ts';
import { stepFor, TILE, tilesUnder, type Tile } from './tiles.ts';
import type { Eye, Size } from './viewport.ts';

export interface PlateSource {
  /** Where the printed plate lies; or its text, where it is drawn here. */
  readonly svg: { readonly url: string } | { readonly text: () => string };
  readonly size: Size;
  /** The rules that colour the plate in a theme. */
  readonly css: (theme: Theme) => string;
  /** Words drawn over the plate, in map units, with the page's fonts, which a picture cannot use. `k`: pixels a unit on the screen. */
  readonly letter?: (
    ctx: CanvasRenderingContext2D,
    theme: Theme,
    k: number,
    box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  ) => void;
  readonly fonts?: readonly string[];
}
interface Drawn {
  readonly canvas: HTMLCanvasElement;
  readonly tile: Tile;
}
interface Sheet {
  readonly key: string;
  readonly step: number;
  readonly tiles: Map<string, Drawn>;
  image?: Promise<HTMLImageElement>;
}

const texts = new Map<string, Promise<string>>();
const fetched = (url: string): Promise<string> => {
  const known = texts.get(url) ?? fetch(url).then(r => r.text());
  texts.set(url, known);
  return known;
};
const textOf = async ({ svg }: PlateSource): Promise<string> => ('url' in svg ? fetched(svg.url) : svg.text());

/** The plate as an image of the wanted scale: size set on the root, the theme's rules put in place of its mark. */
async function imageOf(source: PlateSource, theme: Theme, step: number): Promise<HTMLImageElement> {
  await Promise.all((source.fonts ?? []).map(f => document.fonts.load(f)));
  const text = (await textOf(source)).replace('/*THEME*/', source.css(theme));
  const w = Math.ceil(source.size.w * step);
  const h = Math.ceil(source.size.h * step);
  const sized = text.replace(
    /<svg([^>]*)>/,
    (_, rest: string) => `<svg${rest.replace(/\s(width|height)="[^"]*"/g, '')} width="${w}" height="${h}">`,
  );
  const url = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  const image = new Image(w, h);
  image.src = url;
  await image.decode();
  URL.revokeObjectURL(url);
  return image;
}

/** Thousands of small paths: a tile took 38 to 125 ms on the processor, 1.7 to 5.2 s through the software GPU of headless Chromium (step 1, three tiles, one run each, busy machine). Not measured on a real GPU. */
const CPU: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** Tiles drawn ahead of the window's edge; while the map is drawn about and nothing is missing, they wait until it rests for so many milliseconds. */
const AHEAD = 0.75;
const REST = 160;

/** Not every browser has idle time to give. */
const { requestIdleCallback: whenIdle } = globalThis as Partial<Pick<typeof globalThis, 'requestIdleCallback'>>;
const idle = (then: () => void): number => whenIdle?.(then, { timeout: 400 }) ?? window.setTimeout(then, 30);
const nameOf = (t: Tile): string => `${t.col}.${t.row}`;

/** A tile as it is drawn: its part of the picture, and the words over it. */
const drawn = (source: PlateSource, theme: Theme, step: number, image: HTMLImageElement, t: Tile) => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = TILE;
  const ctx = canvas.getContext('2d', CPU);
  const side = TILE / step;
  if (!ctx) return canvas;
  ctx.drawImage(image, -t.col * TILE, -t.row * TILE, image.width, image.height);
  ctx.setTransform(step, 0, 0, step, -t.col * TILE, -t.row * TILE);
  source.letter?.(ctx, theme, step / window.devicePixelRatio, { x: t.col * side, y: t.row * side, w: side, h: side });
  return canvas;
};
/** A hair wider than it is, so that no seam shows. */
const place = (canvas: HTMLCanvasElement, t: Tile, step: number, layerK: number): void => {
  const side = (TILE / step) * layerK;
  canvas.style.cssText = `left:${t.col * side}px;top:${t.row * side}px;width:${side + 0.6}px;height:${side + 0.6}px`;
};

/** Sheets by theme and step, the one last asked for last. */
const createSheets = () => {
  const sheets = new Map<string, Sheet>();
  return {
    sheetFor: (theme: Theme, step: number): Sheet => {
      const key = `${theme} ${step}`;
      const known = sheets.get(key) ?? { key, step, tiles: new Map<string, Drawn>() };
      sheets.delete(key);
      sheets.set(key, known);
      return known;
    },
    /** Older sheets stay beneath until the new one covers the window, then all but two are let go. */
    letGo: (current: Sheet | undefined): void => {
      for (const [key, sheet] of sheets) {
        if (sheet === current) continue;
        for (const { canvas } of sheet.tiles.values()) canvas.remove();
        sheet.tiles.clear();
        if (sheets.size > 3) sheets.delete(key);
      }
    },
    layOut: (layerK: number): void => {
      for (const sheet of sheets.values())
        for (const { canvas, tile } of sheet.tiles.values()) place(canvas, tile, sheet.step, layerK);
    },
    clear: (): void => sheets.clear(),
  };
};

interface PlateProps {
  readonly source: PlateSource;
  readonly theme: Theme;
  readonly eye: Eye;
  readonly win: Size;
  /** Pixels a unit of the layer the tiles lie in. */
  readonly layerK: number;
}
/** While the map is drawn about and nothing is missing, drawing waits until it rests. */
const createRest = (then: () => void) => {
  let resting = 0;
  let moved = 0;
  return {
    moves: (): void => {
      moved = performance.now();
    },
    moving: (): boolean => {
      const rest = moved + REST - performance.now();
      if (rest <= 0) return false;
      resting ||= window.setTimeout(() => {
        resting = 0;
        then();
      }, rest);
      return true;
    },
  };
};
/** Draws the tiles that are wanted, one at a time: at once where the map has a hole, else when there is time. */
const createDraughtsman = (props: PlateProps, host: HTMLDivElement) => {
  const { sheetFor, letGo, layOut, clear } = createSheets();
  let wanted: readonly Tile[] = [];
  let current: Sheet | undefined;
  let pending = 0;
  const rest = createRest(() => schedule());
  const covers = (sheet: Sheet): boolean =>
    tilesUnder(props.eye, props.win, props.source.size, sheet.step).every(t => sheet.tiles.has(nameOf(t)));
  const isReady = (): boolean => 'ready' in host.dataset;
  const work = async (): Promise<void> => {
    const sheet = current;
    if (!sheet || (isReady() && covers(sheet) && rest.moving())) return;
    const image = await (sheet.image ??= imageOf(props.source, props.theme, sheet.step));
    const next = sheet === current ? wanted.find(t => !sheet.tiles.has(nameOf(t))) : undefined;
    if (next) {
      const canvas = drawn(props.source, props.theme, sheet.step, image, next);
      sheet.tiles.set(nameOf(next), { canvas, tile: next });
      place(canvas, next, sheet.step, props.layerK);
      host.append(canvas);
    }
    if (sheet === current && covers(sheet)) {
      letGo(current);
      host.dataset['ready'] = '';
    }
    if (sheet !== current || wanted.some(t => !sheet.tiles.has(nameOf(t)))) schedule();
  };
  const schedule = (): void => {
    if (pending) return;
    const go = (): void => {
      pending = 0;
      void work();
    };
    pending = current && covers(current) ? idle(go) : window.setTimeout(go);
  };
  return {
    layOut,
    /** The window lies elsewhere, or the theme is another. */
    look: (): void => {
      if (!props.win.w) return;
      rest.moves();
      const step = stepFor(props.eye.k, window.devicePixelRatio);
      const sheet = sheetFor(props.theme, step);
      if (sheet !== current) {
        current = sheet;
        for (const { canvas } of sheet.tiles.values()) host.append(canvas);
      }
      wanted = tilesUnder(props.eye, props.win, props.source.size, step, AHEAD);
      schedule();
    },
    end: (): void => {
      current = undefined;
      clear();
    },
  };
};

/** `data-ready` once the first window is covered. */
export function Plate(props: PlateProps): JSX.Element {
  const host = document.createElement('div');
  host.className = 'plate';
  host.ariaHidden = 'true';
  const { look, layOut, end } = createDraughtsman(props, host);
  createEffect(look);
  createEffect(() => layOut(props.layerK));
  onCleanup(end);
  return host;
}
