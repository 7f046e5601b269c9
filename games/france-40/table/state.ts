/** The table of France '40: what every table has, the hexes of its map, what may be done in each, the march and the battle on it. */
import { createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import type { Caution } from '../../../engine/decide.ts';
import { createHexes, type Hexes, type WayOut } from '../../../screen/hex/state.ts';
import type { Notes } from '../../../screen/host.ts';
import { later } from '../../../screen/later.ts';
import type { Offered, Said, TableSession } from '../../../screen/session.ts';
import { createTable, tableContext, type Table } from '../../../screen/table.tsx';
import { playWhole } from '../../../screen/together.ts';
import { askAt, byHex, isAside } from '../look/aim.ts';
import { spoken, type Gazetteer } from '../look/spoken.ts';
import type { Overlays, ReachView, StackView, TableView, TraceView, UnitView } from '../view.ts';
import type { TableBox } from './box.ts';
import { keyed, sorted } from './choices.ts';
import { waysOutOf } from './exits.ts';
import { createBattle, type Fought } from './fought.ts';
import { putDown } from './hands.ts';
import { createPlans, type Plans } from './plans.ts';

export interface HexTable extends Table<TableView>, Hexes<UnitView>, Plans {
  readonly box: TableBox;
  /** What hexes are called, and their ground. */
  readonly names: Gazetteer;
  /** The kind of decision, where it is ours. */
  kind(): string;
  stacks(): ReadonlyMap<string, StackView>;
  forts(): ReadonlyMap<string, UnitView>;
  /** The hexes with something to do. */
  listed(): readonly string[];
  /** Choices at a hex that a plain click never means. */
  aside(hex: string): readonly Offered[];
  /** Of several units that could go, the one that is meant. */
  unit(): string | undefined;
  setUnit(name?: string): void;
  /** Where the advice points. */
  hinted(): string | undefined;
  reach(): ReadonlyMap<string, ReachView>;
  /** The battle that is to be seen, also another's. */
  fought(): Fought | undefined;
  putAway(): void;
  waysOut(): readonly WayOut[];
  /** As last made, and only if of this moment. */
  overlays(): Overlays | undefined;
  overlaysNow(): Overlays | undefined;
  /** 8.0 The supply line of a unit. */
  traceOf(unit: string | undefined): Promise<TraceView | undefined>;
  /** That of the unit chosen, while supply is shown. */
  trace(): TraceView | undefined;
}
export const { Provide: ProvideTable, use: useHex } = tableContext<HexTable>();

/** What is listed, by the hex it concerns. */
const createListed = (table: Table<TableView>) => {
  const [unit, setUnit] = createSignal<string>();
  const listed = createMemo(() => byHex(table.offered(), table.view()));
  table.onEntry(() => setUnit());
  const at = (hex: string): readonly Offered[] => {
    const all = (listed().get(hex) ?? []).filter(o => !isAside(o));
    const meant = unit();
    return meant !== undefined && all.some(o => o.choice['unit'] === meant && 'hex' in o.choice)
      ? all.filter(o => o.choice['unit'] === meant)
      : all;
  };
  const aside = (hex: string): readonly Offered[] => (listed().get(hex) ?? []).filter(isAside);
  const hexes = createMemo(() => [...listed().keys()]);
  return { unit, setUnit, at, aside, listed: hexes };
};

/** 3.0 The choices that bring a unit from the tray or the map to a hex: what is in hand put back, the unit lifted, picked and put down. */
const setUpSteps = (view: TableView, name: string, hex: string): readonly Said[] => {
  const placed = view.stacks.some(s => s.units.some(u => u.name === name));
  const back = view.placing !== undefined && view.placing !== name ? [{ do: 'back' }] : [];
  const lift = placed ? [{ do: 'lift', unit: name }] : [];
  const pick = view.placing === name ? [] : [...lift, { do: 'pick', unit: name }];
  return [...back, ...pick, { do: 'at', hex }];
};
/** Attacks that were planned and put off; with the end of the phase they are forgotten. */
const noted = (count: number, fights: boolean): Caution | undefined => {
  if (!count) return undefined;
  const says = [count === 1 ? 'One attack is noted' : `${count} attacks are noted`];
  return fights ? { says, asks: true } : { says };
};

/** 8.0 Supply lines, made in the worker: of any unit, and of the one chosen while supply is shown. */
const createTrace = (
  session: TableSession<TableView>,
  view: () => TableView,
  entry: () => number,
  hexes: Hexes<UnitView>,
  stacks: () => ReadonlyMap<string, StackView>,
): Pick<HexTable, 'traceOf' | 'trace'> => {
  const traceOf: HexTable['traceOf'] = async unit =>
    unit === undefined ? undefined : ((await session.detail('trace', unit)) as TraceView | undefined);
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

export function createHexTable(session: TableSession<TableView>, box: TableBox, notes: Notes): HexTable {
  const table = createTable(session, {
    keyed: (all, now) => keyed(sorted(all, now)),
    caution: o => (o.choice.do === 'done' ? noted(plans.plans().length, kind() === 'attacking') : undefined),
  });
  const plans = createPlans(() => table.view(), table.play, notes);
  const { view, offered, entry, hint } = table;
  const { sheet, names } = box.map;
  const kind = (): string => (offered().length ? (view().decides?.kind ?? '') : '');
  const stacks = createMemo((): ReadonlyMap<string, StackView> => new Map(view().stacks.map(s => [s.hex, s])));
  const forts = createMemo((): ReadonlyMap<string, UnitView> => new Map(view().forts.map(f => [f.place, f])));
  const reach = createMemo(
    (): ReadonlyMap<string, ReachView> => new Map((view().march?.reach ?? []).map(r => [r.hex, r])),
  );
  const found = createListed(table);
  const hexes: Hexes<UnitView> = createHexes(table, sheet, {
    at: found.at,
    asks: hex => askAt(view(), hex, found.unit()),
    spoken: hex =>
      spoken(
        names,
        view(),
        hex,
        [...found.at(hex), ...found.aside(hex)].map(o => o.text),
      ),
    height: hex => stacks().get(hex)?.height ?? 0,
    isFanned: among =>
      new Set(among.map(o => o.choice['unit'] ?? '')).size > 1 && among.every(o => o.choice.do !== 'retreat'),
    putDown: (unit, hex, others) => {
      if (hex === unit.place) return;
      if (kind() === 'settingUp' || kind() === 'placing')
        void playWhole(
          table,
          untrack(() => setUpSteps(view(), unit.name, hex)),
        );
      else void putDown(whole, unit, hex, others);
    },
  });
  const hinted = createMemo(() => {
    const h = hint();
    const said = h?.state === 'said' ? h.advice.choice : undefined;
    return said && [...byHex([said], view()).keys()][0];
  });
  const waysOut = createMemo(() => (view().march ? waysOutOf(sheet, view(), offered(), hex => reach().has(hex)) : []));
  /** Made in the worker, only while something shows them. */
  const wanted = createMemo(() =>
    hexes.overlay() !== undefined || view().march !== undefined || kind() === 'attacking' ? entry() : -1,
  );
  const made = later(wanted, async at => ({
    at,
    found: at < 0 ? undefined : ((await session.detail('overlays')) as Overlays | undefined),
  }));

  const traced = createTrace(session, view, entry, hexes, stacks);
  createEffect(on(kind, hexes.disband, { defer: true }));
  const whole: HexTable = {
    ...table,
    ...hexes,
    ...found,
    ...plans,
    ...createBattle(box, table.snap),
    box,
    names,
    kind,
    stacks,
    forts,
    reach,
    hinted,
    waysOut,
    overlays: () => made()?.found,
    overlaysNow: () => (made()?.at === entry() ? made()?.found : undefined),
    ...traced,
  };
  return whole;
}
