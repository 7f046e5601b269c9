/** The hex in hand: ground, holder, every unit that is known with what it may do, the backs of the others. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { Icon } from '../frame/icons.tsx';
import { later } from '../async-signal.ts';
import type { OfferedChoice } from '../session.ts';
import { accessibleName } from '../words.ts';
import { Counter, CounterBack } from './Counter.tsx';
import { useWar } from './table.tsx';
import type { WarStack, WarUnit } from './view.ts';

export const UnitCard = (props: {
  readonly of: WarUnit;
  readonly verbs: { readonly [verb: string]: string };
  readonly offered: readonly OfferedChoice[];
}): JSX.Element => {
  const table = useWar();
  return (
    <figure>
      <Counter of={props.of} size={54} />
      <figcaption>
        <b>{table.looks.title(props.of)}</b>
        <span class="type">{table.looks.kind(props.of)}</span>
        <For each={table.looks.states(props.of)}>{w => <i classList={{ bad: w === 'out of supply' }}>{w}</i>}</For>
        <span class="does">
          <For each={props.offered}>
            {o => (
              <button
                type="button"
                class="btn sm"
                aria-label={accessibleName(props.verbs[o.choice.do] ?? o.text, o.text)}
                title={o.text}
                disabled={table.busy()}
                onClick={() => void table.play(o.choice)}
              >
                {props.verbs[o.choice.do] ?? o.text}
              </button>
            )}
          </For>
        </span>
      </figcaption>
    </figure>
  );
};
/** Why an own unit that may do nothing may not move. */
const Reason = (props: { readonly unit: string }): JSX.Element => {
  const table = useWar();
  const why = later(
    () => ({ unit: props.unit, at: table.entry(), kind: table.view().decides?.kind }),
    async ({ unit, kind }) => {
      if (kind !== 'moving') return undefined;
      const v = await table.why({ do: 'move', unit });
      return v.ok ? undefined : v;
    },
  );
  return (
    <Show when={why()}>
      {v => (
        <p class="why no">
          <Icon name="bar" />
          {v().why} <Cite case={v().case} />
        </p>
      )}
    </Show>
  );
};
/** A unit under the top one, as much of it as is known. */
const Unknown = (props: { readonly of: WarStack; readonly seenBy: string }): JSX.Element => (
  <figure>
    <CounterBack of={props.of} size={54} />
    <figcaption>
      <b>Not known</b>
      <span>under the top one</span>
      <i>
        known when attacked <Cite case={props.seenBy} />
      </i>
    </figcaption>
  </figure>
);

interface Carded {
  /** What may be done with a unit, in a word by its verb, and the listed choices of it. */
  readonly verbs: { readonly [verb: string]: string };
  readonly onCard: (offered: readonly OfferedChoice[], unit: string) => readonly OfferedChoice[];
  readonly holderOf: (hex: string) => string;
  /** The case by which hidden counters are seen, and that of the limit of a stack. */
  readonly seenBy: string;
  readonly limitBy: string;
  /** Units in a hex that are in no stack: works. */
  readonly works?: (hex: string) => readonly WarUnit[];
}
/** Listed choices of the hex itself that the card offers beside its title. */
const ofHex = (o: OfferedChoice, hex: string): boolean => o.choice['hex'] === hex && !('unit' in o.choice);
const Title = (props: Carded & { readonly hex: string; readonly stack: WarStack | undefined }): JSX.Element => {
  const table = useWar();
  const whole = () => table.offered().find(o => o.choice.do === 'stack' && ofHex(o, props.hex));
  return (
    <div class="th">
      <b>{props.hex}</b>{' '}
      {[table.names.nameOf(props.hex), table.names.groundOf(props.hex), props.holderOf(props.hex)]
        .filter(Boolean)
        .join(' · ')}
      <Show when={whole()}>
        {o => (
          <button
            type="button"
            class="btn sm"
            aria-label={accessibleName('Whole stack', o().text)}
            disabled={table.busy()}
            onClick={() => void table.play(o().choice)}
          >
            Whole stack
          </button>
        )}
      </Show>
      <Show when={props.stack}>
        {s => (
          <span>
            {s().height} of {table.view().stackLimit} <Cite case={props.limitBy} />
          </span>
        )}
      </Show>
    </div>
  );
};
const Contents = (props: Carded & { readonly hex: string; readonly stack: WarStack | undefined }): JSX.Element => {
  const table = useWar();
  const all = () => [...(props.stack?.units.toReversed() ?? []), ...(props.works?.(props.hex) ?? [])];
  const shown = (of: readonly WarUnit[]): JSX.Element => (
    <For each={of}>{u => <UnitCard of={u} verbs={props.verbs} offered={props.onCard(table.offered(), u.name)} />}</For>
  );
  return (
    <div class="tu">
      {shown(props.stack?.units.toReversed() ?? [])}
      <For each={Array.from({ length: props.stack?.hidden ?? 0 })}>
        {() => <Unknown of={props.stack!} seenBy={props.seenBy} />}
      </For>
      {shown(props.works?.(props.hex) ?? [])}
      <Show when={!all().length && !props.stack}>
        <p class="why">Nobody stands there.</p>
      </Show>
    </div>
  );
};

export const StackCard = (props: Carded): JSX.Element => {
  const table = useWar();
  const hex = table.picked;
  const stack = createMemo((): WarStack | undefined => table.stacks().get(hex() ?? ''));
  /** The top unit of an own stack that can do nothing. */
  const idle = () => {
    const s = stack();
    const isIdle = s?.side === table.snap().eyes && s.units.every(u => !props.onCard(table.offered(), u.name).length);
    return isIdle ? s.units.at(-1)?.name : undefined;
  };
  const label = (): string => {
    const at = hex();
    return at === undefined ? 'The hex in hand' : `The hex in hand: ${table.names.placed(at)}`;
  };
  return (
    <section class="stack-card war" aria-label={label()} tabindex="0">
      <Show when={hex()} fallback={<p class="why">Pick a hex on the map to see everything in it.</p>}>
        {h => (
          <>
            <Title {...props} hex={h()} stack={stack()} />
            <Contents {...props} hex={h()} stack={stack()} />
            <Show when={idle()}>{name => <Reason unit={name()} />}</Show>
          </>
        )}
      </Show>
    </section>
  );
};
