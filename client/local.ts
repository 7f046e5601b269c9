/** A game played in this browser: the engine in one worker, the bot in another, the page between them. */
import { unwrap } from 'solid-js/store';
import type { Verdict } from '../engine/decide.ts';
import type { BotDesk, BotProgress } from './bot-worker.ts';
import { receiver, type Sent } from './change.ts';
import { lastLook } from './looks.ts';
import { office, onPush } from './office.ts';
import { Failed, lineTo, type Line } from './post.ts';
import type { Advice, Offered } from '../screen/session.ts';
import type { Session, Snapshot } from './session.ts';
import { createShown } from './shown.ts';

export interface LocalSession<View> extends Session<View> {
  /** Plays here what another tab has open. */
  takeOver(): Promise<void>;
  /** The same game anew, sides changed or not; its id. */
  again(changed: boolean): Promise<string>;
  /** A new game from the moment shown, with dice of its own; its id. */
  playOn(): Promise<string>;
  /** Lets the game go, so that another tab may have it. */
  close(): void;
}
export interface Ears {
  notice(text: string): void;
  saved(text: string): void;
  trouble(text: string): void;
}

/** Plain data again: what lies in a store cannot be posted. */
export const plain = (choice: Offered['choice']): Offered['choice'] =>
  JSON.parse(JSON.stringify(unwrap(choice))) as Offered['choice'];

/** A bot's choice as it is offered here. */
export const offeredFor = (offered: readonly Offered[], choice: Offered['choice']): Offered => {
  const same = JSON.stringify(choice);
  return offered.find(o => JSON.stringify(o.choice) === same) ?? { choice, text: choice.do, case: '', bars: false };
};

interface BotLine {
  readonly calls: Line<BotDesk, BotProgress>['calls'];
  stop(): void;
  onProgress(hear: (done: number) => void): void;
}
export const botLine = (): BotLine => {
  let line: Line<BotDesk, BotProgress> | undefined;
  let hear: (done: number) => void = () => {};
  const started = (): Line<BotDesk, BotProgress> => {
    if (line) return line;
    line = lineTo<BotDesk, BotProgress>(
      new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'phoney-war bot' }),
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

/** What the bot is asked: advice for us, and its own seat's next choice. */
const askBot = (
  engine: ReturnType<typeof office>,
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
      if (!(e instanceof Failed && e.name === 'Stopped')) throw e;
      return undefined;
    }
  },
  stopBot: () => bot.stop(),
});

/** Where the browser keeps that its players want to be asked everything. */
const ASKED = 'phoney-war asked';
/** Opens a game of this browser. */
export const openLocal = async <View>(id: string, mode: 'play' | 'look', ears: Ears): Promise<LocalSession<View>> => {
  const engine = office();
  const bot = botLine();
  const into = receiver();
  /** A copy of its own for the screen, whose store writes into what it is given. */
  const received = (sent: Sent): Snapshot<object> | undefined =>
    structuredClone(into(sent)?.value) as Snapshot<object> | undefined;
  void engine.setForced(localStorage.getItem(ASKED) === null);
  const first = received(await engine.openGame(id, mode))!;
  const { now, show } = createShown(first);
  const hear = async (sent: Sent): Promise<void> => show(received(sent) ?? received(await engine.whole())!);
  onPush(p => (p.push === 'snapshot' ? void hear(p.value) : ears[p.push](p.value)));
  return {
    snapshot: () => now() as Snapshot<View>,
    play: choice => engine.choose(plain(choice)) as Promise<Verdict>,
    why: choice => engine.ask(plain(choice)) as Promise<Verdict>,
    detail: (what, about) => engine.detail(what, about),
    undo: () => engine.takeBack(),
    reset: () => engine.reset(),
    backTo: entry => engine.goBack(entry),
    withoutOrder: order => engine.withoutOrder(order),
    takeOut: order => engine.outOfLane(order),
    lookAt: lastLook(entry => engine.look(entry)),
    ...askBot(engine, bot, now),
    here: side => engine.sit(side),
    watchAs: side => engine.watchAs(side),
    seat: (side, who) => engine.seat(side, who),
    exportRecord: () => engine.exported(),
    course: () => engine.course(),
    standing: () => engine.standing(),
    order: orders => engine.order(orders),
    setForced: on => {
      if (on) localStorage.removeItem(ASKED);
      else localStorage.setItem(ASKED, 'all');
      return engine.setForced(on);
    },
    takeOver: () => engine.takeOver(),
    playOn: () => engine.playOn(),
    again: changed => engine.again(changed),
    close: () => {
      bot.stop();
      void engine.close(first.id);
    },
  };
};
