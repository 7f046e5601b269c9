/** A chain of battles: each link with its steps, both ledgers and both sides' dice; the one being fought is lit. */
import { createMemo, createSignal, createUniqueId, For, Index, Match, Show, Switch, type JSX } from 'solid-js';
import { chainRows, type ChainDice, type ChainLink, type ChainRow, type ChainSide } from './chain.ts';
import { Cite } from '../Cite.tsx';
import { SmallDie } from '../dice/SmallDie.tsx';
import { Icon } from '../frame/icons.tsx';
import './chain.css';
import './chit.css';

const Dice = (props: { dice: ChainDice; side: ChainSide }): JSX.Element => (
  <span
    class={`chain-dice face-${props.side.paint}`}
    role="img"
    aria-label={`${props.side.name}: ${props.dice.faces.map((f, i) => `${f}${props.dice.hits?.includes(i) ? ', a hit' : ''}`).join('; ') || 'no dice'}${props.dice.plus ? `; ${props.dice.plus}` : ''}`}
  >
    <For each={props.dice.faces}>
      {(face, i) => (
        <span classList={{ hit: props.dice.hits?.includes(i()) ?? false }}>
          <SmallDie face={face} />
        </span>
      )}
    </For>
    <Show when={props.dice.plus}>
      <i aria-hidden="true">{props.dice.plus}</i>
    </Show>
  </span>
);

const Steps = (props: { steps: NonNullable<ChainLink['steps']> }): JSX.Element => (
  <ol class="chain-steps" aria-label="Steps of the battle">
    <For each={props.steps}>
      {(s, i) => (
        <li class={s.state} aria-current={s.state === 'now' ? 'step' : undefined}>
          <i>{i() + 1}</i> {s.name}
        </li>
      )}
    </For>
  </ol>
);

const Ledgers = (props: { link: ChainLink }): JSX.Element => (
  <table class="chain-ledger">
    <caption class="vh">{props.link.title}: both ledgers</caption>
    <thead>
      <tr>
        <td />
        <For each={props.link.sides}>
          {s => (
            <th scope="col" class={`face-${s.paint}`}>
              {s.name}
            </th>
          )}
        </For>
      </tr>
    </thead>
    <tbody>
      <Index each={props.link.lines}>
        {line => (
          <tr>
            <th scope="row">
              {line().text} <Show when={line().case}>{c => <Cite case={c()} />}</Show>
            </th>
            <td>{line().sums[0]}</td>
            <td>{line().sums[1]}</td>
          </tr>
        )}
      </Index>
    </tbody>
  </table>
);

const Body = (props: { link: ChainLink }): JSX.Element => (
  <>
    <Show when={props.link.note}>
      <p>{props.link.note}</p>
    </Show>
    <Show when={props.link.steps}>{steps => <Steps steps={steps()} />}</Show>
    <Show when={props.link.lines?.length}>
      <Ledgers link={props.link} />
    </Show>
    <Show when={props.link.dice}>
      {dice => (
        <div class="chain-rolled">
          <Dice dice={dice()[0]} side={props.link.sides[0]} />
          <b>{props.link.score}</b>
          <Dice dice={dice()[1]} side={props.link.sides[1]} />
        </div>
      )}
    </Show>
    <Show when={props.link.result}>
      {r => (
        <p class="chain-result">
          <b>{r().code}</b> {r().words} <Show when={r().case}>{c => <Cite case={c()} />}</Show>
        </p>
      )}
    </Show>
  </>
);

const STATE = { done: 'fought', now: 'being fought', may: 'may follow' } as const;
/** Folded it is a line: who on whom, the dice, the result. */
const Summary = (props: { link: ChainLink }): JSX.Element => (
  <span class="chain-line">
    <For each={props.link.sides}>
      {(s, i) => (
        <>
          <Show when={i() === 1}>
            <svg class="chain-to" viewBox="0 0 30 10" role="img" aria-label="on">
              <path d="M1 5h24M20 1l6 4-6 4" />
            </svg>
          </Show>
          <span class={`chain-who face-${s.paint}`}>{s.name}</span>
        </>
      )}
    </For>
    <Show when={props.link.score}>
      <b>{props.link.score}</b>
    </Show>
    <Show when={props.link.result}>{r => <b class="chain-code">{r().code}</b>}</Show>
  </span>
);

const Link = (props: { row: Extract<ChainRow, { is: 'link' }>; onFold: () => void }): JSX.Element => {
  const body = createUniqueId();
  const link = (): ChainLink => props.row.link;
  return (
    <li class={`chain-link is-${link().state}`} aria-current={link().state === 'now' ? 'step' : undefined}>
      <i class="chain-ring">{props.row.no}</i>
      <div>
        <div class="chain-title">
          <b>{link().title}</b>
          <span class="vh">{`, ${STATE[link().state]}`}</span>
          <Show when={props.row.by}>
            <i class="chain-by">bred by {props.row.by}</i>
          </Show>
          <Cite case={link().case} />
          <Show when={link().state === 'done'}>
            <button
              type="button"
              class="chain-fold"
              aria-expanded={props.row.open}
              aria-controls={body}
              aria-label={`Ledgers of battle ${props.row.no}`}
              onClick={() => props.onFold()}
            >
              <Icon name={props.row.open ? 'up' : 'down'} />
            </button>
          </Show>
        </div>
        <Show when={link().state === 'done'}>
          <Summary link={link()} />
        </Show>
        <div id={body}>
          <Show
            when={props.row.open || link().state === 'now'}
            fallback={
              <Show when={link().state === 'may'}>
                <p>{link().note}</p>
              </Show>
            }
          >
            <Body link={link()} />
          </Show>
        </div>
      </div>
    </li>
  );
};

type FoldedRow = Extract<ChainRow, { is: 'folded' }>;
type LinkRow = Extract<ChainRow, { is: 'link' }>;
const foldedRow = (row: ChainRow): FoldedRow | undefined => (row.is === 'folded' ? row : undefined);
const linkRow = (row: ChainRow): LinkRow | undefined => (row.is === 'link' ? row : undefined);

export const BattleChain = (props: { name: string; links: readonly ChainLink[] }): JSX.Element => {
  const [opened, setOpened] = createSignal<ReadonlySet<string>>(new Set());
  const rows = createMemo(() => chainRows(props.links, opened()));
  const toggle = (key: string): void => {
    const next = new Set(opened());
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  return (
    <ol class="chain" aria-label={props.name}>
      <Index each={rows()}>
        {row => (
          <Switch>
            <Match when={foldedRow(row())}>
              {folded => (
                <li class="chain-link is-folded">
                  <i class="chain-ring" aria-hidden="true">
                    …
                  </i>
                  <button type="button" onClick={() => toggle(folded().key)}>
                    {folded().count} earlier battles
                  </button>
                </li>
              )}
            </Match>
            <Match when={linkRow(row())}>{link => <Link row={link()} onFold={() => toggle(link().link.id)} />}</Match>
          </Switch>
        )}
      </Index>
    </ol>
  );
};
