/** The places of a map, areas or hexes: which one is pointed at, under the cursor, picked; what a click there does, or why it does nothing. */
import { createSignal, untrack } from 'solid-js';
import type { OfferedChoice, LabelledChoice } from '../session.ts';
import type { Refusal, Table } from '../table.tsx';

/** Several listed choices at one place: the player says which. */
export interface Chooser {
  readonly title: string;
  readonly place?: string;
  readonly among: readonly OfferedChoice[];
}
/** What a place means in a game. */
export interface Aim {
  /** The listed choices that a click there may mean. */
  at(place: string): readonly OfferedChoice[];
  /** What a click there would ask for where none is listed. */
  asks(place: string): readonly LabelledChoice[];
  spoken(place: string): string;
}
export interface Places {
  hover(): string | undefined;
  setHover(place?: string): void;
  /** The same by a hand on the map: it stays where the game goes on, while what a list showed goes with its line. */
  point(place?: string): void;
  cursor(): string | undefined;
  setCursor(place?: string): void;
  picked(): string | undefined;
  /** The same until something is decided: a card on the map goes with it. */
  pickedNow(): string | undefined;
  setPicked(place?: string): void;
  chooser(): Chooser | undefined;
  setChooser(c?: Chooser): void;
  at(place: string): readonly OfferedChoice[];
  /** Why nothing may be done in a place, one reason for each thing a click there would mean. */
  reasonsAt(place: string): Promise<readonly Refusal[]>;
  /** The first reason is shown and said. */
  refuseAt(place: string): Promise<void>;
  /** A click: the one choice there, or which of several, or the reason. */
  choose(place: string): Promise<void>;
  speakOf(place: string): void;
  /** To the next place where somebody may act, or the one before; the board knows the way. */
  toNext(by: 1 | -1): void;
  onNext(go: (by: 1 | -1) => void): void;
}

/** The place pointed at, by a hand on the map or by a line of a list. */
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
/** The place picked, and when it was. */
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
/** Why nothing may be done in a place. */
const reasonsIn =
  (table: Table, aim: Aim): Places['reasonsAt'] =>
  async place => {
    if (untrack(() => aim.at(place).length || !table.offered().length)) return [];
    const verdicts = await Promise.all(untrack(() => aim.asks(place)).map(c => table.why(c)));
    const said = new Set<string>();
    return verdicts.flatMap(v =>
      v.ok || said.has(v.why) ? [] : (said.add(v.why), [{ case: v.case, why: v.why, to: place }]),
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
    else await refuseAt(place);
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
