/** The places of a map, areas or hexes: which one is hovered, under the keyboard cursor or picked; what a click there does, or why it does nothing. */
import { createSignal, untrack } from 'solid-js';
import type { OfferedChoice, LabelledChoice } from '../session.ts';
import type { Refusal, Table } from '../table.tsx';

/** Several choices are listed at one place: the player says which. */
export interface Chooser {
  readonly title: string;
  readonly place?: string;
  readonly among: readonly OfferedChoice[];
}
/** What a click on a place means in the present decision. */
export interface Aim {
  /** The listed choices a click there may mean. */
  at(place: string): readonly OfferedChoice[];
  /** The choices a click there would ask for if none is listed; their refusals are shown. */
  asks(place: string): readonly LabelledChoice[];
  spoken(place: string): string;
  /** Whether a click there, where nothing can be done, only looks: then no reason is shown. */
  looks?(place: string): boolean;
}
export interface Places {
  hover(): string | undefined;
  setHover(place?: string): void;
  /** Hover by the mouse on the map. It stays when the game moves on; a hover set by a list does not. */
  point(place?: string): void;
  cursor(): string | undefined;
  setCursor(place?: string): void;
  picked(): string | undefined;
  /** The picked place until the next decision; a card on the map closes with it. */
  pickedNow(): string | undefined;
  setPicked(place?: string): void;
  chooser(): Chooser | undefined;
  setChooser(c?: Chooser): void;
  at(place: string): readonly OfferedChoice[];
  /** Why nothing can be done at a place: each different refusal once. */
  reasonsAt(place: string): Promise<readonly Refusal[]>;
  /** Shows and announces the first reason. */
  refuseAt(place: string): Promise<void>;
  /** A click: plays the only choice there, or asks which of several, or shows the refusal. */
  choose(place: string): Promise<void>;
  speakOf(place: string): void;
  /** Moves the cursor to the next or previous place with a choice. The board registers how, with `onNext`. */
  toNext(by: 1 | -1): void;
  onNext(go: (by: 1 | -1) => void): void;
}

const createHover = (table: Table): Pick<Places, 'hover' | 'setHover' | 'point'> => {
  const [hover, setHover] = createSignal<string>();
  let pointed = false;
  table.onEntry(() => {
    if (!pointed) setHover();
  });
  return {
    hover,
    setHover,
    point: place => {
      pointed = place !== undefined;
      setHover(place);
    },
  };
};
const createPicked = ({ entry }: Table): Pick<Places, 'picked' | 'pickedNow' | 'setPicked'> => {
  const [picked, setPlace] = createSignal<string>();
  const [pickedAt, setPickedAt] = createSignal(0);
  return {
    picked,
    pickedNow: () => (pickedAt() === entry() ? picked() : undefined),
    setPicked: place => {
      setPickedAt(untrack(entry));
      setPlace(place);
    },
  };
};
const reasonsIn =
  (table: Table, aim: Aim): Places['reasonsAt'] =>
  async place => {
    if (untrack(() => aim.at(place).length || !table.offered().length)) return [];
    const verdicts = await Promise.all(untrack(() => aim.asks(place)).map(c => table.why(c)));
    const seen = new Set<string>();
    return verdicts.flatMap(v =>
      v.ok || seen.has(v.why) ? [] : (seen.add(v.why), [{ case: v.case, why: v.why, to: place }]),
    );
  };

export function createPlaces(table: Table, aim: Aim): Places {
  const hovered = createHover(table);
  const pick = createPicked(table);
  const reasonsAt = reasonsIn(table, aim);
  const [cursor, setCursor] = createSignal<string>();
  const [chooser, setChooser] = createSignal<Chooser>();
  let next: (by: 1 | -1) => void = () => {};
  table.onEntry(() => setChooser());

  const refuseAt = async (place: string): Promise<void> => {
    const [reason] = await reasonsAt(place);
    if (reason) table.refuse(reason);
  };
  const choose = async (place: string): Promise<void> => {
    const among = untrack(() => aim.at(place));
    const [only] = among;
    pick.setPicked(place);
    setChooser();
    if (among.length > 1) setChooser({ title: place, place, among });
    else if (only) await table.play(only.choice);
    else if (!aim.looks?.(place)) await refuseAt(place);
  };
  return {
    ...hovered,
    ...pick,
    cursor,
    setCursor,
    chooser,
    setChooser,
    at: aim.at,
    reasonsAt,
    refuseAt,
    choose,
    speakOf: place => table.announce(aim.spoken(place)),
    toNext: by => next(by),
    onNext: go => {
      next = go;
    },
  };
}
