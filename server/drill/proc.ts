/** A process's costs as Linux counts them: asking the server would cost it something. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Milliseconds of processor time that the main thread has used. */
export const mainThreadMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
const megabytesIn = (pid: number, field: 'VmHWM' | 'VmRSS'): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1000;
export const residentMb = (pid: number): number => megabytesIn(pid, 'VmRSS');
const RESET_PEAK = '5';
/** Peak memory since `forgetPeak`. */
export const peakMb = (pid: number): number => megabytesIn(pid, 'VmHWM');
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);

export interface Cost {
  readonly mainMs: number;
  readonly moreMb: number;
}
/** What the server spends during `work`. */
export const costOf = async (pid: number, work: () => Promise<unknown>): Promise<Cost> => {
  const [ms, mb] = [mainThreadMs(pid), residentMb(pid)];
  forgetPeak(pid);
  await work();
  return { mainMs: mainThreadMs(pid) - ms, moreMb: Math.max(0, peakMb(pid) - mb) };
};
