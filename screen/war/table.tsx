/** The table of a hex wargame: what every table has, the hexes of its map, what may be done in each, and the march on it. */
import { createContext, createEffect, createMemo, createSignal, on, untrack, useContext, type JSX } from 'solid-js';
import { createHexes, type Hexes } from '../hex/state.ts';
import type { HexSheet } from '../hex/sheet.ts';
import { later } from '../async-signal.ts';
import type { OfferedChoice, LabelledChoice, TableSession } from '../session.ts';
import { tableContext, type Table } from '../table.tsx';
import { playAll } from '../play-several.ts';
import { setUpSteps } from './together.ts';
import type { Gazetteer, Looks, ReachOf, StackOf, UnitOf, WarTrace, WarView } from './view.ts';

export interface WarTable<View extends WarView = WarView> extends Table<View>, Hexes<UnitOf<View>> {
  /** What hexes are called, and their ground. */
  readonly names: Gazetteer;
  readonly looks: Looks<UnitOf<View>, StackOf<View>>;
  /** The kind of decision, where it is ours. */
  kind(): string;
  stacks(): ReadonlyMap<string, StackOf<View>>;
  /** The hexes with something to do. */
  listed(): readonly string[];
  /** Choices at a hex that a plain click never means. */
  aside(hex: string): readonly OfferedChoice[];
  /** Of several units that could go, the one that is meant. */
  unit(): string | undefined;
  setUnit(name?: string): void;
  /** Where the advice points. */
  hinted(): string | undefined;
  reach(): ReadonlyMap<string, ReachOf<View>>;
  /** The supply line of a unit, and that of the unit chosen while supply is shown. */
  traceOf(unit: string | undefined): Promise<WarTrace | undefined>;
  trace(): WarTrace | undefined;
}

/** What a game says of its hexes. */
export interface WarAim<View extends WarView> {
  byHex<O extends Pick<OfferedChoice, 'choice'>>(offered: readonly O[], view: View): ReadonlyMap<string, readonly O[]>;
  isAside(o: OfferedChoice): boolean;
  /** What a click would ask for where nothing is listed. */
  asks(hex: string, unit: string | undefined): readonly LabelledChoice[];
  spoken(hex: string, choices: readonly string[]): string;
  isFanned(among: readonly OfferedChoice[]): boolean;
  /** A counter that is not being set up is let go over a hex. */
  putDown(unit: UnitOf<View>, hex: string, others: readonly string[]): void;
}

/** What is listed, by the hex it concerns. */
const createListed = <View extends WarView>(table: Table<View>, { byHex, isAside }: WarAim<View>) => {
  const [unit, setUnit] = createSignal<string>();
  const listed = createMemo(() => byHex(table.offered(), table.view()));
  table.onEntry(() => setUnit());
  const at = (hex: string): readonly OfferedChoice[] => {
    const all = (listed().get(hex) ?? []).filter(o => !isAside(o));
    const meant = unit();
    return meant !== undefined && all.some(o => o.choice['unit'] === meant && 'hex' in o.choice)
      ? all.filter(o => o.choice['unit'] === meant)
      : all;
  };
  const aside = (hex: string): readonly OfferedChoice[] => (listed().get(hex) ?? []).filter(isAside);
  const hexes = createMemo(() => [...listed().keys()]);
  return { unit, setUnit, at, aside, listed: hexes };
};
/** Supply lines, made in the worker: of any unit, and of the one chosen while supply is shown. */
const createTrace = <View extends WarView>(
  session: TableSession<View>,
  { view, entry }: Table<View>,
  hexes: Hexes<UnitOf<View>>,
  stacks: () => ReadonlyMap<string, StackOf<View>>,
): Pick<WarTable<View>, 'traceOf' | 'trace'> => {
  const traceOf: WarTable['traceOf'] = async unit =>
    unit === undefined ? undefined : ((await session.detail('trace', unit)) as WarTrace | undefined);
  /** The unit pointed at, else in the hex in hand, else on the march. */
  const chosen = (): string | undefined => {
    const top = (hex: string | undefined) =>
      stacks()
        .get(hex ?? '')
        ?.units.at(-1)?.name;
    return top(hexes.hover()) ?? top(hexes.picked()) ?? view().march?.units[0];
  };
  const trace = later(
    () => ({ unit: hexes.overlay() === 'supply' ? chosen() : undefined, at: entry() }),
    ({ unit }) => traceOf(unit),
  );
  return { traceOf, trace };
};

const SETTING_UP = ['settingUp', 'placing'];
/** Questions about the enemy: a click on his stack is an answer, not a look. */
const ABOUT_THE_ENEMY = /attack|plan|declar|target|bomb/i;
export const kindOf = <View extends WarView>({ offered, view }: Table<View>): string =>
  offered().length ? (view().decides?.kind ?? '') : '';

export function createWarTable<View extends WarView>(
  table: Table<View>,
  box: { readonly sheet: HexSheet; readonly names: Gazetteer },
  looks: Looks<UnitOf<View>, StackOf<View>>,
  aim: WarAim<View>,
): WarTable<View> {
  const { view, hint } = table;
  const kind = (): string => kindOf(table);
  const stacks = createMemo((): ReadonlyMap<string, StackOf<View>> => new Map(view().stacks.map(s => [s.hex, s])));
  const reach = createMemo(
    (): ReadonlyMap<string, ReachOf<View>> => new Map((view().march?.reach ?? []).map(r => [r.hex, r])),
  );
  const found = createListed(table, aim);
  const hexes: Hexes<UnitOf<View>> = createHexes(table, box.sheet, {
    at: found.at,
    asks: hex => aim.asks(hex, found.unit()),
    looks: hex => {
      const stack = stacks().get(hex);
      return !!stack && stack.side !== table.snap().eyes && !view().march && !ABOUT_THE_ENEMY.test(kind());
    },
    spoken: hex =>
      aim.spoken(
        hex,
        [...found.at(hex), ...found.aside(hex)].map(o => o.text),
      ),
    height: hex => stacks().get(hex)?.height ?? 0,
    isFanned: aim.isFanned,
    putDown: (unit, hex, others) => {
      if (hex === unit.place) return;
      if (SETTING_UP.includes(kind()))
        void playAll(
          table,
          untrack(() => setUpSteps(view(), unit.name, hex)),
        );
      else aim.putDown(unit, hex, others);
    },
  });
  const hinted = createMemo(() => {
    const h = hint();
    const advised = h?.state === 'ready' ? h.advice.choice : undefined;
    return advised && [...aim.byHex([advised], view()).keys()][0];
  });
  createEffect(on(kind, hexes.disband, { defer: true }));
  const traced = createTrace(table.session, table, hexes, stacks);
  return { ...table, ...hexes, ...found, ...traced, names: box.names, looks, kind, stacks, reach, hinted };
}

/** Overlays that the worker makes, only while something shows them: as last made, and only if of this moment. */
export const createOverlays = <Overlays,>(
  { session, entry }: Table,
  wanted: () => boolean,
): { overlays(): Overlays | undefined; overlaysNow(): Overlays | undefined } => {
  const made = later(
    createMemo(() => (wanted() ? entry() : -1)),
    async at => ({ at, found: at < 0 ? undefined : ((await session.detail('overlays')) as Overlays | undefined) }),
  );
  return {
    overlays: () => made()?.found,
    overlaysNow: () => (made()?.at === entry() ? made()?.found : undefined),
  };
};

const Shared = createContext<WarTable>();
/** The table that the shared parts of a hex wargame stand on. */
export const useWar = (): WarTable => {
  const table = useContext(Shared);
  if (!table) throw new Error('a part of a wargame stands outside its table');
  return table;
};
/** A game's own context: its panels find its whole table there, shared ones what every hex wargame has. */
export function warContext<T extends WarTable>(): ReturnType<typeof tableContext<T>> {
  const own = tableContext<T>();
  return {
    use: own.use,
    Provide: (props: { readonly table: T; readonly children: JSX.Element }) => {
      const { table } = props; // read once: written as an expression, each look would make another table
      return (
        <own.Provide table={table}>
          <Shared.Provider value={table}>{props.children}</Shared.Provider>
        </own.Provide>
      );
    },
  };
}
