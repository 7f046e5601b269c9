/** 8.3.7 The re-roll: which dice, what pays for it, or why it is not possible. */
import { Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { later } from '../../../screen/async-signal.ts';
import type { OfferedChoice } from '../../../screen/session.ts';
import { same } from '../look/place-actions.ts';
import { KorpsMark } from '../look/korps.tsx';
import type { CombatView } from '../view/combat.ts';
import { useTable, type AreaTable } from './state.ts';

type By = 'audacity' | 'giraud';
const anyBy = (table: AreaTable, by: By): boolean =>
  table.offered().some(o => o.choice.do === 'reroll' && o.choice['with'] === by);

/** Why no Audacity can pay for it. */
const NoAudacity = (props: { readonly combat: CombatView; readonly korps: string }): JSX.Element => {
  const table = useTable();
  const refused = later(
    () => ({ at: table.entry(), dice: props.combat.rolled.toSorted((a, b) => a - b) }),
    async ({ dice }) => {
      const v = anyBy(table, 'audacity') ? undefined : await table.why({ do: 'reroll', with: 'audacity', dice });
      return v && !v.ok ? v : undefined;
    },
  );
  return (
    <>
      <button type="button" class="btn" aria-disabled="true">
        <KorpsMark korps={props.korps} />
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
  );
};
const Throw = (props: {
  readonly of: OfferedChoice | undefined;
  readonly class: string;
  readonly children: JSX.Element;
}): JSX.Element => {
  const table = useTable();
  return (
    <button
      type="button"
      class={props.class}
      data-firm
      aria-disabled={!props.of}
      onClick={() => {
        if (props.of) void table.play(props.of.choice);
      }}
    >
      {props.children}
    </button>
  );
};

export const Rerolls = (props: { readonly combat: CombatView; readonly again: ReadonlySet<number> }): JSX.Element => {
  const table = useTable();
  const faces = () =>
    [...props.again]
      .map(i => props.combat.rolled[i] ?? 0)
      .filter(Boolean)
      .sort((a, b) => a - b);
  const korps = () => table.view().divisions.find(d => d.name === props.combat.division)?.korps ?? '';
  const commander = () => table.view().commanders.find(c => c.korps === korps());
  const find = (by: By): OfferedChoice | undefined =>
    table.offered().find(o => same(o.choice, { do: 'reroll', with: by, dice: faces() }));
  const any = (by: By): boolean => anyBy(table, by);
  const count = () => (props.again.size === 1 ? '1 die' : `${props.again.size} dice`);
  return (
    <>
      <Show when={any('audacity')} fallback={<NoAudacity combat={props.combat} korps={korps()} />}>
        <Throw of={find('audacity')} class="btn">
          <KorpsMark korps={korps()} />
          {props.again.size ? `Re-roll ${count()}` : 'Re-roll'}
          <small>
            1 of {commander()?.name}’s {commander()?.audacity ?? 0}
          </small>
        </Throw>
      </Show>
      <Show when={any('giraud')}>
        <Throw of={find('giraud')} class="btn wide">
          Re-roll {count()}
          <small>giving up Giraud</small>
        </Throw>
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
