/** What a click on an area means: the listed choices that concern it, or the choices to explain if none is listed. */
import type { OfferedChoice, LabelledChoice } from '../../../screen/session.ts';
import type { TableView } from '../view.ts';

const areaOf = (view: TableView, division: unknown): string | undefined =>
  view.divisions.find(d => d.name === division)?.area;

/** The area a choice points at, if it points at one. */
export function pointsAt(view: TableView, choice: LabelledChoice): string | undefined {
  switch (choice.do) {
    case 'enter':
    case 'counterattack':
      return choice['area'] as string;
    case 'stage':
      return choice['staging'] as string;
    case 'activate':
    case 'repair':
      return areaOf(view, choice['division']);
    default:
      return undefined;
  }
}

export const listedAt = (offered: readonly OfferedChoice[], view: TableView, area: string): readonly OfferedChoice[] =>
  offered.filter(o => pointsAt(view, o.choice) === area);

/** The verb a click on the map stands for at this decision. */
export const verbNow = (offered: readonly OfferedChoice[]): string | undefined =>
  ['enter', 'stop', 'activate', 'counterattack', 'repair', 'stage'].find(verb =>
    offered.some(o => o.choice.do === verb),
  );

/** The choices to put to the rules when the area is clicked and none is listed there. */
export function asksAt(offered: readonly OfferedChoice[], view: TableView, area: string): readonly LabelledChoice[] {
  const mine = view.divisions.filter(d => d.area === area);
  switch (verbNow(offered)) {
    case 'enter':
    case 'stop':
      return [{ do: 'enter', area }];
    case 'counterattack':
      return [{ do: 'counterattack', area }];
    case 'activate':
      return mine.map(d => ({ do: 'activate', division: d.name }));
    case 'repair':
      return mine.map(d => ({ do: 'repair', division: d.name }));
    default:
      return [];
  }
}

export type Light = 'move' | 'third' | 'pick';
/** How an area with choices is lit: a step that is free, one that costs gas or audacity, or a piece to pick. */
export const lightOf = (listed: readonly OfferedChoice[]): Light | undefined => {
  if (listed.length === 0) return undefined;
  if (listed.some(o => o.choice.do !== 'enter')) return 'pick';
  return listed.some(o => !('with' in o.choice)) ? 'move' : 'third';
};

/** What pays for a third area there. */
export const fares = (listed: readonly OfferedChoice[]): readonly string[] =>
  listed.flatMap(o => ('with' in o.choice ? [String(o.choice['with'])] : []));

interface Fields {
  readonly [field: string]: unknown;
}
export const same = (a: Fields, b: Fields): boolean => fieldsOf(a) === fieldsOf(b);
const fieldsOf = (c: Fields): string => JSON.stringify(Object.entries(c).sort(([x], [y]) => (x < y ? -1 : 1)));
