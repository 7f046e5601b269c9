/** A game played in this browser: one worker runs the engine, another the bot, and the page connects them. */
import { unwrap } from 'solid-js/store';
import type { Verdict } from '../../engine/decide.ts';
import type { BotApi, BotProgress } from '../worker/bot-worker.ts';
import { latestLook } from './latest-look.ts';
import { engineWorker, onPush } from '../worker/engine-worker.ts';
import { WorkerError, connectWorker, type WorkerConnection } from '../worker/worker-calls.ts';
import type { Advice, OfferedChoice } from '../../screen/session.ts';
import type { SentSnapshot, Session, Snapshot } from './session.ts';
import { createScreenState } from './screen-state.ts';

export interface LocalSession<View> extends Session<View> {
  /** Continues here a game that another tab has open. */
  takeOver(): Promise<void>;
  /** Starts the same game again, with sides changed or not, and returns its id. */
  again(changed: boolean): Promise<string>;
  /** Starts a new game from the position shown, with its own dice, and returns its id. */
  playOn(): Promise<string>;
  /** Closes the game, so that another tab can play it. */
  close(): void;
}
export interface WorkerMessages {
  notice(text: string): void;
  saved(text: string): void;
  trouble(text: string): void;
}

/** A copy as plain data: the proxies of a Solid store cannot be posted. */
export const withoutProxies = (choice: OfferedChoice['choice']): OfferedChoice['choice'] =>
  JSON.parse(JSON.stringify(unwrap(choice))) as OfferedChoice['choice'];

/** The offered choice that equals a bot's choice, with its text and case. */
export const offeredFor = (offered: readonly OfferedChoice[], choice: OfferedChoice['choice']): OfferedChoice => {
  const same = JSON.stringify(choice);
  return offered.find(o => JSON.stringify(o.choice) === same) ?? { choice, text: choice.do, case: '', bars: false };
};

interface BotLine {
  readonly calls: WorkerConnection<BotApi, BotProgress>['calls'];
  stop(): void;
  onProgress(hear: (done: number) => void): void;
}
export const botConnection = (): BotLine => {
  let line: WorkerConnection<BotApi, BotProgress> | undefined;
  let hear: (done: number) => void = () => {};
  const started = (): WorkerConnection<BotApi, BotProgress> => {
    if (line) return line;
    line = connectWorker<BotApi, BotProgress>(
      new Worker(new URL('../worker/bot-worker.ts', import.meta.url), { type: 'module', name: 'phoney-war bot' }),
    );
    line.onPush(p => hear(p.value));
    return line;
  };
  return {
    calls: { think: (...args) => started().calls.think(...args) },
    stop: () => {
      line?.end();
      line = undefined;
    },
    onProgress: h => {
      hear = h;
    },
  };
};

/** The calls that need the bot: a hint for the player, and the next choice of the bot's own side. */
const askBot = (
  engine: ReturnType<typeof engineWorker>,
  bot: BotLine,
  now: () => Snapshot<object>,
): Pick<Session, 'advise' | 'botStep' | 'stopBot'> => ({
  advise: async (level, seconds, progress): Promise<Advice> => {
    bot.onProgress(progress);
    const { choice, meant: _, ...thought } = await bot.calls.think(await engine.brief(), level, seconds);
    return { choice: offeredFor(now().offered, choice), ...thought };
  },
  botStep: async ({ seconds, due, together, progress }) => {
    try {
      const brief = await engine.botBrief();
      if (!brief) return undefined;
      bot.onProgress(progress);
      const { choice, meant } = await bot.calls.think(brief, brief.level, seconds);
      const { entry } = now();
      if (await due()) await engine.botChoose(brief.side, choice, together);
      return meant === undefined ? undefined : { entry, words: meant };
    } catch (e) {
      if (!(e instanceof WorkerError && e.name === 'Stopped')) throw e;
      return undefined;
    }
  },
  stopBot: () => bot.stop(),
});

/** The localStorage key that is set when the player wants to answer forced questions, too. */
const ASK_EVERYTHING_KEY = 'phoney-war asked';
export const openLocal = async <View>(
  id: string,
  mode: 'play' | 'look',
  ears: WorkerMessages,
): Promise<LocalSession<View>> => {
  const engine = engineWorker();
  const bot = botConnection();
  void engine.setForced(localStorage.getItem(ASK_EVERYTHING_KEY) === null);
  const first = await engine.openGame(id, mode);
  const { now, show } = createScreenState(first);
  const update = async (sent: SentSnapshot): Promise<void> => {
    if (!show(sent)) show(await engine.whole());
  };
  onPush(p => (p.push === 'snapshot' ? void update(p.value) : ears[p.push](p.value)));
  return {
    snapshot: () => now() as Snapshot<View>,
    play: choice => engine.choose(withoutProxies(choice)) as Promise<Verdict>,
    why: choice => engine.ask(withoutProxies(choice)) as Promise<Verdict>,
    detail: (what, about) => engine.detail(what, about),
    undo: () => engine.takeBack(),
    reset: () => engine.reset(),
    backTo: entry => engine.goBack(entry),
    withoutOrder: order => engine.withoutOrder(order),
    takeOut: order => engine.outOfLane(order),
    lookAt: latestLook(entry => engine.look(entry)),
    ...askBot(engine, bot, now),
    here: side => engine.sit(side),
    watchAs: side => engine.watchAs(side),
    seat: (side, who) => engine.seat(side, who),
    exportRecord: () => engine.exported(),
    course: () => engine.course(),
    standing: () => engine.standing(),
    order: orders => engine.order(orders),
    setForced: on => {
      if (on) localStorage.removeItem(ASK_EVERYTHING_KEY);
      else localStorage.setItem(ASK_EVERYTHING_KEY, 'all');
      return engine.setForced(on);
    },
    takeOver: () => engine.takeOver(),
    playOn: () => engine.playOn(),
    again: changed => engine.again(changed),
    close: () => {
      bot.stop();
      void engine.close(first.whole.id);
    },
  };
};
