/** The field for the name that the others at the table see. */
import type { JSX } from 'solid-js';
import { me, MAX_NAME_LETTERS } from './api.ts';

/** The name that the player chose, or an empty text if the server made one up. */
export const givenName = (): Promise<string> =>
  me().then(
    m => (m.name.startsWith('Guest ') ? '' : m.name),
    () => '',
  );

export const NameField = (props: {
  readonly name: string;
  readonly set: (name: string) => void;
  readonly required?: boolean;
  readonly placeholder?: string;
}): JSX.Element => (
  <label class="field">
    <span>Your name at the table</span>
    <input
      type="text"
      required={props.required}
      maxlength={MAX_NAME_LETTERS}
      autocomplete="nickname"
      value={props.name}
      onInput={e => props.set(e.currentTarget.value)}
      placeholder={props.placeholder}
    />
  </label>
);
