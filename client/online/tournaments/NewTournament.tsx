/** The form for a new tournament. Everything but its title has a default. */
import { createResource, createSignal, For, Show, type JSX } from 'solid-js';
import type { NewTournament as Wanted, TournamentChoice } from '../../../server/tournaments/wire.ts';
import { go } from '../../app/route.ts';
import { scenarioTitle, titleOf } from '../../../games/shelf.ts';
import { Choice, type Value } from '../../app/Choice.tsx';
import { PACES } from '../new-game-form.ts';
import { Fetched, OnlinePage, Trouble } from '../OnlinePage.tsx';
import { to } from '../place.ts';
import { createSingleRequest } from '../single-request.ts';
import * as api from './api.ts';
import { isUneven, shareWords } from './words.ts';

const noted = (v: Value): JSX.Element => (
  <span>
    {v.title}
    <Show when={v.note}>
      <small>{v.note}</small>
    </Show>
  </span>
);
const SYSTEMS: readonly Value[] = [
  {
    id: 'swiss',
    title: 'Paired by results (Swiss)',
    note: 'Players with equal points meet. Good for many players and few rounds.',
  },
  { id: 'all', title: 'All against all', note: 'At most sixteen players. Nobody can enter after the start.' },
];
const WHO: readonly Value[] = [
  { id: 'link', title: 'Only whoever has the link' },
  { id: 'public', title: 'Anybody', note: 'The tournament is listed for everybody.' },
];
const LATE: readonly Value[] = [
  { id: 'owner', title: 'I decide each game' },
  {
    id: 'clock',
    title: 'The clock decides, then I do',
    note: 'Games begin with the round. Whoever has let the game’s own clock run out loses at the deadline.',
  },
];
const DAYS = [0, 1, 2, 3, 7, 14, 21, 30] as const;
const daysWords = (days: number): string => (days === 0 ? 'No deadline' : days === 1 ? 'One day' : `${days} days`);

interface FormState extends Omit<Required<Wanted>, 'rounds' | 'pace'> {
  readonly rounds: number;
  readonly paceId: string;
}
const AS_MANY = 0;
const startState = (first: TournamentChoice): FormState => ({
  title: '',
  game: first.game,
  scenarios: [first.scenario],
  system: 'swiss',
  rounds: AS_MANY,
  mirrored: false,
  paceId: 'd1',
  days: 7,
  late: 'owner',
  auto: false,
  public: false,
  watch: true,
});
const paceOf = (f: FormState): Wanted['pace'] => PACES.find(p => p.id === f.paceId)!.pace;
const canClockDecide = (f: FormState): boolean => paceOf(f).is !== 'none' && f.days > 0;
const wantedFrom = ({ rounds, paceId, ...f }: FormState): Wanted => ({
  ...f,
  title: f.title.trim(),
  pace: PACES.find(p => p.id === paceId)!.pace,
  late: canClockDecide({ ...f, rounds, paceId }) ? f.late : 'owner',
  ...(f.system === 'swiss' && rounds !== AS_MANY ? { rounds } : {}),
});

interface Asking {
  readonly form: FormState;
  readonly set: (part: Partial<FormState>) => void;
}
const Select = (props: {
  readonly label: string;
  readonly value: string;
  readonly values: readonly { readonly id: string; readonly title: string }[];
  readonly set: (id: string) => void;
}): JSX.Element => (
  <label class="field">
    <span>{props.label}</span>
    <select value={props.value} onChange={e => props.set(e.currentTarget.value)}>
      <For each={props.values}>{v => <option value={v.id}>{v.title}</option>}</For>
    </select>
  </label>
);
const Check = (props: {
  readonly legend: string;
  readonly words: string;
  readonly note: string;
  readonly checked: boolean;
  readonly set: (checked: boolean) => void;
}): JSX.Element => (
  <fieldset class="pick">
    <legend>{props.legend}</legend>
    <label>
      <input type="checkbox" checked={props.checked} onChange={e => props.set(e.currentTarget.checked)} />
      <span>
        {props.words}
        <small>{props.note}</small>
      </span>
    </label>
  </fieldset>
);

const WhatIsPlayed = (props: Asking & { readonly choices: readonly TournamentChoice[] }): JSX.Element => {
  const games = (): readonly string[] => [...new Set(props.choices.map(c => c.game))];
  const scenarios = (): readonly TournamentChoice[] => props.choices.filter(c => c.game === props.form.game);
  const note = (c: TournamentChoice): string =>
    c.share === undefined
      ? 'The balance of its sides has not been measured'
      : `${shareWords(c.sides[0], c.share)}${isUneven(c.share) ? ': uneven, so let pairs play both sides' : ''}`;
  const toggle = (scenario: string): void => {
    const { scenarios: had } = props.form;
    const left = had.includes(scenario) ? had.filter(s => s !== scenario) : [...had, scenario];
    if (left.length)
      props.set({ scenarios: scenarios().flatMap(c => (left.includes(c.scenario) ? [c.scenario] : [])) });
  };
  return (
    <>
      <Select
        label="Game"
        value={props.form.game}
        values={games().map(id => ({ id, title: titleOf(id) }))}
        set={game => props.set({ game, scenarios: [props.choices.find(c => c.game === game)!.scenario] })}
      />
      <fieldset class="pick">
        <legend>Scenarios, which rounds take in turn</legend>
        <For each={scenarios()}>
          {c => (
            <label>
              <input
                type="checkbox"
                checked={props.form.scenarios.includes(c.scenario)}
                onChange={e => {
                  toggle(c.scenario);
                  e.currentTarget.checked = props.form.scenarios.includes(c.scenario);
                }}
              />
              <span>
                {scenarioTitle(c.game, c.scenario)}
                <small>{note(c)}</small>
              </span>
            </label>
          )}
        </For>
      </fieldset>
    </>
  );
};
const Pairing = (props: Asking): JSX.Element => (
  <>
    <Choice
      class="pick"
      words={noted}
      name="system"
      legend="Pairing"
      values={SYSTEMS}
      value={props.form.system}
      set={system => props.set({ system: system as FormState['system'] })}
    />
    <Show when={props.form.system === 'swiss'}>
      <Select
        label="Rounds"
        value={String(props.form.rounds)}
        values={[
          { id: String(AS_MANY), title: 'As many as it takes to find a winner' },
          ...Array.from({ length: api.MAX_ROUNDS }, (_, i) => ({ id: String(i + 1), title: String(i + 1) })),
        ]}
        set={rounds => props.set({ rounds: Number(rounds) })}
      />
    </Show>
    <Check
      legend="Both sides"
      words="Each pair plays two games, with the sides changed"
      note="The fairest way where one side wins oftener. Otherwise sides are balanced over the rounds."
      checked={props.form.mirrored}
      set={mirrored => props.set({ mirrored })}
    />
  </>
);
const Times = (props: Asking): JSX.Element => (
  <>
    <Select label="Pace of a game" value={props.form.paceId} values={PACES} set={paceId => props.set({ paceId })} />
    <Select
      label="Time for a round"
      value={String(props.form.days)}
      values={DAYS.map(d => ({ id: String(d), title: daysWords(d) }))}
      set={days => props.set({ days: Number(days) })}
    />
    <Show when={canClockDecide(props.form)}>
      <Choice
        class="pick"
        words={noted}
        name="late"
        legend="Games that are not over at the deadline"
        values={LATE}
        value={props.form.late}
        set={late => props.set({ late: late as FormState['late'] })}
      />
    </Show>
    <Check
      legend="Next round"
      words="Begins as soon as the last one is decided"
      note="Otherwise you begin each round yourself."
      checked={props.form.auto}
      set={auto => props.set({ auto })}
    />
  </>
);
const Rights = (props: Asking): JSX.Element => (
  <>
    <Choice
      class="pick"
      words={noted}
      name="who"
      legend="Who may see it and enter"
      values={WHO}
      value={props.form.public ? 'public' : 'link'}
      set={who => props.set({ public: who === 'public' })}
    />
    <Check
      legend="Spectators"
      words="Whoever sees the tournament may look on at its games"
      note="Spectators see no secret of either side, and no chat."
      checked={props.form.watch}
      set={watch => props.set({ watch })}
    />
  </>
);

const Form = (props: { readonly choices: readonly TournamentChoice[] }): JSX.Element => {
  const [form, setForm] = createSignal(startState(props.choices[0]!));
  const { busy, why, attempt } = createSingleRequest();
  const set = (part: Partial<FormState>): void => void setForm(f => ({ ...f, ...part }));
  return (
    <form
      class="new"
      onSubmit={e => {
        e.preventDefault();
        void attempt(async () => go(to({ at: 'tournament', id: (await api.create(wantedFrom(form()))).id })));
      }}
    >
      <label class="field">
        <span>Title</span>
        <input
          type="text"
          required
          maxlength={api.MAX_TITLE_LETTERS}
          placeholder="Club night in November"
          value={form().title}
          onInput={e => set({ title: e.currentTarget.value })}
        />
      </label>
      <WhatIsPlayed form={form()} set={set} choices={props.choices} />
      <Pairing form={form()} set={set} />
      <Times form={form()} set={set} />
      <Rights form={form()} set={set} />
      <Trouble why={why()} />
      <footer>
        <button type="submit" class="btn pri big" disabled={busy() || form().title.trim() === ''}>
          Make the tournament
        </button>
        <p class="quiet">Next you send the link to the players, and begin when they have entered.</p>
      </footer>
    </form>
  );
};
export const NewTournament = (): JSX.Element => {
  const [choices, { refetch }] = createResource(api.choices);
  return (
    <OnlinePage title="New tournament" narrow>
      <Fetched from={choices} again={() => void refetch()}>
        {all => <Form choices={all} />}
      </Fetched>
    </OnlinePage>
  );
};
