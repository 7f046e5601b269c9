/** Which hex a listed choice concerns. */
import type { OfferedChoice } from '../session.ts';

export type Listed = Pick<OfferedChoice, 'choice'>;
interface Standing {
  readonly hex: string;
  readonly units: readonly { readonly name: string }[];
}
/** Every listed choice by the hex it concerns: the hex it names, or where its unit stands. `besides`: what stands somewhere and is in no stack. */
export const choicesByHex = <O extends Listed>(
  offered: readonly O[],
  stacks: readonly Standing[],
  besides: readonly (readonly [name: string, hex: string])[] = [],
): ReadonlyMap<string, readonly O[]> => {
  const where = new Map([...stacks.flatMap(s => s.units.map(u => [u.name, s.hex] as const)), ...besides]);
  const out = new Map<string, O[]>();
  for (const o of offered) {
    const hex = (o.choice['hex'] as string | undefined) ?? where.get(o.choice['unit'] as string);
    const there = hex === undefined ? undefined : out.get(hex);
    if (there) there.push(o);
    else if (hex !== undefined) out.set(hex, [o]);
  }
  return out;
};
