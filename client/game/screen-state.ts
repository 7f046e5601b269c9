/** The state of the screen: the snapshot as a Solid store. The worker's diffs are written into it, so that only what changed is drawn. */
import { createStore, produce, unwrap } from 'solid-js/store';
import { applyDiff, type Change } from './diff.ts';
import type { SentSnapshot, Snapshot, WholeSnapshot } from './session.ts';

/** The store needs writable fields. */
type Writable = { [field: string]: unknown };
/** What the page itself adds to a snapshot. */
type Added = { readonly since: number | undefined };

export interface ScreenState {
  now(): Snapshot<object>;
  /** Shows the next snapshot. Returns false if one was missed; the caller must then ask for the whole. */
  show(sent: SentSnapshot, added?: Added): boolean;
}

/** Objects of the view are changed in place and keep their identity. A changed row of another list is a new object, so that no button turns into another choice under the pointer. */
const update = (draft: Writable, change: Change | undefined): void => {
  if (change?.is !== 'fields') return;
  const now = unwrap(draft);
  for (const [field, c] of Object.entries(change.to))
    draft[field] = field === 'view' ? applyDiff(draft[field], c, 'in place') : applyDiff(now[field], c);
  for (const field of change.gone ?? []) delete draft[field];
};

export const createScreenState = (first: WholeSnapshot, added?: Added): ScreenState => {
  let { n } = first;
  const [at, setAt] = createStore<{ snapshot: Writable }>({ snapshot: { ...first.whole, ...added } });
  const show = (sent: SentSnapshot, own?: Added): boolean => {
    if (!('whole' in sent) && sent.n !== n + 1) return false;
    n = sent.n;
    setAt(
      produce(s => {
        if ('whole' in sent) s.snapshot = { ...sent.whole };
        else update(s.snapshot, sent.change);
        if (own) Object.assign(s.snapshot, own);
      }),
    );
    return true;
  };
  return { now: () => at.snapshot as unknown as Snapshot<object>, show };
};
