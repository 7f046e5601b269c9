/** Reads a data pack from a file. The game checks it before anything starts; faults are listed and change nothing. */
import { createSignal, createUniqueId, Show, type JSX } from 'solid-js';
import type { DataPack } from '../../engine/pack.ts';
import { engineWorker } from '../worker/engine-worker.ts';

export const PackFile = (props: {
  readonly game: string;
  readonly pack: DataPack | undefined;
  readonly set: (pack: DataPack | undefined) => void;
}): JSX.Element => {
  const [faults, setFaults] = createSignal('');
  const words = createUniqueId();
  let input!: HTMLInputElement;
  const take = async (file: File | undefined): Promise<void> => {
    setFaults('');
    props.set(undefined);
    if (!file) return;
    try {
      props.set(await engineWorker().readPack(props.game, await file.text()));
    } catch (e) {
      input.value = '';
      setFaults((e as Error).message);
    }
  };
  return (
    <details class="pick pack-file">
      <summary>Other data than shipped</summary>
      <fieldset aria-describedby={words}>
        <legend>
          <label for={`${words}-file`}>Data pack</label>
        </legend>
        <input
          id={`${words}-file`}
          ref={input}
          type="file"
          accept=".json,application/json"
          onChange={e => void take(e.currentTarget.files?.[0])}
        />
        <p id={words} class="quiet">
          {props.pack
            ? `Played with “${props.pack.name}”.`
            : 'If you own the game, you may type in its own counters and charts. Without a file the shipped data are used.'}
        </p>
        <Show when={faults()}>
          <div role="alert" class="trouble">
            <p>This pack cannot be used, and nothing was changed:</p>
            <pre>{faults()}</pre>
          </div>
        </Show>
      </fieldset>
    </details>
  );
};
