/** Two Hills with a pawnbroker: a side that passes while bidding gains a coin, so that a later bid can depend on an earlier order. */
import { again } from '../../engine/flow.ts';
import { machine } from '../../engine/machine.ts';
import type { GameModule } from '../../engine/pack.ts';

/** Adds the pawnbroker to a game with sealed bids; returns any other game unchanged. */
export const withPawnbroker = (box: GameModule | undefined): GameModule | undefined => {
  const rules = box?.game.machine.rules;
  const bid = rules?.decisions.bid;
  if (!box || !rules || !bid) return box;
  const { layout, sides } = box.game;
  const pawning: typeof bid = {
    ...bid,
    candidates: (g, a) => [{ do: 'pass' }, ...bid.candidates(g, a)],
    judge: (g, a, c) => (c.do === 'pass' ? { ok: true } : bid.judge(g, a, c)),
    take: (g, a, c) => {
      if (c.do !== 'pass') return bid.take(g, a, c);
      g.cells[layout.at.purse! + sides.indexOf(a.side)]!++;
      return again;
    },
  };
  const decisions = { ...rules.decisions, bid: pawning };
  return { ...box, game: { ...box.game, machine: machine({ ...rules, decisions }) } };
};
