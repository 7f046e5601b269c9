/** Before the first turn: what is played, how unclear cases are read, and who plays. Everything has a default, so that Play and Start are enough. */
import { createResource, createSignal, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import type { OptionSpec, Scenario } from '../../engine/game.ts';
import { optionsIn } from '../../engine/options.ts';
import type { DataPack } from '../../engine/pack.ts';
import { Icon } from '../app/icons.tsx';
import { go } from '../app/route.ts';
import { PackFile } from '../app/PackFile.tsx';
import { toastTrouble } from '../app/toasts.tsx';
import { aboutGame, office } from '../office.ts';
import { Case, citeFrom } from '../rules/open.tsx';
import { LEVELS } from '../levels.ts';
import { ME, sideTitle } from '../seats.ts';
import type { Setup } from '../session.ts';
import { titleOf } from '../../games/shelf.ts';

interface Value {
  readonly id: string;
  readonly title: string;
}
interface FieldProps {
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: string;
  readonly set: (id: string) => void;
  readonly children: JSX.Element;
}

const Field = (props: FieldProps): JSX.Element => (
  <fieldset>
    <legend>{props.children}</legend>
    <For each={props.values}>
      {v => (
        <label>
          <input
            type="radio"
            name={props.name}
            value={v.id}
            checked={v.id === props.value}
            onChange={() => props.set(v.id)}
          />
          {v.title}
        </label>
      )}
    </For>
  </fieldset>
);
const ALONE: readonly Value[] = [
  { id: ME, title: 'I play' },
  { id: 'general', title: 'I watch a bot' },
];
/** One side is played or watched; of two, each by a person or by a bot of a level. Two persons take turns at the screen. */
const Seats = (props: {
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
        <Field
          name="player"
          values={ALONE}
          value={props.seats[props.sides[0]!]!}
          set={who => props.set(props.sides[0]!, who)}
        >
          Who plays
        </Field>
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
                <For each={LEVELS}>{l => <option value={l.id}>{l.title}</option>}</For>
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
  { id: 'yes', title: 'Yes, explain the first turn as it goes' },
  { id: 'no', title: 'No, I know the game' },
];

export const StartPanel = (props: { readonly game: string; readonly close: () => void }): JSX.Element => {
  const [about] = createResource(() => props.game, aboutGame);
  const [chosen, setChosen] = createSignal<{ readonly [option: string]: string }>({});
  const [scenario, setScenario] = createSignal('');
  const [taken, setTaken] = createSignal<Setup['seats']>({});
  const [guided, setGuided] = createSignal('yes');
  const [pack, setPack] = createSignal<DataPack>();
  const [busy, setBusy] = createSignal(false);
  const scenarioOf = (a: { readonly scenarios: readonly Scenario[] }): string => scenario() || a.scenarios[0]!.id;
  const value = (o: OptionSpec): string => chosen()[o.id] ?? o.values[0]!.id;
  /** The first side is mine, the others are a staff officer's, unless said otherwise. */
  const seats = (sides: readonly string[]): Setup['seats'] =>
    Object.fromEntries(sides.map((side, i) => [side, taken()[side] ?? (i === 0 ? ME : 'staff')]));
  const plays = (sides: readonly string[]): boolean => Object.values(seats(sides)).includes(ME);
  let dialog!: HTMLDialogElement;
  citeFrom(props.game);
  onMount(() => dialog.showModal());
  onCleanup(() => dialog.close());
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const a = await aboutGame(props.game);
      const laid = pack();
      const setup: Setup = { seats: seats(a.sides), guided: plays(a.sides) && guided() === 'yes' };
      const id = await office().create({
        game: props.game,
        scenario: scenarioOf(a),
        options: Object.fromEntries(optionsIn(a.options, scenarioOf(a)).map(o => [o.id, value(o)])),
        setup,
        ...(laid ? { pack: laid } : {}),
      });
      go({ at: 'play', id });
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
          {a => (
            <>
              <Show when={a().scenarios.length > 1} fallback={<p class="scenario">{a().scenarios[0]!.title}</p>}>
                <Field
                  name="scenario"
                  values={a().scenarios}
                  value={scenario() || a().scenarios[0]!.id}
                  set={setScenario}
                >
                  Scenario
                </Field>
              </Show>
              <Seats
                sides={a().sides}
                seats={seats(a().sides)}
                set={(side, who) => setTaken(t => ({ ...t, [side]: who }))}
              />
              <Show when={plays(a().sides)}>
                <Field name="guided" values={GUIDE} value={guided()} set={setGuided}>
                  A guided first turn
                </Field>
              </Show>
              <Show when={optionsIn(a().options, scenarioOf(a())).length}>
                <details>
                  <summary>
                    Readings of unclear cases <span>{optionsIn(a().options, scenarioOf(a())).length}</span>
                  </summary>
                  <For each={optionsIn(a().options, scenarioOf(a()))}>
                    {o => (
                      <Field
                        name={o.id}
                        values={o.values}
                        value={value(o)}
                        set={id => setChosen(c => ({ ...c, [o.id]: id }))}
                      >
                        {o.title} <Case c={o.case} />
                      </Field>
                    )}
                  </For>
                </details>
              </Show>
              <PackFile game={props.game} pack={pack()} set={setPack} />
            </>
          )}
        </Show>
        <footer>
          <button type="submit" class="btn pri" autofocus disabled={busy() || about.state === 'errored'}>
            {busy() ? 'Laying out …' : 'Start'}
          </button>
          <p class="quiet">
            The dice come from a secret seed whose fingerprint is shown from the start. When the game is over the seed
            is shown, too, and every roll can be checked.
          </p>
        </footer>
      </form>
    </dialog>
  );
};
