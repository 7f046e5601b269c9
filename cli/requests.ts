/** The protocol: one function for each request. It receives checked fields and returns the answer without `ok`. */
import { no } from '../engine/decide.ts';
import { seenBy } from '../engine/events.ts';
import { commitment } from '../engine/seed.ts';
import { save } from '../engine/save.ts';
import { speechOf } from '../engine/standing.ts';
import { labelled } from '../engine/labels.ts';
import type { Json, Side, Vars } from '../engine/state.ts';
import { ordersOf, takeOut, withoutOrder } from '../engine/orders.ts';
import { back, undo } from '../engine/undo.ts';
import { logFor, play, record, whyInFull, type LogLine } from '../engine/table.ts';
import { asksOf, choicesFor, eventOf, refusedOf, statusOf, verdictOf } from './answers.ts';
import { BadRequest, quoted, type Fields } from './fields.ts';
import { BOXES } from '../games/all.ts';
import { gameModuleNamed, packSaid } from './game-by-name.ts';
import { openNew, openRecord, type HostedGame, type NewGameRequest } from './host.ts';
import { trySetPosition, checkPlayable } from './position.ts';
import { readRecord } from './records.ts';
import { obeyOrders, policiesAt, readOrders, setOrders } from './standing.ts';

export interface Session {
  readonly tables: Map<string, HostedGame>;
  /** Seeds of the games opened here, by commitment, so that a record saved before its end continues with its own dice. */
  readonly seeds: Map<string, string>;
}
export const newSession = (): Session => ({ tables: new Map(), seeds: new Map() });

interface Request {
  readonly fields: Fields;
  run(s: Session, r: Vars): Vars;
}

const OBSERVER = 'observer';

const tableOf = (s: Session, r: Vars): HostedGame => {
  const h = s.tables.get(r.game as string);
  if (h) return h;
  throw new BadRequest(
    `game: no game ${quoted(r.game!)}; ${s.tables.size ? `there are ${[...s.tables.keys()].slice(-20).join(', ')}` : 'start one with {"do":"new","game":"…"}'}`,
  );
};
const addTable = (s: Session, h: HostedGame): string => {
  const id = `g${s.tables.size + 1}`;
  s.tables.set(id, h);
  s.seeds.set(h.table.commitment, h.seed);
  return id;
};
const checkSide = (h: HostedGame, side: Json, also: readonly string[] = []): Side => {
  const sides = [...h.table.game.sides, ...also];
  if (sides.includes(side as string)) return side as string;
  throw new BadRequest(`side: ${quoted(side)} is not one of ${sides.join(', ')}`);
};
/** The side that the request names, or the only one that can be meant. Once the game is over any side will do. */
const sideOf = (h: HostedGame, r: Vars): Side => {
  if (r.side !== undefined) return checkSide(h, r.side);
  const asked = asksOf(h).map(a => a.side);
  const { sides } = h.table.game;
  if (asked.length === 1) return asked[0]!;
  if (sides.length === 1 || isOver(h)) return sides[0]!;
  throw new BadRequest(`side: say which; ${asked.join(' and ')} could be meant`);
};
const isOver = (h: HostedGame): boolean => h.table.g.wait.for === 'over';
const eventsFor = (lines: readonly LogLine[], side: Side): readonly Json[] =>
  lines.filter(l => seenBy({ is: '', case: '', ...(l.to ? { to: l.to } : {}) }, side)).map(eventOf);

const games = (_s: Session, r: Vars): Vars => ({
  games: (r.game === undefined ? BOXES : [gameModuleNamed('game', r.game)]).map(
    ({ game: { id, title, sides, scenarios, options } }) => ({
      id,
      title,
      sides,
      scenarios: scenarios.map(s => ({ id: s.id, title: s.title })),
      options: options.map(o => ({
        id: o.id,
        title: o.title,
        case: o.case,
        values: o.values.map(v => ({ id: v.id, title: v.title })),
        default: o.values[0]!.id,
        ...(o.scenarios ? { scenarios: o.scenarios } : {}),
      })),
    }),
  ),
});

const open = (s: Session, r: Vars): Vars => {
  const { pack, forced, ...wish } = r;
  const h = openNew(gameModuleNamed('game', r.game!, pack), wish as NewGameRequest);
  h.forced = forced === true;
  obeyOrders(h);
  const { game, scenario, options } = h.table;
  return { game: addTable(s, h), scenario, options, ...packSaid(game), ...statusOf(h) };
};

const choices = (s: Session, r: Vars): Vars => {
  const h = tableOf(s, r);
  const side = sideOf(h, r);
  const ask = asksOf(h).find(a => a.side === side);
  const orders = ordersOf(h.table, side);
  return {
    side,
    decision: ask?.kind ?? null,
    choices: ask ? choicesFor(h, ask) : [],
    ...(orders ? { orders } : {}),
  };
};

const playOne = (s: Session, r: Vars): Vars => {
  const h = tableOf(s, r);
  const side = sideOf(h, r);
  const from = h.table.log.length;
  const played = play(h.table, side, r.choice!);
  if (!played.ok) return { ok: false, refused: refusedOf(h.box, played) };
  obeyOrders(h);
  return { ...statusOf(h), events: eventsFor(h.table.log.slice(from), side) };
};
const plain = (value: object): Json => JSON.parse(JSON.stringify(value)) as Json;
/** The standing orders of a side and the vocabulary for new ones. Only a request for that side gets them. */
const standingOrders = (s: Session, r: Vars): Vars => {
  const h = tableOf(s, r);
  const side = sideOf(h, r);
  const { game } = h.table;
  const ask = asksOf(h).find(a => a.side === side);
  return {
    side,
    orders: plain(h.orders[side] ?? []),
    ...(ask ? { asked: { decision: ask.kind, about: labelled(game.labels, ask.about) } } : {}),
    ...(plain(speechOf(game, policiesAt(h))) as Vars),
  };
};
const orderAll = (s: Session, r: Vars): Vars => {
  const h = tableOf(s, r);
  const side = checkSide(h, r.side!);
  const orders = readOrders(h, r.orders as readonly Json[]);
  const from = h.table.log.length;
  setOrders(h, side, orders);
  return {
    ...statusOf(h),
    side,
    orders: plain(h.orders[side] ?? []),
    events: eventsFor(h.table.log.slice(from), side),
  };
};
const askWhy = (s: Session, r: Vars): Vars => {
  const h = tableOf(s, r);
  return { verdict: verdictOf(h.box, whyInFull(h.table, sideOf(h, r), r.choice!)) };
};

const view = (s: Session, r: Vars): Vars => {
  const h = tableOf(s, r);
  const side = r.side === undefined ? (isOver(h) ? OBSERVER : sideOf(h, r)) : checkSide(h, r.side, [OBSERVER]);
  return { side, view: h.box.view(h.table.g, side === OBSERVER ? '' : side) as Json };
};
const log = (s: Session, r: Vars): Vars => {
  const h = tableOf(s, r);
  const side = r.side === undefined || r.side === OBSERVER ? undefined : checkSide(h, r.side, [OBSERVER]);
  return {
    log: logFor(h.table, side)
      .filter(l => l.entry >= ((r.from as number | undefined) ?? -1))
      .map(eventOf),
  };
};
const result = (s: Session, r: Vars): Vars => {
  const { g } = tableOf(s, r).table;
  return { result: g.wait.for === 'over' ? g.wait.result : null };
};

const takeBack = (s: Session, r: Vars): Vars => {
  const h = tableOf(s, r);
  const { table } = h;
  const side = sideOf(h, r);
  const v =
    table.g.wait.for === 'over' && !table.sandbox
      ? no(table.game.endCase, 'the game is over and its seed is open: nothing can be taken back')
      : r.to === undefined
        ? undo(table, side)
        : back(table, side, r.to as number);
  return v.ok ? statusOf(h) : { ok: false, refused: refusedOf(h.box, v) };
};

/** The orders that depend on an order of a sealed plan and would go with it; changes nothing. */
const falls = (s: Session, r: Vars): Vars => {
  const h = tableOf(s, r);
  const found = withoutOrder(h.table, sideOf(h, r), r.order as number);
  return found.ok ? { falls: found.falls } : { ok: false, refused: refusedOf(h.box, found) };
};
const outOfLane = (s: Session, r: Vars): Vars => {
  const h = tableOf(s, r);
  const found = falls(s, r);
  if (found.ok === false) return found;
  takeOut(h.table, sideOf(h, r), r.order as number);
  return { ...statusOf(h), ...found };
};

const saveRecord = (s: Session, r: Vars): Vars => {
  const { table, seed } = tableOf(s, r);
  return { record: record(table, table.sandbox || table.g.wait.for === 'over' ? seed : undefined) as unknown as Json };
};
const loadRecord = (s: Session, r: Vars): Vars => {
  const { box, record: found } = readRecord(r.record!);
  const given = r.seed as string | undefined;
  if (given !== undefined && commitment(given) !== found.commitment)
    throw new BadRequest('seed: it does not fit the commitment of the record');
  const h = opened(() => openRecord(box, found, given ?? s.seeds.get(found.commitment)));
  if (h.replayed && found.rules === box.game.version)
    throw new BadRequest(
      `record: it does not replay under the rules it was played by, so it was altered: ${h.replayed}`,
    );
  checkPlayable(box, h.table);
  h.forced = r.forced === true;
  obeyOrders(h);
  return {
    game: addTable(s, h),
    ...packSaid(box.game),
    reseeded: h.reseeded,
    ...(h.replayed ? { replayed: h.replayed } : {}),
    ...statusOf(h),
  };
};
const opened = <T>(open: () => T): T => {
  try {
    return open();
  } catch (e) {
    throw new BadRequest(`record: it does not replay: ${(e as Error).message}`);
  }
};

const position = (s: Session, r: Vars): Vars => {
  const { table } = tableOf(s, r);
  return { position: save(table.game, table.g) as unknown as Json };
};
const setOne = (s: Session, r: Vars): Vars => {
  const h = tableOf(s, r);
  const from = h.table.log.length;
  trySetPosition(h.box, h.table, r.position as Vars, r.clear === true);
  return { ...statusOf(h), events: h.table.log.slice(from).map(eventOf) };
};

const MAX_QUEUED_DICE = 1000;
const checkNext = (h: HostedGame, x: Json, i: number): void => {
  const labels = h.table.game.labels.out ?? [];
  if (typeof x === 'string' ? labels.includes(x) : Number.isSafeInteger(x) && (x as number) >= 1) return;
  throw new BadRequest(
    `next[${i}]: ${quoted(x)} is neither a number from 1 nor a counter's label${labels.length ? `, such as ${quoted(labels.at(-1)!)}` : ''}`,
  );
};
const dice = (s: Session, r: Vars): Vars => {
  const h = tableOf(s, r);
  const next = r.next as readonly (number | string)[];
  if (!h.table.sandbox)
    throw new BadRequest('dice: only a sandbox takes dice: start one with "sandbox":true in new, or set a position');
  if (next.length > MAX_QUEUED_DICE) throw new BadRequest(`next: at most ${MAX_QUEUED_DICE} results`);
  next.forEach((x, i) => checkNext(h, x, i));
  h.table.script = [...next];
  return { queued: [...next] };
};

export const REQUESTS: { readonly [request: string]: Request } = {
  games: { fields: { game: 'text?' }, run: games },
  new: {
    fields: {
      game: 'text',
      scenario: 'text?',
      seed: 'text?',
      options: 'object?',
      sandbox: 'flag?',
      pack: 'object?',
      forced: 'flag?',
    },
    run: open,
  },
  status: { fields: { game: 'text' }, run: (s, r) => statusOf(tableOf(s, r)) },
  choices: { fields: { game: 'text', side: 'text?' }, run: choices },
  play: { fields: { game: 'text', side: 'text?', choice: 'any' }, run: playOne },
  why: { fields: { game: 'text', side: 'text?', choice: 'any' }, run: askWhy },
  orders: { fields: { game: 'text', side: 'text?' }, run: standingOrders },
  order: { fields: { game: 'text', side: 'text', orders: 'list' }, run: orderAll },
  view: { fields: { game: 'text', side: 'text?' }, run: view },
  log: { fields: { game: 'text', side: 'text?', from: 'whole?' }, run: log },
  result: { fields: { game: 'text' }, run: result },
  undo: { fields: { game: 'text', side: 'text?', to: 'whole?' }, run: takeBack },
  falls: { fields: { game: 'text', side: 'text?', order: 'whole' }, run: falls },
  out: { fields: { game: 'text', side: 'text?', order: 'whole' }, run: outOfLane },
  save: { fields: { game: 'text' }, run: saveRecord },
  load: { fields: { record: 'object', seed: 'text?', forced: 'flag?' }, run: loadRecord },
  position: { fields: { game: 'text' }, run: position },
  set: { fields: { game: 'text', position: 'object', clear: 'flag?' }, run: setOne },
  dice: { fields: { game: 'text', next: 'list' }, run: dice },
};
