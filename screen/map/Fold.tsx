/** A panel over the map that can be folded away. The browser remembers whether it is. */
import { createSignal, Show, type JSX } from 'solid-js';
import { Icon } from '../frame/icons.tsx';

const keyOf = (name: string): string => `phoney-war folded ${name}`;

export const Fold = (props: {
  /** The name under which the browser remembers it; `word` is what the button says. */
  readonly name: string;
  readonly word: string;
  readonly class: string;
  readonly children: JSX.Element;
}): JSX.Element => {
  const key = keyOf(props.name);
  const [folded, setFolded] = createSignal(localStorage.getItem(key) === 'yes');
  const toggle = (): void => {
    setFolded(!folded());
    localStorage.setItem(key, folded() ? 'yes' : 'no');
  };
  const words = (): string => `${folded() ? 'Show' : 'Hide'} ${props.word}`;
  return (
    <div class={`fold onsheet ${props.class}`} classList={{ folded: folded() }}>
      <Show when={!folded()}>{props.children}</Show>
      <button
        type="button"
        class="turn"
        aria-expanded={!folded()}
        aria-label={words()}
        title={words()}
        onClick={toggle}
      >
        <Icon name={folded() ? 'plus' : 'minus'} />
      </button>
    </div>
  );
};
