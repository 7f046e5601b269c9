/** The briefing of a scenario: who one is, what wins, how long it takes, what matters and what goes wrong, with the objectives on a map. */
import { createResource, createSignal, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { lengthInWords, type Advice, type Briefing } from '../../engine/briefing.ts';
import { listingOf, scenarioTitle, titleOf } from '../../games/shelf.ts';
import { Icon } from '../app/icons.tsx';
import { sideTitle } from '../game/seats.ts';
import { Case, citeFrom } from '../rules/open.tsx';
import { ObjectivesMap } from './ObjectivesMap.tsx';
import { NEVER_KEY, type BriefingOf } from './open.tsx';
import './briefing.css';

const fetchBriefing = async ({ game, scenario }: BriefingOf): Promise<Briefing | undefined> =>
  (await listingOf(game)?.briefings?.())?.[scenario];

const Said = (props: { readonly of: Advice }): JSX.Element => (
  <>
    {props.of.words} <Case c={props.of.case} />
  </>
);
/** The reader's own side first. */
const sidesIn = (b: Briefing, own: readonly string[]): readonly [side: string, mine: boolean][] =>
  Object.keys(b.sides)
    .map((side): [string, boolean] => [side, own.includes(side)])
    .toSorted(([, a], [, c]) => Number(c) - Number(a));

const Sides = (props: { readonly of: Briefing; readonly own: readonly string[] }): JSX.Element => (
  <For each={sidesIn(props.of, props.own)}>
    {([side, mine]) => (
      <section class="briefed-side" classList={{ mine }}>
        <h3>
          {sideTitle(side)}
          <Show when={mine && Object.keys(props.of.sides).length > 1}>
            <span class="you">your side</span>
          </Show>
        </h3>
        <p>{props.of.sides[side]!.role}</p>
        <p>
          <b>To win:</b> <Said of={props.of.sides[side]!.wins} />
        </p>
      </section>
    )}
  </For>
);
const Objectives = (props: { readonly of: Briefing }): JSX.Element => (
  <section class="objectives">
    <h3>Objectives</h3>
    <ObjectivesMap objectives={props.of.objectives} />
    <ol>
      <For each={props.of.objectives}>
        {o => (
          <li>
            <b>{o.name}</b>: {o.worth}
          </li>
        )}
      </For>
    </ol>
  </section>
);
const Body = (props: { readonly of: Briefing; readonly own: readonly string[] }): JSX.Element => (
  <div class="briefing-body">
    <div>
      <p class="briefing-facts">
        {props.of.turns} · {lengthInWords(props.of)}
        {Object.keys(props.of.sides).length > 1 ? ' a side' : ''} · {props.of.difficulty}
      </p>
      <Sides of={props.of} own={props.own} />
      <section>
        <h3>Three things that matter</h3>
        <ol>
          <For each={props.of.matters}>
            {m => (
              <li>
                <Said of={m} />
              </li>
            )}
          </For>
        </ol>
      </section>
      <section class="trap">
        <h3>What loses the game for beginners</h3>
        <p>
          <Said of={props.of.trap} />
        </p>
      </section>
      <section>
        <h3>How it plays</h3>
        <ul>
          <For each={props.of.howItPlays}>{sentence => <li>{sentence}</li>}</For>
        </ul>
      </section>
      <section>
        <h3>In history</h3>
        <p>{props.of.history}</p>
      </section>
    </div>
    <Objectives of={props.of} />
  </div>
);
const Never = (): JSX.Element => {
  const [never, setNever] = createSignal(localStorage.getItem(NEVER_KEY) === 'off');
  return (
    <label class="quiet">
      <input
        type="checkbox"
        checked={never()}
        onChange={e => {
          setNever(e.currentTarget.checked);
          if (never()) localStorage.setItem(NEVER_KEY, 'off');
          else localStorage.removeItem(NEVER_KEY);
        }}
      />{' '}
      Open briefings only from the menu
    </label>
  );
};

export const BriefingDialog = (props: { readonly of: BriefingOf; readonly close: () => void }): JSX.Element => {
  const [briefing] = createResource(() => props.of, fetchBriefing);
  let dialog!: HTMLDialogElement;
  citeFrom(props.of.game);
  onMount(() => dialog.showModal());
  onCleanup(() => dialog.close());
  return (
    <dialog
      ref={dialog}
      class="start briefing"
      aria-labelledby="briefing-title"
      onClose={() => props.close()}
      onClick={e => {
        if (e.target === dialog) dialog.close();
      }}
    >
      <header>
        <h2 id="briefing-title">
          {titleOf(props.of.game)}: {scenarioTitle(props.of.game, props.of.scenario)}
        </h2>
        <button type="button" class="bare" aria-label="Close the briefing" onClick={() => dialog.close()}>
          <Icon name="no" />
        </button>
      </header>
      <Show
        when={briefing()}
        fallback={<p class="quiet">{briefing.loading ? 'One moment …' : 'This scenario has no briefing yet.'}</p>}
      >
        {b => <Body of={b()} own={props.of.sides ?? []} />}
      </Show>
      <footer>
        <button type="button" class="btn pri" autofocus onClick={() => dialog.close()}>
          {props.of.sides ? 'To the map' : 'Close'}
        </button>
        <Never />
      </footer>
    </dialog>
  );
};
