/** The first page: the index of sheets, the games in progress, and the five games. */
import { createEffect, createSignal, For, onMount, Show, type JSX } from 'solid-js';
import { url as indexMap } from 'virtual:index-of-sheets';
import { Masthead } from '../app/Masthead.tsx';
import { LISTINGS, PLAYABLE } from '../../games/shelf.ts';
import { Drawing } from './Drawing.tsx';
import { GameCard } from './GameCard.tsx';
import { openFile, Saved } from './Saved.tsx';
import { StartPanel } from './StartPanel.tsx';
import './home.css';
import '../../screen/style/counter.css';
import './art.css';

export const Home = (): JSX.Element => {
  const [starting, setStarting] = createSignal<{ readonly game: string; readonly all?: string | undefined }>();
  const [pointed, setPointed] = createSignal<string>();
  let index: HTMLElement | undefined;
  createEffect(() => {
    const on = pointed();
    for (const frame of index?.querySelectorAll<SVGElement>('.frame') ?? [])
      frame.classList.toggle('on', frame.dataset['game'] === on);
  });
  onMount(() => {
    document.title = 'Phoney War';
  });
  return (
    <div
      class="paper home"
      onDragOver={e => e.preventDefault()}
      onDrop={e => {
        e.preventDefault();
        void openFile(e.dataTransfer?.files[0]);
      }}
    >
      <Masthead />
      <main>
        <section class="hero" aria-label="Start">
          <figure class="index" ref={index}>
            <Drawing url={indexMap} />
            <figcaption>
              <b>Index of sheets</b>
              <For each={LISTINGS}>
                {g => (
                  <span onPointerEnter={() => setPointed(g.id)} onPointerLeave={() => setPointed(undefined)}>
                    {g.card.roman} {g.card.title}
                  </span>
                )}
              </For>
            </figcaption>
          </figure>
          <Saved play={() => setStarting({ game: PLAYABLE[0]!.id })} />
        </section>
        <section class="plates" aria-label="The five games">
          <h2 class="vh">The five games</h2>
          <For each={LISTINGS}>
            {g => <GameCard game={g} play={(game, all) => setStarting({ game, all })} point={setPointed} />}
          </For>
        </section>
      </main>
      <footer class="ft">
        <p>
          Maps drawn from open geography: Natural Earth, GeoNames (CC BY 4.0), ETOPO5. Rules in our own words, each with
          its case number. The games are their publishers’.
        </p>
      </footer>
      <Show when={starting()}>{s => <StartPanel game={s().game} all={s().all} close={() => setStarting()} />}</Show>
    </div>
  );
};
