/** Laws of boxes: what lies on the page fits into the window, hides nothing that is asked about, and can be put away. */
import {
  boxesOverMap,
  common,
  contains,
  heightOf,
  isEmpty,
  mapWindow,
  modal,
  scrolls,
  topAt,
  widthOf,
  windowArea,
  type Seen,
} from '../dom.ts';
import type { Fault, Law, Moment } from '../moment.ts';
import { faultOf } from './fault.ts';

const SLACK_PX = 1.5;
const isLaid = (s: Seen): boolean =>
  ['absolute', 'fixed'].includes(s.style.position) || s.el.matches('dialog[open], .banner, .coach');
const hasPaper = (s: Seen): boolean => s.style.backgroundColor !== 'rgba(0, 0, 0, 0)';
/** Within a scroller the rest can be scrolled to. */
const isInScroller = (s: Seen): boolean => {
  for (let e = s.el.parentElement; e && e.localName !== 'body'; e = e.parentElement)
    if (scrolls(getComputedStyle(e))) return true;
  return false;
};

export const fitsWindow: Law = {
  id: 'fits',
  says: 'No box is taller or wider than the window, and none hangs out of it.',
  find: ({ all }) =>
    all
      .filter(
        s =>
          isLaid(s) &&
          hasPaper(s) &&
          !isEmpty(s.box) &&
          !s.el.closest('.world, .view > .pins > .marker') &&
          !isInScroller(s),
      )
      .filter(s => !s.el.matches('.view, .table *:has(> .world)'))
      .flatMap(s => {
        const w = windowArea();
        const tall = s.box.bottom - s.box.top > w.bottom + SLACK_PX;
        const wide = s.box.right - s.box.left > w.right + SLACK_PX;
        const out =
          s.box.left < -SLACK_PX ||
          s.box.top < -SLACK_PX ||
          s.box.right > w.right + SLACK_PX ||
          s.box.bottom > w.bottom + SLACK_PX;
        if (!tall && !wide && !out) return [];
        const size = `${Math.round(widthOf(s.box))} x ${Math.round(heightOf(s.box))} px`;
        return [
          faultOf(s.el, tall || wide ? `is larger than the window (${size})` : `hangs out of the window (${size})`),
        ];
      }),
};

export const noSidewaysScroll: Law = {
  id: 'sideways',
  says: 'Neither the page nor a panel scrolls sideways.',
  find: ({ all }) => {
    const page = document.scrollingElement!;
    const faults: Fault[] = [];
    if (page.scrollWidth > page.clientWidth + 1)
      faults.push({ words: `the page is ${page.scrollWidth - page.clientWidth} px too wide`, same: 'page' });
    for (const s of all)
      if (
        s.el.matches('.sheet, .pages, dialog, .page, aside, footer, .table-room, .log') &&
        /auto|scroll/.test(s.style.overflowX) &&
        s.el.scrollWidth > s.el.clientWidth + 2 &&
        !isEmpty(s.shown)
      )
        faults.push(faultOf(s.el, `scrolls sideways by ${s.el.scrollWidth - s.el.clientWidth} px`));
    return faults;
  },
};

/** Whether the middle of what shows of an element is met by a finger there. */
const isCovered = (s: Seen): Element | undefined => {
  const x = (s.shown.left + s.shown.right) / 2;
  const y = (s.shown.top + s.shown.bottom) / 2;
  const top = topAt(x, y);
  return top && !s.el.contains(top) && !top.contains(s.el) ? top : undefined;
};
const MIN_SHOWN_PX = 8;
const shows = (s: Seen): boolean => widthOf(s.shown) > MIN_SHOWN_PX && heightOf(s.shown) > MIN_SHOWN_PX;
const THE_QUESTION = '.right .sheet h2, .right .sheet .prompt, .right .sheet .choice, .right .sheet .btn';
const THE_PICKER = '.chooser, .chooser .choice, .fan button, dialog[open] button';

export const nothingOverTheQuestion: Law = {
  id: 'covered',
  says: 'Nothing lies over the question, its choices or a picker.',
  find: ({ all }) => {
    const dialog = modal();
    return all
      .filter(s => s.el.matches(`${THE_QUESTION}, ${THE_PICKER}`) && shows(s) && s.style.pointerEvents !== 'none')
      .filter(s => !dialog || dialog.contains(s.el))
      .filter(s => !document.querySelector('.menu') || s.el.closest('.menu'))
      .flatMap(s => {
        const over = isCovered(s);
        // The sheet's own sticky foot hides what can be scrolled to.
        if (!over || (s.el.closest('.sheet, dialog')?.contains(over) ?? false)) return [];
        return [
          faultOf(s.el, `lies under ${over.closest('[aria-label], [class]')?.className || over.localName}`, 'under'),
        ];
      });
  },
};

/** The lit places of the map: each as the pixel in its middle. */
const litPlaces = (): readonly { readonly x: number; readonly y: number }[] =>
  [...document.querySelectorAll<SVGGraphicsElement>('.world .lit .l0, .world .tgt.r0')].flatMap(path => {
    const d = path.getAttribute('d') ?? '';
    const m = path.getScreenCTM();
    if (!m) return [];
    // One path may draw many hexes: each begins with an M.
    return d
      .split(/(?=M)/)
      .filter(Boolean)
      .map(one => {
        const n = (one.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
        const xs = n.filter((_, i) => i % 2 === 0);
        const ys = n.filter((_, i) => i % 2 === 1);
        const x = (Math.min(...xs) + Math.max(...xs)) / 2;
        const y = (Math.min(...ys) + Math.max(...ys)) / 2;
        return { x: m.a * x + m.c * y + m.e, y: m.b * x + m.d * y + m.f };
      });
  });
/** More of the lit places than this share must not lie under boxes. */
const MAX_COVERED_SHARE = 1 / 3;
export const litPlacesAreFree: Law = {
  id: 'lit',
  says: 'No box hides more than a third of the lit places in sight.',
  find: ({ all, step }) => {
    const view = mapWindow();
    // A card that the player has just opened by pointing lies where he points.
    if (!view || modal() || step?.hand === 'looks') return [];
    const window = view.getBoundingClientRect();
    const lit = litPlaces().filter(p => contains(window, p.x, p.y));
    if (!lit.length) return [];
    return boxesOverMap(all)
      .filter(b => !b.el.matches('.tip'))
      .flatMap(b => {
        const under = lit.filter(p => contains(b.shown, p.x, p.y)).length;
        return under / lit.length > MAX_COVERED_SHARE
          ? [faultOf(b.el, `hides ${under} of ${lit.length} lit places`)]
          : [];
      });
  },
};

const CLOSES = /close|put .*away|hide|not yet|cancel|dismiss|^skip|back to/i;
const closesBy = (b: HTMLElement): HTMLElement | undefined =>
  [...b.querySelectorAll<HTMLElement>('button')].find(
    x =>
      !isEmpty(x.getBoundingClientRect()) &&
      CLOSES.test(`${x.getAttribute('aria-label') ?? ''} ${x.title} ${x.textContent}`),
  );
/** The smallest thing a finger hits. */
const FINGER_PX = 20;
/** Cards that follow the mouse go with it. */
const followsMouse = (s: Seen, touch: boolean): boolean => !touch && s.el.matches('.tip:not(.chooser):not(.refuse)');
export const canBePutAway: Law = {
  id: 'put-away',
  says: 'Everything that covers the map has a button to put it away, large enough for a finger.',
  find: ({ all, touch }) =>
    boxesOverMap(all)
      .filter(
        b => widthOf(b.shown) * heightOf(b.shown) > 2500 && !followsMouse(b, touch) && b.style.pointerEvents !== 'none',
      )
      .flatMap(b => {
        const by = closesBy(b.el);
        if (!by) return [faultOf(b.el, 'has no button that puts it away')];
        const { width, height } = by.getBoundingClientRect();
        if (width < FINGER_PX || height < FINGER_PX)
          return [faultOf(b.el, `is put away by a button of ${width} x ${height} px only`)];
        const area = common(by.getBoundingClientRect(), windowArea());
        return isEmpty(area) ? [faultOf(b.el, 'is put away by a button outside the window')] : [];
      }),
};

/** Asked after Escape was pressed on everything: what lies on the map still? */
export const stillThereAfterEscape = (m: Moment): readonly Fault[] =>
  boxesOverMap(m.all)
    .filter(
      b => widthOf(b.shown) * heightOf(b.shown) > 2500 && !followsMouse(b, m.touch) && b.style.pointerEvents !== 'none',
    )
    .filter(b => !b.el.matches('.fold'))
    .map(b => faultOf(b.el, 'stays when Escape is pressed', 'escape'));
export const escapePutsAway: Law = {
  id: 'escape',
  says: 'Escape puts away everything that covers the map.',
  find: m => (m.step?.key === 'Escape' ? stillThereAfterEscape(m) : []),
};
