/** The gestures of a hex wargame's table, for counting clicks: what `screen/war` plays for a drag, for Shift and for its buttons. */
import type { LabelledChoice } from '../session.ts';
import { advancing, joining, marchesTo } from '../war/together.ts';
import type { WarView } from '../war/view.ts';
import type { Gesture, Made } from './clicks.ts';

const unitOf = (c: LabelledChoice): string => String(c['unit']);
const hexOf = (view: WarView, unit: string): string =>
  view.stacks.find(s => s.units.some(u => u.name === unit))?.hex ?? '';

interface March {
  readonly unit: string;
  readonly goal: string;
  readonly choices: readonly LabelledChoice[];
}
/** A march is 'move' and 'to', one after the other. */
const marchesIn = (rest: readonly LabelledChoice[]): readonly March[] =>
  rest.flatMap((c, i) => {
    const next = rest[i + 1];
    return c.do === 'move' && next?.do === 'to'
      ? [{ unit: unitOf(c), goal: String(next['hex']), choices: [c, next] }]
      : [];
  });
/** A counter dragged to where it ends, with Shift its whole stack: those who leave one hex for another. */
export const march: Gesture<WarView> = {
  name: 'march',
  find: (rest, { view, offered }) => {
    const [first] = marchesIn(rest);
    if (!first) return undefined;
    const from = hexOf(view, first.unit);
    const along = marchesIn(rest).filter(m => m.goal === first.goal && hexOf(view, m.unit) === from);
    const [plays] = marchesTo(
      view,
      offered,
      along.map(m => m.unit),
      first.goal,
    );
    const one = plays?.length === 2 && plays[0]!.do === 'move' ? along.slice(0, 1) : along;
    return (
      plays && { plays: one === along ? plays : along.flatMap(m => m.choices), does: along.flatMap(m => m.choices) }
    );
  },
};
/** The adds that follow an attack, up to the next choice. */
const addsAfter = (rest: readonly LabelledChoice[], verb: string): readonly LabelledChoice[] => {
  const end = rest.findIndex(c => c.do !== verb);
  return end < 0 ? rest : rest.slice(0, end);
};
/** The attack is open: everybody who may join, and a click for each who is left out again. */
export const addAll: Gesture<WarView> = {
  name: 'add all',
  find: (rest, { view, offered }) => {
    const adds = addsAfter(rest, 'add');
    const all = joining(view, offered);
    if (!adds.length || all.length < 2) return undefined;
    const isIn = (c: LabelledChoice): boolean => adds.some(a => unitOf(a) === unitOf(c));
    if (!adds.every(a => all.some(c => unitOf(c) === unitOf(a)))) return undefined;
    const stay = all.filter(c => !isIn(c));
    const stacks = [...Map.groupBy(adds, a => hexOf(view, unitOf(a)))];
    const byStack = stacks.reduce((n, [hex, of]) => {
      const able = joining(view, offered, hex);
      return n + (able.length === of.length ? 1 : of.length);
    }, 0);
    const made: Made = { plays: adds, clicks: Math.min(1 + stay.length, byStack) };
    return made;
  },
};
/** A target with everybody who may join it. `able` are those of a target, where the view tells them. */
export const attackAll: Gesture<WarView> = {
  name: 'attack with all',
  find: (rest, { view, offered }) => {
    const [attack, ...others] = rest;
    if (attack?.do !== 'attack') return undefined;
    const adds = addsAfter(others, 'add');
    return adds.length && offered.some(o => o.choice['hex'] === attack['hex']) && view.stacks.length
      ? { plays: [attack, ...adds], all: true }
      : undefined;
  },
};
/** Whoever may advances, with one click. */
export const advanceAll: Gesture<WarView> = {
  name: 'advance all',
  find: (rest, { offered }) => {
    const plays = advancing(offered);
    const isNext = plays.every(c => rest.slice(0, plays.length).some(r => JSON.stringify(r) === JSON.stringify(c)));
    return plays.length > 1 && isNext ? { plays } : undefined;
  },
};
