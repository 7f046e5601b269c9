/** Builds the parts of the protocol's answers: status, choices, events and refusals, all in labels. */
import type { Question, Choice, Obstacle, Refused, Verdict } from '../engine/decide.ts';
import { listed } from '../engine/game.ts';
import { labelled } from '../engine/labels.ts';
import type { Json, Vars } from '../engine/state.ts';
import { verdictWithBarrier, type LogLine } from '../engine/table.ts';
import type { GameModule } from '../engine/pack.ts';
import type { HostedGame } from './host.ts';

/** The open questions. */
export const asksOf = ({ table }: HostedGame): readonly Question[] => table.game.machine.open(table.g);

/** The state of the game in short. The seed is shown once the game is over, so that anyone can check the dice. */
export const statusOf = (h: HostedGame): Vars => {
  const {
    table: { game, g, sandbox, commitment, entries, script },
    seed,
  } = h;
  const step = game.machine.steps(g).at(-1);
  const over = g.wait.for === 'over';
  return {
    over,
    turn: game.turn(g),
    case: over ? game.endCase : (step?.case ?? asksOf(h)[0]?.case ?? ''),
    step: over ? 'The game is over' : (step?.name ?? ''),
    sandbox,
    entries: entries.length,
    commitment,
    asks: asksOf(h).map(a => ({ side: a.side, decision: a.kind, case: a.case, choices: listed(game, g, a).length })),
    ...(script.length ? { queued: [...script] } : {}),
    ...(g.wait.for === 'over' ? { result: g.wait.result, seed } : {}),
  };
};

export const choiceOf = (h: HostedGame, c: Choice): Json => labelled(h.table.game.labels, c);
export const choicesFor = (h: HostedGame, ask: Question): readonly Json[] => {
  const { game, g } = h.table;
  return listed(game, g, ask).map(c => {
    const v = verdictWithBarrier(h.table, ask, c);
    const { cost, bars } = v.ok ? v : {};
    return {
      choice: choiceOf(h, c),
      text: game.machine.say(g, ask, c),
      case: ask.case,
      ...(cost === undefined ? {} : { cost }),
      ...(bars ? { bars } : {}),
    };
  });
};

/** A log line with the facts of its event beside its text. */
export const eventOf = ({ entry, case: ruleCase, text, event }: LogLine): Json => ({
  entry,
  case: ruleCase,
  text,
  ...event,
});

export const refusedOf = (box: GameModule, v: Refused): Json => ({
  case: v.case,
  why: v.why,
  ...(v.where?.length ? { where: v.where.flatMap(n => box.where[n] ?? []) } : {}),
  ...(v.obstacle ? { obstacle: obstacleOf(box, v.obstacle) } : {}),
});
/** The obstacle in labels. Cells are named by column and row as in `position`, hexes and areas as in `where`. */
const obstacleOf = ({ game, where }: GameModule, o: Obstacle): Json => {
  if (o.is === 'cells') return { ...o, rows: o.rows.map(row => game.layout.columns[o.column]!.rows[row]!) };
  if (o.is === 'stack' || o.is === 'zone') return { ...o, at: o.at.flatMap(n => where[n] ?? []) };
  return o.is === 'supply' ? { ...o, at: labelled(game.labels, { unit: o.at }).unit ?? [] } : o;
};
export const verdictOf = (box: GameModule, v: Verdict): Json =>
  v.ok
    ? { ok: true, ...(v.cost === undefined ? {} : { cost: v.cost }), ...(v.bars ? { bars: v.bars } : {}) }
    : { ok: false, refused: refusedOf(box, v) };
