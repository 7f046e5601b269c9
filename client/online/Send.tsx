/** A link to send: it can be copied, or shared through the device's share sheet. */
import { createSignal, Show, type JSX } from 'solid-js';
import { copied as toClipboard, SHOWN_MS } from './copy.ts';
import { Icon } from './icons.tsx';

const LOOPBACK = /^(localhost|127\.|\[::1\])/;
/** Warns that a localhost link works only on this machine. The part after the host works everywhere. */
export const OnlyHere = (): JSX.Element => (
  <Show when={LOOPBACK.test(location.hostname)}>
    <p class="quiet">
      “{location.hostname}” means this machine only: for another device put the machine’s address in your network in its
      place, such as 192.168.1.20. The window in which the server was started shows it.
    </p>
  </Show>
);

export const Send = (props: { readonly link: string; readonly label: string; readonly title: string }): JSX.Element => {
  const [copied, setCopied] = createSignal(false);
  let field!: HTMLInputElement;
  const copy = async (): Promise<void> => {
    const done = await toClipboard(props.link);
    field.select();
    setCopied(done);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  const share = (): void => {
    void navigator.share({ title: props.title, url: props.link }).catch(() => undefined);
  };
  return (
    <div class="send">
      <label>
        <span>{props.label}</span>
        <input ref={field} type="text" readonly value={props.link} onFocus={e => e.currentTarget.select()} />
      </label>
      <div class="row">
        <button type="button" class="btn pri" onClick={() => void copy()}>
          <Icon name="copy" />
          {copied() ? 'Copied' : 'Copy the link'}
        </button>
        <Show when={'share' in navigator}>
          <button type="button" class="btn" onClick={share}>
            <Icon name="share" />
            Share …
          </button>
        </Show>
        <span class="vh" role="status">
          {copied() ? 'The link is copied.' : ''}
        </span>
      </div>
    </div>
  );
};
