/** A drawing of our own, put into the page so that it takes the theme's colours. Its place is kept while it comes. */
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
