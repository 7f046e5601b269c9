/** 8.3 The fight: defenders, strength line by line, assets, dice, the results chart, and the choices. */
import { createEffect, createMemo, createSignal, For, Match, on, Show, Switch, type JSX } from 'solid-js';
import { useTable } from './state.ts';
import type { CombatView } from '../view/combat.ts';
import { rerollChances } from '../look/chances.ts';
import { groundOf } from '../look/spoken.ts';
import { StrengthTrack } from '../look/tracks.tsx';
import { createRoll, DiceTray } from '../../../screen/dice/Dice.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { Results } from './Results.tsx';
import { Rerolls } from './Rerolls.tsx';
import { UseAssets } from './UseAssets.tsx';
import { Ledger } from '../../../screen/fight/Ledger.tsx';
import { Cite } from '../../../screen/Cite.tsx';

/** 8.3.2 The strength line by line with the sum so far. On a phone it is one line that opens. */
const Strength = (props: { readonly combat: CombatView }): JSX.Element => {
  const [open, setOpen] = createSignal(false);
  const lines = () => props.combat.lines.map(l => ({ name: l.name, case: l.case, to: l.sum, ours: l.ours }));
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
      <Ledger caption="Allied strength line by line" lines={lines()} open={open()} />
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

/** The dice on the table, those picked for a re-roll, and the chances it would give. */
const createRerolls = (props: FightProps) => {
  const table = useTable();
  const [again, setAgain] = createSignal<ReadonlySet<number>>(new Set());
  const roll = createRoll(() => [...props.combat.rolled], again);
  const may = createMemo(() => !props.putAway && table.offered().some(o => o.choice.do === 'reroll'));
  const misses = () => new Set(props.combat.rolled.flatMap((f, i) => (f < props.combat.strength ? [i] : [])));
  createEffect(
    on([() => props.combat.rolled.join(), may, roll.rolling], ([, mayNow, rolling]) => {
      if (!rolling) setAgain(mayNow ? misses() : new Set<number>());
    }),
  );
  const toggle = (i: number): void => {
    const next = new Set(again());
    if (!next.delete(i)) next.add(i);
    setAgain(next);
  };
  const chances = createMemo(() => {
    if (!may() || !again().size || roll.rolling()) return undefined;
    const kept = props.combat.rolled.filter((f, i) => !again().has(i) && f >= props.combat.strength).length;
    return rerollChances(
      props.combat.results.map(r => r.hits),
      kept,
      again().size,
      props.combat.strength,
    );
  });
  return { roll, again, may, toggle, chances };
};
interface FightProps {
  readonly combat: CombatView;
  /** Only for a fight that is over: closes it. */
  readonly putAway?: (() => void) | undefined;
}

const Acts = (
  props: FightProps & {
    readonly again: ReadonlySet<number>;
    readonly roll: ReturnType<typeof createRoll>;
    readonly settled: boolean;
  },
): JSX.Element => {
  const table = useTable();
  const go = () =>
    table.offered().find(o => o.choice.do === 'roll') ?? table.offered().find(o => o.choice.do === 'accept');
  const outcome = () => props.combat.results.find(r => r.now);
  return (
    <div class="act">
      <Switch>
        <Match when={props.roll.rolling()}>
          <button type="button" class="btn go roll skip" onClick={props.roll.stop}>
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
                {outcome()?.name}: {outcome()?.fate}. <Cite case="8.3.6" />
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
                data-firm
                disabled={table.busy()}
                onClick={() => void table.play(o().choice)}
              >
                {props.settled ? `Accept: ${outcome()?.name ?? ''}` : o().text}
              </button>
              <Show
                when={props.combat.rolled.length}
                fallback={<p class="why">{o().bars ? 'Dice cannot be taken back.' : 'No dice are rolled.'}</p>}
              >
                <Rerolls combat={props.combat} again={props.again} />
              </Show>
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
};

export function Fight(props: FightProps): JSX.Element {
  const table = useTable();
  const row = () => table.rowOf(props.combat.area);
  const { roll, again, may, toggle, chances } = createRerolls(props);
  const before = () => props.combat.lines.filter(l => !l.ours).at(-1)?.sum;
  const settled = () => (props.combat.rolled.length > 0 || !!props.putAway) && !roll.rolling();
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
      <Strength combat={props.combat} />
      <StrengthTrack at={props.combat.strength} from={before()} {...table.box.tracks.strength} />
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
        reroll={may() ? again() : undefined}
        onPick={toggle}
      />
      <Need combat={props.combat} rolling={roll.rolling()} />
      <Results
        rows={props.combat.results}
        rolling={roll.rolling()}
        rolled={settled()}
        then={table.preview() ?? chances()}
        thenWord={table.preview() ? 'Then' : 'Re-roll'}
      />
      <Acts combat={props.combat} putAway={props.putAway} again={again()} roll={roll} settled={settled()} />
    </section>
  );
}
