/**
 * Two Hills, a toy that uses every facility of the engine once. It is the pattern for the author of the next game:
 * facts, state, sight, decisions, sequence of play, and the `Game` that hosts ask. Cases are those of its one-page rulebook.
 */
import { roll, take } from '../chance.ts';
import {
  blockedBy,
  cells,
  markOf,
  trackCell,
  no,
  ok,
  granted,
  type Choice,
  type Decision,
  type Decisions,
} from '../decide.ts';
import { tally, type Row, type Tally } from '../effects.ts';
import { emit, look, type Event, type Watch } from '../events.ts';
import { again, ask, call, done, goto, next, over, procedure, type Frame, type Procs, type Step } from '../flow.ts';
import type { Game } from '../game.ts';
import { later, mark, marked, takeDue } from '../lifetimes.ts';
import { machine } from '../machine.ts';
import type { Rnd } from '../random.ts';
import type { Rules } from '../rules.ts';
import { sealedPlan, replayPlan, sealed } from '../sealed.ts';
import { blank, clone, column, EMPTY_BOX, HOLE, layout, track, type Side, type State } from '../state.ts';
import { acted, openWindow, passed, setWindowValue } from '../window.ts';

// ---- Facts: sides, counters, places. One number space for every place a counter can be in.
export const SIDES = ['Red', 'Blue'] as const;
const UNITS = ['R1', 'R2', 'R3', 'R4', 'B1', 'B2', 'B3', 'B4'];
const CARDS = ['spy 1', 'spy 2', 'code 1', 'code 2', 'rumour 1', 'rumour 2'];
const CHITS = ['rain', 'mud', 'sun'];
export const PIECES = [...UNITS, ...CARDS, ...CHITS];
export const PLACES = ['reserve', 'east hill', 'west hill', 'lost', 'deck', 'Red hand', 'Blue hand', 'cup', 'used'];
const [RESERVE, EAST, WEST, LOST, DECK, RED_HAND, , CUP, USED] = PLACES.keys().toArray() as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const HILLS = [EAST, WEST];
const FIRST_CARD = UNITS.length;
const FIRST_CHIT = FIRST_CARD + CARDS.length;
const units = UNITS.keys().toArray();
const cards = CARDS.keys()
  .map(i => FIRST_CARD + i)
  .toArray();
const chits = CHITS.keys()
  .map(i => FIRST_CHIT + i)
  .toArray();
const sideNo = (s: Side): number => SIDES.indexOf(s as 'Red');
const foe = (s: Side): Side => (s === 'Red' ? 'Blue' : 'Red');
const ownerOf = (unit: number): Side => (unit < 4 ? 'Red' : 'Blue');
const strengthOf = (unit: number): number => 1 + (unit % 4);
const handOf = (s: Side): number => RED_HAND + sideNo(s);
const isCard = (card: number, name: string): boolean => PIECES[card]!.startsWith(name);

// ---- State: `place` is partly secret, every other column is public.
const STACKS = HILLS.flatMap(h => SIDES.map(s => `${s} ${PLACES[h]}`));
const YES_NO = ['no', 'yes'];
export const L = layout({
  place: column(PIECES, PLACES),
  known: column(UNITS, YES_NO),
  top: column(STACKS, ['nobody', ...UNITS]),
  height: column(STACKS),
  hand: column(SIDES),
  purse: column(SIDES),
  bid: column(SIDES),
  turn: track(),
  attacker: track(SIDES),
  barrage: track(YES_NO),
  lastTurn: track(),
  dieFaces: track(),
  barrages: track(YES_NO),
});
export const A = L.at;
const stack = (side: Side, hill: number): number => (hill - EAST) * 2 + sideNo(side);
const heightAt = (g: State, side: Side, hill: number): number => g.cells[A.height + stack(side, hill)]!;
const stackOf = (g: State, side: Side, hill: number): readonly number[] =>
  units.filter(u => ownerOf(u) === side && g.cells[A.place + u] === hill);
const attackerOf = (g: State): Side => SIDES[g.cells[A.attacker]!]!;
const cardsOf = (g: State, side: Side): readonly number[] => cards.filter(c => g.cells[A.place + c] === handOf(side));

// ---- Sight (3.0): the top counter of a stack is seen; below it, only the height. Built from holes.
const seen = (g: State, piece: number, side: Side): boolean => {
  if (piece >= FIRST_CHIT) return true;
  if (piece >= FIRST_CARD)
    return g.cells[A.place + piece] === USED || (g.cells[A.place + piece] === handOf(side) && side !== '');
  return ownerOf(piece) === side || g.cells[A.known + piece] === 1;
};
const see = (g: State, side: Side): State => {
  const v = clone(g);
  v.cells.fill(HOLE, 0, A.known);
  for (const [p] of PIECES.entries()) if (seen(g, p, side)) v.cells[A.place + p] = g.cells[A.place + p]!;
  return v;
};
const fill = (view: State, _side: Side, rnd: Rnd): State => {
  const g = clone(view);
  const hidden = (list: readonly number[]): number[] =>
    shuffled(
      list.filter(p => g.cells[A.place + p] === HOLE),
      rnd,
    );
  for (const side of SIDES) {
    const free = HILLS.flatMap(h => Array.from({ length: heightAt(g, side, h) - stackOf(g, side, h).length }, () => h));
    for (const [i, u] of hidden(units.filter(u => ownerOf(u) === side)).entries())
      g.cells[A.place + u] = free[i] ?? RESERVE;
    for (const c of hidden(cards).slice(0, g.cells[A.hand + sideNo(side)]! - cardsOf(g, side).length))
      g.cells[A.place + c] = handOf(side);
  }
  for (const c of hidden(cards)) g.cells[A.place + c] = DECK;
  return g;
};
const shuffled = (list: readonly number[], rnd: Rnd): number[] => {
  const left = [...list];
  return list.map(() => left.splice(rnd(left.length), 1)[0]!);
};

// ---- Effects (6.3): the strength of a stack as a sum that explains itself; a range where counters are concealed.
interface Battle {
  readonly g: State;
  readonly side: Side;
  readonly hill: number;
  readonly attacks: boolean;
}
const ROWS: readonly Row<Battle>[] = [
  ...units.map((u): Row<Battle> => ({
    case: '6.3',
    name: () => UNITS[u]!,
    when: x => isThere(x, u),
    value: () => strengthOf(u),
  })),
  {
    case: '5.1',
    name: () => 'barrage',
    when: x => x.attacks && x.side === attackerOf(x.g) && x.g.cells[A.barrage] === 1,
    value: () => 2,
  },
  {
    case: '4.2',
    name: () => 'sun in the eyes',
    when: x => !x.attacks && x.g.cells[A.place + FIRST_CHIT + 2] === USED,
    value: () => -1,
  },
];
const isThere = ({ g, side, hill }: Battle, unit: number): boolean | 'maybe' => {
  if (ownerOf(unit) !== side) return false;
  return g.cells[A.place + unit] === HOLE
    ? heightAt(g, side, hill) > stackOf(g, side, hill).length && 'maybe'
    : g.cells[A.place + unit] === hill;
};
export const strengthAt = (g: State, side: Side, hill: number, attacks: boolean): Tally =>
  tally(ROWS, { g, side, hill, attacks });

// ---- Procedures with variables of their own: called, read and written without casts.
type Battling = { readonly att: Side; readonly place: number; readonly loser?: Side };
type By = { readonly by: Side };
const BATTLE = procedure<Battling>('battle');
const ANNOUNCE = procedure<By>('announce');
const CANCELLED = procedure<By>('cancelled');

// ---- Decisions: candidates are a cheap superset, `judge` alone says what is legal and why not.
const decision = (d: Omit<Decision, 'say'>): Decision => ({
  ...d,
  say: (_g, _a, c) =>
    Object.entries(c)
      .map(([k, v]) => (k === 'do' ? v : PIECES[v as number]))
      .join(' '),
});
const pass: Choice = { do: 'pass' };
const showOnTop = (g: State, unit: number): void => {
  g.cells[A.known + unit] = 1;
  g.cells[A.top + stack(ownerOf(unit), g.cells[A.place + unit]!)] = unit + 1;
};
const decisions: Decisions = {
  place: decision({
    candidates: (g, a) =>
      units
        .filter(u => ownerOf(u) === a.side && g.cells[A.place + u] === RESERVE)
        .flatMap(unit => HILLS.map(to => ({ do: 'place', unit, to }))),
    judge: (g, a, c) => {
      const [unit, to] = [c.unit as number, c.to as number];
      if (ownerOf(unit) !== a.side) return no('1.2', 'that counter is not yours to place');
      if (g.cells[A.place + unit] !== RESERVE)
        return blockedBy(cells('place', unit), '1.2', 'that counter is on a hill');
      if (!HILLS.includes(to)) return no('1.3', 'counters are placed on hills');
      return heightAt(g, a.side, to) < 3
        ? ok
        : blockedBy(cells('height', stack(a.side, to)), '1.3', 'at most three counters on a hill');
    },
    take: (g, a, c) => {
      const unit = c.unit as number;
      const to = c.to as number;
      g.cells[A.place + unit] = to;
      if (g.cells[A.height + stack(a.side, to)]!++ === 0) showOnTop(g, unit);
      emit(g, { is: 'placed', case: '1.2', side: a.side, place: to });
      emit(g, { is: 'namely', case: '1.2', to: [a.side], unit, place: to });
      return again;
    },
  }),
  bid: decision({
    planned: true,
    candidates: () => [{ do: 'bid' }, { do: 'done' }],
    judge: (g, a, c) =>
      c.do === 'done' || g.cells[A.purse + sideNo(a.side)]! > 0
        ? ok
        : blockedBy(cells('purse', sideNo(a.side)), '2.1', 'the purse is empty'),
    take: (g, a, c) => {
      if (c.do === 'done') return done();
      g.cells[A.purse + sideNo(a.side)]!--;
      g.cells[A.bid + sideNo(a.side)]!++;
      return again;
    },
  }),
  barrage: decision({
    candidates: () => [pass, { do: 'barrage' }],
    judge: (g, a, c) => {
      const name = `barrage of ${a.side}`;
      if (c.do === 'pass') return ok;
      if (g.cells[A.barrages] === 0) return blockedBy(trackCell('barrages'), '5.3', 'no barrages in this game');
      return marked(g, 'game', name) ? blockedBy(markOf(name), '5.4', 'one barrage a game') : ok;
    },
    take: (g, a, c) => {
      if (c.do === 'pass') return next;
      mark(g, 'game', `barrage of ${a.side}`);
      return ANNOUNCE.call({ by: a.side });
    },
  }),
  cancel: decision({
    candidates: (g, a) => [pass, ...cardsOf(g, a.side).map(card => ({ do: 'cancel', card }))],
    judge: (g, a, c) => mayPlay(g, a.side, c, 'spy', '5.1'),
    take: (g, a, c) => {
      if (c.do === 'pass') return passed(g);
      spend(g, a.side, c.card as number, '5.1');
      return acted(g, CANCELLED.call({ by: a.side }));
    },
  }),
  trump: decision({
    candidates: (g, a) => [pass, ...cardsOf(g, a.side).map(card => ({ do: 'trump', card }))],
    judge: (g, a, c) => mayPlay(g, a.side, c, 'code', '5.2'),
    take: (g, a, c) => {
      if (c.do === 'pass') return passed(g);
      spend(g, a.side, c.card as number, '5.2');
      return done('trumped');
    },
  }),
  attack: decision({
    candidates: () => [pass, ...HILLS.map(place => ({ do: 'attack', place }))],
    judge: (g, a, c) => {
      if (c.do === 'pass') return ok;
      if (!HILLS.includes(c.place as number)) return no('6.1', 'only hills are fought for');
      const both = SIDES.every(s => heightAt(g, s, c.place as number) > 0);
      return both
        ? granted({ bars: 'look' })
        : blockedBy(
            cells('height', ...SIDES.map(s => stack(s, c.place as number))),
            '6.1',
            `${a.side} and ${foe(a.side)} must both be on that hill`,
            [c.place as number],
          );
    },
    take: (_g, a, c) => (c.do === 'pass' ? next : BATTLE.call({ att: a.side, place: c.place as number })),
  }),
  resolve: decision({
    candidates: () => [{ do: 'press' }, { do: 'hold' }],
    judge: () => ok,
    take: (_g, _a, c) => (c.do === 'press' ? next : done('held')),
  }),
  counter: decision({
    candidates: () => [pass, { do: 'counter' }],
    judge: () => granted({ bars: 'look' }),
    take: (g, a, c) => (c.do === 'pass' ? next : BATTLE.call({ att: a.side, place: BATTLE.vars(g).place })),
  }),
  show: decision({
    forced: ['show'],
    candidates: (g, a) => stackOf(g, a.side, a.about.place as number).map(unit => ({ do: 'show', unit })),
    judge: (g, a, c) => {
      const unit = c.unit as number;
      if (!units.includes(unit) || ownerOf(unit) !== a.side) return no('6.5', 'a counter of your own goes on top');
      return g.cells[A.place + unit] === a.about.place
        ? ok
        : blockedBy(cells('place', unit), '6.5', 'a counter of that stack goes on top');
    },
    take: (g, _a, c) => {
      showOnTop(g, c.unit as number);
      emit(g, { is: 'shown', case: '6.5', unit: c.unit! });
      return next;
    },
  }),
};
const mayPlay = (g: State, side: Side, c: Choice, card: string, ruleCase: string) => {
  if (c.do === 'pass') return ok;
  const played = c.card as number;
  if (!isCard(played, card)) return no(ruleCase, `it takes a ${card}`);
  return cardsOf(g, side).includes(played)
    ? ok
    : blockedBy(cells('place', played), ruleCase, `it takes a ${card} from your hand`);
};
const spend = (g: State, side: Side, card: number, ruleCase: string): void => {
  g.cells[A.place + card] = USED;
  g.cells[A.hand + sideNo(side)]!--;
  emit(g, { is: 'spent', case: ruleCase, card });
};

// ---- Sequence of play: a step changes or asks, never both.
const deal = (side: Side): Step => ({
  at: `1.1/${side}`,
  case: '1.1',
  name: `${side} draws two cards`,
  run: () => take(side, '1.1', DECK, 2, [side]),
  fed: (g, _f, out) => {
    for (const card of out) g.cells[A.place + card] = handOf(side);
    g.cells[A.hand + sideNo(side)]! += out.length;
    emit(g, { is: 'dealt', case: '1.1', to: [side], out });
    return next;
  },
});
const inReserve =
  (side: Side) =>
  (g: State): boolean =>
    HILLS.reduce((n, h) => n - heightAt(g, side, h), 4) > 0;
const lose = (g: State, side: Side, hill: number): void => {
  const s = stack(side, hill);
  const unit = g.cells[A.top + s]! - 1;
  g.cells[A.place + unit] = LOST;
  g.cells[A.top + s] = 0;
  g.cells[A.height + s]!--;
  emit(g, { is: 'lost', case: '6.4', unit });
};
const bid: readonly Step<{ readonly bidder: Side }>[] = [
  { at: '2.1/bid', case: '2.1', name: 'Bid', run: (_g, f) => ask(f.vars.bidder, 'bid', '2.1') },
];
const announce: readonly Step<By>[] = [
  {
    at: '5.1/window',
    case: '5.1',
    name: 'A spy may cancel',
    run: (_g, f) => openWindow('cancel', '5.1', [foe(f.vars.by)]),
  },
  {
    at: '5.1/effect',
    case: '5.1',
    name: 'Barrage',
    run: (g, f) => {
      g.cells[A.barrage] = f.got === 'cancelled' ? 0 : 1;
      emit(g, { is: 'barrage', case: '5.1', stands: f.got !== 'cancelled' });
      return next;
    },
  },
];
const cancelled: readonly Step<By>[] = [
  {
    at: '5.2/window',
    case: '5.2',
    name: 'A code may trump',
    run: (_g, f) => openWindow('trump', '5.2', [foe(f.vars.by)]),
  },
  {
    at: '5.2/settle',
    case: '5.2',
    name: 'Cancelled?',
    run: (g, f) => {
      if (f.got !== 'trumped') setWindowValue(g, 'cancelled');
      return next;
    },
  },
];
const battle: readonly Step<Battling>[] = [
  { at: '6.2', case: '6.2', name: 'Look at the stack', run: lookAtStack },
  { at: '6.2/resolve', case: '6.2', name: 'Press or hold', run: (_g, f) => ask(f.vars.att, 'resolve', '6.2') },
  { at: '6.3', case: '6.3', name: 'Die', run: (g, f) => roll(f.vars.att, '6.3', g.cells[A.dieFaces]!), fed: fight },
  {
    at: '6.5',
    case: '6.5',
    name: 'New top',
    when: (g, f) => heightAt(g, f.vars.loser!, f.vars.place) > 0,
    run: (_g, f) => ask(f.vars.loser!, 'show', '6.5', { place: f.vars.place }),
  },
  {
    at: '6.6',
    case: '6.6',
    name: 'Counterattack',
    when: (g, f) => f.vars.loser === f.vars.att && heightAt(g, f.vars.att, f.vars.place) > 0,
    run: (_g, f) => ask(foe(f.vars.att), 'counter', '6.6', { place: f.vars.place }),
  },
  { at: '6.7', case: '6.7', name: 'Battle over', run: (_g, f) => done(f.vars.loser === f.vars.att ? 'lost' : 'won') },
];
const procs: Procs = {
  game: [
    ...SIDES.map(deal),
    ...SIDES.map((side): Step => ({
      at: `1.2/${side}`,
      case: '1.2',
      name: `${side} sets up`,
      when: inReserve(side),
      run: () => ask(side, 'place', '1.2'),
    })),
    {
      at: '2.0',
      case: '2.0',
      name: 'Turn',
      run: g => {
        g.cells[A.turn]!++;
        return call('turn');
      },
    },
    {
      at: '9.1',
      case: '9.1',
      name: 'Last turn',
      run: g => (g.cells[A.turn]! < g.cells[A.lastTurn]! ? goto('2.0') : over(winner(g))),
    },
  ],
  turn: [
    {
      at: '2.0/pay',
      case: '2.2',
      name: 'Late pay',
      run: g => {
        for (const d of takeDue(g, g.cells[A.turn]!, 'pay')) g.cells[A.purse + (d.vars.purse as number)]!++;
        return next;
      },
    },
    {
      at: '2.1',
      case: '2.1',
      name: 'Sealed bids',
      run: () => sealed(...SIDES.map(s => sealedPlan(s, 'bid', { bidder: s }))),
    },
    ...SIDES.map((side): Step => ({
      at: `2.1/${side}`,
      case: '2.1',
      name: 'Bids opened',
      run: () => replayPlan(side),
    })),
    { at: '2.2', case: '2.2', name: 'Who attacks', run: opened },
    {
      at: '4.1',
      case: '4.1',
      name: 'Weather',
      run: g => take(attackerOf(g), '4.1', CUP, 1),
      fed: (g, _f, [chit]) => {
        g.cells[A.place + chit!] = USED;
        emit(g, { is: 'weather', case: '4.1', unit: chit! });
        return next;
      },
    },
    { at: '5.0', case: '5.0', name: 'Barrage', run: g => ask(attackerOf(g), 'barrage', '5.0') },
    { at: '6.0', case: '6.0', name: 'Attack', run: g => ask(attackerOf(g), 'attack', '6.0') },
    {
      at: '7.0',
      case: '7.0',
      name: 'End of turn',
      run: g => {
        g.cells[A.barrage] = 0;
        return next;
      },
    },
  ],
  bid,
  announce,
  cancelled,
  battle,
};
function opened(g: State) {
  const [red, blue] = SIDES.map(s => g.cells[A.bid + sideNo(s)]!) as [number, number];
  g.cells[A.attacker] = blue > red ? 1 : 0;
  later(g, { turn: g.cells[A.turn]! + 1, at: 'pay', what: 'coin', vars: { purse: blue > red ? 0 : 1 } });
  emit(g, { is: 'bids', case: '2.1', red, blue });
  g.cells.fill(0, A.bid, A.bid + 2);
  return next;
}
function lookAtStack(g: State, { vars: { att, place } }: Frame<Battling>) {
  const there = stackOf(g, foe(att), place);
  for (const unit of there) g.cells[A.known + unit] = 1;
  look(g, att, '6.2', { out: there });
  return next;
}
function fight(g: State, { vars: { att, place } }: Frame<Battling>, [die]: readonly number[]) {
  emit(g, { is: 'rolled', case: '6.3', side: att, die: die! });
  const sum = strengthAt(g, att, place, true).most + die! - strengthAt(g, foe(att), place, false).most;
  const loser = sum > 3 ? foe(att) : att;
  BATTLE.put(g, { loser });
  lose(g, loser, place);
  return next;
}
const alive = (g: State, side: Side): number => HILLS.reduce((n, h) => n + heightAt(g, side, h), 0);
const winner = (g: State): Side => (alive(g, 'Blue') > alive(g, 'Red') ? 'Blue' : 'Red');
const watches: readonly Watch[] = [
  {
    on: 'lost',
    case: '9.2',
    run: (g, e) => (alive(g, ownerOf(e.unit as number)) === 0 ? over(foe(ownerOf(e.unit as number))) : undefined),
  },
];

const rules: Rules = {
  procs,
  decisions,
  watches,
  see,
  fill,
  pool: (g, zone) => [...PIECES.keys()].filter(p => g.cells[A.place + p] === zone),
};

// ---- The game as hosts see it.
const WORDS: { readonly [event: string]: (e: Event) => string } = {
  placed: e => `${e.side} lays a counter on the ${PLACES[e.place as number]}`,
  namely: e => `it is ${PIECES[e.unit as number]}`,
  dealt: e => `you draw ${(e.out as number[]).map(c => PIECES[c]).join(' and ')}`,
  bids: e => `Red bid ${e.red}, Blue ${e.blue}`,
  weather: e => `the weather is ${PIECES[e.unit as number]}`,
  barrage: e => (e.stands ? 'the barrage comes down' : 'the barrage is called off'),
  spent: e => `${PIECES[e.card as number]} is played`,
  look: e => `you find ${(e.out as number[]).map(u => PIECES[u]).join(', ')}`,
  rolled: e => `${String(e.side)} rolls ${String(e.die)}`,
  lost: e => `${PIECES[e.unit as number]} is lost`,
  shown: e => `${PIECES[e.unit as number]} is on top now`,
};
const CASES = {
  1.1: 'Cards',
  1.2: 'Set-up',
  1.3: 'Stacking',
  '2.0': 'Turns',
  2.1: 'Bids',
  2.2: 'The loser is paid',
  '3.0': 'Sight',
  4.1: 'Weather',
  4.2: 'Sun',
  '5.0': 'Barrage',
  5.1: 'Spies',
  5.2: 'Codes',
  5.3: 'Option: no barrages',
  5.4: 'Once a game',
  '6.0': 'Attack',
  6.1: 'Where',
  6.2: 'Declare, look, decide',
  6.3: 'Strength and die',
  6.4: 'Loss',
  6.5: 'New top',
  6.6: 'Counterattack',
  6.7: 'End of battle',
  '7.0': 'End of turn',
  9.1: 'Last turn',
  9.2: 'Nobody left',
};
const value = (id: string) => ({ id, title: id });
export const toy: Game = {
  box: EMPTY_BOX,
  id: 'toy',
  title: 'Two Hills',
  version: 1,
  sides: SIDES,
  scenarios: [
    { id: 'dawn', title: 'Dawn' },
    { id: 'dusk', title: 'Dusk: a turn less' },
  ],
  options: [
    { id: 'die', title: 'Die', case: '6.3', values: ['six', 'eight'].map(value) },
    { id: 'barrages', title: 'Barrages', case: '5.3', values: YES_NO.toReversed().map(value) },
    { id: 'purse', title: 'Coins at the start', case: '2.1', values: ['three', 'none', 'one'].map(value) },
  ],
  cases: Object.fromEntries(Object.entries(CASES).map(([c, title]) => [c, { title, words: title }])),
  endCase: '9.1',
  layout: L,
  labels: { unit: PIECES, card: PIECES, out: PIECES, place: PLACES, to: PLACES, from: PLACES },
  verbs: {
    place: ['unit', 'to'],
    bid: [],
    done: [],
    pass: [],
    barrage: [],
    cancel: ['card'],
    trump: ['card'],
    attack: ['place'],
    press: [],
    hold: [],
    counter: [],
    show: ['unit'],
  },
  machine: machine(rules),
  first: 'game',
  begin(scenario, options) {
    const g = blank(L.size);
    for (const c of cards) g.cells[A.place + c] = DECK;
    for (const c of chits) g.cells[A.place + c] = CUP;
    g.cells.fill(options.purse === 'three' ? 3 : options.purse === 'one' ? 1 : 0, A.purse, A.purse + 2);
    g.cells[A.lastTurn] = scenario === 'dusk' ? 2 : 3;
    g.cells[A.dieFaces] = options.die === 'eight' ? 8 : 6;
    g.cells[A.barrages] = options.barrages === 'yes' ? 1 : 0;
    return g;
  },
  turn: g => g.cells[A.turn]!,
  tell: e => WORDS[e.is]?.(e) ?? '',
  result: g => (g.wait.for === 'over' ? g.wait.result : null),
  score: (g, side) => alive(g, side) - alive(g, foe(side)),
  faults: g =>
    STACKS.flatMap((name, s) =>
      stackOf(g, SIDES[s % 2]!, EAST + (s >> 1)).length === g.cells[A.height + s]
        ? []
        : [`${name} is not as high as it says`],
    ),
};
