/** Several sheets on one table, one seen at a time, a key each: years, display, map. */
import { createUniqueId, Index, Show, type JSX } from 'solid-js';
import { isPlainKey, placeAfter } from './rove.ts';
import './sheets.css';

export interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  /** Something happened there since it was last seen. */
  readonly news?: boolean;
}
export interface SheetsProps {
  readonly name: string;
  readonly sheets: readonly Sheet[];
  readonly at: string;
  readonly onTurn: (sheet: string) => void;
  readonly children: (sheet: string) => JSX.Element;
}

/** The sheet a key asks for. */
const sheetOfKey = (sheets: readonly Sheet[], key: string): Sheet | undefined =>
  sheets.find(s => s.key.toUpperCase() === key.toUpperCase());

export const Sheets = (props: SheetsProps): JSX.Element => {
  const own = createUniqueId();
  const tabs: HTMLButtonElement[] = [];
  const place = (): number => props.sheets.findIndex(s => s.id === props.at);
  const turn = (to: number): void => {
    const sheet = props.sheets[to];
    if (!sheet) return;
    props.onTurn(sheet.id);
    tabs[to]?.focus();
  };
  const onTabKey = (e: KeyboardEvent): void => {
    const to = isPlainKey(e) ? placeAfter(e.key, place(), props.sheets.length, 'across') : undefined;
    if (to === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    turn(to);
  };
  const onKey = (e: KeyboardEvent): void => {
    const sheet = isPlainKey(e) ? sheetOfKey(props.sheets, e.key) : undefined;
    if (!sheet) return;
    e.preventDefault();
    turn(props.sheets.indexOf(sheet));
  };
  return (
    <div class="leaves" onKeyDown={onKey}>
      <div class="leaf-tabs" role="tablist" aria-label={props.name} onKeyDown={onTabKey}>
        <Index each={props.sheets}>
          {(s, i) => (
            <button
              ref={b => (tabs[i] = b)}
              type="button"
              role="tab"
              id={`${own}-tab-${s().id}`}
              aria-selected={s().id === props.at}
              aria-controls={`${own}-leaf`}
              aria-keyshortcuts={s().key}
              tabIndex={s().id === props.at ? 0 : -1}
              onClick={() => props.onTurn(s().id)}
            >
              {s().name}
              <Show when={s().news && s().id !== props.at}>
                <i class="leaf-news" role="img" aria-label="something new" />
              </Show>
              <kbd aria-hidden="true">{s().key}</kbd>
            </button>
          )}
        </Index>
      </div>
      <div class="leaf" role="tabpanel" id={`${own}-leaf`} aria-labelledby={`${own}-tab-${props.at}`} tabIndex={0}>
        <Show when={props.at} keyed>
          {at => props.children(at)}
        </Show>
      </div>
    </div>
  );
};
