/** All parts in all their states on one page, light and dark. A case opens nothing here. */
import { createSignal, For, Show, type JSX } from 'solid-js';
import { HostProvider, type Theme } from '../host.ts';
import { SECTIONS } from './sections.ts';
import type { Section, Specimen } from './section.ts';

const Shown = (props: { part: Specimen }): JSX.Element => (
  <figure class={`specimen is-${props.part.wide ?? 'panel'}`}>
    <div>{props.part.show()}</div>
    <figcaption>
      <b>{props.part.name}</b>
      <Show when={props.part.note}> {props.part.note}</Show>
    </figcaption>
  </figure>
);
const Part = (props: { section: Section }): JSX.Element => (
  <section class="gallery-section" id={props.section.id} aria-labelledby={`${props.section.id}-title`}>
    <h2 class="hd" id={`${props.section.id}-title`}>
      {props.section.title} <span class="r">{props.section.note}</span>
    </h2>
    <div class="specimens">
      <For each={props.section.parts}>{p => <Shown part={p} />}</For>
    </div>
  </section>
);

/** `?only=hands` shows one section. */
const only = new URLSearchParams(location.search).get('only');
const SHOWN = only === null ? SECTIONS : SECTIONS.filter(s => s.id === only);

export const Gallery = (): JSX.Element => {
  const [theme, setTheme] = createSignal<Theme>(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.dataset['theme'] = theme();
  const toggleTheme = (): void => {
    document.documentElement.dataset['theme'] = setTheme(theme() === 'dark' ? 'light' : 'dark');
  };
  const nothing = (): void => undefined;
  return (
    <HostProvider
      value={{
        notes: { read: () => undefined, write: nothing },
        theme,
        toggleTheme,
        openBriefing: nothing,
        openCase: nothing,
        save: nothing,
        leave: nothing,
      }}
    >
      <header class="gallery-head">
        <h1>The parts of a table</h1>
        <nav aria-label="Sections">
          <For each={SHOWN}>{s => <a href={`#${s.id}`}>{s.title}</a>}</For>
        </nav>
        <button type="button" class="btn" onClick={toggleTheme}>
          {theme() === 'dark' ? 'Light' : 'Dark'}
        </button>
      </header>
      <main>
        <For each={SHOWN}>{s => <Part section={s} />}</For>
      </main>
    </HostProvider>
  );
};
