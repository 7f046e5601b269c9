/** Quiet hours in the player's time zone, over midnight and on the days the clocks change. */
export interface Quiet {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
export const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};
const minutesOf = (hhmm: string): number => Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(3));
const clockIn = (zone: string, at: number): number =>
  minutesOf(
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      at,
    ),
  );

const isQuiet = (q: Quiet, clock: number): boolean => {
  const from = minutesOf(q.from);
  const to = minutesOf(q.to);
  return from <= to ? from <= clock && clock < to : from <= clock || clock < to;
};
/** When a notice due at `at` may be sent: then, or when the quiet hours end. */
export const afterQuiet = (q: Quiet | undefined, at: number): number => {
  if (!q || !isQuiet(q, clockIn(q.zone, at))) return at;
  const to = minutesOf(q.to);
  const start = Math.floor(at / MINUTE) * MINUTE;
  const when = start + ((to - clockIn(q.zone, at) + DAY_MINUTES) % DAY_MINUTES) * MINUTE;
  // If the clocks changed on the way, the local time differs then.
  const off = ((to - clockIn(q.zone, when) + 1.5 * DAY_MINUTES) % DAY_MINUTES) - DAY_MINUTES / 2;
  return when + off * MINUTE;
};
