/** A stack laid out above its hex: own counters all, of the enemy's the known ones and the backs of the others. */
import { For, Show, type JSX } from 'solid-js';
import { FanCounter, FanStrip } from '../../../screen/hex/Fan.tsx';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import type { Offered } from '../../../screen/session.ts';
import { playListed } from '../../../screen/together.ts';
import { UnitBack, UnitFace } from '../look/faces.tsx';
import { titleOf } from '../look/spoken.ts';
import type { UnitView } from '../view.ts';
import { statesOf } from './HexTip.tsx';
import { useHex } from './state.ts';
import { ableIn, joining } from './together.ts';

const VERBS: { readonly [verb: string]: string } = {
  move: 'Move',
  lift: 'Lift',
  add: 'Join',
  drop: 'Leave out',
  lose: 'Pays',
  advance: 'Advance',
  remove: 'Remove',
  replace: '+ step',
  top: 'On top',
};
/** After these the stack stays laid out. */
const STAYS = ['add', 'drop', 'top'];

const noteOn = (u: UnitView, isTop: boolean): string => {
  if (u.moved) return 'moved';
  if (u.fought === 'yes') return 'fought';
  return isTop ? 'on top' : '';
};
const useAct = (): ((o: Offered) => void) => {
  const table = useHex();
  return o =>
    void table.play(o.choice).then(done => {
      if (done && !STAYS.includes(o.choice.do)) table.setFan();
    });
};

/** One counter with what a press does: of several that retreat, lead it back next (11.3). */
const Laid = (props: { readonly of: UnitView; readonly hex: string; readonly isTop: boolean }): JSX.Element => {
  const table = useHex();
  const act = useAct();
  const name = () => props.of.name;
  const goesBack = (): boolean =>
    table.kind() === 'retreating' && (table.view().battle?.retreats?.some(r => r.unit === name()) ?? false);
  const listed = () => table.at(props.hex).find(o => o.choice['unit'] === name());
  const lead = (): void => {
    table.setUnit(name());
    table.setFan();
  };
  return (
    <Show
      when={goesBack()}
      fallback={
        <FanCounter
          face={<UnitFace of={props.of} />}
          title={titleOf(props.of)}
          tip={listed()?.text ?? `${titleOf(props.of)}: ${statesOf(props.of)}`}
          act={whenListed(listed(), act)}
          chosen={listed()?.choice.do === 'drop'}
          disabled={table.busy()}
          note={noteOn(props.of, props.isTop)}
        />
      }
    >
      <FanCounter
        face={<UnitFace of={props.of} />}
        title={titleOf(props.of)}
        act={{ text: `Lead back ${name()}`, word: 'Lead back', run: lead }}
        chosen={table.unit() === name()}
        pressed={table.unit() === name()}
        note=""
      />
    </Show>
  );
};
const whenListed = (o: Offered | undefined, act: (o: Offered) => void) =>
  o && { text: o.text, word: VERBS[o.choice.do] ?? '', run: () => act(o) };

/** 3.10 The one on top is the one the enemy sees. */
const ToTop = (props: { readonly unit: string; readonly hex: string }): JSX.Element => {
  const table = useHex();
  const act = useAct();
  return (
    <Show when={table.aside(props.hex).find(o => o.choice.do === 'top' && o.choice['unit'] === props.unit)}>
      {o => (
        <button
          type="button"
          class="totop"
          disabled={table.busy()}
          title="Put on top: the one the enemy sees (3.10)"
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
const Together = (props: { readonly hex: string }): JSX.Element => {
  const table = useHex();
  const act = useAct();
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

export const Fan = (props: { readonly api: WindowApi; readonly hex: string }): JSX.Element => {
  const table = useHex();
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
                    <Laid of={u} hex={props.hex} isTop={i() === 0} />
                    <ToTop unit={u.name} hex={props.hex} />
                  </li>
                )}
              </For>
              <For each={Array.from({ length: s().hidden })}>
                {() => (
                  <li>
                    <FanCounter
                      face={<UnitBack nation={s().nation} unknown={true} />}
                      title={`a ${s().nation} unit that is not known`}
                      note="?"
                    />
                  </li>
                )}
              </For>
            </>
          }
        >
          <Together hex={props.hex} />
        </FanStrip>
      )}
    </Show>
  );
};
