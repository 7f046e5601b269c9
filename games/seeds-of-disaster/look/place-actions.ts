/** What a click on an Area would mean now: the listed choices that lie there, or the ones to ask "why not" about. No rules: only where a choice points. */
import type { OfferedChoice, LabelledChoice } from '../../../screen/session.ts';
import type { TableView, UnitView } from '../view.ts';

/** A unit's Area; of one Poised, its army's. */
export const areaOfUnit = (view: TableView, name: string): string | undefined => {
  const poised = view.sides.flatMap(s => s.display).find(u => u.name === name)?.poised;
  const found = poised ?? name;
  return view.areas.find(a => a.stack.some(u => u.name === found))?.name;
};
export const unitOf = (o: OfferedChoice): string | undefined => {
  const { unit, army } = o.choice;
  const named = unit ?? army;
  return typeof named === 'string' ? named : undefined;
};
export const areaOf = (o: OfferedChoice): string | undefined => {
  const { area } = o.choice;
  return typeof area === 'string' ? area : undefined;
};
/** Choices that are made by pointing at an Area: without a unit, or of the unit in hand. */
export const directAt = (
  offered: readonly OfferedChoice[],
  hand: string | undefined,
  area: string,
): readonly OfferedChoice[] =>
  offered.filter(o => areaOf(o) === area && !isAside(offered, o) && (unitOf(o) === undefined || unitOf(o) === hand));
/** What costs points beside the moves of a segment is chosen from the list: a click that means to march must not pay for it. */
const isAside = (offered: readonly OfferedChoice[], o: OfferedChoice): boolean =>
  o.choice.do === 'bridge' || (o.choice.do === 'look' && offered.some(x => x.choice.do === 'move'));
/** Units standing there that have something to choose. */
export const unitsAt = (offered: readonly OfferedChoice[], view: TableView, area: string): readonly string[] => {
  const able = new Set(offered.flatMap(o => unitOf(o) ?? []));
  return [...able].filter(u => areaOfUnit(view, u) === area);
};
/** All a click there could come to. */
export const listedAt = (
  offered: readonly OfferedChoice[],
  view: TableView,
  hand: string | undefined,
  area: string,
): readonly OfferedChoice[] => {
  const direct = directAt(offered, hand, area);
  if (direct.length || hand !== undefined) return direct;
  const units = unitsAt(offered, view, area);
  return offered.filter(o => units.includes(unitOf(o) ?? ''));
};

/** Verbs to ask about, by the question, with a unit in hand and without. */
const WITH_UNIT: { readonly [kind: string]: readonly string[] } = {
  placing: ['place'],
  arriving: ['arrive'],
  moving: ['shift', 'station', 'move'],
  marching: ['move', 'redeploy'],
  advancing: ['advance'],
};
const ALONE: { readonly [kind: string]: readonly string[] } = {
  looking: ['look'],
  mobilising: ['dig'],
  moving: ['manoeuvre'],
  attacking: ['attack'],
  breaking: ['attack'],
  retreating: ['retreat'],
  standing: ['retreat'],
  escaping: ['retreat'],
  following: ['follow'],
};
export const asksAt = (kind: string, hand: UnitView | undefined, area: string): readonly LabelledChoice[] =>
  hand
    ? (WITH_UNIT[kind] ?? []).map(verb => ({ do: verb, unit: hand.name, area }))
    : (ALONE[kind] ?? []).map(verb => ({ do: verb, area }));

export type Light = 'move' | 'pick' | 'target';
const TARGETS = ['attack', 'retreat', 'look'];
export const lightOf = (listed: readonly OfferedChoice[], direct: boolean): Light | undefined => {
  if (listed.length === 0) return undefined;
  if (!direct) return 'pick';
  return listed.some(o => TARGETS.includes(o.choice.do) && o.choice.do !== 'retreat') ? 'target' : 'move';
};
