/** (2) What a seat is refused: in the same words, and with the same numbers, whatever the others have planned or hold. */
import { isOpened } from '../undo-barrier.ts';
import type { Choice, Verdict } from '../decide.ts';
import type { Game } from '../game.ts';
import { journalFor, placeOfShown, shownCount } from '../journal.ts';
import { takeOut, withoutOrder } from '../orders.ts';
import type { Rnd } from '../random.ts';
import { planOf, plansOf } from '../sealed.ts';
import { clone, type Json, type Side, type State } from '../state.ts';
import { back, backLimit, undo } from '../undo.ts';
import { playListed, why, type Table } from '../table.ts';
import { NONSENSE, nearMisses } from './mutants.ts';
import { hold, inLabels, keyOf, randomAsk, sameText } from './walk.ts';

const NEAR_MISSES = 6;
const CANDIDATES = 4;
const STALE = 20;
const SOME_ORDERS = 4;

const wordsOf = (v: Verdict): string => (v.ok ? 'accepted' : JSON.stringify([v.case, v.why, v.where ?? []]));
const some = <T>(list: readonly T[], count: number, rnd: Rnd): readonly T[] =>
  list.length ? Array.from({ length: count }, () => list[rnd(list.length)]!) : [];

/** Choices a seat may send: what is asked of it or of another, refused candidates among it, near misses, what was listed long ago, and nonsense. */
const choicesToSend = (game: Game, g: State, stale: readonly Choice[], rnd: Rnd): readonly Json[] => {
  const ask = randomAsk(game, g, rnd);
  const { machine } = game;
  const listed = inLabels(game, machine.sample(g, ask, rnd));
  const candidates = machine.decision(ask).candidates(machine.positionFor(g, ask.side), ask);
  return [
    listed,
    ...some(candidates, CANDIDATES, rnd).map(c => inLabels(game, c)),
    ...some(nearMisses(game, listed, rnd), NEAR_MISSES, rnd),
    ...some(stale, 2, rnd),
    NONSENSE[rnd(NONSENSE.length)]!,
  ];
};
/** Remembers the choices it was asked with, so that they are stale later. */
export const refusalLaw = (game: Game, side: Side, rnd: Rnd): ((g: State, worlds: readonly State[]) => void) => {
  const stale: Choice[] = [];
  return (g, worlds) => {
    if (game.machine.open(g).length === 0) return;
    const said = choicesToSend(game, g, stale, rnd);
    stale.push(said[0] as Choice);
    if (stale.length > STALE) stale.shift();
    for (const x of said) {
      const words = wordsOf(why({ game, g }, side, x));
      for (const world of worlds)
        sameText(`${side} is told of ${keyOf(x)}`, wordsOf(why({ game, g: world }, side, x)), words);
    }
  };
};

// At a table: what is taken back and taken out -------------------------------------------------------------------------
type Asked = (t: Table) => Verdict;
/** Its dice are its own: the roller of a random game gives each draw once. */
const copyOf = (t: Table): Table => ({
  ...t,
  roller: (_draw, sizes) => sizes.map(() => 0),
  entries: [...t.entries],
  checkpoints: [...t.checkpoints],
  log: [...t.log],
  snapshots: [...t.snapshots],
  g: clone(t.g),
});
/** Takings back with the numbers a seat knows: its own, and those that are out of range, negative or of no entry at all. */
const requestsOf = (t: Table, side: Side, rnd: Rnd): readonly (readonly [what: string, ask: Asked])[] => {
  const shown = shownCount(t.entries, [side]);
  const entries = [-1, 0, 0.5, shown - 1, shown, shown + 1, 999_999, rnd(shown + 1)];
  const count = planOf(t.g, side)?.orders.length ?? 0;
  const orders = [-1, 0.5, count, count + 1, 999_999];
  const place = (x: Table, n: number): number => placeOfShown(x.entries, [side], n);
  return [
    ['undo', x => undo(x, side)],
    ...entries.map((n): [string, Asked] => [`back to ${n}`, x => back(x, side, place(x, n))]),
    ...orders.map((k): [string, Asked] => [`out ${k}`, x => takeOut(x, side, k)]),
    ...orders.map((k): [string, Asked] => [`falls with ${k}`, x => withoutOrder(x, side, k)]),
  ];
};
/** The same table after another side has given some orders more, none of which seals its lane, and taken some out again. */
const plannedOn = (t: Table, by: Side, rnd: Rnd): Table => {
  const more = copyOf(t);
  const { machine } = t.game;
  for (let left = 1 + rnd(SOME_ORDERS); left > 0; left--) {
    const ask = machine.open(more.g).find(a => a.side === by);
    if (!ask || more.g.wait.for !== 'sealed') break;
    const tried = copyOf(more);
    const played = playListed(tried, by, machine.sample(more.g, ask, rnd));
    hold(played.ok, () => `${by} was refused a sample`);
    if (isOpened(more.g, tried.g, by) || planOf(tried.g, by)?.done !== false) continue;
    Object.assign(more, tried);
    if (rnd(3) === 0) takeOut(more, by, 0);
  }
  return more;
};
/** The numbers and the journal that a seat is given. */
const toldOf = (t: Table, side: Side): string =>
  JSON.stringify([
    shownCount(t.entries, [side]),
    shownCount(t.entries, [side], backLimit(t, side)),
    journalFor(t.entries, side),
  ]);
/** While sides plan: whatever the others have planned, taking back is refused or taken in the same words. */
export const takesBackAlike = (t: Table, side: Side, rnd: Rnd): void => {
  if (t.g.wait.for !== 'sealed') return;
  for (const { side: other, done } of plansOf(t.g)) {
    if (other === side || done) continue;
    const world = plannedOn(t, other, rnd);
    sameText(`${side} is told of the journal`, toldOf(world, side), toldOf(t, side));
    for (const [what, ask] of requestsOf(t, side, rnd))
      sameText(`${side}, who asks for ${what}, is told`, wordsOf(ask(copyOf(world))), wordsOf(ask(copyOf(t))));
  }
};
