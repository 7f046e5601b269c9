/** 8.3 The fight: who stands there, strength line by line, assets, dice, the table of results, and what can be done. */
import { createEffect, createMemo, createSignal, For, Match, on, Show, Switch, type JSX } from 'solid-js';
import { later } from '../../../screen/later.ts';
import { useTable } from './state.ts';
import type { Offered } from '../../../screen/session.ts';
import type { CombatView } from '../view.ts';
import { rerollChances } from '../look/chances.ts';
import { same } from '../look/aim.ts';
import { KorpsMark, korpsOf } from '../look/korps.tsx';
import { groundOf, rowOf } from '../look/spoken.ts';
import { StrengthTrack } from '../look/tracks.tsx';
import { createRoll, DiceTray } from '../../../screen/dice/Dice.tsx';
import { Results } from './Results.tsx';
import { UseAssets } from './UseAssets.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { Cite } from '../../../screen/Cite.tsx';

/** 8.3.2 Line by line with the sum so far; a phone shows the sums in a line that opens. */
const Ledger = (props: { combat: CombatView }): JSX.Element => {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <button type="button" class="fml" aria-expanded={open()} onClick={() => setOpen(!open())}>
        <For each={props.combat.lines}>
          {l => (
            <span classList={{ ours: l.ours }}>
              {l.name.split(',')[0]?.replace(' turned up', '')} <b>{l.sum}</b>
            </span>
          )}
        </For>
      </button>
      <table class="led" classList={{ open: open() }}>
        <caption class="vh">Allied strength line by line</caption>
        <tbody>
          <For each={props.combat.lines}>
            {line => (
              <tr classList={{ ours: line.ours }}>
                <th scope="row">{line.name}</th>
                <td>
                  <Cite case={line.case} />
                </td>
                <td class="num to">{line.sum}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </>
  );
};

const Need = (props: { combat: CombatView; rolling: boolean }): JSX.Element => {
  const needs = () =>
    props.combat.strength >= 6 ? (
      <>
        a <b>6</b>
      </>
    ) : (
      <>
        <b>{props.combat.strength}</b> or more
      </>
    );
  return (
    <p class="need">
      <Show
        when={props.combat.strength < 7}
        fallback={
          <>
            At strength 7 or 8 no dice are rolled: a bloody firefight. <Cite case="8.3.4" />
          </>
        }
      >
        <Show
          when={props.combat.rolled.length}
          fallback={
            <>
              <b>{props.combat.dice}</b> {props.combat.dice === 1 ? 'die' : 'dice'}, each needs {needs()}.{' '}
              <Cite case="8.3.5" />
            </>
          }
        >
          Each die needs {needs()}.{' '}
          <Show when={!props.rolling} fallback="Rolling.">
            {props.combat.hits === 1 ? 'One hit.' : `${props.combat.hits || 'No'} hits.`}
          </Show>{' '}
          <Cite case="8.3.5" />
        </Show>
      </Show>
    </p>
  );
};

/** 8.3.7 Throwing dice again: which ones, at whose cost, and why not. */
const Rerolls = (props: { combat: CombatView; again: ReadonlySet<number> }): JSX.Element => {
  const table = useTable();
  const faces = () =>
    [...props.again]
      .map(i => props.combat.rolled[i] ?? 0)
      .filter(Boolean)
      .sort((a, b) => a - b);
  const korps = () => korpsOf(props.combat.division);
  const points = () => table.view().commanders.find(c => c.korps === korps().korps)?.audacity ?? 0;
  const find = (by: string): Offered | undefined =>
    table.offered().find(o => same(o.choice, { do: 'reroll', with: by, dice: faces() }));
  const any = (by: string): boolean => table.offered().some(o => o.choice.do === 'reroll' && o.choice['with'] === by);
  const refused = later(
    () => ({ at: table.entry(), dice: props.combat.rolled.toSorted((a, b) => a - b) }),
    async ({ dice }) => {
      const v = any('audacity') ? undefined : await table.why({ do: 'reroll', with: 'audacity', dice });
      return v && !v.ok ? v : undefined;
    },
  );
  const count = () => (props.again.size === 1 ? '1 die' : `${props.again.size} dice`);
  return (
    <>
      <Show
        when={any('audacity')}
        fallback={
          <>
            <button type="button" class="btn" aria-disabled="true">
              <KorpsMark korps={korps().korps} />
              Re-roll
            </button>
            <Show when={refused()}>
              {r => (
                <p class="why">
                  {r().why} <Cite case={r().case} />
                </p>
              )}
            </Show>
          </>
        }
      >
        <button
          type="button"
          class="btn"
          aria-disabled={!find('audacity')}
          onClick={() => {
            const o = find('audacity');
            if (o) void table.play(o.choice);
          }}
        >
          <KorpsMark korps={korps().korps} />
          {props.again.size ? `Re-roll ${count()}` : 'Re-roll'}
          <small>
            1 of {korps().commander}’s {points()}
          </small>
        </button>
      </Show>
      <Show when={any('giraud')}>
        <button
          type="button"
          class="btn wide"
          aria-disabled={!find('giraud')}
          onClick={() => {
            const o = find('giraud');
            if (o) void table.play(o.choice);
          }}
        >
          Re-roll {count()}
          <small>giving up Giraud</small>
        </button>
      </Show>
      <Show when={any('audacity') || any('giraud')}>
        <p class="why">
          {props.again.size ? 'Beside “now” stand the chances of this re-roll.' : 'Tap the dice to throw again.'}{' '}
          <Cite case="8.3.7" />
        </p>
      </Show>
    </>
  );
};

export function Fight(props: {
  combat: CombatView;
  /** Given when the fight is over and only shown. */ putAway?: (() => void) | undefined;
}): JSX.Element {
  const table = useTable();
  const row = () => rowOf(props.combat.area);
  const [again, setAgain] = createSignal<ReadonlySet<number>>(new Set());
  const roll = createRoll(() => [...props.combat.rolled], again);
  const mayReroll = createMemo(() => !props.putAway && table.offered().some(o => o.choice.do === 'reroll'));
  const misses = () => new Set(props.combat.rolled.flatMap((f, i) => (f < props.combat.strength ? [i] : [])));
  createEffect(
    on([() => props.combat.rolled.join(), mayReroll, roll.rolling], ([, may, rolling]) => {
      if (!rolling) setAgain(may ? misses() : new Set<number>());
    }),
  );
  const toggle = (i: number): void => {
    const next = new Set(again());
    if (!next.delete(i)) next.add(i);
    setAgain(next);
  };
  const rerolled = createMemo(() => {
    if (!mayReroll() || !again().size || roll.rolling()) return undefined;
    const kept = props.combat.rolled.filter((f, i) => !again().has(i) && f >= props.combat.strength).length;
    return rerollChances(
      props.combat.results.map(r => r.hits),
      kept,
      again().size,
      props.combat.strength,
    );
  });
  const before = () => props.combat.lines.filter(l => !l.ours).at(-1)?.sum;
  const go = () =>
    table.offered().find(o => o.choice.do === 'roll') ?? table.offered().find(o => o.choice.do === 'accept');
  const settled = () => (props.combat.rolled.length > 0 || !!props.putAway) && !roll.rolling();
  const outcome = () => props.combat.results.find(r => r.now);
  return (
    <section class="fight" aria-label={`Fight at ${row().shown}`}>
      <h2 class="big">
        {row().shown} <span>{groundOf(row())}</span>
        <i class="stamp">
          {props.combat.kind === 'counterattack'
            ? `${props.combat.division} is attacked`
            : `${props.combat.division} attacks`}
        </i>
      </h2>
      <Ledger combat={props.combat} />
      <StrengthTrack at={props.combat.strength} from={before()} />
      <Show when={!props.combat.rolled.length && !props.putAway}>
        <UseAssets combat={props.combat} />
      </Show>
      <DiceTray
        rolled={props.combat.rolled}
        count={props.combat.strength < 7 ? props.combat.dice : 0}
        needs={props.combat.strength}
        rolling={roll.rolling()}
        inAir={roll.inAir()}
        onSkip={roll.stop}
        again={mayReroll() ? again() : undefined}
        onPick={toggle}
      />
      <Need combat={props.combat} rolling={roll.rolling()} />
      <Results
        rows={props.combat.results}
        rolling={roll.rolling()}
        rolled={settled()}
        then={table.preview() ?? rerolled()}
        thenWord={table.preview() ? 'Then' : 'Re-roll'}
      />
      <div class="act">
        <Switch>
          <Match when={roll.rolling()}>
            <button type="button" class="btn go roll skip" onClick={roll.stop}>
              <Icon name="speed" />
              Show the result
            </button>
          </Match>
          <Match when={props.putAway}>
            {away => (
              <>
                <button type="button" class="btn pri roll" onClick={() => away()()}>
                  Go on
                </button>
                <p class="why">
                  {outcome()?.name}: {outcome()?.effect}. <Cite case="8.3.6" />
                </p>
              </>
            )}
          </Match>
          <Match when={go()}>
            {o => (
              <>
                <button
                  type="button"
                  class="btn go roll"
                  disabled={table.busy()}
                  onClick={() => void table.play(o().choice)}
                >
                  {settled() ? `Accept: ${outcome()?.name ?? ''}` : o().text}
                </button>
                <Show
                  when={props.combat.rolled.length}
                  fallback={<p class="why">{o().bars ? 'Dice cannot be taken back.' : 'No dice are rolled.'}</p>}
                >
                  <Rerolls combat={props.combat} again={again()} />
                </Show>
              </>
            )}
          </Match>
        </Switch>
      </div>
    </section>
  );
}
