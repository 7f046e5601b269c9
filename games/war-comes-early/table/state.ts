/** The table of War Comes Early: what every table has, the hexes of its map, and what may be done in each. */
import { createMemo, untrack } from 'solid-js';
import { createHexes, type Hexes } from '../../../screen/hex/state.ts';
import { later } from '../../../screen/later.ts';
import type { Offered, Said, TableSession } from '../../../screen/session.ts';
import { createTable, tableContext, type Table } from '../../../screen/table.tsx';
import { playWhole } from '../../../screen/together.ts';
import { askAt, byHex, isAside, isOfCounters } from '../look/aim.ts';
import { spoken, type Gazetteer } from '../look/spoken.ts';
import type { ReachView, StackView, TableView, UnitView } from '../view.ts';
import type { Overlays } from '../view/overlays.ts';
import type { TableBox } from './box.ts';
import { keyed, sorted } from './choices.ts';

export interface WceTable extends Table<TableView>, Hexes<UnitView> {
  readonly box: TableBox;
  readonly names: Gazetteer;
  /** The kind of decision, where it is ours. */
  kind(): string;
  stacks(): ReadonlyMap<string, StackView>;
  /** The hexes with something to do. */
  listed(): readonly string[];
  /** Choices at a hex that a plain click never means. */
  aside(hex: string): readonly Offered[];
  /** Where the advice points. */
  hinted(): string | undefined;
  reach(): ReadonlyMap<string, ReachView>;
  /** Zones, air and supply lines, as last made. */
  overlays(): Overlays | undefined;
}
export const { Provide: ProvideTable, use: useWce } = tableContext<WceTable>();

/** 3.0 The choices that bring a unit from the tray or the map to a hex. */
const setUpSteps = (view: TableView, name: string, hex: string): readonly Said[] => {
  const placed = view.stacks.some(s => s.units.some(u => u.name === name));
  const back = view.placing !== undefined && view.placing !== name ? [{ do: 'back' }] : [];
  const lift = placed ? [{ do: 'lift', unit: name }] : [];
  const pick = view.placing === name ? [] : [...lift, { do: 'pick', unit: name }];
  return [...back, ...pick, { do: 'at', hex }];
};

export function createWceTable(session: TableSession<TableView>, box: TableBox): WceTable {
  const table = createTable(session, { keyed: (all, now) => keyed(sorted(all, now)) });
  const { view, offered, entry, hint } = table;
  const { sheet, names } = box;
  const kind = (): string => (offered().length ? (view().decides?.kind ?? '') : '');
  const stacks = createMemo((): ReadonlyMap<string, StackView> => new Map(view().stacks.map(s => [s.hex, s])));
  const reach = createMemo(
    (): ReadonlyMap<string, ReachView> => new Map((view().march?.reach ?? []).map(r => [r.hex, r])),
  );
  const there = createMemo(() => byHex(offered(), view()));
  const at = (hex: string): readonly Offered[] => (there().get(hex) ?? []).filter(o => !isAside(o));
  const aside = (hex: string): readonly Offered[] => (there().get(hex) ?? []).filter(isAside);
  const hexes: Hexes<UnitView> = createHexes(table, sheet, {
    at,
    asks: hex => askAt(view(), hex),
    spoken: hex =>
      spoken(
        names,
        view(),
        hex,
        [...at(hex), ...aside(hex)].map(o => o.text),
      ),
    height: hex => stacks().get(hex)?.height ?? 0,
    isFanned: isOfCounters,
    putDown: (unit, hex) => {
      if (hex === unit.place) return;
      const isSetUp = kind() === 'settingUp' || kind() === 'placing';
      if (isSetUp)
        void playWhole(
          table,
          untrack(() => setUpSteps(view(), unit.name, hex)),
        );
      else void hexes.choose(hex);
    },
  });
  const hinted = createMemo(() => {
    const h = hint();
    const said = h?.state === 'said' ? h.advice.choice : undefined;
    return said && [...byHex([said], view()).keys()][0];
  });
  /** Made in the worker, only while something shows them. */
  const overlays = later(
    () => (hexes.overlay() === undefined ? -1 : entry()),
    async now => (now < 0 ? undefined : ((await session.detail('overlays')) as Overlays | undefined)),
  );
  return {
    ...table,
    ...hexes,
    box,
    names,
    kind,
    stacks,
    listed: createMemo(() => [...there().keys()]),
    aside,
    hinted,
    reach,
    overlays,
  };
}
