/** What a battle of any hex wargame tells its panel. */
import type { WarUnit } from './view.ts';

export interface FoughtUnit extends WarUnit {
  readonly attack: number;
  readonly defence: number;
}
interface Cited {
  readonly case: string;
  readonly text: string;
}
/** What a unit adds to an attack, and why it is not the factor it prints. */
export interface Attacker {
  readonly unit: string;
  readonly hex: string;
  readonly factor: number;
  readonly because: readonly Cited[];
}
/** A unit next door: it may join, or the reason why not. */
export interface Able extends Attacker {
  readonly refused?: Cited;
}
/** '3:1', '1:1 to 3:1'. */
export const spread = (list: readonly string[]): string =>
  list.length > 1 ? `${list[0]} to ${list.at(-1)}` : (list[0] ?? '');
/** '7', '7–9' where something is hidden. */
export const between = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : `${least}–${most}`;
/** What attacks from each hex: the factors as they count, halved where they are. */
export const sumsOf = (attackers: readonly Pick<Attacker, 'hex' | 'factor'>[]): { readonly [hex: string]: number } =>
  Object.fromEntries(
    [...Map.groupBy(attackers, a => a.hex)].map(([hex, of]) => [hex, of.reduce((n, a) => n + a.factor, 0)]),
  );
