/** The map as the board has it: outlines and plate as drawn, neighbours by the rules. */
import type { AreaMap } from '../../../screen/area/AreaBoard.tsx';
import type { PlateSource } from '../../../screen/map/Plate.tsx';
import { BORDERS, BRIDGES } from '../data/map.ts';
import { loadGround, type Ground } from '../look/ground.ts';
import { plateCss } from '../look/plate.ts';
import plateUrl from '../look/plate.svg?url';

export interface GroundMap extends Ground, AreaMap {
  readonly areas: Ground['areas'];
  readonly plate: PlateSource;
}

const neighbours = (): ((area: string) => readonly string[]) => {
  const next = new Map<string, string[]>();
  for (const [a, b] of [...BORDERS.map(x => [x.a, x.b] as const), ...BRIDGES.map(x => [x.from, x.to] as const)]) {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  return area => next.get(area) ?? [];
};
export const loadMap = async (): Promise<GroundMap> => {
  const ground = await loadGround();
  return { ...ground, neighbours: neighbours(), plate: { svg: { url: plateUrl }, size: ground.size, css: plateCss } };
};
