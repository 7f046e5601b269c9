/** The worker API for online games. The worker applies diffs of the view on the game's own rules, so that view, choices and refusals are computed here from what the side may know. */
import type { Verdict } from '../../engine/decide.ts';
import { inScenario } from '../../engine/game.ts';
import { save } from '../../engine/save.ts';
import type { Json, State } from '../../engine/state.ts';
import { why, type Table, type LogLine } from '../../engine/table.ts';
import { applyDiff, nothing } from '../../server/game-host/view-diff.ts';
import type { Card, Moved, Position } from '../../server/wire.ts';
import { packOf } from '../worker/games.ts';
import type { Brief } from '../worker/play.ts';
import type { StandingAnswer } from '../../screen/session.ts';
import type { StandingOrder } from '../../engine/standing.ts';
import { ME, OBSERVER } from '../game/seats.ts';
import type { Falls, SentSnapshot, Snapshot, WholeSnapshot } from '../game/session.ts';
import { snapshotSender } from '../game/snapshot.ts';
import { packHash, type GameModule, type DataPack } from '../../engine/pack.ts';
import { readPack } from '../../engine/read-pack.ts';
import { gameFor } from '../../games/open.ts';
import { offeredIn } from '../../screen/offered.ts';

interface Open {
  readonly box: GameModule;
  card: Card;
  sides: readonly string[];
  /** The last change; undefined before the game starts. */
  moved: Moved | undefined;
  view: State;
  log: readonly LogLine[];
  /** The earlier position that is being viewed. */
  looked: { readonly entry: number; readonly view: State } | undefined;
  /** The side whose view the player chose after the end, when nothing is hidden. */
  watch: string | undefined;
}
let open: Open | undefined;
const here = (): Open & { readonly moved: Moved } => {
  if (!open?.moved) throw new Error('no game is open here');
  return open as Open & { readonly moved: Moved };
};

/** Loads the data pack of a game from the server and checks its hash. */
const fetchPack = async (hash: string): Promise<DataPack> => {
  const answer = await fetch(`/api/packs/${hash}`);
  if (!answer.ok) throw new Error('The data pack of this game could not be fetched.');
  const pack = readPack(await answer.json());
  if (packHash(pack) !== hash) throw new Error('The data pack of this game is not the one that was announced.');
  return pack;
};
/** Receives the card of a game. The first one opens the game here. */
export const onlineSit = async (card: Card, sides: readonly string[]): Promise<void> => {
  if (open?.card.id === card.id) {
    Object.assign(open, { card, sides });
    return;
  }
  const found = await gameFor(card.game, card.pack && (await fetchPack(card.pack.hash)));
  const box: GameModule = { ...found, game: inScenario(found.game, card.scenario) };
  open = { box, card, sides, moved: undefined, view: nothing(box.game), log: [], looked: undefined, watch: undefined };
};
const snapshots = snapshotSender();
/** For a page that has no snapshot of this game yet. */
export const onlineWhole = (): WholeSnapshot => snapshots.whole(currentSnapshot());
/** Applies a change and returns the snapshot; undefined if the change does not build on the present one. */
export const onlineMoved = (m: Moved): SentSnapshot | undefined => {
  if (open?.card.id !== m.game || (m.from !== undefined && m.from !== open.moved?.seq)) return undefined;
  const { game } = open.box;
  if (m.from === undefined) open.looked = undefined;
  open.view = applyDiff(game, m.from === undefined ? nothing(game) : open.view, m.position);
  open.log = [...open.log.slice(0, m.log.keep), ...m.log.add];
  open.moved = m;
  return snapshots.next(currentSnapshot());
};
export const onlineLook = (entry?: number, position?: Position): SentSnapshot => {
  const o = here();
  open!.looked =
    entry === undefined || !position || entry >= o.moved.entry
      ? undefined
      : { entry, view: applyDiff(o.box.game, nothing(o.box.game), position) };
  return snapshots.next(currentSnapshot());
};
export const onlineWatch = (side: string): SentSnapshot => {
  here();
  open!.watch = side;
  return snapshots.next(currentSnapshot());
};

const viewerOf = (o: Open & { readonly moved: Moved }): string =>
  (o.moved.ended ? o.watch : undefined) ?? (o.moved.as || OBSERVER);
/** The view to show. After the end the server hides nothing, but the player can still choose the view of a side. */
const viewShown = (o: Open & { readonly moved: Moved }): State => {
  const g = o.looked?.view ?? o.view;
  return o.moved.ended ? o.box.game.machine.view(g, viewerOf(o)) : g;
};
const logSeenBy = (log: readonly LogLine[], eyes: string): readonly LogLine[] =>
  log.filter(l => !l.to || l.to.includes(eyes));

/** The stops of a look back: before each step with a log line, and the present. */
export const stopsIn = (log: readonly LogLine[], entry: number): readonly number[] =>
  [
    ...new Set([
      ...log
        .filter(l => l.event['is'] !== 'agreed')
        .map(l => l.entry)
        .filter(e => e >= 0),
      entry,
    ]),
  ].toSorted((a, b) => a - b);
/** The first stop of each turn, taken from the log. */
export const turnsIn = (log: readonly LogLine[], stops: readonly number[]): NonNullable<Snapshot['turns']> =>
  log.flatMap(l =>
    l.event['is'] === 'turn' && typeof l.event['turn'] === 'number'
      ? [{ turn: l.event['turn'], at: stops.find(s => s >= l.entry) ?? 0 }]
      : [],
  );

/** The player cannot undo alone, another person can agree to it, and no offer is open. */
const mayAskBack = ({ card, sides, moved }: Open & { readonly moved: Moved }): boolean =>
  moved.backLimit >= moved.entry &&
  moved.entry > 0 &&
  !moved.offer &&
  sides.includes(moved.as) &&
  card.seats.some(s => s.by === 'person' && !sides.includes(s.side));

const currentSnapshot = (): Snapshot => {
  const o = here();
  const { box, card, moved, looked, sides } = o;
  const { game } = box;
  const eyes = viewerOf(o);
  const g = viewShown(o);
  const log = logSeenBy(o.log, eyes);
  const stops = stopsIn(log, moved.entry);
  const ended = moved.ended !== undefined;
  const idle = looked !== undefined || ended;
  return {
    id: card.id,
    game: game.id,
    scenario: card.scenario,
    turn: game.turn(g),
    entry: looked?.entry ?? moved.entry,
    eyes,
    ...(looked ? { replaying: { at: looked.entry, of: moved.entry } } : {}),
    asks: idle ? [] : game.machine.open(g).map(({ side, kind, case: c }) => ({ side, kind, case: c })),
    view: box.view(g, eyes),
    offered: idle || !sides.includes(eyes) ? [] : offeredIn(game, g, eyes),
    log: looked ? log.filter(l => l.entry < looked.entry) : log,
    backLimit: idle ? moved.entry : moved.backLimit,
    ...(!idle && mayAskBack(o) ? { asksBack: true as const } : {}),
    over: ended && !looked,
    ...(ended && g.wait.for === 'over' ? { result: game.result(g) } : {}),
    commitment: card.commitment,
    ...(moved.seed ? { seed: moved.seed } : {}),
    stops,
    turns: turnsIn(log, stops),
    setup: {
      seats: Object.fromEntries(card.seats.map(s => [s.side, sides.includes(s.side) ? ME : (s.level ?? s.by)])),
      guided: false,
    },
    ...(!idle && card.seats.length > 1 && moved.backLimit >= moved.entry && sides.includes(eyes)
      ? { answering: true as const }
      : {}),
  };
};

/** Judges on what the side may know; the server judges again. */
export const onlineWhy = (choice: Json): Verdict => {
  const o = here();
  return why({ game: o.box.game, g: o.view } as Table, viewerOf(o), choice);
};
/** The orders that would go with an order of the side's own sealed plan. */
export const onlineWithout = async (order: number): Promise<Falls> => {
  const { withoutOrder } = await import('../../engine/orders.ts');
  const o = here();
  return withoutOrder({ game: o.box.game, g: o.view }, viewerOf(o), order);
};
export const onlineDetail = (what: string, about = ''): unknown => {
  const o = here();
  return o.box.detail(viewShown(o), viewerOf(o), what, about);
};
/** The side's standing orders, which the server stores, with the vocabulary for new ones. */
export const onlineStanding = async (orders: readonly StandingOrder[], forced: boolean): Promise<StandingAnswer> => {
  const o = here();
  const { policiesFor, standingFor } = await import('../game/standing.ts');
  return { ...standingFor(o.box.game, o.view, viewerOf(o), await policiesFor(o.box), orders), forced };
};
export const onlineBrief = (): Brief => {
  const o = here();
  return {
    game: o.box.game.id,
    scenario: o.card.scenario,
    ...packOf(o.box.game),
    side: viewerOf(o),
    level: '',
    view: save(o.box.game, o.view),
  };
};

export const verbs = {
  onlineSit,
  onlineWhole,
  onlineMoved,
  onlineLook,
  onlineWatch,
  onlineWhy,
  onlineWithout,
  onlineDetail,
  onlineBrief,
  onlineStanding,
};
