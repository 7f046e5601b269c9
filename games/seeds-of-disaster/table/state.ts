/** The state of the game's table on the page: that of every table, the Areas, three sheets, and the unit or card in hand. */
import { createMemo, createSignal, untrack } from 'solid-js';
import { createPlaces, type Places } from '../../../screen/map/places.ts';
import type { OfferedChoice, TableSession } from '../../../screen/session.ts';
import { createTable, tableContext, type Table } from '../../../screen/table.tsx';
import { asksAt, directAt, listedAt, unitsAt } from '../look/place-actions.ts';
import { shortOf, spoken } from '../look/words.ts';
import type { Face } from '../look/faces.tsx';
import type { TableView, UnitView } from '../view.ts';
import type { BoxView } from '../view/box.ts';
import type { Ground } from '../look/ground.ts';
import type { Spot } from '../../../screen/map/viewport.ts';
import { keyed } from './choices.ts';

type Stood = ReadonlyMap<string, string>;
type Units = () => ReadonlyMap<string, UnitView>;
export const SHEETS = ['years', 'display', 'map'] as const;
export type SheetName = (typeof SHEETS)[number];

export interface SeedsTable extends Table<TableView>, Places {
  readonly box: BoxView;
  /** The decision the viewer is asked for; empty while the other side decides. */
  kind(): string;
  sheet(): SheetName;
  setSheet(to: SheetName): void;
  /** The unit in hand, until it has no choices left or is put down. */
  hand(): string | undefined;
  take(unit?: string): void;
  /** The card in hand. */
  card(): string | undefined;
  takeCard(card?: string): void;
  unitNamed(name: string): UnitView | undefined;
  faceOf(u: UnitView): Face;
  shown(area: string): string;
  direct(area: string): readonly OfferedChoice[];
  unitsAt(area: string): readonly string[];
  /** The Area a unit stood in before the last change, if it stands in another now. */
  cameFrom(unit: string): string | undefined;
  setGround(ground: Ground): void;
  spotOf(area: string): Spot | undefined;
}
export const { Provide: ProvideTable, use: useSeeds } = tableContext<SeedsTable>();

/** Every unit the viewer knows of. */
export const allUnits = (view: TableView): readonly UnitView[] => [
  ...view.areas.flatMap(a => a.stack),
  ...view.sides.flatMap(s => s.display),
];

/** The unit and the card in hand. */
const createInHand = () => {
  const [hand, take] = createSignal<string>();
  const [card, takeCard] = createSignal<string>();
  return { hand, take, card, takeCard };
};
type InHand = ReturnType<typeof createInHand>;
/** Puts down a unit or card that has no choices left. */
const putDownAfter = ({ onEntry, offered }: Table<TableView>, { hand, take, card, takeCard }: InHand): void => {
  const is = (field: 'unit' | 'card', name: string | undefined): boolean =>
    name === undefined || untrack(offered).some(o => o.choice[field] === name);
  onEntry(() => {
    if (!is('unit', untrack(hand))) take();
    if (!is('card', untrack(card))) takeCard();
  });
};
/** The Areas of the map, and the choices made by clicking one. */
const createAreas = (
  table: Table<TableView>,
  box: BoxView,
  { hand, take }: InHand,
  { kind, units }: { readonly kind: () => string; readonly units: Units },
) => {
  const { view, offered } = table;
  const at = (area: string): readonly OfferedChoice[] => listedAt(offered(), view(), hand(), area);
  const places = createPlaces(table, {
    at,
    asks: area => asksAt(kind(), units().get(hand() ?? ''), area),
    spoken: area =>
      spoken(
        box,
        view(),
        area,
        at(area).map(o => o.text),
      ),
  });
  const direct = (area: string): readonly OfferedChoice[] => directAt(offered(), hand(), area);
  const able = (area: string): readonly string[] => unitsAt(offered(), view(), area);
  /** A click on a stack takes its unit in hand. If several can act, the Area's card asks which. */
  const choose = async (area: string): Promise<void> => {
    const here = untrack(() => (direct(area).length ? [] : able(area)));
    const [only] = here;
    const held = untrack(hand);
    if (!here.length) return places.choose(area);
    if (held !== undefined && !here.includes(held)) take();
    places.setPicked(area);
    places.setChooser();
    if (here.length === 1) {
      take(only === untrack(hand) ? undefined : only);
      table.announce(untrack(hand) ? `${only} in hand` : 'Put down');
    }
  };
  return { ...places, choose, direct, unitsAt: able };
};
/** The Area each unit stood in before the last change, so that its counter can be seen to move. */
const createCameFrom = (view: () => TableView): SeedsTable['cameFrom'] => {
  const stood = createMemo<{ readonly now: Stood; readonly before: Stood }>(
    was => {
      const now = new Map(view().areas.flatMap(a => a.stack.map(u => [u.name, a.name] as const)));
      return { now, before: was.now };
    },
    { now: new Map(), before: new Map() },
  );
  return unit => {
    const { now, before } = stood();
    return before.get(unit) === now.get(unit) ? undefined : before.get(unit);
  };
};
const facesOf = (box: BoxView): SeedsTable['faceOf'] => {
  const rows = new Map(box.units.map(u => [u.name, u]));
  return u => ({
    nation: u.nation,
    type: u.type,
    short: shortOf(u.name),
    factor: u.factor,
    dots: u.dots,
    steps: u.steps,
    most: rows.get(u.name)?.factors.length ?? 0,
  });
};

export function createSeedsTable(session: TableSession<TableView>, box: BoxView): SeedsTable {
  const held = createInHand();
  const table: Table<TableView> = createTable(session, {
    keyed: (all, view) => keyed(all, view, held.hand(), held.card()),
  });
  const { view, offered } = table;
  const [sheet, setSheet] = createSignal<SheetName>(view().week > 0 || view().month > 0 ? 'map' : 'years');
  const kind = createMemo(() =>
    offered().length ? (view().decides.find(d => d.side === view().viewer)?.kind ?? '') : '',
  );
  const units: Units = createMemo(() => new Map(allUnits(view()).map(u => [u.name, u])));
  const shownNames = new Map(box.areas.map(a => [a.name, a.shown]));
  putDownAfter(table, held);
  let ground: Ground | undefined;
  return {
    ...table,
    ...createAreas(table, box, held, { kind, units }),
    ...held,
    cameFrom: createCameFrom(view),
    setGround: to => {
      ground = to;
    },
    spotOf: area => ground?.named(area)?.counter,
    box,
    kind,
    sheet,
    setSheet,
    unitNamed: name => units().get(name),
    faceOf: facesOf(box),
    shown: area => shownNames.get(area) ?? area,
  };
}
