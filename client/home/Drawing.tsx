/** One of our own drawings as inline SVG, so that it takes the colours of the theme. Its space is reserved while it loads. */
import { createResource, type JSX } from 'solid-js';

const drawings = new Map<string, Promise<string>>();
export const fetched = (url: string): Promise<string> => {
  const found =
    drawings.get(url) ??
    fetch(url).then(
      r => (r.ok ? r.text() : ''),
      () => '',
    );
  drawings.set(url, found);
  return found;
};
export const Drawing = (props: { readonly url: string }): JSX.Element => {
  const [svg] = createResource(() => props.url, fetched);
  return (
    <span class="drawing" classList={{ in: svg.state === 'ready' }} aria-hidden="true" innerHTML={svg.latest ?? ''} />
  );
};
