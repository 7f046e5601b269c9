/** The static map: the plate's SVG drawn once per theme and zoom step into canvas tiles, visible ones first, the rest when idle. */
import { createEffect, onCleanup, type JSX } from 'solid-js';
import type { Theme } from '../host.ts';
import { stepFor, TILE, tilesUnder, type Tile } from './tiles.ts';
import type { Eye, Size } from './viewport.ts';

export interface PlateSource {
  readonly url: string;
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
interface Sheet {
  readonly key: string;
  readonly step: number;
  readonly tiles: Map<string, HTMLCanvasElement>;
  image?: Promise<HTMLImageElement>;
}

const texts = new Map<string, Promise<string>>();
const textOf = (url: string): Promise<string> => {
  const known = texts.get(url) ?? fetch(url).then(r => r.text());
  texts.set(url, known);
  return known;
};

/** The plate as an image of the wanted scale: size set on the root, the theme's rules put in place of its mark. */
async function imageOf(source: PlateSource, theme: Theme, step: number): Promise<HTMLImageElement> {
  await Promise.all((source.fonts ?? []).map(f => document.fonts.load(f)));
  const text = (await textOf(source.url)).replace('/*THEME*/', source.css(theme));
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
const CPU = { willReadFrequently: true } as const;

/** Tiles drawn ahead of the window's edge; while the map is drawn about and nothing is missing, they wait until it rests for so many milliseconds. */
const AHEAD = 0.75;
const REST = 160;

/** Not every browser has idle time to give. */
const { requestIdleCallback: whenIdle } = globalThis as Partial<Pick<typeof globalThis, 'requestIdleCallback'>>;
const idle = (then: () => void): number => whenIdle?.(then, { timeout: 400 }) ?? window.setTimeout(then, 30);
const nameOf = (t: Tile): string => `${t.col}.${t.row}`;

export function Plate(props: {
  source: PlateSource;
  theme: Theme;
  eye: Eye;
  win: Size;
  /** Pixels a unit of the layer the tiles lie in. */ layerK: number;
  onReady?: () => void;
}): JSX.Element {
  const host = (<div class="plate" aria-hidden="true" />) as HTMLDivElement;
  const sheets = new Map<string, Sheet>();
  let wanted: readonly Tile[] = [];
  let current: Sheet | undefined;
  let pending = 0;
  let resting = 0;
  let ready = false;
  let moved = 0;

  const sheetFor = (theme: Theme, step: number): Sheet => {
    const key = `${theme} ${step}`;
    const known = sheets.get(key) ?? { key, step, tiles: new Map<string, HTMLCanvasElement>() };
    sheets.delete(key);
    sheets.set(key, known);
    return known;
  };
  const place = (canvas: HTMLCanvasElement, t: Tile, step: number): void => {
    const side = (TILE / step) * props.layerK;
    canvas.style.cssText = `left:${t.col * side}px;top:${t.row * side}px;width:${side + 0.6}px;height:${side + 0.6}px`;
  };
  const layOut = (sheet: Sheet): void => {
    for (const [key, canvas] of sheet.tiles) {
      const [col, row] = key.split('.').map(Number) as [number, number];
      place(canvas, { col, row }, sheet.step);
    }
  };
  const draw = (sheet: Sheet, image: HTMLImageElement, t: Tile): void => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = TILE;
    const ctx = canvas.getContext('2d', CPU) as CanvasRenderingContext2D;
    const side = TILE / sheet.step;
    ctx.drawImage(image, -t.col * TILE, -t.row * TILE, image.width, image.height);
    ctx.setTransform(sheet.step, 0, 0, sheet.step, -t.col * TILE, -t.row * TILE);
    props.source.letter?.(ctx, props.theme, sheet.step / window.devicePixelRatio, {
      x: t.col * side,
      y: t.row * side,
      w: side,
      h: side,
    });
    sheet.tiles.set(nameOf(t), canvas);
    place(canvas, t, sheet.step);
    host.append(canvas);
  };
  /** Older sheets stay beneath until the new one covers the window, then all but two are let go. */
  const letGo = (): void => {
    for (const [key, sheet] of sheets) {
      if (sheet === current) continue;
      for (const canvas of sheet.tiles.values()) canvas.remove();
      sheet.tiles.clear();
      if (sheets.size > 3) sheets.delete(key);
    }
  };
  const covers = (sheet: Sheet): boolean =>
    tilesUnder(props.eye, props.win, props.source.size, sheet.step).every(t => sheet.tiles.has(nameOf(t)));
  const work = async (): Promise<void> => {
    const sheet = current;
    if (!sheet) return;
    const rest = moved + REST - performance.now();
    if (ready && rest > 0 && covers(sheet)) {
      resting ||= window.setTimeout(() => {
        resting = 0;
        schedule();
      }, rest);
      return;
    }
    const image = await (sheet.image ??= imageOf(props.source, props.theme, sheet.step));
    const next = sheet === current ? wanted.find(t => !sheet.tiles.has(nameOf(t))) : undefined;
    if (next) draw(sheet, image, next);
    if (sheet === current && covers(sheet)) {
      letGo();
      if (!ready) {
        ready = true;
        host.dataset['ready'] = '';
        props.onReady?.();
      }
    }
    if (sheet !== current || wanted.some(t => !sheet.tiles.has(nameOf(t)))) schedule();
  };
  const schedule = (): void => {
    if (pending) return;
    const go = (): void => {
      pending = 0;
      void work();
    };
    pending = current && covers(current) ? idle(go) : window.setTimeout(go); // a hole in the map is filled at once
  };

  createEffect(() => {
    if (!props.win.w) return;
    moved = performance.now();
    const step = stepFor(props.eye.k, window.devicePixelRatio);
    const sheet = sheetFor(props.theme, step);
    if (sheet !== current) {
      current = sheet;
      for (const c of sheet.tiles.values()) host.append(c);
    }
    wanted = tilesUnder(props.eye, props.win, props.source.size, step, AHEAD);
    schedule();
  });
  createEffect(() => {
    void props.layerK;
    for (const sheet of sheets.values()) layOut(sheet);
  });
  onCleanup(() => {
    current = undefined;
    sheets.clear();
  });
  return host;
}
