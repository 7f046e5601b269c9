/** The page "Check the dice": the worker replays a record and compares every draw with its seed. */
import { createResource, createSignal, For, onMount, Show, type JSX } from 'solid-js';
import { RecordFile } from '../app/RecordFile.tsx';
import { Masthead } from '../app/Masthead.tsx';
import { go } from '../app/route.ts';
import { titleOf } from '../../games/shelf.ts';
import { engineWorker } from '../worker/engine-worker.ts';
import { citeFrom } from '../rules/open.tsx';
import { list, type Card } from '../storage/storage.ts';
import type { Verified } from '../storage/records.ts';
import { Findings } from './Findings.tsx';
import './verify.css';

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'busy' }
  | { readonly is: 'failed'; readonly why: string }
  | { readonly is: 'done'; readonly report: Verified };

const ONLINE_ID = /^[\w-]{20,64}$/;

/** Verifies a local game, or an online game, whose ids are longer. */
const verifiedGame = async (id: string): Promise<Verified> =>
  import.meta.env.MODE !== 'static' && ONLINE_ID.test(id)
    ? engineWorker().verifyText(await (await import('../online/api.ts')).recordText(id))
    : engineWorker().verifyGame(id);

type Check = (report: () => Promise<Verified>) => Promise<void>;
const StoredGames = (props: { readonly check: Check }): JSX.Element => {
  const [cards] = createResource(() => list().catch((): readonly Card[] => []));
  return (
    <Show when={cards()?.length}>
      <h2 class="hd">A game of this browser</h2>
      <ul class="bare-list pick">
        <For each={cards()}>
          {c => (
            <li>
              <button
                type="button"
                class="line"
                onClick={() => {
                  go({ at: 'verify', id: c.id }, true);
                  void props.check(() => engineWorker().verifyGame(c.id));
                }}
              >
                <b>{titleOf(c.game)}</b>
                <span>
                  turn {c.standing.turn}, {c.over ? 'finished' : 'under way: its seed is still secret'}
                </span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};
const RecordGiven = (props: {
  readonly file: (file: File | undefined) => Promise<void>;
  readonly text: (text: string) => Promise<void>;
}): JSX.Element => {
  let text!: HTMLTextAreaElement;
  return (
    <>
      <h2 class="hd">A record</h2>
      <p class="row">
        <RecordFile take={props.file}>Choose a file</RecordFile>
        <span class="quiet">or drop it anywhere on this page, or paste its text:</span>
      </p>
      <textarea
        ref={text}
        aria-label="Text of a record"
        rows="4"
        spellcheck={false}
        placeholder='{"format":"phoney-war record 1", …'
      />
      <button type="button" class="btn pri" onClick={() => void props.text(text.value)}>
        Check
      </button>
    </>
  );
};
const Explained = (): JSX.Element => (
  <>
    <p>
      Before the first die a secret seed of 256 bits is drawn, and only its fingerprint (SHA-256) is shown. Every roll
      and every counter drawn follows from the seed and the number of the draw, by HMAC-SHA256. When the game is over
      the seed is shown. Then anyone can see that the seed fits the fingerprint, and make every draw again.
    </p>
    <p class="quiet">The check runs on this machine; nothing is sent anywhere.</p>
  </>
);
const Found = (props: { readonly state: State }): JSX.Element => (
  <>
    <Show when={props.state.is === 'busy'}>
      <p class="quiet">Making every draw again …</p>
    </Show>
    <Show when={props.state.is === 'failed' && props.state}>
      {s => (
        <div class="verdict bad">
          <h2>It cannot be checked</h2>
          <p>{s().why}</p>
        </div>
      )}
    </Show>
    <Show when={props.state.is === 'done' && props.state}>{s => <Findings report={s().report} />}</Show>
  </>
);

export const VerifyPage = (props: { readonly id?: string }): JSX.Element => {
  const [state, setState] = createSignal<State>({ is: 'idle' });
  const [over, setOver] = createSignal(false);
  const check: Check = async report => {
    setState({ is: 'busy' });
    try {
      const done = await report();
      citeFrom(done.game);
      setState({ is: 'done', report: done });
      found.scrollIntoView({ block: 'nearest' });
    } catch (e) {
      setState({ is: 'failed', why: (e as Error).message });
    }
  };
  const checkText = (text: string): Promise<void> => check(() => engineWorker().verifyText(text));
  const checkFile = async (file: File | undefined): Promise<void> => {
    if (file) await checkText(await file.text());
  };
  onMount(() => {
    if (props.id) void check(() => verifiedGame(props.id!));
  });
  let found!: HTMLElement;
  return (
    <div class="paper">
      <Masthead />
      <main
        class="verify"
        classList={{ over: over() }}
        onDragOver={e => {
          e.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={e => {
          e.preventDefault();
          setOver(false);
          void checkFile(e.dataTransfer?.files[0]);
        }}
      >
        <section class="ask">
          <h1>Check the dice</h1>
          <Explained />
          <StoredGames check={check} />
          <RecordGiven file={checkFile} text={checkText} />
        </section>
        <section ref={found} class="found" aria-live="polite" aria-busy={state().is === 'busy'}>
          <Found state={state()} />
        </section>
      </main>
    </div>
  );
};
