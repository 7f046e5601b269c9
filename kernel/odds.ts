/** Columns of a combat results table: odds rounded in favour of the defender, differentials, and shifts. A column is a whole number that may lie beyond the table. */

/** A table by odds, weakest column first; the outer labels are 1:n and n:1, so that columns go on beyond both ends. */
export interface OddsTable {
  readonly labels: readonly string[];
  readonly attack: readonly number[];
  readonly defence: readonly number[];
}

export function makeOdds(labels: readonly string[]): OddsTable {
  const part = (k: 0 | 1): readonly number[] => labels.map(label => Number(label.split(':')[k]));
  const attack = part(0);
  const defence = part(1);
  if (attack[0] !== 1 || defence.at(-1) !== 1) throw new RangeError('a table of odds opens with 1:n and ends with n:1');
  for (let i = 1; i < labels.length; i++)
    if (attack[i]! * defence[i - 1]! <= attack[i - 1]! * defence[i]!)
      throw new RangeError(`${labels[i]} must be better odds than ${labels[i - 1]}`);
  return { labels, attack, defence };
}

/** So far beyond the table that no shift brings it back. */
const BEYOND = 1000;

/** The best column the ratio reaches: 11 to 4 is 2:1, 3 to 4 is 1:2. Below the table it is negative, above it at least the number of labels. */
export function oddsColumn({ labels, attack, defence }: OddsTable, attackers: number, defenders: number): number {
  if (defenders <= 0) return BEYOND;
  if (attackers <= 0) return -BEYOND;
  const last = labels.length - 1;
  const whole = Math.floor(attackers / defenders);
  if (whole > attack[last]!) return last + whole - attack[last]!;
  for (let i = last; i >= 0; i--) if (attackers * defence[i]! >= attack[i]! * defenders) return i;
  return defence[0]! - Math.ceil(defenders / attackers);
}

/** A table by difference: each column goes from its own number up to the next; anything less than the first column counts as the first. */
export const differenceColumn = (columns: readonly number[], attackers: number, defenders: number): number =>
  Math.max(
    0,
    columns.findLastIndex(least => attackers - defenders >= least),
  );

/** Shifts right (+) or left (-). At the ends of the table it stops ('clamped') or goes beyond, to -1 or `width`, where the result is automatic. */
export function shifted(column: number, shifts: number, width: number, ends: 'clamped' | 'automatic'): number {
  const moved = column + shifts;
  return ends === 'clamped' ? Math.min(width - 1, Math.max(0, moved)) : Math.min(width, Math.max(-1, moved));
}

/** As a player reads it, also beyond the table: '7:1', '1:6'. */
export function oddsLabel({ labels, attack, defence }: OddsTable, column: number): string {
  const over = column - (labels.length - 1);
  if (over > 0) return over >= BEYOND / 2 ? 'no defence' : `${attack.at(-1)! + over}:1`;
  if (column < 0) return column <= -BEYOND / 2 ? 'no attack' : `1:${defence[0]! - column}`;
  return labels[column]!;
}

/** Halved and rounded up, as in all these games. */
export const halved = (factors: number): number => Math.ceil(factors / 2);
