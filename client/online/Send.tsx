/** A link to send: shown, copied, or handed to the share sheet of the device. */
import { createSignal, Show, type JSX } from 'solid-js';
import { Icon } from './icons.tsx';

export const Send = (props: { readonly link: string; readonly label: string; readonly title: string }): JSX.Element => {
  const [copied, setCopied] = createSignal(false);
  let field!: HTMLInputElement;
  const copy = async (): Promise<void> => {
    field.select();
    try {
      await navigator.clipboard.writeText(props.link);
    } catch {
      document.execCommand('copy'); // where the clipboard is closed to pages without TLS
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 4000);
  };
  const share = (): void => { void navigator.share({ title: props.title, url: props.link }).catch(() => undefined); };
  return (
    <div class="send">
      <label><span>{props.label}</span><input ref={field} type="text" readonly value={props.link} onFocus={e => e.currentTarget.select()} /></label>
      <div class="row">
        <button type="button" class="btn pri" onClick={() => void copy()}><Icon name="copy" />{copied() ? 'Copied' : 'Copy the link'}</button>
        <Show when={'share' in navigator}><button type="button" class="btn" onClick={share}><Icon name="share" />Share …</button></Show>
        <span class="vh" role="status">{copied() ? 'The link is copied.' : ''}</span>
      </div>
    </div>
  );
};
