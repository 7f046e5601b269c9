/** What the owner of a tournament can do: let players and bots in, begin rounds, end it. */
import { createSignal, For, Index, Show, type JSX } from 'solid-js';
import type { TournamentMessage } from '../../../server/tournaments/wire.ts';
import { LEVELS } from '../../game/levels.ts';
import { Trouble } from '../OnlinePage.tsx';
import { createSingleRequest } from '../single-request.ts';
import * as api from './api.ts';
import { nameIn, undecidedIn } from './words.ts';

interface Owning {
  readonly t: TournamentMessage;
  /** Runs a request and shows the tournament it answers with. */
  readonly act: (work: () => Promise<TournamentMessage>) => void;
}
const stepWords = (t: TournamentMessage): string => {
  if (t.status === 'open') return 'Begin the first round';
  return t.round >= (t.rounds ?? 0) ? 'End the tournament' : `Begin round ${t.round + 1}`;
};
const whyNotYet = (t: TournamentMessage): string => {
  if (t.status === 'open') return t.players < 2 ? 'Two players at least must have entered.' : '';
  const left = undecidedIn(t.played.at(-1));
  return left ? `${left === 1 ? 'One game is' : `${left} games are`} not decided yet.` : '';
};
const AddBot = (props: Owning): JSX.Element => {
  const [level, setLevel] = createSignal('captain');
  return (
    <form
      class="inline"
      onSubmit={e => {
        e.preventDefault();
        props.act(() => api.addBot(props.t.id, level()));
      }}
    >
      <label class="field">
        <span>Fill up with a bot</span>
        <select value={level()} onChange={e => setLevel(e.currentTarget.value)}>
          <For each={LEVELS}>
            {l => (
              <option value={l.id}>
                {l.name}: {l.how}
              </option>
            )}
          </For>
        </select>
      </label>
      <button type="submit" class="btn">
        Add
      </button>
    </form>
  );
};
const Remove = (props: Owning): JSX.Element => {
  const [entry, setEntry] = createSignal('');
  return (
    <form
      class="inline"
      onSubmit={e => {
        e.preventDefault();
        const chosen = Number(entry());
        setEntry('');
        if (chosen) props.act(() => api.remove(props.t.id, chosen));
      }}
    >
      <label class="field">
        <span>Take a player out</span>
        <select value={entry()} onChange={e => setEntry(e.currentTarget.value)}>
          <option value="">Nobody</option>
          <Index each={props.t.entrants.filter(e => !e.withdrawn)}>
            {e => <option value={String(e().entry)}>{nameIn(props.t, e().entry)}</option>}
          </Index>
        </select>
      </label>
      <button type="submit" class="btn" disabled={entry() === ''}>
        Take out
      </button>
    </form>
  );
};
const Finish = (props: Owning): JSX.Element => {
  const [isSure, setSure] = createSignal(false);
  return (
    <Show
      when={isSure()}
      fallback={
        <button type="button" class="word" onClick={() => setSure(true)}>
          End the tournament now …
        </button>
      }
    >
      <div class="row">
        <span>The table stays as it is.</span>
        <button type="button" class="btn go" onClick={() => props.act(() => api.finish(props.t.id))}>
          Yes, end it
        </button>
        <button type="button" class="btn" onClick={() => setSure(false)}>
          No
        </button>
      </div>
    </Show>
  );
};
export const Manage = (props: {
  readonly t: TournamentMessage;
  readonly set: (t: TournamentMessage) => void;
}): JSX.Element => {
  const { busy, why, attempt } = createSingleRequest();
  const act: Owning['act'] = work => void attempt(async () => props.set(await work()));
  const mayGrow = (): boolean => props.t.status === 'open' || props.t.system === 'swiss';
  return (
    <section class="door" aria-labelledby="t-manage">
      <h2 class="hd" id="t-manage">
        Run the tournament
      </h2>
      <div class="row">
        <button
          type="button"
          class="btn pri"
          disabled={busy() || whyNotYet(props.t) !== ''}
          onClick={() => act(() => api.next(props.t.id))}
        >
          {stepWords(props.t)}
        </button>
        <span class="quiet" role="status">
          {whyNotYet(props.t)}
        </span>
      </div>
      <Show when={mayGrow()}>
        <fieldset class="pick">
          <legend>Entering</legend>
          <label>
            <input
              type="checkbox"
              checked={props.t.entering}
              onChange={e => {
                const open = e.currentTarget.checked;
                act(() => api.setEntering(props.t.id, open));
              }}
            />
            <span>
              Players may enter
              <small>Who enters late plays from the next round on.</small>
            </span>
          </label>
        </fieldset>
        <AddBot t={props.t} act={act} />
      </Show>
      <Remove t={props.t} act={act} />
      <Finish t={props.t} act={act} />
      <Trouble why={why()} />
    </section>
  );
};
