/** What the hex table knows besides the game: what is pointed at, picked, carried, fanned out, refused and announced. Panels read it through `useTable`. */
import { createEffect, createMemo, createSignal, on, untrack, type Accessor } from 'solid-js';
import type { Verdict } from '../../../engine/decide.ts';
import { askAt, byHex, isAside, type Said } from '../../../games/france-40/look/aim.ts';
import { spoken } from '../../../games/france-40/look/spoken.ts';
import type { MarchView, Overlays, StackView, TableView, UnitView } from '../../../games/france-40/view.ts';
import type { Offered, Session, Snapshot } from '../../session.ts';
import { later } from '../../../screen/later.ts';
import { waysOutOf, type WayOut } from './exits.ts';
import { createPlans } from './plans.ts';
import { useTable, type Refusal } from '../state.ts';
import { createVoice } from '../voice.ts';

export type Overlay = 'zones' | 'supply';
/** Several listed choices at one hex: the player says which. */
export interface Chooser {
  readonly hex: string;
  readonly among: readonly Offered[];
}
/** A counter on its way under the pointer. */
export interface Carried {
  readonly unit: UnitView;
  readonly x: number;
  readonly y: number;
}

export type HexState = ReturnType<typeof createHexState>;
export const useHex = (): HexState => useTable() as unknown as HexState;

export function createHexState(session: Session<TableView>) {
  const snap = (): Snapshot<TableView> => session.snapshot();
  const view = createMemo((was: TableView | undefined): TableView => snap().view ?? was!);
  const offered = createMemo(() => (snap().replaying ? [] : snap().offered));
  const entry = createMemo(() => snap().entry);
  const kind = (): string => (offered().length ? (view().decides?.kind ?? '') : '');

  const [hover, setHover] = createSignal<string>();
  const [cursor, setCursor] = createSignal<string>();
  const [picked, setPicked] = createSignal<string>();
  const [fan, setFan] = createSignal<string>();
  /** Of several units that could go, the one that is meant. */
  const [unit, setUnit] = createSignal<string>();
  const [chooser, setChooser] = createSignal<Chooser>();
  const [carried, setCarried] = createSignal<Carried>();
  const [held, setHeld] = createSignal<Overlay>();
  const [pinned, setPinned] = createSignal<Overlay>();
  const [bare, setBare] = createSignal(false);
  const [reachOff, setReachOff] = createSignal(false);
  const [tab, setTab] = createSignal('map');
  const [page, setPage] = createSignal('log');
  const [refusal, setRefusal] = createSignal<Refusal & { readonly to: string }>();
  const { announced, announce, hint, setHint, askHint } = createVoice(session);
  const [busy, setBusy] = createSignal(false);

  const stacks = createMemo((): ReadonlyMap<string, StackView> => new Map(view().stacks.map(s => [s.hex, s])));
  const forts = createMemo((): ReadonlyMap<string, UnitView> => new Map(view().forts.map(f => [f.place, f])));
  const listed = createMemo(() => byHex(offered(), view()));
  const reach = createMemo(() => new Map((view().march?.reach ?? ([] as MarchView['reach'])).map(r => [r.hex, r])));
  const waysOut = createMemo(() => (view().march ? waysOutOf(view(), offered(), hex => reach().has(hex)) : []));
  const [out, setOut] = createSignal<WayOut>();
  /** Where the advice points: the hex it names, or where its unit stands. */
  const hinted = createMemo(() => {
    const h = hint();
    const said = h?.state === 'said' ? h.advice.choice : undefined;
    return said && [...byHex([said], view()).keys()][0];
  });
  const at = (hex: string): readonly Offered[] => {
    const all = (listed().get(hex) ?? []).filter(o => !isAside(o));
    const meant = unit();
    return meant !== undefined && all.some(o => o.choice['unit'] === meant && 'hex' in o.choice)
      ? all.filter(o => o.choice['unit'] === meant)
      : all;
  };
  const aside = (hex: string): readonly Offered[] => (listed().get(hex) ?? []).filter(isAside);
  const overlay: Accessor<Overlay | undefined> = () => held() ?? pinned();
  /** Made in the worker, only while something shows it. */
  const wanted = createMemo(() =>
    overlay() !== undefined || view().march !== undefined || kind() === 'attacking' ? entry() : -1,
  );
  const overlays = later(wanted, async (k): Promise<Overlays | undefined> =>
    k < 0 ? undefined : ((await session.detail('overlays')) as Overlays),
  );

  const known = new Map<string, Promise<Verdict>>();
  createEffect(
    on(
      entry,
      () => {
        known.clear();
        setRefusal();
        setChooser();
        setHint();
        setUnit();
        setOut();
      },
      { defer: true },
    ),
  );
  const why = (choice: Said): Promise<Verdict> => {
    const key = JSON.stringify(choice);
    const said = known.get(key) ?? session.why(choice as Offered['choice']);
    known.set(key, said);
    return said;
  };
  /** Why nothing may be done in a hex, one reason for each thing a click there would mean. */
  const reasonsAt = async (hex: string): Promise<readonly Refusal[]> => {
    if (untrack(() => at(hex).length || !offered().length)) return [];
    const verdicts = await Promise.all(untrack(() => askAt(view(), hex, unit())).map(why));
    const said = new Set<string>();
    return verdicts.flatMap(v => (v.ok || said.has(v.why) ? [] : (said.add(v.why), [{ case: v.case, why: v.why }])));
  };

  const obey = async (act: () => Promise<Verdict>, to: string): Promise<boolean> => {
    if (busy()) return false;
    setBusy(true);
    try {
      const verdict = await act();
      if (!verdict.ok) refuse(verdict, to);
      else {
        setRefusal();
        setChooser();
      }
      return verdict.ok;
    } finally {
      setBusy(false);
    }
  };
  const refuse = (r: Refusal, to: string): void => {
    setRefusal({ case: r.case, why: r.why, to });
    announce(`Refused: ${r.why} (${r.case})`);
  };
  const play = (choice: Offered['choice']): Promise<boolean> =>
    obey(() => session.play(choice), JSON.stringify(choice));

  /** A click on a hex: its one choice; of several units the fan, of several ways the chooser; else the reason. */
  const choose = async (hex: string): Promise<void> => {
    const among = untrack(() => at(hex));
    const units = new Set(among.map(o => o.choice['unit'] ?? ''));
    setPicked(hex);
    setChooser();
    if (among.length === 1) {
      setFan();
      await play((among[0] as Offered).choice);
    } else if (among.length > 1 && units.size > 1 && among.every(o => o.choice.do !== 'retreat')) setFan(hex);
    else if (among.length > 1) setChooser({ hex, among });
    else {
      setFan((stacks().get(hex)?.height ?? 0) > 1 ? hex : undefined);
      const [reason] = await reasonsAt(hex);
      if (reason) refuse(reason, hex);
    }
  };
  /** 3.0 A unit from the tray or the map to a hex: lifted, picked and put down, each a choice of its own. Where it may not stand, all is as before. */
  const setUp = async (name: string, hex: string): Promise<void> => {
    const { placing } = untrack(view);
    const begun = untrack(entry);
    const placed = [...untrack(stacks).values()].some(s => s.units.some(u => u.name === name));
    const steps: readonly Offered['choice'][] = [
      ...(placing !== undefined && placing !== name ? [{ do: 'back' }] : []),
      ...(placing === name ? [] : [...(placed ? [{ do: 'lift', unit: name }] : []), { do: 'pick', unit: name }]),
      { do: 'at', hex },
    ];
    for (const choice of steps)
      if (!(await play(choice))) {
        const said = refusal();
        if (untrack(entry) > begun) await session.backTo(begun);
        if (said) setRefusal(said);
        return;
      }
  };
  const speakOf = (hex: string): void => {
    announce(
      spoken(
        view(),
        hex,
        [...at(hex), ...aside(hex)].map(o => o.text),
      ),
    );
  };

  return {
    session,
    snap,
    view,
    offered,
    entry,
    kind,
    stacks,
    forts,
    listed,
    hinted,
    reach,
    waysOut,
    out,
    setOut,
    at,
    aside,
    overlay,
    overlays,
    why,
    reasonsAt,
    play,
    choose,
    setUp,
    speakOf,
    askHint,
    busy,
    undo: () => obey(() => session.undo(), 'undo'),
    reset: () => obey(() => session.reset(), 'reset'),
    backTo: (to: number) => obey(() => session.backTo(to), 'back'),
    hover,
    setHover,
    cursor,
    setCursor,
    picked,
    setPicked,
    fan,
    setFan,
    unit,
    setUnit,
    chooser,
    setChooser,
    carried,
    setCarried,
    held,
    setHeld,
    pinned,
    setPinned,
    bare,
    setBare,
    reachOff,
    setReachOff,
    ...createPlans(view, play),
    tab,
    setTab,
    page,
    setPage,
    refusal,
    setRefusal,
    announced,
    announce,
    hint,
    setHint,
    /** Set by the board: takes a counter up under the pointer, to be put down in a hex. */
    carry: (_unit: UnitView, _e: PointerEvent): void => {},
  };
}
