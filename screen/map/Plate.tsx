/** The printed map: the plate's SVG is drawn once for each theme and zoom step into canvas tiles, visible ones first, the rest when the browser is idle. */
import { createEffect, onCleanup, type JSX } from 'solid-js';
import type { Theme } from '../host.ts';
import { stepFor, TILE, tilesUnder, type Tile } from './tiles.ts';
import type { Eye, Size } from './viewport.ts';

export interface PlateSource {
  /** The address of a printed plate, or the text of one drawn in the page. */
  readonly svg: { readonly url: string } | { readonly text: () => string };
  readonly size: Size;
  /** The CSS rules that colour the plate in a theme. */
  readonly css: (theme: Theme) => string;
  /** Draws words over the plate, in map units. An SVG image cannot use the page's fonts, a canvas can. `k`: pixels a unit on the screen. */
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

/** The plate as an image at the scale of `step`: the size is set on its root, the theme's rules replace the text THEME. */
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

/** Draws on the processor, because a plate has thousands of small paths: a tile took 38 to 125 ms on the processor, 1.7 to 5.2 s through the software GPU of headless Chromium (step 1, three tiles, one run each, busy machine). Not measured on a real GPU. */
const CPU: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** How many tiles beyond the window's edge are drawn in advance. */
const TILES_AHEAD = 0.75;
/** The map has been still for so long before tiles outside the window are drawn. */
const REST_MS = 160;

/** Safari has no `requestIdleCallback`. */
const { requestIdleCallback: whenIdle } = globalThis as Partial<Pick<typeof globalThis, 'requestIdleCallback'>>;
const idle = (then: () => void): number => whenIdle?.(then, { timeout: 400 }) ?? window.setTimeout(then, 30);
const nameOf = (t: Tile): string => `${t.col}.${t.row}`;

/** Draws a tile: its part of the image, and the words over it. */
const drawTile = (source: PlateSource, theme: Theme, step: number, image: HTMLImageElement, t: Tile) => {
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
/** A tile is placed 0.6 px wider than it is, so that no seam shows. */
const place = (canvas: HTMLCanvasElement, t: Tile, step: number, layerK: number): void => {
  const side = (TILE / step) * layerK;
  canvas.style.cssText = `left:${t.col * side}px;top:${t.row * side}px;width:${side + 0.6}px;height:${side + 0.6}px`;
};

/** The drawn sheets by theme and step, the most recently used last. */
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
    /** Older sheets stay beneath until the new one covers the window. Then their tiles are removed, and all but three sheets are forgotten. */
    dropOthers: (current: Sheet | undefined): void => {
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
/** Tells whether the map is moving, and calls `then` once it rests. */
const createRest = (then: () => void) => {
  let resting = 0;
  let moved = 0;
  return {
    moves: (): void => {
      moved = performance.now();
    },
    moving: (): boolean => {
      const rest = moved + REST_MS - performance.now();
      if (rest <= 0) return false;
      resting ||= window.setTimeout(() => {
        resting = 0;
        then();
      }, rest);
      return true;
    },
  };
};
/** Draws the wanted tiles one at a time: immediately while part of the window is uncovered, otherwise when the browser is idle. */
const createTilePainter = (props: PlateProps, host: HTMLDivElement) => {
  const { sheetFor, dropOthers, layOut, clear } = createSheets();
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
      const canvas = drawTile(props.source, props.theme, sheet.step, image, next);
      sheet.tiles.set(nameOf(next), { canvas, tile: next });
      place(canvas, next, sheet.step, props.layerK);
      host.append(canvas);
    }
    if (sheet === current && covers(sheet)) {
      dropOthers(current);
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
    /** To be called when the window or the theme has changed. */
    look: (): void => {
      if (!props.win.w) return;
      rest.moves();
      const step = stepFor(props.eye.k, window.devicePixelRatio);
      const sheet = sheetFor(props.theme, step);
      if (sheet !== current) {
        current = sheet;
        for (const { canvas } of sheet.tiles.values()) host.append(canvas);
      }
      wanted = tilesUnder(props.eye, props.win, props.source.size, step, TILES_AHEAD);
      schedule();
    },
    end: (): void => {
      current = undefined;
      clear();
    },
  };
};

/** Its element gets `data-ready` once the window is covered for the first time. */
export function Plate(props: PlateProps): JSX.Element {
  const host = document.createElement('div');
  host.className = 'plate';
  host.ariaHidden = 'true';
  const { look, layOut, end } = createTilePainter(props, host);
  createEffect(look);
  createEffect(() => layOut(props.layerK));
  onCleanup(end);
  return host;
}
