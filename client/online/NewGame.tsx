/** A new game: what is played, who plays which side, how fast, and who may come. Everything has a default. */
import { createResource, createSignal, For, Show, type JSX } from 'solid-js';
import { optionsIn } from '../../engine/options.ts';
import type { DataPack } from '../../engine/pack.ts';
import type { Create, Pace } from '../../server/wire.ts';
import { go } from '../app/route.ts';
import { PackFile } from '../app/PackFile.tsx';
import { toastTrouble } from '../app/toasts.tsx';
import { PLAYABLE } from '../../games/shelf.ts';
import { Drawing } from '../home/Drawing.tsx';
import '../home/art.css';
import { LEVELS } from '../levels.ts';
import { aboutGame } from '../office.ts';
import { Case, citeFrom } from '../rules/open.tsx';
import { sideTitle } from '../seats.ts';
import type { About } from '../worker.ts';
import * as api from './api.ts';
import { keepInvites, keepSeatLink } from './memory.ts';
import { to } from './place.ts';
import { Fetched, Sheet } from './Sheet.tsx';

interface Value {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
}
export const Choice = (props: {
  readonly name: string;
  readonly legend: JSX.Element;
  readonly values: readonly Value[];
  readonly value: string;
  readonly set: (id: string) => void;
}): JSX.Element => (
  <fieldset class="pick">
    <legend>{props.legend}</legend>
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
          <span>
            {v.title}
            <Show when={v.note}>
              <small>{v.note}</small>
            </Show>
          </span>
        </label>
      )}
    </For>
  </fieldset>
);
const PACES: readonly (Value & { readonly pace: Pace })[] = [
  { id: 'none', title: 'No clock', note: 'Everybody takes the time they need.', pace: { is: 'none' } },
  {
    id: 'd1',
    title: 'A day for each answer',
    note: 'Then the other side may claim the game.',
    pace: { is: 'days', days: 1 },
  },
  { id: 'd3', title: 'Three days', pace: { is: 'days', days: 3 } },
  { id: 'd7', title: 'A week', pace: { is: 'days', days: 7 } },
  {
    id: 'l60',
    title: 'Live, one hour each',
    note: 'And 30 seconds more a turn; whose clock runs down loses.',
    pace: { is: 'live', minutes: 60, increment: 30 },
  },
  { id: 'l120', title: 'Live, two hours each', pace: { is: 'live', minutes: 120, increment: 30 } },
];
const WHO: readonly Value[] = [
  { id: 'link', title: 'Only with the link I send' },
  { id: 'public', title: 'Anybody', note: 'The game stands in the lobby until somebody sits down.' },
];
const ME = 'me';
const OPEN = 'open';

const Form = (props: { readonly about: About; readonly name: string }): JSX.Element => {
  const {
    about: { id, sides, scenarios, options: all },
  } = props;
  const alone = sides.length === 1;
  const [scenario, setScenario] = createSignal(scenarios[0]!.id);
  const options = (): About['options'] => optionsIn(all, scenario());
  const [chosen, setChosen] = createSignal<{ readonly [o: string]: string }>({});
  const [pack, setPack] = createSignal<DataPack>();
  const [busy, setBusy] = createSignal(false);
  const [seats, setSeats] = createSignal<{ readonly [side: string]: string }>(
    Object.fromEntries(sides.map((s, i) => [s, i === 0 ? ME : OPEN])),
  );
  const [pace, setPace] = createSignal('none');
  const [who, setWho] = createSignal('link');
  const [watch, setWatch] = createSignal(true);
  const [name, setName] = createSignal(props.name);
  /** I play one side: taking another leaves the first open. */
  const take = (side: string, by: string): void => {
    setSeats(all =>
      Object.fromEntries(sides.map(s => [s, s === side ? by : by === ME && all[s] === ME ? OPEN : all[s]!])),
    );
  };
  const waits = (): boolean => Object.values(seats()).includes(OPEN);
  const nobody = (): boolean => !Object.values(seats()).some(s => s === ME || s === OPEN);
  citeFrom(id);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const laid = pack();
      const said: Create = {
        game: id,
        scenario: scenario(),
        options: Object.fromEntries(options().map(o => [o.id, chosen()[o.id] ?? o.values[0]!.id])),
        pace: PACES.find(p => p.id === pace())!.pace,
        public: waits() && who() === 'public',
        watch: watch(),
        sides: Object.fromEntries(
          sides.map(s => {
            const by = seats()[s]!;
            return [s, by === ME || by === OPEN ? by : { bot: by }];
          }),
        ),
        ...(laid ? { pack: { ...laid } } : {}),
        ...(name().trim() ? { name: name().trim() } : {}),
      };
      const seated = await api.create(said);
      keepSeatLink(seated.game.id, seated.link);
      keepInvites(seated.game.id, seated.invites);
      if (seated.side) await api.ready(seated.game.id);
      go(to({ at: 'table', id: seated.game.id }));
    } catch (e) {
      setBusy(false);
      toastTrouble(e);
    }
  };
  return (
    <form
      class="new"
      onSubmit={e => {
        e.preventDefault();
        void start();
      }}
    >
      <Show when={scenarios.length > 1}>
        <Choice name="scenario" legend="Scenario" values={scenarios} value={scenario()} set={setScenario} />
      </Show>
      <Show
        when={!alone}
        fallback={
          <p class="note">One player against the track: friends may look on by the link, and see each die fall.</p>
        }
      >
        <fieldset class="pick who">
          <legend>Who plays</legend>
          <For each={sides}>
            {side => (
              <label class={`side-${side}`}>
                <i aria-hidden="true" />
                <b>{sideTitle(side)}</b>
                <select
                  aria-label={sideTitle(side)}
                  value={seats()[side]}
                  onChange={e => take(side, e.currentTarget.value)}
                >
                  <option value={ME}>I do</option>
                  <option value={OPEN}>Whoever gets the link</option>
                  <optgroup label="A bot">
                    <For each={LEVELS}>{l => <option value={l.id}>{l.title}</option>}</For>
                  </optgroup>
                </select>
              </label>
            )}
          </For>
        </fieldset>
      </Show>
      <Choice
        name="pace"
        legend="Pace"
        values={alone ? PACES.filter(p => p.pace.is !== 'days') : PACES}
        value={pace()}
        set={setPace}
      />
      <Show when={waits()}>
        <Choice name="who" legend="Who may come" values={WHO} value={who()} set={setWho} />
      </Show>
      <fieldset class="pick">
        <legend>Watching</legend>
        <label>
          <input type="checkbox" checked={watch()} onChange={e => setWatch(e.currentTarget.checked)} />
          <span>
            Whoever has the address may look on
            <small>Nobody who watches sees a secret of either side, or the chat.</small>
          </span>
        </label>
      </fieldset>
      <label class="field">
        <span>Your name at the table</span>
        <input
          type="text"
          maxlength={api.MOST_NAME}
          autocomplete="nickname"
          value={name()}
          onInput={e => setName(e.currentTarget.value)}
        />
      </label>
      <Show when={options().length}>
        <details class="pick">
          <summary>
            Readings of unclear cases <span>{options().length}</span>
          </summary>
          <For each={options()}>
            {o => (
              <Choice
                name={o.id}
                legend={
                  <>
                    {o.title} <Case c={o.case} />
                  </>
                }
                values={o.values}
                value={chosen()[o.id] ?? o.values[0]!.id}
                set={v => setChosen(c => ({ ...c, [o.id]: v }))}
              />
            )}
          </For>
        </details>
      </Show>
      <PackFile game={id} pack={pack()} set={setPack} />
      <footer>
        <button type="submit" class="btn pri big" disabled={busy() || nobody()}>
          {busy() ? 'Laying out …' : waits() ? 'Make the game and get the link' : 'Begin'}
        </button>
        <p class="quiet">
          {nobody()
            ? 'Somebody must play: two bots alone play on the first page.'
            : 'The dice come of a secret of the server, whose fingerprint you see first, and of a number from each player. So nobody alone chooses them, and everybody can check them in the end.'}
        </p>
      </footer>
    </form>
  );
};

export const NewGame = (props: { readonly game?: string }): JSX.Element => {
  const games = PLAYABLE;
  const first =
    props.game && games.some(g => g.id === props.game) ? props.game : (games.find(g => g.card.players > 1)?.id ?? '');
  const [game, setGame] = createSignal(first);
  const [about] = createResource(game, aboutGame);
  const [me] = createResource(() =>
    api.me().then(
      m => (m.name.startsWith('Guest ') ? '' : m.name),
      () => '',
    ),
  );
  return (
    <Sheet title="New game" narrow>
      <fieldset class="plates-pick">
        <legend class="vh">Game</legend>
        <For each={games}>
          {g => (
            <label classList={{ on: g.id === game() }}>
              <input
                class="vh"
                type="radio"
                name="game"
                value={g.id}
                checked={g.id === game()}
                onChange={() => setGame(g.id)}
              />
              <span class="art">
                <Drawing url={g.card.art} />
              </span>
              <b>{g.card.title}</b>
              <small>{g.card.facts.slice(0, 2).join(', ')}</small>
            </label>
          )}
        </For>
      </fieldset>
      <Fetched from={about}>
        {() => (
          <Show when={me.state === 'ready' && about()} keyed>
            {a => <Form about={a} name={me() ?? ''} />}
          </Show>
        )}
      </Fetched>
    </Sheet>
  );
};
