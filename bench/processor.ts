/** Processor time of this thread alone, so that a busy machine matters less; wall time is never measured. */
export const seconds = (work: () => void): number => {
  const from = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1e6;
};
export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
