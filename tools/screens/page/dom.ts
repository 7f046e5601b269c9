/** What can be seen of the page now: every element in sight, the part of it that shows, and the boxes that lie over the map. */

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Seen {
  readonly el: HTMLElement;
  readonly style: CSSStyleDeclaration;
  /** Where it lies, whether or not it shows. */
  readonly box: Area;
  /** The part that no scroller, margin or window edge cuts off. */
  readonly shown: Area;
}

export const widthOf = (a: Area): number => Math.max(0, a.right - a.left);
export const heightOf = (a: Area): number => Math.max(0, a.bottom - a.top);
export const isEmpty = (a: Area): boolean => widthOf(a) < 1 || heightOf(a) < 1;
export const common = (a: Area, b: Area): Area => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
export const contains = (outer: Area, x: number, y: number): boolean =>
  x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
export const windowArea = (): Area => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

const clips = (s: CSSStyleDeclaration): boolean => s.overflowX !== 'visible' || s.overflowY !== 'visible';
export const scrolls = (s: CSSStyleDeclaration): boolean => /auto|scroll/.test(s.overflowY + s.overflowX);
const isHidden = (s: CSSStyleDeclaration): boolean =>
  s.display === 'none' || s.visibility === 'hidden' || Number(s.opacity) < 0.05;

/** Texts for screen readers alone are one pixel large and lie anywhere. */
const isForReadersOnly = (el: Element): boolean => el.classList.contains('vh');

const walk = (el: HTMLElement, clip: Area, found: Seen[]): void => {
  if (el instanceof SVGElement || el.localName === 'canvas' || isForReadersOnly(el)) return;
  const style = getComputedStyle(el);
  if (isHidden(style)) return;
  const box = el.getBoundingClientRect();
  // What is fixed, or in the top layer, is cut off by the window alone.
  const own = style.position === 'fixed' || el.matches(':modal') ? windowArea() : clip;
  const shown = common(box, own);
  if (style.display !== 'contents') found.push({ el, style, box, shown });
  const within = clips(style) && style.display !== 'contents' ? common(own, box) : own;
  if (clips(style) && isEmpty(within)) return;
  // The pieces on the map have laws of their own: they are drawn, not laid out.
  if (el.classList.contains('world')) return;
  for (const child of el.children) walk(child as HTMLElement, within, found);
};
/** Every element of the page but drawings and the map's own layer, in the order of the page. */
export const survey = (): readonly Seen[] => {
  const found: Seen[] = [];
  walk(document.body, windowArea(), found);
  return found;
};

/** A few words that tell a person which element is meant. */
export const nameOf = (el: Element): string => {
  const words = (el.getAttribute('aria-label') ?? el.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const kind = el.className && typeof el.className === 'string' ? `.${el.className.trim().split(/\s+/)[0]}` : '';
  return `${el.localName}${kind}${words ? ` “${words.slice(0, 60)}”` : ''}`;
};
/** The dialog that must be answered before anything else. */
export const modal = (): HTMLElement | undefined => {
  const all = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
  // Of several the one that was opened last lies on top, wherever it stands in the page.
  return (
    all.find(d => {
      const { left, right, top, bottom } = d.getBoundingClientRect();
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return met !== null && d.contains(met);
    }) ?? all.at(-1)
  );
};
/** What a finger or the mouse would meet there. */
export const topAt = (x: number, y: number): Element | null => document.elementFromPoint(x, y);

const hasOwnText = (el: HTMLElement): boolean =>
  [...el.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.nodeValue!.trim() !== '');
/** Elements that show text of their own. */
export const withText = (all: readonly Seen[]): readonly Seen[] =>
  all.filter(s => !isEmpty(s.shown) && hasOwnText(s.el));

const PAPER = /^rgba\(\d+, \d+, \d+, 0\)$|^transparent$/;
const hasPaper = (s: CSSStyleDeclaration): boolean => !PAPER.test(s.backgroundColor);
/** The window over the map. */
export const mapWindow = (): HTMLElement | null => document.querySelector<HTMLElement>('.view');
/** Boxes with paper of their own that lie over the map, the outermost of each: the guide, the banner, cards, refusals, notices. Buttons for the zoom, the rulers and sheets of a phone, which have their handle, are part of the table. */
const PART_OF_THE_TABLE = '.zooms, .rulers, .right, .left, .bot, .tabs, header.top, .keys, .table, .overview, .onmap';
export const boxesOverMap = (all: readonly Seen[]): readonly Seen[] => {
  const view = mapWindow();
  if (!view) return [];
  const area = view.getBoundingClientRect();
  const boxes = all.filter(
    s =>
      !isEmpty(common(s.shown, area)) &&
      hasPaper(s.style) &&
      s.el !== view &&
      !s.el.contains(view) &&
      !s.el.closest(PART_OF_THE_TABLE.replace(', .table', '')) &&
      !s.el.matches('.table') &&
      ['absolute', 'fixed', 'relative'].includes(s.style.position),
  );
  return boxes.filter(b => !boxes.some(o => o !== b && o.el.contains(b.el)));
};
