/** How soon notices are sent, and the setting for one game. */
import { createResource, For, Show, type JSX } from 'solid-js';
import type { When } from '../../server/notices/wire.ts';
import { linkTo } from '../app/route.ts';
import * as api from './api.ts';
import { to } from './place.ts';

export const WHEN: readonly { readonly id: string; readonly title: string; readonly when: When }[] = [
  { id: 'instant', title: 'at once', when: 'instant' },
  { id: '30', title: 'after half an hour', when: { after: 30 } },
  { id: '720', title: 'after half a day', when: { after: 720 } },
  { id: 'mute', title: 'never', when: 'mute' },
];
/** The choice above that is nearest to a setting. */
export const whenId = (w: When): string =>
  typeof w === 'string' ? w : (WHEN.find(x => typeof x.when === 'object' && x.when.after >= w.after)?.id ?? '720');

export const GameNotices = (props: { readonly game: string; readonly fail: (why: string) => void }): JSX.Element => {
  const [settings, { mutate }] = createResource(() => api.notices().catch(() => undefined));
  const set = async (id: string): Promise<void> => {
    try {
      mutate(await api.setNotices({ game: props.game, when: id === '' ? null : WHEN.find(w => w.id === id)!.when }));
    } catch (e) {
      props.fail((e as Error).message);
    }
  };
  return (
    <Show when={settings.latest}>
      {s => (
        <label class="field">
          <span>Tell me of this game</span>
          <select
            value={s().games[props.game] ? whenId(s().games[props.game]!) : ''}
            onChange={e => void set(e.currentTarget.value)}
          >
            <option value="">as of all games</option>
            <For each={WHEN}>{w => <option value={w.id}>{w.title}</option>}</For>
          </select>
          <small>
            <a {...linkTo(to({ at: 'account' }))}>How you are told</a>
          </small>
        </label>
      )}
    </Show>
  );
};
