/** 14.1.1, 14.1.2, 14.7.4 Where Targets and Counterblows may be laid. */
import { blockedBy, cells, no, ok, stackAt, type Refused, type Verdict } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import { A, FRENCH, G, nationOf, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { gridOf, placed, terrainOf } from '../../model/ground.ts';
import { foe, placeOf, unitsIn, unitsOfIn } from '../../model/state.ts';
import { canUse, heldCount } from '../cards/pool.ts';
import type { Battle } from './battle-vars.ts';
import { anyMayAttack, apart, neighboursOf, noEnemyIn } from './eligible-attackers.ts';
import { fitsNation, freeMarker, hasFree, markIn, WITH, type With } from './markers.ts';
import { hasFortress } from './odds.ts';
import { isEastCity } from '../movement/areas.ts';
import { once } from '../position/obstacles.ts';
import { isInactive } from '../supply/supply.ts';

const isMarked = (g: State, hex: number, ruleCase: string): Refused | undefined => {
  const mark = markIn(g, hex);
  return (
    mark &&
    blockedBy(
      cells(mark.with === 'shock' ? 'lies' : 'marker', mark.piece),
      ruleCase,
      `${placed(g, hex)} bears a ${mark.kind === 'target' ? 'Target' : 'Counterblow'} already`,
      [hex],
    )
  );
};
/** 14.1.1 May the Phasing player lay a Target there? */
export const mayTarget = (g: State, side: SideNo, hex: number, by: With): Verdict => {
  const marked = isMarked(g, hex, '14.1.1');
  if (marked) return marked;
  if (!unitsIn(g, hex).some(u => boxOf(g).SIDE[u] !== side)) return noEnemyIn(g, hex);
  const free = hasFree(g, side, by, 'target');
  if (!free.ok) return free;
  const near = neighboursOf(g, side, hex);
  if (near.length === 0) return nobodyNear(g, side, hex);
  if (by === 'shock' && side === G && isEastCity(g, hex))
    return blockedBy(
      once('red line'),
      '23.1',
      `${placed(g, hex)} is east of the yellow line: no Shock-Target is laid on it`,
      [hex],
    );
  if (by === 'shock' && side === A && !near.some(u => nationOf(g, u) === FRENCH))
    return blockedBy(
      stackAt(hex),
      '19.3',
      `no French unit is next to ${placed(g, hex)}: only they use the Initiative Target`,
      [hex],
    );
  return anyMayAttack(g, near, hex, { kind: 'target', side, with: by })!;
};
/** 14.1, 13.2.3 No unit of the side can attack the hex from where it stands: the refusal for the first unit next to it. */
const nobodyNear = (g: State, side: SideNo, hex: number): Verdict => {
  const beside = gridOf(g).around[hex]!.flatMap(from => unitsOfIn(g, side, from));
  return beside.length
    ? apart(g, beside[0]!, hex)
    : blockedBy(stackAt(hex), '14.1', `no ${side === G ? 'German' : 'Allied'} unit is next to ${placed(g, hex)}`, [
        hex,
      ]);
};
/** 14.1.2, 14.6.2 Do the terrain and the units in this hex allow a Counterblow? */
const mayBearBlow = (g: State, side: SideNo, hex: number, by: With): Verdict => {
  const own = unitsOfIn(g, side, hex);
  if (own.length === 0)
    return blockedBy(
      stackAt(hex),
      '14.1.2',
      unitsIn(g, hex).length ? `no unit of yours is in ${placed(g, hex)}` : `nobody is in ${placed(g, hex)}`,
      [hex],
    );
  if (hasFortress(g, hex))
    return blockedBy(stackAt(hex), '14.1.2', `a Fortress is in ${placed(g, hex)}: no Counterblow is laid on it`, [hex]);
  if (terrainOf(g, hex).noCounterblow)
    return no('14.6.2', `${placed(g, hex)} is an Evacuation Zone: no Counterblow is laid in it`, [hex]);
  for (const u of own) {
    const fits = fitsNation(g, u, by);
    if (!fits.ok) return fits;
  }
  return ok;
};
/** 14.1.2 May the non-phasing player lay a Counterblow there? Its cost is not judged here. */
export const mayBlow = (g: State, side: SideNo, hex: number, by: With): Verdict => {
  const marked = isMarked(g, hex, '14.1.2');
  if (marked) return marked;
  const bears = mayBearBlow(g, side, hex, by);
  if (!bears.ok) return bears;
  if (unitsIn(g, hex).some(u => boxOf(g).SIDE[u] === side && isInactive(g, u)))
    return blockedBy(cells('na', ...unitsIn(g, hex)), '14.1.2', `the units in ${placed(g, hex)} are under No Actions`, [
      hex,
    ]);
  const free = hasFree(g, side, by, 'counterblow');
  if (!free.ok) return free;
  return (
    anyMayAttack(g, neighboursOf(g, foe(side), hex), hex, { kind: 'counterblow', side, with: by, openly: true }) ??
    blockedBy(stackAt(hex), '14.1.2', `no enemy is next to ${placed(g, hex)}`, [hex])
  );
};

// 14.7.4 Counterblows from the table -----------------------------------------------------------------------------------
/** The hexes of the Phasing player’s units in this battle. */
const ownHexes = (g: State, b: Battle): readonly number[] => {
  const own = (b.attacker === b.phasing ? b.attackers : b.defenders).filter(u => placeOf(g, u) < boxOf(g).SIZE);
  return [...new Set(own.map(u => placeOf(g, u)))];
};
export const blowHexes = (g: State, b: Battle): readonly number[] =>
  ownHexes(g, b).filter(hex => !markIn(g, hex) && blowWith(g, b, hex).length > 0);
/** 14.7.4 The markers that may be laid: after a Target battle its Target, flipped (a Shock-Target has no Counterblow side); after a Counterblow battle any free marker or a Shock-Counterblow. */
export const blowWith = (g: State, b: Battle, hex: number): readonly With[] => {
  const kinds = WITH.filter(by => {
    if (b.kind === 'target') return by !== 'shock' && turnable(g, b, by) >= 0;
    return by === 'shock' ? canUse(g, b.phasing, 'Shock-Counterblow') : freeMarker(g, b.phasing, by) >= 0;
  });
  return kinds.filter(by => mayBearBlow(g, b.phasing, hex, by).ok);
};
export const turnable = (g: State, b: Battle, by: With): number => {
  const marks = b.rootHexes.map(hex => markIn(g, hex));
  return marks.find(m => m?.kind === 'target' && m.with === by)?.piece ?? -1;
};
/** 15.1 None in the Blitzkrieg Phase. */
export const mayPlaceBlow = (g: State, b: Battle): boolean =>
  b.kind !== 'assault' && (blowHexes(g, b).length > 0 || mightPlaceShock(g, b));
/** 14.7.4 After a Counterblow battle a Shock-Counterblow in hand would do. Whether the player holds one is secret, so he is asked whenever he holds any marker. */
const mightPlaceShock = (g: State, b: Battle): boolean =>
  b.kind === 'counterblow' &&
  heldCount(g, b.phasing) > 0 &&
  ownHexes(g, b).some(hex => mayBearBlow(g, b.phasing, hex, 'shock').ok && !markIn(g, hex));
