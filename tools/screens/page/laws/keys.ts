/** Laws of the keys 1 to 9. */
import { isFirm } from '../../../../engine/numbers.ts';
import { isEmpty, modal, type Seen } from '../dom.ts';
import type { Law, Moment } from '../moment.ts';
import { faultOf } from './fault.ts';

/** The badges in sight that a key answers. */
const badges = ({ all }: Moment): readonly Seen[] =>
  modal()
    ? []
    : all.filter(
        s =>
          s.el.localName === 'kbd' &&
          /^[1-9]$/.test(s.el.textContent!.trim()) &&
          !isEmpty(s.shown) &&
          !s.el.closest('dialog, .menu'),
      );
const digitOf = (s: Seen): string => s.el.textContent!.trim();

export const badgesAreUnique: Law = {
  id: 'badge-twice',
  says: 'Every number badge in sight is there once.',
  find: m => {
    const first = new Map<string, Seen>();
    return badges(m).flatMap(b => {
      const before = first.get(digitOf(b));
      if (!before) first.set(digitOf(b), b);
      return before
        ? [
            faultOf(
              b.el.closest('button') ?? b.el,
              `has the badge ${digitOf(b)}, and so has ${before.el.closest('button')?.textContent?.slice(0, 50)}`,
              digitOf(b),
            ),
          ]
        : [];
    });
  },
};
const press = (key: string) => (): void => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};
export const badgeMeansItsLabel: Law = {
  id: 'badge-other',
  says: 'A number key does what the button with its badge does.',
  find: m => {
    if (!m.wouldPlay) return [];
    return badges(m).flatMap(b => {
      const button = b.el.closest<HTMLButtonElement>('button');
      if (!button || button.disabled) return [];
      const label = JSON.stringify(m.wouldPlay!(() => button.click()));
      const key = JSON.stringify(m.wouldPlay!(press(digitOf(b))));
      return label === key ? [] : [faultOf(button, `plays ${label}, its key ${digitOf(b)} plays ${key}`)];
    });
  },
};
/** All nine keys: one that plays something has a badge somewhere on the page, be it under the fold. */
export const everyKeyHasABadge: Law = {
  id: 'badge-none',
  says: 'A number key without a badge does nothing.',
  find: ({ wouldPlay, asked }) => {
    if (!wouldPlay || !asked || modal()) return [];
    const printed = new Set([...document.querySelectorAll('kbd')].map(k => k.textContent!.trim()));
    return ['1', '2', '3', '4', '5', '6', '7', '8', '9']
      .filter(key => !printed.has(key))
      .flatMap(key => {
        const plays = wouldPlay(press(key));
        return plays
          ? [{ words: `key ${key} has no badge and plays ${JSON.stringify(plays)}`, same: `key ${plays.do}` }]
          : [];
      });
  },
};
export const badgeIsHarmless: Law = {
  id: 'badge-firm',
  says: 'No number key ends a phase, rolls, reveals or seals.',
  find: m => {
    const { step, before, table } = m;
    const listed = badges(m).flatMap(b => {
      const o = m.offered.find(x => table?.digitOf(x) === Number(digitOf(b)));
      return o && isFirm(o)
        ? [faultOf(b.el.closest('button') ?? b.el, `has a number and cannot be undone`, 'firm')]
        : [];
    });
    if (step?.hand !== 'key' || !/^[1-9]$/.test(step.key ?? '') || !before || !table) return listed;
    const snap = table.snap();
    if (snap.entry === before.entry) return listed;
    // Where another side has decided since, its decision is what cannot be undone.
    const answered = snap.since !== undefined && snap.since > before.entry;
    const gone = snap.backLimit >= snap.entry && snap.eyes === before.eyes && !snap.asksBack && !answered;
    const same = `pressed ${step.words.replaceAll(/\d+/g, '#').slice(0, 60)}`;
    return [
      ...listed,
      ...(gone ? [{ words: `key ${step.key} (${step.words}) cannot be undone`, same }] : []),
      ...(phaseNow() === before.phase
        ? []
        : [{ words: `key ${step.key} (${step.words}) ended ${before.phase}`, same }]),
    ];
  },
};
/** The turn, and the phase of the sequence of play that is marked as the present one. */
export const phaseNow = (): string => {
  const turn = document.querySelector('.ttl p')?.textContent ?? '';
  const phase = document.querySelector('.sop .grp:has([aria-current]) .gn')?.textContent ?? '';
  return `${turn} · ${phase}`.replaceAll(/\s+/g, ' ').trim();
};
