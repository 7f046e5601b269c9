/** Laws of what the page says. */
import { heightOf, isEmpty, widthOf, withText, type Seen } from '../dom.ts';
import type { Fault, Law } from '../moment.ts';
import { faultOf } from './fault.ts';

const textOf = (el: Element): string => (el as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim();
const ownText = (el: Element): string =>
  [...el.childNodes]
    .map(n => (n.nodeType === Node.TEXT_NODE ? n.nodeValue : '¤'))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** Pieces of cardboard are printed as they are printed. */
const PRINTED = 'kbd, svg, .ruler, .chit, .ctr, .counter, code';
const spoken = (all: readonly Seen[]): readonly Seen[] => withText(all).filter(s => !s.el.closest(PRINTED));

interface Pattern {
  readonly of: RegExp;
  readonly is: string;
}
const SLIPS: readonly Pattern[] = [
  {
    of: /\b1 (?:units|hexes|points|divisions|armies|cards|turns|dice|steps|areas|counters|choices|attackers|defenders|losses|orders|SPs|MPs|VPs|IPs)\b/,
    is: 'a plural after 1',
  },
  {
    of: /\b(?:[02-9]|\d\d+) (?:unit|hex|division|army|card|turn|die|step|area|counter|choice)\b(?![-’'])/,
    is: 'a singular after a number',
  },
  { of: /\b(?:undefined|NaN|null|\[object)\b/, is: 'a value of the program' },
  { of: /\b[a-z]+[A-Z][a-z]+\b/, is: 'a word of the program' },
  { of: /\b[a-z]{2,}_[a-z]+\b/, is: 'a word of the program' },
  { of: /\{"?do"?:/, is: 'a choice of the program' },
  { of: /\b[A-Z]{1,2}\d{2}\b(?![:/])/, is: 'a code' },
  { of: /\b(?:P|G|F|B|D) (?:Lz|Kr|Mo|Pz|Pm) [A-Z]\b/, is: 'a code of a unit' },
  { of: /\.\.(?!\.)|,,|\s,(?!\d)|\(\)|:\s*\.(?!\d)/, is: 'a slip of punctuation' },
];
/** Words like “iPhone” that are right. */
const NAMES_WITH_CAPITALS = /\b(?:Mc[A-Z]|de[A-Z]|iPad|iPhone)/;
export const plainWords: Law = {
  id: 'words',
  says: 'No ids, no codes, no “1 units”.',
  find: ({ all }) =>
    spoken(all).flatMap(s => {
      const words = ownText(s.el);
      return SLIPS.filter(p => p.of.test(words) && !NAMES_WITH_CAPITALS.test(words)).map(p =>
        faultOf(s.el, `has ${p.is}: “${p.of.exec(words)![0]}”`, p.of.exec(words)![0]),
      );
    }),
};

const NATIONS =
  /\b(?:german|germans|french|british|allied|allies|italian|soviet|czech|czechs|czechoslovak|belgian|dutch|russian|hungarian|lithuanian)\b/;
export const nationsAreCapitalised: Law = {
  id: 'lower-case',
  says: 'Sides and nations have a capital letter.',
  find: ({ all }) =>
    spoken(all)
      .filter(
        s =>
          NATIONS.test(ownText(s.el)) &&
          s.style.textTransform !== 'capitalize' &&
          s.style.textTransform !== 'uppercase',
      )
      .map(s => faultOf(s.el, `says “${NATIONS.exec(ownText(s.el))![0]}”`, NATIONS.exec(ownText(s.el))![0])),
};

const MOUSE =
  /\b(?:[Cc]lick(?:ing|ed|s)?|[Hh]over(?:ing)?|mouse|wheel|double-click|right-click|Shift|Ctrl|[Pp]ress [A-Z]\b|Esc(?:ape)?)\b/;
export const fingerWords: Law = {
  id: 'mouse-words',
  says: 'On a touch screen nothing speaks of mouse or keys.',
  find: ({ all, touch }) =>
    touch
      ? spoken(all)
          .filter(s => MOUSE.test(ownText(s.el)) && !s.el.closest('.keylist, .drawer, .menu'))
          .map(s => faultOf(s.el, `says “${MOUSE.exec(ownText(s.el))![0]}”`))
      : [],
};

const isCutWide = ({ el, style }: Seen): boolean =>
  style.overflowX !== 'visible' && !/auto|scroll/.test(style.overflowX) && el.scrollWidth > el.clientWidth + 1;
const isCutHigh = ({ el, style }: Seen): boolean =>
  style.overflowY !== 'visible' &&
  !/auto|scroll/.test(style.overflowY) &&
  el.scrollHeight > el.clientHeight + 3 &&
  el.clientHeight > 0;
/** A parent that is too small for the text and hides what is over. */
const isCutByParent = (s: Seen): boolean => {
  const lost = widthOf(s.box) - widthOf(s.shown);
  const parent = s.el.parentElement;
  if (!parent || lost < 2 || s.box.left < 0 || s.box.right > innerWidth) return false;
  for (let e: HTMLElement | null = parent; e && e.localName !== 'body'; e = e.parentElement) {
    const { overflowX } = getComputedStyle(e);
    const { left, right } = e.getBoundingClientRect();
    if (overflowX !== 'visible' && (s.box.left < left - 1 || s.box.right > right + 1))
      return !/auto|scroll/.test(overflowX);
  }
  return false;
};
/** What does not fit beside the marker of the present step is left out whole. */
const wraps = ({ el, style }: Seen): boolean => el.matches('.gn') && style.whiteSpace === 'normal';
const HEADING = 'h1, h2, h3, h4, legend, caption, th, .hd, .sop *, .mstep, .tabs button, .ptabs button, [role=tab]';
/** Where the whole of it can be read. */
const isToldElsewhere = (el: HTMLElement, touch: boolean): boolean =>
  (!touch && !!el.closest('[title]')?.getAttribute('title')) || !!el.closest('button, summary, details, a[href]');
const isOpenText = (s: Seen): boolean =>
  textOf(s.el) !== '' && !s.el.matches('.view, .table, .stage, .right, .left, .bot, main, body');

export const textIsWhole: Law = {
  id: 'cut',
  says: 'No text is cut that cannot be read in another way.',
  find: ({ all, touch }) =>
    spoken(all)
      .filter(
        s =>
          isOpenText(s) &&
          (isCutWide(s) || isCutHigh(s) || isCutByParent(s)) &&
          !s.el.matches(HEADING) &&
          !isToldElsewhere(s.el, touch),
      )
      .map(s =>
        faultOf(
          s.el,
          `is cut: ${s.el.scrollWidth} x ${s.el.scrollHeight} px of text in ${s.el.clientWidth} x ${s.el.clientHeight}`,
        ),
      ),
};
export const headingsAreWhole: Law = {
  id: 'heading-cut',
  says: 'Headings are never cut.',
  find: ({ all }): readonly Fault[] =>
    all
      .filter(
        s => !isEmpty(s.shown) && s.el.matches(HEADING) && isOpenText(s) && (isCutWide(s) || isCutHigh(s)) && !wraps(s),
      )
      .map(s =>
        faultOf(
          s.el,
          `is cut: ${s.el.scrollWidth} x ${s.el.scrollHeight} px in ${s.el.clientWidth} x ${heightOf(s.box) | 0}`,
        ),
      ),
};
