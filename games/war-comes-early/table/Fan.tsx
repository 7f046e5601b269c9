/** A stack laid out above its hex: own counters all, of the enemy's the known ones and the backs of the others. */
import { For, Show, type JSX } from 'solid-js';
import { FanCounter, FanStrip } from '../../../screen/hex/Fan.tsx';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import type { Offered } from '../../../screen/session.ts';
import { stateWords, titleOf } from '../look/spoken.ts';
import type { UnitView } from '../view.ts';
import { onCard } from './choices.ts';
import { UnitCounter, UnknownFace } from './Counter.tsx';
import { useWce } from './state.ts';

export const VERBS: { readonly [verb: string]: string } = {
  move: 'Move',
  lift: 'Lift',
  add: 'Join',
  drop: 'Leave out',
  lose: 'Is lost',
  break: 'Breaks down',
  advance: 'Advance',
  split: 'Break down',
  leave: 'Stays here',
  top: 'On top',
};
/** After these the stack stays laid out. */
const STAYS = ['add', 'drop', 'top', 'leave'];
const useAct = (): ((o: Offered) => void) => {
  const table = useWce();
  return o =>
    void table.play(o.choice).then(done => {
      if (done && !STAYS.includes(o.choice.do)) table.setFan();
    });
};

const Laid = (props: { readonly of: UnitView; readonly isTop: boolean }): JSX.Element => {
  const table = useWce();
  const act = useAct();
  const all = () => onCard(table.offered(), props.of.name);
  const meant = () => all().find(o => o.choice.do !== 'top');
  const top = () => all().find(o => o.choice.do === 'top');
  const pressed = () => {
    const o = meant();
    return o && { text: o.text, word: VERBS[o.choice.do] ?? '', run: () => act(o) };
  };
  return (
    <>
      <FanCounter
        face={<UnitCounter of={props.of} />}
        title={titleOf(props.of)}
        tip={meant()?.text ?? [titleOf(props.of), ...stateWords(props.of)].join(', ')}
        act={pressed()}
        chosen={meant()?.choice.do === 'drop'}
        disabled={table.busy()}
        note={props.isTop ? 'on top' : ''}
      />
      <Show when={!props.isTop && top()}>
        {o => (
          <button
            type="button"
            class="totop"
            disabled={table.busy()}
            title="Put on top: the one the enemy sees (8.3)"
            onClick={() => act(o())}
          >
            <span class="vh">{o().text}</span>
            <span aria-hidden="true">↑</span>
          </button>
        )}
      </Show>
    </>
  );
};

export const Fan = (props: { readonly api: WindowApi; readonly hex: string }): JSX.Element => {
  const table = useWce();
  const act = useAct();
  const whole = () => table.at(props.hex).find(o => o.choice.do === 'stack');
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
                    <Laid of={u} isTop={i() === 0} />
                  </li>
                )}
              </For>
              <For each={Array.from({ length: s().hidden })}>
                {() => (
                  <li>
                    <FanCounter
                      face={<UnknownFace nation={s().nation} side={s().side} />}
                      title={`a ${s().nation} unit that is not known`}
                      note="?"
                    />
                  </li>
                )}
              </For>
            </>
          }
        >
          <Show when={whole()}>
            {o => (
              <button type="button" class="btn sm whole" disabled={table.busy()} onClick={() => act(o())}>
                Whole stack
              </button>
            )}
          </Show>
        </FanStrip>
      )}
    </Show>
  );
};
