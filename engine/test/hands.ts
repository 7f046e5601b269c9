/**
 * Two Hands, a toy of cards: a deck with a bottom, hands, a theft that both know of, and plays planned in sealed lanes,
 * with a spy who may answer them and a guard who answers the spy. It shows `pieces.ts`, and what a lane may meet when it is opened.
 */
import { take } from '../chance.ts';
import { no, ok, type Choice, type Decision } from '../decide.ts';
import { emit, type Event } from '../events.ts';
import { again, ask, call, done, goto, next, over, procedure, type Step } from '../flow.ts';
import type { Game } from '../game.ts';
import { mark, marked } from '../lifetimes.ts';
import { machine } from '../machine.ts';
import {
  drawing,
  fillPieces,
  layAll,
  pieceFaults,
  piecesIn,
  put,
  seePieces,
  shuffleIn,
  sizeOf,
  type Pieces,
} from '../pieces.ts';
import type { Rules } from '../rules.ts';
import { sealedPlan, replayPlan, sealed } from '../sealed.ts';
import { blank, clone, column, EMPTY_BOX, layout, track, type Side, type State } from '../state.ts';
import { acted, openWindow, passed } from '../window.ts';

export const SIDES = ['Red', 'Blue'] as const;
export const CARDS = Array.from({ length: 12 }, (_, i) => `${i % 2 ? 'sun' : 'moon'} ${1 + (i >> 1)}`);
export const PLACES = ['deck', 'bottom', 'table', 'Red hand', 'Blue hand', 'Red aside', 'Blue aside'];
const [DECK, BOTTOM, TABLE, RED_HAND, , RED_ASIDE] = [0, 1, 2, 3, 4, 5] as const;
const HAND_SIZE = 3;
const MAX_LAID = 2;
const sideNo = (s: Side): number => (s === 'Red' ? 0 : 1);
const foe = (s: Side): Side => (s === 'Red' ? 'Blue' : 'Red');
export const handOf = (s: Side): number => RED_HAND + sideNo(s);
export const asideOf = (s: Side): number => RED_ASIDE + sideNo(s);
const valueOf = (card: number): number => 1 + (card >> 1);

export const L = layout({
  place: column(CARDS, PLACES),
  known: column(CARDS, ['nobody', 'Red', 'Blue', 'both']),
  size: column(PLACES),
  points: column(SIDES),
  turn: track(),
});
export const A = L.at;
export const cards: Pieces = {
  sides: SIDES,
  rows: CARDS.keys().toArray(),
  at: A.place,
  known: A.known,
  size: A.size,
  zones: [
    { place: DECK, seen: 'nobody' },
    { place: BOTTOM, seen: 'nobody' },
    { place: TABLE, seen: 'all' },
    ...SIDES.flatMap(by => [handOf(by), asideOf(by)].map(place => ({ place, seen: { by } }))),
  ],
};

type Who = { readonly who: Side };
const spied = procedure<Who>('spied');
const drawn = drawing(cards, 'draw', '1', { deck: DECK, bottom: BOTTOM }, (g, by, out) =>
  emit(g, { is: 'drawn', case: '1', to: [by], out }),
);
const decision = (d: Omit<Decision, 'say'>): Decision => ({
  ...d,
  say: (_g, _a, c) => (c.card === undefined ? c.do : `${c.do} ${CARDS[c.card as number]}`),
});
const pass: Choice = { do: 'pass' };
const laidBy = (g: State, side: Side): number => sizeOf(cards, g, asideOf(side));
const inHand = (g: State, side: Side, card: unknown): boolean => g.cells[A.place + (card as number)] === handOf(side);
/** 3.1 What the marks of the turn remember of a side. */
const once = (g: State, what: string, side: Side): boolean => marked(g, 'turn', `${what} ${side}`);

const decisions: Rules['decisions'] = {
  /** 3.0 Up to two cards are laid aside, face down; wavering shows nothing, and is for before. */
  lay: decision({
    verbs: ['lay', 'waver', 'done'],
    candidates: (g, a) => [
      ...piecesIn(cards, g, handOf(a.side)).map(card => ({ do: 'lay', card })),
      { do: 'waver' },
      { do: 'done' },
    ],
    judge: (g, a, c) => {
      if (c.do === 'waver') return once(g, 'laid', a.side) ? no('3.1', 'a card is laid: too late to waver') : ok;
      if (c.do === 'done') return ok;
      if (!inHand(g, a.side, c.card)) return no('3.0', 'that card is not in your hand');
      return laidBy(g, a.side) < MAX_LAID ? ok : no('3.0', 'at most two');
    },
    take: (g, a, c) => {
      if (c.do === 'done') return done();
      if (c.do === 'waver') return again;
      mark(g, 'turn', `laid ${a.side}`);
      put(cards, g, c.card as number, asideOf(a.side));
      emit(g, { is: 'laid', case: '3.0', who: sideNo(a.side) });
      emit(g, { is: 'namely', case: '3.0', to: [a.side], card: c.card! });
      return openWindow('spy', '4.0', [foe(a.side)], {}, 'once', '3.0/lay');
    },
  }),
  /** 4.0 Once a turn a spy may take a card of the hand of whoever laid one. */
  spy: decision({
    verbs: ['pass', 'spy'],
    candidates: () => [pass, { do: 'spy' }],
    judge: (g, a, c) => (c.do === 'spy' && once(g, 'spied', a.side) ? no('4.0', 'one spy a turn') : ok),
    take: (g, a, c) => {
      if (c.do === 'pass') return passed(g);
      mark(g, 'turn', `spied ${a.side}`);
      return acted(g, spied.call({ who: a.side }));
    },
  }),
  /** 4.1 The guard: a card put under the deck sends the spy home. */
  guard: decision({
    verbs: ['pass', 'guard'],
    candidates: (g, a) => [pass, ...piecesIn(cards, g, handOf(a.side)).map(card => ({ do: 'guard', card }))],
    judge: (g, a, c) =>
      c.do === 'pass' || inHand(g, a.side, c.card) ? ok : no('4.1', 'that card is not in your hand'),
    take: (g, a, c) => {
      if (c.do === 'pass') return passed(g);
      put(cards, g, c.card as number, BOTTOM);
      emit(g, { is: 'guarded', case: '4.1', who: sideNo(a.side) });
      return done('guarded');
    },
  }),
};

const lay: readonly Step<Who>[] = [
  { at: '3.0/lay', case: '3.0', name: 'Lay cards aside', run: (_g, f) => ask(f.vars.who, 'lay', '3.0') },
];
const spiedSteps: readonly Step<Who>[] = [
  { at: '4.1', case: '4.1', name: 'Guard', run: (_g, f) => openWindow('guard', '4.1', [foe(f.vars.who)]) },
  {
    at: '4.2',
    case: '4.2',
    name: 'Theft',
    when: (g, f) => f.got !== 'guarded' && sizeOf(cards, g, handOf(foe(f.vars.who))) > 0,
    run: (_g, { vars: { who } }) => take(who, '4.2', handOf(foe(who)), 1, SIDES),
    fed: (g, { vars: { who } }, out) => {
      put(cards, g, out[0]!, handOf(who));
      emit(g, { is: 'stolen', case: '4.2', to: SIDES, who: sideNo(who), out });
      return next;
    },
  },
];
/** 5.0 What lies aside is turned up: the higher sum scores. It lies there until the next plans are made (2.1). */
const reveal = (g: State): void => {
  const sums = SIDES.map(s => piecesIn(cards, g, asideOf(s)).reduce((n, c) => n + valueOf(c), 0)) as [number, number];
  for (const s of SIDES) for (const c of piecesIn(cards, g, asideOf(s))) put(cards, g, c, TABLE);
  emit(g, { is: 'sums', case: '5.0', red: sums[0], blue: sums[1] });
  if (sums[0] !== sums[1]) g.cells[A.points + (sums[0] > sums[1] ? 0 : 1)]!++;
};
const turn: readonly Step[] = [
  ...SIDES.map((side): Step => ({
    at: `1/${side}`,
    case: '1',
    name: `${side} draws`,
    run: g =>
      drawn.proc.call({ by: side, hand: handOf(side), left: Math.max(0, HAND_SIZE - sizeOf(cards, g, handOf(side))) }),
  })),
  {
    at: '2.1',
    case: '2.1',
    name: 'Under the deck',
    run: g => {
      shuffleIn(cards, g, TABLE, BOTTOM);
      return next;
    },
  },
  {
    at: '3.0',
    case: '3.0',
    name: 'Plans',
    run: () => sealed(...SIDES.map(who => sealedPlan(who, 'lay', { who } satisfies Who))),
  },
  ...SIDES.map((side): Step => ({ at: `3.0/${side}`, case: '3.0', name: 'Opened', run: () => replayPlan(side) })),
  {
    at: '5.0',
    case: '5.0',
    name: 'Turned up',
    run: g => {
      reveal(g);
      return next;
    },
  },
];
const LAST_TURN = 3;
const game: readonly Step[] = [
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
    at: '9.0',
    case: '9.0',
    name: 'Last turn',
    run: g =>
      g.cells[A.turn]! < LAST_TURN ? goto('2.0') : over({ red: g.cells[A.points]!, blue: g.cells[A.points + 1]! }),
  },
];
const rules: Rules = {
  procs: { game, turn, lay, spied: spiedSteps, draw: drawn.steps },
  decisions,
  watches: [],
  pool: (g, zone) => piecesIn(cards, g, zone),
  see: (g, side) => {
    const v = clone(g);
    seePieces(cards, g, v, side);
    return v;
  },
  fill: (view, _side, rnd) => {
    const g = clone(view);
    fillPieces(cards, g, rnd);
    return g;
  },
};

const names = (e: Event): string => (e.out as readonly number[]).map(c => CARDS[c]).join(' and ');
const WORDS: { readonly [event: string]: (e: Event) => string } = {
  drawn: e => `you draw ${names(e)}`,
  laid: e => `${SIDES[e.who as 0]} lays a card aside`,
  namely: e => `it is ${CARDS[e.card as number]}`,
  guarded: e => `${SIDES[e.who as 0]} guards its hand`,
  stolen: e => `${SIDES[e.who as 0]} has stolen ${names(e)}`,
  sums: e => `Red has ${e.red}, Blue ${e.blue}`,
};
const CASES = ['1', '2.0', '2.1', '3.0', '3.1', '4.0', '4.1', '4.2', '5.0', '9.0'];
export const hands: Game = {
  box: EMPTY_BOX,
  id: 'hands',
  title: 'Two Hands',
  version: 1,
  sides: SIDES,
  scenarios: [{ id: 'evening', title: 'An evening' }],
  options: [],
  cases: Object.fromEntries(CASES.map(c => [c, { title: c, words: c }])),
  endCase: '9.0',
  layout: L,
  labels: { card: CARDS, out: CARDS, from: PLACES, hand: PLACES },
  verbs: { lay: ['card'], waver: [], done: [], pass: [], spy: [], guard: ['card'] },
  machine: machine(rules),
  first: 'game',
  begin: () => {
    const g = blank(L.size);
    layAll(cards, g, DECK);
    return g;
  },
  turn: g => g.cells[A.turn]!,
  tell: e => WORDS[e.is]?.(e) ?? '',
  result: g => (g.wait.for === 'over' ? g.wait.result : null),
  score: (g, side) => g.cells[A.points + sideNo(side)]! - g.cells[A.points + sideNo(foe(side))]!,
  faults: g => pieceFaults(cards, g, PLACES),
};
