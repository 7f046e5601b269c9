/** The edge of the tray at the foot of a table: what lies in it, and the button that folds and unfolds it. On a phone the tray is a tab and has no edge. */
import type { JSX } from 'solid-js';
import { Icon } from './icons.tsx';
import type { Tray } from './tray.ts';
import './tray.css';

export const TrayBar = (props: {
  readonly tray: Tray;
  /** 'hand and markers' */
  readonly name: string;
  /** What lies in it, for whoever has it folded. */
  readonly holds: string;
}): JSX.Element => {
  const words = (): string => `${props.tray.folded() ? 'Show' : 'Fold away'} ${props.name}`;
  return (
    <button
      type="button"
      class="tray-bar"
      aria-expanded={!props.tray.folded()}
      title={words()}
      onClick={() => props.tray.toggle()}
    >
      <Icon name={props.tray.folded() ? 'up' : 'down'} />
      <b>{words()}</b>
      <span>{props.tray.folded() ? props.holds : ''}</span>
    </button>
  );
};
