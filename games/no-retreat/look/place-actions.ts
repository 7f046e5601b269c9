/** What a hex means in a decision: the listed choices about it, and what a click there would ask for if none is listed. */
import type { LabelledChoice } from '../../../screen/session.ts';
import { choicesByHex, type Listed } from '../../../screen/war/aim.ts';
import type { TableView } from '../view.ts';

/** Never meant by a plain click: a stop-over in another hex. */
export const isAside = (o: Listed): boolean => o.choice.do === 'via';

export const byHex = <O extends Listed>(offered: readonly O[], view: TableView): ReadonlyMap<string, readonly O[]> =>
  choicesByHex(alikeOnce(offered, view), view.stacks);
const isDropMarker = ({ choice }: Listed): boolean =>
  choice.do === 'drop' && String(choice['drop']).startsWith('Drop!');
/** The kind of a marker: 'A Hold! 3' without the side and the number. */
export const markerKind = (name: string): string => name.replace(/^[GA] (.+) \d+$/, '$1');
/** 5.8.3 In Poland a marker without the front of 1939 can only pay. */
export const markerWords = ({ front, hands }: Pick<TableView, 'front' | 'hands'>, name: string): string => {
  const own = hands.flatMap(h => h.ownMarkers ?? []).find(m => m.name === name);
  return `${markerKind(name)}${front === 'poland' && own?.in1939 === false ? ' (1940 only)' : ''}`;
};
/** The words of a choice, with its marker named by its back. */
export const wordsFor = (
  { text, choice: { marker } }: Listed & { readonly text: string },
  view: Pick<TableView, 'front' | 'hands'>,
): string => (marker === undefined ? text : text.replace(String(marker), markerWords(view, String(marker))));
/** 5.8.2 Markers with the same back, and Drop! markers (19.10), are equal: the first one that may be taken stands for all. */
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
/** Decisions in which a click means the units there. */
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
/** How a listed hex is highlighted. */
export const lightOf = (verb: string): Light => LIGHTS[verb] ?? 'place';
/** Choices of units in one hex: the stack is fanned out to choose from. */
const OF_COUNTERS = ['move', 'add', 'leave', 'lose', 'lead', 'improve', 'send', 'sure', 'unit'];
export const isOfCounters = (among: readonly Listed[]): boolean =>
  among.every(o => OF_COUNTERS.includes(o.choice.do)) && new Set(among.map(o => o.choice['unit'] ?? '')).size > 1;
