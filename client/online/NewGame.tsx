/** The form for a new online game: game, scenario, sides, pace and visibility. Everything has a default. */
import { createResource, createSignal, For, Show, type JSX } from 'solid-js';
import { optionsIn } from '../../engine/options.ts';
import type { Create } from '../../server/wire.ts';
import { Choice, Readings, type Value } from '../app/Choice.tsx';
import { go } from '../app/route.ts';
import { PackFile } from '../app/PackFile.tsx';
import { toastTrouble } from '../app/toasts.tsx';
import { TABLED } from '../../games/shelf.ts';
import { Drawing } from '../home/Drawing.tsx';
import '../../screen/style/counter.css';
import '../home/art.css';
import { LEVELS, levelWords } from '../game/levels.ts';
import { aboutGame } from '../worker/engine-worker.ts';
import { citeFrom } from '../rules/open.tsx';
import { sideTitle } from '../game/seats.ts';
import type { About } from '../worker/worker.ts';
import * as api from './api.ts';
import { keepInvites, keepSeatLink } from './memory.ts';
import { givenName, NameField } from './NameField.tsx';
import { to } from './place.ts';
import { Fetched, OnlinePage } from './OnlinePage.tsx';
import {
  createRequest,
  isForBots,
  ME,
  OPEN,
  PACES,
  seatTaken,
  hasOpenSeat,
  wishesFor,
  type SeatChoices,
  type NewGameForm,
} from './new-game-form.ts';

/** The title with its note below. */
const noted = (v: Value): JSX.Element => (
  <span>
    {v.title}
    <Show when={v.note}>
      <small>{v.note}</small>
    </Show>
  </span>
);
const WHO: readonly Value[] = [
  { id: 'link', title: 'Only with the link I send' },
  { id: 'public', title: 'Anybody', note: 'The game stands in the lobby until somebody sits down.' },
];
/** Creates the game, takes the player's seat and opens the table. */
const make = async (request: Create): Promise<void> => {
  const seated = await api.create(request);
  keepSeatLink(seated.game.id, seated.link);
  keepInvites(seated.game.id, seated.invites);
  if (seated.side) await api.ready(seated.game.id);
  go(to({ at: 'table', id: seated.game.id }));
};

const WhoPlays = (props: {
  readonly game: string;
  readonly scenario: string;
  readonly seats: SeatChoices;
  readonly set: (seats: SeatChoices) => void;
}): JSX.Element => (
  <fieldset class="pick who">
    <legend>Who plays</legend>
    <For each={Object.keys(props.seats)}>
      {side => (
        <label class={`side-${side}`}>
          <i aria-hidden="true" />
          <b>{sideTitle(side)}</b>
          <select
            aria-label={sideTitle(side)}
            value={props.seats[side]}
            onChange={e => props.set(seatTaken(props.seats, side, e.currentTarget.value))}
          >
            <option value={ME}>I do</option>
            <option value={OPEN}>Whoever gets the link</option>
            <optgroup label="A bot">
              <For each={LEVELS}>
                {l => <option value={l.id}>{levelWords(l.id, props.game, props.scenario)}</option>}
              </For>
            </optgroup>
          </select>
        </label>
      )}
    </For>
  </fieldset>
);
const Watching = (props: { readonly watch: boolean; readonly set: (watch: boolean) => void }): JSX.Element => (
  <fieldset class="pick">
    <legend>Watching</legend>
    <label>
      <input type="checkbox" checked={props.watch} onChange={e => props.set(e.currentTarget.checked)} />
      <span>
        Whoever has the address may look on
        <small>Nobody who watches sees a secret of either side, or the chat.</small>
      </span>
    </label>
  </fieldset>
);
const Foot = (props: { readonly busy: boolean; readonly seats: SeatChoices }): JSX.Element => {
  const words = (): string => {
    if (props.busy) return 'Laying out …';
    return hasOpenSeat(props.seats) ? 'Make the game and get the link' : 'Begin';
  };
  return (
    <footer>
      <button type="submit" class="btn pri big" disabled={props.busy || isForBots(props.seats)}>
        {words()}
      </button>
      <p class="quiet">
        {isForBots(props.seats)
          ? 'Somebody must play: two bots alone play on the first page.'
          : 'The dice come of a secret of the server, whose fingerprint you see first, and of a number from each player. So nobody alone chooses them, and everybody can check them in the end.'}
      </p>
    </footer>
  );
};
interface Asking {
  readonly about: About;
  readonly wishes: NewGameForm;
  readonly wish: (part: Partial<NewGameForm>) => void;
}
/** The part of the form about people: who plays, how fast, who may join and watch. */
const People = (props: Asking): JSX.Element => {
  const alone = (): boolean => props.about.sides.length === 1;
  return (
    <>
      <Show
        when={!alone()}
        fallback={
          <p class="note">One player against the track: friends may look on by the link, and see each die fall.</p>
        }
      >
        <WhoPlays
          game={props.about.id}
          scenario={props.wishes.scenario}
          seats={props.wishes.seats}
          set={seats => props.wish({ seats })}
        />
      </Show>
      <Choice
        class="pick"
        words={noted}
        name="pace"
        legend="Pace"
        values={alone() ? PACES.filter(p => p.pace.is !== 'days') : PACES}
        value={props.wishes.pace}
        set={pace => props.wish({ pace })}
      />
      <Show when={hasOpenSeat(props.wishes.seats)}>
        <Choice
          class="pick"
          words={noted}
          name="who"
          legend="Who may come"
          values={WHO}
          value={props.wishes.who}
          set={who => props.wish({ who })}
        />
      </Show>
      <Watching watch={props.wishes.watch} set={watch => props.wish({ watch })} />
      <NameField name={props.wishes.name} set={name => props.wish({ name })} />
    </>
  );
};
const Questions = (props: Asking): JSX.Element => (
  <>
    <Show when={props.about.scenarios.length > 1}>
      <Choice
        class="pick"
        words={noted}
        name="scenario"
        legend="Scenario"
        values={props.about.scenarios}
        value={props.wishes.scenario}
        set={scenario => props.wish({ scenario })}
      />
    </Show>
    <People {...props} />
    <Readings
      class="pick"
      words={noted}
      options={optionsIn(props.about.options, props.wishes.scenario)}
      chosen={props.wishes.chosen}
      set={chosen => props.wish({ chosen })}
    />
    <PackFile game={props.about.id} pack={props.wishes.pack} set={pack => props.wish({ pack })} />
  </>
);

const Form = (props: { readonly about: About; readonly name: string }): JSX.Element => {
  const { about } = props;
  const [wishes, setWishes] = createSignal(wishesFor(about, props.name));
  const [busy, setBusy] = createSignal(false);
  citeFrom(about.id);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      await make(createRequest(about, wishes()));
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
      <Questions about={about} wishes={wishes()} wish={part => setWishes(w => ({ ...w, ...part }))} />
      <Foot busy={busy()} seats={wishes().seats} />
    </form>
  );
};

const Plates = (props: { readonly game: string; readonly set: (game: string) => void }): JSX.Element => (
  <fieldset class="plates-pick">
    <legend class="vh">Game</legend>
    <For each={TABLED}>
      {g => (
        <label classList={{ on: g.id === props.game }}>
          <input
            class="vh"
            type="radio"
            name="game"
            value={g.id}
            checked={g.id === props.game}
            onChange={() => props.set(g.id)}
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
);

export const NewGame = (props: { readonly game?: string }): JSX.Element => {
  const games = TABLED;
  const first =
    props.game && games.some(g => g.id === props.game) ? props.game : (games.find(g => g.card.players > 1)?.id ?? '');
  const [game, setGame] = createSignal(first);
  const [about] = createResource(game, aboutGame);
  const [me] = createResource(givenName);
  return (
    <OnlinePage title="New game" narrow>
      <Plates game={game()} set={setGame} />
      <Fetched from={about}>
        {() => (
          <Show when={me.state === 'ready' && about()} keyed>
            {a => <Form about={a} name={me() ?? ''} />}
          </Show>
        )}
      </Fetched>
    </OnlinePage>
  );
};
