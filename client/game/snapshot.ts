/** Makes the snapshot of a table for a screen. It contains what the viewer may know and nothing else. */
import { isSilent, live } from '../../engine/journal.ts';
import type { State } from '../../engine/state.ts';
import { backLimit } from '../../engine/undo.ts';
import { logFor, stateAt, type Table, type LogLine } from '../../engine/table.ts';
import { offeredIn } from '../../screen/offered.ts';
import { sender, type Sender } from './diff.ts';
import { luckOfFaces, luckOfHits, rollsOf } from './luck.ts';
import { botAsked, OBSERVER, screenOf, type Screen } from './seats.ts';
import type { QuestionInLabels, HandOver, Luck, Setup, Snapshot } from './session.ts';
import type { GameModule } from '../../engine/pack.ts';

export interface SnapshotInput {
  readonly id: string;
  readonly table: Table;
  readonly box: GameModule;
  readonly setup: Setup;
  readonly seed: string | undefined;
  readonly at: number | undefined;
  readonly following: boolean;
  readonly foreign: boolean;
  readonly there?: string | undefined;
  readonly watch?: string | undefined;
}

/** Sends snapshots as diffs. For another viewer the whole is sent, so that nothing of the last view stays on the page. */
export const snapshotSender = (): Sender<Snapshot> =>
  sender((last, next) => last.eyes !== next.eyes || last.handOver !== undefined || next.handOver !== undefined);
const asksIn = (t: Table): readonly QuestionInLabels[] =>
  t.game.machine.open(t.g).map(({ side, kind, case: c }) => ({ side, kind, case: c }));

/** The entries at which a look back can halt: before every choice that was not undone, and the present. Not between a choice and its dice, and for the viewer `eyes` not at what others plan in sealed plans. */
export const stopsOf = (t: Pick<Table, 'entries'>, eyes?: string): readonly number[] => [
  ...live(t.entries).filter(k => {
    const e = t.entries[k]!;
    return e.is !== 'chance' && (eyes === undefined || !isSilent(e, [eyes]));
  }),
  t.entries.length,
];

/** The first stop of each turn. */
const turnsOf = (t: Table, stops: readonly number[]): NonNullable<Snapshot['turns']> => {
  const turns = t.checkpoints.map(({ turn, at }) => ({ turn, at: stops.find(s => s >= at) ?? t.entries.length }));
  return turns.filter((x, i) => turns[i + 1]?.at !== x.at);
};
/** This many decisions of the viewer in a row count as an own turn; fewer are answers in the opponent's turn. */
const MIN_OWN_TURN = 3;
/** The first stop after the side's last own turn, if others have decided since. */
export const firstUnseenStop = (
  t: Pick<Table, 'entries'>,
  side: string,
  stops: readonly number[],
): number | undefined => {
  const choices = live(t.entries).filter(k => t.entries[k]!.is === 'choice');
  const mine = (k: number): boolean => (t.entries[k] as { by: string }).by === side;
  let row = 0;
  let i = choices.length - 1;
  for (; i >= 0 && row < MIN_OWN_TURN; i--) row = mine(choices[i]!) ? row + 1 : 0;
  const last = row === MIN_OWN_TURN ? i + MIN_OWN_TURN : -1;
  const own = choices[last] ?? -1;
  return choices.slice(last + 1).some(k => !mine(k)) ? stops.find(s => s > own) : undefined;
};

/** The side is asked again after its own decision, so it has seen what the others did before. */
const hasDecided = (t: Table, side: string): boolean => {
  const last = live(t.entries)
    .map(k => t.entries[k]!)
    .findLast(e => e.is === 'choice' && !e.forced);
  return last?.is === 'choice' && last.by === side && asksIn(t).some(a => a.side === side);
};
/** The side must answer a choice of another side. */
const isAnswering = (t: Table, side: string): boolean => {
  const last = live(t.entries)
    .map(k => t.entries[k]!)
    .findLast(e => e.is === 'choice' && !isSilent(e, [side]));
  return last?.is === 'choice' && last.by !== side && asksIn(t).some(a => a.side === side);
};

export const luckIn = (box: GameModule, t: Table, log: readonly LogLine[], side?: string): Luck => {
  const trials = box.trials(log);
  return trials.length ? luckOfHits(trials) : luckOfFaces(rollsOf(t.entries, side));
};

/** Who views the screen now, or to whom it must be handed over. */
export const screenFor = ({
  table: t,
  setup,
  foreign,
  there,
  watch,
}: Pick<SnapshotInput, 'table' | 'setup' | 'foreign' | 'there' | 'watch'>): Screen =>
  screenOf({
    sides: t.game.sides,
    setup,
    asked: asksIn(t).map(a => a.side),
    there,
    watch,
    open: foreign || t.g.wait.for === 'over',
  });

const logSeenBy = (t: Table, eyes: string): readonly LogLine[] => logFor(t, eyes === OBSERVER ? undefined : eyes);
/** The log as it was at entry `at`. */
const logAt = (log: readonly LogLine[], at: number | undefined): readonly LogLine[] =>
  at === undefined ? log : log.filter(l => l.entry < at);

/** The screen between two players: who decides, and what happened in public. No view, choice or log of a side. */
const handOver = (t: Table, to: string): HandOver => {
  const step = t.game.machine.steps(t.g).at(-1);
  const since = firstUnseenStop(t, to, stopsOf(t, to)) ?? t.entries.length;
  return {
    to,
    step: { name: step?.name ?? '', case: step?.case ?? '' },
    told: logSeenBy(t, OBSERVER)
      .filter(l => l.entry >= since)
      .slice(-MAX_HAND_OVER_LINES),
  };
};
const MAX_HAND_OVER_LINES = 8;

type Common = Pick<
  Snapshot,
  'id' | 'game' | 'scenario' | 'turn' | 'entry' | 'asks' | 'commitment' | 'setup' | 'following' | 'sandbox' | 'bot'
>;
const common = ({ id, table: t, setup, at, following }: SnapshotInput, g: State): Common => {
  const asks = at !== undefined || t.g.wait.for === 'over' ? [] : asksIn(t);
  const bot = following
    ? undefined
    : botAsked(
        setup,
        asks.map(a => a.side),
      );
  return {
    id,
    game: t.game.id,
    scenario: t.scenario,
    turn: t.game.turn(g),
    entry: at ?? t.entries.length,
    asks,
    commitment: t.commitment,
    setup,
    ...(bot === undefined ? {} : { bot }),
    ...(following ? { following: true as const } : {}),
    ...(t.sandbox ? { sandbox: true as const } : {}),
  };
};

export const snapshotOf = (s: SnapshotInput): Snapshot => {
  const { table: t, box, seed, at, following, foreign } = s;
  const screen = screenFor(s);
  if ('handTo' in screen)
    return {
      ...common({ ...s, at: undefined }, t.g),
      eyes: OBSERVER,
      handOver: handOver(t, screen.handTo),
      view: undefined,
      offered: [],
      log: [],
      backLimit: t.entries.length,
      over: false,
    };
  const { eyes } = screen;
  const g: State = at === undefined ? t.g : stateAt(t, at);
  const log = logSeenBy(t, eyes);
  const ended = t.g.wait.for === 'over';
  const over = g.wait.for === 'over';
  const seen = t.game.machine.view(g, eyes);
  const stops = stopsOf(t, ended ? undefined : eyes);
  const idle = at !== undefined || ended || following || foreign;
  const since = ended || hasDecided(t, eyes) ? undefined : firstUnseenStop(t, eyes, stops);
  return {
    ...common(s, g),
    eyes,
    ...(at === undefined ? {} : { replaying: { at, of: t.entries.length } }),
    view: box.view(seen, eyes),
    offered: idle ? [] : offeredIn(t.game, seen, eyes),
    log: logAt(log, at),
    backLimit: idle ? t.entries.length : backLimit(t, eyes),
    over,
    ...(over ? { result: t.game.result(g) } : {}),
    ...(ended && seed ? { seed } : {}),
    stops,
    turns: turnsOf(t, stops),
    ...(since === undefined ? {} : { since }),
    ...(!idle && isAnswering(t, eyes) ? { answering: true as const } : {}),
  };
};
