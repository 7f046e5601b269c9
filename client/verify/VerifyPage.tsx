/** Check the dice: a record is taken apart in the worker, and every draw is laid beside what its seed gives. */
import { createResource, createSignal, For, onMount, Show, type JSX } from 'solid-js';
import { Icon } from '../app/icons.tsx';
import { Masthead } from '../app/Masthead.tsx';
import { go } from '../app/route.ts';
import { titleOf } from '../../games/shelf.ts';
import { office } from '../office.ts';
import { citeFrom } from '../rules/open.tsx';
import { list, type Card } from '../storage.ts';
import type { Verified } from '../records.ts';
import { Findings } from './Findings.tsx';
import './verify.css';

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'busy' }
  | { readonly is: 'failed'; readonly why: string }
  | { readonly is: 'done'; readonly report: Verified };

const ONLINE = /^[\w-]{20,64}$/;

export const VerifyPage = (props: { readonly id?: string }): JSX.Element => {
  const [state, setState] = createSignal<State>({ is: 'idle' });
  const [over, setOver] = createSignal(false);
  const [cards] = createResource(() => list().catch((): readonly Card[] => []));
  const check = async (report: () => Promise<Verified>): Promise<void> => {
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
  const checkText = (text: string): Promise<void> => check(() => office().verifyText(text));
  const checkFile = async (file: File | undefined): Promise<void> => {
    if (file) await checkText(await file.text());
  };
  /** A game of this browser, or by its longer name one that was played online. */
  const checkGame = async (id: string): Promise<Verified> =>
    ONLINE.test(id)
      ? office().verifyText(await (await import('../online/api.ts')).recordText(id))
      : office().verifyGame(id);
  onMount(() => {
    if (props.id) void check(() => checkGame(props.id!));
  });
  let text!: HTMLTextAreaElement;
  let picker!: HTMLInputElement;
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
          <p>
            Before the first die a secret seed of 256 bits is drawn, and only its fingerprint (SHA-256) is shown. Every
            roll and every counter drawn follows from the seed and the number of the draw, by HMAC-SHA256. When the game
            is over the seed is shown. Then anyone can see that the seed fits the fingerprint, and make every draw
            again.
          </p>
          <p class="quiet">The check runs on this machine; nothing is sent anywhere.</p>
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
                        void check(() => office().verifyGame(c.id));
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
          <h2 class="hd">A record</h2>
          <p class="row">
            <button type="button" class="btn" onClick={() => picker.click()}>
              <Icon name="open" />
              Choose a file
            </button>
            <span class="quiet">or drop it anywhere on this page, or paste its text:</span>
          </p>
          <input
            ref={picker}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={e => {
              void checkFile(e.currentTarget.files?.[0]);
              e.currentTarget.value = '';
            }}
          />
          <textarea
            ref={text}
            aria-label="Text of a record"
            rows="4"
            spellcheck={false}
            placeholder='{"format":"phoney-war record 1", …'
          />
          <button type="button" class="btn pri" onClick={() => void checkText(text.value)}>
            Check
          </button>
        </section>
        <section ref={found} class="found" aria-live="polite" aria-busy={state().is === 'busy'}>
          <Show when={state().is === 'busy'}>
            <p class="quiet">Making every draw again …</p>
          </Show>
          <Show when={state().is === 'failed' && (state() as Extract<State, { is: 'failed' }>)}>
            {s => (
              <div class="verdict bad">
                <h2>It cannot be checked</h2>
                <p>{s().why}</p>
              </div>
            )}
          </Show>
          <Show when={state().is === 'done' && (state() as Extract<State, { is: 'done' }>)}>
            {s => <Findings report={s().report} />}
          </Show>
        </section>
      </main>
    </div>
  );
};
