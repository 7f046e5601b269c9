/** 11.0 Why a march cannot come to a hex: for refusals. */
import { no, ok, type Verdict } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { around } from '../../../kernel/hex.ts';
import { FAR, MOST_POINTS, reach, type Ground } from '../../../kernel/path.ts';
import { isMech, nameOf } from '../army.ts';
import { boxOf } from '../box.ts';
import { gridOf, labelOf, placed } from '../ground.ts';
import { foe, sideOf, topOf } from '../state.ts';
import { underAir } from './aloft.ts';
import { groundFor } from './ground.ts';
import type { March } from './marchers.ts';
import { boardOf } from './memo.ts';
import { mayJoin } from './stacking.ts';
import { inSupply } from './supply.ts';

export const whoGoes = (g: State, m: March): string => (m.units.length === 1 ? nameOf(g, m.units[0]!) : 'the stack');
const inPoints = (halves: number): string => (halves % 2 ? `${(halves - 1) / 2}½` : `${halves / 2}`);

/** 9.1, 11.4, 11.6 Why a hex is out of reach: who is in it, ground by rail only, enemy zones, or the points. */
export const beyond = (g: State, m: March, hex: number): Verdict => {
  const there = topOf(g, hex);
  const join = there >= 0 ? mayJoin(g, m.units, hex) : ok;
  const { RAIL_ONLY, GRID, kept } = boxOf(g);
  if (!join.ok) return join;
  if (RAIL_ONLY[hex] === 1 && m.units.some(u => isMech(g, u)))
    return no('11.4', `mechanised units get into ${labelOf(g, hex)} along a railway only`, [hex]);
  const purse = m.purses[0]!;
  const { zone: _zone, ...open } = groundFor(g, purse.mover, false);
  const free = reach(GRID, open, m.hex, purse.normal, kept.march.further, m.fresh).cost[hex] !== FAR;
  if (free) return no('9.1', `enemy zones of control keep ${whoGoes(g, m)} from ${placed(g, hex)}`, [hex]);
  const inColumn = mayInColumn(g, m, hex, open);
  if (!inColumn.ok) return inColumn;
  const far = reach(GRID, open, m.hex, MOST_POINTS, kept.march.further, m.fresh).cost[hex] !== FAR;
  const points = `${inPoints(m.column ? purse.column : purse.normal)} movement points${m.column ? ' in column' : ''}`;
  return far
    ? no('11.0', `${whoGoes(g, m)} has ${points}, not enough for ${placed(g, hex)}`, [hex])
    : no('11.0', `the way to ${placed(g, hex)} is barred`, [hex]);
};
/** 11.6 Of a hex within double the points: what bars the column from it, or the march from being one. */
const mayInColumn = (g: State, m: March, hex: number, { added: _added, ...open }: Ground): Verdict => {
  const { GRID, kept } = boxOf(g);
  const enemy = foe(sideOf(g, m.units[0]!));
  const name = whoGoes(g, m);
  if (reach(GRID, open, m.hex, m.purses[0]!.column, kept.march.further, false).cost[hex] === FAR) return ok;
  if (m.column)
    return no('11.6', `${name} marches that far in column only, which enters no enemy zone and no enemy air zone`, [
      hex,
    ]);
  if (!inSupply(g, m.units[0]!)) return ok;
  if (around(gridOf(g), m.hex).some(h => boardOf(g).inPlay[enemy][h]! > 0))
    return no('11.6', `an enemy is next to ${name}: it does not march in column`, [hex]);
  return underAir(g, enemy, m.hex)
    ? no('11.6', `${name} is under enemy aircraft: it does not march in column`, [hex])
    : ok;
};
