/** How long ago something happened, in words. */
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

export const ago = (then: number, now: number): string => {
  for (const [unit, size] of STEPS)
    if (now - then >= size) return format.format(-Math.floor((now - then) / size), unit);
  return 'just now';
};
