/** Railways: trunk lines of the time as chains of towns, each laid from hex to hex as near to the straight line as water allows. */
import { historical } from '../../../engine/facts.ts';
import { centreOf, DIRS, hexOf, neighbour, OFF_MAP, sideBetween, sideOf, type HexId } from '../../../kernel/hex.ts';
import type { Point } from '../../../kernel/curve.ts';
import { linesOf } from '../../../atlas/geodata.ts';
import type { Sheet } from '../../../atlas/georef.ts';
import { isDry, type Draft } from './draft.ts';
import { factOf } from '../../../atlas/overrides.ts';
import type { Override } from './overrides.ts';
import { hexAt } from './towns.ts';

const TRUNK = historical('trunk lines of 1938 from town to town, our compilation, laid from hex to hex');

const offLine = (p: Point, a: Point, b: Point): number => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const k = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return (p[0] - a[0] - k * dx) ** 2 + (p[1] - a[1] - k * dy) ** 2;
};

/** The cheapest chain of hexes: near the line, over land, along railways that are there already. */
function wayBetween(draft: Draft, from: HexId, to: HexId): readonly HexId[] {
  const { grid } = draft;
  const a = centreOf(grid, from);
  const b = centreOf(grid, to);
  const cost = new Map([[from, 0]]);
  const back = new Map<HexId, HexId>();
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((best, hex) => (cost.get(hex)! < cost.get(best)! ? hex : best));
    open.delete(here);
    if (here === to) break;
    for (const dir of DIRS) {
      const next = neighbour(grid, here, dir);
      if (next === OFF_MAP) continue;
      const side = sideOf(grid, here, dir);
      const water = draft.sides.get(side);
      let price = 1 + 2.5 * offLine(centreOf(grid, next), a, b);
      if (!isDry(draft, next)) price += 60;
      if (water?.kind === 'sea' || water?.kind === 'lake') price += 60;
      if (draft.rails.has(side)) price *= 0.55;
      if (draft.hexes[next]!.terrain === 'mountain') price += 0.3;
      const sum = cost.get(here)! + price;
      if (sum >= (cost.get(next) ?? Infinity)) continue;
      cost.set(next, sum);
      back.set(next, here);
      open.add(next);
    }
  }
  const way = [to];
  for (let step = back.get(to); step !== undefined; step = back.get(step)) way.unshift(step);
  return way;
}

/** Where a line leaves the sheet: the last hex on it toward a town beyond. */
function lastOnSheet(draft: Draft, from: Point, to: Point): HexId | undefined {
  let last: HexId | undefined;
  for (let k = 0; k <= 1; k += 0.01) {
    const hex = hexAt(draft.grid, [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k]);
    if (hex !== undefined) last = hex;
  }
  return last;
}

export function addRails(draft: Draft, folder: string, sheet: Sheet, overrides: readonly Override[]): void {
  const { grid } = draft;
  const lay = (from: HexId, to: HexId): void => {
    const way = wayBetween(draft, from, to);
    way.forEach((hex, i) => {
      const before = way[i - 1];
      if (before === undefined || !isDry(draft, hex) || !isDry(draft, before)) return;
      const side = sideBetween(grid, before, hex);
      if (!draft.rails.has(side)) draft.rails.set(side, TRUNK);
    });
  };
  for (const { line } of linesOf(folder, 'rail_main_1938.geojson')) {
    const stops = line.map(sheet.toSheet);
    stops.forEach((spot, i) => {
      const before = stops[i - 1];
      if (before === undefined) return;
      const ends = [hexAt(grid, before), hexAt(grid, spot)] as const;
      const [from, to] = [ends[0] ?? lastOnSheet(draft, spot, before), ends[1] ?? lastOnSheet(draft, before, spot)];
      if ((ends[0] === undefined && ends[1] === undefined) || from === undefined || to === undefined) return;
      lay(from, to);
      if (ends[0] === undefined) addExit(draft, from);
      if (ends[1] === undefined) addExit(draft, to);
    });
  }
  for (const o of overrides) if ('rail' in o || 'noRail' in o || 'exits' in o) setRails(draft, o);
  const isRailed = (hex: HexId): boolean => DIRS.some(dir => draft.rails.has(sideOf(grid, hex, dir)));
  draft.exits.splice(0, Infinity, ...draft.exits.filter(e => isRailed(e.hex)));
}

/** The edge a hex lies on (1.2). */
function addExit(draft: Draft, hex: HexId): void {
  const { grid } = draft;
  const [column, row] = [grid.line[hex]!, grid.place[hex]!];
  const south = row === (column % 2 ? 34 : 33);
  const edge = south ? 'south' : column === 1 ? 'west' : column === 61 && row > 10 ? 'east' : 'north';
  if (isDry(draft, hex) && !draft.exits.some(e => e.hex === hex)) draft.exits.push({ hex, edge, by: TRUNK });
}

function setRails(draft: Draft, o: Override): void {
  const { grid } = draft;
  const sides = (chain: string) => {
    const labels = chain.split('-').map(label => hexOf(grid, label));
    return labels.slice(1).map((hex, i) => sideBetween(grid, labels[i]!, hex));
  };
  if ('rail' in o) for (const chain of o.rail) for (const side of sides(chain)) draft.rails.set(side, factOf(o));
  if ('noRail' in o) for (const chain of o.noRail) for (const side of sides(chain)) draft.rails.delete(side);
  if ('exits' in o)
    for (const label of o.exits) {
      const hex = hexOf(grid, label);
      const known = draft.exits.findIndex(e => e.hex === hex);
      if (known >= 0) draft.exits.splice(known, 1);
      draft.exits.push({ hex, edge: o.edge, by: factOf(o) });
    }
}
