/** Positions for tests, in the words of the counters and cards: a table set to a moment of a turn. */
import { expect } from 'vitest';
import { optionsOf } from '../../../engine/game.ts';
import { save } from '../../../engine/save.ts';
import type { Json } from '../../../engine/state.ts';
import { newTable, play, setPosition, type Table } from '../../../engine/table.ts';
import { CARDS } from '../data/cards.ts';
import { seedsOfDisaster } from '../game.ts';
import { momentsIn } from '../rules/position/named-positions.ts';
import { column, done } from '../../../engine/test/scene.ts';
export { column, done, offered, refusal, refusalWords, told, value, verbs } from '../../../engine/test/scene.ts';

type Columns = { readonly [column: string]: Json };
type Row = { readonly [row: string]: Json };
export type SideWord = 'german' | 'allied';
export const BOTH_SIDES: readonly SideWord[] = ['german', 'allied'];
export interface Spec {
  readonly scenario?: '1934' | '1940';
  readonly options?: { readonly [option: string]: string };
  readonly status?: 'Peace' | 'Opposition' | 'Military Preparations' | 'Armed Belligerence' | 'Active Hostilities';
  readonly year?: number;
  readonly month?: number;
  readonly week?: number;
  /** A moment by name: 'mobilisation', 'german combat'. */
  readonly moment: string;
  /** Units in Areas, lowest first; with `only`, all others are in the Force Pool. */
  readonly at?: { readonly [area: string]: readonly string[] };
  readonly boxes?: { readonly [unit: string]: string };
  readonly steps?: { readonly [unit: string]: number };
  readonly only?: true;
  /** Hands by the numbers of the cards; all others are in the deck. */
  readonly hands?: { readonly [S in SideWord]?: readonly number[] };
  /** Cards in other places, by title. */
  readonly cards?: { readonly [title: string]: string };
  readonly columns?: Columns;
}

/** '7' is the card with that number: cards are drawn by name. */
export const cardOf = (no: number): string => CARDS.find(c => c.no === no)!.title;
const HANDS = { german: 'German hand', allied: 'Allied hand' } as const;
const cardsOf = (s: Spec): Row => {
  const card: Record<string, Json> = Object.fromEntries(CARDS.map(c => [c.title, 'Deck']));
  for (const side of BOTH_SIDES) for (const no of s.hands?.[side] ?? []) card[cardOf(no)] = HANDS[side];
  return { ...card, ...s.cards };
};
const placesOf = (s: Spec, start: Row): Row => {
  const place: Record<string, Json> = { ...start };
  if (place['B I'] === 'Allied mobilised') place['B I'] = 'Antwerp';
  if (s.only)
    for (const unit of Object.keys(place))
      place[unit] = unit.startsWith('G ') ? 'German force pool' : 'Allied force pool';
  for (const [area, units] of Object.entries(s.at ?? {})) for (const unit of units) place[unit] = area;
  return { ...place, ...s.boxes };
};
const monthOf = (s: Spec): number => s.month ?? (s.status === 'Armed Belligerence' ? 2 : s.week ? 8 : 0);
const columnsOf = (s: Spec, start: Columns): Columns => ({
  status: s.status ?? (s.week ? 'Active Hostilities' : 'Peace'),
  year: s.year ?? (s.week || monthOf(s) ? 1940 : 1936),
  month: monthOf(s),
  week: s.week ?? 0,
  card: cardsOf(s) as Json,
  ...s.columns,
  place: placesOf(s, start['place'] as Row) as Json,
  level: Object.fromEntries(Object.values(s.at ?? {}).flatMap(units => units.map((name, i) => [name, i]))),
  ...(s.steps ? { steps: s.steps as Json } : {}),
});
export const opened = (s: Pick<Spec, 'scenario' | 'options'> = {}): Table => {
  const scenario = s.scenario ?? '1934';
  return newTable(seedsOfDisaster, {
    scenario,
    options: optionsOf(seedsOfDisaster, scenario, s.options ?? {}),
    commitment: '',
    roller: () => {
      throw new Error('a die is rolled that the test has not laid ready');
    },
  });
};
/** `next` are the dice and cards the position meets at once, cards by their title. */
export const scene = (s: Spec, ...next: readonly (number | string)[]): Table => {
  const t = opened(s);
  const flow = momentsIn(monthOf(s) > 0 ? 'month' : 'year')[s.moment];
  if (!flow) throw new Error(`no moment ${s.moment}`);
  t.sandbox = true;
  t.script = [...next];
  setPosition(t, { columns: columnsOf(s, save(seedsOfDisaster, t.g).columns), flow });
  expect(t.script, 'everything laid ready was used').toEqual([]);
  return t;
};

export const whereIs = (t: Table, unit: string): Json => column(t, 'place')[unit]!;
export const stepsIn = (t: Table, unit: string): Json => column(t, 'steps')[unit]!;
export const cardIn = (t: Table, no: number): Json => column(t, 'card')[cardOf(no)]!;
export const points = (t: Table, track: string, side: SideWord): Json => column(t, track)[side]!;
/** Who is asked what. */
export const asked = (t: Table): readonly string[] => seedsOfDisaster.machine.open(t.g).map(a => `${a.side} ${a.kind}`);
/** Both sides end what they plan; `next` are the dice it meets. */
export const bothDone = (t: Table, choice: Json = { do: 'done' }, ...next: readonly (number | string)[]): void => {
  done(t, 'german', choice);
  done(t, 'allied', choice, ...next);
};

/** Refused when played, by this case; the table is as it was. */
export const refuses = (t: Table, side: SideWord, choice: Json, ruleCase: string): void => {
  const before = JSON.stringify(save(seedsOfDisaster, t.g));
  expect(play(t, side, choice)).toMatchObject({ ok: false, case: ruleCase });
  expect(JSON.stringify(save(seedsOfDisaster, t.g))).toBe(before);
};
/** Hands keep the rounds of cards open, so that nothing else is rolled. */
export const ONE_CARD_EACH = { german: [1], allied: [2] } as const;
export const GERMANS = { Ruhr: ['G 1 Army'], Cologne: ['G 2 Army'], Koblenz: ['G 4 Army', 'G I'] } as const;
export const FRENCH = { Lille: ['F 1 Army'], Reims: ['F 2 Army'], Nancy: ['F 3 Army', 'F X'] } as const;
/** A year in which units move between centres, and a month in which they move on the map. */
export const YEAR = {
  year: 1936,
  status: 'Opposition',
  moment: 'movement',
  hands: ONE_CARD_EACH,
  at: { ...GERMANS, ...FRENCH },
} as const;
export const MONTH = { ...YEAR, year: 1940, status: 'Armed Belligerence', month: 2 } as const;
export const RICH = { rp: { german: 100, allied: 100 } };
export const shift = (unit: string, area: string) => ({ do: 'shift', unit, area });
export const IN_1937: Spec = { status: 'Opposition', year: 1937, moment: 'movement' };
