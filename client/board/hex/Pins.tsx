/** Cards that lie on the map and keep their size: the hex pointed at with what a click there does or why it does nothing; a stack fanned out; several ways at one place. */
import { createMemo, For, onCleanup, Show, type JSX } from 'solid-js';
import { UnitBack, UnitFace } from '../../../games/france-40/look/faces.tsx';
import { HEX, middleOf } from '../../../games/france-40/look/sheet.ts';
import { groundOf, holderOf, nameOf, titleOf } from '../../../games/france-40/look/spoken.ts';
import type { OddsView, ReachView, StackView, TraceView, UnitView } from '../../../games/france-40/view.ts';
import { Cite } from '../../panels/Cite.tsx';
import { caseOf } from '../../panels/france-40/choices.ts';
import { Icon } from '../../../screen/frame/icons.tsx';
import type { Offered } from '../../session.ts';
import { focusFirst } from '../../../screen/focus.ts';
import { later } from '../../../screen/later.ts';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import { useHex } from './state.ts';

const WIDE = 268;
/** Beside the hex, on the side with room. */
const beside = (api: WindowApi, hex: string, tall: number): JSX.CSSProperties => {
  const p = api.place(middleOf(hex));
  const { w, h } = api.win();
  const half = HEX * 0.56 * api.eye().k;
  const x =
    p.x + half + WIDE + 8 < w
      ? p.x + half + 6
      : p.x - half - WIDE > 4
        ? p.x - half - WIDE - 4
        : p.x < w / 2
          ? w - WIDE - 6
          : 6;
  return { left: `${x}px`, top: `${Math.max(6, Math.min(h - tall - 6, p.y - 40))}px`, width: `${WIDE}px` };
};

/** On a phone across the map, in the half where the hex is not, above the sheet that covers the foot of it. */
const docked = (api: WindowApi, hex: string): JSX.CSSProperties => {
  const { h } = api.win();
  const top = document.querySelector('.view')!.getBoundingClientRect().top;
  const sheet = document.querySelector('.table > .right')?.getBoundingClientRect();
  const room = sheet?.height ? sheet.top - top : h;
  return {
    'max-height': `${room / 2 - 34 * api.eye().k}px`,
    ...(api.place(middleOf(hex)).y > room / 2 ? { top: '0' } : { top: 'auto', bottom: `${h - room}px` }),
  };
};

const Points = (props: { of: number; left: number }): JSX.Element => (
  <span class="mpb" role="img" aria-label={`${props.left} of ${props.of} movement points left`}>
    <For each={Array.from({ length: props.of })}>
      {(_, i) => <i classList={{ rest: i() >= props.of - props.left }} />}
    </For>
  </span>
);
/** The arrow tip: what is left, whether it may still attack, whether it can be taken back, and what it does to supply. */
const Arrival = (props: { reach: ReachView; bars: boolean }): JSX.Element => {
  const table = useHex();
  const march = () => table.view().march!;
  const what = () => table.overlays()?.whatIf.find(w => w.hex === props.reach.hex);
  return (
    <>
      <li class="mp">
        <Points of={march().points ?? 0} left={props.reach.left} />
        <span>
          <b>{props.reach.left} MP left</b> of {march().points}
        </span>
        <Cite case="10.5" />
      </li>
      <Show when={props.reach.zone}>
        <li class="no">
          <Icon name="bar" />
          <span>In an enemy zone</span>
          <Cite case="7.3" />
        </li>
      </Show>
      <li class={march().fightsAfter && props.reach.beside.length ? 'yes' : 'dim'}>
        <Icon name="fight" />
        <span>
          {!march().fightsAfter
            ? 'No attack: combat came first'
            : props.reach.beside.length
              ? `May attack ${props.reach.beside.join(', ')}`
              : 'Nobody to attack from there'}
        </span>
        <Cite case={march().fightsAfter ? '11.0' : '5.6'} />
      </li>
      <Show when={what()}>
        {w => (
          <>
            <li class={w().supplied ? 'yes' : 'warn'}>
              <Icon name={w().supplied ? 'yes' : 'bar'} />
              <span>{w().supplied ? 'In supply there' : 'Out of supply there'}</span>
              <Cite case="8.1" />
            </li>
            <Show when={w().cuts.length}>
              <li class="warn">
                <Icon name="bar" />
                <span>Cuts off {w().cuts.join(', ')}</span>
                <Cite case="8.9" />
              </li>
            </Show>
            <Show when={w().frees.length}>
              <li class="yes">
                <Icon name="yes" />
                <span>Reopens supply: {w().frees.join(', ')}</span>
                <Cite case="8.9" />
              </li>
            </Show>
          </>
        )}
      </Show>
      <li class={props.bars ? 'warn' : 'dim'}>
        <Icon name="undo" />
        <span>{props.bars ? 'Cannot be taken back' : 'Can be taken back'}</span>
      </li>
    </>
  );
};
const Chance = (props: { odds: OddsView }): JSX.Element => {
  const first = () => props.odds.columns[0]!;
  const last = () => props.odds.columns.at(-1)!;
  return (
    <li class="yes">
      <Icon name="fight" />
      <span>
        If all join: <b>{props.odds.sure ? first().label : `${first().label} to ${last().label}`}</b>,{' '}
        {props.odds.attack} on{' '}
        {props.odds.defence[0] === props.odds.defence[1]
          ? props.odds.defence[0]
          : `${props.odds.defence[0]}–${props.odds.defence[1]}`}
      </span>
      <Cite case="11.10" />
    </li>
  );
};

const STATES = (u: UnitView): string =>
  [
    `${u.attack}-${u.defence}`,
    u.stepsMax > 1 ? `${u.steps} of ${u.stepsMax} steps` : '',
    !u.inPlay ? 'neutral' : u.supplied ? '' : 'out of supply',
    u.moved ? 'moved' : '',
    u.fought === 'yes' ? 'fought' : u.fought === 'planned' ? 'attacks' : '',
    u.sickle ? 'Sickle Cut' : '',
    u.shown ? '' : 'unseen',
  ]
    .filter(Boolean)
    .join(' · ');
const UnitLine = (props: { of: UnitView }): JSX.Element => (
  <li class="u">
    <svg viewBox="-1 -1 46 46" width="26" height="26" aria-hidden="true">
      <UnitFace of={props.of} />
    </svg>
    <span>
      <b>{titleOf(props.of)}</b>
      <small>{STATES(props.of)}</small>
    </span>
  </li>
);
const StackLines = (props: { of: StackView }): JSX.Element => (
  <ul class="us">
    <For each={props.of.units.toReversed()}>{u => <UnitLine of={u} />}</For>
    <Show when={props.of.hidden}>
      <li class="u">
        <svg viewBox="-1 -1 46 46" width="26" height="26" aria-hidden="true">
          <UnitBack nation={props.of.nation} unknown={true} />
        </svg>
        <span>
          <b>{props.of.hidden} not known</b>
          <small>
            seen when attacked <Cite case="3.10" />
          </small>
        </span>
      </li>
    </Show>
  </ul>
);

/** What lies in a hex and what may be done there. */
export const HexTip = (props: { api: WindowApi; hex: string; docked: boolean }): JSX.Element => {
  const table = useHex();
  const stack = () => table.stacks().get(props.hex);
  const fort = () => table.forts().get(props.hex);
  const here = createMemo(() => table.at(props.hex));
  const reach = () => table.reach().get(props.hex);
  const reasons = later(
    () => ({ hex: props.hex, at: table.entry(), unit: table.unit(), listed: here().length }),
    q => table.reasonsAt(q.hex),
  );
  const odds = () => table.overlays()?.targets.find(t => t.hex === props.hex)?.odds;
  const unfed = () => stack()?.units.findLast(u => !u.supplied && u.inPlay)?.name;
  const trace = later(
    () => ({ unit: unfed(), at: table.entry() }),
    async ({ unit }) =>
      unit === undefined ? undefined : ((await table.session.detail('trace', unit)) as TraceView | undefined),
  );
  const meant = () => [...new Set(here().map(o => o.text))];
  return (
    <div
      class="tip htip"
      classList={{ docked: props.docked, onsheet: props.docked }}
      style={
        props.docked
          ? docked(props.api, props.hex)
          : beside(props.api, props.hex, 150 + (stack()?.units.length ?? 0) * 34)
      }
    >
      <h3>
        {nameOf(props.hex) || `Hex ${props.hex}`}{' '}
        <span>
          {nameOf(props.hex) ? `${props.hex} · ` : ''}
          {groundOf(props.hex)}
          {holderOf(table.view(), props.hex) ? ` · ${holderOf(table.view(), props.hex)}` : ''}
        </span>
      </h3>
      <Show when={props.docked}>
        <button
          type="button"
          class="x"
          aria-label="Close the card"
          onClick={() => {
            table.setPicked();
            table.setFan();
          }}
        >
          <Icon name="no" />
        </button>
      </Show>
      <ul class="do">
        <Show
          when={table.out()}
          fallback={
            <>
              <For each={meant().slice(0, 3)}>
                {text => (
                  <li class="yes">
                    <Icon name="yes" />
                    <b>{text}</b>
                  </li>
                )}
              </For>
              <Show when={meant().length > 3}>
                <li class="dim">
                  <Icon name="counters" />
                  <span>and {meant().length - 3} more</span>
                </li>
              </Show>
              <Show when={reach()}>
                {r => <Arrival reach={r()} bars={here().find(o => o.choice.do === 'to')?.bars ?? false} />}
              </Show>
              <Show when={table.aside(props.hex).find(o => o.choice.do === 'via')}>
                {o => (
                  <li class="dim">
                    <Icon name="map" />
                    <Show when={props.docked} fallback={<span>With Shift: by way of this hex</span>}>
                      <button
                        type="button"
                        class="btn sm"
                        disabled={table.busy()}
                        onClick={() => void table.play(o().choice)}
                      >
                        {o().text}
                      </button>
                    </Show>
                  </li>
                )}
              </Show>
            </>
          }
        >
          {o => (
            <li class="yes">
              <Icon name="map" />
              <b>{o().text}</b>
              <Cite case={o().case} />
            </li>
          )}
        </Show>
        <Show when={odds()}>{o => <Chance odds={o()} />}</Show>
        <For each={(reasons() ?? []).slice(0, 2)}>
          {r => (
            <li class="no">
              <Icon name="bar" />
              <span>{r.why}</span>
              <Show when={r.case}>
                <Cite case={r.case} />
              </Show>
            </li>
          )}
        </For>
        <Show when={trace()?.cut}>
          {c => (
            <li class="warn">
              <Icon name="bar" />
              <span>Cut off: {c().why}</span>
              <Cite case={c().case} />
            </li>
          )}
        </Show>
      </ul>
      <Show when={fort()}>
        {f => (
          <p class="ft">
            {f().nation} fort, strength {f().defence}, {f().steps} of {f().stepsMax} <Cite case="11.14" />
          </p>
        )}
      </Show>
      <Show when={table.fan() !== props.hex && stack()}>{s => <StackLines of={s()} />}</Show>
    </div>
  );
};

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
/** A stack laid out in a strip above its hex: own counters all, of the enemy's the known ones and the backs of the others. A counter that may do something is a button. */
export const Fan = (props: { api: WindowApi; hex: string }): JSX.Element => {
  const table = useHex();
  const stack = () => table.stacks().get(props.hex);
  const whole = () => table.at(props.hex).find(o => o.choice.do === 'stack');
  const of = (unit: string, verb?: string): Offered | undefined =>
    table.at(props.hex).find(o => o.choice['unit'] === unit && (verb === undefined || o.choice.do === verb));
  const style = (): JSX.CSSProperties => {
    const p = props.api.place(middleOf(props.hex));
    const { w, h } = props.api.win();
    const wide = Math.min(w - 12, (stack()?.height ?? 1) * 62 + 34);
    const half = 34 * props.api.eye().k + 6;
    return {
      left: `${Math.max(6, Math.min(w - wide - 6, p.x - wide / 2))}px`,
      'max-width': `${w - 12}px`,
      ...(p.y - half > 150 ? { bottom: `${h - p.y + half}px` } : { top: `${p.y + half}px` }),
    };
  };
  /** 11.3 Of several that retreat, the one that is led back next. */
  const goesBack = (unit: string): boolean =>
    table.kind() === 'retreating' && (table.view().battle?.retreats?.some(r => r.unit === unit) ?? false);
  const act = (o: Offered): void => {
    const stays = o.choice.do === 'add' || o.choice.do === 'drop' || o.choice.do === 'top';
    void table.play(o.choice).then(done => {
      if (done && !stays) table.setFan();
    });
  };
  const focusFirst = (el: HTMLElement): void => {
    queueMicrotask(() => el.querySelector<HTMLElement>('button:not(.x)')?.focus({ preventScroll: true }));
    onCleanup(() => {
      if (el.contains(document.activeElement))
        document.querySelector<HTMLElement>('.view .keys')?.focus({ preventScroll: true });
    });
  };
  return (
    <Show when={stack()}>
      {s => (
        <div
          class="tip fan onsheet"
          role="dialog"
          aria-label={`The stack in ${[nameOf(props.hex), props.hex].filter(Boolean).join(' ')}`}
          style={style()}
          ref={focusFirst}
          onKeyDown={e => {
            if (e.key === 'Escape') {
              e.stopPropagation();
              table.setFan();
            }
          }}
        >
          <ul>
            <For each={s().units.toReversed()}>
              {(u, i) => (
                <li>
                  <Show when={goesBack(u.name)}>
                    <button
                      type="button"
                      class="fc may"
                      classList={{ in: table.unit() === u.name }}
                      aria-pressed={table.unit() === u.name}
                      onClick={() => {
                        table.setUnit(u.name);
                        table.setFan();
                      }}
                    >
                      <svg viewBox="-1 -1 46 46" width="50" height="50" aria-hidden="true">
                        <UnitFace of={u} />
                      </svg>
                      <span class="vh">Lead back {u.name}</span>
                      <em aria-hidden="true">Lead back</em>
                    </button>
                  </Show>
                  <Show when={!goesBack(u.name)}>
                    <Show
                      when={of(u.name)}
                      fallback={
                        <span class="fc" title={`${titleOf(u)}: ${STATES(u)}`}>
                          <svg viewBox="-1 -1 46 46" width="50" height="50" role="img" aria-label={titleOf(u)}>
                            <UnitFace of={u} />
                          </svg>
                          <em>{u.moved ? 'moved' : u.fought === 'yes' ? 'fought' : i() === 0 ? 'on top' : ''}</em>
                        </span>
                      }
                    >
                      {o => (
                        <button
                          type="button"
                          class="fc may"
                          classList={{ in: o().choice.do === 'drop' }}
                          disabled={table.busy()}
                          title={o().text}
                          onClick={() => act(o())}
                        >
                          <svg viewBox="-1 -1 46 46" width="50" height="50" aria-hidden="true">
                            <UnitFace of={u} />
                          </svg>
                          <span class="vh">{o().text}</span>
                          <em aria-hidden="true">{VERBS[o().choice.do] ?? ''}</em>
                        </button>
                      )}
                    </Show>
                  </Show>
                  <Show when={table.aside(props.hex).find(o => o.choice.do === 'top' && o.choice['unit'] === u.name)}>
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
                </li>
              )}
            </For>
            <For each={Array.from({ length: s().hidden })}>
              {() => (
                <li>
                  <span class="fc">
                    <svg
                      viewBox="-1 -1 46 46"
                      width="50"
                      height="50"
                      role="img"
                      aria-label={`a ${s().nation} unit that is not known`}
                    >
                      <UnitBack nation={s().nation} unknown={true} />
                    </svg>
                    <em>?</em>
                  </span>
                </li>
              )}
            </For>
          </ul>
          <Show when={whole()}>
            {o => (
              <button type="button" class="btn sm whole" disabled={table.busy()} onClick={() => act(o())}>
                Whole stack
              </button>
            )}
          </Show>
          <button type="button" class="x" aria-label="Close" onClick={() => table.setFan()}>
            <Icon name="no" />
          </button>
        </div>
      )}
    </Show>
  );
};

/** Several ways at one place: which. */
const ChooserCard = (props: { api: WindowApi }): JSX.Element => {
  const table = useHex();
  return (
    <Show when={table.chooser()} keyed>
      {c => (
        <div
          class="tip chooser onsheet"
          role="dialog"
          aria-label={`${c.hex}: which`}
          style={beside(props.api, c.hex, 150)}
          ref={focusFirst}
          onKeyDown={e => {
            if (e.key === 'Escape') {
              e.stopPropagation();
              table.setChooser();
            }
          }}
        >
          <h3>
            {nameOf(c.hex) || c.hex} <span>which?</span>
          </h3>
          <ul>
            <For each={c.among}>
              {o => (
                <li>
                  <button type="button" class="choice" onClick={() => void table.play(o.choice)}>
                    <span class="ct">{o.text}</span>
                  </button>
                  <Cite case={caseOf(o, table.view())} />
                </li>
              )}
            </For>
          </ul>
          <button type="button" class="x" aria-label="Close" onClick={() => table.setChooser()}>
            <Icon name="no" />
          </button>
        </div>
      )}
    </Show>
  );
};

export const Pins = (props: { api: WindowApi; keyed: boolean }): JSX.Element => {
  const table = useHex();
  const wide = () => props.api.win().w > 600;
  const tipped = createMemo(() =>
    table.chooser() || table.carried() ? undefined : (table.hover() ?? (props.keyed ? table.cursor() : undefined)),
  );
  return (
    <div class="pins">
      <Show
        when={wide() ? tipped() !== table.fan() && tipped() : ['map', 'fight'].includes(table.tab()) && table.picked()}
      >
        {hex => <HexTip api={props.api} hex={hex()} docked={!wide()} />}
      </Show>
      <Show when={table.fan()}>{hex => <Fan api={props.api} hex={hex()} />}</Show>
      <ChooserCard api={props.api} />
    </div>
  );
};
