/** A stack laid out above its hex: own counters all, of the enemy's the known ones and the backs of the others. */
import { For, Show, type JSX } from 'solid-js';
import { FanCounter, FanStrip } from '../hex/Fan.tsx';
import type { WindowApi } from '../map/Window.tsx';
import type { OfferedChoice } from '../session.ts';
import { playListed } from '../play-several.ts';
import { useWar } from './table.tsx';
import { ableIn, joining } from './together.ts';
import type { WarUnit } from './view.ts';

type Act = NonNullable<Parameters<typeof FanCounter>[0]['act']>;
/** What a game says of its fans. */
interface Fanned {
  /** What a press does, in a word by its verb. */
  readonly verbs: { readonly [verb: string]: string };
  /** Verbs after which the stack stays laid out. */
  readonly stays: readonly string[];
  /** The case by which the top counter is the one the enemy sees. */
  readonly seenBy: string;
  /** What is said under a counter; else which one is on top. */
  readonly note?: (unit: WarUnit, isTop: boolean) => string;
  /** A press that is no choice of the rules. */
  readonly lead?: (unit: WarUnit) => (Act & { readonly chosen: boolean }) | undefined;
}
const useAct = (stays: readonly string[]): ((o: OfferedChoice) => void) => {
  const table = useWar();
  return o =>
    void table.play(o.choice).then(done => {
      if (done && !stays.includes(o.choice.do)) table.setFan();
    });
};

/** One counter with what a press does. */
const Laid = (props: Fanned & { readonly of: WarUnit; readonly hex: string; readonly isTop: boolean }): JSX.Element => {
  const table = useWar();
  const act = useAct(props.stays);
  const listed = () =>
    [...table.at(props.hex), ...table.aside(props.hex)].find(
      o => o.choice['unit'] === props.of.name && o.choice.do !== 'top',
    );
  const pressed = (): Act | undefined => {
    const o = listed();
    return o && { text: o.text, word: props.verbs[o.choice.do] ?? '', run: () => act(o) };
  };
  const face = (): JSX.Element => table.looks.face(props.of);
  const title = (): string => table.looks.full(props.of);
  return (
    <Show
      when={props.lead?.(props.of)}
      fallback={
        <FanCounter
          face={face()}
          title={title()}
          tip={listed()?.text ?? `${title()}: ${table.looks.line(props.of)}`}
          act={pressed()}
          chosen={listed()?.choice.do === 'drop'}
          disabled={table.busy()}
          note={props.note ? props.note(props.of, props.isTop) : props.isTop ? 'on top' : ''}
        />
      }
    >
      {lead => (
        <FanCounter face={face()} title={title()} act={lead()} chosen={lead().chosen} pressed={lead().chosen} note="" />
      )}
    </Show>
  );
};

/** The one on top is the one the enemy sees. */
const ToTop = (props: Fanned & { readonly unit: string; readonly hex: string }): JSX.Element => {
  const table = useWar();
  const act = useAct(props.stays);
  return (
    <Show when={table.aside(props.hex).find(o => o.choice.do === 'top' && o.choice['unit'] === props.unit)}>
      {o => (
        <button
          type="button"
          class="totop"
          disabled={table.busy()}
          title={`Put on top: the one the enemy sees (${props.seenBy})`}
          onClick={() => act(o())}
        >
          <span class="vh">{o().text}</span>
          <span aria-hidden="true">↑</span>
        </button>
      )}
    </Show>
  );
};

/** What may be done with the whole stack: it marches, joins the attack, or is picked to be sent with others. */
const Together = (props: Fanned & { readonly hex: string }): JSX.Element => {
  const table = useWar();
  const act = useAct(props.stays);
  const able = () => ableIn(table.view(), table.offered(), props.hex);
  const isPicked = () => able().every(u => table.mustered().includes(u));
  const join = (): void => void playListed(table, joining(table.view(), table.offered(), props.hex));
  return (
    <>
      <Show when={table.at(props.hex).find(o => o.choice.do === 'stack')}>
        {o => (
          <button type="button" class="btn sm whole" disabled={table.busy()} onClick={() => act(o())}>
            Whole stack
          </button>
        )}
      </Show>
      <Show when={table.kind() === 'planning' && able().length > 1}>
        <button type="button" class="btn sm whole" disabled={table.busy()} onClick={join}>
          Add the stack
        </button>
      </Show>
      <Show when={(table.kind() === 'moving' || table.kind() === 'attacking') && able().length}>
        <button
          type="button"
          class="btn sm whole"
          aria-pressed={isPicked()}
          onClick={() => {
            table.muster(able());
            table.setFan();
          }}
        >
          {isPicked() ? 'Let it go' : 'Pick with others'}
        </button>
      </Show>
    </>
  );
};

export const Fan = (props: Fanned & { readonly api: WindowApi; readonly hex: string }): JSX.Element => {
  const table = useWar();
  return (
    <Show when={table.stacks().get(props.hex)}>
      {s => (
        <FanStrip
          api={props.api}
          hex={props.hex}
          height={s().height}
          label={`The stack in ${table.names.placed(props.hex)}`}
          close={() => table.setFan()}
          counters={
            <>
              <For each={s().units.toReversed()}>
                {(u, i) => (
                  <li>
                    <Laid {...props} of={u} isTop={i() === 0} />
                    <ToTop {...props} unit={u.name} />
                  </li>
                )}
              </For>
              <For each={Array.from({ length: s().hidden })}>
                {() => (
                  <li>
                    <FanCounter
                      face={table.looks.back(s())}
                      title={`a ${s().nation} unit that is not known`}
                      note="?"
                    />
                  </li>
                )}
              </For>
            </>
          }
        >
          <Together {...props} />
        </FanStrip>
      )}
    </Show>
  );
};
