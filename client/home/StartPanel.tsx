/** The dialog before the first turn: scenario, options and players. Everything has a default, so that Play and Start are enough. */
import { createResource, createSignal, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { optionsIn } from '../../engine/options.ts';
import type { DataPack } from '../../engine/pack.ts';
import { openBriefing, type BriefingOf } from '../briefing/open.tsx';
import { Choice, Readings, readingsOf, type Chosen, type Value } from '../app/Choice.tsx';
import { Icon } from '../app/icons.tsx';
import { go } from '../app/route.ts';
import { PackFile } from '../app/PackFile.tsx';
import { toastTrouble } from '../app/toasts.tsx';
import { aboutGame, engineWorker } from '../worker/engine-worker.ts';
import { citeFrom, openCase } from '../rules/open.tsx';
import { LEVELS, levelWords } from '../game/levels.ts';
import { ME, sideTitle } from '../game/seats.ts';
import type { Start } from '../worker/games.ts';
import type { Setup } from '../game/session.ts';
import type { About } from '../worker/worker.ts';
import { titleOf } from '../../games/shelf.ts';

/** The players of a game with one side: a person or the staff. */
const alone = (game: string, scenario: string): readonly Value[] => [
  { id: ME, title: 'I play' },
  { id: 'staff', title: `I watch a bot (${levelWords('staff', game, scenario)})` },
];
/** Who plays. A single side is played or watched; of two sides, each has a person or a bot. Two people take turns at the screen. */
const Seats = (props: {
  readonly game: string;
  readonly scenario: string;
  readonly sides: readonly string[];
  readonly seats: Setup['seats'];
  readonly set: (side: string, who: string) => void;
}): JSX.Element => {
  const people = (): number => Object.values(props.seats).filter(who => who === ME).length;
  const words = (): string =>
    [
      'You watch two bots.',
      'You against a bot.',
      'Two players at this screen: it is handed over between them, and neither sees the other’s secrets.',
    ][people()]!;
  return (
    <Show
      when={props.sides.length > 1}
      fallback={
        <Choice
          name="player"
          legend="Who plays"
          values={alone(props.game, props.scenario)}
          value={props.seats[props.sides[0]!]!}
          set={who => props.set(props.sides[0]!, who)}
        />
      }
    >
      <fieldset class="seats">
        <legend>Who plays</legend>
        <For each={props.sides}>
          {side => (
            <label>
              <b>{sideTitle(side)}</b>{' '}
              <select value={props.seats[side]} onChange={e => props.set(side, e.currentTarget.value)}>
                <option value={ME}>I play, at this screen</option>
                <For each={LEVELS}>
                  {l => <option value={l.id}>{levelWords(l.id, props.game, props.scenario)}</option>}
                </For>
              </select>
            </label>
          )}
        </For>
        <p class="quiet">{words()}</p>
      </fieldset>
    </Show>
  );
};
const GUIDE: readonly Value[] = [
  { id: 'yes', title: 'Yes, explain each kind of decision when it first comes' },
  { id: 'no', title: 'No, I know the game' },
];

/** The choices made so far. Everything else has its default. */
interface Wishes {
  readonly scenario: string;
  readonly chosen: Chosen;
  readonly seats: Setup['seats'];
  readonly guided: string;
  readonly pack: DataPack | undefined;
  /** The player or bot for every side without its own choice. */
  readonly all: string | undefined;
}
const NO_WISHES: Wishes = { scenario: '', chosen: {}, seats: {}, guided: 'yes', pack: undefined, all: undefined };
const scenarioFor = (w: Wishes, a: About): string => w.scenario || a.scenarios[0]!.id;
/** By default the first side is the player's, and the staff plays the others. */
const seatsFor = (w: Wishes, a: About): Setup['seats'] =>
  Object.fromEntries(a.sides.map((side, i) => [side, w.seats[side] ?? w.all ?? (i === 0 ? ME : 'staff')]));
const isPlayedHere = (w: Wishes, a: About): boolean => Object.values(seatsFor(w, a)).includes(ME);
const optionsFor = (w: Wishes, a: About): About['options'] => optionsIn(a.options, scenarioFor(w, a));
const startOf = (w: Wishes, a: About): Start => ({
  game: a.id,
  scenario: scenarioFor(w, a),
  options: readingsOf(w.chosen, optionsFor(w, a)),
  setup: { seats: seatsFor(w, a), guided: isPlayedHere(w, a) && w.guided === 'yes' },
  ...(w.pack ? { pack: w.pack } : {}),
});

const briefingOf = (w: About, wishes: Wishes): BriefingOf => ({
  game: w.id,
  scenario: scenarioFor(wishes, w),
  sides: w.sides.filter(side => seatsFor(wishes, w)[side] === ME),
});

const Questions = (props: {
  readonly about: About;
  readonly wishes: Wishes;
  readonly wish: (part: Partial<Wishes>) => void;
}): JSX.Element => (
  <>
    <Show when={props.about.scenarios.length > 1} fallback={<p class="scenario">{props.about.scenarios[0]!.title}</p>}>
      <Choice
        name="scenario"
        legend="Scenario"
        values={props.about.scenarios}
        value={scenarioFor(props.wishes, props.about)}
        set={scenario => props.wish({ scenario })}
      />
    </Show>
    <Seats
      game={props.about.id}
      scenario={scenarioFor(props.wishes, props.about)}
      sides={props.about.sides}
      seats={seatsFor(props.wishes, props.about)}
      set={(side, who) => props.wish({ seats: { ...props.wishes.seats, [side]: who } })}
    />
    <Show when={isPlayedHere(props.wishes, props.about)}>
      <Choice
        name="guided"
        legend="Guide"
        values={GUIDE}
        value={props.wishes.guided}
        set={guided => props.wish({ guided })}
      />
    </Show>
    <Readings
      options={optionsFor(props.wishes, props.about)}
      chosen={props.wishes.chosen}
      set={chosen => props.wish({ chosen })}
    />
    <PackFile game={props.about.id} pack={props.wishes.pack} set={pack => props.wish({ pack })} />
  </>
);
const Foot = (props: { readonly busy: boolean; readonly failed: boolean }): JSX.Element => (
  <footer>
    <button type="submit" class="btn pri" autofocus disabled={props.busy || props.failed}>
      {props.busy ? 'Laying out …' : 'Start'}
    </button>
    <p class="quiet">
      The dice come from a secret seed whose fingerprint is shown from the start. When the game is over the seed is
      shown, too, and every roll can be checked.
    </p>
    <p class="quiet">
      The game is kept in this browser, with its seed and what a bot or another player hides: whoever knows how can look
      there. In a game online only the server has them.
    </p>
  </footer>
);

export const StartPanel = (props: {
  readonly game: string;
  /** The player or bot for every side, if the player chose one on the card. */
  readonly all?: string | undefined;
  readonly close: () => void;
}): JSX.Element => {
  const [about] = createResource(() => props.game, aboutGame);
  const [wishes, setWishes] = createSignal<Wishes>({ ...NO_WISHES, all: props.all });
  const [busy, setBusy] = createSignal(false);
  let dialog!: HTMLDialogElement;
  citeFrom(props.game);
  onMount(() => dialog.showModal());
  onCleanup(() => dialog.close());
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const a = await aboutGame(props.game);
      go({ at: 'play', id: await engineWorker().create(startOf(wishes(), a)) });
    } catch (e) {
      setBusy(false);
      toastTrouble(e);
    }
  };
  return (
    <dialog ref={dialog} class="start" aria-labelledby="start-title" onClose={() => props.close()}>
      <form
        method="dialog"
        onSubmit={e => {
          e.preventDefault();
          void start();
        }}
      >
        <header>
          <h2 id="start-title">{about.state === 'ready' ? about()!.title : titleOf(props.game)}</h2>
          <Show when={about.state === 'ready' && about()}>
            {a => (
              <button type="button" class="word" onClick={() => openBriefing(briefingOf(a(), wishes()))}>
                Briefing
              </button>
            )}
          </Show>
          <button type="button" class="word" onClick={() => openCase()}>
            Rules
          </button>
          <button type="button" class="bare" aria-label="Close" onClick={() => dialog.close()}>
            <Icon name="no" />
          </button>
        </header>
        <Show when={about.state === 'errored'}>
          <p role="alert">The game could not be fetched: {(about.error as Error).message}</p>
        </Show>
        <Show
          when={about.state === 'ready' && about()}
          fallback={
            <Show when={about.loading}>
              <p class="quiet">Fetching the rules …</p>
            </Show>
          }
        >
          {a => <Questions about={a()} wishes={wishes()} wish={part => setWishes(w => ({ ...w, ...part }))} />}
        </Show>
        <Foot busy={busy()} failed={about.state === 'errored'} />
      </form>
    </dialog>
  );
};
