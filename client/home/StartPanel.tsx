/** Before the first turn: what is played, how unclear cases are read, and who plays. Everything has a default, so that Play and Start are enough. */
import { createResource, createSignal, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import type { OptionSpec } from '../../engine/game.ts';
import { Icon } from '../app/icons.tsx';
import { go } from '../app/route.ts';
import { toastTrouble } from '../app/toasts.tsx';
import { aboutGame, office } from '../office.ts';
import { Case, citeFrom } from '../rules/open.tsx';
import type { Setup } from '../session.ts';

interface Value { readonly id: string; readonly title: string }
interface FieldProps { readonly name: string; readonly values: readonly Value[]; readonly value: string; readonly set: (id: string) => void; readonly children: JSX.Element }

const Field = (props: FieldProps): JSX.Element => (
  <fieldset>
    <legend>{props.children}</legend>
    <For each={props.values}>{v => <label><input type="radio" name={props.name} value={v.id} checked={v.id === props.value} onChange={() => props.set(v.id)} />{v.title}</label>}</For>
  </fieldset>
);
const PLAYERS: readonly (Value & { readonly id: Setup['player'] })[] = [{ id: 'me', title: 'I play' }, { id: 'bot', title: 'I watch a bot' }];
const GUIDE: readonly Value[] = [{ id: 'yes', title: 'Yes, explain the first turn as it goes' }, { id: 'no', title: 'No, I know the game' }];

export const StartPanel = (props: { readonly game: string; readonly close: () => void }): JSX.Element => {
  const [about] = createResource(() => props.game, aboutGame);
  const [chosen, setChosen] = createSignal<{ readonly [option: string]: string }>({}), [scenario, setScenario] = createSignal('');
  const [player, setPlayer] = createSignal<Setup['player']>('me'), [guided, setGuided] = createSignal('yes'), [busy, setBusy] = createSignal(false);
  const value = (o: OptionSpec): string => chosen()[o.id] ?? o.values[0]!.id;
  let dialog!: HTMLDialogElement;
  citeFrom(props.game);
  onMount(() => dialog.showModal());
  onCleanup(() => dialog.close());
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const a = await aboutGame(props.game), setup: Setup = { player: player(), guided: player() === 'me' && guided() === 'yes' };
      const id = await office().create({ game: props.game, scenario: scenario() || a.scenarios[0]!.id, options: Object.fromEntries(a.options.map(o => [o.id, value(o)])), setup });
      go({ at: 'play', id });
    } catch (e) {
      setBusy(false);
      toastTrouble(e);
    }
  };
  return (
    <dialog ref={dialog} class="start" aria-labelledby="start-title" onClose={() => props.close()}>
      <form method="dialog" onSubmit={e => { e.preventDefault(); void start(); }}>
        <header><h2 id="start-title">{about.state === 'ready' ? about()!.title : 'Strange Victory'}</h2><button type="button" class="bare" aria-label="Close" onClick={() => dialog.close()}><Icon name="no" /></button></header>
        <Show when={about.state === 'errored'}><p role="alert">The game could not be fetched: {(about.error as Error).message}</p></Show>
        <Show when={about.state === 'ready' && about()} fallback={<Show when={about.loading}><p class="quiet">Fetching the rules …</p></Show>}>{a => (
          <>
            <Show when={a().scenarios.length > 1} fallback={<p class="scenario">{a().scenarios[0]!.title}</p>}>
              <Field name="scenario" values={a().scenarios} value={scenario() || a().scenarios[0]!.id} set={setScenario}>Scenario</Field>
            </Show>
            <Field name="player" values={PLAYERS} value={player()} set={id => setPlayer(id as Setup['player'])}>Who plays</Field>
            <Show when={player() === 'me'}><Field name="guided" values={GUIDE} value={guided()} set={setGuided}>A guided first turn</Field></Show>
            <Show when={a().options.length}>
              <details><summary>Readings of unclear cases <span>{a().options.length}</span></summary>
                <For each={a().options}>{o => <Field name={o.id} values={o.values} value={value(o)} set={id => setChosen(c => ({ ...c, [o.id]: id }))}>{o.title} <Case c={o.case} /></Field>}</For>
              </details>
            </Show>
          </>
        )}</Show>
        <footer><button type="submit" class="btn pri" autofocus disabled={busy() || about.state === 'errored'}>{busy() ? 'Laying out …' : 'Start'}</button><p class="quiet">The dice come from a secret seed whose fingerprint is shown from the start. When the game is over the seed is shown, too, and every roll can be checked.</p></footer>
      </form>
    </dialog>
  );
};
