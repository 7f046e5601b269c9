/** A button that asks for the file of a record. The field is emptied afterwards, so that the same file can be chosen twice. */
import type { JSX } from 'solid-js';
import { Icon } from './icons.tsx';

export const RecordFile = (props: {
  readonly take: (file: File | undefined) => Promise<void>;
  readonly children: JSX.Element;
}): JSX.Element => {
  let picker!: HTMLInputElement;
  return (
    <>
      <button type="button" class="btn" onClick={() => picker.click()}>
        <Icon name="open" />
        {props.children}
      </button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={e => {
          void props.take(e.currentTarget.files?.[0]);
          e.currentTarget.value = '';
        }}
      />
    </>
  );
};
