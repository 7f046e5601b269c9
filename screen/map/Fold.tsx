/** What lies on the map and can be folded away, so that nothing of the map stays covered. The browser remembers it. */
import { createSignal, Show, type JSX } from 'solid-js';
import { Icon } from '../frame/icons.tsx';

const keyOf = (name: string): string => `phoney-war folded ${name}`;

export const Fold = (props: {
  /** What it is called, and under which word it is remembered. */
  readonly name: string;
  readonly word: string;
  readonly class: string;
  readonly children: JSX.Element;
}): JSX.Element => {
  const key = keyOf(props.name);
  const [folded, setFolded] = createSignal(localStorage.getItem(key) === 'yes');
  const turn = (): void => {
    setFolded(!folded());
    localStorage.setItem(key, folded() ? 'yes' : 'no');
  };
  const words = (): string => `${folded() ? 'Show' : 'Fold away'} ${props.word}`;
  return (
    <div class={`fold onsheet ${props.class}`} classList={{ folded: folded() }}>
      <Show when={!folded()}>{props.children}</Show>
      <button type="button" class="turn" aria-expanded={!folded()} aria-label={words()} title={words()} onClick={turn}>
        <Icon name={folded() ? 'plus' : 'minus'} />
      </button>
    </div>
  );
};
