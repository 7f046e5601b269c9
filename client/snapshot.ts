/** A table as a screen gets it: everything shown, nothing secret. */
import { listed } from '../engine/game.ts';
import { live } from '../engine/journal.ts';
import { labelled } from '../engine/labels.ts';
import type { State } from '../engine/state.ts';
import { backLimit, logFor, stateAt, type Table, type Told } from '../engine/table.ts';
import { luckOfFaces, luckOfHits, rollsOf } from './luck.ts';
import type { AskSaid, Luck, Offered, Setup, Snapshot } from './session.ts';
import type { Boxed } from './shelf.ts';

export interface Shown { readonly id: string; readonly table: Table; readonly box: Boxed; readonly setup: Setup; readonly seed: string | undefined; readonly at: number | undefined; readonly following: boolean; readonly foreign: boolean }

const offeredIn = (t: Table): readonly Offered[] => t.game.machine.open(t.g).slice(0, 1).flatMap(ask => listed(t.game, t.g, ask).map(c => {
  const { machine } = t.game, desk = machine.desk(t.g, ask.side), verdict = machine.rules.decisions[ask.kind]!.judge(desk, ask, c);
  return { choice: labelled(t.game.labels, c) as Offered['choice'], text: machine.say(desk, ask, c), case: ask.case, bars: verdict.ok && verdict.bars !== undefined };
}));
const asksIn = (t: Table): readonly AskSaid[] => t.game.machine.open(t.g).map(({ side, kind, case: c }) => ({ side, kind, case: c }));

/** Before every choice that counts, and the present. Between a choice and its dice there is nothing to look at. */
export const stopsOf = (t: Pick<Table, 'entries'>): readonly number[] =>
  [...live(t.entries).filter(k => t.entries[k]!.is !== 'chance'), t.entries.length];

/** Each turn's first stop. */
const turnsOf = (t: Table, stops: readonly number[]): NonNullable<Snapshot['turns']> => {
  const turns = t.checkpoints.map(({ turn, at }) => ({ turn, at: stops.find(s => s >= at) ?? t.entries.length }));
  return turns.filter((x, i) => turns[i + 1]?.at !== x.at);
};

export const luckIn = (box: Boxed, t: Table, log: readonly Told[]): Luck => {
  const trials = box.trials(log);
  return trials.length ? luckOfHits(trials) : luckOfFaces(rollsOf(t.entries));
};

/** The side whose screen this is: the one that is asked, else the game's first. */
export const sideOf = (t: Table): string => t.game.machine.open(t.g)[0]?.side ?? t.game.sides[0]!;

/** The log of a moment: what was told before it. */
const logAt = (log: readonly Told[], at: number | undefined): readonly Told[] => (at === undefined ? log : log.filter(l => l.entry < at));

export const snapshotOf = ({ id, table: t, box, setup, seed, at, following, foreign }: Shown): Snapshot => {
  const g: State = at === undefined ? t.g : stateAt(t, at), log = logFor(t, sideOf(t)), ended = t.g.wait.for === 'over', over = g.wait.for === 'over', stops = stopsOf(t);
  const idle = at !== undefined || ended || following || foreign;
  return {
    id, game: t.game.id, scenario: t.scenario, entry: at ?? t.entries.length, ...(at === undefined ? {} : { replaying: { at, of: t.entries.length } }),
    asks: at !== undefined || ended ? [] : asksIn(t), view: box.view(g), offered: idle ? [] : offeredIn(t), log: logAt(log, at),
    backLimit: idle ? t.entries.length : backLimit(t, sideOf(t)), over, ...(over ? { result: t.game.result(g) } : {}),
    commitment: t.commitment, ...(ended && seed ? { seed } : {}), luck: luckIn(box, t, log), stops, turns: turnsOf(t, stops), setup,
    ...(following ? { following: true as const } : {}), ...(t.sandbox ? { sandbox: true as const } : {}),
  };
};
