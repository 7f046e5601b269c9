/** One tab writes a game, the others follow. The browser's Web Locks decide which; without them only the revision check of storage.ts protects the game. */
export interface TabLock {
  readonly mine: boolean;
  /** Takes the game away from the tab that has it. */
  steal(): Promise<void>;
  let(): void;
}

/** Asks for the lock of a game. `changed` is called when this tab gets it later or loses it. */
export const lockTab = async (id: string, changed: (mine: boolean) => void): Promise<TabLock> => {
  const locks = navigator.locks as LockManager | undefined;
  const name = `phoney-war table ${id}`;
  if (!locks) return { mine: true, steal: () => Promise.resolve(), let: () => {} };
  const leaving = new AbortController();
  const left = new Promise<void>(done => leaving.signal.addEventListener('abort', () => done()));

  /** Queues for the lock. */
  const wait = (): void => {
    locks
      .request(name, { signal: leaving.signal }, () => {
        changed(true);
        return left;
      })
      .catch(lost);
  };
  const lost = (): void => {
    if (leaving.signal.aborted) return;
    changed(false);
    wait();
  };
  const request = (options: LockOptions): Promise<boolean> =>
    new Promise(answer => {
      locks
        .request(name, options, lock => {
          answer(lock !== null);
          return lock ? left : undefined;
        })
        .catch(lost);
    });
  const mine = await request({ ifAvailable: true });
  if (!mine) wait();
  return {
    mine,
    steal: async () => {
      await request({ steal: true });
    },
    let: () => leaving.abort(),
  };
};
