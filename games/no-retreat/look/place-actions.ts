/** What a hex means in a decision: the listed choices that concern it, and what a click there would ask for where none is listed. */
import type { LabelledChoice } from '../../../screen/session.ts';
import { choicesByHex, type Listed } from '../../../screen/war/aim.ts';
import type { TableView } from '../view.ts';

/** Never meant by a plain click: the way round by another hex. */
export const isAside = (o: Listed): boolean => o.choice.do === 'via';

export const byHex = <O extends Listed>(offered: readonly O[], view: TableView): ReadonlyMap<string, readonly O[]> =>
  choicesByHex(alikeOnce(offered, view), view.stacks);
const isDropMarker = ({ choice }: Listed): boolean =>
  choice.do === 'drop' && String(choice['drop']).startsWith('Drop!');
/** 'A Hold! 3' is a Hold!: without the side before it and the number behind. */
export const markerKind = (name: string): string => name.replace(/^[GA] (.+) \d+$/, '$1');
/** 5.8.3 In Poland a marker without the front of 1939 does nothing but pay. */
export const markerWords = ({ front, hands }: Pick<TableView, 'front' | 'hands'>, name: string): string => {
  const own = hands.flatMap(h => h.ownMarkers ?? []).find(m => m.name === name);
  return `${markerKind(name)}${front === 'poland' && own?.in1939 === false ? ' (1940 only)' : ''}`;
};
/** A choice with its marker by what is on the back. */
export const wordsFor = (
  { text, choice: { marker } }: Listed & { readonly text: string },
  view: Pick<TableView, 'front' | 'hands'>,
): string => (marker === undefined ? text : text.replace(String(marker), markerWords(view, String(marker))));
/** 5.8.2 Markers of one back, and the Drop! markers (19.10), are alike: the first of those that may be taken stands for all. */
export const alikeOnce = <O extends Listed>(offered: readonly O[], view: Pick<TableView, 'front' | 'hands'>) => {
  const drop = offered.find(isDropMarker)?.choice['drop'];
  const kinds = new Set<string>();
  return offered.filter(o => {
    const { marker } = o.choice;
    if (marker === undefined) return !isDropMarker(o) || o.choice['drop'] === drop;
    const kind = markerWords(view, String(marker));
    return !kinds.has(kind) && kinds.add(kind);
  });
};
/** Decisions in which a click on a hex means the hex. */
const HEX_VERBS: { readonly [kind: string]: string } = {
  marching: 'to',
  fighting: 'attack',
  retreating: 'retreat',
  tiring: 'tire',
  punishing: 'tire',
  marking: 'blitz',
  yielding: 'giveUp',
};
/** And those in which it means the units there. */
const UNIT_VERBS: { readonly [kind: string]: string } = {
  moving: 'move',
  losing: 'lose',
  suffering: 'lose',
  leading: 'lead',
  doubling: 'unit',
  improving: 'improve',
  deploying: 'send',
};
/** What a click on a hex would ask for in each decision. */
export const askAt = (view: TableView, hex: string): readonly LabelledChoice[] => {
  const kind = view.decides?.kind ?? '';
  const verb = HEX_VERBS[kind];
  if (verb) return view.march?.hex === hex ? [] : [{ do: verb, hex }];
  const units = view.stacks.find(s => s.hex === hex)?.units.toReversed() ?? [];
  return UNIT_VERBS[kind] ? units.map(u => ({ do: UNIT_VERBS[kind]!, unit: u.name })) : [];
};
type Light = 'move' | 'strike' | 'place';
const LIGHTS: { readonly [verb: string]: Light } = {
  attack: 'strike',
  target: 'strike',
  blow: 'strike',
  assault: 'strike',
  to: 'move',
  retreat: 'move',
  advance: 'move',
};
/** How a listed hex is lit. */
export const lightOf = (verb: string): Light => LIGHTS[verb] ?? 'place';
/** Choices of counters in one hex: the stack is fanned out to choose from. */
const OF_COUNTERS = ['move', 'add', 'leave', 'lose', 'lead', 'improve', 'send', 'sure', 'unit'];
export const isOfCounters = (among: readonly Listed[]): boolean =>
  among.every(o => OF_COUNTERS.includes(o.choice.do)) && new Set(among.map(o => o.choice['unit'] ?? '')).size > 1;
