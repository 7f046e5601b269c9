/** Positions for tests, in the words of the counters: a table set to a moment, with the next dice and draws laid ready. */
import { optionsOf, type Options } from '../../../engine/game.ts';
import { type Saved } from '../../../engine/save.ts';
import type { Json, State } from '../../../engine/state.ts';
import { newTable, setPosition, type Table, type LogLine } from '../../../engine/table.ts';
import { COUNTERS } from '../data/units.ts';
import { strangeVictory } from '../game.ts';
import { tableView, type TableView } from '../view.ts';
import { done as played, offered as offeredTo, refusal as refused } from '../../../engine/test/scene.ts';
export { column, value } from '../../../engine/test/scene.ts';

export type Columns = { readonly [column: string]: Json };
const TURN = (at: string): Saved['flow'] => [
  { proc: 'game', at: '7.0/turn' },
  { proc: 'turn', at },
];

export const opened = (options: { readonly [o: string]: string } = {}): Table =>
  newTable(strangeVictory, {
    scenario: 'channel',
    options: optionsOf(strangeVictory, 'channel', options) as Options,
    commitment: '',
    roller: (_k, sizes) => sizes.map(() => 0),
  });

/** The historical set-up with `columns` laid over it, standing at a step of the turn. */
export const scene = (columns: Columns = {}, at = '8.2', options: { readonly [o: string]: string } = {}): Table => {
  const t = opened(options);
  done(t, { do: 'historical' });
  setPosition(t, { columns, flow: TURN(at) });
  return t;
};
/** Clears the garrisons of these areas: captured and empty. */
export const cleared = (...areas: readonly string[]): Columns => ({
  garrison: Object.fromEntries(areas.map(a => [a, 'none'])),
});

/** Plays a choice that must be accepted; `next` are the dice and counters it will meet. */
export const done = (t: Table, choice: Json, ...next: readonly (number | string)[]): readonly LogLine[] =>
  played(t, 'german', choice, ...next);
/** The case that refuses a choice. */
export const refusal = (t: Table, choice: Json): string | undefined => refused(t, 'german', choice);
export const seen = (t: Table): TableView => tableView(t.g);
export const asked = (t: Table): string | undefined => (t.g.wait.for === 'choice' ? t.g.wait.ask.kind : undefined);
export const offered = (t: Table): readonly Json[] => offeredTo(t, 'german');
export const division = (t: Table, name: string) => seen(t).divisions.find(d => d.name === name)!;
export const commander = (t: Table, name: string) => seen(t).commanders.find(c => c.name === name)!;
export const areaOf = (t: Table, name: string) => seen(t).areas.find(a => a.name === name)!;
export const assets = (t: Table): readonly string[] => seen(t).assets.box.map(a => a.shown);
export const state = (t: Table): State => t.g;

/** Activates a division and walks it into an area, with what it turns up. */
export const march = (t: Table, name: string, area: string, ...next: readonly (number | string)[]): void => {
  done(t, { do: 'activate', division: name });
  done(t, { do: 'enter', area }, ...next);
};

/** A counter of a bag by type: its label and strength. Numbers are ours and may change, so tests ask for them. */
export const counter = (bag: string, type: string, strength?: number) => {
  const row = COUNTERS.find(
    c => c.bag === bag && c.type === type && (strength === undefined || c.strength === strength),
  );
  if (!row) throw new Error(`no ${type} ${strength ?? ''} in ${bag}`);
  return row;
};
export const labelOf = (bag: string, type: string, strength?: number): string => counter(bag, type, strength).label;

export const INFANTRY = counter('Garrison A', 'infantry');
export const GAS = labelOf('Garrison C', 'gas');
export const I2 = labelOf('Garrison I', 'infantry', 2);
/** All seven have acted. */
export const RESUPPLY = {
  face: Object.fromEntries(['7th', '5th', '6th', '8th', '1st', '2nd', '10th'].map(d => [d, 'resupply'])),
};
/** The 7th (three dice, printed) goes into Mezieres, open ground; no re-roll is left to ask about. */
export const atMezieres = (label: string, columns: Columns = {}): Table => {
  const both = (name: string, ours: object): Json => ({ ...ours, ...(columns[name] as object) });
  const t = scene({
    rerolled: { Rommel: 'yes' },
    panic: 5,
    ...columns,
    garrison: both('garrison', { Rocroi: 'none' }),
    place: both('place', { '7th': 'Rocroi' }),
  });
  march(t, '7th', 'Mezieres', label);
  return t;
};
/** The 7th goes into Calais and finds these counters, of the garrison and of the coast. */
export const calais = (...draws: readonly string[]): Table => {
  const t = scene({
    ...cleared('Saint-Omer'),
    rerolled: { Rommel: 'yes' },
    panic: 5,
    coastal: { Calais: draws.length - 1 },
    place: { '7th': 'Saint-Omer' },
  });
  march(t, '7th', 'Calais', ...draws);
  return t;
};
