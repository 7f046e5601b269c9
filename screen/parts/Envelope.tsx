/** The envelope of a sealed order: one's own, to be opened again, and another's, of which one bit is seen. */
import { createUniqueId, Show, type JSX } from 'solid-js';
import { MarkStrokes } from './marks.tsx';
import { rosette, waxRim } from './ornament.ts';
import type { Paint } from './paint.ts';
import { Cite } from '../Cite.tsx';
import type { Reason } from './reason.ts';
import './sealed.css';
import './chit.css';

const LINES = Array.from({ length: 16 }, (_, i) => `M${14 + i * 6.3} ${10.5 + i * 2}h${272 - i * 12.6}`).join('');

const Wax = (props: { paint: Paint }): JSX.Element => (
  <g transform="translate(150 47)">
    <path class="wax" transform="scale(.2)" d={waxRim()} />
    <circle class="wax-ring" r={16} />
    <path class="orn" transform="scale(.05)" d={rosette(`seal ${props.paint}`, 50, 5)} />
    <g transform="translate(-6 -6) scale(1.500)">
      <MarkStrokes paint={props.paint} />
    </g>
  </g>
);

/** Of another's order one bit is seen: it is being written, or it is sealed. */
export const Envelope = (props: {
  name: string;
  paint: Paint;
  state: 'writing' | 'sealed';
  note?: string;
}): JSX.Element => (
  <div
    class={`envelope is-${props.state} face-${props.paint}`}
    role="img"
    aria-label={`${props.name}: ${props.state === 'sealed' ? 'sealed' : 'being written'}${props.state === 'sealed' && props.note ? `, ${props.note}` : ''}`}
  >
    <svg viewBox="0 0 300 96" aria-hidden="true">
      <path class="fold-0" d="M6 8h288v80H6z" />
      <path class="fold-1" d="M6 8l144 46L294 8" />
      <Show when={props.state === 'sealed'}>
        <path class="fold-2" d="M6 88l112-46M294 88L182 42" />
        <path class="fold-lines" d={LINES} />
        <Wax paint={props.paint} />
      </Show>
    </svg>
    <p>
      <b>{props.name}</b>
      <span>{props.state === 'sealed' ? props.note : 'being written'}</span>
    </p>
  </div>
);

/** One's own order once sealed; it may be opened again until the other is sealed too. */
export const SealedSheet = (props: {
  name: string;
  paint: Paint;
  note: string;
  reopen: { readonly bar?: Reason };
  onReopen: () => void;
}): JSX.Element => {
  const why = createUniqueId();
  return (
    <div class="sealed-sheet" role="group" aria-label={props.name}>
      <Envelope name={props.name} paint={props.paint} state="sealed" note={props.note} />
      <button
        type="button"
        class="btn order-seal"
        aria-disabled={props.reopen.bar ? 'true' : undefined}
        aria-describedby={props.reopen.bar ? why : undefined}
        onClick={() => !props.reopen.bar && props.onReopen()}
      >
        Open it again
      </button>
      <Show when={props.reopen.bar}>
        {bar => (
          <p class="order-why" id={why}>
            {bar().why} <Cite case={bar().case} />
          </p>
        )}
      </Show>
    </div>
  );
};
