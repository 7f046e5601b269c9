/** The page of a local game, to play or to view. */
import { createEffect, createMemo, createResource, createSignal, onCleanup, Show, Suspense, type JSX } from 'solid-js';
import { openLocal, type WorkerMessages, type LocalSession } from '../game/local.ts';
import { engineWorker } from '../worker/engine-worker.ts';
import { Playback, Scrubber } from '../replay/parts.tsx';
import { citeFrom } from '../rules/open.tsx';
import { ME } from '../game/seats.ts';
import type { Snapshot } from '../game/session.ts';
import { openFirstTime } from '../briefing/open.tsx';
import { briefingOf, isAnswerWithinTurn, isWorthPlaying, mountTable } from './mountTable.tsx';
import { lazyPart } from './lazy-part.ts';
import { downloadStored, downloadText } from './rescue.ts';
import { hrefOf } from './route.ts';
import { clearTrouble, toast, toastTrouble } from './toasts.tsx';
import { titleOf } from '../../games/shelf.ts';

/** Loaded only if bots play. */
const BotBar = lazyPart(() => import('./BotBar.tsx').then(m => m.BotBar));
/** Loaded only when the game is over. */
const Ended = lazyPart(() => import('./Ended.tsx').then(m => m.Ended));
/** Loaded only if two people share the screen. */
const HandOver = lazyPart(() => import('./HandOver.tsx').then(m => m.HandOver));
/** Loaded only for a replay. */
const ReplayTools = lazyPart(() => import('./ReplayTools.tsx').then(m => m.ReplayTools));
/** Loaded only if the game cannot be opened. */
const NotThere = lazyPart(() => import('./NotThere.tsx').then(m => m.NotThere));

type Opened = LocalSession<unknown>;
interface Props {
  readonly id: string;
  readonly mode: 'play' | 'look';
}

/** Downloads the record from the engine, which has choices that could not be saved; from storage only if the engine is gone. */
const rescue = async (game: string, id: string): Promise<void> => {
  try {
    downloadText(game, id, await engineWorker().exported());
  } catch {
    await downloadStored(id);
  }
};
const ears = (id: string): WorkerMessages => ({
  notice: text => toast({ text }),
  saved: text => {
    clearTrouble();
    toast({ text });
  },
  trouble: text =>
    toast({ text, kind: 'trouble', action: { label: 'Download the record', run: () => void rescue('game', id) } }),
});

const Following = (props: { readonly session: Opened }): JSX.Element => (
  <p class="strip" role="status">
    This game is open in another tab, which plays it. Here you see what happens there.{' '}
    <button type="button" class="btn" onClick={() => void props.session.takeOver().catch(toastTrouble)}>
      Play here instead
    </button>
  </p>
);
const hasBots = ({ setup }: Snapshot): boolean => Object.values(setup?.seats ?? {}).some(who => who !== ME);
/** The strips above the table: the game is played in another tab, the game is over, or bots play. */
const Strips = (props: { readonly playing: boolean; readonly session: Opened }): JSX.Element => {
  const snap = () => props.session.snapshot();
  return (
    <>
      <Show when={snap().following}>
        <Following session={props.session} />
      </Show>
      <Show when={props.playing && snap().over}>
        <Suspense>
          <Ended session={props.session} />
        </Suspense>
      </Show>
      <Show when={props.playing && hasBots(snap()) && !snap().following && !snap().over}>
        <Suspense>
          <BotBar session={props.session} />
        </Suspense>
      </Show>
    </>
  );
};
const Sheet = (props: Props & { readonly session: Opened }): JSX.Element => {
  const snap = () => props.session.snapshot();
  const [played, setPlayed] = createSignal(false);
  /** Each viewer gets a new table screen, so that no selection, pointer or message of the last viewer stays. */
  const viewer = createMemo(() => (snap().handOver ? undefined : { side: snap().eyes }), undefined, {
    equals: (a, b) => a?.side === b?.side,
  });
  citeFrom(snap().game);
  createEffect(() => {
    document.title = `${props.mode === 'look' ? 'Replay' : `Turn ${snap().turn}`} · ${titleOf(snap().game)} · Phoney War`;
  });
  if (props.mode === 'play' && snap().setup?.guided && !snap().over) openFirstTime(briefingOf(props.session));
  /** If the rules changed, the game continues under a new id, and the address follows. */
  if (snap().id !== props.id) history.replaceState({}, '', hrefOf({ at: 'play', id: snap().id }));
  return (
    <div class="table-page">
      <div class="table-head">
        <Strips playing={props.mode === 'play'} session={props.session} />
        <Show
          when={
            props.mode === 'play' &&
            viewer() &&
            snap().since !== undefined &&
            snap().bot === undefined &&
            !isAnswerWithinTurn(snap())
          }
        >
          <Playback
            session={props.session}
            worth={moments => isWorthPlaying(snap().game, moments)}
            running={played()}
            setRunning={setPlayed}
          />
        </Show>
      </div>
      <Show
        when={viewer()}
        keyed
        fallback={
          <Suspense>
            <HandOver session={props.session} />
          </Suspense>
        }
      >
        <div class="table-room">{mountTable(props.session)}</div>
      </Show>
      <Show when={viewer() && !played() && (snap().replaying || props.mode === 'look')}>
        <Scrubber session={props.session} replay={props.mode === 'look'}>
          <Show when={props.mode === 'look'}>
            <Suspense>
              <ReplayTools session={props.session} />
            </Suspense>
          </Show>
        </Scrubber>
      </Show>
    </div>
  );
};

export const TablePage = (props: Props): JSX.Element => {
  const [session] = createResource(() => openLocal<unknown>(props.id, props.mode, ears(props.id)));
  onCleanup(() => {
    if (session.state === 'ready') session().close();
  });
  return (
    <>
      <Show when={session.state === 'errored'}>
        <Suspense>
          <NotThere id={props.id} error={session.error as Error} />
        </Suspense>
      </Show>
      <Show
        when={session.state !== 'errored' && session()}
        fallback={
          <Show when={session.loading}>
            <main class="page" aria-busy="true">
              <p class="quiet">Laying the game out …</p>
            </main>
          </Show>
        }
      >
        {s => <Sheet {...props} session={s()} />}
      </Show>
    </>
  );
};
