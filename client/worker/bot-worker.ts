/** The bot's worker. It receives the view of its side and nothing else, and can be terminated at any moment. */
import { chanceInWords, winChanceFor } from '../../bots/win-chance.ts';
import { botFor } from '../../bots/levels.ts';
import { safe } from '../../bots/safe.ts';
import { inScenario } from '../../engine/game.ts';
import { labelled } from '../../engine/labels.ts';
import { seededRandom } from '../../engine/random.ts';
import { load } from '../../engine/save.ts';
import type { Brief } from './play.ts';
import { push, serveCalls } from './worker-calls.ts';
import type { OfferedChoice } from '../../screen/session.ts';
import { brainFor, gameFor } from '../../games/open.ts';

export interface BotAdvice {
  readonly choice: OfferedChoice['choice'];
  readonly reason: string;
  readonly estimate: number;
  readonly spread: readonly [low: number, high: number];
  /** The odds of the choice's roll. `hope` is the chance of the side to win. */
  readonly odds?: string;
  readonly hope?: string;
  /** The intent of the choice, in words that name no counter. */
  readonly meant?: string;
}
/** The share of the thinking time that has passed, 0 to 1. */
export interface BotProgress {
  readonly push: 'progress';
  readonly value: number;
}

const PROGRESS_EVERY_MS = 100;
/** Reports progress at most ten times a second, to leave the page time for other work. */
const progressReporter = (seconds: number): (() => void) => {
  const start = performance.now();
  let reportedAt = 0;
  return () => {
    const now = performance.now();
    if (now - reportedAt < PROGRESS_EVERY_MS) return;
    reportedAt = now;
    push('progress', Math.min(1, (now - start) / (seconds * 1000)));
  };
};

const think = async (
  { game: id, scenario, pack, side, view }: Brief,
  level: string,
  seconds: number,
): Promise<BotAdvice> => {
  const [box, brain] = await Promise.all([gameFor(id, pack), brainFor(id)]);
  const game = inScenario(box.game, scenario);
  const g = game.machine.resume(load(game, view));
  const bot = safe(botFor(level), e => console.error(e));
  const ask = game.machine.open(g).find(a => a.side === side);
  const rnd = seededRandom(String(crypto.getRandomValues(new Uint32Array(1))[0]));
  const {
    choice,
    reason,
    estimate: expected,
    spread: range,
    intention,
  } = bot.choose(
    { game, view: g, side, brain },
    { seconds, rnd, now: () => performance.now(), progress: progressReporter(seconds) },
  );
  const estimate = expected ?? game.score(g, side);
  const spread = range ?? ([estimate, estimate] as const);
  const odds = ask && brain?.odds?.(g, ask, choice);
  const hope = expected === undefined ? undefined : winChanceFor({ game, brain, view: g, side }, expected);
  const meant = intention ?? (ask && level !== 'random' ? brain?.intent?.(g, ask, choice) : undefined);
  return {
    choice: labelled(game.labels, choice) as OfferedChoice['choice'],
    reason,
    estimate,
    spread,
    ...(odds === undefined ? {} : { odds }),
    ...(hope === undefined ? {} : { hope: chanceInWords(hope) }),
    ...(meant === undefined ? {} : { meant }),
  };
};

const verbs = { think };
export type BotApi = typeof verbs;
serveCalls(verbs);
