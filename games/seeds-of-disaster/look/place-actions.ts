/** What a click on an Area means now: the listed choices there, or the choices to ask "why not" about. Knows no rules, only which Area a choice names. */
import type { OfferedChoice, LabelledChoice } from '../../../screen/session.ts';
import type { TableView, UnitView } from '../view.ts';
import type { SeedsDecision } from '../rules/flow.ts';

/** The Area of a unit; for a Poised unit, that of its army. */
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
/** Choices made by a click on an Area: without a unit, or of the unit in hand. */
export const directAt = (
  offered: readonly OfferedChoice[],
  hand: string | undefined,
  area: string,
): readonly OfferedChoice[] =>
  offered.filter(o => areaOf(o) === area && !isAside(offered, o) && (unitOf(o) === undefined || unitOf(o) === hand));
/** Choices that cost points are made from the list, so that a click meant as a march does not pay for them. */
const isAside = (offered: readonly OfferedChoice[], o: OfferedChoice): boolean =>
  o.choice.do === 'bridge' || (o.choice.do === 'look' && offered.some(x => x.choice.do === 'move'));
/** The units in an Area that have a choice. */
export const unitsAt = (offered: readonly OfferedChoice[], view: TableView, area: string): readonly string[] => {
  const able = new Set(offered.flatMap(o => unitOf(o) ?? []));
  return [...able].filter(u => areaOfUnit(view, u) === area);
};
/** All choices a click on an Area can lead to. */
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

/** By decision, the verbs to ask "why not" about, with a unit in hand and without. */
const WITH_UNIT: { readonly [kind: string]: readonly string[] } = {
  placing: ['place'],
  arriving: ['arrive'],
  moving: ['shift', 'station', 'move'],
  marching: ['move', 'redeploy'],
  advancing: ['advance'],
} satisfies { readonly [D in SeedsDecision]?: readonly string[] };
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
} satisfies { readonly [D in SeedsDecision]?: readonly string[] };
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
