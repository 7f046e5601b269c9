/** What a hex means in a decision: the listed choices about it, and what a click there would ask for if none is listed. */
import type { LabelledChoice } from '../../../screen/session.ts';
import { choicesByHex, type Listed } from '../../../screen/war/aim.ts';
import type { TableView } from '../view.ts';

/** Verbs never meant by a plain click: rearranging a stack, and leaving units behind on a march. */
const ASIDE = ['top', 'leave'];
export const isAside = (o: Listed): boolean => ASIDE.includes(o.choice.do);

export const byHex = <O extends Listed>(offered: readonly O[], view: TableView): ReadonlyMap<string, readonly O[]> =>
  choicesByHex(offered, view.stacks);
/** Decisions in which a click on a hex means the hex. */
const HEX_VERBS: { readonly [kind: string]: string } = {
  placing: 'at',
  layingRailheads: 'site',
  marching: 'to',
  flying: 'fly',
  attacking: 'attack',
  pressing: 'attack',
};
/** Decisions in which a click means the units there. */
const UNIT_VERBS: { readonly [kind: string]: string } = {
  settingUp: 'lift',
  moving: 'move',
  reorganising: 'split',
  planning: 'add',
  losing: 'lose',
  advancing: 'advance',
};
/** What a click on a hex would ask for in each decision. */
export const askAt = (view: TableView, hex: string): readonly LabelledChoice[] => {
  const kind = view.decides?.kind ?? '';
  const units = view.stacks.find(s => s.hex === hex)?.units.toReversed() ?? [];
  const scattered = view.stacks.find(s => s.hex === view.about)?.units ?? [];
  const verb = HEX_VERBS[kind];
  if (kind === 'dispersing') return scattered.map(u => ({ do: 'scatter', unit: u.name, hex }));
  if (kind === 'arriving') return view.placing ? [{ do: 'arrive', unit: view.placing, hex }] : [];
  if (verb) return view.march?.hex === hex ? [] : [{ do: verb, hex }];
  return UNIT_VERBS[kind] ? units.map(u => ({ do: UNIT_VERBS[kind]!, unit: u.name })) : [];
};
type Light = 'move' | 'strike' | 'place';
const LIGHTS: { readonly [verb: string]: Light } = {
  attack: 'strike',
  flank: 'strike',
  to: 'move',
  scatter: 'move',
};
/** How a listed hex is highlighted. */
export const lightOf = (verb: string): Light => LIGHTS[verb] ?? 'place';
/** Choices of units in one hex: the stack is fanned out to choose from. */
const OF_COUNTERS = ['move', 'stack', 'add', 'drop', 'lose', 'break', 'advance', 'lift', 'split'];
export const isOfCounters = (among: readonly Listed[]): boolean =>
  among.every(o => OF_COUNTERS.includes(o.choice.do)) && new Set(among.map(o => o.choice['unit'] ?? '')).size > 1;
